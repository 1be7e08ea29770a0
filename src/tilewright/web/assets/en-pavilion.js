var e=`# Summer Pavilion. Values: $seat and $name a player, $colour and $wild one of purple, green, orange,
# yellow, blue and red, $kind a star by its colour or place. Noun phrases: $list tiles made by
# pavilion-tiles, $tiles by pavilion-any-tiles, $tile by pavilion-tile, $from by pavilion-from, $star
# by pavilion-star, $price by pavilion-price, $structures by pavilion-structure. Their numbers and
# words are also there as plain values.

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
    [one] { $count }\xA0{ pavilion-colour } tile
   *[other] { $count }\xA0{ pavilion-colour } tiles
}
pavilion-tile = { $colour ->
    [purple] a purple tile
    [green] a green tile
    [orange] an orange tile
    [yellow] a yellow tile
    [blue] a blue tile
   *[red] a red tile
}
pavilion-any-tiles = { $count ->
    [one] { $count }\xA0tile
   *[other] { $count }\xA0tiles
}
pavilion-from = { $marker ->
    [start] from the centre with the start marker
   *[none] { $source ->
        [0] from the centre
       *[other] from display\xA0{ $source }
    }
}
pavilion-star = { $kind ->
    [purple] the purple star
    [green] the green star
    [orange] the orange star
    [yellow] the yellow star
    [blue] the blue star
    [red] the red star
    [left] the star on the left
    [upper-left] the star at the upper left
    [upper-right] the star at the upper right
    [right] the star on the right
    [lower-right] the star at the lower right
    [lower-left] the star at the lower left
   *[middle] the star in the middle
}
pavilion-price = { $wilds ->
    [0] { $cost ->
        [one] for { $cost }\xA0tile
       *[other] for { $cost }\xA0tiles
    }
   *[other] for { $cost }\xA0tiles ({ $wilds }\xA0wild)
}
pavilion-structure = { $structure ->
    [pillar] a pillar
    [statue] a statue
   *[window] a window
}

# What happened. A turn is one sentence.
pavilion-event-supplied = The supply is filled to { $tiles }.
pavilion-event-dealt = { $who ->
    [you] Round { $round } begins: { pavilion-colour.wild } is wild. You start.
   *[other] Round { $round } begins: { pavilion-colour.wild } is wild. { $name } starts.
}
pavilion-event-took = { $who ->
    [you] You take { $list } { $from }.
   *[other] { $name } takes { $list } { $from }.
}
pavilion-event-took-token = { $points ->
    [0] { $who ->
        [you] You take { $list } { $from } and lose nothing.
       *[other] { $name } takes { $list } { $from } and loses nothing.
    }
    [one] { $who ->
        [you] You take { $list } { $from } and lose { $points }\xA0point.
       *[other] { $name } takes { $list } { $from } and loses { $points }\xA0point.
    }
   *[other] { $who ->
        [you] You take { $list } { $from } and lose { $points }\xA0points.
       *[other] { $name } takes { $list } { $from } and loses { $points }\xA0points.
    }
}
pavilion-event-placing = All tiles are taken. Now place your tiles.
pavilion-event-placed = { $points ->
    [one] { $who ->
        [you] You place { $tile } on { $star } { $price }: +{ $points }\xA0point.
       *[other] { $name } places { $tile } on { $star } { $price }: +{ $points }\xA0point.
    }
   *[other] { $who ->
        [you] You place { $tile } on { $star } { $price }: run of { $run }, +{ $points }\xA0points.
       *[other] { $name } places { $tile } on { $star } { $price }: run of { $run }, +{ $points }\xA0points.
    }
}
pavilion-event-placed-built = { $points ->
    [one] { $who ->
        [you] You place { $tile } on { $star } { $price }: +{ $points }\xA0point, and { $tiles } from the supply for { $structures }.
       *[other] { $name } places { $tile } on { $star } { $price }: +{ $points }\xA0point, and { $tiles } from the supply for { $structures }.
    }
   *[other] { $who ->
        [you] You place { $tile } on { $star } { $price }: run of { $run }, +{ $points }\xA0points, and { $tiles } from the supply for { $structures }.
       *[other] { $name } places { $tile } on { $star } { $price }: run of { $run }, +{ $points }\xA0points, and { $tiles } from the supply for { $structures }.
    }
}
pavilion-event-gained = { $who ->
    [you] You pick { $list } from the supply.
   *[other] { $name } picks { $list } from the supply.
}
pavilion-event-bonus-lost = { $count ->
    [one] The supply is empty: { $count }\xA0bonus tile is lost.
   *[other] The supply is empty: { $count }\xA0bonus tiles are lost.
}
pavilion-event-passed = { $count ->
    [0] { $who ->
        [you] You have no tiles left and pass.
       *[other] { $name } has no tiles left and passes.
    }
   *[other] { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
}
pavilion-event-kept = { $who ->
    [you] You keep { $list }.
   *[other] { $name } keeps { $list }.
}
pavilion-event-discarded = { $points ->
    [0] { $who ->
        [you] You discard { $tiles } and lose nothing.
       *[other] { $name } discards { $tiles } and loses nothing.
    }
    [one] { $who ->
        [you] You discard { $tiles } and lose { $points }\xA0point.
       *[other] { $name } discards { $tiles } and loses { $points }\xA0point.
    }
   *[other] { $who ->
        [you] You discard { $tiles } and lose { $points }\xA0points.
       *[other] { $name } discards { $tiles } and loses { $points }\xA0points.
    }
}
pavilion-event-star-bonus = { $who ->
    [you] You completed { $star }: +{ $points }\xA0points.
   *[other] { $name } completed { $star }: +{ $points }\xA0points.
}
pavilion-event-cost-bonus = { $who ->
    [you] You covered all spaces of cost { $cost }: +{ $points }\xA0points.
   *[other] { $name } covered all spaces of cost { $cost }: +{ $points }\xA0points.
}
pavilion-event-corner-loss = { $points ->
    [0] { $who ->
        [you] You have { $tiles } left over and lose nothing.
       *[other] { $name } has { $tiles } left over and loses nothing.
    }
    [one] { $who ->
        [you] You have { $tiles } left over and lose { $points }\xA0point.
       *[other] { $name } has { $tiles } left over and loses { $points }\xA0point.
    }
   *[other] { $who ->
        [you] You have { $tiles } left over and lose { $points }\xA0points.
       *[other] { $name } has { $tiles } left over and loses { $points }\xA0points.
    }
}
pavilion-forecast = { $count ->
    [one] At the end of the match, a kept tile costs { $count }\xA0more point.
   *[other] At the end of the match, kept tiles cost { $count }\xA0more points.
}
pavilion-event-ended = Round { $round } was the last: the match is over.

# Questions and choices.
pavilion-ask-taking = Which tiles do you take?
pavilion-ask-placing = Where do you place a tile, or do you pass?
pavilion-ask-picking = { $left ->
    [one] Which tile do you pick from the supply?
   *[other] Which tiles do you pick from the supply ({ $left }\xA0to go)?
}
pavilion-ask-keeping = Which tiles do you keep (up to\xA04)?
pavilion-hint-pass = pass for this round
pavilion-hint-stop = keep no more
pavilion-hint-pick = pick { $tile }
pavilion-hint-keep = keep { $tile }
pavilion-hint-take = { $list }
pavilion-hint-place = { $points ->
    [one] { $tile } on { $star } { $price }: +{ $points }\xA0point
   *[other] { $tile } on { $star } { $price }: +{ $points }\xA0points
}
pavilion-hint-place-gain = { $points ->
    [one] { $tile } on { $star } { $price }: +{ $points }\xA0point and { $tiles } for { $structures }
   *[other] { $tile } on { $star } { $price }: +{ $points }\xA0points and { $tiles } for { $structures }
}
pavilion-owed = { $who ->
    [you] You then pick { $tiles } from the supply.
   *[other] { $name } then picks { $tiles } from the supply.
}

# What a choice leads to: pavilion-effect in short phrases at its place on the board, pavilion-detail in
# more words below the board.
pavilion-choice-place = { $tile } on { $star } { $price }
pavilion-detail-run = { $run ->
    [1] on its own: +{ $points }
   *[other] run of { $run }: +{ $points }
}
pavilion-effect-star = star, +{ $points }
pavilion-detail-star = completes { $star }: +{ $points } at the end
pavilion-effect-cost = all { $cost }s, +{ $points }
pavilion-detail-cost = covers all spaces of cost { $cost }: +{ $points } at the end
pavilion-effect-tiles = { $count ->
    [one] +{ $count }\xA0tile
   *[other] +{ $count }\xA0tiles
}
pavilion-detail-built = completes { $structures }: +{ $tiles } from the supply
pavilion-effect-lost = { $count ->
    [one] { $count }\xA0bonus tile lost
   *[other] { $count }\xA0bonus tiles lost
}
pavilion-effect-token = { $points ->
    [0] start marker
   *[other] start marker, −{ $points }
}
pavilion-detail-token = { $points ->
    [0] you take the start marker
   *[other] you take the start marker: −{ $points }
}
pavilion-effect-keep = { $points ->
    [0] keep { $keep } of { $count }
   *[other] keep { $keep } of { $count }, −{ $points }
}
pavilion-effect-discards = { $points ->
    [0] { $count }\xA0discarded
   *[other] { $count }\xA0discarded, −{ $points }
}
pavilion-effect-left = { $points ->
    [0] { $count } left over
   *[other] { $count } left over, −{ $points }
}
pavilion-detail-left = { $count ->
    [one] { $count }\xA0tile left over: −{ $points }
   *[other] { $count }\xA0tiles left over: −{ $points }
}

# The drawing.
pavilion-label-title = { $side ->
    [grey] Summer Pavilion, grey side, round { $round }
   *[coloured] Summer Pavilion, coloured side, round { $round }
}
pavilion-label-wild = wild: { pavilion-colour }
pavilion-label-turn = { $who ->
    [you] your turn
   *[other] { $name }’s turn
}
pavilion-label-nature = drawing tiles
pavilion-label-over = the match is over
pavilion-label-centre = centre:
pavilion-label-supply = supply:
pavilion-label-bag = bag
pavilion-label-tower = tower
pavilion-label-hand = hand:
pavilion-label-kept = kept:
pavilion-label-passed = passed
pavilion-label-points = { $score ->
    [one] { $score }\xA0point
   *[other] { $score }\xA0points
}
pavilion-label-pillar = pillar
pavilion-label-statue = statue
pavilion-label-window = window
pavilion-label-near = one away:

# The position in sentences. A space is known by its number, the cost.
pavilion-describe-round = { $side ->
    [grey] Summer Pavilion, grey side, round { $round }, { pavilion-colour.wild } is wild.
   *[coloured] Summer Pavilion, coloured side, round { $round }, { pavilion-colour.wild } is wild.
}
pavilion-describe-display = Display\xA0{ $display }: { $list }.
pavilion-describe-centre = Centre: { $list }.
pavilion-describe-supply = Supply: { $list }.
pavilion-describe-bag = Bag: { $list }.
pavilion-describe-tower = Tower: { $list }.
pavilion-describe-token = The start marker is in the centre.
pavilion-describe-seat = { $score ->
    [one] { $who ->
        [you] You have { $score }\xA0point.
       *[other] { $name } has { $score }\xA0point.
    }
   *[other] { $who ->
        [you] You have { $score }\xA0points.
       *[other] { $name } has { $score }\xA0points.
    }
}
pavilion-describe-has-token = { $who ->
    [you] You have the start marker.
   *[other] { $name } has the start marker.
}
pavilion-describe-hand = Hand: { $list }.
pavilion-describe-kept = Kept: { $list }.
pavilion-describe-passed = { $who ->
    [you] You have passed.
   *[other] { $name } has passed.
}
pavilion-describe-star = On { $star }: { $list }.
pavilion-describe-place = { pavilion-colour } on space { $cost }
pavilion-describe-near = One more tile on space { $cost } of { $star } surrounds { $structure }: { $tiles } from the supply.

# Refusals, by their code. They answer typed moves, so they name stars and spaces by their numbers.
refusal-pavilion-phase = { $phase ->
    [taking] You can’t do that while tiles are being taken.
    [placing] You can’t do that while tiles are being placed.
    [picking] You can’t do that while you pick bonus tiles.
   *[keeping] You can’t do that while you choose tiles to keep.
}
refusal-pavilion-source-unknown = There is no display\xA0{ $source }: this table has { $displays }.
refusal-pavilion-source-lacks-colour = Display\xA0{ $source } holds no { pavilion-colour } tile.
refusal-pavilion-centre-lacks-colour = The centre holds no { pavilion-colour } tile.
refusal-pavilion-source-wild = { pavilion-colour.capital } is wild: you can take it alone only where there is no other colour.
refusal-pavilion-space-covered = This space already holds a tile.
refusal-pavilion-star-colour = This star takes no { pavilion-colour } tile.
refusal-pavilion-no-tile = You have no { pavilion-colour } tile to place.
refusal-pavilion-too-few-wild = { $held ->
    [one] You have { $held }\xA0wild tile, not { $wilds }.
   *[other] You have { $held }\xA0wild tiles, not { $wilds }.
}
refusal-pavilion-wild-for-wild = { pavilion-colour.capital } is wild itself, so no other wild tile can replace it.
refusal-pavilion-too-many-wild = { $most ->
    [one] It costs { $cost }, so at most { $most }\xA0tile can be wild.
   *[other] It costs { $cost }, so at most { $most }\xA0tiles can be wild.
}
refusal-pavilion-too-few-tiles = { $missing ->
    [one] Costs { $cost }: { $missing }\xA0{ pavilion-colour } tile missing.
   *[other] Costs { $cost }: { $missing }\xA0{ pavilion-colour } tiles missing.
}
refusal-pavilion-supply-lacks-colour = The supply holds no { pavilion-colour } tile.
refusal-pavilion-hand-lacks-colour = You have no { pavilion-colour } tile to keep.
refusal-pavilion-keep-order = Keep tiles in the order of the colours: { pavilion-colour } comes too late.
refusal-pavilion-deal-too-many = { $count }\xA0tiles were dealt, but there is room for { $room }.
refusal-pavilion-deal-too-few = { $count }\xA0tiles were dealt, but { $due } are needed.
refusal-pavilion-deal-not-in-bag = Tile\xA0{ $place } of the deal is { pavilion-colour }, but the bag has none left.
refusal-pavilion-deal-unknown-tile = Tile\xA0{ $place } of the deal is { $tile }, which is not a colour.

# How to type a move.
pavilion-notation = How to type a move: 2R takes red from display\xA02, CB takes blue from the centre. 14P places purple on position 4 of star 1, 14P+2 does so with two wild tiles. pickG picks a green bonus tile. pass ends your round; then keepO keeps an orange tile, and stop keeps no more. Star 0 is the one in the middle; stars 1 to 6\xA0lie around it, clockwise from the left. On the coloured side, the position is the cost. On the grey side, positions count in the same way: clockwise, and from the top in the middle star. The colours are P purple, G green, O orange, Y yellow, B blue and R red.
`;export{e as default};