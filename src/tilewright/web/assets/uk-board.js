var e=`# Дошка аналізу: перегляд партії або позиції з найкращими ходами.
# Значення: $name — гравець, $count — число, $chance — шанс у відсотках, $points — очки.

board-title = Аналіз
board-seat = Гравець { $number }

# Аналіз наживо.
board-live = Аналізувати
board-depth = Глибина { $depth }
board-nodes = Позицій: { $nodes }
board-searching = Триває аналіз…
board-done = Аналіз завершено
board-busy = Сервер зайнятий. Аналіз продовжиться за мить.
board-off = Аналіз вимкнено.
board-best-of = Найкращі ходи: { $name }
board-deal-due = Зараз витягнуть плитки.
board-why = Чому:
board-line = Далі:
board-chance = { $chance }\xA0%
board-outlook = { $name }: шанс на перемогу — { $chance }\xA0%, очікувані очки — { $points }
board-outlooks = Шанс на перемогу та очікувані очки

# Перегляд і дерево ходів.
board-first = Перша позиція
board-back = Назад
board-forward = Вперед
board-last = Остання позиція
board-moves = Ходи
board-start = Початок
board-deal = Роздача
board-variation = Варіант
board-delete = Видалити звідси
board-promote = Зробити головною лінією
board-keys = Стрілки ліворуч і праворуч ведуть уздовж лінії, вгору й вниз — між варіантами.

# Роздачі.
board-draw = Витягнути навмання
board-redraw = Витягнути знову
board-choose = Вибрати плитки
board-drawn = Уже витягнуто
board-drawn-none = Ще нічого
board-next = Наступна плитка
board-ways = { $tile }, залишилося { $count }
board-undo = Прибрати останню плитку
board-rest = Витягнути решту навмання
board-deal-text = Або введіть роздачу

# Текст.
board-text = Імпорт і експорт
board-import-label = Вставте запис або позицію
board-import-open = Відкрити
board-position-text = Позиція
board-record-text = Запис
board-copied = Скопійовано
board-link = Копіювати посилання на позицію
board-download = Завантажити запис

# Що не так із текстом.
board-error-line = Рядок { $line }: { $problem }

# Завершена партія.
board-report = Ваша партія
board-report-make = Аналізувати всю партію
board-report-going = Триває аналіз партії…
board-graph = Шанси на перемогу впродовж партії
board-grades = Ходи за оцінками
board-grade = { $grade ->
    [best] Найкращий
    [good] Добрий
    [inaccuracy] Неточність
    [mistake] Помилка
   *[blunder] Груба помилка
}
board-grade-sign = { $grade ->
    [best] ★
    [good] ✓
    [inaccuracy] ?!
    [mistake] ?
   *[blunder] ??
}
board-lost = Втрачено { $chance }\xA0% шансу на перемогу й очок: { $points }
board-show-move = { $name }: { $grade }

# Робота над помилками.
board-learn = Навчитися на своїх помилках
board-learn-of = Навчитися на помилках: { $name }
board-learn-none = Помилок немає. Чудова гра!
board-learn-ask = Раунд { $round }. Знайдіть кращий хід. Гравець: { $name }.
board-learn-played = У партії { $name } обирає таке:
board-learn-progress = { $number } з { $count }
board-learn-judging = Оцінюємо ваш хід…
board-learn-right = { $grade ->
    [best] Це найкращий хід!
   *[good] Добрий хід.
}
board-learn-wrong = Ще ні: цей хід втрачає { $chance }\xA0% шансу на перемогу й очок: { $points }. Спробуйте ще раз.
board-learn-same = Саме так і було зіграно. Спробуйте інакше.
board-learn-show = Показати розв’язок
board-learn-solution = Найкращий хід:
board-learn-next = Наступна помилка
board-learn-skip = Пропустити
board-learn-done = Ви переглянули всі помилки.
board-learn-end = Назад до дошки
`;export{e as default};