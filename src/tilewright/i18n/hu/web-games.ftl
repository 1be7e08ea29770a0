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
web-count-of = { $count } / { $all }

# Azul. A 0. forrás az asztal közepe; a $tiles szövegét az azul-tiles adja.
web-azul-offer = Manufaktúrakorongok és az asztal közepe
web-azul-floor = Padló
web-azul-complete = Teljes sorok, oszlopok, színek
web-azul-complete-counts = { $rows } · { $columns } · { $colours }
web-azul-fullest = Legteljesebb sor
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
web-azul-why-line = Most egyik elvehető csempe sem kerülhet ebbe a mintasorba.
web-azul-why-wall = A csempék előbb egy mintasorba kerülnek. A teli mintasorból a forduló végén jut csempe a falra.
web-azul-log-from = { $source ->
    [0] az asztal közepe
   *[other] { $source }. korong
}
web-azul-log-to = { $line ->
    [0] padló
   *[other] { $line }. mintasor
}
web-azul-log-place = { $row }. sor, { $column }. oszlop
web-azul-log-fallen = { $count ->
    [0] −{ $points }
   *[other] { $count } leesett, −{ $points }
}

# A királyi pavilon. A $tiles és a $list szövegét a pavilion-tiles adja.
web-pavilion-offer = Manufaktúrakorongok, az asztal közepe és a készlet
web-pavilion-label-hand = Csempék
web-pavilion-label-kept = Félretett csempék
web-pavilion-label-supply = Készlet
web-pavilion-fullest = Legteljesebb csillag
web-pavilion-structures = Oszlopok, szobrok, ablakok
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
web-pavilion-some = { $count } { pavilion-colour }
web-pavilion-several = { $list }
web-pavilion-structure = { $structure ->
    [pillar] Oszlop: { $count } csempe jár érte
    [statue] Szobor: { $count } csempe jár érte
   *[window] Ablak: { $count } csempe jár érte
}
web-pavilion-star = Bónusz { FORM($star, "for") }
web-pavilion-cost = Bónusz az összes { pavilion-price.number } mezőért
web-pavilion-why-hand = Nincs ilyen színű csempéd.
web-pavilion-why-nowhere = Ennek a színnek most nincs szabad mezője.
web-pavilion-why-space = A kezedben lévő csempék közül egyik sem kerülhet ide.
web-pavilion-pass-hint = Csempékre kattintva változtathatsz azon, mit teszel félre.
web-pavilion-log-from = { $source ->
    [0] az asztal közepe
   *[other] { $source }. korong
}
web-pavilion-log-to = { $kind ->
    [purple] lila csillag: { $cost }
    [green] zöld csillag: { $cost }
    [orange] narancssárga csillag: { $cost }
    [yellow] sárga csillag: { $cost }
    [blue] kék csillag: { $cost }
    [red] piros csillag: { $cost }
    [left] bal oldali csillag: { $cost }
    [upper-left] bal felső csillag: { $cost }
    [upper-right] jobb felső csillag: { $cost }
    [right] jobb oldali csillag: { $cost }
    [lower-right] jobb alsó csillag: { $cost }
    [lower-left] bal alsó csillag: { $cost }
   *[middle] középső csillag: { $cost }
}
web-pavilion-log-built = { $structure ->
    [pillar] oszlop
    [statue] szobor
   *[window] ablak
}
web-pavilion-log-kept = { $count } félretéve

# A királyné kertje. A $hexagon szövegét a garden-hexagon adja, a $cell szövegét a garden-cell.
web-garden-offer = Forgótárcsa és kínálat
web-garden-wheel = Forgótárcsa
web-garden-forecast = a tárcsa most
web-garden-storage = Raktár
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
web-garden-stored = { $cost ->
    [0] { $hexagon } a raktárban, nem kell érte fizetni
   *[other] { $hexagon } a raktárban, fizetség: még { $cost } ilyen színű vagy mintájú darab
}
web-garden-stored-expansion = { $cost ->
    [0] { FORM($hexagon, "adjective") } kertbővítmény a raktárban, nem kell érte fizetni
   *[other] { FORM($hexagon, "adjective") } kertbővítmény a raktárban, fizetség: még { $cost } ilyen színű vagy mintájú darab
}
web-garden-jokers = { $count } dzsóker a raktárban
web-garden-free-cell = Szabad: { $cell }
web-garden-filled-cell = { $hexagon }: { $cell }
web-garden-area = Üres bővítményhely { $at }
web-garden-buy = Bővítmény vásárlása
web-garden-ask-area = Hová kerüljön a képpel lefelé fekvő kertbővítmény?
web-garden-why-tile = Most sehová sem illik: azonos színű vagy mintájú szomszéd kell hozzá, egyforma nélkül a csoportban.
web-garden-why-cell = A raktáradból semmi sem kerülhet ide.
web-garden-why-empty = Üres a raktárad. Előbb vegyél el csempéket.
web-garden-why-joker = Dzsókerrel csak fizetni lehet.
web-garden-decoration-lacks = { $decoration ->
    [fountain] Szökőkút: { $count } dzsóker jár érte, még { $missing } mező szabad körülötte
    [statue] Szobor: { $count } dzsóker jár érte, még { $missing } mező szabad körülötte
    [bench] Pad: { $count } dzsóker jár érte, még { $missing } mező szabad körülötte
   *[pavilion] Pavilon: { $count } dzsóker jár érte, még { $missing } mező szabad körülötte
}
web-garden-surrounded = { $decoration ->
    [fountain] Szökőkút: körülvéve, { $count } dzsóker járt érte
    [statue] Szobor: körülvéve, { $count } dzsóker járt érte
    [bench] Pad: körülvéve, { $count } dzsóker járt érte
   *[pavilion] Pavilon: körülvéve, { $count } dzsóker járt érte
}
# A képek feliratai: rövidek, mert kevés a hely.
web-garden-wheel-round = Pontot ér, { $round }. forduló: { $list }; a pavilonok mindig
web-garden-marker = Kezdőjátékos-jelző: az veszi el, aki elsőként passzol, és 1 pontot veszít
web-garden-storage-count = Raktár: { $count }/{ $places }
web-garden-expansions-count = Bővítmények: { $count }/{ $places }
web-garden-stored-count = { $expansions ->
    [0] Raktár: { $count }/{ $places }
   *[other] Raktár: { $count }/{ $places }, { $expansions } bővítmény
}
web-garden-groups-count = Legalább 3-as csoportok: { $count }
web-garden-caption-stack = { $count ->
    [0] a halom utolsója
   *[other] halom, még { $count }
}
web-garden-caption-tiles = még { $count } csempe
web-garden-caption-open = elvehető
web-garden-short-stack = halom, { $count }
web-garden-short-tiles = még { $count }
web-garden-short-open = elvehető
web-garden-display-empty = A kínálat üres
web-garden-take-a-colour = Szín elvétele
web-garden-take-a-pattern = Minta elvétele
# A $what szövegét a web-garden-take-colour vagy a web-garden-take-pattern adja.
web-garden-take-once = { $what }, fajtánként egy

# Amiért pont jár, néhány szóban.
web-azul-bonus = { $bonus ->
    [row] { $row }. sor
    [column] { $column }. oszlop
   *[colour] Mind az öt { azul-colour } csempe
}
web-pavilion-run = { $count ->
    [one] { $count } csempe
   *[other] { $count } csempe egymás mellett
}
web-pavilion-discarded = Eldobott csempék
web-pavilion-left-over = Megmaradt csempék
web-garden-sum-colour = { garden-colour } hatszögek, { $sum }
web-garden-sum-pattern = { $pattern ->
    [tree] Fák, { $sum }
    [bird] Madarak, { $sum }
    [butterflies] Pillangók, { $sum }
    [flower] Virágok, { $sum }
    [plant] Növények, { $sum }
   *[lilies] Liliomok, { $sum }
}
web-garden-sum-pavilions = Pavilonok, { $sum }
web-garden-discarded = Eldobott darabok
web-garden-left-over = A raktárban maradt darabok
web-garden-jokers-left = Megmaradt dzsókerek
web-garden-bought = Képpel lefelé fekvő kertbővítmény
web-garden-log-taken = raktár
web-garden-log-to = { $where ->
    [right] jobbra
    [upper-right] jobbra fent
    [upper-left] balra fent
    [left] balra
    [lower-left] balra lent
    [lower-right] jobbra lent
   *[fountain] középen
}
web-garden-log-surrounded = { $decoration ->
    [fountain] szökőkút
    [statue] szobor
    [bench] pad
   *[pavilion] pavilon
}
