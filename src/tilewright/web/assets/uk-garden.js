var e=`# Сад королеви. Фрази мають форми: .accusative — знахідний відмінок, .instrumental — орудний, .with —
# орудний із прийменником, .area — де саме в саду, .group — яку групу. Форми кольорів для назв
# візерунків є атрибутами garden-colour, число очок у реченні — garden-label-points.points.

garden-title = Сад королеви
garden-colour = { $colour ->
    [blue] блакитний
    [dark-purple] темно-фіолетовий
    [light-purple] світло-фіолетовий
    [yellow] жовтий
    [light-green] світло-зелений
   *[dark-green] темно-зелений
}
    .neuter = { $colour ->
        [blue] блакитне
        [dark-purple] темно-фіолетове
        [light-purple] світло-фіолетове
        [yellow] жовте
        [light-green] світло-зелене
       *[dark-green] темно-зелене
    }
    .feminine = { $colour ->
        [blue] блакитна
        [dark-purple] темно-фіолетова
        [light-purple] світло-фіолетова
        [yellow] жовта
        [light-green] світло-зелена
       *[dark-green] темно-зелена
    }
    .plural = { $colour ->
        [blue] блакитні
        [dark-purple] темно-фіолетові
        [light-purple] світло-фіолетові
        [yellow] жовті
        [light-green] світло-зелені
       *[dark-green] темно-зелені
    }
    .masculine-accusative = { $colour ->
        [blue] блакитного
        [dark-purple] темно-фіолетового
        [light-purple] світло-фіолетового
        [yellow] жовтого
        [light-green] світло-зеленого
       *[dark-green] темно-зеленого
    }
    .feminine-accusative = { $colour ->
        [blue] блакитну
        [dark-purple] темно-фіолетову
        [light-purple] світло-фіолетову
        [yellow] жовту
        [light-green] світло-зелену
       *[dark-green] темно-зелену
    }
    .plural-genitive = { $colour ->
        [blue] блакитних
        [dark-purple] темно-фіолетових
        [light-purple] світло-фіолетових
        [yellow] жовтих
        [light-green] світло-зелених
       *[dark-green] темно-зелених
    }
    .instrumental = { $colour ->
        [blue] блакитним
        [dark-purple] темно-фіолетовим
        [light-purple] світло-фіолетовим
        [yellow] жовтим
        [light-green] світло-зеленим
       *[dark-green] темно-зеленим
    }
    .feminine-instrumental = { $colour ->
        [blue] блакитною
        [dark-purple] темно-фіолетовою
        [light-purple] світло-фіолетовою
        [yellow] жовтою
        [light-green] світло-зеленою
       *[dark-green] темно-зеленою
    }
    .plural-instrumental = { $colour ->
        [blue] блакитними
        [dark-purple] темно-фіолетовими
        [light-purple] світло-фіолетовими
        [yellow] жовтими
        [light-green] світло-зеленими
       *[dark-green] темно-зеленими
    }
    .group = { $colour ->
        [blue] блакитну групу
        [dark-purple] темно-фіолетову групу
        [light-purple] світло-фіолетову групу
        [yellow] жовту групу
        [light-green] світло-зелену групу
       *[dark-green] темно-зелену групу
    }
    .with = { $colour ->
        [light-purple] зі
        [light-green] зі
       *[other] з
    }
garden-pattern = { $pattern ->
    [tree] дерево
    [bird] птах
    [butterflies] метелики
    [flower] квітка
    [plant] рослина
   *[lilies] лілії
}
    .group = { $pattern ->
        [tree] групу дерев
        [bird] групу птахів
        [butterflies] групу метеликів
        [flower] групу квіток
        [plant] групу рослин
       *[lilies] групу лілій
    }
garden-hexagon = { $pattern ->
    [tree] { garden-colour.neuter } дерево
    [bird] { garden-colour } птах
    [butterflies] { garden-colour.plural } метелики
    [flower] { garden-colour.feminine } квітка
    [plant] { garden-colour.feminine } рослина
   *[lilies] { garden-colour.plural } лілії
}
    .accusative = { $pattern ->
        [tree] { garden-colour.neuter } дерево
        [bird] { garden-colour.masculine-accusative } птаха
        [butterflies] { garden-colour.plural-genitive } метеликів
        [flower] { garden-colour.feminine-accusative } квітку
        [plant] { garden-colour.feminine-accusative } рослину
       *[lilies] { garden-colour.plural } лілії
    }
    .instrumental = { $pattern ->
        [tree] { garden-colour.instrumental } деревом
        [bird] { garden-colour.instrumental } птахом
        [butterflies] { garden-colour.plural-instrumental } метеликами
        [flower] { garden-colour.feminine-instrumental } квіткою
        [plant] { garden-colour.feminine-instrumental } рослиною
       *[lilies] { garden-colour.plural-instrumental } ліліями
    }
    .with = { garden-colour.with } { garden-hexagon.instrumental }
    .counted = { $count ->
        [one] { $count }\xA0шестикутник
        [few] { $count }\xA0шестикутники
       *[many] { $count }\xA0шестикутників
    }
garden-expansion = розширення { garden-hexagon.with }
    .accusative = розширення { garden-hexagon.with }
    .instrumental = розширенням { garden-hexagon.with }
garden-jokers = { $count ->
    [one] { $count }\xA0джокер
    [few] { $count }\xA0джокери
   *[many] { $count }\xA0джокерів
}
    .accusative = { $count ->
        [one] { $count }\xA0джокера
        [few] { $count }\xA0джокери
       *[many] { $count }\xA0джокерів
    }
    .instrumental = { $count ->
        [one] { $count }\xA0джокером
        [few] { $count }\xA0джокерами
       *[many] { $count }\xA0джокерами
    }
garden-decoration = { $decoration ->
    [fountain] фонтан
    [statue] статуя
    [bench] лава
   *[pavilion] альтанка
}
    .accusative = { $decoration ->
        [fountain] фонтан
        [statue] статую
        [bench] лаву
       *[pavilion] альтанку
    }
garden-at = { $where ->
    [right] праворуч
    [upper-right] праворуч угорі
    [upper-left] ліворуч угорі
    [left] ліворуч
    [lower-left] ліворуч унизу
    [lower-right] праворуч унизу
   *[fountain] біля фонтана
}
    .area = { $where ->
        [right] на ділянці праворуч
        [upper-right] на ділянці праворуч угорі
        [upper-left] на ділянці ліворуч угорі
        [left] на ділянці ліворуч
        [lower-left] на ділянці ліворуч унизу
        [lower-right] на ділянці праворуч унизу
       *[fountain] біля фонтана
    }
garden-spot = { $spot ->
    [right] праворуч
    [upper-right] праворуч угорі
    [upper-left] ліворуч угорі
    [left] ліворуч
    [lower-left] ліворуч унизу
    [lower-right] праворуч унизу
   *[middle] посередині
}
garden-cell = клітинка { garden-spot } { garden-at.area }
    .accusative = клітинку { garden-spot } { garden-at.area }

# Що сталося. Хід — це одне речення.
garden-event-dealt = { $count ->
    [one] На верх стосу викладено { $count }\xA0плитку.
    [few] На верх стосу викладено { $count }\xA0плитки.
   *[many] На верх стосу викладено { $count }\xA0плиток.
}
garden-event-turned = На вітрині перевернуто горілиць розширення { FORM($hexagon, "with") }.
garden-event-took = { $who ->
    [you] Ви берете { FORM($list, "accusative") }.
   *[other] { $name } бере { FORM($list, "accusative") }.
}
garden-event-placed = { $who ->
    [you] Ви викладаєте { FORM($hexagon, "accusative") } { FORM($at, "area") }.
   *[other] { $name } викладає { FORM($hexagon, "accusative") } { FORM($at, "area") }.
}
garden-event-placed-paid = { $who ->
    [you] Ви викладаєте { FORM($hexagon, "accusative") } { FORM($at, "area") } та платите { FORM($list, "instrumental") }.
   *[other] { $name } викладає { FORM($hexagon, "accusative") } { FORM($at, "area") } та платить { FORM($list, "instrumental") }.
}
garden-event-laid = { $who ->
    [you] Ви викладаєте { $at } розширення { FORM($hexagon, "with") }.
   *[other] { $name } викладає { $at } розширення { FORM($hexagon, "with") }.
}
garden-event-laid-paid = { $who ->
    [you] Ви викладаєте { $at } розширення { FORM($hexagon, "with") } та платите { FORM($list, "instrumental") }.
   *[other] { $name } викладає { $at } розширення { FORM($hexagon, "with") } та платить { FORM($list, "instrumental") }.
}
garden-event-bought = { $who ->
    [you] Ви купуєте розширення за { garden-label-points.points } і кладете його { $at }.
   *[other] { $name } купує розширення за { garden-label-points.points } і кладе його { $at }.
}
garden-event-surrounded = { $who ->
    [you] Ви оточуєте { FORM($list, "accusative") } та отримуєте { FORM($jokers, "accusative") }.
   *[other] { $name } оточує { FORM($list, "accusative") } та отримує { FORM($jokers, "accusative") }.
}
garden-event-surrounded-lost = { $who ->
    [you] Ви оточуєте { FORM($list, "accusative") } та отримуєте { FORM($jokers, "accusative") }, але для { $lost } з них немає місця.
   *[other] { $name } оточує { FORM($list, "accusative") } та отримує { FORM($jokers, "accusative") }, але для { $lost } з них немає місця.
}
garden-event-passed = { $who ->
    [you] Ви пропускаєте хід.
   *[other] { $name } пропускає хід.
}
garden-event-passed-first = { $points ->
    [0] { $who ->
        [you] Ви першими пропускаєте хід, берете маркер першого ходу та нічого не втрачаєте.
       *[other] { $name } пропускає хід раніше за всіх, бере маркер першого ходу та нічого не втрачає.
    }
   *[other] { $who ->
        [you] Ви першими пропускаєте хід, берете маркер першого ходу та втрачаєте { garden-label-points.points }.
       *[other] { $name } пропускає хід раніше за всіх, бере маркер першого ходу та втрачає { garden-label-points.points }.
    }
}
garden-event-dropped = { $who ->
    [you] Ви скидаєте { FORM($list, "accusative") }.
   *[other] { $name } скидає { FORM($list, "accusative") }.
}
garden-event-lost = { $points ->
    [0] { $who ->
        [you] За скинуте ви нічого не втрачаєте.
       *[other] За скинуте { $name } нічого не втрачає.
    }
   *[other] { $who ->
        [you] За скинуте ви втрачаєте { garden-label-points.points }.
       *[other] За скинуте { $name } втрачає { garden-label-points.points }.
    }
}
garden-event-marked = { $points ->
    [0] { $who ->
        [you] За перший пропуск у раунді ви берете маркер першого ходу та нічого не втрачаєте.
       *[other] За перший пропуск у раунді { $name } бере маркер першого ходу та нічого не втрачає.
    }
   *[other] { $who ->
        [you] За перший пропуск у раунді ви берете маркер першого ходу та втрачаєте { garden-label-points.points }.
       *[other] За перший пропуск у раунді { $name } бере маркер першого ходу та втрачає { garden-label-points.points }.
    }
}
garden-event-wheel = { $who ->
    [you] За раунд { $round } ви отримуєте { garden-label-points.points }.
   *[other] За раунд { $round } { $name } отримує { garden-label-points.points }.
}
garden-event-round = { $who ->
    [you] Починається раунд { $round }. Перший хід ваш.
   *[other] Починається раунд { $round }. Перший хід робить { $name }.
}
garden-event-left-jokers = { $who ->
    [you] За { FORM($jokers, "accusative") } у сховищі ви отримуєте { garden-label-points.points }.
   *[other] За { FORM($jokers, "accusative") } у сховищі { $name } отримує { garden-label-points.points }.
}
garden-event-left-things = { $points ->
    [0] { $who ->
        [you] За залишок у сховищі ви нічого не втрачаєте.
       *[other] За залишок у сховищі { $name } нічого не втрачає.
    }
   *[other] { $who ->
        [you] За залишок у сховищі ви втрачаєте { garden-label-points.points }.
       *[other] За залишок у сховищі { $name } втрачає { garden-label-points.points }.
    }
}
garden-event-group = { $who ->
    [you] За { FORM($kind, "group") } ({ garden-hexagon.counted }) ви отримуєте { garden-label-points.points }.
   *[other] За { FORM($kind, "group") } ({ garden-hexagon.counted }) { $name } отримує { garden-label-points.points }.
}
garden-event-ended = Раунд { $round } був останнім: партію завершено.

# Запитання й варіанти.
garden-ask-acting = Берете, викладаєте, купуєте чи пропускаєте хід?
garden-ask-copying = Яку з однакових плиток берете ({ $hexagon })?
garden-ask-paying = Чим платите за { FORM($hexagon, "accusative") } (ще { $left })?
garden-ask-paying-more = Ви платите { FORM($list, "instrumental") }. Чим іще платите за { FORM($hexagon, "accusative") } (ще { $left })?
garden-ask-discarding = Скинути щось? Кожна річ коштує свою вартість. У сховищі зайнято { $used } з { $places }.
garden-hint-pass = пропустити хід до кінця раунду
garden-hint-stop = більше нічого не скидати
garden-hint-take = { $list }
garden-hint-copy = з розширення { $nth } із { $shown } на вітрині
garden-hint-buy = розширення долілиць { $at } за { garden-label-points.points }
garden-hint-place = { $cost ->
    [0] { $hexagon } { FORM($at, "area") }
   *[other] { $hexagon } { FORM($at, "area") } (сплатити ще { $cost })
}
garden-hint-lay = { $cost ->
    [0] { $at } розширення { FORM($hexagon, "with") }
   *[other] { $at } розширення { FORM($hexagon, "with") } (сплатити ще { $cost })
}
garden-hint-pay = заплатити { FORM($piece, "instrumental") }
garden-hint-drop = скинути { FORM($piece, "accusative") }
garden-price = Поки що пропуск ходу коштує { garden-label-points.points }.

# До чого веде вибір: garden-effect — коротко, біля місця на планшеті, garden-detail — докладніше, під планшетом.
garden-effect-tiles = { $count ->
    [one] +{ $count }\xA0плитка
    [few] +{ $count }\xA0плитки
   *[many] +{ $count }\xA0плиток
}
garden-effect-expansions = { $count ->
    [one] +{ $count }\xA0розширення
    [few] +{ $count }\xA0розширення
   *[many] +{ $count }\xA0розширень
}
garden-detail-buy = розширення долілиць: −{ $points }
garden-detail-group = за { FORM($kind, "group") } ({ garden-hexagon.counted }): +{ $points }\xA0наприкінці партії
garden-effect-wheel = диск, +{ $points }
garden-detail-wheel = диск цього раунду: +{ $points }
garden-effect-jokers = { $count ->
    [one] +{ $count }\xA0джокер
    [few] +{ $count }\xA0джокери
   *[many] +{ $count }\xA0джокерів
}
garden-detail-surrounds = ви оточуєте { FORM($list, "accusative") }: +{ $jokers }
garden-effect-no-room = для { $count }\xA0немає місця
garden-effect-discards = { $points ->
    [0] скинуте
   *[other] скинуте, −{ $points }
}
garden-effect-marker = { $points ->
    [0] маркер першого ходу
   *[other] маркер першого ходу, −{ $points }
}
garden-detail-marker = { $points ->
    [0] ви берете маркер першого ходу
   *[other] ви берете маркер першого ходу: −{ $points }
}
garden-effect-left = залишок, −{ $points }
garden-detail-left = залишок у сховищі: −{ $points }\xA0наприкінці партії

# Малюнок.
garden-label-title = { $side ->
    [back] Сад королеви, зворотний бік планшета, раунд { $round }
   *[front] Сад королеви, лицьовий бік планшета, раунд { $round }
}
garden-label-wheel = диск:
garden-label-stack = стос { $stack }, запас { $supply }
garden-label-bag = торбинка { $count }
garden-label-tower = вежа { $count }
garden-label-expansions = розширення:
garden-label-passed = пропуск
garden-label-points = { $score ->
    [one] { $score }\xA0очко
    [few] { $score }\xA0очки
   *[many] { $score }\xA0очок
}
    .points = { $points ->
        [one] { $points }\xA0очко
        [few] { $points }\xA0очки
       *[many] { $points }\xA0очок
    }
garden-label-near = бракує:
garden-label-groups = групи:
garden-label-turn = { $who ->
    [you] ваш хід
   *[other] ходить { $name }
}
garden-label-nature = витягують плитки
garden-label-over = партію завершено

# Позиція в реченнях.
garden-describe-round = { $side ->
    [back] Сад королеви, зворотний бік планшета для підрахунку очок, раунд { $round }. Диск показує: { $list }.
   *[front] Сад королеви, лицьовий бік планшета для підрахунку очок, раунд { $round }. Диск показує: { $list }.
}
garden-describe-top = На верху стосу: { $list }.
garden-describe-aside = Розширення { $nth } на вітрині: { $list }.
garden-describe-expansion = Розширення { $nth } на вітрині, горілиць: { $hexagon }.
garden-describe-stack = { $stack ->
    [one] Під верхнім розширенням стосу ще { $stack }\xA0розширення, у запасі { $supply }.
    [few] Під верхнім розширенням стосу ще { $stack }\xA0розширення, у запасі { $supply }.
   *[many] Під верхнім розширенням стосу ще { $stack }\xA0розширень, у запасі { $supply }.
}
garden-describe-heaps = { $bag ->
    [one] У торбинці { $bag }\xA0плитка, у вежі { $tower }.
    [few] У торбинці { $bag }\xA0плитки, у вежі { $tower }.
   *[many] У торбинці { $bag }\xA0плиток, у вежі { $tower }.
}
garden-describe-seat = { $who ->
    [you] У вас { garden-label-points } та { $jokers }.
   *[other] { $name } має { garden-label-points } та { FORM($jokers, "accusative") }.
}
garden-describe-has-marker = { $who ->
    [you] У вас маркер першого ходу.
   *[other] { $name } має маркер першого ходу.
}
garden-describe-passed = { $who ->
    [you] Ви більше не ходите в цьому раунді.
   *[other] { $name } більше не ходить у цьому раунді.
}
garden-describe-storage = Сховище: { $list }.
garden-describe-expansions = Розширення у сховищі: { $list }.
garden-describe-area = { $form ->
    [down] Ділянка { $at }: сім клітинок без альтанки.
   *[up] Ділянка { $at }: розширення з альтанкою.
}
garden-describe-cells = Сад { $at }: { $list }.
garden-describe-cell = { $hexagon } ({ $spot })
garden-describe-near = Щоб оточити { FORM($decoration, "accusative") } та отримати { FORM($jokers, "accusative") }, заповніть { FORM($list, "accusative") }.
garden-describe-group = За { FORM($kind, "group") } ({ garden-hexagon.counted }) дають { garden-label-points.points }.

# Відмови, за їхнім кодом. Вони відповідають на введені ходи, тому клітинки, ділянки та шестикутники
# названо так, як їх уводять.
refusal-garden-phase = { $phase ->
    [acting] Так не можна: хід лише починається.
    [copying] Зараз так не можна: ви обираєте з однакових плиток.
    [paying] Зараз так не можна: ви платите.
   *[discarding] Зараз так не можна: ви скидаєте зі сховища.
}
refusal-garden-nothing-shown = На вітрині немає нічого такого кольору чи з таким візерунком.
refusal-garden-no-room = У сховищі немає місця для всього цього.
refusal-garden-copy-elsewhere = Звідти взяти не можна: там такого немає або решта не вміститься.
refusal-garden-no-tile = У вашому сховищі немає плитки { $hexagon }.
refusal-garden-no-expansion = У вашому сховищі немає розширення { $hexagon }.
refusal-garden-no-cell = Сюди нічого не покласти: на ділянці ще немає розширення або там стоїть альтанка.
refusal-garden-cell-filled = Ця клітинка вже зайнята.
refusal-garden-neighbours = Там немає сусіда того самого кольору чи з тим самим візерунком.
refusal-garden-group = Тоді в одній групі були б два однакові шестикутники.
refusal-garden-cannot-pay = { $missing ->
    [one] Вартість { $cost }: бракує { $missing }\xA0плитки того самого кольору або візерунка.
    [few] Вартість { $cost }: бракує { $missing }\xA0плиток того самого кольору або візерунка.
   *[many] Вартість { $cost }: бракує { $missing }\xA0плиток того самого кольору або візерунка.
}
refusal-garden-area-built = Там уже є розширення.
refusal-garden-supply-empty = У запасі немає розширень.
refusal-garden-too-poor = { $price ->
    [one] Розширення долілиць коштує { $price }\xA0очко, а у вас { $score }.
    [few] Розширення долілиць коштує { $price }\xA0очки, а у вас { $score }.
   *[many] Розширення долілиць коштує { $price }\xA0очок, а у вас { $score }.
}
refusal-garden-pay-unfit = Цим не заплатити: усе має бути або того самого кольору, або з тим самим візерунком, без однакових.
refusal-garden-drop-order = Для цього вже запізно: спершу скидають плитки за зростанням, потім розширення.
refusal-garden-deal-tiles-due = Перевернуто розширення, а мали роздати плитки.
refusal-garden-deal-expansion-due = Роздано елементів: { $count }, а треба перевернути одне розширення.
refusal-garden-deal-too-many = { $count ->
    [one] Роздано { $count }\xA0плитку, а місця є лише для { $room }.
    [few] Роздано { $count }\xA0плитки, а місця є лише для { $room }.
   *[many] Роздано { $count }\xA0плиток, а місця є лише для { $room }.
}
refusal-garden-deal-too-few = { $count ->
    [one] Роздано { $count }\xA0плитку, а потрібно { $due }.
    [few] Роздано { $count }\xA0плитки, а потрібно { $due }.
   *[many] Роздано { $count }\xA0плиток, а потрібно { $due }.
}
refusal-garden-deal-not-in-bag = Плитка { $place } роздачі — { $hexagon }, але таких у торбинці вже немає.
refusal-garden-deal-seen = Розширення { $hexagon } вже перевертали горілиць.
refusal-garden-deal-unknown = Елемент { $place } роздачі — { $item }, а такого шестикутника немає.

# Як увести хід.
garden-notation = Як увести хід: takeB бере блакитні шестикутники, take3 бере метеликів, from2 обирає з однакових той, що на місці 2. B3@14 викладає блакитних метеликів на клітинку 14, xB3@2r4 викладає розширення на ділянку 2 з поворотом 4, buy2 купує розширення для ділянки 2. payB4, payxB4 і payJ платять плиткою, розширенням і джокером; dropB3 і dropxB3 скидають плитку й розширення; pass пропускає хід, stop більше нічого не скидає. Кольори: B блакитний, P темно-фіолетовий, L світло-фіолетовий, Y жовтий, M світло-зелений, G темно-зелений.
`;export{e as default};