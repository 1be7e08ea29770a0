var e=`# Az asztal képén látható dolgok neve: azoknak, akik hallgatják, és a gombokon.

web-board = { $seat }. játékos táblája
web-start-marker = Kezdőjátékos-jelző

# Azul. A 0. forrás az asztal közepe; a $tiles szövegét az azul-tiles adja.
web-azul-offer = Manufaktúrakorongok és az asztal közepe
web-azul-floor = Padló
web-azul-source = { $source ->
    [0] Az asztal közepe
   *[other] { $source }. manufaktúrakorong
}
web-azul-group = { $source ->
    [0] { $tiles }, az asztal közepe
   *[other] { $tiles }, { $source }. manufaktúrakorong
}
web-azul-line-empty = { $line }. mintasor, üres
web-azul-place = { $row }. sor, { $column }. oszlop: { $colour ->
    [none] szabad
   *[other] { azul-colour }
}
`;export{e as default};