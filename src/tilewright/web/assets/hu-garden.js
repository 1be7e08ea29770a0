var e=`# A királyné kertje. Alakok: .accusative tárgyeset („egy kék fát”), .with -val („egy kék fával”), .for
# -ért („a kék fáért”), .adjective melléknév („kék fás”); helyeknél .onto hová, .on hol. Névelő
# csak olyan szám előtt áll, amely legfeljebb 9.

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
    .accusative = { $pattern ->
        [tree] egy { garden-colour } fát
        [bird] egy { garden-colour } madarat
        [butterflies] egy { garden-colour } pillangós csempét
        [flower] egy { garden-colour } virágot
        [plant] egy { garden-colour } növényt
       *[lilies] egy { garden-colour } liliomos csempét
    }
    .with = { $pattern ->
        [tree] egy { garden-colour } fával
        [bird] egy { garden-colour } madárral
        [butterflies] egy { garden-colour } pillangós csempével
        [flower] egy { garden-colour } virággal
        [plant] egy { garden-colour } növénnyel
       *[lilies] egy { garden-colour } liliomos csempével
    }
    .for = { $pattern ->
        [tree] a { garden-colour } fáért
        [bird] a { garden-colour } madárért
        [butterflies] a { garden-colour } pillangókért
        [flower] a { garden-colour } virágért
        [plant] a { garden-colour } növényért
       *[lilies] a { garden-colour } liliomokért
    }
    .adjective = { $pattern ->
        [tree] { garden-colour } fás
        [bird] { garden-colour } madaras
        [butterflies] { garden-colour } pillangós
        [flower] { garden-colour } virágos
        [plant] { garden-colour } növényes
       *[lilies] { garden-colour } liliomos
    }
garden-expansion = { garden-hexagon.adjective } kertbővítmény
    .accusative = egy { garden-hexagon.adjective } kertbővítményt
    .with = egy { garden-hexagon.adjective } kertbővítménnyel
garden-jokers = { $count }\xA0dzsóker
    .accusative = { $count }\xA0dzsókert
    .with = { $count }\xA0dzsókerrel
garden-decoration = { $decoration ->
    [fountain] a szökőkút
    [statue] az egyik szobor
    [bench] az egyik pad
   *[pavilion] az egyik pavilon
}
    .capital = { $decoration ->
        [fountain] A szökőkút
        [statue] Az egyik szobor
        [bench] Az egyik pad
       *[pavilion] Az egyik pavilon
    }
    .accusative = { $decoration ->
        [fountain] a szökőkutat
        [statue] az egyik szobrot
        [bench] az egyik padot
       *[pavilion] az egyik pavilont
    }
garden-at = { $where ->
    [right] jobbra
    [upper-right] jobbra fent
    [upper-left] balra fent
    [left] balra
    [lower-left] balra lent
    [lower-right] jobbra lent
   *[fountain] a szökőkút körül
}
    .onto = { $where ->
        [right] a jobb oldali kertbővítményre
        [upper-right] a jobb felső kertbővítményre
        [upper-left] a bal felső kertbővítményre
        [left] a bal oldali kertbővítményre
        [lower-left] a bal alsó kertbővítményre
        [lower-right] a jobb alsó kertbővítményre
       *[fountain] a szökőkút mellé
    }
    .on = { $where ->
        [right] a jobb oldali kertbővítményen
        [upper-right] a jobb felső kertbővítményen
        [upper-left] a bal felső kertbővítményen
        [left] a bal oldali kertbővítményen
        [lower-left] a bal alsó kertbővítményen
        [lower-right] a jobb alsó kertbővítményen
       *[fountain] a szökőkút mellett
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
    .adjective = { $spot ->
        [right] jobb oldali
        [upper-right] jobb felső
        [upper-left] bal felső
        [left] bal oldali
        [lower-left] bal alsó
        [lower-right] jobb alsó
       *[middle] középső
    }
garden-cell = { garden-spot.adjective } mező { garden-at.on }

# Mi történt. Egy kör egy mondat.
garden-event-dealt = { $count }\xA0csempe kerül a halom tetejére.
garden-event-turned = Képpel felfelé fordul egy kertbővítmény a kínálatban: { $hexagon }.
garden-event-took = { $who ->
    [you] Elveszel { FORM($list, "accusative") }.
   *[other] { $name } elvesz { FORM($list, "accusative") }.
}
garden-event-placed = { $who ->
    [you] Leraksz { FORM($hexagon, "accusative") } { FORM($at, "onto") }.
   *[other] { $name } lerak { FORM($hexagon, "accusative") } { FORM($at, "onto") }.
}
garden-event-placed-paid = { $who ->
    [you] Leraksz { FORM($hexagon, "accusative") } { FORM($at, "onto") }, és { FORM($list, "with") } fizetsz.
   *[other] { $name } lerak { FORM($hexagon, "accusative") } { FORM($at, "onto") }, és { FORM($list, "with") } fizet.
}
garden-event-laid = { $who ->
    [you] Leraksz egy { FORM($hexagon, "adjective") } kertbővítményt { $at }.
   *[other] { $name } lerak egy { FORM($hexagon, "adjective") } kertbővítményt { $at }.
}
garden-event-laid-paid = { $who ->
    [you] Leraksz egy { FORM($hexagon, "adjective") } kertbővítményt { $at }, és { FORM($list, "with") } fizetsz.
   *[other] { $name } lerak egy { FORM($hexagon, "adjective") } kertbővítményt { $at }, és { FORM($list, "with") } fizet.
}
garden-event-bought = { $who ->
    [you] Vásárolsz egy kertbővítményt { $points }\xA0pontért, és { $at } rakod le.
   *[other] { $name } vásárol egy kertbővítményt { $points }\xA0pontért, és { $at } rakja le.
}
garden-event-surrounded = { $who ->
    [you] Körülveszed { FORM($list, "accusative") }, és kapsz { FORM($jokers, "accusative") }.
   *[other] { $name } körülveszi { FORM($list, "accusative") }, és kap { FORM($jokers, "accusative") }.
}
garden-event-surrounded-lost = { $who ->
    [you] Körülveszed { FORM($list, "accusative") }, és kapsz { FORM($jokers, "accusative") }, de { $lost }\xA0nem fér el a raktáradban.
   *[other] { $name } körülveszi { FORM($list, "accusative") }, és kap { FORM($jokers, "accusative") }, de { $lost }\xA0nem fér el a raktárában.
}
garden-event-passed = { $who ->
    [you] Passzolsz.
   *[other] { $name } passzol.
}
garden-event-passed-first = { $points ->
    [0] { $who ->
        [you] Elsőként passzolsz: elveszed a kezdőjátékos-jelzőt, és nem veszítesz pontot.
       *[other] { $name } elsőként passzol: elveszi a kezdőjátékos-jelzőt, és nem veszít pontot.
    }
   *[other] { $who ->
        [you] Elsőként passzolsz: elveszed a kezdőjátékos-jelzőt, és { $points }\xA0pontot veszítesz.
       *[other] { $name } elsőként passzol: elveszi a kezdőjátékos-jelzőt, és { $points }\xA0pontot veszít.
    }
}
garden-event-dropped = { $who ->
    [you] Eldobsz { FORM($list, "accusative") }.
   *[other] { $name } eldob { FORM($list, "accusative") }.
}
garden-event-lost = { $points ->
    [0] { $who ->
        [you] Az eldobott darabokért nem veszítesz pontot.
       *[other] { $name } az eldobott darabokért nem veszít pontot.
    }
   *[other] { $who ->
        [you] Az eldobott darabokért { $points }\xA0pontot veszítesz.
       *[other] { $name } az eldobott darabokért { $points }\xA0pontot veszít.
    }
}
garden-event-marked = { $points ->
    [0] { $who ->
        [you] Mivel te passzoltál elsőként, elveszed a kezdőjátékos-jelzőt, és nem veszítesz pontot.
       *[other] Mivel { $name } passzolt elsőként, elveszi a kezdőjátékos-jelzőt, és nem veszít pontot.
    }
   *[other] { $who ->
        [you] Mivel te passzoltál elsőként, elveszed a kezdőjátékos-jelzőt, és { $points }\xA0pontot veszítesz.
       *[other] Mivel { $name } passzolt elsőként, elveszi a kezdőjátékos-jelzőt, és { $points }\xA0pontot veszít.
    }
}
garden-event-wheel = { $round ->
    [1] { $who ->
        [you] Az { $round }.\xA0fordulóért { $points }\xA0pontot kapsz.
       *[other] { $name } az { $round }.\xA0fordulóért { $points }\xA0pontot kap.
    }
   *[other] { $who ->
        [you] A { $round }.\xA0fordulóért { $points }\xA0pontot kapsz.
       *[other] { $name } a { $round }.\xA0fordulóért { $points }\xA0pontot kap.
    }
}
garden-event-round = { $who ->
    [you] { $round }.\xA0forduló. Te kezdesz.
   *[other] { $round }.\xA0forduló. { $name } kezd.
}
garden-event-left-jokers = { $who ->
    [you] A raktáradban maradt { $jokers }, ezért { $points }\xA0pontot kapsz.
   *[other] { $name } raktárában maradt { $jokers }, ezért { $points }\xA0pontot kap.
}
garden-event-left-things = { $points ->
    [0] { $who ->
        [you] A raktáradban maradt darabokért nem veszítesz pontot.
       *[other] { $name } a raktárában maradt darabokért nem veszít pontot.
    }
   *[other] { $who ->
        [you] A raktáradban maradt darabokért { $points }\xA0pontot veszítesz.
       *[other] { $name } a raktárában maradt darabokért { $points }\xA0pontot veszít.
    }
}
garden-event-group = { $who ->
    [you] Egy { $count }\xA0hatszögből álló csoportért ({ $kind }) { $points }\xA0pontot kapsz.
   *[other] { $name } egy { $count }\xA0hatszögből álló csoportért ({ $kind }) { $points }\xA0pontot kap.
}
garden-event-ended = Ez volt az utolsó, { $round }.\xA0forduló: a játszma véget ért.

# Kérdések és lehetőségek.
garden-ask-acting = Elveszel, leraksz, vásárolsz vagy passzolsz?
garden-ask-copying = Az egyformák közül melyiket veszed el ({ $hexagon })?
garden-ask-paying = Mivel fizetsz { FORM($hexagon, "for") } (még { $left }\xA0kell)?
garden-ask-paying-more = Eddigi fizetség: { $list }. Mivel fizetsz még { FORM($hexagon, "for") } (még { $left }\xA0kell)?
garden-ask-discarding = Eldobsz valamit? Minden darab az értékébe kerül. A raktáradban { $used } hely foglalt, összesen { $places } van.
garden-hint-pass = passz a forduló végéig
garden-hint-stop = nem dobok el többet
garden-hint-take = { $list }
garden-hint-copy = a kínálat { $nth }.\xA0kertbővítményéről ({ $shown }\xA0közül)
garden-hint-buy = képpel lefelé fekvő kertbővítmény { $at } { $points }\xA0pontért
garden-hint-place = { $cost ->
    [0] { $hexagon } { FORM($at, "onto") }
   *[other] { $hexagon } { FORM($at, "onto") } (fizetség: { $cost }\xA0darab)
}
garden-hint-lay = { $cost ->
    [0] { FORM($hexagon, "adjective") } kertbővítmény { $at }
   *[other] { FORM($hexagon, "adjective") } kertbővítmény { $at } (fizetség: { $cost }\xA0darab)
}
garden-hint-pay = fizetés { FORM($piece, "with") }
garden-hint-drop = { $piece } eldobása
garden-price = A passz eddig { $points }\xA0pont levonást jelent.

# Mi következik egy választásból: a garden-effect röviden, a helye mellett, a garden-detail bővebben, a tábla alatt.
garden-effect-tiles = +{ $count }\xA0csempe
garden-effect-expansions = +{ $count }\xA0kertbővítmény
garden-detail-buy = képpel lefelé fekvő kertbővítmény: −{ $points }
garden-detail-group = { $count }\xA0hatszögből álló csoport ({ $kind }): +{ $points } a játszma végén
garden-effect-wheel = tárcsa, +{ $points }
garden-detail-wheel = forgótárcsa ebben a fordulóban: +{ $points }
garden-effect-jokers = +{ $count }\xA0dzsóker
garden-detail-surrounds = körülveszed { FORM($list, "accusative") }: +{ $jokers }
garden-effect-no-room = { $count } nem fér el
garden-effect-discards = { $points ->
    [0] eldobott darabok
   *[other] eldobott darabok, −{ $points }
}
garden-effect-marker = { $points ->
    [0] kezdőjátékos-jelző
   *[other] kezdőjátékos-jelző, −{ $points }
}
garden-detail-marker = { $points ->
    [0] elveszed a kezdőjátékos-jelzőt
   *[other] elveszed a kezdőjátékos-jelzőt: −{ $points }
}
garden-effect-left = megmarad, −{ $points }
garden-detail-left = ami a raktáradban marad: −{ $points } a játszma végén

# A rajz.
garden-label-title = { $side ->
    [back] A királyné kertje, hátlap, { $round }.\xA0forduló
   *[front] A királyné kertje, előlap, { $round }.\xA0forduló
}
garden-label-wheel = forgótárcsa:
garden-label-stack = halom { $stack }, készlet { $supply }
garden-label-bag = zsák { $count }
garden-label-tower = torony { $count }
garden-label-expansions = kertbővítmények:
garden-label-passed = passzolt
garden-label-points = { $score }\xA0pont
garden-label-near = kell:
garden-label-groups = csoportok:
garden-label-turn = { $who ->
    [you] te jössz
   *[other] { $name } következik
}
garden-label-nature = csempehúzás
garden-label-over = a játszma véget ért

# Az állás mondatokban.
garden-describe-round = { $side ->
    [back] A királyné kertje, a pontozótábla hátlapja, { $round }.\xA0forduló. A forgótárcsán: { $list }.
   *[front] A királyné kertje, a pontozótábla előlapja, { $round }.\xA0forduló. A forgótárcsán: { $list }.
}
garden-describe-top = A halom tetején: { $list }.
garden-describe-aside = A kínálat { $nth }.\xA0kertbővítményén: { $list }.
garden-describe-expansion = A kínálat { $nth }.\xA0kertbővítménye képpel felfelé: { $hexagon }.
garden-describe-stack = A halom teteje alatt { $stack }\xA0kertbővítmény van, a készletben { $supply }.
garden-describe-heaps = A zsákban { $bag }\xA0csempe van, a toronyban { $tower }.
garden-describe-seat = { $who ->
    [you] A pontszámod { $score }, és { $jokers } van nálad.
   *[other] { $name } pontszáma { $score }, és { $jokers } van nála.
}
garden-describe-has-marker = { $who ->
    [you] Nálad van a kezdőjátékos-jelző.
   *[other] A kezdőjátékos-jelző gazdája { $name }.
}
garden-describe-passed = { $who ->
    [you] Már passzoltál.
   *[other] { $name } már passzolt.
}
garden-describe-storage = Raktár: { $list }.
garden-describe-expansions = Kertbővítmények a raktárban: { $list }.
garden-describe-area = { $form ->
    [down] Kertbővítmény { $at }: hét mező, pavilon nélkül.
   *[up] Kertbővítmény { $at }: pavilonnal.
}
garden-describe-cells = A kertben { $at }: { $list }.
garden-describe-cell = { $hexagon } ({ $spot })
garden-describe-near = { FORM($decoration, "capital") } körül már csak ez szabad: { $list }. Érte { $jokers } jár.
garden-describe-group = Egy { $count }\xA0hatszögből álló csoport ({ $kind }) { $points }\xA0pontot ér.

# Elutasítások, a kódjuk szerint. Beírt lépésekre válaszolnak, ezért úgy nevezik meg a mezőket, a
# bővítményhelyeket és a hatszögeket, ahogyan beírjuk őket.
refusal-garden-phase = { $phase ->
    [acting] Ez nem lehetséges a kör elején.
    [copying] Ez nem lehetséges, amíg az egyforma csempék közül választasz.
    [paying] Ez nem lehetséges fizetés közben.
   *[discarding] Ez nem lehetséges eldobás közben.
}
refusal-garden-nothing-shown = A kínálatban nincs ilyen szín vagy minta.
refusal-garden-no-room = Ennyi nem fér el a raktáradban.
refusal-garden-copy-elsewhere = Onnan nem veheted el: nincs ott, vagy a többi nem férne el.
refusal-garden-no-tile = Nincs ilyen csempe a raktáradban: { $hexagon }.
refusal-garden-no-expansion = Nincs ilyen kertbővítmény a raktáradban: { $hexagon }.
refusal-garden-no-cell = Ide nem kerülhet semmi: még nincs itt kertbővítmény, vagy pavilon áll rajta.
refusal-garden-cell-filled = Ezen a mezőn már van hatszög.
refusal-garden-neighbours = Ott egyik szomszédjával sem egyezik színben vagy mintában.
refusal-garden-group = Így egy csoportban két egyforma hatszög lenne.
refusal-garden-cannot-pay = A költsége { $cost }: még { $missing }\xA0azonos színű vagy azonos mintájú csempe hiányzik.
refusal-garden-area-built = Ott már van kertbővítmény.
refusal-garden-supply-empty = A készletben nincs kertbővítmény.
refusal-garden-too-poor = Egy képpel lefelé fekvő kertbővítmény ára { $price }\xA0pont, a pontszámod { $score }.
refusal-garden-pay-unfit = Ezzel nem fizethetsz: minden darab legyen azonos színű, vagy minden darab azonos mintájú, egyformák nélkül.
refusal-garden-drop-order = Ez már nem következhet: előbb a csempéket dobd el, a legkisebbel kezdve, aztán a kertbővítményeket.
refusal-garden-deal-tiles-due = Kertbővítmény fordult fel, pedig csempéket kell húzni.
refusal-garden-deal-expansion-due = A húzásban { $count }\xA0darab van, pedig egy kertbővítményt kell felfordítani.
refusal-garden-deal-too-many = A húzásban { $count }\xA0csempe van, de csak { $room }\xA0fér el.
refusal-garden-deal-too-few = A húzásban { $count }\xA0csempe van, pedig { $due }\xA0kell.
refusal-garden-deal-not-in-bag = A húzás { $place }.\xA0csempéje { $hexagon }, de ilyen már nincs a zsákban.
refusal-garden-deal-seen = Ez a kertbővítmény már volt felfordítva: { $hexagon }.
refusal-garden-deal-unknown = A húzás { $place }.\xA0eleme „{ $item }”, de ilyen hatszög nincs.

# Így írj be egy lépést.
garden-notation = Így írj be egy lépést: a takeB a kékeket veszi el, a take3 a pillangókat, a from2 a 2.\xA0helyen lévőt választja az egyformák közül. A B3@14 kék pillangókat rak a 14.\xA0mezőre, az xB3@2r4 a kertbővítményt a 2.\xA0bővítményhelyre a 4.\xA0elforgatásban, a buy2 egyet vásárol a 2.\xA0bővítményhelyre. A payB4, a payxB4 és a payJ csempével, kertbővítménnyel, dzsókerrel fizet; a dropB3 és a dropxB3 eldob; a pass a passz, a stop az eldobás vége. A színek: B kék, P sötétlila, L világoslila, Y sárga, M világoszöld, G sötétzöld.
`;export{e as default};