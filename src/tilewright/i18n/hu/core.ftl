# Szavak, amelyek minden játékhoz kellenek.
player-name = { $seat }. játékos
bot-name = { $bot ->
    [random] Véletlen robot
    [greedy] Mohó robot
   *[other] { $bot }
}

# Elutasítások, a kódjuk szerint.
refusal-game-over = A játék véget ért.
refusal-actor-nature = Előbb csempéket kell húzni: most a véletlen következik.
refusal-action-unknown = Nincs ilyen lépés: { $action }.
refusal-deal-not-due = Most nem kell csempéket húzni.
