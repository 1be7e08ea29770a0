var e=`# Задачі. $turns — зі скількох ходів складається розв’язок, $turn — котрий із них наступний.
puzzles-title = Задачі
puzzles-lead = Знайдіть найкращий хід у позиціях із партій ботів.
puzzles-of = Задачі: { web-game-name }
puzzles-one = Задача
puzzles-daily = Задача дня
puzzles-days = { $days ->
    [0] Щодня нова.
    [one] { $days } день поспіль
    [few] { $days } дні поспіль
   *[many] { $days } днів поспіль
}
puzzles-solve = Розв’язати
puzzles-again = Розв’язано
puzzles-train = Більше задач
puzzles-count = { $count ->
    [one] { $count }\xA0задача, дібрана до вашого рейтингу.
    [few] { $count }\xA0задачі, дібрані до вашого рейтингу.
   *[many] { $count }\xA0задач, дібраних до вашого рейтингу.
}
puzzles-record = Розв’язано з першої спроби: { $solved } з { $tried }. Найдовша серія: { $best }. Ваш рейтинг: { $rating }.
puzzles-solved-count = Розв’язано: { $solved }. Рейтинг: { $rating }.
puzzles-themes = Теми
puzzles-theme-count = { puzzles-theme } ({ $count })
puzzles-theme = { $theme ->
    [cost] Числа полів
    [colour] Набір кольору
    [column] Гонитва за стовпцем
    [denial] Перехоплення
    [endgame] Останній раунд
    [expansion] Розширення
    [floor] Лінія підлоги
    [group] Групи
    [harvest] Великий улов
    [keep] Пас
    [long] Кілька ходів
    [marker] Перший гравець
    [payment] Оплата
    [row] Повний ряд
    [sacrifice] Жертва
    [star] Зірка
    [structure] Споруди
    [wheel] Колесо
    [wild] Джокери
   *[other] { $theme }
}
puzzles-other-games = Інші ігри
puzzles-all = Усі задачі
puzzles-rating = Складність { $rating }
puzzles-round = Раунд { $round }
puzzles-prompt = { $turns ->
    [1] Ваш хід. Знайдіть найкращий.
   *[other] Ваш хід. Знайдіть найкращий: { $turn } з { $turns }.
}
puzzles-go-on = Правильно! Знайдіть наступний хід.
puzzles-almost = Початок добрий, але завершити хід можна краще.
puzzles-wrong = Це не найкращий хід. Спробуйте ще раз.
puzzles-solved = Розв’язано!
puzzles-done = Ось розв’язок.
puzzles-show = Показати розв’язок
puzzles-next = Наступна задача
puzzles-analyse = Аналізувати
puzzles-yours = Ваш рейтинг: { $rating }. Розв’язано поспіль: { $run }.
`;export{e as default};