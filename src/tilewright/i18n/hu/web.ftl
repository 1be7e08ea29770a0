# Az oldal a böngészőben.

# Mindenütt.
web-skip = Ugrás a tartalomra
web-navigation = Főmenü
web-home = Kezdőlap
web-play = Játssz
web-lobby = Nyitott asztalok
web-matches = Játszmáid
web-learn = Leckék
web-rules = Szabályok
web-rules-contents = Tartalom
web-rules-print = Nyomtatás
web-settings = Beállítások
web-about = Az oldalról
web-menu = Menü
web-close = Bezárás
web-no = Nem
web-you = Te
web-guest = Vendég
web-sign-in = Bejelentkezés
web-try-again = Újrapróbálás
web-not-affiliated = Szabad, független projekt: a társasjátékok kiadója nem vesz részt benne, és nem támogatja. Az „Azul” a kiadó védjegye.
web-game = Játék

# Az első oldal.
web-front-title = Három csempés játék, egy nyugodt asztal.
web-front-lead = Gyűjts csempéket, rakd le őket, és szerezz pontokat barátokkal, ismeretlenekkel vagy a szintedhez illő bot ellen. Fiók sem kell hozzá.
web-play-now = Játssz most
web-invite = Barátok meghívása
web-front-more = További lehetőségek
web-learn-title = Először jársz itt?
web-learn-text = Tanuld meg a játékokat lépésről lépésre, rövid leckékben.
web-learn-progress = { $chapters } fejezetből { $done } kész
web-matches-none = Nincs folyamatban lévő játszmád.
web-matches-all = Összes játszmád
web-go = Folytatás
web-lobby-count = { $count } asztal vár
web-lobby-seats = { $taken }/{ $seats } játékos
web-lobby-none = Most nincs nyitott asztal.
web-lobby-open = Asztal nyitása
web-live = Megnézhető játszmák
web-live-none = Most nincs nyilvános játszma.
web-watch = Megnézem
web-matches-turn = Te jössz
web-matches-waiting = Várakozás játékosokra
web-matches-unplayed = Még el nem kezdett ({ $count })
web-join = Csatlakozás

# Az asztal.
web-loading-table = Előkészítjük az asztalt…
web-reconnecting = Újracsatlakozás… A játszmád biztonságban van.
web-reconnected = A kapcsolat helyreállt.
web-title-turn = Te jössz
web-round = { $round }. forduló
web-round-of = Forduló: { $round }/{ $rounds }
web-round-ending = Utolsó forduló: { $round }.
web-round-last = Utolsó forduló: { $round }/{ $rounds }
web-round-over = Vége
web-watchers = { $count } néző
web-standing = Pontállás
web-score = { $points } pont
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
web-seat-place = { $place }. hely
web-log = Játéknapló
web-log-moves = { $count } lépés
web-log-empty = Még nem lépett senki.
web-log-now = { $round }. forduló, { $move }. lépés
web-log-pass = passz
web-log-discarded = { $count } eldobva
web-notation = Lépés beírása
web-notation-choose = Választás
web-notation-unknown = Ez most nem szabályos lépés. A lépések beírását a súgó magyarázza el.
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
web-undo = Visszavonás
web-confirm = Megerősítés
web-back = Vissza
web-pass = Passz
web-pass-ask = Passzolsz? Ebben a fordulóban többször nem következel.
web-with-effect = { $choice }, { $effect }
web-help = Súgó
web-help-keys = Billentyűzet
web-sound-now = { $volume ->
    [off] Hang: ki
    [quiet] Hang: halk
   *[normal] Hang: normál
}
web-summary = Összegzés
web-take-back = Kör visszavétele
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
web-hand-over-ask = Átvegye egy bot { $name } helyét?
web-describe = Az állás leírása
web-resign = Feladás
web-resign-ask = Feladod ezt a játszmát?

# Súgó.
web-help-play = Válaszd ki, mit veszel el, aztán azt, hogy hová kerüljön. A megerősítés előtt látod, mi fog történni.
web-key-tab = ugrás a következő területre
web-key-arrows = mozgás a területen belül
web-key-arrows-all = oda is, ami nem választható; az Enter megmondja, miért
web-key-enter = választás (a szóköz is jó)
web-key-escape = egy lépéssel vissza
web-key-undo = visszavonás
web-key-last = a lépésed óta történtek megmutatása
web-key-offer = ugrás az elvehető csempékhez
web-key-board = ugrás a tábládhoz
web-key-tray = ugrás a választógombokhoz
web-key-describe = az állás leírása
web-key-notation = lépés beírása
web-key-sound = hangerő váltása
web-key-help = ez a súgó

# Várakozás másokra.
web-waiting-title = Várakozás játékosokra
web-waiting-text = A játszma akkor kezdődik, amikor minden hely betelt.
web-sit = Leülök
web-name-ask = Hogy szólítsanak a többiek?
web-name-hint = Csak egyszer kérdezzük meg.
web-name-as = A neved a játékban: { $name }.
web-name-change = Név módosítása
web-start-bots = Kezdés botokkal
web-leave = Távozás
web-invite-title = Barátok meghívása
web-invite-text = Akinek megvan ez a link, leülhet az asztalhoz.
web-invite-link = Meghívólink
web-invite-qr = QR-kód a meghíváshoz
web-copy = Link másolása
web-copied = Másolva
web-share = Megosztás

# A vége.
web-result-cancelled = A játszma elmaradt.
web-result-you = Nyertél!
web-result-you-by = { $points } ponttal nyertél!
web-result-name = { $name } nyert
web-result-name-by = { $name } { $points } ponttal nyert
web-result-shared = { $who ->
    [you] { $names } osztoztok a győzelmen
   *[other] { $names } osztozik a győzelmen
}
web-summary-source = Pontok forrása
web-summary-course = A pontszám alakulása
web-summary-total = Összesen
web-source = { $source ->
    [start] Kezdőpontok
    [tiles] Lerakott csempék
    [rows] Teljes sorok
    [columns] Teljes oszlopok
    [colours] Teljes színek
    [stars] Teljes csillagok
    [costs] Lefedett számok
    [wheel] Forgótárcsa
    [groups] Csoportok
    [jokers] Megmaradt dzsókerek
    [expansions] Vásárolt kertbővítmények
    [penalties] Levonások
   *[other] { $source }
}
web-winner = győztes
web-look = Asztal megtekintése
web-review = Visszajátszás
web-rematch = Visszavágó
web-rematch-begun = Elkezdődött a visszavágó: ugrás az asztalhoz

# Beállítások.
web-language = Nyelv
web-language-browser = A böngésző nyelve
web-theme = Téma
web-theme-turn = Váltás világos és sötét téma között
web-theme-name = { $theme ->
    [system] Rendszer szerint
    [light] Világos
   *[dark] Sötét
}
web-confirmation = Lépések megerősítése
web-confirmation-name = { $confirmation ->
    [always] Mindig kérdezzen
    [countdown] Automatikusan, 3 másodperc után
   *[off] Soha ne kérdezzen
}
web-speed = A lépések tempója
web-speed-name = { $speed ->
    [slow] Lassú
   *[normal] Normál
    [quick] Gyors
    [instant] Azonnali
}
web-sound = Hang
web-volume-name = { $volume ->
    [off] Ki
    [quiet] Halk
   *[normal] Normál
}
web-letters = Betűk a csempéken
web-clocks = Az órák mindig látszanak

# Hibák.
web-failure = Ez nem sikerült
web-failure-passing = Átmeneti hiba
error-internal = A szerver hibázott. A játszmád mentve van. Próbáld újra egy kicsit később.
error-network-away = A szerver nem érhető el. Ellenőrizd a kapcsolatot.
error-page-unknown = Ezen a címen nincs oldal. Ellenőrizd a linket.
error-method-unknown = Ez itt nem lehetséges. Töltsd újra az oldalt.
error-session-none = Már nem vagy bejelentkezve, vagy a böngésző tiltja a sütiket. Jelentkezz be újra, vagy engedélyezd a sütiket.
error-token-unknown = Érvénytelen vagy visszavont token. Hozz létre egy újat.
error-login-wrong = Hibás név vagy jelszó.
error-account-needed = Ehhez fiók kell. Jelentkezz be, vagy hozz létre egyet.
error-account-exists = Már van fiókod.
error-account-name-taken = Ez a név foglalt. Válassz másikat.
error-origin-foreign = Más webhelyekről nem fogadunk kéréseket. Nyisd meg közvetlenül ezt az oldalt.
error-address-banned = Ezt a címet a webhely üzemeltetője letiltotta.
error-host-unknown = Ez a szerver nem szolgál ki ilyen nevű webhelyet.
error-match-unknown = Nincs ilyen játszma. Ellenőrizd a linket.
error-program-unknown = Nincs ilyen programod.
error-analysis-unknown = Nincs ilyen elemzés. Indíts egy újat.
error-ply-unknown = A játszma nem tart odáig. Válassz egy korábbi lépést.
error-match-not-waiting = A játszma már elkezdődött.
error-match-not-playing = Ez a játszma nincs folyamatban.
error-match-not-over = Ez csak a játszma vége után érhető el.
error-match-full = Minden hely foglalt.
error-match-not-host = Ezt csak a házigazda teheti meg.
error-match-not-seated = Ebben a játszmában nem játszol.
error-match-invite = Ez zárt játszma. Kérj meghívólinket a házigazdától.
error-match-no-person = Egy játszmához legalább egy ember kell. Add valakinek az egyik helyet.
error-match-rules = Ez a játszma a szabályok egy másik változatát használja, ezért itt nem folytatható.
error-seat-unknown = Nincs ilyen hely.
error-seat-taken = Ez a hely foglalt, vagy már van helyed.
error-seat-not-yours = Most nem te jössz.
error-seat-handed-over = Ezt a kört egy bot fejezi be helyetted.
error-seat-present = Ez a játékos itt van, vagy csak most ment el. Várj még egy kicsit.
error-seat-not-person = Ezt a helyet nem lehet átadni egy botnak.
error-seat-out = Ez a játékos már feladta.
error-seat-bot = Itt egy hely csak az ehhez az asztalhoz kijelölt botnak adható át.
error-ply-stale = A játszma közben továbbment. Nézd meg az új állást, és próbáld újra.
error-undo-nothing = Ebben a körben nincs mit visszavonni.
error-turn-complete = A kör már befejeződik, mielőtt ez következne: { $action }. Hagyd ki ezt a lépést.
error-takeback-nothing = Még nem léptél.
error-takeback-reveal = Azóta csempéket húztak. Ilyenkor csak baráti játszmában van visszavétel.
error-takeback-none = Senki sem kért visszavételt.
error-takeback-own = Erre a kérésre nem te válaszolsz.
error-branch-over = Ezen a ponton már vége a játszmának. Válassz egy korábbi lépést.
error-branch-playing = Mások még játsszák ezt a játszmát. Próbáld újra, ha véget ért.
error-branch-seats = A helyek száma nem egyezik.
error-chat-off = A szabad szöveg ki van kapcsolva, vagy nem mindenki engedélyezte.
error-chat-phrase = Nincs ilyen mondat.
error-chat-empty = Az üzenet üres. Előbb írj be valamit.
error-limit-rate = Túl sok kérés. Várj egy kicsit, és próbáld újra.
error-limit-connections = Túl sok oldal van nyitva ugyanarról a címről. Zárj be néhányat.
error-limit-matches = Túl sok befejezetlen játszmád van. Előbb fejezz be vagy hagyj el egyet.
error-limit-programs = Nem lehet több programod. Előbb törölj egyet.
error-limit-analyses = A többi elemzésed még fut. Próbáld újra, ha elkészültek.
error-limit-size = Ez túl nagy. Küldj kevesebbet.
error-limit-busy = A szerver megtelt. Próbáld újra később.
error-name-unprintable = A névben megjeleníthetetlen karakterek vannak. Töröld ki őket.
error-request-malformed = A szerver nem értette a kérést. Töltsd újra az oldalt, és próbáld meg ismét.
error-message-malformed = A szerver nem értette az üzenetet. Töltsd újra az oldalt, és próbáld meg ismét.
error-message-size = Az üzenet túl hosszú. Rövidítsd le.
error-match-moved = Az asztal átköltözik egy másik szerverre. Újracsatlakozás…
error-store-away = A szerver most nem tud menteni. Próbáld újra egy kicsit később.

# Új játszma.
web-new-title = Új játszma
web-new-side = A tábla oldala
web-new-seats = Játékosok száma
web-new-players = Játékosok
web-new-who = { $seat }. hely: ki játszik
web-new-level = { $seat }. hely: a bot szintje
web-new-name = { $seat }. hely: név
web-new-kind = { $kind ->
    [me] Te
    [bot] Bot
    [open] Barát online
   *[hot-seat] Játékos ezen az eszközön
}
web-new-clock = Gondolkodási idő
web-new-casual = Baráti: a körök visszavehetők
web-new-public = Bárki csatlakozhat
web-new-talk = Szabad szöveg a csevegésben, ha mindenki beleegyezik
web-new-open = Asztal nyitása
web-new-start = Játszma indítása
web-casual = { $casual ->
    [true] baráti
   *[false] komoly
}
web-clock-none = Nincs időkorlát
web-clock-turn = { $time } körönként
web-clock-fischer = { $time } + { $seconds } mp körönként
web-span-seconds = { $count } másodperc
web-span-minutes = { $count } perc
web-span-days = { $count } nap

# Játszmák listái.
web-matches-going = Folyamatban
web-matches-over = Befejezve
web-matches-empty = Még nem játszottál egyetlen játszmát sem.
web-more = Továbbiak
web-table = Asztal

# Visszajátszás és elemzés. Egy lépés a nyíl egy lenyomása: egy játékos választása vagy egy húzás.
web-replay = Visszajátszás
web-replay-start = A játszma kezdete.
web-replay-ply = { $ply ->
    [0] A játszma kezdete
   *[other] Lépés: { $ply }/{ $plies }
}
web-replay-first = Ugrás az elejére
web-replay-back = Előző lépés
web-replay-on = Következő lépés
web-replay-last = Ugrás a végére
web-replay-run = Lejátszás
web-replay-stop = Szünet
web-replay-branch = Innen játszom tovább
web-branch = { $ply ->
    [0] Mi lett volna, ha: egy játszma elejétől
   *[other] Mi lett volna, ha: egy játszma { $ply }. lépésétől
}
web-branch-back = Vissza a visszajátszáshoz
web-branch-short = mi lett volna, ha
web-analysis = Elemzés
web-analysis-text = Egy bot rangsorolja az állás lépéseit, vagy elemzi az egész játszmát.
web-analysis-position = Állás elemzése
web-analysis-match = Játszma elemzése
web-analysis-going = Elemzés…
web-analysis-ranked = { $who ->
    [you] Legjobb lépéseid
   *[other] { $name } legjobb lépései
}
web-analysis-played = megtett lépés

# Beszélgetés.
web-talk = Csevegés
web-talk-none = Még nincs üzenet.
web-talk-unread = { $count } új üzenet
web-talk-text = Üzenet
web-talk-send = Küldés
web-talk-agree = Szabad szöveg engedélyezése
web-talk-withdraw = Szabad szöveg tiltása
web-talk-agree-text = Saját üzenetet akkor írhatsz, ha minden játékos engedélyezte a szabad szöveget.
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
web-account-text = Fiók nélkül is játszhatsz. Fiókkal minden eszközödön láthatod a játszmáidat.
web-account-way = Mit szeretnél?
web-account-ways = { $way ->
    [login] Bejelentkezés
   *[new] Fiók létrehozása
}
web-account-name = Név
web-account-password = Jelszó
web-account-eight = Legalább 8 karakter
web-account-guest = Vendégnév
web-account-hello = Bejelentkezve mint { $name }.
web-account-out = Kijelentkezés
web-account-export = Adataim letöltése
web-account-old = Jelenlegi jelszó
web-account-new = Új jelszó
web-account-change = Jelszó módosítása
web-account-changed = A jelszó megváltozott.
web-account-delete = Fiók törlése
web-account-delete-text = A neved, a jelszavad és a programjaid azonnal törlődnek. A befejezett játszmáid megmaradnak, a neved nélkül.
web-account-sure = Igen, törlöm a fiókomat

# Az oldalról, és ha valami nincs meg.
web-about-what = A Tilewrighton az Azult, A királyi pavilont és A királyné kertjét játszhatod barátokkal, ismeretlenekkel vagy hat különböző szintű bottal.
web-about-free = A Tilewright szabad szoftver, az Apache License 2.0 licenc alatt. Bárki üzemeltethet saját szervert.
web-about-kept = Vendégekről csak a nevet tároljuk, fiókokról a jelszó kivonatát is, és mindenkiről a játszmái lépéseit. Nyomkövetés nincs.
web-about-fonts = Betűtípusok: Alegreya és Commissioner, a SIL Open Font License alatt.
web-about-licences = A betűtípusok és a felhasznált csomagok licencei
web-not-found = Az oldal nem található
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
    [2] { $round }. forduló: { $first }, { $second }
    [3] { $round }. forduló: { $first }, { $second }, { $third }
    [4] { $round }. forduló: { $first }, { $second }, { $third }, { $fourth }
   *[other] { $round }. forduló: { $first }
}
web-final-result = { $seats ->
    [2] Végső pontozás: { $first }, { $second }
    [3] Végső pontozás: { $first }, { $second }, { $third }
    [4] Végső pontozás: { $first }, { $second }, { $third }, { $fourth }
   *[other] Végső pontozás: { $first }
}
web-round-details = Részletek
web-round-again = Újra lejátszom
