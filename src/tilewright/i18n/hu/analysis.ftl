# Amit az elemzés elmond. Számok előtt nem áll névelő.

analysis-over = A játék véget ért.
analysis-nature = Most a véletlen következik. Várakozás a húzás előtt:
analysis-expected = { $name }: { $chance }% a győzelemre, { $margin } pont.
analysis-played = { $name } lépése: { $played } ({ $played-words }). Megmaradó esély: { $best } ({ $best-words }) { $before }%, { $played } { $after }%.
analysis-played-best = { $name } lépése: { $played } ({ $played-words }), a legjobb, amit a keresés talált.
analysis-turning = { $number }. { $text }
analysis-turning-action = { $round }. forduló, { $ply }. lépés: { $name } választása „{ $played-words }”, győzelmi esélye így { $after }%. Jobb lett volna „{ $best-words }”: { $before }%.
analysis-turning-deal = { $change ->
    [rise] { $round }. forduló, { $ply }. bejegyzés: { $name } jól járt a húzással, esélye { $before }% helyett { $after }%.
   *[fall] { $round }. forduló, { $ply }. bejegyzés: { $name } rosszul járt a húzással, esélye { $before }% helyett { $after }%.
}
analysis-turning-none = Egyetlen lépés és egyetlen húzás sem változtatott legalább { $least } százalékpontot az esélyeken.
analysis-account = { $name }: { $decisions } döntés, ebből a legjobb: { $best }; a várható veszteség { $points } pont.
analysis-partial = Megszakítva: { $total } állásból { $done } elemezve.

# Táblázatok fejlécei; az utolsó egy mondatokban elmondott táblázat cellája.
analysis-title-position = { $ply }. bejegyzés előtt
analysis-title-record = Győzelmi esélyek az egyes bejegyzések után
analysis-title-turning = Fordulópontok
analysis-head-ply = Bejegyzés
analysis-head-who = Ki
analysis-head-action = Lépés
analysis-head-best = Legjobb
analysis-head-loss = Veszteség
analysis-head-meaning = Jelentés
analysis-head-line = Folytatás
analysis-deal = húzás
analysis-chance = { $chance }%
analysis-chance-swing = { $chance }% ({ $swing })
analysis-chance-margin = { $chance }% ({ $margin })
analysis-cell = { $heading }: { $text }.

# A kép.
analysis-plot-title = { $title }: győzelmi esélyek
analysis-plot-description = Minden hely győzelmi esélye a 0. bejegyzéstől kezdve, összesen { $plies } bejegyzésen át. { $turning }
analysis-plot-rounds = forduló
analysis-plot-chances = győzelmi esély
