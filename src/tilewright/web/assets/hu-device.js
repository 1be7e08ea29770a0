var e=`# A szerver nélküli kiadás: a játszmák ezen az eszközön futnak, és itt is tárolódnak.
device-loading = A játékmotor betöltése…
device-failed = { $why ->
    [wasm] Ebben a böngészőben nincs WebAssembly, ezért nem lehet benne játszani. A szabályok és a leckék működnek. A játékhoz frissítsd a böngészőt.
    [files] Nem sikerült betölteni a játékmotort. Ellenőrizd a kapcsolatot, majd töltsd újra az oldalt.
    [storage] Ez a böngésző nem menti a játszmákat. Lépj ki a privát böngészésből, vagy engedélyezd a webhelyadatokat, majd töltsd újra az oldalt.
   *[internal] Nem sikerült elindítani a játékmotort. Töltsd újra az oldalt.
}
device-full = Az utolsó lépést nem sikerült elmenteni ezen az eszközön. Szabadíts fel helyet, majd töltsd újra az oldalt.
device-no-space = Nincs elég hely ezen az eszközön ahhoz, hogy a játék hálózat nélkül is működjön. Szabadíts fel helyet, majd töltsd újra az oldalt.
device-reload = Újratöltés
device-update = Elkészült az új verzió.
device-update-now = Frissítés
device-archive = Játszmák ezen az eszközön
device-archive-text = A játszmáidat csak ez a böngésző tárolja. Exportáld őket, ha másolatot szeretnél, vagy másik eszközre vinnéd át őket.
device-export = Összes exportálása
device-import = Importálás
device-imported = { $count ->
    [0] A fájlban nincs új játszma.
    [one] { $count }\xA0játszma importálva.
   *[other] { $count }\xA0játszma importálva.
}
device-lighter = Ezen az eszközön a Mester lépésenként 200 000\xA0helyett 2000\xA0állást vizsgál meg, ezért gyengébb, mint a szerveren.
`;export{e as default};