# Szavak, amelyek minden játékhoz kellenek.
player-name = { $seat }. játékos
player = { $who ->
    [you] te
   *[other] { $name }
}
ask-named = { $name }: { $question }
bot-name = { $bot ->
    [random] Véletlen robot
    [greedy] Mohó robot
    [uct] Mintavevő robot
    [guided] Irányított robot
    [deep] Mély robot
    [strong] Legerősebb robot
    [novice] Kezdő
    [apprentice] Inas
    [tiler] Csempéző
    [mason] Kőműves
    [artisan] Kézműves
    [master] Mester
   *[other] { $bot }
}

# Elutasítások, a kódjuk szerint.
refusal-game-over = A játék véget ért.
refusal-actor-nature = Előbb csempéket kell húzni: most a véletlen következik.
refusal-action-unknown = Nincs ilyen lépés: { $action }.
refusal-deal-not-due = Most nem kell csempéket húzni.
