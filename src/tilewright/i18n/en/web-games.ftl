# What things on a picture of a table are called: for those who listen, and on buttons.

# The games and their sides. Where there are no words for a game, $game is its title.
web-game-name = { $game ->
    [azul] Azul
    [pavilion] Summer Pavilion
    [garden] Queen’s Garden
   *[other] { $game }
}
web-side = { $side ->
    [azul-coloured] coloured wall
    [azul-grey] grey wall
    [pavilion-coloured] coloured side
    [pavilion-grey] grey side
    [garden-front] front of the board
    [garden-back] back of the board
   *[other] { $side }
}
web-side-about = { $side ->
    [azul-coloured] Every space on the wall has its own colour.
    [azul-grey] You choose the column for each tile yourself.
    [pavilion-coloured] Every outer star has its own colour.
    [pavilion-grey] No star has its own colour: its second tile decides.
    [garden-front] The usual points for patterns and groups.
    [garden-back] Different points for patterns and groups.
   *[other] { $side }
}
web-front-against = Opponent in { web-game-name }:
web-learn-game = { $game ->
    [azul] Learn Azul
    [pavilion] Learn Summer Pavilion
    [garden] Learn Queen’s Garden
   *[other] Learn { $game }
}
web-rules-title = { $game ->
    [azul] Azul: the rules
    [pavilion] Summer Pavilion: the rules
    [garden] Queen’s Garden: the rules
   *[other] { $game }: the rules
}

web-board = Board of player { $number }
web-start-marker = Start marker
web-count-of = { $count } of { $all }

# Azul. Source 0 is the centre; $tiles is made by azul-tiles.
web-azul-offer = Displays and centre
web-azul-floor = Floor
web-azul-complete = Complete rows, columns, colours
web-azul-complete-counts = { $rows } · { $columns } · { $colours }
web-azul-fullest = Fullest row
web-azul-source = { $source ->
    [0] Centre
   *[other] Display { $source }
}
web-azul-group = { $source ->
    [0] { $tiles } in the centre
   *[other] { $tiles } on display { $source }
}
web-azul-line-empty = Line { $line }: empty
web-azul-place = { $colour ->
    [none] Row { $row }, column { $column }: empty
   *[other] Row { $row }, column { $column }: { azul-colour }
}
web-azul-why-line = Nothing on offer can go to this line.
web-azul-why-wall = Tiles go to a line first. A full line moves a tile to the wall when the round ends.
web-azul-log-from = { $source ->
    [0] centre
   *[other] display { $source }
}
web-azul-log-to = { $line ->
    [0] floor
   *[other] line { $line }
}
web-azul-log-place = row { $row }, column { $column }
web-azul-log-fallen = { $count ->
    [0] −{ $points }
   *[other] { $count } fell, −{ $points }
}

# Summer Pavilion. $tiles and $list are made by pavilion-tiles.
web-pavilion-offer = Displays, centre and supply
web-pavilion-label-hand = Hand
web-pavilion-label-kept = Kept tiles
web-pavilion-label-supply = Supply
web-pavilion-fullest = Fullest star
web-pavilion-structures = Pillars, statues, windows
web-pavilion-wild = Wild: { pavilion-colour }
web-pavilion-source = { $source ->
    [0] Centre
   *[other] Display { $source }
}
web-pavilion-group = { $source ->
    [0] { $tiles } in the centre
   *[other] { $tiles } on display { $source }
}
web-pavilion-supply = { $tiles } in the supply
web-pavilion-hand = { $tiles } in hand
web-pavilion-kept = { $tiles } kept
web-pavilion-space = { $colour ->
    [none] Space { $cost } on { $star }: empty
   *[other] Space { $cost } on { $star }: { pavilion-colour }
}
web-pavilion-middle-space = { $colour ->
    [none] Space { $cost } on { $star }, { $where }: empty
   *[other] Space { $cost } on { $star }, { $where }: { pavilion-colour }
}
web-pavilion-direction = { $at ->
    [upper-right] upper right
    [lower-right] lower right
    [bottom] bottom
    [lower-left] lower left
    [upper-left] upper left
   *[top] top
}
web-pavilion-payment = Pay { $list }
web-pavilion-some = { $count } { pavilion-colour }
web-pavilion-several = { $list }
web-pavilion-structure = { $structure ->
    [pillar] Pillar: gives { $count } tile
    [statue] Statue: gives { $count } tiles
   *[window] Window: gives { $count } tiles
}
web-pavilion-star = Bonus for { $star }
web-pavilion-cost = Bonus for all spaces of cost { $cost }
web-pavilion-why-hand = You have no tile of this colour.
web-pavilion-why-nowhere = No free space takes this colour now.
web-pavilion-why-space = No tile in your hand can go here.
web-pavilion-pass-hint = Choose tiles to change what you keep.
web-pavilion-log-from = { $source ->
    [0] centre
   *[other] display { $source }
}
web-pavilion-log-to = { $kind ->
    [purple] purple star: { $cost }
    [green] green star: { $cost }
    [orange] orange star: { $cost }
    [yellow] yellow star: { $cost }
    [blue] blue star: { $cost }
    [red] red star: { $cost }
    [left] left star: { $cost }
    [upper-left] upper left star: { $cost }
    [upper-right] upper right star: { $cost }
    [right] right star: { $cost }
    [lower-right] lower right star: { $cost }
    [lower-left] lower left star: { $cost }
   *[middle] middle star: { $cost }
}
web-pavilion-log-built = { $structure ->
    [pillar] pillar
    [statue] statue
   *[window] window
}
web-pavilion-log-kept = { $count } kept

# Queen's Garden. $hexagon is made by garden-hexagon; places count from 0, as in the notation.
web-garden-offer = Wheel and display
web-garden-wheel = Wheel
web-garden-forecast = wheel now
web-garden-storage = Storage
web-garden-bag = Bag
web-garden-tower = Tower
web-garden-supply = Supply
web-garden-place = Expansion { $nth } of { $shown } in the display
web-garden-place-of = Expansion { $nth } of { $shown } in the display: { $list }
web-garden-shown = { $hexagon } on expansion { $nth } of { $shown }
web-garden-shown-expansion = expansion with { FORM($hexagon, "some") }, { $nth } of { $shown } in the display
web-garden-take-colour = Take { garden-colour } ({ $count })
web-garden-take-pattern = { $pattern ->
    [tree] Take trees ({ $count })
    [bird] Take birds ({ $count })
    [butterflies] Take butterflies ({ $count })
    [flower] Take flowers ({ $count })
    [plant] Take plants ({ $count })
   *[lilies] Take lilies ({ $count })
}
web-garden-stored = { $cost ->
    [0] { $hexagon } in storage, nothing more to pay
   *[other] { $hexagon } in storage, costs { $cost } more of its colour or pattern
}
web-garden-stored-expansion = { $cost ->
    [0] expansion with { FORM($hexagon, "some") } in storage, nothing more to pay
   *[other] expansion with { FORM($hexagon, "some") } in storage, costs { $cost } more of its colour or pattern
}
web-garden-jokers = { $count ->
    [one] { $count } joker in storage
   *[other] { $count } jokers in storage
}
web-garden-free-cell = Free: { $cell }
web-garden-filled-cell = { $hexagon } on { $cell }
web-garden-area = Free space for an expansion { $at }
web-garden-buy = Buy face-down
web-garden-ask-area = Where does the face-down expansion go?
web-garden-why-tile = It fits nowhere now: it needs a neighbour of its colour or pattern, and no duplicate in its group.
web-garden-why-cell = Nothing in your storage can go here.
web-garden-why-empty = Your storage is empty. Take tiles first.
web-garden-why-joker = Jokers only help to pay.
web-garden-decoration-lacks = { $decoration ->
    [fountain] Fountain: { $count } joker once surrounded, { $missing } to go
    [statue] Statue: { $count } jokers once surrounded, { $missing } to go
    [bench] Bench: { $count } jokers once surrounded, { $missing } to go
   *[pavilion] Pavilion: { $count } jokers once surrounded, { $missing } to go
}
web-garden-surrounded = { $decoration ->
    [fountain] Fountain: surrounded, { $count } joker gained
    [statue] Statue: surrounded, { $count } jokers gained
    [bench] Bench: surrounded, { $count } jokers gained
   *[pavilion] Pavilion: surrounded, { $count } jokers gained
}
# Words in the pictures: short, as there is little space.
web-garden-wheel-round = Round { $round } scores: { $list }; pavilions always score
web-garden-marker = Start marker: the first to pass takes it and loses 1 point
web-garden-storage-count = Storage { $count } of { $places }
web-garden-expansions-count = Expansions { $count } of { $places }
web-garden-stored-count = { $expansions ->
    [0] Storage { $count } of { $places }
    [one] Storage { $count } of { $places }, { $expansions } expansion
   *[other] Storage { $count } of { $places }, { $expansions } expansions
}
web-garden-groups-count = Groups of 3 or more: { $count }
web-garden-caption-stack = { $count ->
    [0] last of the stack
   *[other] stack, { $count } left
}
web-garden-caption-tiles = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
web-garden-caption-open = can be taken
web-garden-short-stack = stack, { $count }
web-garden-short-tiles = { $count } left
web-garden-short-open = face up
web-garden-display-empty = The display is empty
web-garden-take-a-colour = Take a colour
web-garden-take-a-pattern = Take a pattern
# $what is made by web-garden-take-colour or web-garden-take-pattern.
web-garden-take-once = { $what }, one of each kind

# What is scored, in a few words.
web-azul-bonus = { $bonus ->
    [row] Row { $row }
    [column] Column { $column }
   *[colour] All five { azul-colour } tiles
}
web-pavilion-run = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles in a row
}
web-pavilion-discarded = Discarded tiles
web-pavilion-left-over = Tiles left over
web-garden-sum-colour = { garden-colour } tiles, { $sum }
web-garden-sum-pattern = { $pattern ->
    [tree] Trees, { $sum }
    [bird] Birds, { $sum }
    [butterflies] Butterflies, { $sum }
    [flower] Flowers, { $sum }
    [plant] Plants, { $sum }
   *[lilies] Lilies, { $sum }
}
web-garden-sum-pavilions = Pavilions, { $sum }
web-garden-discarded = Discarded pieces
web-garden-left-over = Pieces left in storage
web-garden-jokers-left = Jokers left over
web-garden-bought = Face-down expansion
web-garden-log-taken = storage
web-garden-log-to = { $where ->
    [right] right
    [upper-right] upper right
    [upper-left] upper left
    [left] left
    [lower-left] lower left
    [lower-right] lower right
   *[fountain] middle
}
web-garden-log-surrounded = { $decoration ->
    [fountain] fountain
    [statue] statue
    [bench] bench
   *[pavilion] pavilion
}
