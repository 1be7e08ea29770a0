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
    [one] { $count } впала, −{ $points }
    [few] { $count } впали, −{ $points }
   *[many] { $count } впало, −{ $points }
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
    [pillar] Колона: дає { $count } плитку
    [statue] Статуя: дає { $count } плитки
   *[window] Вікно: дає { $count } плитки
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
   *[other] { $hexagon } у сховищі, сплатити ще { $cost } того самого кольору чи візерунка
}
web-garden-stored-expansion = { $cost ->
    [0] розширення { FORM($hexagon, "with") } у сховищі, доплачувати не треба
   *[other] розширення { FORM($hexagon, "with") } у сховищі, сплатити ще { $cost } того самого кольору чи візерунка
}
web-garden-jokers = { $count ->
    [one] { $count } джокер у сховищі
    [few] { $count } джокери у сховищі
   *[many] { $count } джокерів у сховищі
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
    [fountain] Фонтан: { $count } джокер, коли його оточено (ще { $missing })
    [statue] Статуя: { $count } джокери, коли її оточено (ще { $missing })
    [bench] Лава: { $count } джокери, коли її оточено (ще { $missing })
   *[pavilion] Альтанка: { $count } джокери, коли її оточено (ще { $missing })
}
web-garden-surrounded = { $decoration ->
    [fountain] Фонтан оточено: отримано { $count } джокер
    [statue] Статую оточено: отримано { $count } джокери
    [bench] Лаву оточено: отримано { $count } джокери
   *[pavilion] Альтанку оточено: отримано { $count } джокери
}
# Слова на малюнках: короткі, бо місця мало.
web-garden-wheel-round = Очки в раунді { $round }: { $list }; альтанки дають їх щоразу
web-garden-marker = Маркер першого ходу: хто перший пропустить хід, забирає його і втрачає 1 очко
web-garden-storage-count = Сховище: { $count } із { $places }
web-garden-expansions-count = Розширення: { $count } із { $places }
web-garden-stored-count = { $expansions ->
    [0] Сховище: { $count } із { $places }
    [one] Сховище: { $count } із { $places }, { $expansions } розширення
    [few] Сховище: { $count } із { $places }, { $expansions } розширення
   *[many] Сховище: { $count } із { $places }, { $expansions } розширень
}
web-garden-groups-count = Групи від 3: { $count }
web-garden-caption-stack = { $count ->
    [0] останнє зі стосу
   *[other] стос, ще { $count }
}
web-garden-caption-tiles = { $count ->
    [one] ще { $count } плитка
    [few] ще { $count } плитки
   *[many] ще { $count } плиток
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
    [one] { $count } плитка
    [few] { $count } плитки поспіль
   *[many] { $count } плиток поспіль
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
