var e=`# What an analysis tells. Values: $name a player, $played and $best moves in notation,
# $played-words and $best-words the same in words, chances in per cent, $file a file.

analysis-over = The game is over.
analysis-nature = Chance is to act. What is expected before the deal:
analysis-expected = { $name }: { $chance } % to win, { $margin } points.
analysis-played = { $name } played { $played } ({ $played-words }). { $best } ({ $best-words }) keeps { $before } %, { $played } { $after } %.
analysis-played-best = { $name } played { $played } ({ $played-words }), the best action found.
analysis-turning = { $number }. { $text }
analysis-turning-action = Round { $round }, ply { $ply }: { $name } played { $played } ({ $played-words }). { $best } ({ $best-words }) would have kept { $before } % instead of { $after } %.
analysis-turning-deal = { $change ->
    [rise] Round { $round }, ply { $ply }: the deal was kind to { $name }, whose chance rose from { $before } % to { $after } %.
   *[fall] Round { $round }, ply { $ply }: the deal was unkind to { $name }, whose chance fell from { $before } % to { $after } %.
}
analysis-turning-none = No action and no deal changed a chance to win by { $least } % or more.
analysis-account = { $name }: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $best } of them the best found; { $points ->
    [one] { $points } point
   *[other] { $points } points
} given away in expectation.
analysis-partial = Broken off: { $done ->
    [one] { $done } position
   *[other] { $done } positions
} of { $total } analysed.

# Headings of tables; the last is a cell of a table that is told in sentences.
analysis-title-position = Before ply { $ply }
analysis-title-record = Chances to win after each ply
analysis-title-turning = Turning points
analysis-head-ply = Ply
analysis-head-who = Who
analysis-head-action = Action
analysis-head-best = Best
analysis-head-loss = Loss
analysis-head-meaning = Meaning
analysis-head-line = Line
analysis-deal = deal
analysis-chance = { $chance } %
analysis-chance-swing = { $chance } % ({ $swing })
analysis-chance-margin = { $chance } % ({ $margin })
analysis-cell = { $heading }: { $text }.

# The picture.
analysis-plot-title = { $title }: chances to win
analysis-plot-description = The chance of every seat to win, from ply 0 to ply { $plies }. { $turning }
analysis-plot-rounds = round
analysis-plot-chances = chance to win
`;export{e as default};