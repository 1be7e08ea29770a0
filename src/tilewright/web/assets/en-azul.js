var e=`# Azul. Values: $seat and $name a player, $colour and $held blue, yellow, red, black or white,
# $tiles and $list noun phrases made by azul-tiles, $from by azul-from, $to by azul-to, $runs by
# azul-runs. All numbers are also there as numbers: $count tiles of $colour from $source (0 the
# centre) to $line (0 the floor).

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
    [one] { $count }\xA0{ azul-colour } tile
   *[other] { $count }\xA0{ azul-colour } tiles
}
azul-from = { $marker ->
    [start] from the centre with the start marker
   *[none] { $source ->
        [0] from the centre
       *[other] from display\xA0{ $source }
    }
}
azul-to = { $line ->
    [0] to the floor
   *[other] to line\xA0{ $line }
}

# What happened. A turn is one sentence; $missing tiles are missing from the line, $fallen fall to
# the floor, $spilled go to the lid because the floor is full.
azul-event-dealt = { $who ->
    [you] Round { $round } begins with { $count }\xA0tiles on the displays. You start.
   *[other] Round { $round } begins with { $count }\xA0tiles on the displays. { $name } starts.
}
azul-event-took = { $missing ->
    [0] { $who ->
        [you] You take { $tiles } { $from } { $to } (full).
       *[other] { $name } takes { $tiles } { $from } { $to } (full).
    }
   *[other] { $who ->
        [you] You take { $tiles } { $from } { $to }.
       *[other] { $name } takes { $tiles } { $from } { $to }.
    }
}
azul-event-took-floor = { $who ->
    [you] You take { $tiles } { $from } to the floor.
   *[other] { $name } takes { $tiles } { $from } to the floor.
}
azul-event-took-fallen = { $who ->
    [you] { $fallen ->
        [one] You take { $tiles } { $from } { $to } (full); { $fallen }\xA0falls to the floor.
       *[other] You take { $tiles } { $from } { $to } (full); { $fallen }\xA0fall to the floor.
    }
   *[other] { $fallen ->
        [one] { $name } takes { $tiles } { $from } { $to } (full); { $fallen }\xA0falls to the floor.
       *[other] { $name } takes { $tiles } { $from } { $to } (full); { $fallen }\xA0fall to the floor.
    }
}
azul-event-took-spilled = { $who ->
    [you] { $spilled ->
        [one] You take { $tiles } { $from } { $to }; the floor is full, so { $spilled }\xA0goes to the lid.
       *[other] You take { $tiles } { $from } { $to }; the floor is full, so { $spilled }\xA0go to the lid.
    }
   *[other] { $spilled ->
        [one] { $name } takes { $tiles } { $from } { $to }; the floor is full, so { $spilled }\xA0goes to the lid.
       *[other] { $name } takes { $tiles } { $from } { $to }; the floor is full, so { $spilled }\xA0go to the lid.
    }
}
azul-event-tiling = Round { $round } is over. Each full line sends one tile to the wall.
azul-event-laid = { $points ->
    [one] { $who ->
        [you] You place a { azul-colour } tile in row\xA0{ $row }, column\xA0{ $column } ({ $runs }): +{ $points }\xA0point.
       *[other] { $name } places a { azul-colour } tile in row\xA0{ $row }, column\xA0{ $column } ({ $runs }): +{ $points }\xA0point.
    }
   *[other] { $who ->
        [you] You place a { azul-colour } tile in row\xA0{ $row }, column\xA0{ $column } ({ $runs }): +{ $points }\xA0points.
       *[other] { $name } places a { azul-colour } tile in row\xA0{ $row }, column\xA0{ $column } ({ $runs }): +{ $points }\xA0points.
    }
}
azul-runs = { $runs ->
    [across] a row of { $across }
    [down] a column of { $down }
    [both] a row of { $across } and a column of { $down }
   *[none] on its own
}
azul-event-dropped = { $count ->
    [one] { $who ->
        [you] Your line { $line } has no free column: { $tiles } falls to the floor.
       *[other] { $name }’s line { $line } has no free column: { $tiles } falls to the floor.
    }
   *[other] { $who ->
        [you] Your line { $line } has no free column: { $tiles } fall to the floor.
       *[other] { $name }’s line { $line } has no free column: { $tiles } fall to the floor.
    }
}
azul-event-dropped-spilled = { $spilled ->
    [one] { $who ->
        [you] Your line\xA0{ $line } has no free column and your floor is full: { $spilled }\xA0of its tiles goes to the lid.
       *[other] { $name }’s line\xA0{ $line } has no free column and the floor is full: { $spilled }\xA0of its tiles goes to the lid.
    }
   *[other] { $who ->
        [you] Your line\xA0{ $line } has no free column and your floor is full: { $spilled }\xA0of its tiles go to the lid.
       *[other] { $name }’s line\xA0{ $line } has no free column and the floor is full: { $spilled }\xA0of its tiles go to the lid.
    }
}
azul-event-penalised = { $points ->
    [0] { $who ->
        [you] Your floor costs nothing: your score is already\xA00.
       *[other] { $name }’s floor costs nothing: the score is already\xA00.
    }
    [one] { $who ->
        [you] You lose { $points }\xA0point for the floor.
       *[other] { $name } loses { $points }\xA0point for the floor.
    }
   *[other] { $who ->
        [you] You lose { $points }\xA0points for the floor.
       *[other] { $name } loses { $points }\xA0points for the floor.
    }
}
azul-event-bonus = { $bonus ->
    [row] { $who ->
        [you] You completed row\xA0{ $row }: +{ $points }\xA0points.
       *[other] { $name } completed row\xA0{ $row }: +{ $points }\xA0points.
    }
    [column] { $who ->
        [you] You completed column\xA0{ $column }: +{ $points }\xA0points.
       *[other] { $name } completed column\xA0{ $column }: +{ $points }\xA0points.
    }
   *[colour] { $who ->
        [you] You placed all five { azul-colour } tiles: +{ $points }\xA0points.
       *[other] { $name } placed all five { azul-colour } tiles: +{ $points }\xA0points.
    }
}
azul-event-ended = { $reason ->
    [row] A row is complete: the match is over.
    [idle] Nobody has placed a tile for three rounds: the match is over.
   *[tiles] There are no tiles left for the displays: the match is over.
}

# Questions and choices.
azul-ask-take = Which tiles do you take, and where do they go?
azul-ask-column = Which column of row\xA0{ $row } gets the { azul-colour } tile?
azul-hint-column = { $points ->
    [one] column\xA0{ $column }: +{ $points }\xA0point
   *[other] column\xA0{ $column }: +{ $points }\xA0points
}
azul-hint-floor = { $tiles } to the floor
azul-hint-line = { $missing ->
    [0] { $tiles } { $to } (full)
   *[other] { $tiles } { $to } ({ $missing }\xA0missing)
}
azul-hint-line-falling = { $falling ->
    [one] { $tiles } { $to } (full); { $falling }\xA0falls to the floor
   *[other] { $tiles } { $to } (full); { $falling }\xA0fall to the floor
}
azul-forecast = If the round ended now: +{ $gain } for the wall, −{ $loss } for the floor.
azul-forecast-wall = If the round ended now: +{ $gain } for the wall.
azul-forecast-floor = If the round ended now: −{ $loss } for the floor.

# What a choice leads to: azul-effect in short phrases at its place on the board, azul-detail in more
# words below the board. $count tiles fall to the floor or go to the lid.
azul-choice = { $tiles } { $to }
azul-choice-column = { azul-colour } tile to row { $row }, column { $column }
azul-effect-fills = fills, +{ $points }
azul-detail-fills = { $when ->
    [now] { $runs }: +{ $points }
   *[later] { $runs }: +{ $points } when the round is scored
}
azul-effect-raises = row { $row }: +{ $points }\xA0more
azul-effect-missing = { $missing }\xA0missing
azul-effect-completes = { $bonus ->
    [row] completes row { $row }, +{ $points }
    [column] completes column { $column }, +{ $points }
   *[colour] completes { azul-colour }, +{ $points }
}
azul-detail-completes = { $bonus ->
    [row] completes row { $row }: +{ $points } at the end
    [column] completes column { $column }: +{ $points } at the end
   *[colour] completes all five { azul-colour } tiles: +{ $points } at the end
}
azul-detail-ends = ends the match after this round
azul-effect-dropped = no free column, −{ $points }
azul-detail-dropped = { $count ->
    [one] line { $line } has no free column: { $count }\xA0tile falls to the floor, −{ $points }
   *[other] line { $line } has no free column: { $count }\xA0tiles fall to the floor, −{ $points }
}
azul-effect-falls = { $count ->
    [one] { $count }\xA0falls, −{ $points }
   *[other] { $count }\xA0fall, −{ $points }
}
azul-detail-falls = { $count ->
    [one] { $count }\xA0tile falls to the floor: −{ $points }
   *[other] { $count }\xA0tiles fall to the floor: −{ $points }
}
azul-effect-spilled = { $count ->
    [one] { $count }\xA0goes to the lid
   *[other] { $count }\xA0go to the lid
}
azul-effect-marker = { $points ->
    [0] start marker
   *[other] start marker, −{ $points }
}
azul-detail-marker = { $points ->
    [0] you take the start marker
   *[other] you take the start marker: −{ $points }
}

# The drawing.
azul-label-title = { $side ->
    [grey] Azul, grey wall, round { $round }
   *[coloured] Azul, coloured wall, round { $round }
}
azul-label-turn = { $who ->
    [you] your turn
   *[other] { $name }’s turn
}
azul-label-nature = filling the displays
azul-label-over = the match is over
azul-label-centre = centre:
azul-label-bag = bag
azul-label-lid = lid
azul-label-floor = floor:
azul-label-points = { $score ->
    [one] { $score }\xA0point
   *[other] { $score }\xA0points
}

# The position in sentences.
azul-describe-round = { $side ->
    [grey] Azul, grey wall, round { $round }.
   *[coloured] Azul, coloured wall, round { $round }.
}
azul-describe-display = Display\xA0{ $display }: { $list }.
azul-describe-centre = Centre: { $list }.
azul-describe-marker = The start marker is in the centre.
azul-describe-bag = Bag: { $list }.
azul-describe-lid = Lid: { $list }.
azul-describe-seat = { $score ->
    [one] { $who ->
        [you] You have { $score }\xA0point.
       *[other] { $name } has { $score }\xA0point.
    }
   *[other] { $who ->
        [you] You have { $score }\xA0points.
       *[other] { $name } has { $score }\xA0points.
    }
}
azul-describe-has-marker = { $who ->
    [you] You have the start marker.
   *[other] { $name } has the start marker.
}
azul-describe-line = { $missing ->
    [0] Line\xA0{ $line }: { $tiles } (full).
   *[other] Line\xA0{ $line }: { $tiles } ({ $missing }\xA0missing).
}
azul-describe-row = Wall, row\xA0{ $row }: { $list }.
azul-describe-place = { azul-colour } in column\xA0{ $column }
azul-describe-floor = { $covered ->
    [0] Floor: empty.
    [one] Floor: { $covered }\xA0space covered, penalty −{ $penalty }.
   *[other] Floor: { $covered }\xA0spaces covered, penalty −{ $penalty }.
}

# Refusals, by their code.
refusal-source-unknown = There is no display\xA0{ $source }: this table has { $displays }.
refusal-source-lacks-colour = Display\xA0{ $source } holds no { azul-colour } tile.
refusal-centre-lacks-colour = The centre holds no { azul-colour } tile.
refusal-line-full = Line\xA0{ $line } is full.
refusal-line-holds-colour = Line\xA0{ $line } holds { azul-colour.held } tiles, so { azul-colour } tiles can’t go there.
refusal-wall-has-colour = Row\xA0{ $line } of the wall already has { azul-colour }.
refusal-phase-taking = You can only choose a column while tiling. Now take tiles.
refusal-phase-tiling = You can’t take tiles while tiling. Now choose a column.
refusal-column-covered = Column\xA0{ $column } of row\xA0{ $line } already holds a tile.
refusal-column-has-colour = Column\xA0{ $column } already has { azul-colour }.
refusal-deal-too-many = { $count }\xA0tiles were dealt, but the displays hold { $room }.
refusal-deal-too-few = { $count }\xA0tiles were dealt, but { $due } are needed.
refusal-deal-not-in-bag = Tile\xA0{ $place } of the deal is { azul-colour }, but the bag has none left.
refusal-deal-unknown-tile = Tile\xA0{ $place } of the deal is { $tile }, which is not a colour.

# How to type a move.
azul-notation = How to type a move: where from, which colour, which line. 2R3 takes red from display\xA02 to line\xA03; CB5 takes blue from the centre to line\xA05; 1KF takes black from display\xA01 to the floor. The colours are B blue, Y yellow, R red, K black and W white. On the grey wall, col4 chooses column\xA04.
`;export{e as default};