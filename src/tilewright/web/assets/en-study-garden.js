var e=`# What moves of Queen's Garden do. "It" is the move; phrases as in garden.ftl.

garden-study-group = It makes a group of { $count } ({ $kind }): +{ $points } at the end of the match.
garden-study-wheel = It adds +{ $points } on the wheel of this round.
garden-study-surrounds = It surrounds { $list }: +{ $jokers }.
garden-study-no-room = { $count ->
    [one] There is no room for { $count }\xA0joker.
   *[other] There is no room for { $count }\xA0jokers.
}
garden-study-pays = { $count ->
    [one] It costs { $count } piece from the storage.
   *[other] It costs { $count } pieces from the storage.
}
garden-study-buys = It buys a face-down expansion: −{ $points }.
garden-study-tiles = { $count ->
    [one] It takes { $count }\xA0tile.
   *[other] It takes { $count }\xA0tiles.
}
garden-study-expansions = { $count ->
    [one] It takes { $count }\xA0expansion.
   *[other] It takes { $count }\xA0expansions.
}
garden-study-discards = { $points ->
    [0] The pieces discarded cost nothing.
   *[other] The pieces discarded cost { study-points }.
}
garden-study-marker = { $points ->
    [0] The first to pass takes the start marker at no cost.
   *[other] The first to pass takes the start marker: −{ $points }.
}
garden-study-left = What is left in the storage: −{ $points } at the end of the match.
garden-study-matching = The storage then holds { $count }\xA0different pieces of one kind ({ $kind }).
`;export{e as default};