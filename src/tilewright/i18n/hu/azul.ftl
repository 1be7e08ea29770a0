# Azul. Az azul-tiles tárgyesete .accusative; az azul-to és az azul-from többi alakja a leckéknek
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
azul-tiles = { $count } { azul-colour } csempe
    .accusative = { $count } { azul-colour } csempét
azul-from = { $marker ->
    [start] az asztal közepéről a kezdőjátékos-jelzővel együtt
   *[none] { $source ->
        [0] az asztal közepéről
        [1] az { $source }. manufaktúrakorongról
        [5] az { $source }. manufaktúrakorongról
       *[other] a { $source }. manufaktúrakorongról
    }
}
    .display = { $display ->
        [1] az { $display }. manufaktúrakorongról
        [5] az { $display }. manufaktúrakorongról
       *[other] a { $display }. manufaktúrakorongról
    }
azul-to = { $line ->
    [0] a padlóra
    [1] az { $line }. mintasorba
    [5] az { $line }. mintasorba
   *[other] a { $line }. mintasorba
}
    .line = { $line ->
        [1] az { $line }. mintasor
        [5] az { $line }. mintasor
       *[other] a { $line }. mintasor
    }
    .from = { $line ->
        [1] az { $line }. mintasorból
        [5] az { $line }. mintasorból
       *[other] a { $line }. mintasorból
    }
    .in = { $line ->
        [1] az { $line }. mintasorban
        [5] az { $line }. mintasorban
       *[other] a { $line }. mintasorban
    }

# Mi történt. Egy kör egy mondat; $missing csempe hiányzik még a mintasorból, $fallen a padlóra esik,
# $spilled a dobozba kerül, mert a padló tele van.
azul-event-dealt = { $who ->
    [you] { $round }. forduló: { $count } csempe van a manufaktúrakorongokon. Te kezdesz.
   *[other] { $round }. forduló: { $count } csempe van a manufaktúrakorongokon. { $name } kezd.
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
    [you] Elveszel { FORM($tiles, "accusative") } { $from }, és { $to } rakod (betelt); { $fallen } a padlóra esik.
   *[other] { $name } elvesz { FORM($tiles, "accusative") } { $from }, és { $to } rakja (betelt); { $fallen } a padlóra esik.
}
azul-event-took-spilled = { $who ->
    [you] Elveszel { FORM($tiles, "accusative") } { $from }, és { $to } rakod; a padlód tele van, ezért { $spilled } a dobozba kerül.
   *[other] { $name } elvesz { FORM($tiles, "accusative") } { $from }, és { $to } rakja; a padlója tele van, ezért { $spilled } a dobozba kerül.
}
azul-event-tiling = { $round }. forduló vége. Minden betelt mintasorból egy csempe kerül a falra.
azul-event-laid = { $who ->
    [you] A fal { $row }. sorának { $column }. oszlopába { azul-colour } csempét raksz ({ $runs }): +{ $points } pont.
   *[other] { $name } { azul-colour } csempét rak a fal { $row }. sorának { $column }. oszlopába ({ $runs }): +{ $points } pont.
}
azul-runs = { $runs ->
    [across] vízszintesen { $across } csempe
    [down] függőlegesen { $down } csempe
    [both] vízszintesen { $across }, függőlegesen { $down } csempe
   *[none] szomszéd nélkül
}
azul-event-dropped = { $who ->
    [you] A faladon nincs szabad oszlop { azul-to.line } csempéinek: { $tiles } a padlóra esik.
   *[other] { $name } falán nincs szabad oszlop { azul-to.line } csempéinek: { $tiles } a padlóra esik.
}
azul-event-dropped-spilled = { $who ->
    [you] A faladon nincs szabad oszlop { azul-to.line } csempéinek, és a padlód is tele van: { $spilled } csempe a dobozba kerül.
   *[other] { $name } falán nincs szabad oszlop { azul-to.line } csempéinek, és a padlója is tele van: { $spilled } csempe a dobozba kerül.
}
azul-event-penalised = { $points ->
    [0] { $who ->
        [you] A padlódért nem vonunk le semmit: a pontszámod már 0.
       *[other] { $name } padlójáért nem vonunk le semmit: a pontszáma már 0.
    }
   *[other] { $who ->
        [you] A padló miatt { $points } pontot veszítesz.
       *[other] { $name } a padló miatt { $points } pontot veszít.
    }
}
azul-event-bonus = { $bonus ->
    [row] { $who ->
        [you] Kiraktad a fal { $row }. sorát: +{ $points } pont.
       *[other] { $name } kirakta a fal { $row }. sorát: +{ $points } pont.
    }
    [column] { $who ->
        [you] Kiraktad a fal { $column }. oszlopát: +{ $points } pont.
       *[other] { $name } kirakta a fal { $column }. oszlopát: +{ $points } pont.
    }
   *[colour] { $who ->
        [you] Kiraktad mind az öt { azul-colour } csempét: +{ $points } pont.
       *[other] { $name } kirakta mind az öt { azul-colour } csempét: +{ $points } pont.
    }
}
azul-event-ended = { $reason ->
    [row] Elkészült egy teljes sor: a játszma véget ért.
    [idle] Három fordulón át senki sem rakott csempét a falára: a játszma véget ért.
   *[tiles] Nem maradt csempe a manufaktúrakorongokra: a játszma véget ért.
}

# Kérdések és lehetőségek.
azul-ask-take = Mely csempéket veszed el, és hová rakod őket?
azul-ask-column = A fal { $row }. sorának melyik oszlopába kerüljön a { azul-colour } csempe?
azul-hint-column = { $column }. oszlop: +{ $points } pont
azul-hint-floor = { $tiles } a padlóra
azul-hint-line = { $missing ->
    [0] { $tiles } { $to } (betelik)
   *[other] { $tiles } { $to } (még { $missing } hiányzik)
}
azul-hint-line-falling = { $tiles } { $to } (betelik); { $falling } a padlóra esik
azul-forecast = Ha most véget érne a forduló: +{ $gain } a falért, −{ $loss } a padlóért.
azul-forecast-wall = Ha most véget érne a forduló: +{ $gain } a falért.
azul-forecast-floor = Ha most véget érne a forduló: −{ $loss } a padlóért.

# Mi következik egy választásból: az azul-effect röviden, a helye mellett, az azul-detail bővebben, a tábla alatt.
azul-choice = { $tiles } { $to }
azul-choice-column = { azul-colour } csempe a fal { $row }. sorának { $column }. oszlopába
azul-effect-fills = betelik, +{ $points }
azul-detail-fills = { $when ->
    [now] { $runs }: +{ $points }
   *[later] { $runs }: +{ $points } a forduló végén
}
azul-effect-raises = { $row }. sor: még +{ $points }
azul-effect-missing = még { $missing } hiányzik
azul-effect-completes = { $bonus ->
    [row] { $row }. sor kész, +{ $points }
    [column] { $column }. oszlop kész, +{ $points }
   *[colour] minden { azul-colour } kész, +{ $points }
}
azul-detail-completes = { $bonus ->
    [row] elkészül a fal { $row }. sora: +{ $points } a játszma végén
    [column] elkészül a fal { $column }. oszlopa: +{ $points } a játszma végén
   *[colour] mind az öt { azul-colour } csempe a falra kerül: +{ $points } a játszma végén
}
azul-detail-ends = e forduló után véget ér a játszma
azul-effect-dropped = nincs szabad oszlop, −{ $points }
azul-detail-dropped = nincs szabad oszlop { azul-to.line } csempéinek: { $count } a padlóra esik, −{ $points }
azul-effect-falls = { $count } leesik, −{ $points }
azul-detail-falls = { $count } csempe a padlóra esik: −{ $points }
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
    [grey] Azul, szürke fal, { $round }. forduló
   *[coloured] Azul, színes fal, { $round }. forduló
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
azul-label-points = { $score } pont

# Az állás mondatokban.
azul-describe-round = { $side ->
    [grey] Azul, szürke fal, { $round }. forduló.
   *[coloured] Azul, színes fal, { $round }. forduló.
}
azul-describe-display = { $display }. manufaktúrakorong: { $list }.
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
    [0] { $line }. mintasor: { $tiles } (tele van).
   *[other] { $line }. mintasor: { $tiles } (még { $missing } hiányzik).
}
azul-describe-row = A fal { $row }. sora: { $list }.
azul-describe-place = { $column ->
    [1] { azul-colour } az { $column }. oszlopban
    [5] { azul-colour } az { $column }. oszlopban
   *[other] { azul-colour } a { $column }. oszlopban
}
azul-describe-floor = { $covered ->
    [0] A padló üres.
   *[other] Padló: { $covered } foglalt mező, levonás: −{ $penalty } pont.
}

# Elutasítások, a kódjuk szerint.
refusal-source-unknown = Nincs { $source }. manufaktúrakorong: ezen az asztalon { $displays } van.
refusal-source-lacks-colour = { $source ->
    [1] Az { $source }. manufaktúrakorongon nincs { azul-colour } csempe.
    [5] Az { $source }. manufaktúrakorongon nincs { azul-colour } csempe.
   *[other] A { $source }. manufaktúrakorongon nincs { azul-colour } csempe.
}
refusal-centre-lacks-colour = Az asztal közepén nincs { azul-colour } csempe.
refusal-line-full = { $line ->
    [1] Az { $line }. mintasor tele van.
    [5] Az { $line }. mintasor tele van.
   *[other] A { $line }. mintasor tele van.
}
refusal-line-holds-colour = { $line ->
    [1] Az { $line }. mintasorban { azul-colour.held } csempék vannak, ezért { azul-colour } csempe nem kerülhet oda.
    [5] Az { $line }. mintasorban { azul-colour.held } csempék vannak, ezért { azul-colour } csempe nem kerülhet oda.
   *[other] A { $line }. mintasorban { azul-colour.held } csempék vannak, ezért { azul-colour } csempe nem kerülhet oda.
}
refusal-wall-has-colour = A fal { $line }. sorában már van { azul-colour } csempe.
refusal-phase-taking = Oszlopot csak a fal csempézésekor választhatsz. Most vegyél el csempéket.
refusal-phase-tiling = A fal csempézése közben nem vehetsz el csempéket. Most válassz oszlopot.
refusal-column-covered = A fal { $line }. sorának { $column }. oszlopában már van csempe.
refusal-column-has-colour = { $column ->
    [1] Az { $column }. oszlopban már van { azul-colour } csempe.
    [5] Az { $column }. oszlopban már van { azul-colour } csempe.
   *[other] A { $column }. oszlopban már van { azul-colour } csempe.
}
refusal-deal-too-many = A húzásban { $count } csempe van, de a manufaktúrakorongokon csak { $room } fér el.
refusal-deal-too-few = A húzásban { $count } csempe van, pedig { $due } kell.
refusal-deal-not-in-bag = A húzás { $place }. csempéje { azul-colour }, de ilyen már nincs a zsákban.
refusal-deal-unknown-tile = A húzás { $place }. csempéje „{ $tile }”, de ilyen szín nincs.

# Így írj be egy lépést.
azul-notation = Így írj be egy lépést: honnan, melyik színt, melyik mintasorba. A 2R3 a pirosakat a 2. manufaktúrakorongról a 3. mintasorba rakja; a CB5 a kékeket az asztal közepéről az 5. mintasorba; az 1KF a feketéket az 1. manufaktúrakorongról a padlóra. A színek: B kék, Y sárga, R piros, K fekete, W fehér. A szürke falon a col4 a 4. oszlopot választja.
