var e=`# What moves of Azul do. "It" is the move; $tiles is made by azul-tiles, $runs by azul-runs.

azul-study-ends = The match ends after this round.
azul-study-completes = { $bonus ->
    [row] It completes row { $row }: +{ $points } at the end of the match.
    [column] It completes column { $column }: +{ $points } at the end of the match.
   *[colour] It completes all five { azul-colour } tiles: +{ $points } at the end of the match.
}
azul-study-nearly = { $bonus ->
    [row] Row { $row } then lacks a single tile for the bonus of { study-points }.
    [column] Column { $column } then lacks a single tile for the bonus of { study-points }.
   *[colour] A single { azul-colour } tile is then missing for the bonus of { study-points }.
}
azul-study-fills = It fills line { $line } ({ $runs }): +{ $points } when the round is scored.
azul-study-column = The tile in column { $column } ({ $runs }) scores { study-points }.
azul-study-raises = The tile in row { $row } becomes worth { study-points } more.
azul-study-line = { $missing ->
    [one] Line { $line } then holds { $tiles } and lacks { $missing }\xA0more tile.
   *[other] Line { $line } then holds { $tiles } and lacks { $missing }\xA0more tiles.
}
azul-study-dropped = { $count ->
    [one] Line { $line } has no free column: { $count }\xA0tile falls to the floor, −{ $points }.
   *[other] Line { $line } has no free column: { $count }\xA0tiles fall to the floor, −{ $points }.
}
azul-study-falls = { $count ->
    [one] { $count }\xA0tile falls to the floor: −{ $points }.
   *[other] { $count }\xA0tiles fall to the floor: −{ $points }.
}
azul-study-marker = { $points ->
    [0] It takes the start marker at no cost.
   *[other] It takes the start marker: −{ $points }.
}
azul-study-move = { $tiles } { $from } { $to }
`;export{e as default};