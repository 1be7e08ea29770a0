# Mit tesznek az Azul lépései.

azul-study-ends = E forduló után véget ér a játszma.
azul-study-completes = { $bonus ->
    [row] Elkészül a fal { $row }. sora: +{ $points } a játszma végén.
    [column] Elkészül a fal { $column }. oszlopa: +{ $points } a játszma végén.
   *[colour] Mind az öt { azul-colour } csempe a falra kerül: +{ $points } a játszma végén.
}
azul-study-nearly = { $bonus ->
    [row] A fal { $row }. sorából ezután egyetlen csempe hiányzik a bónuszhoz: { study-points }.
    [column] A fal { $column }. oszlopából ezután egyetlen csempe hiányzik a bónuszhoz: { study-points }.
   *[colour] Ezután egyetlen { azul-colour } csempe hiányzik a bónuszhoz: { study-points }.
}
azul-study-fills = Betelik { azul-to.line } ({ $runs }): +{ $points } a forduló végén.
azul-study-column = A csempe a fal { $column }. oszlopában ({ $runs }): { study-points }.
azul-study-raises = A fal { $row }. sorába kerülő csempe többet ér: +{ $points }.
azul-study-line = { $line }. mintasor ezután: { $tiles }, még { $missing } hiányzik.
azul-study-dropped = Nincs szabad oszlop { azul-to.line } csempéinek: { $count } a padlóra esik, −{ $points }.
azul-study-falls = { $count } csempe a padlóra esik: −{ $points }.
azul-study-marker = { $points ->
    [0] Vele jár a kezdőjátékos-jelző, veszteség nélkül.
   *[other] Vele jár a kezdőjátékos-jelző: −{ $points }.
}
azul-study-move = { $tiles } { $from } { $to }
