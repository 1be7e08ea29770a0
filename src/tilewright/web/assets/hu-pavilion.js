var e=`# A királyi pavilon. A pavilion-tiles szövege alanyesetben áll, a mondatok ehhez igazodnak.
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

# Mi történt.
pavilion-event-supplied = Feltöltve a készlet: { $count } csempe van benne.
pavilion-event-dealt = { $round }. forduló, a dzsókerszín { pavilion-colour.wild }: { $count } csempe van a manufaktúrakorongokon. { $name } kezd.
pavilion-event-took = { $source ->
    [0] { $name } választása: { $list } az asztal közepéről.
    [1] { $name } választása: { $list } az { $source }. manufaktúrakorongról.
    [5] { $name } választása: { $list } az { $source }. manufaktúrakorongról.
   *[other] { $name } választása: { $list } a { $source }. manufaktúrakorongról.
}
pavilion-event-moved = Az asztal közepére kerül: { $list }.
pavilion-event-token = { $name } elveszi a kezdőjátékos-jelzőt, és { $points } pontot veszít.
pavilion-event-placing = Minden csempe elkelt. Következik a lerakás.
pavilion-event-paid = { $wilds ->
    [0] { $name } fizet: { $tiles }.
   *[other] { $name } fizet: { $tiles } és { $wilds } dzsókercsempe.
}
pavilion-event-placed = { $star ->
    [1] Az
    [5] Az
   *[other] A
} { $star }. csillag { $position }. mezőjére { pavilion-colour } csempe kerül ({ $run ->
    [1] szomszéd nélkül
   *[other] { $run } egymás mellett
}): +{ $points }.
pavilion-event-built = { $structure ->
    [pillar] { $number }. oszlop körülvéve: { $count } csempe jár a készletből.
    [statue] { $number }. szobor körülvéve: { $count } csempe jár a készletből.
   *[window] { $number }. ablak körülvéve: { $count } csempe jár a készletből.
}
pavilion-event-gained = { $name } bónusza: { $list }.
pavilion-event-bonus-lost = Üres a készlet: { $count } csempe elvész.
pavilion-event-passed = { $name } passzol.
pavilion-event-kept = { $name } félretett csempéi: { $list }.
pavilion-event-discarded = { $name } a toronyba dob { $count } csempét, és { $points } pontot veszít.
pavilion-event-star-bonus = { $name } tábláján teljes { $star ->
    [1] az
    [5] az
   *[other] a
} { $star }. csillag: +{ $points }.
pavilion-event-cost-bonus = { $name } tábláján minden { $cost ->
    [3] { $cost }-as
   *[other] { $cost }-es
} mezőn csempe van: +{ $points }.
pavilion-event-corner-loss = { $name } a megmaradt { $count } csempe miatt { $points } pontot veszít.
pavilion-forecast = Ez a végén további { $count } pontba kerül.
pavilion-event-ended = A { $round }. forduló volt az utolsó: vége a játéknak.

# Kérdések és lehetőségek.
pavilion-ask-taking = { $name }, mit veszel el?
pavilion-ask-placing = { $name }, hová raksz csempét, vagy passzolsz?
pavilion-ask-picking = { $name }, melyik csempét veszed el a készletből (még { $owed } jár)?
pavilion-ask-keeping = { $name }, melyik csempét teszed félre, vagy elég ennyi?
pavilion-hint-pass = passz a forduló végéig
pavilion-hint-stop = elég ennyi
pavilion-hint-pick = { pavilion-colour } csempe a készletből
pavilion-hint-keep = { pavilion-colour } csempe félretéve
pavilion-hint-take = { $list }
pavilion-hint-place = { $star }. csillag: { $tiles }{ $wilds ->
    [0] { "" }
   *[other] , { $wilds } dzsóker
}: +{ $points }{ $gain ->
    [0] { "" }
   *[other] , még { $gain } csempe a készletből
}
pavilion-owed = Ezután { $name } elvesz a készletből { $count } csempét.

# A rajz.
pavilion-label-title = A királyi pavilon, { $side ->
    [grey] egyszínű
   *[coloured] színes
} oldal, { $round }. forduló
pavilion-label-wild = dzsóker: { pavilion-colour }
pavilion-label-turn = { $name } következik
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
pavilion-describe-star = { $kind ->
    [middle] { $star }. csillag, középen: { $list }.
    [purple] { $star }. csillag, lila: { $list }.
    [green] { $star }. csillag, zöld: { $list }.
    [orange] { $star }. csillag, narancssárga: { $list }.
    [yellow] { $star }. csillag, sárga: { $list }.
    [blue] { $star }. csillag, kék: { $list }.
    [red] { $star }. csillag, piros: { $list }.
   *[grey] { $star }. csillag: { $list }.
}
pavilion-describe-place = { pavilion-colour } { $position ->
    [1] az
    [5] az
   *[other] a
} { $position }. mezőn
pavilion-describe-near = { $structure ->
    [pillar] Egy oszlophoz
    [statue] Egy szoborhoz
   *[window] Egy ablakhoz
} már csak { $star ->
    [1] az
    [5] az
   *[other] a
} { $star }. csillag { $position }. mezője hiányzik: { $count } csempe jár érte.

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
pavilion-rules-notation = Így írj be egy lépést: 2R: a pirosak a 2. manufaktúrakorongról; CB: a kékek az asztal közepéről. 14P: lila csempe az 1. csillag 4. mezőjére; 14P+2: ugyanez két dzsókercsempével. pickG: zöld csempe a készletből; keepO: narancssárga csempe félretéve; pass: passz; stop: nincs több félretett csempe. A 0. csillag a középső. A színek: P lila, G zöld, O narancssárga, Y sárga, B kék, R piros.

# Az oldalon, ahol a csillagok és a mezők száma nem látszik. A $kind a csillag színe vagy helye;
# mindegyik mássalhangzóval kezdődik.
web-pavilion-seen = { $kind ->
    [purple] lila csillag
    [green] zöld csillag
    [orange] narancssárga csillag
    [yellow] sárga csillag
    [blue] kék csillag
    [red] piros csillag
    [left] bal oldali csillag
    [upper-left] bal felső csillag
    [upper-right] jobb felső csillag
    [right] jobb oldali csillag
    [lower-right] jobb alsó csillag
    [lower-left] bal alsó csillag
   *[middle] középső csillag
}
    .where = { $kind ->
        [purple] lila
        [green] zöld
        [orange] narancssárga
        [yellow] sárga
        [blue] kék
        [red] piros
        [left] bal oldalt
        [upper-left] bal felül
        [upper-right] jobb felül
        [right] jobb oldalt
        [lower-right] jobb alul
        [lower-left] bal alul
       *[middle] középen
    }
web-pavilion-event-placed = A { web-pavilion-seen } { $cost } költségű mezőjére { pavilion-colour } csempe kerül ({ $run ->
    [1] szomszéd nélkül
   *[other] { $run } egymás mellett
}): +{ $points }.
web-pavilion-event-built = { $structure ->
    [pillar] Egy oszlop körülvéve: { $count } csempe jár a készletből.
    [statue] Egy szobor körülvéve: { $count } csempe jár a készletből.
   *[window] Egy ablak körülvéve: { $count } csempe jár a készletből.
}
web-pavilion-event-star-bonus = { $name } tábláján teljes a { web-pavilion-seen }: +{ $points }.
web-pavilion-hint-place = { web-pavilion-seen }: { $tiles }{ $wilds ->
    [0] { "" }
   *[other] , { $wilds } dzsóker
}: +{ $points }{ $gain ->
    [0] { "" }
   *[other] , még { $gain } csempe a készletből
}
web-pavilion-describe-star = { $star }. csillag, { web-pavilion-seen.where }: { $list }.
web-pavilion-ask-taking = Mit veszel el?
web-pavilion-ask-placing = Hová raksz csempét, vagy passzolsz?
web-pavilion-ask-picking = Mely csempéket veszed el a készletből (még { $left } jár)?
web-pavilion-ask-keeping = Mely csempéket teszed félre (legfeljebb négyet)?
web-pavilion-seen-space = { $cost } költségű mező, { web-pavilion-seen }
`;export{e as default};