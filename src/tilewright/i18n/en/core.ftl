# Words that every game needs.
player-name = Player { $seat }
player = { $who ->
    [you] you
   *[other] { $name }
}
ask-named = { $name }: { $question }
bot-name = { $bot ->
    [random] Random bot
    [greedy] Greedy bot
    [uct] Monte Carlo bot
    [guided] Evaluation bot
    [deep] Deep search bot
    [strong] Strongest bot
    [novice] Novice
    [apprentice] Apprentice
    [tiler] Tiler
    [mason] Mason
    [artisan] Artisan
    [master] Master
   *[other] { $bot }
}

# What a choice leads to, in short phrases at its place on the board.
effect-gain = +{ $points }
effect-loss = −{ $points }
effect-ends = ends the match

# Refusals, by their code.
refusal-game-over = The game is over.
refusal-actor-nature = Tiles must be drawn before the next move.
refusal-action-unknown = “{ $action }” is not a move.
refusal-deal-not-due = Tiles can’t be drawn now.
