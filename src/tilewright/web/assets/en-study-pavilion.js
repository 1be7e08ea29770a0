var e=`# What moves of Summer Pavilion do. "It" is the move; phrases as in pavilion.ftl.

pavilion-study-hand = { $wilds ->
    [0] { $who ->
        [you] You then hold { $tiles }.
       *[other] { $name } then holds { $tiles }.
    }
   *[other] { $who ->
        [you] You then hold { $tiles } and { $wilds }\xA0wild ({ pavilion-colour.wild }).
       *[other] { $name } then holds { $tiles } and { $wilds }\xA0wild ({ pavilion-colour.wild }).
    }
}
pavilion-study-wild = { $who ->
    [you] You then hold { $tiles }, wild in this round.
   *[other] { $name } then holds { $tiles }, wild in this round.
}
pavilion-study-token = { $points ->
    [0] It takes the start marker at no cost.
   *[other] It takes the start marker: −{ $points }.
}
pavilion-study-star = It completes { $star }: +{ $points } at the end of the match.
pavilion-study-cost = It covers the last space of cost { $cost }: +{ $points } at the end of the match.
pavilion-study-run = { $run ->
    [1] The tile on { $star } stands alone: +{ $points }.
   *[other] It makes a run of { $run } on { $star }: +{ $points }.
}
pavilion-study-built = It surrounds { $structures }: { $tiles } from the supply.
pavilion-study-lost = { $count ->
    [one] The supply is too small: { $count }\xA0bonus tile is lost.
   *[other] The supply is too small: { $count }\xA0bonus tiles are lost.
}
pavilion-study-keep = { $points ->
    [0] It keeps { $keep } of { $count }\xA0tiles.
   *[other] It keeps { $keep } of { $count }\xA0tiles: −{ $points }.
}
pavilion-study-discards = { $points ->
    [0] { $count ->
        [one] { $count }\xA0tile is discarded at no cost.
       *[other] { $count }\xA0tiles are discarded at no cost.
    }
   *[other] { $count ->
        [one] { $count }\xA0tile is discarded: −{ $points }.
       *[other] { $count }\xA0tiles are discarded: −{ $points }.
    }
}
pavilion-study-left = { $count ->
    [one] { $count }\xA0tile is left over: −{ $points }.
   *[other] { $count }\xA0tiles are left over: −{ $points }.
}
pavilion-study-move = { $list } { $from }
`;export{e as default};