var e=`# Queen's Garden. Values: $name a player, $hexagon and $list texts made by garden-hexagon,
# $colour blue, dark-purple, light-purple, yellow, light-green or dark-green, $pattern one of
# tree, bird, butterflies, flower, plant and lilies, all numbers as numbers. Drawings and the title
# have signs of every terminal only; sentences a true apostrophe.

garden-title = Queen's Garden
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
garden-hexagon = { garden-colour } { garden-pattern } ({ $name })
garden-cell = { $cell }

# What happened.
garden-event-dealt = { $count ->
    [one] { $count } tile comes onto expansion { $place }, the top of the stack.
   *[other] { $count } tiles come onto expansion { $place }, the top of the stack.
}
garden-event-turned = Expansion { $place } is turned up: { $hexagon }.
garden-event-took = { $name } takes { $list }.
garden-event-took-expansion = { $name } takes the expansion { $list }.
garden-event-moved = Expansion { $place } moves from the stack into the display.
garden-event-placed = { $name } places { $hexagon } on cell { $cell }.
garden-event-laid = { $name } lays the expansion { $hexagon } on area { $area }, rotation { $rotation }.
garden-event-bought = { $name } buys an expansion for area { $area } and pays { $points } points.
garden-event-paid = { $name } gives up { $list }.
garden-event-paid-expansion = { $name } gives up the expansion { $list }.
garden-event-paid-jokers = { $name } gives up { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}.
garden-event-surrounded = { $decoration ->
    [fountain] The fountain is surrounded.
    [statue] A statue is surrounded.
    [bench] A bench is surrounded.
   *[pavilion] The pavilion on area { $number } is surrounded.
} { $count ->
    [one] It gives { $count } joker.
   *[other] It gives { $count } jokers.
}
garden-event-jokers = { $name } stores { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}{ $lost ->
    [0] .
    [one] ; { $lost } finds no place.
   *[other] ; { $lost } find no place.
}
garden-event-passed = { $name } passes.
garden-event-dropped = { $name } discards { $list }.
garden-event-dropped-expansion = { $name } discards the expansion { $list }.
garden-event-lost = { $name } loses { $points } for what was discarded.
garden-event-marked = { $name } is the first to pass, takes the start marker and loses { $points }.
garden-event-wheel = Round { $round } gives { $name } { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
garden-event-round = Round { $round } begins. { $name } starts.
garden-event-left-jokers = { $name } scores { $count } for jokers left over.
garden-event-left-things = { $name } loses { $points } for what is left in the storage, worth { $worth }.
garden-event-group = { $name } scores a group of { $count } ({ $kind }): +{ $points }.
garden-event-ended = Round { $round } was the last: the game is over.

# Questions and choices.
garden-ask-acting = { $name }, what do you do?
garden-ask-copying = { $name }, from which place do you take { $hexagon }?
garden-ask-paying = { $paid ->
    [0] { "" }
   *[other] Given up so far: { $list }.{ " " }
}{ $name }, what do you give up for { $hexagon } on cell { $cell } ({ $missing } to go)?
garden-ask-discarding = { $name }, what do you discard, or do you stop?
garden-hint-pass = pass for this round
garden-hint-stop = discard no more
garden-hint-take = { $list }
garden-hint-copy = from place { $place }
garden-hint-buy = a face-down expansion for area { $area }, for 6 points
garden-hint-place = { $hexagon } on cell { $cell }{ $cost ->
    [0] { "" }
   *[other] , gives up { $cost }
}
garden-hint-lay = the expansion { $hexagon } on area { $area }, rotation { $rotation }: its hexagon on cell { $cell }{ $cost ->
    [0] { "" }
   *[other] , gives up { $cost }
}
garden-price = This pass costs { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far.
garden-hint-pay-joker = a joker
garden-hint-pay-tile = the tile { $hexagon }
garden-hint-pay-expansion = the expansion { $hexagon }
garden-hint-drop-tile = the tile { $hexagon }
garden-hint-drop-expansion = the expansion { $hexagon }

# The drawing.
garden-label-title = Queen's Garden, { $side ->
    [back] back
   *[front] front
} of the board, round { $round }
garden-label-wheel = wheel:
garden-label-stack = stack { $stack }, supply { $supply }
garden-label-bag = bag { $count }
garden-label-tower = tower { $count }
garden-label-expansions = expansions:
garden-label-passed = passed
garden-label-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
garden-label-near = lacks:
garden-label-groups = groups:
garden-label-turn = { $name } to move
garden-label-nature = chance is to act
garden-label-over = the game is over

# The position in sentences.
garden-describe-round = Queen’s Garden, { $side ->
    [back] back
   *[front] front
} of the scoring board, round { $round }. The wheel shows { $list }.
garden-describe-top = On top of the stack, expansion { $place }: { $list }.
garden-describe-aside = On expansion { $place }: { $list }.
garden-describe-expansion = Expansion { $place } is face up: { $hexagon }.
garden-describe-stack = { $stack ->
    [one] { $stack } expansion
   *[other] { $stack } expansions
} below the top of the stack, { $supply } in the supply.
garden-describe-heaps = { $bag ->
    [one] { $bag } tile
   *[other] { $bag } tiles
} in the bag, { $tower } in the tower.
garden-describe-seat = { $name } has { $score ->
    [one] { $score } point
   *[other] { $score } points
} and { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}.
garden-describe-has-marker = { $name } has the start marker.
garden-describe-passed = { $name } has passed.
garden-describe-storage = Storage: { $list }.
garden-describe-expansions = Stored expansions: { $list }.
garden-describe-area = { $form ->
    [down] Area { $area } has seven cells and no pavilion.
   *[up] Area { $area } has a pavilion.
}
garden-describe-cells = Garden: { $list }.
garden-describe-cell = { $hexagon } on { $cell }
garden-describe-near = { $decoration ->
    [fountain] The fountain lacks { $list } and gives { $count }.
    [statue] A statue lacks { $list } and gives { $count }.
    [bench] A bench lacks { $list } and gives { $count }.
   *[pavilion] A pavilion lacks { $list } and gives { $count }.
}
garden-describe-group = A group of { $count } ({ $kind }) is worth { $points }.

# Refusals, by their code.
refusal-garden-phase = { $phase ->
    [acting] That cannot be done at the beginning of a turn.
    [copying] That cannot be done while a copy is chosen.
    [paying] That cannot be done while a payment is made.
   *[discarding] That cannot be done while things are discarded.
}
refusal-garden-nothing-shown = Nothing of that colour or pattern lies in the display.
refusal-garden-no-room = The storage has no room for all of that.
refusal-garden-copy-elsewhere = No copy can come from place { $place }: none lies there, or the rest would not fit.
refusal-garden-no-tile = The storage holds no tile { $hexagon }.
refusal-garden-no-expansion = The storage holds no expansion { $hexagon }.
refusal-garden-no-cell = Cell { $cell } is not there: its area is not built, or a pavilion stands on it.
refusal-garden-cell-filled = Cell { $cell } already holds { $held }.
refusal-garden-neighbours = { $hexagon } shares neither colour nor pattern with a neighbour of cell { $cell }.
refusal-garden-group = { $hexagon } on cell { $cell } would make a group that holds a hexagon twice.
refusal-garden-cannot-pay = The storage cannot pay for { $hexagon }, which costs { $cost }.
refusal-garden-area-built = Area { $area } already holds an expansion.
refusal-garden-supply-empty = The supply holds no expansion.
refusal-garden-too-poor = A face-down expansion costs { $price } points, and the score is { $score }.
refusal-garden-pay-unfit = That cannot be given up next for { $hexagon }.
refusal-garden-drop-order = That comes too late: tiles are discarded ascending, then expansions.
refusal-garden-deal-tiles-due = An expansion was turned up, but tiles are due.
refusal-garden-deal-expansion-due = { $count } things were dealt, but one expansion is to be turned up.
refusal-garden-deal-too-many = { $count } tiles were dealt, but there is room for { $room }.
refusal-garden-deal-too-few = { $count } tiles were dealt, but { $due } are due.
refusal-garden-deal-not-in-bag = Tile { $place } of the deal is { $hexagon }, but the bag holds none then.
refusal-garden-deal-seen = The expansion { $hexagon } has been face up before.
refusal-garden-deal-unknown = Item { $place } of the deal is { $item }, which is no hexagon.

# The rules, in short.
garden-rules-aim = Aim: build the most valuable garden in four rounds. Hexagons have one of six colours and one of six patterns: tree 1, bird 2, butterflies 3, flower 4, plant 5, lilies 6. The number is both the cost and the worth. Everyone starts with 15 points and 3 jokers.
garden-rules-taking = In your turn you may take from the display: choose a colour or a pattern and take every tile and face-up expansion that shows it, but of equal hexagons only one. All must fit into your storage: 12 tiles and jokers, 2 expansions. When a tile leaves the top of the stack, that expansion moves aside and the next one gets 4 tiles.
garden-rules-expansions = An expansion in the display that has lost all its tiles is turned face up and can be taken from the next turn on. Laid in your garden it is paid like a tile: it brings its printed hexagon, a pavilion and five free cells. A face-down expansion from the supply costs 6 points and brings seven free cells.
garden-rules-placing = Or you may place a tile from your storage. It costs its value: the tile itself is one of it, the others you give up must be of the same pattern in different colours, or of the same colour in different patterns. Stored expansions can be given up like tiles, and jokers may stand for anything given up.
garden-rules-neighbours = A hexagon lies on a free cell with no neighbour, or beside at least one of the same colour or pattern.
garden-rules-groups = Connected hexagons of one colour are a group, and so are those of one pattern. No group may ever hold the same hexagon twice.
garden-rules-jokers = Surround the fountain for 1 joker, a statue or a bench for 2, a pavilion for 3. What finds no place in the storage is lost.
garden-rules-passing = Pass when you are done for the round. You may then discard tiles and expansions, each for its value in points; your score never falls below 0. The first to pass loses 1 point and starts the next round.
garden-rules-wheel = After every round each hexagon scores 1 point for each item of the wheel that it matches, and each pavilion 1. Round 1: dark green, tree, blue. Round 2: bird, dark purple, butterflies. Round 3: light purple, flower, yellow. Round 4: plant, light green, lilies.
garden-rules-end = At the end jokers add 1 each, and what is left in the storage costs its value. Then every group of three or more scores the sum of its values, a group of six 6 more. The most points win; tied players share the win.
garden-rules-back = On the back of the scoring board the patterns of the wheel score 1, 1, 2, 2, 3 and 3, and groups of four, five and six add 2, 4 and 6.
garden-rules-notation = How to type a move: takeB takes blue, take3 takes butterflies, from2 chooses the copy at place 2. B3@14 places blue butterflies on cell 14, xB3@2r4 lays the expansion on area 2 in rotation 4, buy2 buys one for area 2. payB4, payxB4 and payJ give up a tile, an expansion, a joker; dropB3 and dropxB3 discard; pass and stop are words. The colours are B blue, P dark purple, L light purple, Y yellow, M light green, G dark green.

# On a page, where cells, areas and places show no numbers.
web-garden-where = { $where ->
    [right] on the right
    [upper-right] at the upper right
    [upper-left] at the upper left
    [left] on the left
    [lower-left] at the lower left
    [lower-right] at the lower right
   *[fountain] at the fountain
}
web-garden-event-dealt = { $count ->
    [one] { $count } tile comes onto the top of the stack.
   *[other] { $count } tiles come onto the top of the stack.
}
web-garden-event-turned = An expansion in the display is turned up: { $hexagon }.
web-garden-event-moved = The top expansion moves from the stack into the display.
web-garden-event-placed = { $name } places { $hexagon } { web-garden-where }.
web-garden-event-laid = { $name } lays the expansion { $hexagon } { web-garden-where }.
web-garden-event-bought = { $name } buys an expansion, lays it { web-garden-where } and pays { $points } points.
web-garden-event-surrounded = { $decoration ->
    [fountain] The fountain is surrounded.
    [statue] A statue is surrounded.
    [bench] A bench is surrounded.
   *[pavilion] A pavilion is surrounded.
} { $count ->
    [one] It gives { $count } joker.
   *[other] It gives { $count } jokers.
}
web-garden-ask-acting = Do you take, place or pass?
web-garden-ask-paying = What do you give up for { $hexagon } ({ $left } to go)?
web-garden-ask-copying = Of tiles that are alike you take one: which?
web-garden-ask-discarding = Do you discard anything?
web-garden-hint-copy = from the expansion chosen
web-garden-hint-buy = a face-down expansion { web-garden-where }, for 6 points
web-garden-hint-place = { $hexagon } { web-garden-where }{ $cost ->
    [0] { "" }
   *[other] , gives up { $cost }
}
web-garden-hint-lay = the expansion { $hexagon } { web-garden-where }{ $cost ->
    [0] { "" }
   *[other] , gives up { $cost }
}
web-garden-describe-area = { $form ->
    [down] Area { $area }, { web-garden-where }, has seven cells and no pavilion.
   *[up] Area { $area }, { web-garden-where }, has a pavilion.
}
web-garden-seen-cell = A free cell { web-garden-where }
web-garden-seen-area = A place for an expansion { web-garden-where }
web-garden-seen-place = An expansion in the display
web-garden-seen-shown = { $hexagon }, on expansion { $nth } of { $shown }
web-garden-seen-shown-expansion = Expansion { $hexagon }, { $nth } of { $shown } in the display
`;export{e as default};