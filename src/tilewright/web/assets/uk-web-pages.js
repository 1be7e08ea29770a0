var e=`# Інші сторінки, крім столу, та діалоги: завантажуються, коли щось із них відкривається.

# Усюди.
web-navigation = Головне меню
web-play = Грати
web-learn = Уроки
web-puzzles = Задачі
web-rules = Правила
web-rules-contents = Зміст
web-rules-print = Друкувати
web-no = Ні
web-sign-in = Увійти
web-not-affiliated = Вільний проєкт, не пов’язаний із видавцем настільних ігор і не схвалений ним. «Azul» — торговельна марка видавця.
web-game = Гра

# Перша сторінка.
web-front-title = Три гри з плитками, один спокійний стіл.
web-front-lead = Беріть плитки, викладайте їх і здобувайте очки — з друзями, з незнайомцями або проти бота вашого рівня. Без реєстрації.
web-play-now = Грати зараз
web-invite = Запросити друзів
web-front-more = Більше варіантів
web-learn-title = Уперше тут?
web-learn-text = Опануйте кожну гру крок за кроком на коротких уроках.
web-learn-progress = Пройдено розділів: { $done } з\xA0{ $chapters }
web-puzzles-title = Знайдіть найкращий хід
web-puzzles-text = Щодня нова задача — і ще багато інших.
web-matches-none = Немає розпочатих партій.
web-matches-all = Усі партії
web-go = Продовжити
web-lobby-count = Чекають: { $count }
web-lobby-seats = Гравців: { $taken } з { $seats }
web-lobby-none = Зараз немає відкритих столів.
web-lobby-open = Відкрити стіл
web-live = Партії для перегляду
web-live-none = Зараз немає публічних партій.
web-watch = Дивитися
web-matches-turn = Ваш хід
web-matches-waiting = Чекаємо на гравців
web-matches-unplayed = Ще без ваших ходів ({ $count })
web-join = Приєднатися

# Стіл.
web-help-keys = Клавіатура
web-take-back = Повернути хід
web-hand-over-ask = Передати ботові місце гравця { $name }?
web-describe = Описати позицію
web-resign = Здатися
web-resign-ask = Справді здати цю партію?

# Довідка.
web-help-play = Оберіть, що взяти, а потім — куди покласти. Перш ніж підтвердити, ви бачите, що станеться.
web-key-tab = до наступної області
web-key-arrows = у межах області
web-key-arrows-all = також до того, що обрати не можна; Enter пояснить чому
web-key-enter = обрати (або пробіл)
web-key-escape = на крок назад
web-key-undo = скасувати
web-key-last = показати ходи після вашого
web-key-hint = підказка: куди дивитися, хід, чому
web-key-offer = до плиток, які можна взяти
web-key-board = до вашого планшета
web-key-tray = до кнопок вибору
web-key-describe = описати позицію
web-key-notation = ввести хід
web-key-sound = змінити гучність
web-key-help = показати цю довідку

# Очікування інших.
web-waiting-title = Чекаємо на гравців
web-waiting-text = Партія почнеться, коли всі місця буде зайнято.
web-sit = Сісти за стіл
web-name-ask = Як до вас звертатися?
web-name-hint = Ми запитаємо лише раз.
web-name-as = Ваше ім’я в грі: { $name }.
web-name-change = Змінити ім’я
web-start-bots = Почати з ботами
web-leave = Вийти
web-invite-title = Запросіть друзів
web-invite-text = Сісти за стіл може кожен, хто має це посилання.
web-invite-link = Посилання-запрошення
web-invite-qr = Посилання-запрошення як QR-код
web-copy = Копіювати посилання
web-copied = Скопійовано
web-share = Поділитися

# Кінець.
web-summary-source = Звідки очки
web-summary-course = Динаміка рахунку
web-summary-total = Разом
web-source = { $source ->
    [start] Початкові очки
    [tiles] Викладені плитки
    [rows] Заповнені горизонталі
    [columns] Заповнені вертикалі
    [colours] Зібрані кольори
    [stars] Заповнені зірки
    [costs] Ромби вартістю 1–4
    [wheel] Обертовий диск
    [groups] Групи
    [jokers] Залишок джокерів
    [expansions] Куплені розширення
    [penalties] Штрафи
   *[other] { $source }
}
web-winner = переможець
web-look = Переглянути стіл
web-review = Повтор партії
web-download-record = Завантажити запис партії
web-rematch = Реванш
web-rematch-begun = Реванш почався: перейти до столу

# Налаштування.
web-language = Мова
web-language-browser = Мова браузера
web-theme = Тема
web-theme-turn = Світла або темна тема
web-theme-name = { $theme ->
    [system] Як у системі
    [light] Світла
   *[dark] Темна
}
web-confirmation = Підтвердження ходів
web-confirmation-name = { $confirmation ->
    [always] Запитувати завжди
    [countdown] Автоматично за 3\xA0секунди
   *[off] Не запитувати
}
web-speed = Темп ходів
web-speed-name = { $speed ->
    [slow] Повільний
   *[normal] Звичайний
    [quick] Швидкий
    [instant] Миттєвий
}
web-sound = Звук
web-volume-name = { $volume ->
    [off] Вимкнено
    [quiet] Тихий
   *[normal] Звичайний
}
web-letters = Показувати літери на плитках
web-clocks = Завжди показувати годинник

# Помилки.
error-page-unknown = За цією адресою немає сторінки. Перевірте посилання.
error-token-unknown = Токен недійсний або відкликаний. Створіть новий.
error-login-wrong = Неправильне ім’я або пароль.
error-account-needed = Для цього потрібен обліковий запис. Увійдіть або створіть його.
error-account-exists = У вас уже є обліковий запис.
error-account-name-taken = Це ім’я зайняте. Оберіть інше.
error-program-unknown = У вас немає такої програми.
error-analysis-unknown = Такого аналізу не існує. Запустіть новий.
error-ply-unknown = Партія не така довга. Оберіть попередній крок.
error-match-not-over = Доступно після завершення партії.
error-match-not-host = Це може зробити лише господар столу.
error-match-no-person = Для партії потрібна хоча б одна людина. Відведіть їй місце.
error-match-position = Партія, що починається з позиції, завжди приватна й товариська.
error-seat-present = Цей гравець ще тут або щойно вийшов. Зачекайте ще трохи.
error-seat-not-person = Це місце не можна передати ботові.
error-seat-bot = Тут місце можна передати лише боту, визначеному для цього стола.
error-branch-over = Тут партію вже завершено. Оберіть попередній крок.
error-branch-playing = Інші ще грають цю партію. Спробуйте, коли вона завершиться.
error-branch-seats = Кількість місць не збігається.
error-chat-off = Вільний текст вимкнено, або не всі його дозволили.
error-chat-phrase = Ця фраза недоступна.
error-chat-empty = Повідомлення порожнє. Спершу напишіть щось.
error-limit-matches = У вас забагато незавершених партій. Спершу завершіть або залиште одну.
error-limit-programs = Досягнуто ліміту програм. Спершу видаліть одну.
error-limit-analyses = Інші ваші аналізи ще тривають. Спробуйте, коли вони завершаться.
error-name-unprintable = В імені є символи, які не можна показати. Приберіть їх.
error-name-mixed = В одному слові цього імені змішано літери різних абеток. Пишіть однією абеткою.
error-name-reserved = Це ім’я зарезервовано. Оберіть інше.
error-name-confusable = Це ім’я схоже на { $name }, а такий обліковий запис уже є. Оберіть інше.

# Нова партія.
web-new-side = Бік планшетів
web-new-seats = Кількість гравців
web-new-players = Гравці
web-new-who = Місце { $seat }: хто грає
web-new-level = Місце { $seat }: рівень бота
web-new-name = Місце { $seat }: ім’я
web-new-kind = { $kind ->
    [me] Ви
    [bot] Бот
    [open] Друг у мережі
   *[hot-seat] Гравець за цим пристроєм
}
web-new-clock = Годинник
web-new-casual = Товариська: ходи можна повертати
web-new-public = Може приєднатися будь-хто
web-new-talk = Дозволити вільний текст у чаті, якщо всі згодні
web-new-open = Відкрити стіл
web-new-start = Почати партію
web-casual = { $casual ->
    [true] товариська
   *[false] серйозна
}
web-clock-none = Без годинника
web-clock-turn = { $time } на хід
web-clock-fischer = { $time } + { $seconds }\xA0с за хід
web-span-seconds = { $count ->
    [one] { $count }\xA0секунда
    [few] { $count }\xA0секунди
   *[many] { $count }\xA0секунд
}
web-span-minutes = { $count ->
    [one] { $count }\xA0хвилина
    [few] { $count }\xA0хвилини
   *[many] { $count }\xA0хвилин
}
web-span-days = { $count ->
    [one] { $count }\xA0день
    [few] { $count }\xA0дні
   *[many] { $count }\xA0днів
}

# Списки партій.
web-matches-going = Тривають
web-matches-over = Завершені
web-matches-empty = Ви ще не зіграли жодної партії.
web-more = Показати ще

# Перегляд і аналіз.
web-replay-start = Початок партії.
web-replay-ply = { $ply ->
    [0] Початок партії
   *[other] Крок { $ply } з { $plies }
}
web-replay-first = На початок
web-replay-back = Попередній крок
web-replay-on = Наступний крок
web-replay-last = У кінець
web-replay-run = Відтворити
web-replay-stop = Пауза
web-replay-branch = Грати звідси
web-edit-position = Редагувати позицію
web-branch-short = а якби
web-analysis = Аналіз
web-analysis-text = Бот оцінить ходи в цій позиції або проаналізує всю партію.
web-analysis-position = Аналізувати позицію
web-analysis-match = Аналізувати партію
web-analysis-going = Аналізуємо…
web-analysis-ranked = { $who ->
    [you] Ваші найкращі ходи
   *[other] Найкращі ходи: { $name }
}
web-analysis-played = зіграно

# Розмова.
web-talk-none = Повідомлень ще немає.
web-talk-text = Повідомлення
web-talk-send = Надіслати
web-talk-agree = Дозволити вільний текст
web-talk-withdraw = Заборонити вільний текст
web-talk-agree-text = Власні повідомлення можна писати, щойно вільний текст дозволять усі гравці.

# Про сайт, і коли чогось немає.
web-about-what = На Tilewright можна грати в «Азул», «Літній палац» і «Сад королеви» з друзями, з незнайомцями та проти ботів шести рівнів.
web-about-free = Tilewright — вільна програма за ліцензією Apache License 2.0. Кожен може запустити власний сервер.
web-about-kept = Для гостей ми зберігаємо лише ім’я, для облікових записів — ще й хеш пароля та, якщо ви її вказали, адресу електронної пошти, а також ходи ваших партій. Ми не відстежуємо вас.
web-about-fonts = Шрифти: Alegreya і Commissioner, ліцензія SIL Open Font License.
web-about-licences = Ліцензії шрифтів і використаних пакетів
web-not-found = Сторінку не знайдено

# Підрахунок. $points має знак; $first–$fourth створює web-round-share.
web-round-again = Показати ще раз
`;export{e as default};