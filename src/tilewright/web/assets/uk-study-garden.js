var e=`# Що роблять ходи в «Саду королеви».

garden-study-group = Хід утворює { FORM($kind, "group") } ({ garden-hexagon.counted }): +{ $points }\xA0наприкінці партії.
garden-study-wheel = Диск цього раунду дає за це +{ $points }.
garden-study-surrounds = Хід оточує { FORM($list, "accusative") }: +{ $jokers }.
garden-study-no-room = { $count ->
    [one] Для { $count }\xA0джокера немає місця.
    [few] Для { $count }\xA0джокерів немає місця.
   *[many] Для { $count }\xA0джокерів немає місця.
}
garden-study-pays = { $count ->
    [one] За це треба віддати { $count }\xA0елемент зі сховища.
    [few] За це треба віддати { $count }\xA0елементи зі сховища.
   *[many] За це треба віддати { $count }\xA0елементів зі сховища.
}
garden-study-buys = Хід купує розширення долілиць: −{ $points }.
garden-study-tiles = { $count ->
    [one] Хід бере { $count }\xA0плитку.
    [few] Хід бере { $count }\xA0плитки.
   *[many] Хід бере { $count }\xA0плиток.
}
garden-study-expansions = { $count ->
    [one] Хід бере { $count }\xA0розширення.
    [few] Хід бере { $count }\xA0розширення.
   *[many] Хід бере { $count }\xA0розширень.
}
garden-study-discards = { $points ->
    [0] Скинуте нічого не коштує.
   *[other] Скинуте коштує { study-points }.
}
garden-study-marker = { $points ->
    [0] За перший пропуск дістається маркер першого ходу, без втрат.
   *[other] За перший пропуск дістається маркер першого ходу: −{ $points }.
}
garden-study-left = Залишок у сховищі: −{ $points }\xA0наприкінці партії.
garden-study-matching = Тоді у сховищі різних елементів з однаковою ознакою ({ $kind }) — { $count }.
`;export{e as default};