# Що роблять ходи в «Саду королеви».

garden-study-group = Хід утворює { FORM($kind, "group") } ({ garden-hexagon.counted }): +{ $points } наприкінці партії.
garden-study-wheel = Диск цього раунду дає за це +{ $points }.
garden-study-surrounds = Хід оточує { FORM($list, "accusative") }: +{ $jokers }.
garden-study-no-room = { $count ->
    [one] Для { $count } джокера немає місця.
    [few] Для { $count } джокерів немає місця.
   *[many] Для { $count } джокерів немає місця.
}
garden-study-pays = { $count ->
    [one] За це треба віддати { $count } елемент зі сховища.
    [few] За це треба віддати { $count } елементи зі сховища.
   *[many] За це треба віддати { $count } елементів зі сховища.
}
garden-study-buys = Хід купує розширення долілиць: −{ $points }.
garden-study-tiles = { $count ->
    [one] Хід бере { $count } плитку.
    [few] Хід бере { $count } плитки.
   *[many] Хід бере { $count } плиток.
}
garden-study-expansions = { $count ->
    [one] Хід бере { $count } розширення.
    [few] Хід бере { $count } розширення.
   *[many] Хід бере { $count } розширень.
}
garden-study-discards = { $points ->
    [0] Скинуте нічого не коштує.
   *[other] Скинуте коштує { study-points }.
}
garden-study-marker = { $points ->
    [0] За перший пропуск дістається маркер першого ходу, без втрат.
   *[other] За перший пропуск дістається маркер першого ходу: −{ $points }.
}
garden-study-left = Залишок у сховищі: −{ $points } наприкінці партії.
garden-study-matching = Тоді у сховищі різних елементів з однаковою ознакою ({ $kind }) — { $count }.
