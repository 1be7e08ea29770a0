var e=`# Чому позиція в «Саду королеви» неможлива, та фішки гри. $number — номер гравця, $hexagon —
# шестикутник, $count — кількість, $place — розширення у вітрині.

editor-garden-down = Розширення лицем донизу
editor-garden-joker = Джокер
editor-garden-tiles-total = { $count ->
    [one] { $hexagon }: { $count }\xA0плитка замість 3.
    [few] { $hexagon }: { $count }\xA0плитки замість 3.
   *[many] { $hexagon }: { $count }\xA0плиток замість 3.
}
editor-garden-expansions-twice = { $hexagon }: це розширення тут двічі.
editor-garden-expansions-unseen = Залишилося замало розширень, яких ніхто не бачив.
editor-garden-expansions-total = Лицем догори { $up }, донизу { $down }: усього розширень { $count }.
editor-garden-storage-tiles = У сховищі гравця { $number } плиток і джокерів більше ніж { $most }: { $count }.
editor-garden-storage-expansions = У сховищі гравця { $number } розширень більше ніж { $most }.
editor-garden-garden-printed = { $hexagon }: гравцеві { $number } бракує цього надрукованого шестикутника.
editor-garden-garden-no-cell = { $hexagon }: у гравця { $number } тут немає розширення.
editor-garden-garden-colour-twice = { $hexagon }: у гравця { $number } двічі в групі одного кольору.
editor-garden-garden-pattern-twice = { $hexagon }: у гравця { $number } двічі в групі одного візерунка.
editor-garden-phase-places = Розширення у вітрині не відповідають стосу.
editor-garden-phase-reveals = Розширення, які відкривають, не відповідають фазі.
editor-garden-phase-top-place = Верхнім у стосі може бути лише останнє відкладене розширення.
editor-garden-phase-top-tiles = На верхньому розширенні є плитки, тож їх не витягують.
editor-garden-phase-top-bare = На верхньому розширенні немає плиток. Додайте їх або нехай їх витягнуть.
editor-garden-phase-up-tiles = На відкритому розширенні не може бути плиток.
editor-garden-phase-bare = Закрите розширення без плиток треба відкрити.
editor-garden-phase-no-tiles = Плиток не витягують: немає верхнього розширення або плиток.
editor-garden-phase-waiting = Раунд уже почався.
editor-garden-phase-up = Немає розширення, яке треба відкрити.
editor-garden-phase-no-top = У стосі немає верхнього розширення.
editor-garden-phase-full = З розширення, яке вже не верхнє, взято принаймні одну плитку.
editor-garden-phase-first-turn = Перед першим ходом раунду ходить перший гравець.
editor-garden-phase-first-passed = Перед першим ходом раунду ніхто не пропускав хід.
editor-garden-phase-first-display = Перед першим ходом раунду у вітрині лише новий стос.
editor-garden-phase-actor = Хід не відповідає фазі.
editor-garden-phase-pending = Незавершений хід не відповідає фазі.
editor-garden-phase-over-passed = Партія завершується, коли всі пропустили хід.
editor-garden-phase-over-round = Партія завершується лише після раунду 4.
editor-garden-phase-nobody = Усі пропустили хід, тож ходити нікому.
editor-garden-phase-turn-passed = Зараз хід гравця { $number }, тож він не пропускав хід.
editor-garden-phase-not-passed = Гравець { $number } скидає фішки, тож мав пропустити хід.
editor-garden-pending-turn = Незавершений хід не міг привести сюди.
editor-garden-marker-early = Маркер першого ходу бере лише той, хто пропустив хід.
editor-garden-marker-missing = Маркер першого ходу бере той, хто пропустив хід першим.
editor-garden-marker-owner = Гравець { $number } має маркер першого ходу, тож мав пропустити хід.
`;export{e as default};