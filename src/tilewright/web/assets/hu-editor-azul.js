var e=`# Miért nem fordulhat elő egy Azul-állás. $number a játékos sorszáma, $colour, $row, $column és $line a
# hely, $count darabszám.

editor-azul-wall-place = A fal { $row }.\xA0sorának { $column }.\xA0oszlopa nem a { azul-colour } csempe helye.
editor-azul-wall-row-twice = A fal { $row }.\xA0sorában kétszer van { azul-colour } csempe.
editor-azul-wall-column-twice = A fal { $column }.\xA0oszlopában kétszer van { azul-colour } csempe.
editor-azul-line-on-wall = { $line }.\xA0mintasor: { azul-colour } csempe már van a fal ugyanezen sorában.
editor-azul-tiles-total = { $count } { azul-colour } csempe van 20\xA0helyett.
editor-azul-marker-two = Csak egy kezdőjátékos-jelző van.
editor-azul-marker-deal = A korongok feltöltése előtt a kezdőjátékos-jelző középen van.
editor-azul-marker-stray = { $number }.\xA0játékos: a padlóján lévő kezdőjátékos-jelző máshová tartozik.
editor-azul-marker-missing = { $number }.\xA0játékos: nála van a kezdőjátékos-jelző, de nincs a padlóján.
editor-azul-phase-floor = { $number }.\xA0játékos: a padlójának most üresnek kell lennie.
editor-azul-phase-line = { $number }.\xA0játékos: { $line }.\xA0mintasora most nem lehet tele.
editor-azul-phase-idle = { $count }\xA0forduló után, amelyben nem került csempe a falra, a játszma véget ér.
editor-azul-phase-row = { $number }.\xA0játékos: van teljes sora, ezért a játszma e forduló után véget ér.
editor-azul-phase-over-offered = A játszma nem érhet véget, amíg van elvehető csempe.
editor-azul-phase-not-over = A játszma nem ért véget: nincs teljes sor, és maradt csempe.
editor-azul-phase-laid = A „Került már csempe a falra” csak a falra rakás közben érvényes.
editor-azul-phase-not-laid = Elkészült egy sor, tehát került csempe a falra.
editor-azul-phase-dealt = Nincs csempehúzás, amíg van elvehető csempe.
editor-azul-phase-no-tiles = Nincs több csempe a korongokra.
editor-azul-phase-nothing = Nincs elvehető csempe. Tegyél ki néhányat, vagy jöjjön a csempehúzás.
editor-azul-phase-column = { $number }.\xA0játékos: nincs választható oszlopa. Tegyél ki csempéket, vagy jöjjön a csempehúzás.
`;export{e as default};