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
    [azul] Вивчити Азул
    [pavilion] Вивчити Літній палац
    [garden] Вивчити Сад королеви
   *[other] Вивчити { $game }
}
web-rules-title = { $game ->
    [azul] Азул: правила
    [pavilion] Літній палац: правила
    [garden] Сад королеви: правила
   *[other] { $game }: правила
}

web-board = Планшет гравця { $number }
web-start-marker = Маркер першого ходу

# Азул. Джерело 0 — центр столу; $tiles утворює azul-tiles, тому потрібен знахідний відмінок.
web-azul-offer = Вітрини й центр столу
web-azul-floor = Підлога
web-azul-source = { $source ->
    [0] Центр столу
   *[other] Вітрина { $source }
}
web-azul-group = { $source ->
    [0] Узяти { $tiles } із центру столу
   *[other] Узяти { $tiles } з вітрини { $source }
}
web-azul-line-empty = { $line }-й рівень складу порожній
web-azul-place = Горизонталь { $row }, вертикаль { $column }: { $colour ->
    [none] вільно
   *[other] { azul-colour.feminine }
}

# Літній палац. $tiles і $list утворює pavilion-tiles, тому потрібен знахідний відмінок.
web-pavilion-offer = Вітрини, центр столу й запас
web-pavilion-label-hand = Плитки
web-pavilion-label-kept = Резерв
web-pavilion-label-supply = Запас
web-pavilion-wild = Джокер: { pavilion-colour }
web-pavilion-source = { $source ->
    [0] Центр столу
   *[other] Вітрина { $source }
}
web-pavilion-group = { $source ->
    [0] Узяти { $tiles } із центру столу
   *[other] Узяти { $tiles } з вітрини { $source }
}
web-pavilion-supply = Запас містить { FORM($tiles, "accusative") }
web-pavilion-hand = Маєте { FORM($tiles, "accusative") }
web-pavilion-kept = Резерв містить { FORM($tiles, "accusative") }
web-pavilion-space = { $colour ->
    [none] Ромб { $cost }, { $star }: вільний
   *[other] Ромб { $cost }, { $star }: { pavilion-colour }
}
web-pavilion-middle-space = { $colour ->
    [none] Ромб { $cost }, { $star }, { $where }: вільний
   *[other] Ромб { $cost }, { $star }, { $where }: { pavilion-colour }
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
web-pavilion-structure = { $structure ->
    [pillar] Колона: дає { $count } плитку
    [statue] Статуя: дає { $count } плитки
   *[window] Вікно: дає { $count } плитки
}
web-pavilion-star = Премія за { FORM($star, "accusative") }
web-pavilion-cost = Премія за всі ромби з числом { $cost }

# Сад королеви. $hexagon утворює garden-hexagon; місця лічать від 0, як у нотації.
web-garden-offer = Обертовий диск і вітрина
web-garden-wheel = Диск
web-garden-storage = Сховище
web-garden-stack = Стос, під ним { $count }
web-garden-bag = Торбинка
web-garden-tower = Вежа
web-garden-supply = Запас
web-garden-place = Вітрина, розширення { $nth } із { $shown }
web-garden-place-of = Вітрина, розширення { $nth } із { $shown }: { $list }
web-garden-shown = { $hexagon }, розширення { $nth } із { $shown }
web-garden-shown-expansion = Розширення: { $hexagon }, { $nth } із { $shown } на вітрині
web-garden-take-colour = Узяти за кольором, { garden-colour }: { $count }
web-garden-take-pattern = Узяти за візерунком, { garden-pattern }: { $count }
web-garden-stored = { $hexagon }, сховище
web-garden-stored-expansion = Розширення: { $hexagon }, сховище
web-garden-jokers = { $count ->
    [one] { $count } джокер, сховище
    [few] { $count } джокери, сховище
   *[many] { $count } джокерів, сховище
}
web-garden-free-cell = Вільна { $cell }
web-garden-filled-cell = { $hexagon }, { $cell }
web-garden-area = Ділянка { $at } без розширення
web-garden-decoration = { $decoration ->
    [fountain] Фонтан: дає { $count } джокера
    [statue] Статуя: дає { $count } джокери
    [bench] Лава: дає { $count } джокери
   *[pavilion] Альтанка: дає { $count } джокери
}
