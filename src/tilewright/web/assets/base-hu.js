var e=`# Szavak, amelyek minden játékhoz kellenek.
player-name = { $seat }.\xA0játékos
player = { $who ->
    [you] te
   *[other] { $name }
}
ask-named = { $name }: { $question }
bot-name = { $bot ->
    [random] Véletlen bot
    [greedy] Mohó bot
    [uct] Monte Carlo-bot
    [guided] Értékelő bot
    [deep] Mélykereső bot
    [strong] Legerősebb bot
    [novice] Kezdő
    [apprentice] Inas
    [tiler] Csempéző
    [mason] Kőműves
    [artisan] Kézműves
    [master] Mester
   *[other] { $bot }
}

# Mi következik egy választásból: rövid szöveg a táblán, a helye mellett.
effect-gain = +{ $points }
effect-loss = −{ $points }
effect-ends = véget ér a játszma

# Elutasítások, a kódjuk szerint.
refusal-game-over = A játszma véget ért.
refusal-actor-nature = Előbb csempéket kell húzni.
refusal-action-unknown = Nincs ilyen lépés: { $action }.
refusal-deal-not-due = Most nem kell csempéket húzni.

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

web-board = { $number }.\xA0játékos táblája
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
   *[other] { $source }.\xA0manufaktúrakorong
}
web-azul-group = { $source ->
    [0] { $tiles } az asztal közepén
    [1] { $tiles } az { $source }.\xA0manufaktúrakorongon
    [5] { $tiles } az { $source }.\xA0manufaktúrakorongon
   *[other] { $tiles } a { $source }.\xA0manufaktúrakorongon
}
web-azul-line-empty = { $line }.\xA0mintasor: üres
web-azul-place = { $colour ->
    [none] { $row }.\xA0sor, { $column }.\xA0oszlop: üres
   *[other] { $row }.\xA0sor, { $column }.\xA0oszlop: { azul-colour }
}
web-azul-why-line = Most egyik elvehető csempe sem kerülhet ebbe a mintasorba.
web-azul-why-wall = A csempék előbb egy mintasorba kerülnek. A teli mintasorból a forduló végén jut csempe a falra.
web-azul-log-from = { $source ->
    [0] az asztal közepe
   *[other] { $source }.\xA0korong
}
web-azul-log-to = { $line ->
    [0] padló
   *[other] { $line }.\xA0mintasor
}
web-azul-log-place = { $row }.\xA0sor, { $column }.\xA0oszlop
web-azul-log-fallen = { $count ->
    [0] −{ $points }
   *[other] { $count }\xA0leesett, −{ $points }
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
   *[other] { $source }.\xA0manufaktúrakorong
}
web-pavilion-group = { $source ->
    [0] { $tiles } az asztal közepén
    [1] { $tiles } az { $source }.\xA0manufaktúrakorongon
    [5] { $tiles } az { $source }.\xA0manufaktúrakorongon
   *[other] { $tiles } a { $source }.\xA0manufaktúrakorongon
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
    [pillar] Oszlop: { $count }\xA0csempe jár érte
    [statue] Szobor: { $count }\xA0csempe jár érte
   *[window] Ablak: { $count }\xA0csempe jár érte
}
web-pavilion-star = Bónusz { FORM($star, "for") }
web-pavilion-cost = Bónusz az összes { pavilion-price.number } mezőért
web-pavilion-why-hand = Nincs ilyen színű csempéd.
web-pavilion-why-nowhere = Ennek a színnek most nincs szabad mezője.
web-pavilion-why-space = A kezedben lévő csempék közül egyik sem kerülhet ide.
web-pavilion-pass-hint = Csempékre kattintva változtathatsz azon, mit teszel félre.
web-pavilion-log-from = { $source ->
    [0] az asztal közepe
   *[other] { $source }.\xA0korong
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
web-pavilion-log-kept = { $count }\xA0félretéve

# A királyné kertje. A $hexagon szövegét a garden-hexagon adja, a $cell szövegét a garden-cell.
web-garden-offer = Forgótárcsa és kínálat
web-garden-wheel = Forgótárcsa
web-garden-forecast = a tárcsa most
web-garden-storage = Raktár
web-garden-bag = Zsák
web-garden-tower = Torony
web-garden-supply = Készlet
web-garden-place = A kínálat { $nth }.\xA0kertbővítménye ({ $shown }\xA0közül)
web-garden-place-of = A kínálat { $nth }.\xA0kertbővítménye ({ $shown }\xA0közül): { $list }
web-garden-shown = { $hexagon } a kínálat { $nth }.\xA0kertbővítményén ({ $shown }\xA0közül)
web-garden-shown-expansion = { FORM($hexagon, "adjective") } kertbővítmény, a kínálatban { $nth }. ({ $shown }\xA0közül)
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
   *[other] { $hexagon } a raktárban, fizetség: még { $cost }\xA0ilyen színű vagy mintájú darab
}
web-garden-stored-expansion = { $cost ->
    [0] { FORM($hexagon, "adjective") } kertbővítmény a raktárban, nem kell érte fizetni
   *[other] { FORM($hexagon, "adjective") } kertbővítmény a raktárban, fizetség: még { $cost }\xA0ilyen színű vagy mintájú darab
}
web-garden-jokers = { $count }\xA0dzsóker a raktárban
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
    [fountain] Szökőkút: { $count }\xA0dzsóker jár érte, még { $missing }\xA0mező szabad körülötte
    [statue] Szobor: { $count }\xA0dzsóker jár érte, még { $missing }\xA0mező szabad körülötte
    [bench] Pad: { $count }\xA0dzsóker jár érte, még { $missing }\xA0mező szabad körülötte
   *[pavilion] Pavilon: { $count }\xA0dzsóker jár érte, még { $missing }\xA0mező szabad körülötte
}
web-garden-surrounded = { $decoration ->
    [fountain] Szökőkút: körülvéve, { $count }\xA0dzsóker járt érte
    [statue] Szobor: körülvéve, { $count }\xA0dzsóker járt érte
    [bench] Pad: körülvéve, { $count }\xA0dzsóker járt érte
   *[pavilion] Pavilon: körülvéve, { $count }\xA0dzsóker járt érte
}
# A képek feliratai: rövidek, mert kevés a hely.
web-garden-wheel-round = Pontot ér, { $round }.\xA0forduló: { $list }; a pavilonok mindig
web-garden-marker = Kezdőjátékos-jelző: az veszi el, aki elsőként passzol, és 1\xA0pontot veszít
web-garden-storage-count = Raktár: { $count }/{ $places }
web-garden-expansions-count = Bővítmények: { $count }/{ $places }
web-garden-stored-count = { $expansions ->
    [0] Raktár: { $count }/{ $places }
   *[other] Raktár: { $count }/{ $places }, { $expansions }\xA0bővítmény
}
web-garden-groups-count = Legalább 3-as csoportok: { $count }
web-garden-caption-stack = { $count ->
    [0] a halom utolsója
   *[other] halom, még { $count }
}
web-garden-caption-tiles = még { $count }\xA0csempe
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
    [row] { $row }.\xA0sor
    [column] { $column }.\xA0oszlop
   *[colour] Mind az öt { azul-colour } csempe
}
web-pavilion-run = { $count ->
    [one] { $count }\xA0csempe
   *[other] { $count }\xA0csempe egymás mellett
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

# Az oldal a böngészőben.

# Mindenütt.
web-skip = Ugrás a tartalomra
web-home = Kezdőlap
web-lobby = Nyitott asztalok
web-matches = Játszmáid
web-settings = Beállítások
web-about = Az oldalról
web-menu = Menü
web-you = Te
web-guest = Vendég
web-try-again = Újrapróbálás

# Az asztal.
web-loading-table = Előkészítjük az asztalt…
web-reconnecting = Újracsatlakozás… A játszmád biztonságban van.
web-reconnected = A kapcsolat helyreállt.
web-title-turn = Te jössz
web-round = { $round }.\xA0forduló
web-round-of = Forduló: { $round }/{ $rounds }
web-round-ending = Utolsó forduló: { $round }.
web-round-last = Utolsó forduló: { $round }/{ $rounds }
web-round-over = Vége
web-watchers = { $count }\xA0néző
web-standing = Pontállás
web-score = { $points }\xA0pont
web-forecast = ebben a fordulóban
web-time-left = Hátralévő idő:
web-seat-open = Szabad hely
web-seat-unnamed = Névtelen játékos
web-seat-bot = bot
web-seat-waiting = vár
web-seat-your-turn = te jössz
web-seat-to-act = ő jön
web-seat-choosing = választ
web-seat-thinking = gondolkodik
web-seat-away = távol: { $time }
web-seat-handed-over = bot vette át
web-seat-out = { $reason ->
    [forfeited] időtúllépés
   *[resigned] feladás
}
web-seat-place = { $place }.\xA0hely
web-log = Játéknapló
web-log-moves = { $count }\xA0lépés
web-log-empty = Még nem lépett senki.
web-log-now = { $round }.\xA0forduló, { $move }.\xA0lépés
web-log-pass = passz
web-log-discarded = { $count }\xA0eldobva
web-choices = Lehetőségek
web-ask-source = Mely csempéket veszed el?
web-ask-line = Melyik mintasorba, vagy a padlóra?
web-ask-place = Hová kerüljön?
web-ask-hand = Melyik csempe?
web-ask-pay = Hogyan fizetsz?
web-why-not-now = Ezt most nem választhatod.
web-why-empty = Itt már nincs semmi.
web-why-watching = Ezt a játszmát csak nézed.
web-why-other-board = Ez nem a te táblád, hanem az övé: { $name }.
web-sending = Küldés…
web-turn-of = { $name } következik
web-turn-of-detail = Közben nézelődhetsz és tervezhetsz.
web-show-again = Utolsó kör mutatása
web-hint = Tipp
web-undo = Visszavonás
web-confirm = Megerősítés
web-back = Vissza
web-pass = Passz
web-pass-ask = Passzolsz? Ebben a fordulóban többször nem következel.
web-with-effect = { $choice }, { $effect }
web-help = Súgó
web-sound-now = { $volume ->
    [off] Hang: ki
    [quiet] Hang: halk
   *[normal] Hang: normál
}
web-summary = Összegzés
web-take-back-asked = { $name } vissza szeretné venni az utolsó körét.
web-take-back-own = Visszavételt kértél az utolsó körödre.
web-take-back-reveals = Az azóta húzott csempéket újrahúzzuk.
web-take-back-agreed = Visszavétel elfogadva
web-take-back-refused = Visszavétel elutasítva
web-agree = Elfogadom
web-refuse = Elutasítom
web-handed-over = Most egy bot játszik helyetted.
web-come-back = Visszaveszem a helyem
web-hand-over = Átadás botnak
web-notation = Lépés beírása
web-notation-choose = Választás
web-notation-unknown = Ez most nem szabályos lépés. A lépések beírását a súgó magyarázza el.
web-close = Bezárás
web-round-details = Részletek

# A vége.
web-result-cancelled = A játszma elmaradt.
web-result-rules = A játszma idő előtt véget ért: a kezdete óta megváltoztak az oldal játékszabályai.
web-result-you = Nyertél!
web-result-you-by = { $points }\xA0ponttal nyertél!
web-result-name = { $name } nyert
web-result-name-by = { $name } { $points }\xA0ponttal nyert
web-result-shared = { $who ->
    [you] { $names } osztoztok a győzelmen
   *[other] { $names } osztozik a győzelmen
}

# Hibák.
web-failure = Ez nem sikerült
web-failure-passing = Átmeneti hiba
error-internal = A szerver hibázott. A játszmád mentve van. Próbáld újra egy kicsit később.
error-network-away = A szerver nem érhető el. Ellenőrizd a kapcsolatot.
error-method-unknown = Ez itt nem lehetséges. Töltsd újra az oldalt.
error-session-none = Már nem vagy bejelentkezve, vagy a böngésző tiltja a sütiket. Jelentkezz be újra, vagy engedélyezd a sütiket.
error-origin-foreign = Más webhelyekről nem fogadunk kéréseket. Nyisd meg közvetlenül ezt az oldalt.
error-address-banned = Ezt a címet a webhely üzemeltetője letiltotta.
error-host-unknown = Ez a szerver nem szolgál ki ilyen nevű webhelyet.
error-match-unknown = Nincs ilyen játszma. Ellenőrizd a linket.
error-match-not-waiting = A játszma már elkezdődött.
error-match-not-playing = Ez a játszma nincs folyamatban.
error-match-full = Minden hely foglalt.
error-match-not-seated = Ebben a játszmában nem játszol.
error-match-invite = Ez zárt játszma. Kérj meghívólinket a házigazdától.
error-match-rules = Ez a játszma a szabályok egy másik változata szerint zajlott, ezért itt nem nézhető meg és nem folytatható.
error-seat-unknown = Nincs ilyen hely.
error-seat-taken = Ez a hely foglalt, vagy már van helyed.
error-seat-not-yours = Most nem te jössz.
error-seat-handed-over = Ezt a kört egy bot fejezi be helyetted.
error-seat-out = Ez a játékos már feladta.
error-ply-stale = A játszma közben továbbment. Nézd meg az új állást, és próbáld újra.
error-hint-off = Tipp csak botok elleni baráti játszmában kérhető.
error-undo-nothing = Ebben a körben nincs mit visszavonni.
error-turn-complete = A kör már befejeződik, mielőtt ez következne: { $action }. Hagyd ki ezt a lépést.
error-takeback-nothing = Még nem léptél.
error-takeback-reveal = Azóta csempéket húztak. Ilyenkor csak baráti játszmában van visszavétel.
error-takeback-none = Senki sem kért visszavételt.
error-takeback-own = Erre a kérésre nem te válaszolsz.
error-limit-rate = Túl sok kérés. Várj egy kicsit, és próbáld újra.
error-limit-connections = Túl sok oldal van nyitva ugyanarról a címről. Zárj be néhányat.
error-limit-size = Ez túl nagy. Küldj kevesebbet.
error-limit-busy = A szerver megtelt. Próbáld újra később.
error-request-malformed = A szerver nem értette a kérést. Töltsd újra az oldalt, és próbáld meg ismét.
error-message-malformed = A szerver nem értette az üzenetet. Töltsd újra az oldalt, és próbáld meg ismét.
error-message-size = Az üzenet túl hosszú. Rövidítsd le.
error-match-moved = Az asztal átköltözik egy másik szerverre. Újracsatlakozás…
error-store-away = A szerver most nem tud menteni. Próbáld újra egy kicsit később.

# Új játszma.
web-new-title = Új játszma

# Játszmák listái.
web-table = Asztal

# Visszajátszás és elemzés. Egy lépés a nyíl egy lenyomása: egy játékos választása vagy egy húzás.
web-replay = Visszajátszás
web-branch = { $ply ->
    [0] Mi lett volna, ha: egy játszma elejétől
   *[other] Mi lett volna, ha: egy játszma { $ply }.\xA0lépésétől
}
web-branch-back = Vissza a visszajátszáshoz

# Beszélgetés.
web-talk = Csevegés
web-talk-unread = { $count }\xA0új üzenet
web-said = { $name }: { $text }
web-phrase = { $phrase ->
    [hello] Szia!
    [good-luck] Sok szerencsét!
    [have-fun] Jó szórakozást!
    [nice-move] Szép lépés!
    [oops] Hoppá!
    [thinking] Hadd gondolkodjak!
    [take-your-time] Csak nyugodtan.
    [your-turn] Te jössz.
    [back-soon] Mindjárt jövök.
    [back-again] Itt vagyok újra.
    [thanks] Köszönöm!
    [sorry] Bocsánat!
    [well-played] Szép játék volt!
    [again] Játszunk még egyet?
   *[goodbye] Viszlát!
}

# Fiók.
web-account = Fiók

# Az oldalról, és ha valami nincs meg.
web-offline = Nincs kapcsolat. Az oldal folytatódik, amint a szerver újra elérhető.

# Pontozás. A $points előjeles; a $first–$fourth értékeket a web-round-share adja.
web-scoring-step = { $what }: { $name } { $points }
web-scoring-final = Végső pontozás
web-scoring-now = Pontozás
web-scoring-points = Pontok
web-scoring-skip = Átugrás
web-scoring-again = Pontozás lejátszása
web-round-share = { $who ->
    [you] te { $points }
   *[other] { $name } { $points }
}
web-round-result = { $seats ->
    [2] { $round }.\xA0forduló: { $first }, { $second }
    [3] { $round }.\xA0forduló: { $first }, { $second }, { $third }
    [4] { $round }.\xA0forduló: { $first }, { $second }, { $third }, { $fourth }
   *[other] { $round }.\xA0forduló: { $first }
}
web-final-result = { $seats ->
    [2] Végső pontozás: { $first }, { $second }
    [3] Végső pontozás: { $first }, { $second }, { $third }
    [4] Végső pontozás: { $first }, { $second }, { $third }, { $fourth }
   *[other] Végső pontozás: { $first }
}
`;export{e as default};