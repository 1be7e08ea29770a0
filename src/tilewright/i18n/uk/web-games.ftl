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

# Азул. Джерело 0 — центр столу; $tiles утворює azul-tiles.
web-azul-offer = Вітрини й центр столу
web-azul-floor = Підлога
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

# Літній палац. $tiles і $list утворює pavilion-tiles.
web-pavilion-offer = Вітрини, центр столу й запас
web-pavilion-label-hand = Рука
web-pavilion-label-kept = Резерв
web-pavilion-label-supply = Запас
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
web-pavilion-structure = { $structure ->
    [pillar] Колона: дає { $count } плитку
    [statue] Статуя: дає { $count } плитки
   *[window] Вікно: дає { $count } плитки
}
web-pavilion-star = Бонус за { FORM($star, "accusative") }
web-pavilion-cost = Бонус за всі ромби вартістю { $cost }

# Сад королеви. $hexagon утворює garden-hexagon, $cell — garden-cell, $at — garden-at.
web-garden-offer = Обертовий диск і вітрина
web-garden-wheel = Диск
web-garden-storage = Сховище
web-garden-stack = Стос: ще { $count }
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
web-garden-stored = { $hexagon } у сховищі
web-garden-stored-expansion = розширення { FORM($hexagon, "with") } у сховищі
web-garden-jokers = { $count ->
    [one] { $count } джокер у сховищі
    [few] { $count } джокери у сховищі
   *[many] { $count } джокерів у сховищі
}
web-garden-free-cell = Вільна { $cell }
web-garden-filled-cell = { $hexagon }, { $cell }
web-garden-area = Ділянка { $at }, без розширення
web-garden-decoration = { $decoration ->
    [fountain] Фонтан: дає { $count } джокера
    [statue] Статуя: дає { $count } джокери
    [bench] Лава: дає { $count } джокери
   *[pavilion] Альтанка: дає { $count } джокери
}
