var e=`# Why a position of Azul cannot arise. Values: $number the player, counted from 1, $colour, $row,
# $column and $line where, $count a number.

editor-azul-wall-place = Row { $row }, column { $column } is not the space for { azul-colour }.
editor-azul-wall-row-twice = Row { $row } has { azul-colour } twice.
editor-azul-wall-column-twice = Column { $column } has { azul-colour } twice.
editor-azul-line-on-wall = Line { $line } holds { azul-colour }, which is already in the same row of the wall.
editor-azul-tiles-total = { $count ->
    [one] There is { $count } { azul-colour } tile instead of 20.
   *[other] There are { $count } { azul-colour } tiles instead of 20.
}
editor-azul-marker-two = There is more than one start marker.
editor-azul-marker-deal = Before tiles are dealt, the start marker is in the centre.
editor-azul-marker-stray = The start marker on player { $number }’s floor line belongs elsewhere.
editor-azul-marker-missing = Player { $number } has the start marker, but it is not on the floor line.
editor-azul-phase-floor = Player { $number }’s floor line has to be empty now.
editor-azul-phase-line = Player { $number }’s line { $line } cannot be full now.
editor-azul-phase-idle = After { $count }\xA0rounds without a tile placed, the game is over.
editor-azul-phase-row = Player { $number } has a complete row, so the game ends after this round.
editor-azul-phase-over-offered = The game cannot be over while there are tiles to take.
editor-azul-phase-not-over = The game is not over: no row is complete, and tiles are left.
editor-azul-phase-laid = “Tile placed this round” applies only while tiles move to the walls.
editor-azul-phase-not-laid = A row was completed, so a tile was placed this round.
editor-azul-phase-dealt = No tiles are dealt while there are tiles to take.
editor-azul-phase-no-tiles = There are no tiles left to deal.
editor-azul-phase-nothing = There are no tiles to take. Add some, or let tiles be dealt.
editor-azul-phase-column = Player { $number } has no column to choose. Add tiles to take, or let tiles be dealt.
`;export{e as default};