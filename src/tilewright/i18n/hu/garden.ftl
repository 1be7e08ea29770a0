# A királyné kertje. A garden-hexagon szövege alanyesetben áll, a mondatok ehhez igazodnak.
# Névelő csak olyan szám előtt áll, amely legfeljebb 9: ezek közül az 1 és az 5 kezdődik
# magánhangzóval. A mező neve (például 14) és a hatszög jele (például B3) előtt nincs névelő.

garden-title = A királyné kertje
garden-colour = { $colour ->
    [blue] kék
    [dark-purple] sötétlila
    [light-purple] világoslila
    [yellow] sárga
    [light-green] világoszöld
   *[dark-green] sötétzöld
}
garden-pattern = { $pattern ->
    [tree] fa
    [bird] madár
    [butterflies] pillangók
    [flower] virág
    [plant] növény
   *[lilies] liliomok
}
garden-hexagon = { garden-colour } { garden-pattern }
garden-expansion = kertbővítmény ({ garden-hexagon })
garden-jokers = { $count } dzsóker
    .accusative = { $count } dzsókert
garden-decoration = { $decoration ->
    [fountain] a szökőkút
    [statue] egy szobor
    [bench] egy pad
   *[pavilion] egy pavilon
}
    .accusative = { $decoration ->
        [fountain] a szökőkutat
        [statue] egy szobrot
        [bench] egy padot
       *[pavilion] egy pavilont
    }
garden-at = { $where ->
    [right] jobb oldalt
    [upper-right] jobb felül
    [upper-left] bal felül
    [left] bal oldalt
    [lower-left] bal alul
    [lower-right] jobb alul
   *[fountain] a szökőkútnál
}
garden-spot = { $spot ->
    [right] jobbra
    [upper-right] jobbra fent
    [upper-left] balra fent
    [left] balra
    [lower-left] balra lent
    [lower-right] jobbra lent
   *[middle] középen
}
garden-cell = { garden-at } a mező { garden-spot }

# Mi történt.
garden-event-dealt = { $count } csempe kerül a halom tetejére.
garden-event-turned = A kínálatban felfordul egy kertbővítmény: { $hexagon }.
garden-event-took = { $who ->
    [you] Elveszed: { $list }.
   *[other] { $name } elveszi: { $list }.
}
garden-event-placed = { $who ->
    [you] Leraksz egy csempét { $at }: { $hexagon }.
   *[other] { $name } lerak egy csempét { $at }: { $hexagon }.
}
garden-event-placed-paid = { $who ->
    [you] Leraksz egy csempét { $at }: { $hexagon } (fizetség: { $list }).
   *[other] { $name } lerak egy csempét { $at }: { $hexagon } (fizetség: { $list }).
}
garden-event-laid = { $who ->
    [you] Leraksz egy kertbővítményt { $at }: { $hexagon }.
   *[other] { $name } lerak egy kertbővítményt { $at }: { $hexagon }.
}
garden-event-laid-paid = { $who ->
    [you] Leraksz egy kertbővítményt { $at }: { $hexagon } (fizetség: { $list }).
   *[other] { $name } lerak egy kertbővítményt { $at }: { $hexagon } (fizetség: { $list }).
}
garden-event-bought = { $who ->
    [you] Megveszel egy kertbővítményt { $points } pontért, és lerakod { $at }.
   *[other] { $name } megvesz egy kertbővítményt { $points } pontért, és lerakja { $at }.
}
garden-event-surrounded = { $who ->
    [you] Körülveszed: { FORM($list, "accusative") }, és kapsz { FORM($jokers, "accusative") }.
   *[other] { $name } körülveszi: { FORM($list, "accusative") }, és kap { FORM($jokers, "accusative") }.
}
garden-event-surrounded-lost = { $who ->
    [you] Körülveszed: { FORM($list, "accusative") }, és kapsz { FORM($jokers, "accusative") }, de { $lost } nem fér el.
   *[other] { $name } körülveszi: { FORM($list, "accusative") }, és kap { FORM($jokers, "accusative") }, de { $lost } nem fér el.
}
garden-event-passed-first = { $who ->
    [you] Elsőként passzolsz: tiéd a kezdőjátékos-jelző, és { $points } pontot veszítesz.
   *[other] { $name } elsőként passzol: övé a kezdőjátékos-jelző, és { $points } pontot veszít.
}
garden-event-passed = { $name } passzol.
garden-event-dropped = { $who ->
    [you] Eldobod: { $list }.
   *[other] { $name } eldobja: { $list }.
}
garden-event-lost = { $name } az eldobottakért { $points } pontot veszít.
garden-event-marked = { $name } passzolt először: elveszi a kezdőjátékos-jelzőt, és { $points } pontot veszít.
garden-event-wheel = { $name } { $round ->
    [1] az
    [5] az
   *[other] a
} { $round }. fordulóért { $points } pontot kap.
garden-event-round = Kezdődik { $round ->
    [1] az
    [5] az
   *[other] a
} { $round }. forduló. { $name } kezd.
garden-event-left-jokers = { $name } a megmaradt dzsókerekért ({ $jokers }) { $points } pontot kap.
garden-event-left-things = { $name } a raktárban maradtakért { $points } pontot veszít.
garden-event-group = { $name } kertjében { $count } hatszög alkot csoportot ({ $kind }): +{ $points }.
garden-event-ended = A { $round }. forduló volt az utolsó: vége a játéknak.

# Kérdések és lehetőségek.
garden-ask-acting = Elveszel, leraksz, veszel vagy passzolsz?
garden-ask-copying = Melyiket veszed el az egyformák közül ({ $hexagon })?
garden-ask-paying = Mivel fizetsz ezért: { $hexagon } (még { $left })?
garden-ask-paying-more = Eddigi fizetség: { $list }. Mivel fizetsz még ezért: { $hexagon } (még { $left })?
garden-ask-discarding = Eldobsz valamit?
garden-hint-pass = passz a forduló végéig
garden-hint-stop = elég ennyi
garden-hint-take = { $list }
garden-hint-copy = a kínálat { $nth }. kertbővítményéről (összesen { $shown })
garden-hint-buy = lefordított kertbővítmény { $at }, { $points } pontért
garden-hint-place = { $cost ->
    [0] { $hexagon } { $at }
   *[other] { $hexagon } { $at } (még { $cost } a fizetség)
}
garden-hint-lay = { $cost ->
    [0] kertbővítmény { $at }: { $hexagon }
   *[other] kertbővítmény { $at }: { $hexagon } (még { $cost } a fizetség)
}
garden-hint-pay = fizetség: { $piece }
garden-hint-drop = eldobás: { $piece }
garden-price = A passz ára eddig { $points } pont.

# A rajz.
garden-label-title = A királyné kertje, { $side ->
    [back] hátoldal
   *[front] előoldal
}, { $round }. forduló
garden-label-wheel = forgótárcsa:
garden-label-stack = halom { $stack }, készlet { $supply }
garden-label-bag = zsák { $count }
garden-label-tower = torony { $count }
garden-label-expansions = bővítmények:
garden-label-passed = passz
garden-label-points = { $score } pont
garden-label-near = üres:
garden-label-groups = csoport:
garden-label-turn = { $who ->
    [you] te jössz
   *[other] { $name } következik
}
garden-label-nature = a véletlen következik
garden-label-over = vége a játéknak

# Az állás mondatokban.
garden-describe-round = A királyné kertje, a pontozótábla { $side ->
    [back] hátoldala
   *[front] előoldala
}, { $round }. forduló. A forgótárcsán: { $list }.
garden-describe-top = A halom tetején: { $list }.
garden-describe-aside = A kínálat { $nth }. kertbővítménye: { $list }.
garden-describe-expansion = A kínálat { $nth }. kertbővítménye felfordítva: { $hexagon }.
garden-describe-stack = A halomban a legfelső alatt { $stack } kertbővítmény van, a készletben { $supply }.
garden-describe-heaps = A zsákban { $bag } csempe van, a toronyban { $tower }.
garden-describe-seat = { $name } pontszáma { $score }, és van { $jokers }.
garden-describe-has-marker = A kezdőjátékos-jelző gazdája: { $name }.
garden-describe-passed = { $name } ebben a fordulóban már passzolt.
garden-describe-storage = Raktár: { $list }.
garden-describe-expansions = Kertbővítmény a raktárban: { $list }.
garden-describe-area = { $form ->
    [down] A terület { $at }: hét mező, nincs pavilon.
   *[up] A terület { $at }: van pavilon.
}
garden-describe-cells = A kert { $at }: { $list }.
garden-describe-cell = { $hexagon } ({ $spot })
garden-describe-near = Ha körülveszed: { FORM($decoration, "accusative") }, kapsz { FORM($jokers, "accusative") }; hiányzik: { $list }.
garden-describe-group = { $count } hatszögből álló csoport ({ $kind }): { $points } pont.

# Elutasítások, a kódjuk szerint.
refusal-garden-phase = { $phase ->
    [acting] Ezt most nem lehet: a köröd még csak most kezdődik.
    [copying] Ezt most nem lehet: azt kell kiválasztani, honnan veszed el az azonos hatszögek egyikét.
    [paying] Ezt most nem lehet: a költséget kell kifizetni.
   *[discarding] Ezt most nem lehet: az eldobandókat kell kiválasztani.
}
refusal-garden-nothing-shown = A kínálatban nincs semmi ilyen színű vagy mintájú.
refusal-garden-no-room = A raktárban nincs hely mindennek.
refusal-garden-copy-elsewhere = { $place ->
    [1] Az
    [5] Az
   *[other] A
} { $place }. helyről nem lehet elvenni: nincs ott ilyen, vagy a többi nem férne el.
refusal-garden-no-tile = A raktárban nincs ilyen csempe: { $hexagon }.
refusal-garden-no-expansion = A raktárban nincs ilyen kertbővítmény: { $hexagon }.
refusal-garden-no-cell = Nincs { $cell }. mező: a területe még beépítetlen, vagy pavilon áll rajta.
refusal-garden-cell-filled = Ezen a mezőn ({ $cell }) már van hatszög: { $held }.
refusal-garden-neighbours = Ennek a hatszögnek ({ $hexagon }) sem a színe, sem a mintája nem egyezik a mező ({ $cell }) egyik szomszédjáéval sem.
refusal-garden-group = Ezzel a hatszöggel ({ $hexagon }) ezen a mezőn ({ $cell }) egy csoportba két azonos hatszög kerülne.
refusal-garden-cannot-pay = A raktárból nem fizethető ki: { $hexagon }, költsége { $cost }.
refusal-garden-area-built = { $area ->
    [1] Az
    [5] Az
   *[other] A
} { $area }. területen már van kertbővítmény.
refusal-garden-supply-empty = A készletben nincs kertbővítmény.
refusal-garden-too-poor = Egy lefordított kertbővítmény { $price } pontba kerül, de a pontszám csak { $score }.
refusal-garden-pay-unfit = Ezzel most nem lehet fizetni ezért: { $hexagon }.
refusal-garden-drop-order = Ezzel már elkéstél: előbb a csempéket kell eldobni növekvő sorrendben, aztán a kertbővítményeket.
refusal-garden-deal-tiles-due = Kertbővítmény került elő, pedig most csempék következnek.
refusal-garden-deal-expansion-due = A véletlen { $count } dolgot hozott, pedig egyetlen kertbővítményt kell felfordítani.
refusal-garden-deal-too-many = { $count } csempe került az asztalra, de csak { $room } fér el.
refusal-garden-deal-too-few = { $count } csempe került az asztalra, pedig { $due } kell.
refusal-garden-deal-not-in-bag = A kiosztás { $place }. csempéje { $hexagon }, de ilyen akkor már nincs a zsákban.
refusal-garden-deal-seen = Ez a kertbővítmény már volt felfordítva: { $hexagon }.
refusal-garden-deal-unknown = A kiosztás { $place }. eleme { $item }, de ilyen hatszög nincs.

# A szabályok röviden.
garden-rules-aim = Cél: építsd meg négy forduló alatt a legértékesebb kertet. Minden hatszög hat szín egyikében hat minta egyikét mutatja: fa 1, madár 2, pillangók 3, virág 4, növény 5, liliomok 6. Ez a szám a költség és egyben az érték. Mindenki 15 ponttal és 3 dzsókerrel kezd.
garden-rules-taking = A körödben elvehetsz a kínálatból: válassz egy színt vagy egy mintát, és vedd el az összes ilyen csempét és felfordított kertbővítményt, de az azonos hatszögek közül csak egyet. Mindennek el kell férnie a raktáradban: 12 hely van csempéknek és dzsókereknek, 2 kertbővítményeknek. Ha a halom tetejéről is elveszel csempét, az a kertbővítmény a kínálatba kerül, és a következőre 4 csempe jut.
garden-rules-expansions = Ha a kínálatban egy kertbővítményről minden csempe elfogyott, fel kell fordítani; a következő körtől vehető el. Ha le akarod rakni a kertedbe, ugyanúgy kell kifizetned, mint egy csempét: a rányomtatott hatszöget, egy pavilont és öt szabad mezőt hoz. Egy lefordított kertbővítmény a készletből 6 pontba kerül, és hét szabad mezőt hoz.
garden-rules-placing = Vagy lerakhatsz egy csempét a raktáradból. Annyiba kerül, amennyi az értéke: a csempe maga is egynek számít, a többit a raktárból fizeted csempékkel vagy kertbővítményekkel. Ezek vele együtt vagy mind azonos mintájúak, de különböző színűek, vagy mind azonos színűek, de különböző mintájúak. A befizetettek közül bármelyiket helyettesítheti dzsóker.
garden-rules-neighbours = A hatszög olyan szabad mezőre kerülhet, amely mellett nincs másik hatszög, vagy van legalább egy azonos színű vagy azonos mintájú.
garden-rules-groups = Az egymáshoz kapcsolódó azonos színű hatszögek egy csoportot alkotnak, és ugyanígy az azonos mintájúak is. Egy csoportban soha nem lehet két azonos hatszög.
garden-rules-jokers = Ha teljesen körülveszed a szökőkutat, 1 dzsóker jár, szoborért vagy padért 2, pavilonért 3. Amelyik nem fér el a raktárban, elvész.
garden-rules-passing = Passzolj, ha ebben a fordulóban már nem akarsz mást tenni. Ilyenkor eldobhatsz csempéket és kertbővítményeket a raktáradból, de annyi pontot veszítesz, amennyi az értékük. Aki először passzol, 1 pontot veszít, és ő kezdi a következő fordulót. A pontszámod soha nem megy 0 alá.
garden-rules-wheel = Minden forduló után a kert minden hatszöge 1 pontot ad a forgótárcsa minden olyan eleméért, amellyel egyezik, és minden pavilon is 1 pontot. 1. forduló: sötétzöld, fa, kék. 2. forduló: madár, sötétlila, pillangók. 3. forduló: világoslila, virág, sárga. 4. forduló: növény, világoszöld, liliomok.
garden-rules-end = A játék végén minden dzsóker 1 pontot ad, a raktárban maradt csempék és kertbővítmények értékét pedig le kell vonni. Ezután minden legalább három hatszögből álló csoport annyi pontot ér, amennyi a hatszögei értékének összege, a hatos csoport még 6-tal többet. A legtöbb pont nyer; egyenlőségnél a győzelem közös.
garden-rules-back = A pontozótábla hátoldalán a forgótárcsa mintái a fától a liliomokig 1, 1, 2, 2, 3 és 3 pontot adnak, a négyes, ötös és hatos csoportok pedig 2, 4 és 6 ponttal érnek többet.
garden-notation = Így írj be egy lépést: takeB: a kékek elvétele; take3: a pillangók elvétele; from2: az azonosak közül a 2. helyen lévő. B3@14: kék pillangók a 14. mezőre; xB3@2r4: a kertbővítmény a 2. területre, elforgatás: 4; buy2: kertbővítmény vásárlása a 2. területre. payB4, payxB4 és payJ: fizetés csempével, kertbővítménnyel, dzsókerrel; dropB3 és dropxB3: csempe, kertbővítmény eldobása; pass: passz; stop: elég ennyi. A színek: B kék, P sötétlila, L világoslila, Y sárga, M világoszöld, G sötétzöld.

