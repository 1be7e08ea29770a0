var e=`# Azul. Values: $name a player, $colour blue, yellow, red, black or white, $tiles and $list
# texts made by azul-tiles, all numbers as numbers.

azul-title = Azul
azul-colour = { $colour ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
   *[white] white
}
    .held = { $held ->
        [blue] blue
        [yellow] yellow
        [red] red
        [black] black
       *[white] white
    }
azul-tiles = { $count ->
    [one] { $count } { azul-colour } tile
   *[other] { $count } { azul-colour } tiles
}

# What happened.
azul-event-dealt = Round { $round }: { $count ->
    [one] { $count } tile is laid out
   *[other] { $count } tiles are laid out
}. { $name } starts.
azul-event-took = { $source ->
    [0] { $name } takes { $tiles } from the centre.
   *[other] { $name } takes { $tiles } from display { $source }.
}
azul-event-moved = To the centre: { $list }.
azul-event-marked = { $place ->
    [0] { $name } takes the start marker. The floor is full, so it costs nothing.
   *[other] { $name } takes the start marker onto place { $place } of the floor.
}
azul-event-lined = Onto line { $line }: { $tiles }. { $missing ->
    [0] The line is full.
    [one] { $missing } is missing.
   *[other] { $missing } are missing.
}
azul-event-fell = To the floor: { $tiles }. It costs { $penalty } now.
azul-event-spilled = The floor is full. To the lid: { $tiles }.
azul-event-tiling = Round { $round } is over. The walls are tiled.
azul-event-laid = { $name } lays { azul-colour } in row { $row }, column { $column } ({ $runs }): +{ $points }.
azul-runs = { $runs ->
    [across] a row of { $across }
    [down] a column of { $down }
    [both] a row of { $across } and a column of { $down }
   *[none] on its own
}
azul-event-dropped = Line { $line } of { $name } finds no free column for { azul-colour } and falls to the floor.
azul-event-penalised = { $name } loses { $points } for the floor.
azul-event-bonus = { $bonus ->
    [row] { $name } has completed row { $row }: +{ $points }.
    [column] { $name } has completed column { $column }: +{ $points }.
   *[colour] { $name } has laid all five { azul-colour } tiles: +{ $points }.
}
azul-event-ended = { $reason ->
    [row] A row is complete: the game is over.
    [idle] Three rounds in a row have brought no tile to any wall: the game is over.
   *[tiles] There are no tiles left to lay out: the game is over.
}

# Questions and choices.
azul-ask-take = { $name }, what do you take, and where does it go?
azul-ask-column = { $name }, which column of row { $row } takes the { azul-colour } tile?
azul-hint-column = column { $column }: +{ $points }
azul-hint-floor = { $tiles } to the floor
azul-hint-line = { $tiles } to line { $line }{ $missing ->
    [0] , full
   *[other] , { $missing } missing
}{ $falling ->
    [0] { "" }
    [one] , { $falling } falls
   *[other] , { $falling } fall
}
azul-forecast = If the round ended now: { $gain ->
    [0] −{ $loss } for the floor.
   *[other] +{ $gain } on the wall{ $loss ->
        [0] .
       *[other] , −{ $loss } for the floor.
    }
}

# The drawing.
azul-label-title = Azul, { $side ->
    [grey] grey
   *[coloured] coloured
} wall, round { $round }
azul-label-turn = { $name } to move
azul-label-nature = the displays are to be filled
azul-label-over = the game is over
azul-label-centre = centre:
azul-label-bag = bag
azul-label-lid = lid
azul-label-floor = floor:
azul-label-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

# The position in sentences.
azul-describe-round = Azul, { $side ->
    [grey] grey
   *[coloured] coloured
} wall, round { $round }.
azul-describe-display = Display { $display }: { $list }.
azul-describe-centre = Centre: { $list }.
azul-describe-marker = The start marker lies in the centre.
azul-describe-bag = In the bag: { $list }.
azul-describe-lid = In the lid: { $list }.
azul-describe-seat = { $name } has { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
azul-describe-has-marker = { $name } has the start marker.
azul-describe-line = Line { $line }: { $tiles }, { $missing ->
    [0] full
   *[other] { $missing } missing
}.
azul-describe-row = Wall row { $row }: { $list }.
azul-describe-place = { azul-colour } in column { $column }
azul-describe-floor = Floor: { $covered ->
    [one] { $covered } place covered
   *[other] { $covered } places covered
}, costs { $penalty }.

# Refusals, by their code.
refusal-source-unknown = There is no display { $source }: this table has { $displays }.
refusal-source-lacks-colour = Display { $source } holds no { azul-colour } tile.
refusal-centre-lacks-colour = The centre holds no { azul-colour } tile.
refusal-line-full = Line { $line } is full.
refusal-line-holds-colour = Line { $line } holds { azul-colour.held }, so it takes no { azul-colour }.
refusal-wall-has-colour = Row { $line } of the wall already has { azul-colour }.
refusal-phase-taking = A column is chosen only while tiling. Now tiles are taken.
refusal-phase-tiling = Tiles are taken only before tiling. Now a column is chosen.
refusal-column-covered = Column { $column } of row { $line } already holds a tile.
refusal-column-has-colour = Column { $column } already has { azul-colour }.
refusal-deal-too-many = { $count } tiles were dealt, but the displays hold { $room }.
refusal-deal-too-few = { $count } tiles were dealt, but { $due } are due.
refusal-deal-not-in-bag = Tile { $place } of the deal is { azul-colour }, but the bag holds none then.
refusal-deal-unknown-tile = Tile { $place } of the deal is { $tile }, which is no colour.

# The rules, in short.
azul-rules-aim = Aim: lay tiles on your wall and score the most points. Tiles come from round displays in the middle of the table.
azul-rules-taking = Your turn: take all tiles of one colour from one display, and the others there move to the centre. Or take all tiles of one colour from the centre. The first to do so in a round also takes the start marker: it costs a place on the floor, and lets you start the next round.
azul-rules-lines = Put everything you took on one pattern line. Line 1 has room for 1 tile, line 5 for 5. A line holds one colour only, and none that its row of your wall already has. You may also send everything to the floor.
azul-rules-floor = What does not fit falls to the floor. Seven places there cost 1, 1, 2, 2, 2, 3 and 3 points at the end of the round. Your score never falls below 0.
azul-rules-tiling = When all tiles are taken, every full line sends one tile to its row of the wall. It scores the length of the unbroken row it stands in plus that of the column, where these are longer than 1; a tile on its own scores 1. The other tiles of the line go to the lid. Lines that are not full stay.
azul-rules-grey = On the grey wall you choose the column yourself. A colour may stand only once in every row and every column. A full line with no column left falls to the floor.
azul-rules-end = The game ends after the round in which somebody completes a row. Every complete row adds 2, every column 7, every colour with five tiles 10. The most points win; complete rows break a tie; still tied, players share the win.
azul-rules-notation = How to type a move: where from, which colour, which line. 2R3 takes red from display 2 to line 3; CB5 takes blue from the centre to line 5; 1KF takes black from display 1 to the floor. The colours are B blue, Y yellow, R red, K black, W white. On the grey wall col4 chooses column 4.

# On a page, where it is seen who is asked.
web-azul-ask-take = What do you take, and where does it go?
web-azul-ask-column = Which column of row { $row } takes the { azul-colour } tile?
`;export{e as default};