var e=`# Analyses in sentences. Values: $name a player, $played and $best moves in notation,
# $played-words and $best-words the same in words, chances in per cent, $ply a step, counted from 1.

analysis-over = The game is over.
analysis-nature = Tiles are about to be drawn. Expected before the deal:
analysis-expected = { $name }: { $chance }% to win, margin { $margin }\xA0points.
analysis-played = { $name } played { $played } ({ $played-words }), with a { $after }% chance to win. { $best } ({ $best-words }) was better: { $before }%.
analysis-played-best = { $name } played { $played } ({ $played-words }), the best move found.
analysis-why-best = Why “{ $move }”: { $text }
analysis-why-played = What “{ $move }” does: { $text }
analysis-turning = { $number }. { $text }
analysis-turning-action = { $who ->
    [you] Round { $round }, step { $ply }: you chose “{ $played-words }”, with a { $after }% chance to win. “{ $best-words }” was better: { $before }%.
   *[other] Round { $round }, step { $ply }: { $name } chose “{ $played-words }”, with a { $after }% chance to win. “{ $best-words }” was better: { $before }%.
}
analysis-turning-deal = { $change ->
    [rise] { $who ->
        [you] Round { $round }, step { $ply }: the deal favoured you. Your chance to win rose from { $before }% to { $after }%.
       *[other] Round { $round }, step { $ply }: the deal favoured { $name }, whose chance to win rose from { $before }% to { $after }%.
    }
   *[fall] { $who ->
        [you] Round { $round }, step { $ply }: the deal went against you. Your chance to win fell from { $before }% to { $after }%.
       *[other] Round { $round }, step { $ply }: the deal went against { $name }, whose chance to win fell from { $before }% to { $after }%.
    }
}
analysis-turning-none = No move or deal changed a chance to win by { $least }% or more.
analysis-account = { $who ->
    [you] { $decisions ->
        [one] You found the best move in { $best } of { $decisions }\xA0decision. Expected points lost: { $points }.
       *[other] You found the best move in { $best } of { $decisions }\xA0decisions. Expected points lost: { $points }.
    }
   *[other] { $decisions ->
        [one] { $name } found the best move in { $best } of { $decisions }\xA0decision. Expected points lost: { $points }.
       *[other] { $name } found the best move in { $best } of { $decisions }\xA0decisions. Expected points lost: { $points }.
    }
}
analysis-undecided = { $who ->
    [you] You made no decisions.
   *[other] { $name } made no decisions.
}
analysis-partial = { $total ->
    [one] Stopped early: { $done } of { $total }\xA0position analysed.
   *[other] Stopped early: { $done } of { $total }\xA0positions analysed.
}

# Headings of tables; the last is a cell of a table that is shown as sentences.
analysis-title-position = { $ply ->
    [0] Position at the start
   *[other] Position after step { $ply }
}
analysis-title-record = Win chances after each step
analysis-title-turning = Turning points
analysis-head-ply = Step
analysis-head-who = Player
analysis-head-action = Move
analysis-head-best = Best
analysis-head-loss = Loss
analysis-head-grade = Grade
analysis-head-meaning = Meaning
analysis-head-line = Continuation
analysis-deal = deal
analysis-chance = { $chance }%
analysis-chance-swing = { $chance }% ({ $swing })
analysis-chance-margin = { $chance }% ({ $margin })
analysis-cell = { $heading }: { $text }.

# The picture.
analysis-plot-title = { $title }: win chances
analysis-plot-description = Every player’s chance to win, over { $plies }\xA0steps. { $turning }
analysis-plot-rounds = Round
analysis-plot-chances = Win chance
`;export{e as default};