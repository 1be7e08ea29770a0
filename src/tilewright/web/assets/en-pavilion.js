var e=`# Summer Pavilion. Values: $name a player, $colour and $wild one of purple, green, orange,
# yellow, blue and red, $tiles and $list texts made by pavilion-tiles, all numbers as numbers.

pavilion-title = Summer Pavilion
pavilion-colour = { $colour ->
    [purple] purple
    [green] green
    [orange] orange
    [yellow] yellow
    [blue] blue
   *[red] red
}
    .capital = { $colour ->
        [purple] Purple
        [green] Green
        [orange] Orange
        [yellow] Yellow
        [blue] Blue
       *[red] Red
    }
    .wild = { $wild ->
        [purple] purple
        [green] green
        [orange] orange
        [yellow] yellow
        [blue] blue
       *[red] red
    }
pavilion-tiles = { $count ->
    [one] { $count } { pavilion-colour } tile
   *[other] { $count } { pavilion-colour } tiles
}

# What happened.
pavilion-event-supplied = The supply is filled up and holds { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
pavilion-event-dealt = Round { $round }, { pavilion-colour.wild } is wild: { $count ->
    [one] { $count } tile is laid out
   *[other] { $count } tiles are laid out
}. { $name } starts.
pavilion-event-took = { $source ->
    [0] { $name } takes { $list } from the centre.
   *[other] { $name } takes { $list } from display { $source }.
}
pavilion-event-moved = To the centre: { $list }.
pavilion-event-token = { $name } takes the start marker and loses { $points }.
pavilion-event-placing = All tiles are taken. Now tiles are placed.
pavilion-event-paid = { $wilds ->
    [0] { $name } pays { $tiles }.
    [one] { $name } pays { $tiles } and { $wilds } wild one.
   *[other] { $name } pays { $tiles } and { $wilds } wild ones.
}
pavilion-event-placed = { pavilion-colour.capital } on star { $star }, position { $position } (a run of { $run }): +{ $points }.
pavilion-event-built = { $structure ->
    [pillar] Pillar { $number } is surrounded: { $count } tile from the supply.
    [statue] Statue { $number } is surrounded: { $count } tiles from the supply.
   *[window] Window { $number } is surrounded: { $count } tiles from the supply.
}
pavilion-event-gained = { $name } gains { $list }.
pavilion-event-bonus-lost = The supply is empty: { $count ->
    [one] { $count } tile is
   *[other] { $count } tiles are
} lost.
pavilion-event-passed = { $name } passes.
pavilion-event-kept = { $name } keeps { $list }.
pavilion-event-discarded = { $name } discards { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} and loses { $points }.
pavilion-event-star-bonus = { $name } has completed star { $star }: +{ $points }.
pavilion-event-cost-bonus = { $name } has covered all spaces of cost { $cost }: +{ $points }.
pavilion-event-corner-loss = { $name } has { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} left over and loses { $points }.
pavilion-forecast = { $count ->
    [one] It costs 1 more in the end.
   *[other] They cost { $count } more in the end.
}
pavilion-event-ended = Round { $round } was the last: the game is over.

# Questions and choices.
pavilion-ask-taking = { $name }, what do you take?
pavilion-ask-placing = { $name }, where do you place a tile, or do you pass?
pavilion-ask-picking = { $name }, which tile do you pick from the supply ({ $owed } to go)?
pavilion-ask-keeping = { $name }, which tile do you keep, or do you stop?
pavilion-hint-pass = pass for this round
pavilion-hint-stop = keep no more
pavilion-hint-pick = pick { pavilion-colour }
pavilion-hint-keep = keep { pavilion-colour }
pavilion-hint-take = { $list }
pavilion-hint-place = star { $star }: { $tiles }{ $wilds ->
    [0] { "" }
   *[other] , { $wilds } wild
}: +{ $points }{ $gain ->
    [0] { "" }
    [one] , { $gain } tile gained
   *[other] , { $gain } tiles gained
}
pavilion-owed = { $name } then picks { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} from the supply.

# The drawing.
pavilion-label-title = Summer Pavilion, { $side ->
    [grey] grey
   *[coloured] coloured
} side, round { $round }
pavilion-label-wild = wild: { pavilion-colour }
pavilion-label-turn = { $name } to move
pavilion-label-nature = tiles are to be drawn
pavilion-label-over = the game is over
pavilion-label-centre = centre:
pavilion-label-supply = supply:
pavilion-label-bag = bag
pavilion-label-tower = tower
pavilion-label-hand = hand:
pavilion-label-kept = kept:
pavilion-label-passed = passed
pavilion-label-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
pavilion-label-pillar = pillar
pavilion-label-statue = statue
pavilion-label-window = window
pavilion-label-near = one away:

# The position in sentences.
pavilion-describe-round = Summer Pavilion, { $side ->
    [grey] grey
   *[coloured] coloured
} stars, round { $round }, { pavilion-colour.wild } is wild.
pavilion-describe-display = Display { $display }: { $list }.
pavilion-describe-centre = Centre: { $list }.
pavilion-describe-supply = Supply: { $list }.
pavilion-describe-bag = In the bag: { $list }.
pavilion-describe-tower = In the tower: { $list }.
pavilion-describe-token = The start marker lies in the centre.
pavilion-describe-seat = { $name } has { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
pavilion-describe-has-token = { $name } has the start marker.
pavilion-describe-hand = Hand: { $list }.
pavilion-describe-kept = Kept: { $list }.
pavilion-describe-passed = { $name } has passed.
pavilion-describe-star = { $kind ->
    [middle] Star { $star } in the middle: { $list }.
    [purple] Star { $star }, purple: { $list }.
    [green] Star { $star }, green: { $list }.
    [orange] Star { $star }, orange: { $list }.
    [yellow] Star { $star }, yellow: { $list }.
    [blue] Star { $star }, blue: { $list }.
    [red] Star { $star }, red: { $list }.
   *[grey] Star { $star }: { $list }.
}
pavilion-describe-place = { pavilion-colour } on { $position }
pavilion-describe-near = { $structure ->
    [pillar] One tile on star { $star }, position { $position }, completes a pillar and gives { $count }.
    [statue] One tile on star { $star }, position { $position }, completes a statue and gives { $count }.
   *[window] One tile on star { $star }, position { $position }, completes a window and gives { $count }.
}

# Refusals, by their code.
refusal-pavilion-phase = { $phase ->
    [taking] That cannot be done while tiles are taken.
    [placing] That cannot be done while tiles are placed.
    [picking] That cannot be done while bonus tiles are picked.
   *[keeping] That cannot be done while tiles are kept.
}
refusal-pavilion-source-unknown = There is no display { $source }: this table has { $displays }.
refusal-pavilion-source-lacks-colour = Display { $source } holds no { pavilion-colour } tile.
refusal-pavilion-centre-lacks-colour = The centre holds no { pavilion-colour } tile.
refusal-pavilion-source-wild = { pavilion-colour.capital } is wild and is taken alone only where nothing else lies.
refusal-pavilion-space-covered = Space { $space } already holds a tile.
refusal-pavilion-star-colour = Star { $star } takes no { pavilion-colour } tile.
refusal-pavilion-no-tile = The hand holds no { pavilion-colour } tile to lay.
refusal-pavilion-too-few-wild = The hand holds { $held ->
    [one] { $held } wild tile
   *[other] { $held } wild tiles
}, not { $wilds }.
refusal-pavilion-wild-for-wild = { pavilion-colour.capital } is wild itself, so no other wild tile can stand for it.
refusal-pavilion-too-many-wild = Space { $space } costs { $cost }, so at most { $most ->
    [one] { $most } tile
   *[other] { $most } tiles
} can be wild.
refusal-pavilion-too-few-tiles = Space { $space } costs { $cost }: { $needed } { pavilion-colour } tiles are needed, and the hand holds { $held }.
refusal-pavilion-supply-lacks-colour = The supply holds no { pavilion-colour } tile.
refusal-pavilion-hand-lacks-colour = The hand holds no { pavilion-colour } tile to keep.
refusal-pavilion-keep-order = Tiles are kept in the order of the colours: { pavilion-colour } comes too late.
refusal-pavilion-deal-too-many = { $count } tiles were dealt, but there is room for { $room }.
refusal-pavilion-deal-too-few = { $count } tiles were dealt, but { $due } are due.
refusal-pavilion-deal-not-in-bag = Tile { $place } of the deal is { pavilion-colour }, but the bag holds none then.
refusal-pavilion-deal-unknown-tile = Tile { $place } of the deal is { $tile }, which is no colour.

# The rules, in short.
pavilion-rules-aim = Aim: lay tiles on the seven stars of your board and score the most points in six rounds. Every round has its wild colour: purple, green, orange, yellow, blue, red.
pavilion-rules-taking = Taking: choose a display or the centre and a colour there that is not wild, and take all its tiles. If wild tiles lie there too, exactly one of them comes along. Where only wild tiles lie, take one. What is left of a display goes to the centre.
pavilion-rules-token = The first to take from the centre in a round also takes the start marker and loses a point for every tile taken. The marker’s owner is the first to place, and starts the next round.
pavilion-rules-placing = Placing: when all tiles are taken, place one tile a turn. A space costs as many tiles as it says, of the colour laid there; wild tiles may stand for all but one. One tile of that colour is laid, the others go to the tower. An outer star takes its own colour; the middle star takes every colour once.
pavilion-rules-points = A tile scores the number of tiles in the unbroken run of its star that it joins, from 1 to 6.
pavilion-rules-structures = When all spaces round a structure are covered, take tiles from the supply: 1 for a pillar, 2 for a statue, 3 for a window. The supply is filled up to 10 after every turn.
pavilion-rules-passing = Pass when you want to place no more. You may keep up to four tiles for the next round; every other one costs a point. Your score starts at 5 and never falls below 1. In round 6 nothing is kept: every tile left costs a point.
pavilion-rules-grey = On the grey side the costs lie elsewhere and no star has a colour: its second tile decides whether all its tiles are of one colour or all of different ones.
pavilion-rules-spaces = There a free space shows its position before its cost.
pavilion-rules-end = After round 6 every complete star adds points: many-coloured 12, red 14, blue 15, yellow 16, orange 17, green 18, purple 20. All spaces of cost 1 covered add 4, of cost 2 8, of cost 3 12, of cost 4 16. The most points win; tied players share the win.
pavilion-rules-notation = How to type a move: 2R takes red from display 2, CB takes blue from the centre. 14P lays purple on position 4 of star 1, 14P+2 does so with two wild tiles. pickG picks green, keepO keeps orange; pass and stop are words. Star 0 is the one in the middle. The colours are P purple, G green, O orange, Y yellow, B blue, R red.

# On a page, where stars and spaces show no numbers. $kind is the colour of a star, or where it is.
web-pavilion-seen = { $kind ->
    [purple] purple star
    [green] green star
    [orange] orange star
    [yellow] yellow star
    [blue] blue star
    [red] red star
    [left] star on the left
    [upper-left] star at the upper left
    [upper-right] star at the upper right
    [right] star on the right
    [lower-right] star at the lower right
    [lower-left] star at the lower left
   *[middle] star in the middle
}
    .where = { $kind ->
        [purple] purple
        [green] green
        [orange] orange
        [yellow] yellow
        [blue] blue
        [red] red
        [left] left
        [upper-left] upper left
        [upper-right] upper right
        [right] right
        [lower-right] lower right
        [lower-left] lower left
       *[middle] in the middle
    }
web-pavilion-event-placed = { pavilion-colour.capital } on the { web-pavilion-seen }, cost { $cost } (a run of { $run }): +{ $points }.
web-pavilion-event-built = { $structure ->
    [pillar] A pillar is surrounded: { $count } tile from the supply.
    [statue] A statue is surrounded: { $count } tiles from the supply.
   *[window] A window is surrounded: { $count } tiles from the supply.
}
web-pavilion-event-star-bonus = { $name } has completed the { web-pavilion-seen }: +{ $points }.
web-pavilion-hint-place = { web-pavilion-seen }: { $tiles }{ $wilds ->
    [0] { "" }
   *[other] , { $wilds } wild
}: +{ $points }{ $gain ->
    [0] { "" }
    [one] , { $gain } tile gained
   *[other] , { $gain } tiles gained
}
web-pavilion-describe-star = Star { $star }, { web-pavilion-seen.where }: { $list }.
web-pavilion-ask-taking = What do you take?
web-pavilion-ask-placing = Where do you place a tile, or do you pass?
web-pavilion-ask-picking = Which tiles do you pick from the supply ({ $left } to go)?
web-pavilion-ask-keeping = Which tiles do you keep, four at most?
web-pavilion-seen-space = Cost { $cost } on the { web-pavilion-seen }
`;export{e as default};