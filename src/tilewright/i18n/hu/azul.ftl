# Azul. Az azul-tiles szövege alanyesetben áll, a mondatok ehhez igazodnak. Névelő csak olyan
# szám előtt áll, amely legfeljebb 9: ezek közül az 1 és az 5 kezdődik magánhangzóval.

azul-title = Azul
azul-colour = { $colour ->
    [blue] kék
    [yellow] sárga
    [red] piros
    [black] fekete
   *[white] fehér
}
    .held = { $held ->
        [blue] kék
        [yellow] sárga
        [red] piros
        [black] fekete
       *[white] fehér
    }
azul-tiles = { $count } { azul-colour } csempe
    .accusative = { $count } { azul-colour } csempét
azul-from = { $marker ->
    [start] az asztal közepéről a kezdőjátékos-jelzővel együtt
   *[none] { $source ->
        [0] az asztal közepéről
        [1] az { $source }. manufaktúrakorongról
        [5] az { $source }. manufaktúrakorongról
       *[other] a { $source }. manufaktúrakorongról
    }
}
azul-to = { $line ->
    [0] a padlóra
    [1] az { $line }. mintasorba
    [5] az { $line }. mintasorba
   *[other] a { $line }. mintasorba
}
azul-event-took = { $missing ->
    [0] { $who ->
        [you] Elveszel { FORM($tiles, "accusative") } { $from } { $to } (betelt).
       *[other] { $name } elvesz { FORM($tiles, "accusative") } { $from } { $to } (betelt).
    }
   *[other] { $who ->
        [you] Elveszel { FORM($tiles, "accusative") } { $from } { $to }.
       *[other] { $name } elvesz { FORM($tiles, "accusative") } { $from } { $to }.
    }
}
azul-event-took-floor = { $who ->
    [you] Elveszel { FORM($tiles, "accusative") } { $from } a padlóra.
   *[other] { $name } elvesz { FORM($tiles, "accusative") } { $from } a padlóra.
}
azul-event-took-fallen = { $who ->
    [you] Elveszel { FORM($tiles, "accusative") } { $from } { $to } (betelt); { $fallen } leesik a padlóra.
   *[other] { $name } elvesz { FORM($tiles, "accusative") } { $from } { $to } (betelt); { $fallen } leesik a padlóra.
}
azul-event-took-spilled = { $who ->
    [you] Elveszel { FORM($tiles, "accusative") } { $from } { $to }; a padló tele van, { $spilled } a dobozba kerül.
   *[other] { $name } elvesz { FORM($tiles, "accusative") } { $from } { $to }; a padló tele van, { $spilled } a dobozba kerül.
}
azul-event-dropped-spilled = { $name } nem talál szabad oszlopot a { $line }. mintasor { azul-colour } csempéinek, és a padló is tele van: { $spilled } a dobozba kerül.

# Mi történt.
azul-event-dealt = { $round }. forduló: { $count } csempe van a manufaktúrakorongokon. { $name } kezd.
azul-event-tiling = { $round }. forduló vége. Következik a falak csempézése.
azul-event-laid = { $name } { azul-colour } csempét rak a fal { $row }. sorának { $column }. oszlopába ({ $runs }): +{ $points }.
azul-runs = { $runs ->
    [across] vízszintesen { $across }
    [down] függőlegesen { $down }
    [both] vízszintesen { $across }, függőlegesen { $down }
   *[none] szomszéd nélkül
}
azul-event-dropped = { $name } nem talál szabad oszlopot a { azul-colour } színnek, ezért { $line ->
    [1] az
    [5] az
   *[other] a
} { $line }. mintasor csempéi a padlóra esnek.
azul-event-penalised = { $name } a padló miatt { $points } pontot veszít.
azul-event-bonus = { $bonus ->
    [row] { $name } falán teljes { $row ->
        [1] az
        [5] az
       *[other] a
    } { $row }. sor: +{ $points }.
    [column] { $name } falán teljes { $column ->
        [1] az
        [5] az
       *[other] a
    } { $column }. oszlop: +{ $points }.
   *[colour] { $name } falán mind az öt { azul-colour } csempe fent van: +{ $points }.
}
azul-event-ended = { $reason ->
    [row] Elkészült egy teljes sor: vége a játéknak.
    [idle] Három egymást követő fordulóban egyetlen csempe sem került a falakra: vége a játéknak.
   *[tiles] Nincs több csempe a manufaktúrakorongokra: vége a játéknak.
}

# Kérdések és lehetőségek.
azul-ask-take = Mit veszel el, és hová rakod?
azul-ask-column = { $row ->
    [1] Az
    [5] Az
   *[other] A
} { $row }. sor melyik oszlopába kerüljön a { azul-colour } csempe?
azul-hint-column = { $column }. oszlop: +{ $points }
azul-hint-floor = { $tiles } a padlóra
azul-hint-line = { $missing ->
    [0] { $tiles } { $to } (betelik)
   *[other] { $tiles } { $to } (még { $missing } hiányzik)
}
azul-hint-line-falling = { $tiles } { $to } (betelik), { $falling } leesik
azul-forecast = Ha a forduló most véget érne: +{ $gain } a falért, −{ $loss } a padlóért.
azul-forecast-wall = Ha a forduló most véget érne: +{ $gain } a falért.
azul-forecast-floor = Ha a forduló most véget érne: −{ $loss } a padlóért.

# A rajz.
azul-label-title = Azul, { $side ->
    [grey] szürke
   *[coloured] színes
} fal, { $round }. forduló
azul-label-turn = { $who ->
    [you] te jössz
   *[other] { $name } következik
}
azul-label-nature = fel kell tölteni a manufaktúrakorongokat
azul-label-over = vége a játéknak
azul-label-centre = az asztal közepe:
azul-label-bag = zsák
azul-label-lid = doboz
azul-label-floor = padló:
azul-label-points = { $score } pont

# Az állás mondatokban.
azul-describe-round = Azul, { $side ->
    [grey] szürke
   *[coloured] színes
} fal, { $round }. forduló.
azul-describe-display = { $display }. manufaktúrakorong: { $list }.
azul-describe-centre = Az asztal közepén: { $list }.
azul-describe-marker = A kezdőjátékos-jelző az asztal közepén van.
azul-describe-bag = A zsákban: { $list }.
azul-describe-lid = A dobozban: { $list }.
azul-describe-seat = { $name } pontszáma: { $score }.
azul-describe-has-marker = A kezdőjátékos-jelző gazdája: { $name }.
azul-describe-line = { $line }. mintasor: { $tiles }, { $missing ->
    [0] tele
   *[other] még { $missing } hiányzik
}.
azul-describe-row = A fal { $row }. sora: { $list }.
azul-describe-place = { azul-colour } { $column ->
    [1] az
    [5] az
   *[other] a
} { $column }. oszlopban
azul-describe-floor = Padló: { $covered } foglalt hely, levonás: { $penalty } pont.

# Elutasítások, a kódjuk szerint.
refusal-source-unknown = Nincs { $source }. manufaktúrakorong: ezen az asztalon { $displays } van.
refusal-source-lacks-colour = { $source ->
    [1] Az
    [5] Az
   *[other] A
} { $source }. manufaktúrakorongon nincs { azul-colour } csempe.
refusal-centre-lacks-colour = Az asztal közepén nincs { azul-colour } csempe.
refusal-line-full = { $line ->
    [1] Az
    [5] Az
   *[other] A
} { $line }. mintasor tele van.
refusal-line-holds-colour = { $line ->
    [1] Az
    [5] Az
   *[other] A
} { $line }. mintasorban { azul-colour.held } csempe van, ezért nem kerülhet oda { azul-colour } csempe.
refusal-wall-has-colour = A fal { $line }. sorában már van { azul-colour } csempe.
refusal-phase-taking = Oszlopot csak a fal csempézésekor lehet választani. Most csempéket kell elvenni.
refusal-phase-tiling = Csempéket csak a fal csempézése előtt lehet elvenni. Most oszlopot kell választani.
refusal-column-covered = A fal { $line }. sorának { $column }. oszlopában már van csempe.
refusal-column-has-colour = { $column ->
    [1] Az
    [5] Az
   *[other] A
} { $column }. oszlopban már van { azul-colour } csempe.
refusal-deal-too-many = { $count } csempe került az asztalra, de a manufaktúrakorongokra csak { $room } fér.
refusal-deal-too-few = { $count } csempe került az asztalra, pedig { $due } kell.
refusal-deal-not-in-bag = A kiosztás { $place }. csempéje { azul-colour }, de ilyen akkor már nincs a zsákban.
refusal-deal-unknown-tile = A kiosztás { $place }. csempéje { $tile }, de ilyen szín nincs.

# A szabályok röviden.
azul-rules-aim = Cél: csempézd ki a faladat, és szerezd meg a legtöbb pontot. A csempék az asztal közepe körüli, kerek manufaktúrakorongokról érkeznek.
azul-rules-taking = A te köröd: vedd el egy szín összes csempéjét egy manufaktúrakorongról, az ott maradt többi csempe pedig az asztal közepére kerül. Vagy vedd el egy szín összes csempéjét az asztal közepéről. Aki a fordulóban először vesz el onnan, a kezdőjátékos-jelzőt is elveszi: ez elfoglal egy helyet a padlón, viszont így ő kezdi a következő fordulót.
azul-rules-lines = Minden elvett csempét ugyanabba a mintasorba rakj. Az 1. mintasorba 1 csempe fér, az 5. mintasorba 5. Egy mintasorban csak egyféle szín lehet, mégpedig olyan, amely még nincs ott a falad ugyanazon sorában. Az összes elvett csempét a padlóra is teheted.
azul-rules-floor = Ami nem fér el, a padlóra esik. Az ottani hét hely a forduló végén sorban 1, 1, 2, 2, 2, 3 és 3 pontba kerül. A pontszámod soha nem megy 0 alá.
azul-rules-tiling = Ha már minden csempét elvettek, minden betelt mintasorból egy csempe a fal ugyanazon sorába kerül. Annyi pontot ér, ahány csempéből áll vele együtt a megszakítatlan vízszintes sor, és hozzá annyit, ahányból a függőleges; az egyetlen csempéből álló sor nem számít. A szomszéd nélküli csempe 1 pontot ér. A mintasor többi csempéje a dobozba kerül. A be nem telt mintasorok úgy maradnak, ahogy vannak.
azul-rules-grey = A szürke falon te választod ki az oszlopot. Egy szín minden sorban és minden oszlopban csak egyszer állhat. Ha egy betelt mintasornak nem maradt oszlop, minden csempéje a padlóra esik.
azul-rules-end = A játék azzal a fordulóval ér véget, amelyben valakinek elkészül egy teljes sora. Minden teljes sor 2, minden teljes oszlop 7, minden olyan szín, amelynek mind az öt csempéje a falon van, 10 pontot ad. A legtöbb pont nyer; egyenlőségnél a több teljes sor dönt, ha az is egyenlő, a győzelem közös.
azul-notation = Így írj be egy lépést: honnan, melyik színt, melyik mintasorba. 2R3: a pirosak a 2. manufaktúrakorongról a 3. mintasorba; CB5: a kékek az asztal közepéről az 5. mintasorba; 1KF: a feketék az 1. manufaktúrakorongról a padlóra. A színek: B kék, Y sárga, R piros, K fekete, W fehér. A szürke falon a col4 a 4. oszlopot választja.

