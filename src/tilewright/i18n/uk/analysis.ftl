# Що розповідає аналіз. Імена стоять у називному відмінку.

analysis-over = Гру завершено.
analysis-nature = Зараз діє випадок. Очікування перед роздачею:
analysis-expected = { $name }: { $chance } % на перемогу, { $margin } очка.
analysis-played = { $name } обирає { $played } ({ $played-words }). { $best } ({ $best-words }) зберігає { $before } %, а { $played } — { $after } %.
analysis-played-best = { $name } обирає { $played } ({ $played-words }): це найкращий знайдений хід.
analysis-turning = { $number }. { $text }
analysis-turning-action = Раунд { $round }, крок { $ply }: { $name } обирає «{ $played-words }», шанси на перемогу { $after } %. Краще було б «{ $best-words }»: { $before } %.
analysis-turning-deal = { $change ->
    [rise] Раунд { $round }, запис { $ply }: роздача вдала. { $name } має вищі шанси: { $after } % замість { $before } %.
   *[fall] Раунд { $round }, запис { $ply }: роздача невдала. { $name } має нижчі шанси: { $after } % замість { $before } %.
}
analysis-turning-none = Жоден хід і жодна роздача не змінили шансів на { $least } % чи більше.
analysis-account = { $name }: { $decisions ->
    [one] { $decisions } рішення
    [few] { $decisions } рішення
   *[many] { $decisions } рішень
}, з них найкращих { $best }; в очікуванні втрачено { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
analysis-partial = Перервано: проаналізовано { $done ->
    [one] { $done } позицію
    [few] { $done } позиції
   *[many] { $done } позицій
} із { $total }.

# Заголовки таблиць; останнє — клітинка таблиці, яку розповідають реченнями.
analysis-title-position = Перед записом { $ply }
analysis-title-record = Шанси на перемогу після кожного запису
analysis-title-turning = Переломні моменти
analysis-head-ply = Запис
analysis-head-who = Хто
analysis-head-action = Хід
analysis-head-best = Найкраще
analysis-head-loss = Втрата
analysis-head-meaning = Значення
analysis-head-line = Продовження
analysis-deal = роздача
analysis-chance = { $chance } %
analysis-chance-swing = { $chance } % ({ $swing })
analysis-chance-margin = { $chance } % ({ $margin })
analysis-cell = { $heading }: { $text }.

# Малюнок.
analysis-plot-title = { $title }: шанси на перемогу
analysis-plot-description = Шанси кожного місця на перемогу від запису 0 до запису { $plies }. { $turning }
analysis-plot-rounds = раунд
analysis-plot-chances = шанси на перемогу
