var e=`# A fiók oldala.
web-account-text = Fiók nélkül is játszhatsz. Fiókkal minden eszközödön láthatod a játszmáidat.
web-account-way = Mit szeretnél?
web-account-ways = { $way ->
    [login] Bejelentkezés
   *[new] Fiók létrehozása
}
web-account-name = Név
web-account-password = Jelszó
web-account-ten = Legalább 10\xA0karakter. Néhány össze nem függő szót könnyű megjegyezni.
web-account-guest = Vendégnév
web-account-hello = Bejelentkezve mint { $name }.
web-account-out = Kijelentkezés
web-account-export = Adataim letöltése
web-account-old = Jelenlegi jelszó
web-account-new = Új jelszó
web-account-change = Jelszó módosítása
web-account-changed = A jelszó módosult. Minden más eszközön kijelentkeztettünk, és a programok tokenjeit visszavontuk.
web-account-delete = Fiók törlése
web-account-delete-text = A neved, a jelszavad, az e-mail-címed és a programjaid azonnal törlődnek. A befejezett játszmák név nélkül megmaradnak.
web-account-sure = Igen, töröljétek { $name } fiókját
web-account-profile = Profil
web-account-since = Tag { $date } óta
web-account-cancel = Mégse

# Kód a bejelentkezéshez és a módosítások megerősítéséhez.
web-account-code = Kód
web-account-code-hint = 6\xA0számjegy a hitelesítő alkalmazásból vagy egy helyreállító kód
web-account-code-title = Második lépés
web-account-code-text = Írd be a hitelesítő alkalmazás kódját. Ha az alkalmazás nincs kéznél, használj helyreállító kódot.
web-account-back = Vissza

# A kétlépcsős belépés.
web-factor = Kétlépcsős belépés
web-factor-off = Kikapcsolva. Ha bekapcsolod, egy ellopott jelszó önmagában nem elég a belépéshez.
web-factor-on = Bekapcsolva. A belépéshez a hitelesítő alkalmazás kódja is kell.
web-factor-start = Beállítás
web-factor-stop = Kikapcsolás
web-factor-stopped = A kétlépcsős belépés ki van kapcsolva.
web-factor-scan = Olvasd be egy hitelesítő alkalmazással, majd írd be a kódot, amelyet az mutat.
web-factor-qr = QR-kód a hitelesítő alkalmazáshoz
web-factor-key = Vagy gépeld be ezt a kulcsot az alkalmazásba
web-factor-confirm = Bekapcsolás
web-factor-next = Tovább
web-codes = Helyreállító kódok
web-codes-left = { $count ->
    [0] Nincs helyreállító kódod.
   *[other] { $count }\xA0helyreállító kódod van.
}
web-codes-text = Minden kód egyszer használható: az alkalmazás kódja helyett, vagy új jelszó beállításához, ha elfelejtetted a régit.
web-codes-once = Mentsd el most ezeket a kódokat. Többet nem jelennek meg.
web-codes-new = Új kódok létrehozása
web-codes-copy = Másolás
web-codes-download = Letöltés
web-codes-done = Elmentettem

# E-mail.
web-mail = E-mail
web-mail-none = Nincs e-mail-címed. Ha megadsz egyet, új jelszót állíthatsz be, ha elfelejtetted a régit.
web-mail-pending = Linket küldtünk erre a címre: { $address }. Nyisd meg, hogy megerősítsd a címet.
web-mail-address = E-mail-cím
web-mail-add = Cím megadása
web-mail-change = Cím módosítása
web-mail-remove = Cím törlése
web-mail-removed = A cím törölve.
web-mail-sent = Nézd meg a postaládádat: linket küldtünk erre a címre: { $address }.
web-mail-confirm = E-mail-cím megerősítése
web-mail-confirm-text = Erősítsd meg ezt a címet, hogy a fiókodhoz tartozzon.
web-mail-confirm-button = Megerősítés
web-mail-confirmed = A cím megerősítve. Fiók: { $name }.

# Munkamenetek.
web-sessions = Munkamenetek
web-sessions-text = A böngészők, amelyekben be vagy jelentkezve.
web-sessions-device = { $system ->
    [none] { $browser }
   *[other] { $browser } – { $system }
}
web-sessions-unknown = Ismeretlen eszköz
web-sessions-here = Ez az eszköz
web-sessions-used = Utoljára: { $used } · bejelentkezés: { $created }
web-sessions-end = Kijelentkezés
web-sessions-end-one = Kijelentkezés ezen az eszközön: { $device }
web-sessions-end-others = Kijelentkezés minden más eszközön
web-sessions-ended = Ott kijelentkeztél.

# Programok.
web-programs = Programok
web-programs-text = A programok tokennel játszanak helyetted. Ha jelszót módosítasz, minden token érvénytelen lesz.
web-programs-none = Nincs programod.
web-programs-name = A program neve
web-programs-add = Token létrehozása
web-programs-once = Másold ki most a tokent ({ $name }). Többet nem jelenik meg.
web-programs-token = Token
web-programs-used = Utoljára: { $used } · létrehozva: { $created }
web-programs-unused = Még nem használt · létrehozva: { $created }
web-programs-revoke = Visszavonás
web-programs-revoke-one = Token visszavonása: { $name }
web-programs-revoked = A token visszavonva.

# Elfelejtett jelszó.
web-reset = Elfelejtetted a jelszavad?
web-reset-title = Új jelszó beállítása
web-reset-way = Hogyan szeretnéd?
web-reset-ways = { $way ->
    [mail] E-mailben kapott linkkel
   *[code] Helyreállító kóddal
}
web-reset-account = Név vagy e-mail-cím
web-reset-send = Link küldése
web-reset-sent = Ha van ilyen fiók e-mail-címmel, linket küldtünk rá. A link egy óráig él.
web-reset-code = Helyreállító kód
web-reset-set = Jelszó beállítása
web-reset-done = Az új jelszavad be van állítva. Jelentkezz be vele.
web-reset-none = Helyreállító kód és e-mail-cím nélkül az elfelejtett jelszó nem pótolható.

error-login-code-needed = Írd be a hitelesítő alkalmazás kódját.
error-login-code-wrong = A kód hibás, vagy már felhasználták. Várd meg a következőt.
error-password-wrong = Hibás jelszó.
error-password-short = Ez a jelszó túl rövid. Legalább { $least }\xA0karakter kell.
error-password-common = Ezt a jelszót könnyű kitalálni. Használj helyette néhány össze nem függő szót.
error-recovery-wrong = Hibás név vagy helyreállító kód.
error-link-invalid = Ezt a linket már felhasználták, vagy lejárt. Kérj újat.
error-mail-off = Ez az oldal nem küld e-mailt.
error-mail-address = Ez nem e-mail-cím. Nézd meg, nincs-e elgépelve.
error-account-other = Most már valaki más van itt bejelentkezve. Töltsd újra az oldalt.
error-factor-exists = Ennél a fióknál már be van kapcsolva a kétlépcsős belépés.
error-factor-none = Nincs mit bekapcsolni. Kezdd elölről a beállítást.
error-session-unknown = Ez a munkamenet már véget ért.
`;export{e as default};