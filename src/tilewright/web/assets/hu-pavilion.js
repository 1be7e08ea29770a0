var e=`# A királyi pavilon. Alakok: .accusative tárgyeset, .for -ért, .on -ra, .to -ra; a pavilion-price
# további alakjai a mezők száma -es képzővel, .the névelővel. Névelő csak olyan szám előtt áll,
# amely legfeljebb 9: ezek közül az 1 és az 5 kezdődik magánhangzóval.

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
pavilion-tiles = { $count }\xA0{ pavilion-colour } csempe
    .accusative = { $count }\xA0{ pavilion-colour } csempét
pavilion-tile = { $colour ->
    [purple] lila csempe
    [green] zöld csempe
    [orange] narancssárga csempe
    [yellow] sárga csempe
    [blue] kék csempe
   *[red] piros csempe
}
    .accusative = { $colour ->
        [purple] lila csempét
        [green] zöld csempét
        [orange] narancssárga csempét
        [yellow] sárga csempét
        [blue] kék csempét
       *[red] piros csempét
    }
pavilion-any-tiles = { $count }\xA0csempe
    .accusative = { $count }\xA0csempét
    .to = { $count }\xA0csempére
pavilion-from = { $marker ->
    [start] az asztal közepéről a kezdőjátékos-jelzővel együtt
   *[none] { $source ->
        [0] az asztal közepéről
        [1] az { $source }.\xA0manufaktúrakorongról
        [5] az { $source }.\xA0manufaktúrakorongról
       *[other] a { $source }.\xA0manufaktúrakorongról
    }
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
    .capital = { $kind ->
        [purple] A lila csillag
        [green] A zöld csillag
        [orange] A narancssárga csillag
        [yellow] A sárga csillag
        [blue] A kék csillag
        [red] A piros csillag
        [left] A bal oldali csillag
        [upper-left] A bal felső csillag
        [upper-right] A jobb felső csillag
        [right] A jobb oldali csillag
        [lower-right] A jobb alsó csillag
        [lower-left] A bal alsó csillag
       *[middle] A középső csillag
    }
    .accusative = { pavilion-star }ot
    .for = { pavilion-star }ért
    .on = { pavilion-star }ra
pavilion-price = { $wilds ->
    [0] { $cost }\xA0csempéért
   *[other] { $cost }\xA0csempéért (ebből { $wilds }\xA0dzsóker)
}
    .number = { $cost ->
        [3] { $cost }-as
        [5] { $cost }-ös
        [6] { $cost }-os
       *[other] { $cost }-es
    }
    .the = { $cost ->
        [1] az { $cost }-es
        [3] a { $cost }-as
        [5] az { $cost }-ös
        [6] a { $cost }-os
       *[other] a { $cost }-es
    }
pavilion-structure = { $structure ->
    [pillar] egy oszlop
    [statue] egy szobor
   *[window] egy ablak
}
    .for = { $structure ->
        [pillar] egy oszlopért
        [statue] egy szoborért
       *[window] egy ablakért
    }

# Mi történt. Egy kör egy mondat.
pavilion-event-supplied = A készlet { FORM($tiles, "to") } egészült ki.
pavilion-event-dealt = { $who ->
    [you] { $round }.\xA0forduló: a dzsókerszín a { pavilion-colour.wild }. Te kezdesz.
   *[other] { $round }.\xA0forduló: a dzsókerszín a { pavilion-colour.wild }. { $name } kezd.
}
pavilion-event-took = { $who ->
    [you] Elveszel { FORM($list, "accusative") } { $from }.
   *[other] { $name } elvesz { FORM($list, "accusative") } { $from }.
}
pavilion-event-took-token = { $points ->
    [0] { $who ->
        [you] Elveszel { FORM($list, "accusative") } { $from }, és nem veszítesz pontot.
       *[other] { $name } elvesz { FORM($list, "accusative") } { $from }, és nem veszít pontot.
    }
   *[other] { $who ->
        [you] Elveszel { FORM($list, "accusative") } { $from }, és { $points }\xA0pontot veszítesz.
       *[other] { $name } elvesz { FORM($list, "accusative") } { $from }, és { $points }\xA0pontot veszít.
    }
}
pavilion-event-placing = Minden csempe elfogyott. Következik a csempék lerakása.
pavilion-event-placed = { $points ->
    [1] { $who ->
        [you] Leraksz egy { FORM($tile, "accusative") } { FORM($star, "on") } { $price }: +{ $points }\xA0pont.
       *[other] { $name } lerak egy { FORM($tile, "accusative") } { FORM($star, "on") } { $price }: +{ $points }\xA0pont.
    }
   *[other] { $who ->
        [you] Leraksz egy { FORM($tile, "accusative") } { FORM($star, "on") } { $price }: { $run }\xA0csempe egymás mellett, +{ $points }\xA0pont.
       *[other] { $name } lerak egy { FORM($tile, "accusative") } { FORM($star, "on") } { $price }: { $run }\xA0csempe egymás mellett, +{ $points }\xA0pont.
    }
}
pavilion-event-placed-built = { $points ->
    [1] { $who ->
        [you] Leraksz egy { FORM($tile, "accusative") } { FORM($star, "on") } { $price }: +{ $points }\xA0pont, és { $tiles } jár a készletből { FORM($structures, "for") }.
       *[other] { $name } lerak egy { FORM($tile, "accusative") } { FORM($star, "on") } { $price }: +{ $points }\xA0pont, és { $tiles } jár a készletből { FORM($structures, "for") }.
    }
   *[other] { $who ->
        [you] Leraksz egy { FORM($tile, "accusative") } { FORM($star, "on") } { $price }: { $run }\xA0csempe egymás mellett, +{ $points }\xA0pont, és { $tiles } jár a készletből { FORM($structures, "for") }.
       *[other] { $name } lerak egy { FORM($tile, "accusative") } { FORM($star, "on") } { $price }: { $run }\xA0csempe egymás mellett, +{ $points }\xA0pont, és { $tiles } jár a készletből { FORM($structures, "for") }.
    }
}
pavilion-event-gained = { $who ->
    [you] Elveszel { FORM($list, "accusative") } a készletből.
   *[other] { $name } elvesz { FORM($list, "accusative") } a készletből.
}
pavilion-event-bonus-lost = A készlet üres: { $count }\xA0bónuszcsempe elvész.
pavilion-event-passed = { $count ->
    [0] { $who ->
        [you] Elfogytak a csempéid, ezért passzolsz.
       *[other] { $name } passzol, mert elfogytak a csempéi.
    }
   *[other] { $who ->
        [you] Passzolsz.
       *[other] { $name } passzol.
    }
}
pavilion-event-kept = { $who ->
    [you] Félreteszel { FORM($list, "accusative") }.
   *[other] { $name } félretesz { FORM($list, "accusative") }.
}
pavilion-event-discarded = { $points ->
    [0] { $who ->
        [you] Eldobsz { FORM($tiles, "accusative") }, és nem veszítesz pontot.
       *[other] { $name } eldob { FORM($tiles, "accusative") }, és nem veszít pontot.
    }
   *[other] { $who ->
        [you] Eldobsz { FORM($tiles, "accusative") }, és { $points }\xA0pontot veszítesz.
       *[other] { $name } eldob { FORM($tiles, "accusative") }, és { $points }\xA0pontot veszít.
    }
}
pavilion-event-star-bonus = { $who ->
    [you] Kiraktad { FORM($star, "accusative") }: +{ $points }\xA0pont.
   *[other] { $name } kirakta { FORM($star, "accusative") }: +{ $points }\xA0pont.
}
pavilion-event-cost-bonus = { $who ->
    [you] Lefedted az összes { pavilion-price.number } mezőt: +{ $points }\xA0pont.
   *[other] { $name } lefedte az összes { pavilion-price.number } mezőt: +{ $points }\xA0pont.
}
pavilion-event-corner-loss = { $points ->
    [0] { $who ->
        [you] Megmaradt { $tiles }, de nem veszítesz pontot.
       *[other] { $name } sarokmezőin megmaradt { $tiles }, de nem veszít pontot.
    }
   *[other] { $who ->
        [you] Megmaradt { $tiles }, ezért { $points }\xA0pontot veszítesz.
       *[other] { $name } sarokmezőin megmaradt { $tiles }, ezért { $points }\xA0pontot veszít.
    }
}
pavilion-forecast = A játszma végén a félretett csempékért további { $count }\xA0pont levonás jár.
pavilion-event-ended = Ez volt az utolsó, { $round }.\xA0forduló: a játszma véget ért.

# Kérdések és lehetőségek.
pavilion-ask-taking = Mely csempéket veszed el?
pavilion-ask-placing = Hová raksz csempét? Vagy passzolsz?
pavilion-ask-picking = { $left ->
    [1] Melyik csempét veszed el a készletből?
   *[other] Mely csempéket veszed el a készletből (még { $left }\xA0jár)?
}
pavilion-ask-keeping = Mely csempéket teszed félre (legfeljebb 4-et)?
pavilion-hint-pass = passz a forduló végéig
pavilion-hint-stop = nem teszek félre többet
pavilion-hint-pick = { $tile } a készletből
pavilion-hint-keep = { $tile } félretétele
pavilion-hint-take = { $list }
pavilion-hint-place = { $tile } { FORM($star, "on") } { $price }: +{ $points }\xA0pont
pavilion-hint-place-gain = { $tile } { FORM($star, "on") } { $price }: +{ $points }\xA0pont és { $tiles } { FORM($structures, "for") }
pavilion-owed = { $who ->
    [you] Ezután elveszel { FORM($tiles, "accusative") } a készletből.
   *[other] { $name } ezután elvesz { FORM($tiles, "accusative") } a készletből.
}

# Mi következik egy választásból: a pavilion-effect röviden, a helye mellett, a pavilion-detail bővebben, a
# tábla alatt.
pavilion-choice-place = { $tile } { FORM($star, "on") } { $price }
pavilion-detail-run = { $run ->
    [1] szomszéd nélkül: +{ $points }
   *[other] { $run }\xA0csempe egymás mellett: +{ $points }
}
pavilion-effect-star = kész csillag, +{ $points }
pavilion-detail-star = elkészül { $star }: +{ $points } a játszma végén
pavilion-effect-cost = minden { pavilion-price.number }, +{ $points }
pavilion-detail-cost = lefeded az összes { pavilion-price.number } mezőt: +{ $points } a játszma végén
pavilion-effect-tiles = +{ $count }\xA0csempe
pavilion-detail-built = elkészül { $structures }: +{ $tiles } a készletből
pavilion-effect-lost = { $count }\xA0jutalomcsempe elvész
pavilion-effect-token = { $points ->
    [0] kezdőjátékos-jelző
   *[other] kezdőjátékos-jelző, −{ $points }
}
pavilion-detail-token = { $points ->
    [0] elveszed a kezdőjátékos-jelzőt
   *[other] elveszed a kezdőjátékos-jelzőt: −{ $points }
}
pavilion-effect-keep = { $points ->
    [0] { $keep } félretéve ({ $count }\xA0közül)
   *[other] { $keep } félretéve ({ $count }\xA0közül), −{ $points }
}
pavilion-effect-discards = { $points ->
    [0] { $count }\xA0eldobva
   *[other] { $count }\xA0eldobva, −{ $points }
}
pavilion-effect-left = { $points ->
    [0] { $count }\xA0megmarad
   *[other] { $count }\xA0megmarad, −{ $points }
}
pavilion-detail-left = { $count }\xA0csempe megmarad: −{ $points }

# A rajz.
pavilion-label-title = { $side ->
    [grey] A királyi pavilon, egyszínű oldal, { $round }.\xA0forduló
   *[coloured] A királyi pavilon, színes oldal, { $round }.\xA0forduló
}
pavilion-label-wild = dzsóker: { pavilion-colour }
pavilion-label-turn = { $who ->
    [you] te jössz
   *[other] { $name } következik
}
pavilion-label-nature = csempehúzás
pavilion-label-over = a játszma véget ért
pavilion-label-centre = az asztal közepe:
pavilion-label-supply = készlet:
pavilion-label-bag = zsák
pavilion-label-tower = torony
pavilion-label-hand = csempék:
pavilion-label-kept = félretéve:
pavilion-label-passed = passzolt
pavilion-label-points = { $score }\xA0pont
pavilion-label-pillar = oszlop
pavilion-label-statue = szobor
pavilion-label-window = ablak
pavilion-label-near = már csak:

# Az állás mondatokban. Egy mező neve a száma, a költsége.
pavilion-describe-round = { $side ->
    [grey] A királyi pavilon, egyszínű oldal, { $round }.\xA0forduló, a dzsókerszín a { pavilion-colour.wild }.
   *[coloured] A királyi pavilon, színes oldal, { $round }.\xA0forduló, a dzsókerszín a { pavilion-colour.wild }.
}
pavilion-describe-display = { $display }.\xA0manufaktúrakorong: { $list }.
pavilion-describe-centre = Az asztal közepe: { $list }.
pavilion-describe-supply = Készlet: { $list }.
pavilion-describe-bag = Zsák: { $list }.
pavilion-describe-tower = Torony: { $list }.
pavilion-describe-token = A kezdőjátékos-jelző az asztal közepén van.
pavilion-describe-seat = { $who ->
    [you] A pontszámod { $score }.
   *[other] { $name } pontszáma { $score }.
}
pavilion-describe-has-token = { $who ->
    [you] Nálad van a kezdőjátékos-jelző.
   *[other] A kezdőjátékos-jelző gazdája { $name }.
}
pavilion-describe-hand = A tábla mellett: { $list }.
pavilion-describe-kept = Félretéve: { $list }.
pavilion-describe-passed = { $who ->
    [you] Már passzoltál.
   *[other] { $name } már passzolt.
}
pavilion-describe-star = { FORM($star, "capital") }: { $list }.
pavilion-describe-place = { pavilion-colour } { pavilion-price.the } mezőn
pavilion-describe-near = Már csak { $star } { pavilion-price.number } mezője hiányzik { $structure } körül: érte { $tiles } jár a készletből.

# Elutasítások, a kódjuk szerint. Beírt lépésekre válaszolnak, ezért számukkal nevezik meg a
# csillagokat és a mezőket.
refusal-pavilion-phase = { $phase ->
    [taking] Ez most nem lehetséges: csempéket kell elvenned.
    [placing] Ez most nem lehetséges: csempét kell leraknod vagy passzolnod.
    [picking] Ez most nem lehetséges: bónuszcsempét kell elvenned.
   *[keeping] Ez most nem lehetséges: a félretett csempéket kell kiválasztanod.
}
refusal-pavilion-source-unknown = Nincs { $source }.\xA0manufaktúrakorong: ezen az asztalon { $displays } van.
refusal-pavilion-source-lacks-colour = { $source ->
    [1] Az { $source }.\xA0manufaktúrakorongon nincs { pavilion-colour } csempe.
    [5] Az { $source }.\xA0manufaktúrakorongon nincs { pavilion-colour } csempe.
   *[other] A { $source }.\xA0manufaktúrakorongon nincs { pavilion-colour } csempe.
}
refusal-pavilion-centre-lacks-colour = Az asztal közepén nincs { pavilion-colour } csempe.
refusal-pavilion-source-wild = A { pavilion-colour } a dzsókerszín: magában csak onnan veheted el, ahol nincs más szín.
refusal-pavilion-space-covered = Ezen a mezőn már van csempe.
refusal-pavilion-star-colour = Erre a csillagra nem kerülhet { pavilion-colour } csempe.
refusal-pavilion-no-tile = Nincs lerakható { pavilion-colour } csempéd.
refusal-pavilion-too-few-wild = Csak { $held }\xA0dzsókercsempéd van, nem { $wilds }.
refusal-pavilion-wild-for-wild = A { pavilion-colour } maga a dzsókerszín, ezért más dzsókercsempe nem helyettesítheti.
refusal-pavilion-too-many-wild = A mező költsége { $cost }, ezért legfeljebb { $most }\xA0csempe lehet dzsóker.
refusal-pavilion-too-few-tiles = A költsége { $cost }: még { $missing } { pavilion-colour } csempe hiányzik.
refusal-pavilion-supply-lacks-colour = A készletben nincs { pavilion-colour } csempe.
refusal-pavilion-hand-lacks-colour = Nincs félretehető { pavilion-colour } csempéd.
refusal-pavilion-keep-order = A csempéket a színek sorrendjében tedd félre: { pavilion-colour } már nem következhet.
refusal-pavilion-deal-too-many = A húzásban { $count }\xA0csempe van, de csak { $room }\xA0fér el.
refusal-pavilion-deal-too-few = A húzásban { $count }\xA0csempe van, pedig { $due }\xA0kell.
refusal-pavilion-deal-not-in-bag = A húzás { $place }.\xA0csempéje { pavilion-colour }, de ilyen már nincs a zsákban.
refusal-pavilion-deal-unknown-tile = A húzás { $place }.\xA0csempéje „{ $tile }”, de ilyen szín nincs.

# Így írj be egy lépést.
pavilion-notation = Így írj be egy lépést: a 2R a pirosakat veszi el a 2.\xA0manufaktúrakorongról, a CB a kékeket az asztal közepéről. A 14P lila csempét rak az 1.\xA0csillag 4.\xA0helyére, a 14P+2 ugyanezt teszi két dzsókercsempével. A pickG zöldet vesz el a készletből, a keepO narancssárgát tesz félre; a pass a passz, a stop a félretevés vége. A 0.\xA0csillag a középső; az 1–6.\xA0csillag körülötte van, balról indulva, az óramutató járása szerint. A színek: P lila, G zöld, O narancssárga, Y sárga, B kék, R piros.
`;export{e as default};