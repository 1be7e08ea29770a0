# Az asztal képén látható dolgok neve: azoknak, akik hallgatják, és a gombokon.

# A játékok és oldalaik. Ha egy játék itt nem szerepel, a $game a címe.
web-game-name = { $game ->
    [azul] Azul
    [pavilion] A királyi pavilon
    [garden] A királyné kertje
   *[other] { $game }
}
web-side = { $side ->
    [azul-coloured] színes fal
    [azul-grey] szürke fal
    [pavilion-coloured] színes oldal
    [pavilion-grey] egyszínű oldal
    [garden-front] a pontozótábla előlapja
    [garden-back] a pontozótábla hátlapja
   *[other] { $side }
}
web-side-about = { $side ->
    [azul-coloured] A fal minden mezőjének megvan a maga színe.
    [azul-grey] Te választod meg, melyik oszlopba kerül egy csempe.
    [pavilion-coloured] Minden külső csillagnak megvan a maga színe.
    [pavilion-grey] A csillagoknak nincs színük: a második csempe dönt.
    [garden-front] A minták és a csoportok szokásos pontjaival.
    [garden-back] Más pontokkal a mintákért és a csoportokért.
   *[other] { $side }
}
web-front-against = { web-game-name }, ellenfél:
web-learn-game = { $game ->
    [azul] Tanuld meg: Azul
    [pavilion] Tanuld meg: A királyi pavilon
    [garden] Tanuld meg: A királyné kertje
   *[other] Tanuld meg: { $game }
}
web-rules-title = { $game ->
    [azul] Azul: szabályok
    [pavilion] A királyi pavilon: szabályok
    [garden] A királyné kertje: szabályok
   *[other] { $game }: szabályok
}

web-board = { $number }. játékos táblája
web-start-marker = Kezdőjátékos-jelző

# Azul. A 0. forrás az asztal közepe; a $tiles szövegét az azul-tiles adja.
web-azul-offer = Manufaktúrakorongok és az asztal közepe
web-azul-floor = Padló
web-azul-source = { $source ->
    [0] Az asztal közepe
   *[other] { $source }. manufaktúrakorong
}
web-azul-group = { $source ->
    [0] { $tiles } az asztal közepén
    [1] { $tiles } az { $source }. manufaktúrakorongon
    [5] { $tiles } az { $source }. manufaktúrakorongon
   *[other] { $tiles } a { $source }. manufaktúrakorongon
}
web-azul-line-empty = { $line }. mintasor: üres
web-azul-place = { $colour ->
    [none] { $row }. sor, { $column }. oszlop: üres
   *[other] { $row }. sor, { $column }. oszlop: { azul-colour }
}

# A királyi pavilon. A $tiles és a $list szövegét a pavilion-tiles adja.
web-pavilion-offer = Manufaktúrakorongok, az asztal közepe és a készlet
web-pavilion-label-hand = Csempék
web-pavilion-label-kept = Félretett csempék
web-pavilion-label-supply = Készlet
web-pavilion-wild = Dzsóker: { pavilion-colour }
web-pavilion-source = { $source ->
    [0] Az asztal közepe
   *[other] { $source }. manufaktúrakorong
}
web-pavilion-group = { $source ->
    [0] { $tiles } az asztal közepén
    [1] { $tiles } az { $source }. manufaktúrakorongon
    [5] { $tiles } az { $source }. manufaktúrakorongon
   *[other] { $tiles } a { $source }. manufaktúrakorongon
}
web-pavilion-supply = { $tiles } a készletben
web-pavilion-hand = { $tiles } a tábla mellett
web-pavilion-kept = { $tiles } félretéve
web-pavilion-space = { $colour ->
    [none] { FORM($star, "capital") }, { pavilion-price.number } mező: üres
   *[other] { FORM($star, "capital") }, { pavilion-price.number } mező: { pavilion-colour }
}
web-pavilion-middle-space = { $colour ->
    [none] { FORM($star, "capital") }, { pavilion-price.number } mező { $where }: üres
   *[other] { FORM($star, "capital") }, { pavilion-price.number } mező { $where }: { pavilion-colour }
}
web-pavilion-direction = { $at ->
    [upper-right] jobbra fent
    [lower-right] jobbra lent
    [bottom] lent
    [lower-left] balra lent
    [upper-left] balra fent
   *[top] fent
}
web-pavilion-payment = Fizetés: { $list }
web-pavilion-structure = { $structure ->
    [pillar] Oszlop: { $count } csempe jár érte
    [statue] Szobor: { $count } csempe jár érte
   *[window] Ablak: { $count } csempe jár érte
}
web-pavilion-star = Bónusz { FORM($star, "for") }
web-pavilion-cost = Bónusz az összes { pavilion-price.number } mezőért

# A királyné kertje. A $hexagon szövegét a garden-hexagon adja, a $cell szövegét a garden-cell.
web-garden-offer = Forgótárcsa és kínálat
web-garden-wheel = Forgótárcsa
web-garden-storage = Raktár
web-garden-stack = Halom: alatta még { $count }
web-garden-bag = Zsák
web-garden-tower = Torony
web-garden-supply = Készlet
web-garden-place = A kínálat { $nth }. kertbővítménye ({ $shown } közül)
web-garden-place-of = A kínálat { $nth }. kertbővítménye ({ $shown } közül): { $list }
web-garden-shown = { $hexagon } a kínálat { $nth }. kertbővítményén ({ $shown } közül)
web-garden-shown-expansion = { FORM($hexagon, "adjective") } kertbővítmény, a kínálatban { $nth }. ({ $shown } közül)
web-garden-take-colour = Elvétel: { garden-colour } ({ $count })
web-garden-take-pattern = { $pattern ->
    [tree] Elvétel: fák ({ $count })
    [bird] Elvétel: madarak ({ $count })
    [butterflies] Elvétel: pillangók ({ $count })
    [flower] Elvétel: virágok ({ $count })
    [plant] Elvétel: növények ({ $count })
   *[lilies] Elvétel: liliomok ({ $count })
}
web-garden-stored = { $hexagon } a raktárban
web-garden-stored-expansion = { FORM($hexagon, "adjective") } kertbővítmény a raktárban
web-garden-jokers = { $count } dzsóker a raktárban
web-garden-free-cell = Szabad: { $cell }
web-garden-filled-cell = { $hexagon }: { $cell }
web-garden-area = Üres bővítményhely { $at }
web-garden-decoration = { $decoration ->
    [fountain] Szökőkút: { $count } dzsóker jár érte
    [statue] Szobor: { $count } dzsóker jár érte
    [bench] Pad: { $count } dzsóker jár érte
   *[pavilion] Pavilon: { $count } dzsóker jár érte
}
