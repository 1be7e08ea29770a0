# A királyi pavilon. A pavilion-tiles szövege alanyesetben áll, a mondatok ehhez igazodnak.
# Névelő csak olyan szám előtt áll, amely legfeljebb 9: ezek közül az 1 és az 5 kezdődik
# magánhangzóval. Minden szín mássalhangzóval kezdődik.

pavilion-title = A királyi pavilon
pavilion-colour = { $colour ->
    [purple] lila
    [green] zöld
    [orange] narancssárga
    [yellow] sárga
    [blue] kék
   *[red] piros
}
    .wild = { $wild ->
        [purple] lila
        [green] zöld
        [orange] narancssárga
        [yellow] sárga
        [blue] kék
       *[red] piros
    }
pavilion-tiles = { $count } { pavilion-colour } csempe
    .accusative = { $count } { pavilion-colour } csempét
pavilion-tile = egy { pavilion-colour } csempe
    .accusative = egy { pavilion-colour } csempét
pavilion-any-tiles = { $count } csempe
    .accusative = { $count } csempét
pavilion-from = { $marker ->
    [start] az asztal közepéről a kezdőjátékos-jelzővel együtt
   *[none] { $source ->
        [0] az asztal közepéről
        [1] az { $source }. manufaktúrakorongról
        [5] az { $source }. manufaktúrakorongról
       *[other] a { $source }. manufaktúrakorongról
    }
}
pavilion-price = { $wilds ->
    [0] { $cost } csempéért
   *[other] { $cost } csempéért (ebből { $wilds } dzsóker)
}
pavilion-structure = { $structure ->
    [pillar] oszlop
    [statue] szobor
   *[window] ablak
}
    .causal = { $structure ->
        [pillar] egy oszlopért
        [statue] egy szoborért
       *[window] egy ablakért
    }
    .accusative = { $structure ->
        [pillar] egy oszlopot
        [statue] egy szobrot
       *[window] egy ablakot
    }
pavilion-event-took = { $who ->
    [you] Elveszel { FORM($list, "accusative") } { $from }.
   *[other] { $name } elvesz { FORM($list, "accusative") } { $from }.
}
pavilion-event-took-token = { $who ->
    [you] Elveszel { FORM($list, "accusative") } { $from }: −{ $points } pont.
   *[other] { $name } elvesz { FORM($list, "accusative") } { $from }: −{ $points } pont.
}
pavilion-event-placed = { $who ->
    [you] Leraksz { FORM($tile, "accusative") } { FORM($star, "sublative") } { $price }: { $run } egymás mellett, +{ $points } pont.
   *[other] { $name } lerak { FORM($tile, "accusative") } { FORM($star, "sublative") } { $price }: { $run } egymás mellett, +{ $points } pont.
}
pavilion-event-placed-built = { $who ->
    [you] Leraksz { FORM($tile, "accusative") } { FORM($star, "sublative") } { $price }: { $run } egymás mellett, +{ $points } pont, és { $tiles } a készletből { FORM($structures, "causal") }.
   *[other] { $name } lerak { FORM($tile, "accusative") } { FORM($star, "sublative") } { $price }: { $run } egymás mellett, +{ $points } pont, és { $tiles } a készletből { FORM($structures, "causal") }.
}
pavilion-star = { $kind ->
    [purple] a lila csillag
    [green] a zöld csillag
    [orange] a narancssárga csillag
    [yellow] a sárga csillag
    [blue] a kék csillag
    [red] a piros csillag
    [left] a bal oldali csillag
    [upper-left] a bal felső csillag
    [upper-right] a jobb felső csillag
    [right] a jobb oldali csillag
    [lower-right] a jobb alsó csillag
    [lower-left] a bal alsó csillag
   *[middle] a középső csillag
}
    .sublative = { $kind ->
        [purple] a lila csillagra
        [green] a zöld csillagra
        [orange] a narancssárga csillagra
        [yellow] a sárga csillagra
        [blue] a kék csillagra
        [red] a piros csillagra
        [left] a bal oldali csillagra
        [upper-left] a bal felső csillagra
        [upper-right] a jobb felső csillagra
        [right] a jobb oldali csillagra
        [lower-right] a jobb alsó csillagra
        [lower-left] a bal alsó csillagra
       *[middle] a középső csillagra
    }
    .superessive = { $kind ->
        [purple] a lila csillagon
        [green] a zöld csillagon
        [orange] a narancssárga csillagon
        [yellow] a sárga csillagon
        [blue] a kék csillagon
        [red] a piros csillagon
        [left] a bal oldali csillagon
        [upper-left] a bal felső csillagon
        [upper-right] a jobb felső csillagon
        [right] a jobb oldali csillagon
        [lower-right] a jobb alsó csillagon
        [lower-left] a bal alsó csillagon
       *[middle] a középső csillagon
    }

# Mi történt.
pavilion-event-supplied = Feltöltve a készlet: { $count } csempe van benne.
pavilion-event-dealt = { $round }. forduló, a dzsókerszín { pavilion-colour.wild }: { $count } csempe van a manufaktúrakorongokon. { $name } kezd.
pavilion-event-placing = Minden csempe elkelt. Következik a lerakás.
pavilion-event-gained = { $name } bónusza: { $list }.
pavilion-event-bonus-lost = Üres a készlet: { $count } csempe elvész.
pavilion-event-passed = { $name } passzol.
pavilion-event-kept = { $name } félretett csempéi: { $list }.
pavilion-event-discarded = { $name } a toronyba dob { $count } csempét, és { $points } pontot veszít.
pavilion-event-star-bonus = { $who ->
    [you] Kész: { $star }, +{ $points } pont.
   *[other] { $name } csillaga kész: { $star }, +{ $points } pont.
}
pavilion-event-cost-bonus = { $name } tábláján minden { $cost ->
    [3] { $cost }-as
   *[other] { $cost }-es
} mezőn csempe van: +{ $points }.
pavilion-event-corner-loss = { $name } a megmaradt { $count } csempe miatt { $points } pontot veszít.
pavilion-forecast = Ez a végén további { $count } pontba kerül.
pavilion-event-ended = A { $round }. forduló volt az utolsó: vége a játéknak.

# Kérdések és lehetőségek.
pavilion-ask-taking = Mit veszel el?
pavilion-ask-placing = Hová raksz csempét, vagy passzolsz?
pavilion-ask-picking = Melyik csempéket veszed el a készletből (még { $left })?
pavilion-ask-keeping = Melyik csempéket teszed félre (legfeljebb négyet)?
pavilion-hint-pass = passz a forduló végéig
pavilion-hint-stop = elég ennyi
pavilion-hint-pick = elveszel { FORM($tile, "accusative") }
pavilion-hint-keep = félreteszel { FORM($tile, "accusative") }
pavilion-hint-place = { $tile } { FORM($star, "sublative") } { $price }: +{ $points } pont
pavilion-hint-place-gain = { $tile } { FORM($star, "sublative") } { $price }: +{ $points } pont és { $tiles } { FORM($structures, "causal") }
pavilion-owed = { $who ->
    [you] Ezután elveszel { FORM($tiles, "accusative") } a készletből.
   *[other] { $name } ezután elvesz { FORM($tiles, "accusative") } a készletből.
}
pavilion-hint-take = { $list }

# A rajz.
pavilion-label-title = A királyi pavilon, { $side ->
    [grey] egyszínű
   *[coloured] színes
} oldal, { $round }. forduló
pavilion-label-wild = dzsóker: { pavilion-colour }
pavilion-label-turn = { $who ->
    [you] te jössz
   *[other] { $name } következik
}
pavilion-describe-star = { FORM($star, "superessive") }: { $list }.
pavilion-describe-place = { pavilion-colour } ({ $cost })
pavilion-describe-near = Még egy csempe kell { FORM($star, "sublative") } (költség: { $cost }), és körülvesz { FORM($structure, "accusative") }: { $tiles } a készletből.
pavilion-label-nature = csempéket kell húzni
pavilion-label-over = vége a játéknak
pavilion-label-centre = az asztal közepe:
pavilion-label-supply = készlet:
pavilion-label-bag = zsák
pavilion-label-tower = torony
pavilion-label-hand = csempék:
pavilion-label-kept = félre:
pavilion-label-passed = passz
pavilion-label-points = { $score } pont
pavilion-label-pillar = oszlop
pavilion-label-statue = szobor
pavilion-label-window = ablak
pavilion-label-near = 1 híján:

# Az állás mondatokban.
pavilion-describe-round = A királyi pavilon, { $side ->
    [grey] egyszínű
   *[coloured] színes
} oldal, { $round }. forduló, a dzsókerszín { pavilion-colour.wild }.
pavilion-describe-display = { $display }. manufaktúrakorong: { $list }.
pavilion-describe-centre = Az asztal közepén: { $list }.
pavilion-describe-supply = A készletben: { $list }.
pavilion-describe-bag = A zsákban: { $list }.
pavilion-describe-tower = A toronyban: { $list }.
pavilion-describe-token = A kezdőjátékos-jelző az asztal közepén van.
pavilion-describe-seat = { $name } pontszáma: { $score }.
pavilion-describe-has-token = A kezdőjátékos-jelző gazdája: { $name }.
pavilion-describe-hand = A tábla mellett: { $list }.
pavilion-describe-kept = Félretéve: { $list }.
pavilion-describe-passed = { $name } ebben a fordulóban már passzolt.

# Elutasítások, a kódjuk szerint.
refusal-pavilion-phase = { $phase ->
    [taking] Ezt most nem lehet: csempéket kell elvenni.
    [placing] Ezt most nem lehet: csempét kell lerakni vagy passzolni.
    [picking] Ezt most nem lehet: a készletből kell csempét elvenni.
   *[keeping] Ezt most nem lehet: a félretett csempéket kell kiválasztani.
}
refusal-pavilion-source-unknown = Nincs { $source }. manufaktúrakorong: ezen az asztalon { $displays } van.
refusal-pavilion-source-lacks-colour = { $source ->
    [1] Az
    [5] Az
   *[other] A
} { $source }. manufaktúrakorongon nincs { pavilion-colour } csempe.
refusal-pavilion-centre-lacks-colour = Az asztal közepén nincs { pavilion-colour } csempe.
refusal-pavilion-source-wild = A { pavilion-colour } most dzsókerszín: magában csak onnan vehető el, ahol más csempe nincs.
refusal-pavilion-space-covered = Ezen a mezőn már van csempe: { $space }.
refusal-pavilion-star-colour = { $star ->
    [1] Az
    [5] Az
   *[other] A
} { $star }. csillagra nem kerülhet { pavilion-colour } csempe.
refusal-pavilion-no-tile = A tábla mellett nincs lerakható { pavilion-colour } csempe.
refusal-pavilion-too-few-wild = A tábla mellett { $held } dzsókercsempe van, nem { $wilds }.
refusal-pavilion-wild-for-wild = A { pavilion-colour } most maga a dzsókerszín, ezért más dzsókercsempe nem helyettesítheti.
refusal-pavilion-too-many-wild = A mező ({ $space }) költsége { $cost }, ezért legfeljebb { $most } csempe lehet dzsóker.
refusal-pavilion-too-few-tiles = A mező ({ $space }) költsége { $cost }: { $needed } { pavilion-colour } csempe kell, de csak { $held } van.
refusal-pavilion-supply-lacks-colour = A készletben nincs { pavilion-colour } csempe.
refusal-pavilion-hand-lacks-colour = A tábla mellett nincs félretehető { pavilion-colour } csempe.
refusal-pavilion-keep-order = A csempéket a színek sorrendjében kell félretenni: { pavilion-colour } csempe már nem következhet.
refusal-pavilion-deal-too-many = { $count } csempe került az asztalra, de csak { $room } fér el.
refusal-pavilion-deal-too-few = { $count } csempe került az asztalra, pedig { $due } kell.
refusal-pavilion-deal-not-in-bag = A kiosztás { $place }. csempéje { pavilion-colour }, de ilyen akkor már nincs a zsákban.
refusal-pavilion-deal-unknown-tile = A kiosztás { $place }. csempéje { $tile }, de ilyen szín nincs.

# A szabályok röviden.
pavilion-rules-aim = Cél: rakj csempéket a táblád hét csillagára, és szerezd meg hat forduló alatt a legtöbb pontot. Minden fordulónak megvan a dzsókerszíne, sorban: lila, zöld, narancssárga, sárga, kék, piros.
pavilion-rules-taking = Csempék elvétele: válassz egy manufaktúrakorongot vagy az asztal közepét, és ott egy színt, amely nem a dzsókerszín; vedd el az összes ilyen csempét. Ha dzsókerszínű csempe is van ott, pontosan egyet azokból is el kell venned. Ahol csak dzsókerszínű csempe van, onnan egyet vegyél el. A manufaktúrakorongon maradt csempék az asztal közepére kerülnek.
pavilion-rules-token = Aki a fordulóban először vesz el az asztal közepéről, a kezdőjátékos-jelzőt is elveszi, és minden most elvett csempéért egy pontot veszít. A jelző gazdája kezdi a lerakást és a következő fordulót is.
pavilion-rules-placing = Lerakás: ha már minden csempe elkelt, körönként egy csempét rakhatsz le. Egy mező annyi csempébe kerül, amennyi rá van írva, mégpedig a lerakott színből; egy kivételével mindet helyettesítheti dzsókercsempe. Egy ilyen színű csempe a mezőre kerül, a többi a toronyba. A külső csillagokra csak a saját színük rakható, a középsőre minden szín egyszer.
pavilion-rules-points = A lerakott csempe annyi pontot ér, ahány csempe vele együtt megszakítás nélkül egymás mellett áll a csillagán: 1 és 6 között.
pavilion-rules-structures = Ha egy oszlop, szobor vagy ablak körül minden mezőn csempe van, vegyél el csempéket a készletből: oszlopért 1, szoborért 2, ablakért 3 jár. Minden kör után a készlet újra 10 csempére egészül ki.
pavilion-rules-passing = Passzolj, ha nem akarsz többet lerakni: ebben a fordulóban már nem kerülsz sorra. Legfeljebb négy csempét félretehetsz a következő fordulóra; minden további egy pontba kerül. A pontszámod 5-ről indul, és soha nem megy 1 alá. A 6. fordulóban nincs félretevés: minden megmaradt csempe egy pontba kerül.
pavilion-rules-grey = Az egyszínű oldalon a költségek másként oszlanak el, és egyik csillagnak sincs színe: a második csempe dönti el, hogy a csillag minden csempéje azonos vagy mind különböző színű lesz.
pavilion-rules-spaces = Ott a szabad mezőn a költség előtt a mező száma áll.
pavilion-rules-end = A 6. forduló után minden teljes csillag pontot ad: a többszínű 12, a piros 14, a kék 15, a sárga 16, a narancssárga 17, a zöld 18, a lila 20. Ha minden 1-es mezőn csempe van, az még 4 pont; a 2-esekért 8, a 3-asokért 12, a 4-esekért 16 jár. A legtöbb pont nyer; egyenlőségnél a győzelem közös.
pavilion-notation = Így írj be egy lépést: 2R: a pirosak a 2. manufaktúrakorongról; CB: a kékek az asztal közepéről. 14P: lila csempe az 1. csillag 4. mezőjére; 14P+2: ugyanez két dzsókercsempével. pickG: zöld csempe a készletből; keepO: narancssárga csempe félretéve; pass: passz; stop: nincs több félretett csempe. A 0. csillag a középső. A színek: P lila, G zöld, O narancssárga, Y sárga, B kék, R piros.

# Az oldalon, ahol a csillagok és a mezők száma nem látszik. A $kind a csillag színe vagy helye;
