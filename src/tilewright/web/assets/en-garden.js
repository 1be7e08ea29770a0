var e=`# Queen's Garden. Values: $seat and $name a player, $colour blue, dark-purple, light-purple, yellow,
# light-green or dark-green, $pattern one of tree, bird, butterflies, flower, plant and lilies, $where
# an area of the garden. Noun phrases: $hexagon and $list made by garden-hexagon, garden-expansion and
# garden-jokers, $at by garden-at, $spot by garden-spot, $decoration by garden-decoration. Their
# numbers and words are also there as plain values.

garden-title = Queen’s Garden
garden-colour = { $colour ->
    [blue] blue
    [dark-purple] dark purple
    [light-purple] light purple
    [yellow] yellow
    [light-green] light green
   *[dark-green] dark green
}
garden-pattern = { $pattern ->
    [tree] tree
    [bird] bird
    [butterflies] butterflies
    [flower] flower
    [plant] plant
   *[lilies] lilies
}
garden-hexagon = { garden-colour } { garden-pattern }
    .some = { $pattern ->
        [tree] a { garden-colour } tree
        [bird] a { garden-colour } bird
        [butterflies] { garden-colour } butterflies
        [flower] a { garden-colour } flower
        [plant] a { garden-colour } plant
       *[lilies] { garden-colour } lilies
    }
garden-expansion = expansion with { garden-hexagon.some }
    .some = an expansion with { garden-hexagon.some }
garden-jokers = { $count ->
    [one] { $count }\xA0joker
   *[other] { $count }\xA0jokers
}
    .some = { $count ->
        [one] { $count }\xA0joker
       *[other] { $count }\xA0jokers
    }
garden-decoration = { $decoration ->
    [fountain] the fountain
    [statue] a statue
    [bench] a bench
   *[pavilion] a pavilion
}
garden-at = { $where ->
    [right] on the right
    [upper-right] at the upper right
    [upper-left] at the upper left
    [left] on the left
    [lower-left] at the lower left
    [lower-right] at the lower right
   *[fountain] at the fountain
}
garden-spot = { $spot ->
    [right] right
    [upper-right] upper right
    [upper-left] upper left
    [left] left
    [lower-left] lower left
    [lower-right] lower right
   *[middle] middle
}
garden-cell = { $where ->
    [right] the { garden-spot } cell of the right expansion
    [upper-right] the { garden-spot } cell of the upper right expansion
    [upper-left] the { garden-spot } cell of the upper left expansion
    [left] the { garden-spot } cell of the left expansion
    [lower-left] the { garden-spot } cell of the lower left expansion
    [lower-right] the { garden-spot } cell of the lower right expansion
   *[fountain] the { garden-spot } cell at the fountain
}

# What happened. A turn is one sentence.
garden-event-dealt = { $count ->
    [one] { $count }\xA0tile is drawn onto the top of the stack.
   *[other] { $count }\xA0tiles are drawn onto the top of the stack.
}
garden-event-turned = An expansion in the display is turned face up: { $hexagon }.
garden-event-took = { $who ->
    [you] You take { FORM($list, "some") }.
   *[other] { $name } takes { FORM($list, "some") }.
}
garden-event-placed = { $who ->
    [you] You place { FORM($hexagon, "some") } { $at }.
   *[other] { $name } places { FORM($hexagon, "some") } { $at }.
}
garden-event-placed-paid = { $who ->
    [you] You place { FORM($hexagon, "some") } { $at } and pay { FORM($list, "some") }.
   *[other] { $name } places { FORM($hexagon, "some") } { $at } and pays { FORM($list, "some") }.
}
garden-event-laid = { $who ->
    [you] You place an expansion with { FORM($hexagon, "some") } { $at }.
   *[other] { $name } places an expansion with { FORM($hexagon, "some") } { $at }.
}
garden-event-laid-paid = { $who ->
    [you] You place an expansion with { FORM($hexagon, "some") } { $at } and pay { FORM($list, "some") }.
   *[other] { $name } places an expansion with { FORM($hexagon, "some") } { $at } and pays { FORM($list, "some") }.
}
garden-event-bought = { $who ->
    [you] You buy an expansion for { $points }\xA0points and place it { $at }.
   *[other] { $name } buys an expansion for { $points }\xA0points and places it { $at }.
}
garden-event-surrounded = { $who ->
    [you] You surround { $list } and gain { $jokers }.
   *[other] { $name } surrounds { $list } and gains { $jokers }.
}
garden-event-surrounded-lost = { $who ->
    [you] You surround { $list } and gain { $jokers }, but have no room for { $lost } of them.
   *[other] { $name } surrounds { $list } and gains { $jokers }, but has no room for { $lost } of them.
}
garden-event-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
garden-event-passed-first = { $points ->
    [0] { $who ->
        [you] You are the first to pass, take the start marker and lose nothing.
       *[other] { $name } is the first to pass, takes the start marker and loses nothing.
    }
   *[other] { $who ->
        [you] You are the first to pass, take the start marker and lose { $points }\xA0point.
       *[other] { $name } is the first to pass, takes the start marker and loses { $points }\xA0point.
    }
}
garden-event-dropped = { $who ->
    [you] You discard { FORM($list, "some") }.
   *[other] { $name } discards { FORM($list, "some") }.
}
garden-event-lost = { $points ->
    [0] { $who ->
        [you] You lose nothing for the discarded pieces.
       *[other] { $name } loses nothing for the discarded pieces.
    }
    [one] { $who ->
        [you] You lose { $points }\xA0point for the discarded pieces.
       *[other] { $name } loses { $points }\xA0point for the discarded pieces.
    }
   *[other] { $who ->
        [you] You lose { $points }\xA0points for the discarded pieces.
       *[other] { $name } loses { $points }\xA0points for the discarded pieces.
    }
}
garden-event-marked = { $points ->
    [0] { $who ->
        [you] As the first to pass, you take the start marker and lose nothing.
       *[other] As the first to pass, { $name } takes the start marker and loses nothing.
    }
   *[other] { $who ->
        [you] As the first to pass, you take the start marker and lose { $points }\xA0point.
       *[other] As the first to pass, { $name } takes the start marker and loses { $points }\xA0point.
    }
}
garden-event-wheel = { $points ->
    [one] { $who ->
        [you] You score { $points }\xA0point for round { $round }.
       *[other] { $name } scores { $points }\xA0point for round { $round }.
    }
   *[other] { $who ->
        [you] You score { $points }\xA0points for round { $round }.
       *[other] { $name } scores { $points }\xA0points for round { $round }.
    }
}
garden-event-round = { $who ->
    [you] Round { $round } begins. You start.
   *[other] Round { $round } begins. { $name } starts.
}
garden-event-left-jokers = { $points ->
    [one] { $who ->
        [you] You score { $points }\xA0point for { $jokers } left over.
       *[other] { $name } scores { $points }\xA0point for { $jokers } left over.
    }
   *[other] { $who ->
        [you] You score { $points }\xA0points for { $jokers } left over.
       *[other] { $name } scores { $points }\xA0points for { $jokers } left over.
    }
}
garden-event-left-things = { $points ->
    [0] { $who ->
        [you] You lose nothing for the pieces left in your storage.
       *[other] { $name } loses nothing for the pieces left in the storage.
    }
    [one] { $who ->
        [you] You lose { $points }\xA0point for the pieces left in your storage.
       *[other] { $name } loses { $points }\xA0point for the pieces left in the storage.
    }
   *[other] { $who ->
        [you] You lose { $points }\xA0points for the pieces left in your storage.
       *[other] { $name } loses { $points }\xA0points for the pieces left in the storage.
    }
}
garden-event-group = { $who ->
    [you] You score { $points }\xA0points for a group of { $count } ({ $kind }).
   *[other] { $name } scores { $points }\xA0points for a group of { $count } ({ $kind }).
}
garden-event-ended = Round { $round } was the last: the match is over.

# Questions and choices.
garden-ask-acting = Do you take, place, buy or pass?
garden-ask-copying = Which { $hexagon } do you take?
garden-ask-paying = What do you pay for { FORM($hexagon, "some") } ({ $left }\xA0to go)?
garden-ask-paying-more = You pay { FORM($list, "some") }. What else for { FORM($hexagon, "some") } ({ $left }\xA0to go)?
garden-ask-discarding = Discard anything? Each piece costs its value. Your storage holds { $used } of { $places }.
garden-hint-pass = pass for this round
garden-hint-stop = discard no more
garden-hint-take = { $list }
garden-hint-copy = from expansion { $nth } of { $shown } in the display
garden-hint-buy = a face-down expansion { $at } for { $points }\xA0points
garden-hint-place = { $cost ->
    [0] { FORM($hexagon, "some") } { $at }
   *[other] { FORM($hexagon, "some") } { $at } (costs { $cost }\xA0more)
}
garden-hint-lay = { $cost ->
    [0] an expansion with { FORM($hexagon, "some") } { $at }
   *[other] an expansion with { FORM($hexagon, "some") } { $at } (costs { $cost }\xA0more)
}
garden-hint-pay = pay { FORM($piece, "some") }
garden-hint-drop = discard { FORM($piece, "some") }
garden-price = { $points ->
    [one] Passing costs { $points }\xA0point so far.
   *[other] Passing costs { $points }\xA0points so far.
}

# What a choice leads to: garden-effect in short phrases at its place on the board, garden-detail in more
# words below the board.
garden-effect-tiles = { $count ->
    [one] +{ $count }\xA0tile
   *[other] +{ $count }\xA0tiles
}
garden-effect-expansions = { $count ->
    [one] +{ $count }\xA0expansion
   *[other] +{ $count }\xA0expansions
}
garden-detail-buy = a face-down expansion: −{ $points }
garden-detail-group = group of { $count } ({ $kind }): +{ $points } at the end
garden-effect-wheel = wheel, +{ $points }
garden-detail-wheel = wheel of this round: +{ $points }
garden-effect-jokers = { $count ->
    [one] +{ $count }\xA0joker
   *[other] +{ $count }\xA0jokers
}
garden-detail-surrounds = surrounds { $list }: +{ $jokers }
garden-effect-no-room = no room for { $count }
garden-effect-discards = { $points ->
    [0] discards
   *[other] discards, −{ $points }
}
garden-effect-marker = { $points ->
    [0] start marker
   *[other] start marker, −{ $points }
}
garden-detail-marker = { $points ->
    [0] you take the start marker
   *[other] you take the start marker: −{ $points }
}
garden-effect-left = left over, −{ $points }
garden-detail-left = left in your storage: −{ $points } at the end

# The drawing.
garden-label-title = { $side ->
    [back] Queen’s Garden, back of the board, round { $round }
   *[front] Queen’s Garden, front of the board, round { $round }
}
garden-label-wheel = wheel:
garden-label-stack = stack { $stack }, supply { $supply }
garden-label-bag = bag { $count }
garden-label-tower = tower { $count }
garden-label-expansions = expansions:
garden-label-passed = passed
garden-label-points = { $score ->
    [one] { $score }\xA0point
   *[other] { $score }\xA0points
}
garden-label-near = needs:
garden-label-groups = groups:
garden-label-turn = { $who ->
    [you] your turn
   *[other] { $name }’s turn
}
garden-label-nature = drawing tiles
garden-label-over = the match is over

# The position in sentences.
garden-describe-round = { $side ->
    [back] Queen’s Garden, back of the scoring board, round { $round }. The wheel shows { $list }.
   *[front] Queen’s Garden, front of the scoring board, round { $round }. The wheel shows { $list }.
}
garden-describe-top = On top of the stack: { $list }.
garden-describe-aside = Expansion { $nth } in the display: { $list }.
garden-describe-expansion = Expansion { $nth } in the display, face up: { $hexagon }.
garden-describe-stack = { $stack ->
    [one] { $stack }\xA0expansion under the top of the stack, { $supply } in the supply.
   *[other] { $stack }\xA0expansions under the top of the stack, { $supply } in the supply.
}
garden-describe-heaps = { $bag ->
    [one] { $bag }\xA0tile in the bag, { $tower } in the tower.
   *[other] { $bag }\xA0tiles in the bag, { $tower } in the tower.
}
garden-describe-seat = { $score ->
    [one] { $who ->
        [you] You have { $score }\xA0point and { $jokers }.
       *[other] { $name } has { $score }\xA0point and { $jokers }.
    }
   *[other] { $who ->
        [you] You have { $score }\xA0points and { $jokers }.
       *[other] { $name } has { $score }\xA0points and { $jokers }.
    }
}
garden-describe-has-marker = { $who ->
    [you] You have the start marker.
   *[other] { $name } has the start marker.
}
garden-describe-passed = { $who ->
    [you] You have passed.
   *[other] { $name } has passed.
}
garden-describe-storage = Storage: { $list }.
garden-describe-expansions = Stored expansions: { $list }.
garden-describe-area = { $form ->
    [down] The expansion { $at } has seven cells and no pavilion.
   *[up] The expansion { $at } has a pavilion.
}
garden-describe-cells = Garden { $at }: { $list }.
garden-describe-cell = { $hexagon } ({ $spot })
garden-describe-near = To surround { $decoration } and gain { $jokers }, fill { $list }.
garden-describe-group = { $points ->
    [one] A group of { $count } ({ $kind }) is worth { $points }\xA0point.
   *[other] A group of { $count } ({ $kind }) is worth { $points }\xA0points.
}

# Refusals, by their code. They answer typed moves, so they name cells, areas and hexagons as typed.
refusal-garden-phase = { $phase ->
    [acting] You can’t do that at the start of a turn.
    [copying] You can’t do that while you choose between identical tiles.
    [paying] You can’t do that while you pay.
   *[discarding] You can’t do that while you discard.
}
refusal-garden-nothing-shown = Nothing in the display has that colour or pattern.
refusal-garden-no-room = Your storage has no room for all of that.
refusal-garden-copy-elsewhere = You can’t take it from there: it isn’t there, or the rest would not fit.
refusal-garden-no-tile = Your storage holds no tile { $hexagon }.
refusal-garden-no-expansion = Your storage holds no expansion { $hexagon }.
refusal-garden-no-cell = Nothing can go there: the area has no expansion yet, or a pavilion stands there.
refusal-garden-cell-filled = That cell is already filled.
refusal-garden-neighbours = It matches no neighbour there in colour or pattern.
refusal-garden-group = That would put two identical hexagons into one group.
refusal-garden-cannot-pay = { $missing ->
    [one] Costs { $cost }: { $missing }\xA0tile of its colour or pattern missing.
   *[other] Costs { $cost }: { $missing }\xA0tiles of its colour or pattern missing.
}
refusal-garden-area-built = There is already an expansion there.
refusal-garden-supply-empty = The supply holds no expansion.
refusal-garden-too-poor = A face-down expansion costs { $price }\xA0points, and you have { $score }.
refusal-garden-pay-unfit = You can’t pay with that: everything must share its colour, or everything its pattern, without duplicates.
refusal-garden-drop-order = That comes too late: discard tiles lowest first, then expansions.
refusal-garden-deal-tiles-due = An expansion was turned up, but tiles are due.
refusal-garden-deal-expansion-due = { $count }\xA0pieces were dealt, but one expansion must be turned up.
refusal-garden-deal-too-many = { $count }\xA0tiles were dealt, but there is room for { $room }.
refusal-garden-deal-too-few = { $count }\xA0tiles were dealt, but { $due } are needed.
refusal-garden-deal-not-in-bag = Tile\xA0{ $place } of the deal is { $hexagon }, but the bag has none left.
refusal-garden-deal-seen = The expansion { $hexagon } has already been face up.
refusal-garden-deal-unknown = Item\xA0{ $place } of the deal is { $item }, which is not a hexagon.

# How to type a move.
garden-notation = How to type a move: takeB takes blue, take3 takes butterflies, from2 chooses the copy at place 2; places count from 0, in the order of the stack. B3@14 places blue butterflies on cell 14; payB4, payxB4 and payJ pay with a tile, an expansion or a joker. xB3@2r4 places the expansion with blue butterflies in area 2 with rotation 4, buy2 buys an expansion for area 2. pass ends your round; then dropB3 and dropxB3 discard a tile or an expansion, and stop discards no more. Area 0 is the fountain; areas 1 to 6\xA0lie around it, anticlockwise from the right. A cell is its area and its place there: 0 in the middle, 1 to 6\xA0anticlockwise from the right. Rotation 0\xA0puts the printed hexagon on the right, and the others go on anticlockwise. The colours are B blue, P dark purple, L light purple, Y yellow, M light green and G dark green.
`;export{e as default};