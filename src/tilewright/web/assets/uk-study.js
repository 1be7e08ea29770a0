var e=`# Оцінки й пояснення ходів. Слова ходу стоять у лапках, тож їх не відмінюють; «хід» — це він.

study-points = { $points ->
    [one] { $points }\xA0очко
    [few] { $points }\xA0очки
   *[many] { $points }\xA0очок
}

# Що робить хід в іграх без власних речень.
study-ends = Хід завершує партію.
study-gains = Хід приносить { study-points }.
study-costs = Хід коштує { study-points }.

# Що він забирає в інших і що їм залишає, і що має бути далі.
study-denies = { $who ->
    [you] Хід не дає вам зіграти «{ $move }», а це приблизно { study-points }.
   *[other] Тепер { $name } не зможе зіграти «{ $move }», а це приблизно { study-points }.
}
study-allows = { $who ->
    [you] Тепер ви можете відповісти «{ $move }», а це приблизно { study-points }.
   *[other] Тепер { $name } може відповісти «{ $move }», а це приблизно { study-points }.
}
study-reply = { $points ->
    [0] { $who ->
        [you] Ваша найкраща відповідь — «{ $move }».
       *[other] Найкраще { $name } може відповісти «{ $move }».
    }
   *[other] { $who ->
        [you] Ваша найкраща відповідь — «{ $move }» (+{ $points }).
       *[other] Найкраще { $name } може відповісти «{ $move }» (+{ $points }).
    }
}
study-next = { $points ->
    [0] { $who ->
        [you] Потім ви можете продовжити ходом «{ $move }».
       *[other] Потім { $name } може продовжити ходом «{ $move }».
    }
   *[other] { $who ->
        [you] Потім ви можете продовжити ходом «{ $move }» (+{ $points }).
       *[other] Потім { $name } може продовжити ходом «{ $move }» (+{ $points }).
    }
}
study-round = { $who ->
    [you] Очікувані очки до кінця раунду: ви — { $points }, найсильніший суперник — { $rival }.
   *[other] Очікувані очки до кінця раунду: { $name } — { $points }, найсильніший суперник — { $rival }.
}
study-rest = { $who ->
    [you] Очікувані очки до кінця партії: ви — { $points }, найсильніший суперник — { $rival }.
   *[other] Очікувані очки до кінця партії: { $name } — { $points }, найсильніший суперник — { $rival }.
}
study-turn = { $list }

# Чого він вартий.
study-chance = { $who ->
    [you] Ваші шанси на перемогу після цього — { $chance }\xA0%.
   *[other] { $name } матиме { $chance }\xA0% шансів на перемогу.
}
study-level = { $who ->
    [you] Ваші шанси на перемогу після цього — { $chance }\xA0%; «{ $other }» — майже так само добре.
   *[other] { $name } матиме { $chance }\xA0% шансів на перемогу; «{ $other }» — майже так само добре.
}
study-ahead = { $who ->
    [you] Ваші шанси на перемогу після цього — { $chance }\xA0%; «{ $other }» гірше приблизно на { study-points }.
   *[other] { $name } матиме { $chance }\xA0% шансів на перемогу; «{ $other }» гірше приблизно на { study-points }.
}
study-loses = { $who ->
    [you] Хід втрачає приблизно { study-points }: ваші шанси на перемогу — { $chance }\xA0% замість { $before }\xA0%. Краще — «{ $best }».
   *[other] Хід втрачає приблизно { study-points }: { $name } має { $chance }\xA0% шансів на перемогу замість { $before }\xA0%. Краще — «{ $best }».
}
study-loses-points = { $who ->
    [you] Хід втрачає приблизно { study-points }, але ваші шанси на перемогу лишаються { $chance }\xA0%. Краще — «{ $best }».
   *[other] Хід втрачає приблизно { study-points }, але { $name } зберігає { $chance }\xA0% шансів на перемогу. Краще — «{ $best }».
}
study-loses-chance = { $who ->
    [you] Ваші шанси на перемогу — { $chance }\xA0% замість { $before }\xA0%. Краще — «{ $best }».
   *[other] { $name } має { $chance }\xA0% шансів на перемогу замість { $before }\xA0%. Краще — «{ $best }».
}
study-equal = { $who ->
    [you] Це майже так само добре, як «{ $best }»: ваші шанси на перемогу — { $chance }\xA0%.
   *[other] Це майже так само добре, як «{ $best }»: { $name } має { $chance }\xA0% шансів на перемогу.
}

# Оцінки.
study-grade = { $grade ->
    [best] Найкращий хід
    [good] Добрий хід
    [inaccuracy] Неточність
    [mistake] Помилка
   *[blunder] Груба помилка
}
study-accuracy = { $who ->
    [you] Ваші ходи: найкращі — { $best }, добрі — { $good }, неточності — { $inaccuracy }, помилки — { $mistake }, грубі помилки — { $blunder }.
   *[other] { $name }: найкращі ходи — { $best }, добрі — { $good }, неточності — { $inaccuracy }, помилки — { $mistake }, грубі помилки — { $blunder }.
}

# Підказки за столом.
study-hint-look = Погляньте сюди: { $place }
study-hint-move = Добрий хід: «{ $move }».
study-hint-more = { $step ->
    [1] Показати хід
   *[2] Чому?
}
`;export{e as default};