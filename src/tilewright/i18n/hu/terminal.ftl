# A játék a terminálban.
terminal-welcome = { $title }. A súgóhoz írd be: ?
terminal-goodbye = Viszlát!
terminal-name = { $who ->
    [you] Te
   *[other] { $name }
}
terminal-choice = { $token }: { $words }
terminal-ply = { $ply }. { $name }: { $token }
terminal-result = { $count ->
    [one] { $who ->
        [you] Nyertél.
       *[other] { $winners } nyert.
    }
   *[other] { $winners } osztozik a győzelmen.
}
terminal-place = { $place }. { $name }: { $score } pont
terminal-confirm = Enter = megerősítés, u = visszavonás:
terminal-unreadable = „{ $text }” nem lépés. Írj be egy lépést (például { $example }), vagy csak az elejét, hogy lásd a hozzá illő lépéseket; a súgóhoz írd be: ?
terminal-no-undo = Ebben a körben nincs mit visszavonni.
terminal-undone = Az utolsó választást visszavontad.
terminal-kept = A játszma mentve: { $file }
terminal-not-kept = A játszmát nem sikerült menteni: { $reason }
terminal-unsaved = A játszma nincs elmentve.
terminal-no-file = nincs megadva fájlnév
terminal-bot-failed = { $reason ->
    [start] { $name } nem tudja folytatni: a programja nem indult el.
    [crash] { $name } nem tudja folytatni: a programja leállt.
    [hang] { $name } nem tudja folytatni: a programja nem válaszol.
    [overtime] { $name } nem tudja folytatni: a programja túl sokáig gondolkodott.
    [illegal] { $name } nem tudja folytatni: a programja szabálytalan lépést választott.
   *[other] { $name } nem tudja folytatni: a programja megsértette a protokollt.
}
terminal-bot-details = Részletek: { $details }
terminal-bot-replaced = Ezt a helyet { $bot } veszi át.

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
terminal-help = Írj be egy lépést (például { $example }), vagy csak az elejét, hogy lásd a hozzá illő lépéseket.
terminal-help-help = ez a súgó (a ? is jó)
terminal-help-rules = a szabályok röviden
terminal-help-moves = a szabályos lépések, vagy csak azok, amelyek az utána írt betűkkel kezdődnek
terminal-help-table = az asztal újra
terminal-help-log = mi történt eddig
terminal-help-undo = egy választás visszavonása a befejezetlen körödben
terminal-help-save = a játszma mentése; fájlnevet is megadhatsz
terminal-help-quit = kilépés; a játszma mentve marad
