# Сторінка у браузері.

# Усюди.
web-skip = До змісту
web-navigation = Сторінки
web-home = Головна
web-play = Грати
web-lobby = Відкриті столи
web-matches = Ваші партії
web-rules = Правила
web-rules-contents = Зміст
web-rules-print = Друкувати
web-settings = Налаштування
web-about = Про сайт
web-menu = Меню
web-close = Закрити
web-no = Ні
web-you = ви
web-guest = Гість
web-sign-in = Увійти
web-try-again = Спробувати ще раз
web-not-affiliated = Вільний проєкт, не створений і не схвалений видавцем настільних ігор. «Azul» є торговельною маркою видавця.
web-game = Гра

# Перша сторінка.
web-front-title = Три гри з плитками, один спокійний стіл.
web-front-lead = Беріть, викладайте й рахуйте очки з друзями, з незнайомцями або з ботом вашого рівня. Без реєстрації.
web-play-now = Грати зараз
web-invite = Запросити друзів
web-front-more = Більше варіантів
web-learn-title = Уперше тут?
web-learn-text = Вивчіть кожну гру за кілька ходів із підказками.
web-learn-progress = Пройдено розділів: { $done } з { $chapters }
web-matches-none = Зараз немає жодної партії.
web-matches-all = Усі ваші партії
web-go = Далі
web-lobby-count = Чекають: { $count }
web-lobby-seats = { $taken } з { $seats } місць
web-lobby-none = Зараз немає відкритих столів.
web-lobby-open = Відкрити стіл
web-join = Приєднатися

# Стіл.
web-loading-table = Стіл накривається.
web-reconnecting = З’єднання відновлюється. Вашу партію збережено.
web-reconnected = З’єднання відновлено.
web-title-turn = Ваш хід
web-round = Раунд { $round }
web-round-of = Раунд { $round } з { $rounds }
web-round-ending = Останній раунд, { $round }
web-round-last = Останній раунд, { $round } з { $rounds }
web-round-over = Завершено
web-watchers = { $count ->
    [one] Дивиться { $count } людина
    [few] Дивляться { $count } людини
   *[many] Дивляться { $count } людей
}
web-standing = Рахунок
web-score = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
web-time-left = Лишилося часу:
web-seat-open = Вільне місце
web-seat-unnamed = Хтось
web-seat-bot = бот
web-seat-waiting = чекає
web-seat-your-turn = ваш хід
web-seat-to-act = має ходити
web-seat-choosing = вибирає
web-seat-thinking = думає
web-seat-away = немає на місці, { $time }
web-seat-handed-over = далі грає бот
web-seat-out = { $reason ->
    [forfeited] час вийшов
   *[resigned] здача
}
web-seat-place = місце { $place }
web-log = Ходи
web-log-moves = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
   *[many] { $count } кроків
}
web-log-empty = Ще нічого не сталося.
web-notation = Введіть хід
web-notation-choose = Вибрати
web-notation-unknown = Такий хід тут неможливий.
web-choices = Варіанти
web-ask-named = { $name }: { $question }
web-ask-source = Які плитки берете?
web-ask-line = На який рівень складу?
web-ask-place = На яке місце?
web-ask-hand = Яка плитка?
web-ask-pay = Як платите?
web-sending = Надсилається …
web-turn-of = Ходить { $name }
web-turn-of-detail = Можна роздивлятися й планувати.
web-show-again = Показати останній хід
web-undo = Скасувати
web-confirm = Підтвердити
web-help = Довідка
web-help-keys = Клавіатура
web-sound-now = Звук: { $volume ->
    [off] вимкнено
    [quiet] тихо
   *[normal] звичайно
}
web-summary = Підсумок
web-take-back = Повернути мій останній хід
web-take-back-asked = { $name } просить повернути останній хід.
web-take-back-own = Ви попросили повернути свій останній хід.
web-take-back-reveals = Відтоді витягнуто плитки: їх витягнуть заново.
web-take-back-agreed = Усі згодні: останній хід повернуто.
web-take-back-refused = Вам відмовили в поверненні ходу.
web-agree = Погодитися
web-refuse = Відмовити
web-handed-over = За вас грає бот.
web-come-back = Грати самостійно
web-hand-over = Хай далі грає бот
web-hand-over-ask = Хай далі замість { $name } грає бот?
web-describe = Описати позицію
web-resign = Здатися
web-resign-ask = Здатися в цій партії?

# Довідка.
web-help-play = Виберіть, що взяти, а потім куди покласти. Перед підтвердженням видно, що станеться.
web-key-tab = від ділянки до ділянки
web-key-arrows = усередині ділянки
web-key-enter = вибрати; пробіл робить те саме
web-key-escape = крок назад
web-key-undo = скасувати
web-key-offer = до того, що можна взяти
web-key-board = до вашого планшета
web-key-tray = до кнопок вибору
web-key-describe = описати позицію
web-key-notation = ввести хід
web-key-sound = звук
web-key-help = ця довідка

# Очікування інших.
web-waiting-title = Чекаємо на гравців
web-waiting-text = Партія почнеться, коли всі місця зайнято.
web-sit = Сісти за стіл
web-start-bots = Почати зараз, вільні місця займуть боти
web-leave = Піти
web-invite-title = Запрошення
web-invite-text = Хто відкриє це посилання, може сісти за стіл.
web-invite-link = Посилання запрошення
web-invite-qr = Посилання як QR-код
web-copy = Копіювати посилання
web-copied = Скопійовано
web-share = Поділитися

# Кінець.
web-result-cancelled = Партію скасовано.
web-result-you = Ви перемогли!
web-result-you-by = Ви перемогли, перевага { $points }!
web-result-name = Перемога: { $name }
web-result-name-by = Перемога: { $name }, перевага { $points }
web-result-shared = Перемогу ділять { $names }
web-summary-place = { $place }. { $name }: { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
   *[many] { $points } очок.
}
web-summary-source = Очки за
web-summary-course = Хід рахунку
web-summary-total = Разом
web-source = { $source ->
    [start] На початку
    [tiles] Викладені плитки
    [rows] Повні горизонталі
    [columns] Повні вертикалі
    [colours] Повні кольори
    [stars] Повні зірки
    [costs] Закриті вартості
    [wheel] Обертовий диск
    [groups] Групи
    [jokers] Залишок джокерів
    [expansions] Куплені розширення
    [penalties] Втрати
   *[other] { $source }
}
web-winner = перемога
web-look = Оглянути стіл
web-review = Перегляд
web-rematch = Реванш
web-rematch-begun = Реванш уже почався: до столу

# Налаштування.
web-language = Мова
web-language-browser = Як у браузері
web-theme = Тема
web-theme-turn = Світла чи темна
web-theme-name = { $theme ->
    [system] Як у системі
    [light] Світла
   *[dark] Темна
}
web-confirmation = Підтвердження ходу
web-confirmation-name = { $confirmation ->
    [always] Завжди
    [countdown] За 3 секунди
   *[off] Одразу
}
web-speed = Рух
web-speed-name = { $speed ->
    [none] Без руху
    [quick] Швидко
   *[normal] Звичайно
}
web-sound = Звук
web-volume-name = { $volume ->
    [off] Вимкнено
    [quiet] Тихо
   *[normal] Звичайно
}
web-letters = Літери на плитках
web-clocks = Завжди показувати годинник

# Помилки.
web-failure = Не вийшло
web-failure-passing = Щось завадило
error-internal = Щось пішло не так. Вашу партію збережено.
error-network-away = Сервер недоступний.
error-page-unknown = За цією адресою нічого немає.
error-method-unknown = Цього тут зробити не можна.
error-session-none = Ви вже не ввійшли тут, або браузер не зберігає файлів cookie. Увійдіть знову або дозвольте cookie.
error-token-unknown = Цей токен невідомий або вже недійсний.
error-login-wrong = Ім’я та пароль не підходять одне до одного.
error-account-needed = Це можна лише з обліковим записом.
error-account-exists = У вас уже є обліковий запис.
error-account-name-taken = Це ім’я зайнято.
error-origin-foreign = Запит прийшов з іншого сайту.
error-match-unknown = Такої партії немає.
error-program-unknown = У вас немає такої програми.
error-analysis-unknown = Такого аналізу немає.
error-ply-unknown = Партія ще не дійшла так далеко.
error-match-not-waiting = Партія вже почалася.
error-match-not-playing = Ця партія зараз не грається.
error-match-not-over = Це можливо після кінця партії.
error-match-full = Усі місця зайнято.
error-match-not-host = Це може зробити лише господар столу.
error-match-not-seated = У вас немає місця в цій партії.
error-match-invite = Це приватна партія. Потрібне запрошення.
error-match-no-person = Для партії потрібна хоча б одна людина.
error-match-rules = Партію зіграно за правилами, яких ця програма не знає.
error-seat-unknown = Такого місця немає.
error-seat-taken = Місце зайнято, або ви вже маєте місце.
error-seat-not-yours = Зараз ходить інше місце.
error-seat-handed-over = Цей хід за вас закінчує бот.
error-seat-present = Цей гравець тут або відійшов нещодавно.
error-seat-not-person = Це місце не можна передати.
error-seat-out = Це місце вже здалося.
error-ply-stale = Партія тим часом пішла далі.
error-undo-nothing = У цьому ході нема чого скасовувати.
error-turn-complete = Хід завершується раніше, ніж { $action }.
error-takeback-nothing = Ви ще не ходили.
error-takeback-reveal = Відтоді витягнуто плитки, а партія не товариська.
error-takeback-none = Ніхто не просить повернути хід.
error-takeback-own = Ця відповідь не за вами.
error-branch-over = У цьому місці партія вже скінчилася.
error-branch-playing = Інші ще грають цю партію.
error-branch-seats = Кількість місць не підходить.
error-chat-off = Вільний текст тут неможливий, або не всі на нього погодилися.
error-chat-phrase = Такої фрази немає.
error-chat-empty = Нема чого сказати.
error-limit-rate = Забагато запитів. Зачекайте трохи.
error-limit-connections = Забагато відкритих сторінок з однієї адреси.
error-limit-matches = У вас забагато незакінчених партій.
error-limit-programs = У вас досить програм.
error-limit-analyses = Зачекайте, доки закінчаться інші ваші аналізи.
error-limit-size = Це завелике.
error-limit-busy = Сервер зараз переповнений. Спробуйте пізніше.
error-name-unprintable = У цьому імені є знаки, які не можна показати.
error-request-malformed = Сервер не зрозумів запиту.
error-message-malformed = Сервер не зрозумів повідомлення.
error-message-size = Повідомлення задовге.
error-match-moved = Стіл переїжджає. З’єднуємося знову.
error-store-away = Сервер зараз не може зберігати. Спробуйте невдовзі.

# Нова партія.
web-new-title = Нова партія
web-new-side = Бік
web-new-seats = Місця
web-new-players = Гравці
web-new-who = Хто сидить на місці { $seat }
web-new-level = Рівень бота на місці { $seat }
web-new-name = Ім’я на місці { $seat }
web-new-kind = { $kind ->
    [me] Я
    [bot] Бот
    [open] Друг у мережі
   *[hot-seat] Хтось за цим пристроєм
}
web-new-clock = Годинник
web-new-casual = Товариська: ходи можна повертати
web-new-public = Може приєднатися будь-хто
web-new-talk = Дозволити вільний текст у чаті, якщо всі згодні
web-new-open = Відкрити стіл
web-new-start = Почати
web-casual = { $casual ->
    [true] товариська
   *[false] серйозна
}
web-clock-none = Без годинника
web-clock-turn = { $time } на хід
web-clock-fischer = { $time } і ще { $seconds } с за кожен хід
web-span-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
   *[many] { $count } секунд
}
web-span-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[many] { $count } хвилин
}
web-span-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[many] { $count } днів
}

# Списки партій.
web-matches-going = Тривають
web-matches-over = Закінчені
web-matches-empty = Ви ще не грали.
web-more = Більше
web-table = Стіл

# Перегляд і аналіз.
web-replay = Перегляд
web-replay-start = Початок.
web-replay-ply = Крок { $ply } з { $plies }
web-replay-first = На початок
web-replay-back = Крок назад
web-replay-on = Крок уперед
web-replay-last = У кінець
web-replay-run = Відтворити
web-replay-stop = Зупинити
web-replay-branch = Грати звідси
web-branch = А якби: інше продовження партії після кроку { $ply }.
web-branch-back = Назад до перегляду
web-branch-short = а якби
web-analysis = Аналіз
web-analysis-text = Бот може впорядкувати дії цієї позиції або переглянути всю партію.
web-analysis-position = Ця позиція
web-analysis-match = Уся партія
web-analysis-going = Обмірковується …
web-analysis-ranked = Найкращі дії: { $name }
web-analysis-played = зіграно

# Правила й уроки.

# Розмова.
web-talk = Чат
web-talk-none = Ще нічого не сказано.
web-talk-text = Текст
web-talk-send = Надіслати
web-talk-agree = Погоджуюся на вільний текст
web-talk-withdraw = Відкликаю згоду на вільний текст
web-talk-agree-text = Вільний текст тут можливий, щойно погодяться всі гравці.
web-said = { $name }: { $text }
web-phrase = { $phrase ->
    [hello] Вітаю!
    [good-luck] Успіхів!
    [have-fun] Приємної гри!
    [nice-move] Гарний хід!
    [oops] Ой!
    [thinking] Хвилинку, думаю.
    [take-your-time] Не поспішайте.
    [your-turn] Ваш хід.
    [back-soon] Скоро повернуся.
    [back-again] Я знову тут.
    [thanks] Дякую!
    [sorry] Перепрошую!
    [well-played] Чудова гра!
    [again] Ще раз?
   *[goodbye] До побачення!
}

# Обліковий запис.
web-account = Обліковий запис
web-account-text = Грати можна й без облікового запису. З ним ваші партії є на кожному пристрої.
web-account-way = Що ви хочете зробити?
web-account-ways = { $way ->
    [login] Увійти
   *[new] Створити обліковий запис
}
web-account-name = Ім’я
web-account-password = Пароль
web-account-eight = Щонайменше 8 знаків
web-account-guest = Ваше ім’я як гостя
web-account-hello = Ви ввійшли як { $name }.
web-account-out = Вийти
web-account-export = Завантажити мої дані
web-account-old = Старий пароль
web-account-new = Новий пароль
web-account-change = Змінити пароль
web-account-changed = Пароль змінено.
web-account-delete = Видалити обліковий запис
web-account-delete-text = Ім’я, пароль і програми забуваються одразу. Закінчені партії лишаються без вашого імені.
web-account-sure = Так, видалити

# Про сайт, і коли чогось немає.
web-about-what = Tilewright — місце, де грають в Азул, Літній палац і Сад королеви: з друзями, з незнайомцями та з ботами шести рівнів.
web-about-free = Це вільна програма за ліцензією Apache. Кожен може мати власний сервер.
web-about-kept = Від гостей зберігається лише ім’я, від облікових записів ще й хеш пароля, а також ходи ваших партій. Ніхто не стежить за вами.
web-about-fonts = Шрифти: Alegreya і Commissioner, ліцензія SIL Open Font License.
web-not-found = Тут нічого немає
web-offline = Немає з’єднання. Сторінка запрацює, щойно сервер стане доступним.
