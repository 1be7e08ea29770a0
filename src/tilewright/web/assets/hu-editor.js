var e=`# Az állásszerkesztő. $field és $choice a program szavai, $piece egy darab neve, $place egy hely neve,
# $count darabszám.

editor-title = Állásszerkesztő
editor-palette = Darabok
editor-group = { $group ->
    [0] Csempék
   *[1] Kertbővítmények
}
editor-remove = Darabok eltávolítása
editor-item = { $piece }, { $count } ({ $place })
editor-table = Asztal
editor-hint = Válassz egy darabot, majd kattints a helyekre, vagy húzd a darabokat. A jobb gomb és a Delete eltávolít, a számok választanak, az M áthelyez.
editor-lifted = Válaszd ki, hová kerüljön a darab, vagy nyomd meg az Escape billentyűt.
editor-undo = Visszavonás
editor-redo = Mégis
editor-new = Új állás
editor-empty = Üres asztal
editor-start = A játszma kezdete
editor-paste = Illessz be egy állást szövegként
editor-load = Betöltés
editor-text-only = Ennek a játéknak az állásait csak szövegként lehet beilleszteni.
editor-faults = Hibák
editor-sound = Ez az állás játszható.
editor-over = Ebben az állásban a játszma már véget ért.
editor-solve = Javítás
editor-fault-other = Ez az állás nem fordulhat elő: { $sentence }
editor-analyse = Elemzés
editor-play = Játék innen
editor-seat = A te helyed
editor-opponent = Ellenfelek
editor-copy-text = Szöveg másolása
editor-copy-link = Link másolása
editor-fields = Játszma
editor-field = { $field ->
    [actor] Soron van
    [turn] Soron van
    [phase] Szakasz
    [start] Kezdőjátékos
    [round] Forduló
    [score] Pont
    [passed] Passzolt
    [idle] Fordulók lerakott csempe nélkül
    [laid] Került már csempe a falra
    [owed] Választható bónuszcsempék
   *[stack] Bővítmények a felső alatt
}
editor-choice = { $choice ->
    [nature] Csempehúzás
    [over] Vége a játszmának
    [yes] Igen
    [no] Nem
    [supply] A készlet feltöltése
    [displays] A korongok feltöltése
    [taking] Csempék elvétele
    [placing] Csempék lerakása
    [picking] Bónuszcsempék választása
    [keeping] Csempék félretétele
    [tiles] Csempehúzás
    [reveal] Bővítmény felfordítása
    [acting] Egy játékos köre
    [copying] Választás azonos darabok közül
    [paying] Fizetés
   *[discarding] Eldobás
}
error-edit-none-left = Nincs több: ezek a darabok már mind az asztalon vannak.
error-edit-full = Nincs több hely: itt már { $most }\xA0darab van.
error-edit-fit = Ez a darab nem kerülhet ide.
error-edit-place = Ide semmi sem kerülhet.
error-edit-empty = Itt nincs mit eltávolítani.
error-edit-printed = Ez a hatszög a bővítményre van nyomtatva. Távolítsd el a bővítményt.
error-edit-value = Ez az érték nem lehetséges.
error-position-unreadable = Ez a szöveg nem állás.
`;export{e as default};