var e=`# Feladványok. $turns: hány lépésből áll a megoldás, $turn: hányadik következik.
puzzles-title = Feladványok
puzzles-lead = Találd meg a legjobb lépést botok játszmáinak állásaiban.
puzzles-of = Feladványok: { web-game-name }
puzzles-one = Feladvány
puzzles-daily = A nap feladványa
puzzles-days = { $days ->
    [0] Minden nap egy új.
   *[other] { $days } napja egyfolytában
}
puzzles-solve = Megoldás
puzzles-again = Megoldva
puzzles-train = További feladványok
puzzles-count = { $count }\xA0feladvány, a pontszámodhoz válogatva.
puzzles-record = Elsőre megoldva: { $tried } feladványból { $solved }. Leghosszabb sorozat: { $best }. Pontszámod: { $rating }.
puzzles-solved-count = Megoldva: { $solved }. Pontszám: { $rating }.
puzzles-themes = Témák
puzzles-theme-count = { puzzles-theme } ({ $count })
puzzles-theme = { $theme ->
    [cost] Mezők számai
    [colour] Színkészlet
    [column] Oszlopverseny
    [denial] Elvétel
    [endgame] Utolsó forduló
    [expansion] Bővítések
    [floor] Padlóvonal
    [group] Csoportok
    [harvest] Nagy fogás
    [keep] Passz
    [long] Több lépés
    [marker] Kezdőjátékos
    [payment] Fizetés
    [row] Teljes sor
    [sacrifice] Áldozat
    [star] Csillag
    [structure] Építmények
    [wheel] Kerék
    [wild] Dzsókerek
   *[other] { $theme }
}
puzzles-other-games = Más játékok
puzzles-all = Összes feladvány
puzzles-rating = Nehézség: { $rating }
puzzles-round = { $round }.\xA0forduló
puzzles-prompt = { $turns ->
    [1] Te jössz. Találd meg a legjobb lépést.
   *[other] Te jössz. Találd meg a legjobb lépést: { $turn }/{ $turns }.
}
puzzles-go-on = Helyes! Találd meg a következő lépésedet.
puzzles-almost = Jó kezdet, de a lépést jobban is be lehet fejezni.
puzzles-wrong = Nem ez a legjobb lépés. Próbáld újra.
puzzles-solved = Megoldottad!
puzzles-done = Ez a megoldás.
puzzles-show = Megoldás mutatása
puzzles-next = Következő feladvány
puzzles-analyse = Elemzés
puzzles-yours = Pontszámod: { $rating }. Egymás után megoldva: { $run }.
`;export{e as default};