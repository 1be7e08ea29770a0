var e=`# Слова, потрібні кожній грі.
player-name = Гравець { $seat }
player = { $who ->
    [you] ви
   *[other] { $name }
}
ask-named = { $name }: { $question }
bot-name = { $bot ->
    [random] Випадковий бот
    [greedy] Жадібний бот
    [uct] Бот Монте-Карло
    [guided] Бот з оцінкою
    [deep] Глибокий бот
    [strong] Найсильніший бот
    [novice] Початківець
    [apprentice] Учень
    [tiler] Плиточник
    [mason] Муляр
    [artisan] Ремісник
    [master] Майстер
   *[other] { $bot }
}

# До чого веде вибір: короткі фрази біля місця на планшеті.
effect-gain = +{ $points }
effect-loss = −{ $points }
effect-ends = завершує партію

# Відмови, за їхнім кодом.
refusal-game-over = Партію завершено.
refusal-actor-nature = Спершу треба витягнути плитки.
refusal-action-unknown = { $action } — не хід.
refusal-deal-not-due = Зараз плиток не витягують.

# Як називаються речі на зображенні столу: для тих, хто слухає, і на кнопках.

# Ігри та їхні сторони. Для гри, якої тут немає, $game — її назва.
web-game-name = { $game ->
    [azul] Азул
    [pavilion] Літній палац
    [garden] Сад королеви
   *[other] { $game }
}
web-side = { $side ->
    [azul-coloured] кольорова стіна
    [azul-grey] сіра стіна
    [pavilion-coloured] кольоровий бік
    [pavilion-grey] однотонний бік
    [garden-front] лицьовий бік планшета
    [garden-back] зворотний бік планшета
   *[other] { $side }
}
web-side-about = { $side ->
    [azul-coloured] Кожне місце стіни має свій колір.
    [azul-grey] Вертикаль для кожної плитки обираєте самі.
    [pavilion-coloured] Кожна зовнішня зірка має свій колір.
    [pavilion-grey] Зірки не мають кольору: вирішує друга плитка.
    [garden-front] Звичайні очки за візерунки й групи.
    [garden-back] Інші очки за візерунки й групи.
   *[other] { $side }
}
web-front-against = { web-game-name }, суперник:
web-learn-game = { $game ->
    [azul] Навчитися грати: «Азул»
    [pavilion] Навчитися грати: «Літній палац»
    [garden] Навчитися грати: «Сад королеви»
   *[other] Навчитися грати: «{ $game }»
}
web-rules-title = { $game ->
    [azul] Азул: правила
    [pavilion] Літній палац: правила
    [garden] Сад королеви: правила
   *[other] { $game }: правила
}

web-board = Планшет гравця { $number }
web-start-marker = Маркер першого ходу
web-count-of = { $count } з { $all }

# Азул. Джерело 0 — центр столу; $tiles утворює azul-tiles.
web-azul-offer = Вітрини й центр столу
web-azul-floor = Підлога
web-azul-complete = Повні горизонталі, вертикалі, кольори
web-azul-complete-counts = { $rows } · { $columns } · { $colours }
web-azul-fullest = Найповніша горизонталь
web-azul-source = { $source ->
    [0] Центр столу
   *[other] Вітрина { $source }
}
web-azul-group = { $source ->
    [0] { $tiles } у центрі столу
   *[other] { $tiles } на вітрині { $source }
}
web-azul-line-empty = Рівень складу { $line }: порожній
web-azul-place = { $colour ->
    [none] Горизонталь { $row }, вертикаль { $column }: вільно
   *[other] Горизонталь { $row }, вертикаль { $column }: { azul-colour }
}
web-azul-why-line = Жодна з доступних плиток не підходить для цього рівня.
web-azul-why-wall = Спершу плитки кладуть на рівень складу. Із заповненого рівня плитка переходить на стіну наприкінці раунду.
web-azul-log-from = { $source ->
    [0] центр столу
   *[other] вітрина { $source }
}
web-azul-log-to = { $line ->
    [0] підлога
   *[other] рівень { $line }
}
web-azul-log-place = горизонталь { $row }, вертикаль { $column }
web-azul-log-fallen = { $count ->
    [0] −{ $points }
    [one] { $count }\xA0впала, −{ $points }
    [few] { $count }\xA0впали, −{ $points }
   *[many] { $count }\xA0впало, −{ $points }
}

# Літній палац. $tiles і $list утворює pavilion-tiles.
web-pavilion-offer = Вітрини, центр столу й запас
web-pavilion-label-hand = Рука
web-pavilion-label-kept = Резерв
web-pavilion-label-supply = Запас
web-pavilion-fullest = Найповніша зірка
web-pavilion-structures = Колони, статуї, вікна
web-pavilion-wild = Джокер: { pavilion-colour }
web-pavilion-source = { $source ->
    [0] Центр столу
   *[other] Вітрина { $source }
}
web-pavilion-group = { $source ->
    [0] { $tiles } у центрі столу
   *[other] { $tiles } на вітрині { $source }
}
web-pavilion-supply = { $tiles } у запасі
web-pavilion-hand = { $tiles } у руці
web-pavilion-kept = { $tiles } у резерві
web-pavilion-space = { $colour ->
    [none] Ромб { $cost } { FORM($star, "genitive") }: вільний
   *[other] Ромб { $cost } { FORM($star, "genitive") }: { pavilion-colour }
}
web-pavilion-middle-space = { $colour ->
    [none] Ромб { $cost } { FORM($star, "genitive") }, { $where }: вільний
   *[other] Ромб { $cost } { FORM($star, "genitive") }, { $where }: { pavilion-colour }
}
web-pavilion-direction = { $at ->
    [upper-right] праворуч угорі
    [lower-right] праворуч унизу
    [bottom] унизу
    [lower-left] ліворуч унизу
    [upper-left] ліворуч угорі
   *[top] угорі
}
web-pavilion-payment = Сплатити { FORM($list, "accusative") }
web-pavilion-some = { $count ->
    [one] { $count } { pavilion-colour.feminine }
    [few] { $count } { pavilion-colour.few }
   *[many] { $count } { pavilion-colour.many }
}
web-pavilion-several = { $list }
web-pavilion-structure = { $structure ->
    [pillar] Колона: дає { $count }\xA0плитку
    [statue] Статуя: дає { $count }\xA0плитки
   *[window] Вікно: дає { $count }\xA0плитки
}
web-pavilion-star = Бонус за { FORM($star, "accusative") }
web-pavilion-cost = Бонус за всі ромби вартістю { $cost }
web-pavilion-why-hand = У вас немає плиток цього кольору.
web-pavilion-why-nowhere = Зараз немає вільного ромба для цього кольору.
web-pavilion-why-space = Жодну плитку з вашої руки сюди не викласти.
web-pavilion-pass-hint = Щоб змінити, що залишити, натискайте плитки.
web-pavilion-log-from = { $source ->
    [0] центр столу
   *[other] вітрина { $source }
}
web-pavilion-log-to = { $kind ->
    [purple] фіолетова зірка: { $cost }
    [green] зелена зірка: { $cost }
    [orange] помаранчева зірка: { $cost }
    [yellow] жовта зірка: { $cost }
    [blue] блакитна зірка: { $cost }
    [red] червона зірка: { $cost }
    [left] ліва зірка: { $cost }
    [upper-left] верхня ліва зірка: { $cost }
    [upper-right] верхня права зірка: { $cost }
    [right] права зірка: { $cost }
    [lower-right] нижня права зірка: { $cost }
    [lower-left] нижня ліва зірка: { $cost }
   *[middle] середня зірка: { $cost }
}
web-pavilion-log-built = { $structure ->
    [pillar] колона
    [statue] статуя
   *[window] вікно
}
web-pavilion-log-kept = у резерві { $count }

# Сад королеви. $hexagon утворює garden-hexagon, $cell — garden-cell, $at — garden-at.
web-garden-offer = Обертовий диск і вітрина
web-garden-wheel = Диск
web-garden-forecast = диск зараз
web-garden-storage = Сховище
web-garden-bag = Торбинка
web-garden-tower = Вежа
web-garden-supply = Запас
web-garden-place = Розширення { $nth } із { $shown } на вітрині
web-garden-place-of = Розширення { $nth } із { $shown } на вітрині: { $list }
web-garden-shown = { $hexagon } на розширенні { $nth } із { $shown }
web-garden-shown-expansion = розширення { FORM($hexagon, "with") }, { $nth } із { $shown } на вітрині
web-garden-take-colour = Узяти { garden-colour.plural } ({ $count })
web-garden-take-pattern = { $pattern ->
    [tree] Узяти дерева ({ $count })
    [bird] Узяти птахів ({ $count })
    [butterflies] Узяти метеликів ({ $count })
    [flower] Узяти квітки ({ $count })
    [plant] Узяти рослини ({ $count })
   *[lilies] Узяти лілії ({ $count })
}
web-garden-stored = { $cost ->
    [0] { $hexagon } у сховищі, доплачувати не треба
   *[other] { $hexagon } у сховищі, сплатити ще { $cost }\xA0того самого кольору чи візерунка
}
web-garden-stored-expansion = { $cost ->
    [0] розширення { FORM($hexagon, "with") } у сховищі, доплачувати не треба
   *[other] розширення { FORM($hexagon, "with") } у сховищі, сплатити ще { $cost }\xA0того самого кольору чи візерунка
}
web-garden-jokers = { $count ->
    [one] { $count }\xA0джокер у сховищі
    [few] { $count }\xA0джокери у сховищі
   *[many] { $count }\xA0джокерів у сховищі
}
web-garden-free-cell = Вільна { $cell }
web-garden-filled-cell = { $hexagon }, { $cell }
web-garden-area = Ділянка { $at }, без розширення
web-garden-buy = Купити розширення
web-garden-ask-area = Куди покласти розширення долілиць?
web-garden-why-tile = Зараз її нікуди покласти: потрібен сусід того самого кольору чи з тим самим візерунком, без однакових у групі.
web-garden-why-cell = Зі сховища сюди нічого не покласти.
web-garden-why-empty = Ваше сховище порожнє. Спершу візьміть плитки.
web-garden-why-joker = Джокерами можна лише платити.
web-garden-decoration-lacks = { $decoration ->
    [fountain] Фонтан: { $count }\xA0джокер, коли його оточено (ще { $missing })
    [statue] Статуя: { $count }\xA0джокери, коли її оточено (ще { $missing })
    [bench] Лава: { $count }\xA0джокери, коли її оточено (ще { $missing })
   *[pavilion] Альтанка: { $count }\xA0джокери, коли її оточено (ще { $missing })
}
web-garden-surrounded = { $decoration ->
    [fountain] Фонтан оточено: отримано { $count }\xA0джокер
    [statue] Статую оточено: отримано { $count }\xA0джокери
    [bench] Лаву оточено: отримано { $count }\xA0джокери
   *[pavilion] Альтанку оточено: отримано { $count }\xA0джокери
}
# Слова на малюнках: короткі, бо місця мало.
web-garden-wheel-round = Очки в раунді { $round }: { $list }; альтанки дають їх щоразу
web-garden-marker = Маркер першого ходу: хто перший пропустить хід, забирає його і втрачає 1\xA0очко
web-garden-storage-count = Сховище: { $count } із { $places }
web-garden-expansions-count = Розширення: { $count } із { $places }
web-garden-stored-count = { $expansions ->
    [0] Сховище: { $count } із { $places }
    [one] Сховище: { $count } із { $places }, { $expansions }\xA0розширення
    [few] Сховище: { $count } із { $places }, { $expansions }\xA0розширення
   *[many] Сховище: { $count } із { $places }, { $expansions }\xA0розширень
}
web-garden-groups-count = Групи від 3: { $count }
web-garden-caption-stack = { $count ->
    [0] останнє зі стосу
   *[other] стос, ще { $count }
}
web-garden-caption-tiles = { $count ->
    [one] ще { $count }\xA0плитка
    [few] ще { $count }\xA0плитки
   *[many] ще { $count }\xA0плиток
}
web-garden-caption-open = можна взяти
web-garden-short-stack = стос, { $count }
web-garden-short-tiles = ще { $count }
web-garden-short-open = горілиць
web-garden-display-empty = Вітрина порожня
web-garden-take-a-colour = Узяти колір
web-garden-take-a-pattern = Узяти візерунок
# $what утворює web-garden-take-colour або web-garden-take-pattern.
web-garden-take-once = { $what }, кожного виду по одному

# За що нараховуються очки, кількома словами.
web-azul-bonus = { $bonus ->
    [row] Горизонталь { $row }
    [column] Вертикаль { $column }
   *[colour] Усі п’ять { azul-colour.many } плиток
}
web-pavilion-run = { $count ->
    [one] { $count }\xA0плитка
    [few] { $count }\xA0плитки поспіль
   *[many] { $count }\xA0плиток поспіль
}
web-pavilion-discarded = Скинуті плитки
web-pavilion-left-over = Залишок плиток
web-garden-sum-colour = { $colour ->
    [blue] Блакитні плитки, { $sum }
    [dark-purple] Темно-фіолетові плитки, { $sum }
    [light-purple] Світло-фіолетові плитки, { $sum }
    [yellow] Жовті плитки, { $sum }
    [light-green] Світло-зелені плитки, { $sum }
   *[dark-green] Темно-зелені плитки, { $sum }
}
web-garden-sum-pattern = { $pattern ->
    [tree] Дерева, { $sum }
    [bird] Птахи, { $sum }
    [butterflies] Метелики, { $sum }
    [flower] Квіти, { $sum }
    [plant] Рослини, { $sum }
   *[lilies] Лілії, { $sum }
}
web-garden-sum-pavilions = Альтанки, { $sum }
web-garden-discarded = Скинуте зі сховища
web-garden-left-over = Залишок у сховищі
web-garden-jokers-left = Джокери, що лишилися
web-garden-bought = Розширення долілиць
web-garden-log-taken = сховище
web-garden-log-to = { $where ->
    [right] праворуч
    [upper-right] праворуч угорі
    [upper-left] ліворуч угорі
    [left] ліворуч
    [lower-left] ліворуч унизу
    [lower-right] праворуч унизу
   *[fountain] посередині
}
web-garden-log-surrounded = { $decoration ->
    [fountain] фонтан
    [statue] статуя
    [bench] лава
   *[pavilion] альтанка
}

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
    [one] { $count }\xA0глядач
    [few] { $count }\xA0глядачі
   *[many] { $count }\xA0глядачів
}
web-standing = Рахунок
web-score = { $points ->
    [one] { $points }\xA0очко
    [few] { $points }\xA0очки
   *[many] { $points }\xA0очок
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
    [one] { $count }\xA0хід
    [few] { $count }\xA0ходи
   *[many] { $count }\xA0ходів
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
    [one] Ви перемогли з перевагою в { $points }\xA0очко!
    [few] Ви перемогли з перевагою в { $points }\xA0очки!
   *[many] Ви перемогли з перевагою в { $points }\xA0очок!
}
web-result-name = Переможець: { $name }
web-result-name-by = { $points ->
    [one] Переможець: { $name }, перевага — { $points }\xA0очко
    [few] Переможець: { $name }, перевага — { $points }\xA0очки
   *[many] Переможець: { $name }, перевага — { $points }\xA0очок
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
    [one] { $count }\xA0нове повідомлення
    [few] { $count }\xA0нові повідомлення
   *[many] { $count }\xA0нових повідомлень
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
`;export{e as default};