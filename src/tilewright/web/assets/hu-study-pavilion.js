var e=`# Mit tesznek A királyi pavilon lépései.

pavilion-study-hand = { $wilds ->
    [0] { $who ->
        [you] Ezután nálad van { $tiles }.
       *[other] Ezután { $name } kezében van { $tiles }.
    }
   *[other] { $who ->
        [you] Ezután nálad van { $tiles } és { $wilds }\xA0dzsóker ({ pavilion-colour.wild }).
       *[other] Ezután { $name } kezében van { $tiles } és { $wilds }\xA0dzsóker ({ pavilion-colour.wild }).
    }
}
pavilion-study-wild = { $who ->
    [you] Ezután nálad van { $tiles }: ebben a fordulóban ez a dzsókerszín.
   *[other] Ezután { $name } kezében van { $tiles }: ebben a fordulóban ez a dzsókerszín.
}
pavilion-study-token = { $points ->
    [0] Vele jár a kezdőjátékos-jelző, veszteség nélkül.
   *[other] Vele jár a kezdőjátékos-jelző: −{ $points }.
}
pavilion-study-star = Elkészül { $star }: +{ $points } a játszma végén.
pavilion-study-cost = Minden { pavilion-price.number } mező le lesz fedve: +{ $points } a játszma végén.
pavilion-study-run = { $run ->
    [1] Szomszéd nélküli csempe ({ $star }): +{ $points }.
   *[other] { $run }\xA0csempe egymás mellett ({ $star }): +{ $points }.
}
pavilion-study-built = Elkészül { $structures }: { $tiles } a készletből.
pavilion-study-lost = Kevés a készlet: { $count }\xA0jutalomcsempe elvész.
pavilion-study-keep = { $points ->
    [0] Félretéve { $keep } csempe ({ $count }\xA0közül).
   *[other] Félretéve { $keep } csempe ({ $count }\xA0közül): −{ $points }.
}
pavilion-study-discards = { $points ->
    [0] Eldobva { $count }\xA0csempe, veszteség nélkül.
   *[other] Eldobva { $count }\xA0csempe: −{ $points }.
}
pavilion-study-left = { $count }\xA0csempe megmarad: −{ $points }.
pavilion-study-move = { $list } { $from }
`;export{e as default};