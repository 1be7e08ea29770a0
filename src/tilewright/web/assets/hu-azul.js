var e=`# Azul. Az azul-tiles tárgyesete .accusative; az azul-to és az azul-from többi alakja a leckéknek
# is kell. Névelő csak olyan szám előtt áll, amely legfeljebb 9: ezek közül az 1 és az 5 kezdődik magánhangzóval.

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
azul-tiles = { $count }\xA0{ azul-colour } csempe
    .accusative = { $count }\xA0{ azul-colour } csempét
azul-from = { $marker ->
    [start] az asztal közepéről a kezdőjátékos-jelzővel együtt
   *[none] { $source ->
        [0] az asztal közepéről
        [1] az { $source }.\xA0manufaktúrakorongról
        [5] az { $source }.\xA0manufaktúrakorongról
       *[other] a { $source }.\xA0manufaktúrakorongról
    }
}
    .display = { $display ->
        [1] az { $display }.\xA0manufaktúrakorongról
        [5] az { $display }.\xA0manufaktúrakorongról
       *[other] a { $display }.\xA0manufaktúrakorongról
    }
azul-to = { $line ->
    [0] a padlóra
    [1] az { $line }.\xA0mintasorba
    [5] az { $line }.\xA0mintasorba
   *[other] a { $line }.\xA0mintasorba
}
    .line = { $line ->
        [1] az { $line }.\xA0mintasor
        [5] az { $line }.\xA0mintasor
       *[other] a { $line }.\xA0mintasor
    }
    .from = { $line ->
        [1] az { $line }.\xA0mintasorból
        [5] az { $line }.\xA0mintasorból
       *[other] a { $line }.\xA0mintasorból
    }
    .in = { $line ->
        [1] az { $line }.\xA0mintasorban
        [5] az { $line }.\xA0mintasorban
       *[other] a { $line }.\xA0mintasorban
    }

# Mi történt. Egy kör egy mondat; $missing csempe hiányzik még a mintasorból, $fallen a padlóra esik,
# $spilled a dobozba kerül, mert a padló tele van.
azul-event-dealt = { $who ->
    [you] { $round }.\xA0forduló: { $count }\xA0csempe van a manufaktúrakorongokon. Te kezdesz.
   *[other] { $round }.\xA0forduló: { $count }\xA0csempe van a manufaktúrakorongokon. { $name } kezd.
}
azul-event-took = { $missing ->
    [0] { $who ->
        [you] Elveszel { FORM($tiles, "accusative") } { $from }, és { $to } rakod (betelt).
       *[other] { $name } elvesz { FORM($tiles, "accusative") } { $from }, és { $to } rakja (betelt).
    }
   *[other] { $who ->
        [you] Elveszel { FORM($tiles, "accusative") } { $from }, és { $to } rakod.
       *[other] { $name } elvesz { FORM($tiles, "accusative") } { $from }, és { $to } rakja.
    }
}
azul-event-took-floor = { $who ->
    [you] Elveszel { FORM($tiles, "accusative") } { $from }, és a padlóra rakod.
   *[other] { $name } elvesz { FORM($tiles, "accusative") } { $from }, és a padlóra rakja.
}
azul-event-took-fallen = { $who ->
    [you] Elveszel { FORM($tiles, "accusative") } { $from }, és { $to } rakod (betelt); { $fallen }\xA0a padlóra esik.
   *[other] { $name } elvesz { FORM($tiles, "accusative") } { $from }, és { $to } rakja (betelt); { $fallen }\xA0a padlóra esik.
}
azul-event-took-spilled = { $who ->
    [you] Elveszel { FORM($tiles, "accusative") } { $from }, és { $to } rakod; a padlód tele van, ezért { $spilled }\xA0a dobozba kerül.
   *[other] { $name } elvesz { FORM($tiles, "accusative") } { $from }, és { $to } rakja; a padlója tele van, ezért { $spilled }\xA0a dobozba kerül.
}
azul-event-tiling = { $round }.\xA0forduló vége. Minden betelt mintasorból egy csempe kerül a falra.
azul-event-laid = { $who ->
    [you] A fal { $row }.\xA0sorának { $column }.\xA0oszlopába { azul-colour } csempét raksz ({ $runs }): +{ $points }\xA0pont.
   *[other] { $name } { azul-colour } csempét rak a fal { $row }.\xA0sorának { $column }.\xA0oszlopába ({ $runs }): +{ $points }\xA0pont.
}
azul-runs = { $runs ->
    [across] vízszintesen { $across }\xA0csempe
    [down] függőlegesen { $down }\xA0csempe
    [both] vízszintesen { $across }, függőlegesen { $down }\xA0csempe
   *[none] szomszéd nélkül
}
azul-event-dropped = { $who ->
    [you] A faladon nincs szabad oszlop { azul-to.line } csempéinek: { $tiles } a padlóra esik.
   *[other] { $name } falán nincs szabad oszlop { azul-to.line } csempéinek: { $tiles } a padlóra esik.
}
azul-event-dropped-spilled = { $who ->
    [you] A faladon nincs szabad oszlop { azul-to.line } csempéinek, és a padlód is tele van: { $spilled }\xA0csempe a dobozba kerül.
   *[other] { $name } falán nincs szabad oszlop { azul-to.line } csempéinek, és a padlója is tele van: { $spilled }\xA0csempe a dobozba kerül.
}
azul-event-penalised = { $points ->
    [0] { $who ->
        [you] A padlódért nem vonunk le semmit: a pontszámod már\xA00.
       *[other] { $name } padlójáért nem vonunk le semmit: a pontszáma már\xA00.
    }
   *[other] { $who ->
        [you] A padló miatt { $points }\xA0pontot veszítesz.
       *[other] { $name } a padló miatt { $points }\xA0pontot veszít.
    }
}
azul-event-bonus = { $bonus ->
    [row] { $who ->
        [you] Kiraktad a fal { $row }.\xA0sorát: +{ $points }\xA0pont.
       *[other] { $name } kirakta a fal { $row }.\xA0sorát: +{ $points }\xA0pont.
    }
    [column] { $who ->
        [you] Kiraktad a fal { $column }.\xA0oszlopát: +{ $points }\xA0pont.
       *[other] { $name } kirakta a fal { $column }.\xA0oszlopát: +{ $points }\xA0pont.
    }
   *[colour] { $who ->
        [you] Kiraktad mind az öt { azul-colour } csempét: +{ $points }\xA0pont.
       *[other] { $name } kirakta mind az öt { azul-colour } csempét: +{ $points }\xA0pont.
    }
}
azul-event-ended = { $reason ->
    [row] Elkészült egy teljes sor: a játszma véget ért.
    [idle] Három fordulón át senki sem rakott csempét a falára: a játszma véget ért.
   *[tiles] Nem maradt csempe a manufaktúrakorongokra: a játszma véget ért.
}

# Kérdések és lehetőségek.
azul-ask-take = Mely csempéket veszed el, és hová rakod őket?
azul-ask-column = A fal { $row }.\xA0sorának melyik oszlopába kerüljön a { azul-colour } csempe?
azul-hint-column = { $column }.\xA0oszlop: +{ $points }\xA0pont
azul-hint-floor = { $tiles } a padlóra
azul-hint-line = { $missing ->
    [0] { $tiles } { $to } (betelik)
   *[other] { $tiles } { $to } (még { $missing }\xA0hiányzik)
}
azul-hint-line-falling = { $tiles } { $to } (betelik); { $falling }\xA0a padlóra esik
azul-forecast = Ha most véget érne a forduló: +{ $gain } a falért, −{ $loss } a padlóért.
azul-forecast-wall = Ha most véget érne a forduló: +{ $gain } a falért.
azul-forecast-floor = Ha most véget érne a forduló: −{ $loss } a padlóért.

# Mi következik egy választásból: az azul-effect röviden, a helye mellett, az azul-detail bővebben, a tábla alatt.
azul-choice = { $tiles } { $to }
azul-choice-column = { azul-colour } csempe a fal { $row }.\xA0sorának { $column }.\xA0oszlopába
azul-effect-fills = betelik, +{ $points }
azul-detail-fills = { $when ->
    [now] { $runs }: +{ $points }
   *[later] { $runs }: +{ $points } a forduló végén
}
azul-effect-raises = { $row }.\xA0sor: még +{ $points }
azul-effect-missing = még { $missing }\xA0hiányzik
azul-effect-completes = { $bonus ->
    [row] { $row }.\xA0sor kész, +{ $points }
    [column] { $column }.\xA0oszlop kész, +{ $points }
   *[colour] minden { azul-colour } kész, +{ $points }
}
azul-detail-completes = { $bonus ->
    [row] elkészül a fal { $row }.\xA0sora: +{ $points } a játszma végén
    [column] elkészül a fal { $column }.\xA0oszlopa: +{ $points } a játszma végén
   *[colour] mind az öt { azul-colour } csempe a falra kerül: +{ $points } a játszma végén
}
azul-detail-ends = e forduló után véget ér a játszma
azul-effect-dropped = nincs szabad oszlop, −{ $points }
azul-detail-dropped = nincs szabad oszlop { azul-to.line } csempéinek: { $count } a padlóra esik, −{ $points }
azul-effect-falls = { $count }\xA0leesik, −{ $points }
azul-detail-falls = { $count }\xA0csempe a padlóra esik: −{ $points }
azul-effect-spilled = { $count } a dobozba kerül
azul-effect-marker = { $points ->
    [0] kezdőjátékos-jelző
   *[other] kezdőjátékos-jelző, −{ $points }
}
azul-detail-marker = { $points ->
    [0] elveszed a kezdőjátékos-jelzőt
   *[other] elveszed a kezdőjátékos-jelzőt: −{ $points }
}

# A rajz.
azul-label-title = { $side ->
    [grey] Azul, szürke fal, { $round }.\xA0forduló
   *[coloured] Azul, színes fal, { $round }.\xA0forduló
}
azul-label-turn = { $who ->
    [you] te jössz
   *[other] { $name } következik
}
azul-label-nature = a manufaktúrakorongok feltöltése
azul-label-over = a játszma véget ért
azul-label-centre = az asztal közepe:
azul-label-bag = zsák
azul-label-lid = doboz
azul-label-floor = padló:
azul-label-points = { $score }\xA0pont

# Az állás mondatokban.
azul-describe-round = { $side ->
    [grey] Azul, szürke fal, { $round }.\xA0forduló.
   *[coloured] Azul, színes fal, { $round }.\xA0forduló.
}
azul-describe-display = { $display }.\xA0manufaktúrakorong: { $list }.
azul-describe-centre = Az asztal közepe: { $list }.
azul-describe-marker = A kezdőjátékos-jelző az asztal közepén van.
azul-describe-bag = Zsák: { $list }.
azul-describe-lid = Doboz: { $list }.
azul-describe-seat = { $who ->
    [you] A pontszámod { $score }.
   *[other] { $name } pontszáma { $score }.
}
azul-describe-has-marker = { $who ->
    [you] Nálad van a kezdőjátékos-jelző.
   *[other] A kezdőjátékos-jelző gazdája { $name }.
}
azul-describe-line = { $missing ->
    [0] { $line }.\xA0mintasor: { $tiles } (tele van).
   *[other] { $line }.\xA0mintasor: { $tiles } (még { $missing }\xA0hiányzik).
}
azul-describe-row = A fal { $row }.\xA0sora: { $list }.
azul-describe-place = { $column ->
    [1] { azul-colour } az { $column }.\xA0oszlopban
    [5] { azul-colour } az { $column }.\xA0oszlopban
   *[other] { azul-colour } a { $column }.\xA0oszlopban
}
azul-describe-floor = { $covered ->
    [0] A padló üres.
   *[other] Padló: { $covered }\xA0foglalt mező, levonás: −{ $penalty }\xA0pont.
}

# Elutasítások, a kódjuk szerint.
refusal-source-unknown = Nincs { $source }.\xA0manufaktúrakorong: ezen az asztalon { $displays } van.
refusal-source-lacks-colour = { $source ->
    [1] Az { $source }.\xA0manufaktúrakorongon nincs { azul-colour } csempe.
    [5] Az { $source }.\xA0manufaktúrakorongon nincs { azul-colour } csempe.
   *[other] A { $source }.\xA0manufaktúrakorongon nincs { azul-colour } csempe.
}
refusal-centre-lacks-colour = Az asztal közepén nincs { azul-colour } csempe.
refusal-line-full = { $line ->
    [1] Az { $line }.\xA0mintasor tele van.
    [5] Az { $line }.\xA0mintasor tele van.
   *[other] A { $line }.\xA0mintasor tele van.
}
refusal-line-holds-colour = { $line ->
    [1] Az { $line }.\xA0mintasorban { azul-colour.held } csempék vannak, ezért { azul-colour } csempe nem kerülhet oda.
    [5] Az { $line }.\xA0mintasorban { azul-colour.held } csempék vannak, ezért { azul-colour } csempe nem kerülhet oda.
   *[other] A { $line }.\xA0mintasorban { azul-colour.held } csempék vannak, ezért { azul-colour } csempe nem kerülhet oda.
}
refusal-wall-has-colour = A fal { $line }.\xA0sorában már van { azul-colour } csempe.
refusal-phase-taking = Oszlopot csak a fal csempézésekor választhatsz. Most vegyél el csempéket.
refusal-phase-tiling = A fal csempézése közben nem vehetsz el csempéket. Most válassz oszlopot.
refusal-column-covered = A fal { $line }.\xA0sorának { $column }.\xA0oszlopában már van csempe.
refusal-column-has-colour = { $column ->
    [1] Az { $column }.\xA0oszlopban már van { azul-colour } csempe.
    [5] Az { $column }.\xA0oszlopban már van { azul-colour } csempe.
   *[other] A { $column }.\xA0oszlopban már van { azul-colour } csempe.
}
refusal-deal-too-many = A húzásban { $count }\xA0csempe van, de a manufaktúrakorongokon csak { $room }\xA0fér el.
refusal-deal-too-few = A húzásban { $count }\xA0csempe van, pedig { $due }\xA0kell.
refusal-deal-not-in-bag = A húzás { $place }.\xA0csempéje { azul-colour }, de ilyen már nincs a zsákban.
refusal-deal-unknown-tile = A húzás { $place }.\xA0csempéje „{ $tile }”, de ilyen szín nincs.

# Így írj be egy lépést.
azul-notation = Így írj be egy lépést: honnan, melyik színt, melyik mintasorba. A 2R3 a pirosakat a 2.\xA0manufaktúrakorongról a 3.\xA0mintasorba rakja; a CB5 a kékeket az asztal közepéről az 5.\xA0mintasorba; az 1KF a feketéket az 1.\xA0manufaktúrakorongról a padlóra. A színek: B kék, Y sárga, R piros, K fekete, W fehér. A szürke falon a col4 a 4.\xA0oszlopot választja.
`;export{e as default};