var e=`# Elemzések mondatokban. Számok előtt nem áll névelő.

analysis-over = A játék véget ért.
analysis-nature = Csempehúzás következik. Várható eredmény a húzás előtt:
analysis-expected = { $name }: { $chance }% a győzelemre, várható különbség { $margin }\xA0pont.
analysis-played = { $name } lépése { $played } ({ $played-words }) volt, győzelmi esélye így { $after }%. Jobb lett volna { $best } ({ $best-words }): { $before }%.
analysis-played-best = { $name } lépése { $played } ({ $played-words }) volt, a legjobb, amit a keresés talált.
analysis-why-best = Miért „{ $move }”: { $text }
analysis-why-played = Mit tesz „{ $move }”: { $text }
analysis-turning = { $number }. { $text }
analysis-turning-action = { $who ->
    [you] { $round }.\xA0forduló, { $ply }.\xA0lépés: ezt választottad: „{ $played-words }”, győzelmi esélyed így { $after }%. Jobb lett volna: „{ $best-words }”, { $before }%.
   *[other] { $round }.\xA0forduló, { $ply }.\xA0lépés: { $name } ezt választotta: „{ $played-words }”, győzelmi esélye így { $after }%. Jobb lett volna: „{ $best-words }”, { $before }%.
}
analysis-turning-deal = { $change ->
    [rise] { $who ->
        [you] { $round }.\xA0forduló, { $ply }.\xA0lépés: jól jártál a húzással, győzelmi esélyed { $before }%-ról { $after }%-ra nőtt.
       *[other] { $round }.\xA0forduló, { $ply }.\xA0lépés: { $name } jól járt a húzással, győzelmi esélye { $before }%-ról { $after }%-ra nőtt.
    }
   *[fall] { $who ->
        [you] { $round }.\xA0forduló, { $ply }.\xA0lépés: rosszul jártál a húzással, győzelmi esélyed { $before }%-ról { $after }%-ra csökkent.
       *[other] { $round }.\xA0forduló, { $ply }.\xA0lépés: { $name } rosszul járt a húzással, győzelmi esélye { $before }%-ról { $after }%-ra csökkent.
    }
}
analysis-turning-none = Egyetlen lépés vagy húzás sem változtatta meg a győzelmi esélyeket legalább { $least }%-kal.
analysis-account = { $who ->
    [you] A legjobb lépést { $decisions }\xA0döntésből { $best }\xA0esetben találtad meg. Várható pontveszteség: { $points }.
   *[other] { $name } a legjobb lépést { $decisions }\xA0döntésből { $best }\xA0esetben találta meg. Várható pontveszteség: { $points }.
}
analysis-undecided = { $who ->
    [you] Nem hoztál döntést.
   *[other] { $name } nem hozott döntést.
}
analysis-partial = Félbeszakadt: { $total }\xA0állásból { $done }\xA0elemezve.

# Táblázatok fejlécei; az utolsó egy mondatokban elmondott táblázat cellája.
analysis-title-position = { $ply ->
    [0] A kezdőállás
   *[other] Állás { $ply }\xA0lépés után
}
analysis-title-record = Győzelmi esélyek lépésenként
analysis-title-turning = Fordulópontok
analysis-head-ply = Lépés
analysis-head-who = Játékos
analysis-head-action = Választás
analysis-head-best = Legjobb
analysis-head-loss = Veszteség
analysis-head-grade = Értékelés
analysis-head-meaning = Jelentés
analysis-head-line = Folytatás
analysis-deal = húzás
analysis-chance = { $chance }%
analysis-chance-swing = { $chance }% ({ $swing })
analysis-chance-margin = { $chance }% ({ $margin })
analysis-cell = { $heading }: { $text }.

# A kép.
analysis-plot-title = { $title }: győzelmi esélyek
analysis-plot-description = Minden játékos győzelmi esélye { $plies }\xA0lépésen át. { $turning }
analysis-plot-rounds = Forduló
analysis-plot-chances = Győzelmi esély
`;export{e as default};