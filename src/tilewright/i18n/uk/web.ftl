# Сторінка у браузері.

# Усюди.
web-skip = Перейти до вмісту
web-home = Головна
web-lobby = Відкриті столи
web-matches = Ваші партії
web-settings = Налаштування
web-about = Про сайт
web-menu = Меню
web-you = Ви
web-guest = Гість
web-try-again = Спробувати ще раз

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
web-hint = Підказка
web-undo = Скасувати
web-confirm = Підтвердити
web-back = Назад
web-pass = Пас
web-pass-ask = Пас? У цьому раунді ви більше не ходитимете.
web-with-effect = { $choice }, { $effect }
web-help = Довідка
web-sound-now = { $volume ->
    [off] Звук: вимкнено
    [quiet] Звук: тихий
   *[normal] Звук: звичайний
}
web-summary = Показати підсумок
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
web-notation = Ввести хід
web-notation-choose = Обрати
web-notation-unknown = Тут такий хід неможливий. Як вводити ходи, пояснює довідка.
web-close = Закрити
web-round-details = Докладніше

# Кінець.
web-result-cancelled = Партію скасовано.
web-result-rules = Партію завершено достроково: відколи вона почалася, правила на цьому сайті змінилися.
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

# Помилки.
web-failure = Не вдалося
web-failure-passing = Тимчасова проблема
error-internal = На сервері сталася помилка. Вашу партію збережено. Спробуйте ще раз за мить.
error-network-away = Сервер недоступний. Перевірте з’єднання.
error-method-unknown = Тут це неможливо. Перезавантажте сторінку.
error-session-none = Ви вийшли з облікового запису, або браузер блокує файли cookie. Увійдіть знову або дозвольте cookie.
error-origin-foreign = Запити з інших сайтів заблоковано. Відкрийте цю сторінку напряму.
error-address-banned = Цю адресу заблокував адміністратор сайту.
error-host-unknown = Цей сервер не обслуговує сайт із такою назвою.
error-match-unknown = Такої партії не існує. Перевірте посилання.
error-match-not-waiting = Партія вже почалася.
error-match-not-playing = Ця партія зараз не триває.
error-match-full = Усі місця зайнято.
error-match-not-seated = Ви не граєте в цій партії.
error-match-invite = Це приватна партія. Попросіть у господаря столу посилання-запрошення.
error-match-rules = Цю партію зіграно за іншою версією правил, тому показати чи продовжити її тут не можна.
error-seat-unknown = Такого місця за столом немає.
error-seat-taken = Це місце зайняте, або ви вже сидите за столом.
error-seat-not-yours = Зараз не ваш хід.
error-seat-handed-over = Цей хід за вас завершує бот.
error-seat-out = Цей гравець уже здався.
error-ply-stale = Партія вже пішла далі. Погляньте на нову позицію та спробуйте ще раз.
error-hint-off = Підказки є лише в товариських партіях проти ботів.
error-undo-nothing = У цьому ході нічого скасовувати.
error-turn-complete = Хід завершено ще до { $action }. Приберіть цю дію.
error-takeback-nothing = Ви ще не ходили.
error-takeback-reveal = Відтоді витягнуто нові плитки. Повернути хід можна лише в товариській партії.
error-takeback-none = Ніхто не просив повернути хід.
error-takeback-own = На це прохання відповідаєте не ви.
error-limit-rate = Забагато запитів. Зачекайте трохи й спробуйте ще раз.
error-limit-connections = З однієї адреси відкрито забагато сторінок. Закрийте деякі з них.
error-limit-size = Завеликий обсяг. Надішліть менше.
error-limit-busy = Сервер переповнений. Спробуйте пізніше.
error-request-malformed = Сервер не зрозумів запиту. Перезавантажте сторінку й спробуйте ще раз.
error-message-malformed = Сервер не зрозумів повідомлення. Перезавантажте сторінку й спробуйте ще раз.
error-message-size = Повідомлення задовге. Скоротіть його.
error-match-moved = Стіл переїжджає на інший сервер. Відновлюємо з’єднання…
error-store-away = Сервер зараз не може зберегти дані. Спробуйте ще раз за мить.

# Нова партія.
web-new-title = Нова партія

# Списки партій.
web-table = Стіл

# Перегляд і аналіз.
web-replay = Повтор партії
web-branch = { $ply ->
    [0] А якби: від початку партії
   *[other] А якби: від кроку { $ply } партії
}
web-branch-back = Назад до повтору

# Розмова.
web-talk = Чат
web-talk-unread = { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
   *[many] { $count } нових повідомлень
}
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

# Про сайт, і коли чогось немає.
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
