# Lessons: the pages around them. Their own texts are in lessons-<game>.ftl.
learn-lessons = Leckék
learn-title = Tanuld meg: { web-game-name }
learn-steps = { $steps ->
    [one] { $steps } lépés
   *[other] { $steps } lépés
}
learn-reached = Itt tartasz: { $step }/{ $steps }
learn-chapter-done = Kész
learn-start = Kezdés
learn-continue = Folytatás
learn-again = Ismétlés
learn-other-games = Többi játék
learn-step = { $steps } lépésből a(z) { $step }.
learn-spotlight = Kiemelve: { $things }
learn-options = A válaszod
learn-right = Helyes.
learn-wrong = Nem egészen.
learn-next = Tovább
learn-back = Vissza
learn-skip = Lépés kihagyása
learn-show = Mutasd meg
learn-repeat = Fejezet ismétlése
learn-leave = Kilépés
learn-done = Szép munka! Ezzel a fejezettel kész vagy.
learn-done-all = Szép munka! Az utolsó fejezettel is kész vagy.
learn-next-chapter = Következik: { $chapter }
learn-play = Játszd le az első játszmádat
learn-all-chapters = Összes fejezet
