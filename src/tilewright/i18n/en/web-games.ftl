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

# Azul. Source 0 is the centre; $tiles is made by azul-tiles.
web-azul-offer = Displays and centre
web-azul-floor = Floor
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

# Summer Pavilion. $tiles and $list are made by pavilion-tiles.
web-pavilion-offer = Displays, centre and supply
web-pavilion-label-hand = Hand
web-pavilion-label-kept = Kept tiles
web-pavilion-label-supply = Supply
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
web-pavilion-structure = { $structure ->
    [pillar] Pillar: gives { $count } tile
    [statue] Statue: gives { $count } tiles
   *[window] Window: gives { $count } tiles
}
web-pavilion-star = Bonus for { $star }
web-pavilion-cost = Bonus for all spaces of cost { $cost }

# Queen's Garden. $hexagon is made by garden-hexagon; places count from 0, as in the notation.
web-garden-offer = Wheel and display
web-garden-wheel = Wheel
web-garden-storage = Storage
web-garden-stack = Stack: { $count } below
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
web-garden-stored = { $hexagon } in storage
web-garden-stored-expansion = expansion with { FORM($hexagon, "some") } in storage
web-garden-jokers = { $count ->
    [one] { $count } joker in storage
   *[other] { $count } jokers in storage
}
web-garden-free-cell = Free: { $cell }
web-garden-filled-cell = { $hexagon } on { $cell }
web-garden-area = Free space for an expansion { $at }
web-garden-decoration = { $decoration ->
    [fountain] Fountain: gives { $count } joker
    [statue] Statue: gives { $count } jokers
    [bench] Bench: gives { $count } jokers
   *[pavilion] Pavilion: gives { $count } jokers
}
