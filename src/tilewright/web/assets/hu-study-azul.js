var e=`# Mit tesznek az Azul lépései.

azul-study-ends = E forduló után véget ér a játszma.
azul-study-completes = { $bonus ->
    [row] Elkészül a fal { $row }.\xA0sora: +{ $points } a játszma végén.
    [column] Elkészül a fal { $column }.\xA0oszlopa: +{ $points } a játszma végén.
   *[colour] Mind az öt { azul-colour } csempe a falra kerül: +{ $points } a játszma végén.
}
azul-study-nearly = { $bonus ->
    [row] A fal { $row }.\xA0sorából ezután egyetlen csempe hiányzik a bónuszhoz: { study-points }.
    [column] A fal { $column }.\xA0oszlopából ezután egyetlen csempe hiányzik a bónuszhoz: { study-points }.
   *[colour] Ezután egyetlen { azul-colour } csempe hiányzik a bónuszhoz: { study-points }.
}
azul-study-fills = Betelik { azul-to.line } ({ $runs }): +{ $points } a forduló végén.
azul-study-column = A csempe a fal { $column }.\xA0oszlopában ({ $runs }): { study-points }.
azul-study-raises = A fal { $row }.\xA0sorába kerülő csempe többet ér: +{ $points }.
azul-study-line = { $line }.\xA0mintasor ezután: { $tiles }, még { $missing }\xA0hiányzik.
azul-study-dropped = Nincs szabad oszlop { azul-to.line } csempéinek: { $count } a padlóra esik, −{ $points }.
azul-study-falls = { $count }\xA0csempe a padlóra esik: −{ $points }.
azul-study-marker = { $points ->
    [0] Vele jár a kezdőjátékos-jelző, veszteség nélkül.
   *[other] Vele jár a kezdőjátékos-jelző: −{ $points }.
}
azul-study-move = { $tiles } { $from } { $to }
`;export{e as default};