var e=`# Що розповідає аналіз. Імена стоять у називному відмінку.

analysis-over = Партію завершено.
analysis-nature = Зараз витягатимуть плитки. Очікуваний результат до роздачі:
analysis-expected = { $name }: шанси на перемогу — { $chance }\xA0%, різниця в очках — { $margin }.
analysis-played = { $name } грає { $played } ({ $played-words }), шанси на перемогу — { $after }\xA0%. Краще було б { $best } ({ $best-words }): { $before }\xA0%.
analysis-played-best = { $name } грає { $played } ({ $played-words }) — найкращий зі знайдених ходів.
analysis-why-best = Чому «{ $move }»: { $text }
analysis-why-played = Що дає «{ $move }»: { $text }
analysis-turning = { $number }. { $text }
analysis-turning-action = { $who ->
    [you] Раунд { $round }, крок { $ply }: ви обираєте «{ $played-words }», шанси на перемогу — { $after }\xA0%. Краще було б «{ $best-words }»: { $before }\xA0%.
   *[other] Раунд { $round }, крок { $ply }: { $name } обирає «{ $played-words }», шанси на перемогу — { $after }\xA0%. Краще було б «{ $best-words }»: { $before }\xA0%.
}
analysis-turning-deal = { $change ->
    [rise] { $who ->
        [you] Раунд { $round }, крок { $ply }: вдала роздача. Ваші шанси на перемогу зросли: { $after }\xA0% замість { $before }\xA0%.
       *[other] Раунд { $round }, крок { $ply }: вдала роздача. { $name } має вищі шанси на перемогу: { $after }\xA0% замість { $before }\xA0%.
    }
   *[fall] { $who ->
        [you] Раунд { $round }, крок { $ply }: невдала роздача. Ваші шанси на перемогу зменшилися: { $after }\xA0% замість { $before }\xA0%.
       *[other] Раунд { $round }, крок { $ply }: невдала роздача. { $name } має нижчі шанси на перемогу: { $after }\xA0% замість { $before }\xA0%.
    }
}
analysis-turning-none = Жоден хід і жодна роздача не змінили шансів на перемогу на { $least }\xA0% чи більше.
analysis-account = { $who ->
    [you] { $decisions ->
        [one] Ви знайшли найкращий хід у { $best } з { $decisions }\xA0рішення. Очікувана втрата очок: { $points }.
        [few] Ви знайшли найкращий хід у { $best } з { $decisions }\xA0рішень. Очікувана втрата очок: { $points }.
       *[many] Ви знайшли найкращий хід у { $best } з { $decisions }\xA0рішень. Очікувана втрата очок: { $points }.
    }
   *[other] { $decisions ->
        [one] { $name }: найкращий хід у { $best } з { $decisions }\xA0рішення. Очікувана втрата очок: { $points }.
        [few] { $name }: найкращий хід у { $best } з { $decisions }\xA0рішень. Очікувана втрата очок: { $points }.
       *[many] { $name }: найкращий хід у { $best } з { $decisions }\xA0рішень. Очікувана втрата очок: { $points }.
    }
}
analysis-undecided = { $who ->
    [you] У вас не було рішень.
   *[other] У гравця { $name } не було рішень.
}
analysis-partial = Перервано: проаналізовано позицій — { $done } з { $total }.

# Заголовки таблиць; останнє — клітинка таблиці, яку розповідають реченнями.
analysis-title-position = { $ply ->
    [0] Початкова позиція
   *[other] Позиція після кроку { $ply }
}
analysis-title-record = Шанси на перемогу після кожного кроку
analysis-title-turning = Переломні моменти
analysis-head-ply = Крок
analysis-head-who = Гравець
analysis-head-action = Хід
analysis-head-best = Найкращий
analysis-head-loss = Втрата
analysis-head-grade = Оцінка
analysis-head-meaning = Значення
analysis-head-line = Продовження
analysis-deal = роздача
analysis-chance = { $chance }\xA0%
analysis-chance-swing = { $chance }\xA0% ({ $swing })
analysis-chance-margin = { $chance }\xA0% ({ $margin })
analysis-cell = { $heading }: { $text }.

# Малюнок.
analysis-plot-title = { $title }: шанси на перемогу
analysis-plot-description = Шанси кожного гравця на перемогу, кроків: { $plies }. { $turning }
analysis-plot-rounds = Раунд
analysis-plot-chances = Шанси на перемогу
`;export{e as default};