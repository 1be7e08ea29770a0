var e=`# Що роблять ходи в «Літньому палаці».

pavilion-study-hand = { $wilds ->
    [0] { $who ->
        [you] У вас тоді { $tiles }.
       *[other] { $name } тоді має { FORM($tiles, "accusative") }.
    }
   *[other] { $who ->
        [you] У вас тоді { $tiles }, а джокерів — { $wilds } (колір: { pavilion-colour.wild }).
       *[other] { $name } тоді має { FORM($tiles, "accusative") }, а джокерів — { $wilds } (колір: { pavilion-colour.wild }).
    }
}
pavilion-study-wild = { $who ->
    [you] У вас тоді { $tiles }: у цьому раунді це джокери.
   *[other] { $name } тоді має { FORM($tiles, "accusative") }: у цьому раунді це джокери.
}
pavilion-study-token = { $points ->
    [0] Хід бере маркер першого ходу без втрат.
   *[other] Хід бере маркер першого ходу: −{ $points }.
}
pavilion-study-star = Тоді заповнена { $star }: +{ $points }\xA0наприкінці партії.
pavilion-study-cost = Тоді закрито всі ромби вартістю { $cost }: +{ $points }\xA0наприкінці партії.
pavilion-study-run = { $run ->
    [1] Плитка без сусідніх ({ $star }): +{ $points }.
   *[other] Поспіль { $run } ({ $star }): +{ $points }.
}
pavilion-study-built = Хід оточує { FORM($structures, "accusative") }: { $tiles } із запасу.
pavilion-study-lost = { $count ->
    [one] Запас замалий: пропадає { $count }\xA0плитка.
    [few] Запас замалий: пропадають { $count }\xA0плитки.
   *[many] Запас замалий: пропадає { $count }\xA0плиток.
}
pavilion-study-keep = { $points ->
    [0] Хід залишає { $keep } з { $count }\xA0плиток.
   *[other] Хід залишає { $keep } з { $count }\xA0плиток: −{ $points }.
}
pavilion-study-discards = { $points ->
    [0] { $count ->
        [one] Скинуто { $count }\xA0плитку без втрат.
        [few] Скинуто { $count }\xA0плитки без втрат.
       *[many] Скинуто { $count }\xA0плиток без втрат.
    }
   *[other] { $count ->
        [one] Скинуто { $count }\xA0плитку: −{ $points }.
        [few] Скинуто { $count }\xA0плитки: −{ $points }.
       *[many] Скинуто { $count }\xA0плиток: −{ $points }.
    }
}
pavilion-study-left = { $count ->
    [one] У залишку { $count }\xA0плитка: −{ $points }.
    [few] У залишку { $count }\xA0плитки: −{ $points }.
   *[many] У залишку { $count }\xA0плиток: −{ $points }.
}
pavilion-study-move = { $list } { $from }
`;export{e as default};