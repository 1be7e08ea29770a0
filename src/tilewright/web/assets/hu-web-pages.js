var e=`# Az asztalon kívüli oldalak és a párbeszédablakok: akkor töltődnek be, amikor megnyílik valamelyik.

# Mindenütt.
web-navigation = Főmenü
web-play = Játssz
web-learn = Leckék
web-puzzles = Feladványok
web-rules = Szabályok
web-rules-contents = Tartalom
web-rules-print = Nyomtatás
web-no = Nem
web-sign-in = Bejelentkezés
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
web-learn-progress = { $chapters }\xA0fejezetből { $done }\xA0kész
web-puzzles-title = Találd meg a legjobb lépést
web-puzzles-text = Minden nap egy új feladvány, és még sok más.
web-matches-none = Nincs folyamatban lévő játszmád.
web-matches-all = Összes játszmád
web-go = Folytatás
web-lobby-count = { $count }\xA0asztal vár
web-lobby-seats = { $taken }/{ $seats }\xA0játékos
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
web-help-keys = Billentyűzet
web-take-back = Kör visszavétele
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
web-key-hint = tipp: hová nézz, a lépés, miért
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
web-download-record = Játszmajegyzék letöltése
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
    [countdown] Automatikusan, 3\xA0másodperc után
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
error-page-unknown = Ezen a címen nincs oldal. Ellenőrizd a linket.
error-token-unknown = Érvénytelen vagy visszavont token. Hozz létre egy újat.
error-login-wrong = Hibás név vagy jelszó.
error-account-needed = Ehhez fiók kell. Jelentkezz be, vagy hozz létre egyet.
error-account-exists = Már van fiókod.
error-account-name-taken = Ez a név foglalt. Válassz másikat.
error-program-unknown = Nincs ilyen programod.
error-analysis-unknown = Nincs ilyen elemzés. Indíts egy újat.
error-ply-unknown = A játszma nem tart odáig. Válassz egy korábbi lépést.
error-match-not-over = Ez csak a játszma vége után érhető el.
error-match-not-host = Ezt csak a házigazda teheti meg.
error-match-no-person = Egy játszmához legalább egy ember kell. Add valakinek az egyik helyet.
error-match-position = Az állásból induló játszma csak privát és baráti lehet.
error-seat-present = Ez a játékos itt van, vagy csak most ment el. Várj még egy kicsit.
error-seat-not-person = Ezt a helyet nem lehet átadni egy botnak.
error-seat-bot = Itt egy hely csak az ehhez az asztalhoz kijelölt botnak adható át.
error-branch-over = Ezen a ponton már vége a játszmának. Válassz egy korábbi lépést.
error-branch-playing = Mások még játsszák ezt a játszmát. Próbáld újra, ha véget ért.
error-branch-seats = A helyek száma nem egyezik.
error-chat-off = A szabad szöveg ki van kapcsolva, vagy nem mindenki engedélyezte.
error-chat-phrase = Nincs ilyen mondat.
error-chat-empty = Az üzenet üres. Előbb írj be valamit.
error-limit-matches = Túl sok befejezetlen játszmád van. Előbb fejezz be vagy hagyj el egyet.
error-limit-programs = Nem lehet több programod. Előbb törölj egyet.
error-limit-analyses = A többi elemzésed még fut. Próbáld újra, ha elkészültek.
error-name-unprintable = A névben megjeleníthetetlen karakterek vannak. Töröld ki őket.
error-name-mixed = A névben egy szón belül különböző ábécék betűi keverednek. Használj egyetlen ábécét.
error-name-reserved = Ez a név foglalt a rendszer számára. Válassz másikat.
error-name-confusable = Ez a név összetéveszthető egy meglévő fiókéval ({ $name }). Válassz másikat.

# Új játszma.
web-new-side = A tábla oldala
web-new-seats = Játékosok száma
web-new-players = Játékosok
web-new-who = { $seat }.\xA0hely: ki játszik
web-new-level = { $seat }.\xA0hely: a bot szintje
web-new-name = { $seat }.\xA0hely: név
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
web-clock-fischer = { $time } + { $seconds }\xA0mp körönként
web-span-seconds = { $count }\xA0másodperc
web-span-minutes = { $count }\xA0perc
web-span-days = { $count }\xA0nap

# Játszmák listái.
web-matches-going = Folyamatban
web-matches-over = Befejezve
web-matches-empty = Még nem játszottál egyetlen játszmát sem.
web-more = Továbbiak

# Visszajátszás és elemzés. Egy lépés a nyíl egy lenyomása: egy játékos választása vagy egy húzás.
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
web-edit-position = Állás szerkesztése
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
web-talk-none = Még nincs üzenet.
web-talk-text = Üzenet
web-talk-send = Küldés
web-talk-agree = Szabad szöveg engedélyezése
web-talk-withdraw = Szabad szöveg tiltása
web-talk-agree-text = Saját üzenetet akkor írhatsz, ha minden játékos engedélyezte a szabad szöveget.

# Az oldalról, és ha valami nincs meg.
web-about-what = A Tilewrighton az Azult, A királyi pavilont és A királyné kertjét játszhatod barátokkal, ismeretlenekkel vagy hat különböző szintű bottal.
web-about-free = A Tilewright szabad szoftver, az Apache License 2.0 licenc alatt. Bárki üzemeltethet saját szervert.
web-about-kept = Vendégekről csak a nevet tároljuk, fiókokról a jelszó kivonatát és a megadott e-mail-címet is, és mindenkiről a játszmái lépéseit. Nyomkövetés nincs.
web-about-fonts = Betűtípusok: Alegreya és Commissioner, a SIL Open Font License alatt.
web-about-licences = A betűtípusok és a felhasznált csomagok licencei
web-not-found = Az oldal nem található

# Pontozás. A $points előjeles; a $first–$fourth értékeket a web-round-share adja.
web-round-again = Újra lejátszom
`;export{e as default};