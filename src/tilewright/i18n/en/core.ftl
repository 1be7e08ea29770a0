# Words that every game needs.
player-name = Player { $seat }
bot-name = { $bot ->
    [random] Random bot
    [greedy] Greedy bot
   *[other] { $bot }
}

# Refusals, by their code.
refusal-game-over = The game is over.
refusal-actor-nature = Tiles must be drawn first: chance is to act.
refusal-action-unknown = { $action } is not an action.
refusal-deal-not-due = No tiles are to be drawn now.
