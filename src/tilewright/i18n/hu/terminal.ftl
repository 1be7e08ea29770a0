# A játék a terminálban.
terminal-welcome = { $title }. A súgóhoz írj be egy kérdőjelet: ?
terminal-goodbye = Viszlát!
terminal-name = { $name }
terminal-choice = { $token }: { $words }
terminal-ply = { $ply }. { $name }: { $token }
terminal-result = { $count ->
    [one] A győztes: { $winners }.
   *[other] Megosztott győzelem: { $winners }.
}
terminal-place = { $place }. { $name }: { $score } pont
terminal-confirm = Enter = mehet, { terminal-word-no } = mégsem:
terminal-unreadable = „{ $text }” nem lépés. Írj be egy lépést, például { $example }, vagy csak az elejét, és látod a lehetőségeket; a súgó: ?
terminal-no-undo = Ebben a körben nincs mit visszavonni.
terminal-undone = Az utolsó döntést visszavontad.
terminal-kept = A játszma mentve: { $file }
terminal-not-kept = A játszmát nem sikerült menteni: { $reason }
terminal-unsaved = A játszma nincs elmentve.
terminal-no-file = nincs megadva fájl
terminal-bot-failed = { $name } nem tudja folytatni: { $reason ->
    [start] a programját nem lehet elindítani.
    [crash] a programja leállt.
    [hang] a programja nem válaszol.
    [overtime] a programja túl sokáig gondolkodott.
    [illegal] a programja szabálytalan lépést választott.
   *[other] a programja nem tartja be a protokollt.
}
terminal-bot-details = Részletek: { $details }
terminal-bot-replaced = Ezen a helyen mostantól ő játszik: { $bot }.

# Szavak, amelyeket be lehet írni, és amit tesznek.
terminal-word-yes = igen
terminal-word-no = nem
terminal-word-help = súgó
terminal-word-rules = szabályok
terminal-word-moves = lépések
terminal-word-table = asztal
terminal-word-log = napló
terminal-word-undo = vissza
terminal-word-save = mentés
terminal-word-quit = kilépés
terminal-help = Írj be egy lépést, például { $example }. Az eleje megmutatja, mi lehetséges.
terminal-help-help = ez a súgó, ugyanaz, mint a ?
terminal-help-rules = a szabályok röviden
terminal-help-moves = minden szabályos lépés, vagy csak azok, amelyek az utána írtakkal kezdődnek
terminal-help-table = az asztal megmutatása újra
terminal-help-log = mi történt eddig
terminal-help-undo = a befejezetlen köröd egy döntésének visszavonása
terminal-help-save = a játszma mentése; ha fájlnév követi, abba a fájlba
terminal-help-quit = kilépés; a játszma mentve marad
