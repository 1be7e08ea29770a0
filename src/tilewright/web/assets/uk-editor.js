var e=`# Редактор позицій. $field і $choice — слова програми, $piece — назва фішки, $place — назва місця,
# $count — кількість.

editor-title = Редактор позицій
editor-palette = Фішки
editor-group = { $group ->
    [0] Плитки
   *[1] Розширення
}
editor-remove = Прибирати фішки
editor-item = { $piece }, { $count } ({ $place })
editor-table = Стіл
editor-hint = Виберіть фішку й натискайте місця або перетягуйте фішки. Права кнопка чи Delete прибирає, цифри вибирають, M переносить.
editor-lifted = Виберіть, куди перенести фішку, або натисніть Escape.
editor-undo = Скасувати
editor-redo = Повернути
editor-new = Нова позиція
editor-empty = Порожній стіл
editor-start = Початок партії
editor-paste = Вставте позицію як текст
editor-load = Завантажити
editor-text-only = Позиції цієї гри можна лише вставляти як текст.
editor-faults = Помилки
editor-sound = Цю позицію можна грати.
editor-over = У цій позиції партію завершено.
editor-solve = Виправити
editor-fault-other = Така позиція неможлива: { $sentence }
editor-analyse = Аналізувати
editor-play = Грати далі
editor-seat = Ваше місце
editor-opponent = Суперники
editor-copy-text = Копіювати текст
editor-copy-link = Копіювати посилання
editor-fields = Партія
editor-field = { $field ->
    [actor] Хід
    [turn] Хід
    [phase] Фаза
    [start] Перший гравець
    [round] Раунд
    [score] Очки
    [passed] Пропуск
    [idle] Раунди без викладених плиток
    [laid] Плитку викладено цього раунду
    [owed] Скільки бонусних плиток узяти
   *[stack] Розширення під верхнім
}
editor-choice = { $choice ->
    [nature] Витягують плитки
    [over] Партію завершено
    [yes] Так
    [no] Ні
    [supply] Поповнюють запас
    [displays] Заповнюють вітрини
    [taking] Беруть плитки
    [placing] Викладають плитки
    [picking] Беруть бонусні плитки
    [keeping] Залишають плитки
    [tiles] Витягують плитки
    [reveal] Відкривають розширення
    [acting] Хід гравця
    [copying] Вибір серед однакових фішок
    [paying] Оплата
   *[discarding] Скидання
}
error-edit-none-left = Більше немає: усі такі фішки вже на столі.
error-edit-full = { $most ->
    [one] Місця немає: тут уже { $most }\xA0фішка.
    [few] Місця немає: тут уже { $most }\xA0фішки.
   *[many] Місця немає: тут уже { $most }\xA0фішок.
}
error-edit-fit = Цю фішку не можна сюди покласти.
error-edit-place = Сюди нічого не можна покласти.
error-edit-empty = Тут нічого прибирати.
error-edit-printed = Цей шестикутник надруковано на розширенні. Приберіть розширення.
error-edit-value = Таке значення неможливе.
error-position-unreadable = Цей текст не є позицією.
`;export{e as default};