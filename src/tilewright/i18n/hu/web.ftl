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
web-result-you-by = { $points } ponttal nyertél!
web-result-name = { $name } nyert
web-result-name-by = { $name } { $points } ponttal nyert
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
   *[other] Mi lett volna, ha: egy játszma { $ply }. lépésétől
}
web-branch-back = Vissza a visszajátszáshoz

# Beszélgetés.
web-talk = Csevegés
web-talk-unread = { $count } új üzenet
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
