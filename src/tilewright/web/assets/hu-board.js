var e=`# Az elemzőtábla: egy játszma vagy állás bejárása a legjobb lépésekkel.
# Értékek: $name egy játékos, $count egy szám, $chance esély százalékban, $points pontok.

board-title = Elemzés
board-seat = { $number }.\xA0játékos

# Élő elemzés.
board-live = Elemzés
board-depth = Mélység: { $depth }
board-nodes = { $nodes } állás
board-searching = Elemzés…
board-done = Az elemzés kész
board-busy = A szerver foglalt. Az elemzés rögtön folytatódik.
board-off = Az elemzés ki van kapcsolva.
board-best-of = Legjobb lépések: { $name }
board-deal-due = Csempehúzás következik.
board-why = Miért:
board-line = Utána:
board-chance = { $chance }%
board-outlook = { $name }: { $chance }% esély a győzelemre, { $points }\xA0várható pont
board-outlooks = Győzelmi esély és várható pontok

# Bejárás és a lépések fája.
board-first = Első állás
board-back = Vissza
board-forward = Előre
board-last = Utolsó állás
board-moves = Lépések
board-start = Kezdés
board-deal = Húzás
board-variation = Változat
board-delete = Törlés innen
board-promote = Legyen fővonal
board-keys = A bal és a jobb nyíl a vonal mentén lép, a fel és a le nyíl a változatok között vált.

# Húzások.
board-draw = Véletlen húzás
board-redraw = Újrahúzás
board-choose = Csempék kiválasztása
board-drawn = Eddig kihúzva
board-drawn-none = Még semmi
board-next = Következő csempe
board-ways = { $tile }, maradt: { $count }
board-undo = Az utolsó csempe eltávolítása
board-rest = A többi véletlen húzása
board-deal-text = Vagy írd be a húzást

# Szöveg be és ki.
board-text = Importálás és exportálás
board-import-label = Illessz be egy játszmát vagy egy állást
board-import-open = Megnyitás
board-position-text = Állás
board-record-text = Játszma
board-copied = Másolva
board-link = Az állás linkjének másolása
board-download = Játszma letöltése

# Mi a hiba a szövegben.
board-error-line = { $line }.\xA0sor: { $problem }

# Befejezett játszma.
board-report = A játszmád
board-report-make = A teljes játszma elemzése
board-report-going = A játszma elemzése…
board-graph = Győzelmi esélyek a játszma során
board-grades = Lépések minősítés szerint
board-grade = { $grade ->
    [best] Legjobb
    [good] Jó
    [inaccuracy] Pontatlanság
    [mistake] Hiba
   *[blunder] Durva hiba
}
board-grade-sign = { $grade ->
    [best] ★
    [good] ✓
    [inaccuracy] ?!
    [mistake] ?
   *[blunder] ??
}
board-lost = Veszteség: { $chance }% győzelmi esély és { $points }\xA0pont
board-show-move = { $name }: { $grade }

# Tanulás a hibákból.
board-learn = Tanulj a hibáidból
board-learn-of = Tanulás a hibákból: { $name }
board-learn-none = Nincs miből tanulni: hibátlan játék!
board-learn-ask = { $round }.\xA0kör: keress jobb lépést. Játékos: { $name }.
board-learn-played = A játszmában { $name } ezt választotta:
board-learn-progress = { $number } / { $count }
board-learn-judging = A lépésed értékelése…
board-learn-right = { $grade ->
    [best] Ez a legjobb lépés!
   *[good] Jó lépés.
}
board-learn-wrong = Még nem: ez { $chance }% győzelmi esélyt és { $points }\xA0pontot veszít. Próbáld újra.
board-learn-same = Ez történt a játszmában. Próbálj mást.
board-learn-show = Megoldás
board-learn-solution = A legjobb lépés:
board-learn-next = Következő hiba
board-learn-skip = Kihagyás
board-learn-done = Minden hibát átnéztél.
board-learn-end = Vissza a táblához
`;export{e as default};