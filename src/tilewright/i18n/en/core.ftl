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
    [uct] Sampling bot
    [guided] Guided bot
    [deep] Deep bot
    [strong] Strongest bot
    [novice] Novice
    [apprentice] Apprentice
    [tiler] Tiler
    [mason] Mason
    [artisan] Artisan
    [master] Master
   *[other] { $bot }
}

# Refusals, by their code.
refusal-game-over = The game is over.
refusal-actor-nature = Tiles must be drawn first: chance is to act.
refusal-action-unknown = { $action } is not an action.
refusal-deal-not-due = No tiles are to be drawn now.
