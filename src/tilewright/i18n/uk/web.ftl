# Сторінка у браузері.

# Усюди.
web-skip = Перейти до вмісту
web-navigation = Головне меню
web-home = Головна
web-play = Грати
web-lobby = Відкриті столи
web-matches = Ваші партії
web-learn = Уроки
web-rules = Правила
web-rules-contents = Зміст
web-rules-print = Друкувати
web-settings = Налаштування
web-about = Про сайт
web-menu = Меню
web-close = Закрити
web-no = Ні
web-you = Ви
web-guest = Гість
web-sign-in = Увійти
web-try-again = Спробувати ще раз
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
web-learn-progress = Пройдено розділів: { $done } з { $chapters }
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
web-loading-table = Готуємо стіл…
web-reconnecting = Відновлюємо з’єднання… Вашу партію збережено.
web-reconnected = З’єднання відновлено.
web-title-turn = Ваш хід
web-round = Раунд { $round }
web-round-of = Раунд { $round } з { $rounds }
web-round-ending = Останній раунд: { $round }
web-round-last = Останній раунд: { $round } з { $rounds }
web-round-over = Завершено
web-watchers = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
   *[many] { $count } глядачів
}
web-standing = Рахунок
web-score = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
web-forecast = цей раунд
web-time-left = Лишилося часу:
web-seat-open = Вільне місце
web-seat-unnamed = Гравець без імені
web-seat-bot = бот
web-seat-waiting = чекає
web-seat-your-turn = ваш хід
web-seat-to-act = зараз ходить
web-seat-choosing = обирає
web-seat-thinking = думає
web-seat-away = відсутність: { $time }
web-seat-handed-over = далі грає бот
web-seat-out = { $reason ->
    [forfeited] час вийшов
   *[resigned] партію здано
}
web-seat-place = { $place ->
    [1] 1-ше місце
    [2] 2-ге місце
    [3] 3-тє місце
   *[other] { $place }-те місце
}
web-log = Журнал партії
web-log-moves = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
}
web-log-empty = Ходів ще не було.
web-log-now = Раунд { $round }, хід { $move }
web-log-pass = пропуск
web-log-discarded = скинуто { $count }
web-notation = Ввести хід
web-notation-choose = Обрати
web-notation-unknown = Тут такий хід неможливий. Як вводити ходи, пояснює довідка.
web-choices = Варіанти
web-ask-source = Які плитки берете?
web-ask-line = На який рівень складу чи на підлогу?
web-ask-place = Куди покласти?
web-ask-hand = Яку плитку?
web-ask-pay = Чим заплатите?
web-why-not-now = Зараз це обрати не можна.
web-why-empty = Тут нічого не лишилося.
web-why-watching = Ви лише спостерігаєте за цією партією.
web-why-other-board = Це планшет гравця { $name }.
web-sending = Надсилаємо…
web-turn-of = Хід гравця { $name }
web-turn-of-detail = Можна роздивитися стіл і спланувати хід.
web-show-again = Показати останні ходи
web-undo = Скасувати
web-confirm = Підтвердити
web-back = Назад
web-pass = Пас
web-pass-ask = Пас? У цьому раунді ви більше не ходитимете.
web-with-effect = { $choice }, { $effect }
web-help = Довідка
web-help-keys = Клавіатура
web-sound-now = { $volume ->
    [off] Звук: вимкнено
    [quiet] Звук: тихий
   *[normal] Звук: звичайний
}
web-summary = Показати підсумок
web-take-back = Повернути хід
web-take-back-asked = { $name } просить повернути свій останній хід.
web-take-back-own = Ви попросили повернути свій останній хід.
web-take-back-reveals = Плитки, витягнуті відтоді, буде витягнуто знову.
web-take-back-agreed = Хід повернуто за згодою всіх
web-take-back-refused = У поверненні ходу відмовлено
web-agree = Погодитися
web-refuse = Відмовити
web-handed-over = За вас грає бот.
web-come-back = Повернутися за стіл
web-hand-over = Передати ботові
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
web-result-cancelled = Партію скасовано.
web-result-you = Ви перемогли!
web-result-you-by = { $points ->
    [one] Ви перемогли з перевагою в { $points } очко!
    [few] Ви перемогли з перевагою в { $points } очки!
   *[many] Ви перемогли з перевагою в { $points } очок!
}
web-result-name = Переможець: { $name }
web-result-name-by = { $points ->
    [one] Переможець: { $name }, перевага — { $points } очко
    [few] Переможець: { $name }, перевага — { $points } очки
   *[many] Переможець: { $name }, перевага — { $points } очок
}
web-result-shared = { $names }: спільна перемога
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
    [countdown] Автоматично за 3 секунди
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
web-failure = Не вдалося
web-failure-passing = Тимчасова проблема
error-internal = На сервері сталася помилка. Вашу партію збережено. Спробуйте ще раз за мить.
error-network-away = Сервер недоступний. Перевірте з’єднання.
error-page-unknown = За цією адресою немає сторінки. Перевірте посилання.
error-method-unknown = Тут це неможливо. Перезавантажте сторінку.
error-session-none = Ви вийшли з облікового запису, або браузер блокує файли cookie. Увійдіть знову або дозвольте cookie.
error-token-unknown = Токен недійсний або відкликаний. Створіть новий.
error-login-wrong = Неправильне ім’я або пароль.
error-account-needed = Для цього потрібен обліковий запис. Увійдіть або створіть його.
error-account-exists = У вас уже є обліковий запис.
error-account-name-taken = Це ім’я зайняте. Оберіть інше.
error-origin-foreign = Запити з інших сайтів заблоковано. Відкрийте цю сторінку напряму.
error-address-banned = Цю адресу заблокував адміністратор сайту.
error-host-unknown = Цей сервер не обслуговує сайт із такою назвою.
error-match-unknown = Такої партії не існує. Перевірте посилання.
error-program-unknown = У вас немає такої програми.
error-analysis-unknown = Такого аналізу не існує. Запустіть новий.
error-ply-unknown = Партія не така довга. Оберіть попередній крок.
error-match-not-waiting = Партія вже почалася.
error-match-not-playing = Ця партія зараз не триває.
error-match-not-over = Доступно після завершення партії.
error-match-full = Усі місця зайнято.
error-match-not-host = Це може зробити лише господар столу.
error-match-not-seated = Ви не граєте в цій партії.
error-match-invite = Це приватна партія. Попросіть у господаря столу посилання-запрошення.
error-match-no-person = Для партії потрібна хоча б одна людина. Відведіть їй місце.
error-match-rules = Цю партію зіграно за іншою версією правил, тому продовжити її тут не можна.
error-seat-unknown = Такого місця за столом немає.
error-seat-taken = Це місце зайняте, або ви вже сидите за столом.
error-seat-not-yours = Зараз не ваш хід.
error-seat-handed-over = Цей хід за вас завершує бот.
error-seat-present = Цей гравець ще тут або щойно вийшов. Зачекайте ще трохи.
error-seat-not-person = Це місце не можна передати ботові.
error-seat-out = Цей гравець уже здався.
error-seat-bot = Тут місце можна передати лише боту, визначеному для цього стола.
error-ply-stale = Партія вже пішла далі. Погляньте на нову позицію та спробуйте ще раз.
error-undo-nothing = У цьому ході нічого скасовувати.
error-turn-complete = Хід завершено ще до { $action }. Приберіть цю дію.
error-takeback-nothing = Ви ще не ходили.
error-takeback-reveal = Відтоді витягнуто нові плитки. Повернути хід можна лише в товариській партії.
error-takeback-none = Ніхто не просив повернути хід.
error-takeback-own = На це прохання відповідаєте не ви.
error-branch-over = Тут партію вже завершено. Оберіть попередній крок.
error-branch-playing = Інші ще грають цю партію. Спробуйте, коли вона завершиться.
error-branch-seats = Кількість місць не збігається.
error-chat-off = Вільний текст вимкнено, або не всі його дозволили.
error-chat-phrase = Ця фраза недоступна.
error-chat-empty = Повідомлення порожнє. Спершу напишіть щось.
error-limit-rate = Забагато запитів. Зачекайте трохи й спробуйте ще раз.
error-limit-connections = З однієї адреси відкрито забагато сторінок. Закрийте деякі з них.
error-limit-matches = У вас забагато незавершених партій. Спершу завершіть або залиште одну.
error-limit-programs = Досягнуто ліміту програм. Спершу видаліть одну.
error-limit-analyses = Інші ваші аналізи ще тривають. Спробуйте, коли вони завершаться.
error-limit-size = Завеликий обсяг. Надішліть менше.
error-limit-busy = Сервер переповнений. Спробуйте пізніше.
error-name-unprintable = В імені є символи, які не можна показати. Приберіть їх.
error-request-malformed = Сервер не зрозумів запиту. Перезавантажте сторінку й спробуйте ще раз.
error-message-malformed = Сервер не зрозумів повідомлення. Перезавантажте сторінку й спробуйте ще раз.
error-message-size = Повідомлення задовге. Скоротіть його.
error-match-moved = Стіл переїжджає на інший сервер. Відновлюємо з’єднання…
error-store-away = Сервер зараз не може зберегти дані. Спробуйте ще раз за мить.

# Нова партія.
web-new-title = Нова партія
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
web-clock-fischer = { $time } + { $seconds } с за хід
web-span-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
   *[many] { $count } секунд
}
web-span-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[many] { $count } хвилин
}
web-span-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[many] { $count } днів
}

# Списки партій.
web-matches-going = Тривають
web-matches-over = Завершені
web-matches-empty = Ви ще не зіграли жодної партії.
web-more = Показати ще
web-table = Стіл

# Перегляд і аналіз.
web-replay = Повтор партії
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
web-branch = { $ply ->
    [0] А якби: від початку партії
   *[other] А якби: від кроку { $ply } партії
}
web-branch-back = Назад до повтору
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
web-talk = Чат
web-talk-none = Повідомлень ще немає.
web-talk-unread = { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
   *[many] { $count } нових повідомлень
}
web-talk-text = Повідомлення
web-talk-send = Надіслати
web-talk-agree = Дозволити вільний текст
web-talk-withdraw = Заборонити вільний текст
web-talk-agree-text = Власні повідомлення можна писати, щойно вільний текст дозволять усі гравці.
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
web-account-text = Грати можна й без облікового запису. З ним ваші партії доступні на всіх пристроях.
web-account-way = Що ви хочете зробити?
web-account-ways = { $way ->
    [login] Увійти
   *[new] Створити обліковий запис
}
web-account-name = Ім’я
web-account-password = Пароль
web-account-eight = Щонайменше 8 символів
web-account-guest = Ім’я гостя
web-account-hello = Ви ввійшли як { $name }.
web-account-out = Вийти
web-account-export = Завантажити мої дані
web-account-old = Поточний пароль
web-account-new = Новий пароль
web-account-change = Змінити пароль
web-account-changed = Пароль змінено.
web-account-delete = Видалити обліковий запис
web-account-delete-text = Ім’я, пароль і програми видаляються одразу. Завершені партії лишаються без вашого імені.
web-account-sure = Так, видалити обліковий запис

# Про сайт, і коли чогось немає.
web-about-what = На Tilewright можна грати в «Азул», «Літній палац» і «Сад королеви» з друзями, з незнайомцями та проти ботів шести рівнів.
web-about-free = Tilewright — вільна програма за ліцензією Apache License 2.0. Кожен може запустити власний сервер.
web-about-kept = Для гостей ми зберігаємо лише ім’я, для облікових записів — ще й хеш пароля, а також ходи ваших партій. Ми не відстежуємо вас.
web-about-fonts = Шрифти: Alegreya і Commissioner, ліцензія SIL Open Font License.
web-about-licences = Ліцензії шрифтів і використаних пакетів
web-not-found = Сторінку не знайдено
web-offline = Немає з’єднання. Ми продовжимо, щойно сервер стане доступним.

# Підрахунок. $points має знак; $first–$fourth створює web-round-share.
web-scoring-step = { $what }: { $name } { $points }
web-scoring-final = Фінальний підрахунок
web-scoring-now = Підрахунок
web-scoring-points = Очки
web-scoring-skip = Пропустити
web-scoring-again = Показати підрахунок
web-round-share = { $who ->
    [you] ви { $points }
   *[other] { $name } { $points }
}
web-round-result = { $seats ->
    [2] Раунд { $round }: { $first }, { $second }
    [3] Раунд { $round }: { $first }, { $second }, { $third }
    [4] Раунд { $round }: { $first }, { $second }, { $third }, { $fourth }
   *[other] Раунд { $round }: { $first }
}
web-final-result = { $seats ->
    [2] Фінальний підрахунок: { $first }, { $second }
    [3] Фінальний підрахунок: { $first }, { $second }, { $third }
    [4] Фінальний підрахунок: { $first }, { $second }, { $third }, { $fourth }
   *[other] Фінальний підрахунок: { $first }
}
web-round-details = Докладніше
web-round-again = Показати ще раз
