var e=`# Mit tesznek A királyné kertje lépései.

garden-study-group = Létrejön egy { $count }\xA0hatszögből álló csoport ({ $kind }): +{ $points } a játszma végén.
garden-study-wheel = A forgótárcsa ebben a fordulóban ezért ad: +{ $points }.
garden-study-surrounds = Körülveszi { FORM($list, "accusative") }: +{ $jokers }.
garden-study-no-room = { $count }\xA0dzsóker nem fér el.
garden-study-pays = Ezért { $count }\xA0darabot kell fizetni a raktárból.
garden-study-buys = Képpel lefelé fekvő kertbővítmény vásárlása: −{ $points }.
garden-study-tiles = Így { $count }\xA0csempe kerül a raktárba.
garden-study-expansions = Így { $count }\xA0kertbővítmény kerül a raktárba.
garden-study-discards = { $points ->
    [0] Az eldobott darabok nem kerülnek pontba.
   *[other] Az eldobott darabok ára { study-points }.
}
garden-study-marker = { $points ->
    [0] Az első passzoló kapja a kezdőjátékos-jelzőt, veszteség nélkül.
   *[other] Az első passzoló kapja a kezdőjátékos-jelzőt: −{ $points }.
}
garden-study-left = Ami a raktárban marad: −{ $points } a játszma végén.
garden-study-matching = A raktárban ezután { $count }\xA0különböző, azonos jellegű darab lesz ({ $kind }).
`;export{e as default};