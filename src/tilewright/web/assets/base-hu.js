var e=`# Szavak, amelyek minden játékhoz kellenek.
player-name = { $seat }. játékos
bot-name = { $bot ->
    [random] Véletlen robot
    [greedy] Mohó robot
    [uct] Mintavevő robot
    [guided] Irányított robot
    [deep] Mély robot
    [strong] Legerősebb robot
    [novice] Kezdő
    [apprentice] Inas
    [tiler] Csempéző
    [mason] Kőműves
    [artisan] Kézműves
    [master] Mester
   *[other] { $bot }
}

# Elutasítások, a kódjuk szerint.
refusal-game-over = A játék véget ért.
refusal-actor-nature = Előbb csempéket kell húzni: most a véletlen következik.
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
    [garden-front] a pontozótábla eleje
    [garden-back] a pontozótábla hátulja
   *[other] { $side }
}
web-side-about = { $side ->
    [azul-coloured] A fal minden helyének megvan a maga színe.
    [azul-grey] Minden csempe oszlopát te választod meg.
    [pavilion-coloured] Minden külső csillagnak megvan a maga színe.
    [pavilion-grey] A csillagoknak nincs színük: a második csempe dönt.
    [garden-front] A minták és csoportok szokásos pontjaival.
    [garden-back] Más pontokkal a mintákért és csoportokért.
   *[other] { $side }
}
web-front-against = { $game ->
    [azul] Azul, ellenfél:
    [pavilion] A királyi pavilon, ellenfél:
    [garden] A királyné kertje, ellenfél:
   *[other] { $game }, ellenfél:
}
web-learn-game = { $game ->
    [azul] Azul tanulása
    [pavilion] A királyi pavilon tanulása
    [garden] A királyné kertje tanulása
   *[other] { $game } tanulása
}
web-rules-title = { $game ->
    [azul] Azul: a szabályok
    [pavilion] A királyi pavilon: a szabályok
    [garden] A királyné kertje: a szabályok
   *[other] { $game }: a szabályok
}

web-board = { $seat }. játékos táblája
web-start-marker = Kezdőjátékos-jelző

# Azul. A 0. forrás az asztal közepe; a $tiles szövegét az azul-tiles adja.
web-azul-offer = Manufaktúrakorongok és az asztal közepe
web-azul-floor = Padló
web-azul-source = { $source ->
    [0] Az asztal közepe
   *[other] { $source }. manufaktúrakorong
}
web-azul-group = { $source ->
    [0] { $tiles }, az asztal közepe
   *[other] { $tiles }, { $source }. manufaktúrakorong
}
web-azul-line-empty = { $line }. mintasor, üres
web-azul-place = { $row }. sor, { $column }. oszlop: { $colour ->
    [none] szabad
   *[other] { azul-colour }
}

# A királyi pavilon. A $tiles és a $list szövegét a pavilion-tiles adja.
web-pavilion-offer = Manufaktúrakorongok, az asztal közepe és a készlet
web-pavilion-label-hand = Csempék
web-pavilion-label-supply = Készlet
web-pavilion-wild = Dzsóker: { pavilion-colour }
web-pavilion-source = { $source ->
    [0] Az asztal közepe
   *[other] { $source }. manufaktúrakorong
}
web-pavilion-group = { $source ->
    [0] { $tiles }, az asztal közepe
   *[other] { $tiles }, { $source }. manufaktúrakorong
}
web-pavilion-supply = { $tiles }, készlet
web-pavilion-hand = { $tiles } a tábla mellett
web-pavilion-kept = { $tiles } félretéve
web-pavilion-space = { $star }. csillag, { web-pavilion-seen.where }, { $position }. mező, költség { $cost }: { $colour ->
    [none] szabad
   *[other] { pavilion-colour }
}
web-pavilion-payment = Fizetés: { $list }
web-pavilion-structure = { $structure ->
    [pillar] Oszlop: { $count } csempe jár érte
    [statue] Szobor: { $count } csempe jár érte
   *[window] Ablak: { $count } csempe jár érte
}
web-pavilion-star = A teljes { web-pavilion-seen } értéke
web-pavilion-cost = { $cost } költségű mezők

# A királyné kertje. A $hexagon szövegét a garden-hexagon adja; a helyek 0-tól számozottak.
web-garden-offer = Forgótárcsa és kínálat
web-garden-wheel = Forgótárcsa
web-garden-storage = Raktár
web-garden-stack = Halom, alatta { $count }
web-garden-bag = Zsák
web-garden-tower = Torony
web-garden-supply = Készlet
web-garden-place = Kínálat, { $place }. hely
web-garden-place-of = Kínálat, { $place }. hely: { $list }
web-garden-shown = { $hexagon }, { $place }. hely
web-garden-shown-expansion = Kertbővítmény: { $hexagon }, { $place }. hely
web-garden-take-colour = Elvétel szín szerint, { garden-colour }: { $count }
web-garden-take-pattern = Elvétel minta szerint, { garden-pattern }: { $count }
web-garden-stored = { $hexagon }, raktár
web-garden-stored-expansion = Kertbővítmény: { $hexagon }, raktár
web-garden-jokers = { $count } dzsóker, raktár
web-garden-free-cell = { $cell }. mező, { web-garden-where }, szabad
web-garden-filled-cell = { $hexagon }, { $cell }. mező, { web-garden-where }
web-garden-area = { $area }. terület, { web-garden-where }, beépítetlen
web-garden-decoration = { $decoration ->
    [fountain] Szökőkút: { $count } dzsóker jár érte
    [statue] Szobor: { $count } dzsóker jár érte
    [bench] Pad: { $count } dzsóker jár érte
   *[pavilion] Pavilon: { $count } dzsóker jár érte
}

# Az oldal a böngészőben.

# Mindenütt.
web-skip = Ugrás a tartalomra
web-navigation = Oldalak
web-home = Kezdőlap
web-play = Játék
web-lobby = Nyitott asztalok
web-matches = Játszmáid
web-rules = Szabályok
web-settings = Beállítások
web-about = Névjegy
web-menu = Menü
web-close = Bezárás
web-no = Nem
web-you = te
web-guest = Vendég
web-sign-in = Belépés
web-try-again = Újra
web-not-affiliated = Szabad projekt, amelyet a társasjátékok kiadója nem készített és nem támogat. Az „Azul” a kiadó védjegye.
web-game = Játék

# Az első oldal.
web-front-title = Három csempés játék, egy nyugodt asztal.
web-front-lead = Válogass, rakj és gyűjts pontokat barátokkal, idegenekkel vagy egy hozzád illő robottal. Fiók nélkül is.
web-play-now = Játék most
web-invite = Barátok meghívása
web-front-more = További lehetőségek
web-learn-title = Először jársz itt?
web-learn-text = Tanuld meg a játékokat néhány vezetett körben.
web-matches-none = Most nincs futó játszmád.
web-matches-all = Összes játszmád
web-go = Folytatás
web-lobby-count = { $count } várakozik
web-lobby-seats = { $taken } / { $seats } hely
web-lobby-none = Most nincs nyitott asztal.
web-lobby-open = Asztal nyitása
web-join = Csatlakozás

# Az asztal.
web-loading-table = Terítjük az asztalt.
web-reconnecting = Újracsatlakozás. A játszmád biztonságban van.
web-reconnected = A kapcsolat helyreállt.
web-title-turn = Te következel
web-round = { $round }. forduló
web-round-of = { $round }. forduló, összesen { $rounds }
web-round-ending = Utolsó forduló ({ $round }.)
web-round-last = Utolsó forduló ({ $round } / { $rounds })
web-round-over = Vége
web-watchers = { $count ->
    [one] { $count } néző
   *[other] { $count } néző
}
web-standing = Állás
web-score = { $points ->
    [one] { $points } pont
   *[other] { $points } pont
}
web-time-left = Hátralévő idő:
web-seat-open = Szabad hely
web-seat-unnamed = Valaki
web-seat-bot = robot
web-seat-waiting = vár
web-seat-your-turn = te következel
web-seat-to-act = következik
web-seat-choosing = választ
web-seat-thinking = gondolkodik
web-seat-away = nincs itt, { $time }
web-seat-handed-over = robot játszik tovább
web-seat-out = { $reason ->
    [forfeited] lejárt az ideje
   *[resigned] feladta
}
web-seat-place = { $place }. hely
web-log = Lépések
web-log-moves = { $count ->
    [one] { $count } lépés
   *[other] { $count } lépés
}
web-log-empty = Még nem történt semmi.
web-notation = Írj be egy lépést
web-notation-choose = Választás
web-notation-unknown = Ez a lépés itt nem lehetséges.
web-choices = Lehetőségek
web-ask-named = { $name }: { $question }
web-ask-source = Mely csempéket veszed el?
web-ask-line = Melyik mintasorba kerüljenek?
web-ask-place = Melyik helyre kerüljön?
web-ask-hand = Melyik csempe?
web-ask-pay = Hogyan fizetsz?
web-sending = Küldés …
web-turn-of = { $name } következik
web-turn-of-detail = Nyugodtan nézelődj és tervezz.
web-show-again = Utolsó kör újra
web-undo = Visszavonás
web-confirm = Megerősítés
web-help = Súgó
web-sound-now = Hang: { $volume ->
    [off] ki
    [quiet] halk
   *[normal] normál
}
web-summary = Összegzés
web-take-back = Utolsó köröm visszavétele
web-take-back-asked = { $name } vissza szeretné venni az utolsó kört.
web-take-back-own = Kérted az utolsó köröd visszavételét.
web-take-back-reveals = Azóta csempéket húztak; ezeket újra kellene húzni.
web-take-back-agreed = Mindenki beleegyezett: az utolsó kört visszavettük.
web-take-back-refused = Nem egyeztek bele a visszavételbe.
web-agree = Beleegyezem
web-refuse = Nem egyezem bele
web-handed-over = Helyetted egy robot játszik.
web-come-back = Újra én játszom
web-hand-over = Játsszon tovább egy robot
web-hand-over-ask = Játsszon tovább egy robot { $name } helyén?
web-describe = Az állás leírása
web-resign = Feladás
web-resign-ask = Feladod ezt a játszmát?

# Súgó.
web-help-play = Válaszd ki, mit veszel el, aztán hová kerül. A megerősítés előtt látod, mi fog történni.
web-key-tab = területről területre
web-key-arrows = a területen belül
web-key-enter = választás; a szóköz is jó
web-key-escape = egy lépés vissza
web-key-undo = visszavonás
web-key-offer = az elvehető csempékhez
web-key-board = a tábládhoz
web-key-tray = a választógombokhoz
web-key-describe = az állás leírása
web-key-notation = lépés beírása
web-key-sound = hang
web-key-help = ez a súgó

# Várakozás másokra.
web-waiting-title = Várakozás játékosokra
web-waiting-text = A játszma akkor kezdődik, ha minden hely foglalt.
web-sit = Leülök
web-start-bots = Kezdés most, a szabad helyekre robotok ülnek
web-leave = Távozás
web-invite-title = Meghívás
web-invite-text = Aki megnyitja ezt a hivatkozást, leülhet az asztalhoz.
web-invite-link = A meghívás hivatkozása
web-invite-qr = A hivatkozás QR-kódként
web-copy = Hivatkozás másolása
web-copied = Másolva
web-share = Megosztás

# A vége.
web-result-cancelled = A játszma elmaradt.
web-result-you = Nyertél!
web-result-you-by = Nyertél, előnyöd { $points } pont!
web-result-name = { $name } nyert
web-result-name-by = { $name } nyert, előnye { $points } pont
web-result-shared = Holtverseny: { $names }
web-summary-place = { $place }. { $name }: { $points ->
    [one] { $points } pont.
   *[other] { $points } pont.
}
web-summary-source = Pontok innen
web-summary-course = A pontszám alakulása
web-summary-total = Összesen
web-source = { $source ->
    [start] Kezdéskor
    [tiles] Lerakott csempék
    [rows] Teljes sorok
    [columns] Teljes oszlopok
    [colours] Teljes színek
    [stars] Teljes csillagok
    [costs] Lefedett költségek
    [wheel] Forgótárcsa
    [groups] Csoportok
    [jokers] Megmaradt dzsókerek
    [expansions] Vett kertbővítmények
    [penalties] Veszteségek
   *[other] { $source }
}
web-winner = győztes
web-look = Az asztal megtekintése
web-review = Visszajátszás
web-rematch = Visszavágó
web-rematch-begun = A visszavágó elkezdődött: az asztalhoz

# Beállítások.
web-language = Nyelv
web-language-browser = Mint a böngésző
web-theme = Téma
web-theme-turn = Világos vagy sötét
web-theme-name = { $theme ->
    [system] Mint a rendszer
    [light] Világos
   *[dark] Sötét
}
web-confirmation = Lépés megerősítése
web-confirmation-name = { $confirmation ->
    [always] Mindig
    [countdown] 3 másodperc múlva
   *[off] Azonnal
}
web-speed = Mozgás
web-speed-name = { $speed ->
    [none] Nincs
    [quick] Gyors
   *[normal] Normál
}
web-sound = Hang
web-volume-name = { $volume ->
    [off] Ki
    [quiet] Halk
   *[normal] Normál
}
web-letters = Betűk a csempéken
web-clocks = Az óra mindig látszik

# Hibák.
web-failure = Ez nem sikerült
web-failure-passing = Valami az útban van
error-internal = Valami elromlott. A játszmád mentve van.
error-network-away = A kiszolgáló nem érhető el.
error-page-unknown = Ezen a címen nincs semmi.
error-method-unknown = Ezt itt nem lehet megtenni.
error-session-none = Itt már nem vagy belépve, vagy a böngésző nem őriz sütiket. Lépj be újra, vagy engedélyezd a sütiket.
error-token-unknown = Ez a token nem, vagy már nem ismert.
error-login-wrong = A név és a jelszó nem illik össze.
error-account-needed = Ehhez fiók kell.
error-account-exists = Már van fiókod.
error-account-name-taken = Ez a név foglalt.
error-origin-foreign = A kérés másik webhelyről jön.
error-match-unknown = Nincs ilyen játszma.
error-program-unknown = Nincs ilyen programod.
error-analysis-unknown = Nincs ilyen elemzés.
error-ply-unknown = A játszma még nem jutott el odáig.
error-match-not-waiting = A játszma már elkezdődött.
error-match-not-playing = Ezt a játszmát most nem játsszák.
error-match-not-over = Ez a játszma végén lehetséges.
error-match-full = Minden hely foglalt.
error-match-not-host = Ezt csak a házigazda teheti meg.
error-match-not-seated = Nincs helyed ebben a játszmában.
error-match-invite = Ez zárt játszma. Meghívás kell hozzá.
error-match-no-person = Egy játszmához legalább egy ember kell.
error-match-rules = A játszmát olyan szabályokkal játszották, amelyeket ez a program nem ismer.
error-seat-unknown = Nincs ilyen hely.
error-seat-taken = A hely foglalt, vagy már van helyed.
error-seat-not-yours = Most másik hely következik.
error-seat-handed-over = Ezt a kört egy robot fejezi be helyetted.
error-seat-present = Ez a játékos itt van, vagy még nem ment el elég régen.
error-seat-not-person = Ezt a helyet nem lehet átadni.
error-seat-out = Ez a hely már feladta.
error-ply-stale = A játszma közben továbbment.
error-undo-nothing = Ebben a körben nincs mit visszavonni.
error-turn-complete = A kör már véget ér, mielőtt ez jönne: { $action }.
error-takeback-nothing = Még nem léptél.
error-takeback-reveal = Azóta csempéket húztak, és ez nem baráti játszma.
error-takeback-none = Senki sem kér visszavételt.
error-takeback-own = Erre nem te válaszolsz.
error-branch-over = Ezen a ponton a játszma már véget ért.
error-branch-playing = Mások még játsszák ezt a játszmát.
error-branch-seats = A helyek száma nem illik ide.
error-chat-off = Szabad szöveg itt nem lehetséges, vagy nem mindenki egyezett bele.
error-chat-phrase = Nincs ilyen mondat.
error-chat-empty = Nincs mit mondani.
error-limit-rate = Túl sok kérés. Várj egy kicsit.
error-limit-connections = Túl sok nyitott oldal egy címről.
error-limit-matches = Túl sok befejezetlen játszmád van.
error-limit-programs = Elég programod van.
error-limit-analyses = Várd meg a többi elemzésed végét.
error-limit-size = Ez túl nagy.
error-limit-busy = A kiszolgáló most tele van. Próbáld később.
error-name-unprintable = Ebben a névben megjeleníthetetlen jelek vannak.
error-request-malformed = A kiszolgáló nem értette a kérést.
error-message-malformed = A kiszolgáló nem értette az üzenetet.
error-message-size = Az üzenet túl hosszú.
error-match-moved = Az asztal költözik. Újracsatlakozás.
error-store-away = A kiszolgáló most nem tud menteni. Próbáld hamarosan újra.

# Új játszma.
web-new-title = Új játszma
web-new-side = Oldal
web-new-seats = Helyek
web-new-players = Játékosok
web-new-who = Ki ül itt: { $seat }. hely
web-new-level = A robot szintje: { $seat }. hely
web-new-name = Név: { $seat }. hely
web-new-kind = { $kind ->
    [me] Én
    [bot] Egy robot
    [open] Egy barát a neten
   *[hot-seat] Valaki ezen az eszközön
}
web-new-clock = Óra
web-new-casual = Baráti: a körök visszavehetők
web-new-public = Bárki csatlakozhat
web-new-talk = Szabad szöveg a csevegésben, ha mindenki beleegyezik
web-new-open = Asztal nyitása
web-new-start = Kezdés
web-casual = { $casual ->
    [true] baráti
   *[false] tétre menő
}
web-clock-none = Óra nélkül
web-clock-turn = Körönként { $time }
web-clock-fischer = { $time }, és körönként még { $seconds } mp
web-span-seconds = { $count ->
    [one] { $count } másodperc
   *[other] { $count } másodperc
}
web-span-minutes = { $count ->
    [one] { $count } perc
   *[other] { $count } perc
}
web-span-days = { $count ->
    [one] { $count } nap
   *[other] { $count } nap
}

# Játszmák listái.
web-matches-going = Folyamatban
web-matches-over = Befejezve
web-matches-empty = Még nem játszottál.
web-more = Több
web-table = Asztal

# Visszajátszás és elemzés.
web-replay = Visszajátszás
web-replay-start = A kezdet.
web-replay-ply = Lépés: { $ply } / { $plies }
web-replay-first = Az elejére
web-replay-back = Egy lépés vissza
web-replay-on = Egy lépés előre
web-replay-last = A végére
web-replay-run = Lejátszás
web-replay-stop = Megállítás
web-replay-branch = Innen tovább
web-branch = Mi lett volna, ha: egy játszma más folytatása { $ply } lépés után.
web-branch-back = Vissza a visszajátszáshoz
web-branch-short = mi lett volna, ha
web-analysis = Elemzés
web-analysis-text = Egy robot rangsorolja ennek az állásnak a lépéseit, vagy átnézi az egész játszmát.
web-analysis-position = Ez az állás
web-analysis-match = Egész játszma
web-analysis-going = Gondolkodás …
web-analysis-ranked = Legjobb lépések: { $name }
web-analysis-played = lépett

# Szabályok és leckék.
web-lesson = Lecke
web-lesson-next = Tovább

# Beszélgetés.
web-talk = Csevegés
web-talk-none = Még senki sem szólt.
web-talk-text = Szöveg
web-talk-send = Küldés
web-talk-agree = Beleegyezem a szabad szövegbe
web-talk-withdraw = Visszavonom a beleegyezésemet
web-talk-agree-text = Szabad szöveg akkor lehetséges, ha minden játékos beleegyezik.
web-said = { $name }: { $text }
web-phrase = { $phrase ->
    [hello] Szia!
    [good-luck] Sok szerencsét!
    [have-fun] Jó szórakozást!
    [nice-move] Szép lépés!
    [oops] Hoppá!
    [thinking] Gondolkodom.
    [take-your-time] Csak nyugodtan.
    [your-turn] Te következel.
    [back-soon] Mindjárt jövök.
    [back-again] Itt vagyok újra.
    [thanks] Köszönöm!
    [sorry] Bocsánat!
    [well-played] Szép játék volt!
    [again] Még egyet?
   *[goodbye] Viszlát!
}

# Fiók.
web-account = Fiók
web-account-text = Fiók nélkül is játszhatsz. Fiókkal minden eszközön megvannak a játszmáid.
web-account-way = Mit szeretnél?
web-account-ways = { $way ->
    [login] Belépés
   *[new] Fiók létrehozása
}
web-account-name = Név
web-account-password = Jelszó
web-account-eight = Legalább 8 jel
web-account-guest = Neved vendégként
web-account-hello = Belépve mint { $name }.
web-account-out = Kilépés
web-account-export = Adataim letöltése
web-account-old = Régi jelszó
web-account-new = Új jelszó
web-account-change = Jelszó módosítása
web-account-changed = A jelszó módosult.
web-account-delete = Fiók törlése
web-account-delete-text = A név, a jelszó és a programok azonnal törlődnek. A befejezett játszmák megmaradnak, a neved nélkül.
web-account-sure = Igen, törlöm

# Névjegy, és ha valami nincs meg.
web-about-what = A Tilewright az Azul, A királyi pavilon és A királyné kertje játszóhelye: barátokkal, idegenekkel és hat szintű botokkal.
web-about-free = Szabad szoftver az Apache licenc alatt. Bárki futtathat saját kiszolgálót.
web-about-kept = Vendégekről csak a nevet őrizzük, fiókokról a jelszó kivonatát is, valamint a játszmáid lépéseit. Senkit sem követünk.
web-about-fonts = Betűk: Alegreya és Commissioner, SIL Open Font License.
web-not-found = Itt nincs semmi
web-offline = Nincs kapcsolat. Az oldal folytatja, amint a kiszolgáló elérhető.
`;export{e as default};