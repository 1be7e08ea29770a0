# Szavak, amelyek minden játékhoz kellenek.
player-name = { $seat }. játékos
player = { $who ->
    [you] te
   *[other] { $name }
}
ask-named = { $name }: { $question }
bot-name = { $bot ->
    [random] Véletlen bot
    [greedy] Mohó bot
    [uct] Monte Carlo-bot
    [guided] Értékelő bot
    [deep] Mélykereső bot
    [strong] Legerősebb bot
    [novice] Kezdő
    [apprentice] Inas
    [tiler] Csempéző
    [mason] Kőműves
    [artisan] Kézműves
    [master] Mester
   *[other] { $bot }
}

# Mi következik egy választásból: rövid szöveg a táblán, a helye mellett.
effect-gain = +{ $points }
effect-loss = −{ $points }
effect-ends = véget ér a játszma

# Elutasítások, a kódjuk szerint.
refusal-game-over = A játszma véget ért.
refusal-actor-nature = Előbb csempéket kell húzni.
refusal-action-unknown = Nincs ilyen lépés: { $action }.
refusal-deal-not-due = Most nem kell csempéket húzni.
