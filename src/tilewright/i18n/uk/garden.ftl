# Сад королеви. Текст garden-hexagon стоїть у називному відмінку: перед ним двокрапка, дужка або
# слово, що цього відмінка не змінює. Форми кольорів для назв візерунків є атрибутами
# garden-colour. У відмовах шестикутник названо лише коротким записом, наприклад B3.

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
garden-pattern = { $pattern ->
    [tree] дерево
    [bird] птах
    [butterflies] метелики
    [flower] квітка
    [plant] рослина
   *[lilies] лілії
}
garden-hexagon = { $pattern ->
    [tree] { garden-colour.neuter } дерево
    [bird] { garden-colour } птах
    [butterflies] { garden-colour.plural } метелики
    [flower] { garden-colour.feminine } квітка
    [plant] { garden-colour.feminine } рослина
   *[lilies] { garden-colour.plural } лілії
}
garden-expansion = розширення ({ garden-hexagon })
garden-jokers = { $count ->
    [one] { $count } джокер
    [few] { $count } джокери
   *[many] { $count } джокерів
}
    .accusative = { $count ->
        [one] { $count } джокера
        [few] { $count } джокери
       *[many] { $count } джокерів
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
garden-spot = { $spot ->
    [right] праворуч
    [upper-right] праворуч угорі
    [upper-left] ліворуч угорі
    [left] ліворуч
    [lower-left] ліворуч унизу
    [lower-right] праворуч унизу
   *[middle] посередині
}
garden-cell = клітинка { garden-spot } ({ garden-at })

# Що сталося.
garden-event-dealt = { $count ->
    [one] На верх стосу викладено { $count } плитку.
    [few] На верх стосу викладено { $count } плитки.
   *[many] На верх стосу викладено { $count } плиток.
}
garden-event-turned = На вітрині відкрито розширення: { $hexagon }.
garden-event-took = { $who ->
    [you] Ви поповнюєте сховище: { $list }.
   *[other] { $name } поповнює сховище: { $list }.
}
garden-event-placed = { $who ->
    [you] Ви викладаєте плитку { $at }: { $hexagon }.
   *[other] { $name } викладає плитку { $at }: { $hexagon }.
}
garden-event-placed-paid = { $who ->
    [you] Ви викладаєте плитку { $at }: { $hexagon } (сплачено: { $list }).
   *[other] { $name } викладає плитку { $at }: { $hexagon } (сплачено: { $list }).
}
garden-event-laid = { $who ->
    [you] Ви викладаєте розширення { $at }: { $hexagon }.
   *[other] { $name } викладає розширення { $at }: { $hexagon }.
}
garden-event-laid-paid = { $who ->
    [you] Ви викладаєте розширення { $at }: { $hexagon } (сплачено: { $list }).
   *[other] { $name } викладає розширення { $at }: { $hexagon } (сплачено: { $list }).
}
garden-event-bought = { $who ->
    [you] Ви купуєте розширення за { $points } очок і кладете його { $at }.
   *[other] { $name } купує розширення за { $points } очок і кладе його { $at }.
}
garden-event-surrounded = { $who ->
    [you] Ви оточуєте { FORM($list, "accusative") } й отримуєте { FORM($jokers, "accusative") }.
   *[other] { $name } оточує { FORM($list, "accusative") } й отримує { FORM($jokers, "accusative") }.
}
garden-event-surrounded-lost = { $who ->
    [you] Ви оточуєте { FORM($list, "accusative") } й отримуєте { FORM($jokers, "accusative") }, але не вміщується { $lost }.
   *[other] { $name } оточує { FORM($list, "accusative") } й отримує { FORM($jokers, "accusative") }, але не вміщується { $lost }.
}
garden-event-passed-first = { $who ->
    [you] Ви пропускаєте хід першими, берете маркер першого ходу та втрачаєте { $points } очко.
   *[other] { $name } пропускає хід першим, бере маркер першого ходу та втрачає { $points } очко.
}
garden-event-passed = { $name } пропускає хід.
garden-event-dropped = { $who ->
    [you] Ви скидаєте: { $list }.
   *[other] { $name } скидає: { $list }.
}
garden-event-lost = { $name } втрачає за скинуте { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
garden-event-marked = Це перший пропуск у раунді: { $name } бере маркер першого ходу та втрачає { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
garden-event-wheel = Раунд { $round } оцінено: { $name } отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
garden-event-round = Раунд { $round }. Починає { $name }.
garden-event-left-jokers = { $points ->
    [one] { $name } отримує { $points } очко за невикористані джокери ({ $jokers }).
    [few] { $name } отримує { $points } очки за невикористані джокери ({ $jokers }).
   *[many] { $name } отримує { $points } очок за невикористані джокери ({ $jokers }).
}
garden-event-left-things = { $points ->
    [one] { $name } втрачає { $points } очко за залишок у сховищі.
    [few] { $name } втрачає { $points } очки за залишок у сховищі.
   *[many] { $name } втрачає { $points } очок за залишок у сховищі.
}
garden-event-group = { $name } має групу з { $count } шестикутників ({ $kind }): +{ $points }.
garden-event-ended = Раунд { $round } був останнім: гру завершено.

# Запитання й варіанти.
garden-ask-acting = Берете, викладаєте, купуєте чи пропускаєте хід?
garden-ask-copying = Котру з однакових плиток берете ({ $hexagon })?
garden-ask-paying = Чим платите за { $hexagon } (ще { $left })?
garden-ask-paying-more = Уже на сплату: { $list }. Чим ще платите за { $hexagon } (ще { $left })?
garden-ask-discarding = Скидаєте щось?
garden-hint-pass = пропустити решту раунду
garden-hint-stop = більше нічого не скидати
garden-hint-take = { $list }
garden-hint-copy = з розширення { $nth } із { $shown } на вітрині
garden-hint-buy = закрите розширення { $at } за { $points } очок
garden-hint-place = { $cost ->
    [0] { $hexagon } { $at }
   *[other] { $hexagon } { $at } (доплата { $cost })
}
garden-hint-lay = { $cost ->
    [0] розширення { $at }: { $hexagon }
   *[other] розширення { $at }: { $hexagon } (доплата { $cost })
}
garden-hint-pay = сплатити: { $piece }
garden-hint-drop = скинути: { $piece }
garden-price = Ціна цього пропуску поки що: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.

# Малюнок.
garden-label-title = Сад королеви, { $side ->
    [back] зворотний
   *[front] лицьовий
} бік, раунд { $round }
garden-label-wheel = обертовий диск:
garden-label-stack = стос { $stack }, запас { $supply }
garden-label-bag = торбинка { $count }
garden-label-tower = вежа { $count }
garden-label-expansions = розширення:
garden-label-passed = пас
garden-label-points = { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[many] { $score } очок
}
garden-label-near = бракує:
garden-label-groups = групи:
garden-label-turn = { $who ->
    [you] ваш хід
   *[other] ходить { $name }
}
garden-label-nature = діє випадок
garden-label-over = гру завершено

# Позиція в реченнях.
garden-describe-round = Сад королеви, { $side ->
    [back] зворотний
   *[front] лицьовий
} бік планшета для підрахунку очок, раунд { $round }. Обертовий диск показує: { $list }.
garden-describe-top = Згори стосу: { $list }.
garden-describe-aside = Розширення { $nth } на вітрині: { $list }.
garden-describe-expansion = Розширення { $nth } на вітрині відкрите: { $hexagon }.
garden-describe-stack = Під верхнім розширенням стосу ще { $stack }, у запасі { $supply }.
garden-describe-heaps = У торбинці { $bag ->
    [one] { $bag } плитка
    [few] { $bag } плитки
   *[many] { $bag } плиток
}, у вежі { $tower }.
garden-describe-seat = { $score ->
    [one] { $name } має { $score } очко та { FORM($jokers, "accusative") }.
    [few] { $name } має { $score } очки та { FORM($jokers, "accusative") }.
   *[many] { $name } має { $score } очок та { FORM($jokers, "accusative") }.
}
garden-describe-has-marker = { $name } має маркер першого ходу.
garden-describe-passed = { $name } більше не ходить у цьому раунді.
garden-describe-storage = Сховище: { $list }.
garden-describe-expansions = Розширення у сховищі: { $list }.
garden-describe-area = { $form ->
    [down] Ділянка { $at } має сім клітинок без альтанки.
   *[up] Ділянка { $at } має альтанку.
}
garden-describe-cells = Сад { $at }: { $list }.
garden-describe-cell = { $hexagon } ({ $spot })
garden-describe-near = Щоб оточити { FORM($decoration, "accusative") } й отримати { FORM($jokers, "accusative") }, заповніть: { $list }.
garden-describe-group = Група з { $count } шестикутників ({ $kind }) приносить { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.

# Відмови, за їхнім кодом.
refusal-garden-phase = { $phase ->
    [acting] Так не можна: зараз лише початок ходу.
    [copying] Так не можна: зараз обирають, звідки взяти однакові шестикутники.
    [paying] Так не можна: зараз сплачують вартість.
   *[discarding] Так не можна: зараз скидають зайве зі сховища.
}
refusal-garden-nothing-shown = На вітрині немає нічого такого кольору чи візерунка.
refusal-garden-no-room = У сховищі немає місця для всього цього.
refusal-garden-copy-elsewhere = З місця { $place } взяти не можна: такого там немає або решта не вміститься.
refusal-garden-no-tile = У сховищі немає плитки { $hexagon }.
refusal-garden-no-expansion = У сховищі немає розширення { $hexagon }.
refusal-garden-no-cell = Клітинки { $cell } немає: її ділянка ще без розширення або там стоїть альтанка.
refusal-garden-cell-filled = На клітинці { $cell } вже лежить { $held }.
refusal-garden-neighbours = { $hexagon } не має спільного кольору чи візерунка з жодним сусідом клітинки { $cell }.
refusal-garden-group = Через { $hexagon } на клітинці { $cell } у групі було б два однакові шестикутники.
refusal-garden-cannot-pay = У сховищі немає чим заплатити за { $hexagon }: вартість { $cost }.
refusal-garden-area-built = На ділянці { $area } вже є розширення.
refusal-garden-supply-empty = У запасі немає розширень.
refusal-garden-too-poor = Закрите розширення коштує { $price ->
    [one] { $price } очко
    [few] { $price } очки
   *[many] { $price } очок
}, а на рахунку { $score }.
refusal-garden-pay-unfit = Цього зараз не можна віддати на сплату за { $hexagon }.
refusal-garden-drop-order = Для цього вже запізно: спершу скидають плитки за порядком, потім розширення.
refusal-garden-deal-tiles-due = Відкрито розширення, а мали з’явитися плитки.
refusal-garden-deal-expansion-due = Випадок приніс { $count }, а треба відкрити рівно одне розширення.
refusal-garden-deal-too-many = Викладено { $count ->
    [one] { $count } плитку
    [few] { $count } плитки
   *[many] { $count } плиток
}, а місця є лише на { $room }.
refusal-garden-deal-too-few = Викладено { $count ->
    [one] { $count } плитку
    [few] { $count } плитки
   *[many] { $count } плиток
}, а треба { $due }.
refusal-garden-deal-not-in-bag = Плитка { $place } цієї роздачі — { $hexagon }, але таких у торбинці тоді вже немає.
refusal-garden-deal-seen = Розширення { $hexagon } вже відкривали раніше.
refusal-garden-deal-unknown = Предмет { $place } цієї роздачі — { $item }, а такого шестикутника немає.

# Як увести хід.
garden-notation = Як записати хід: takeB бере блакитні шестикутники, take3 — метеликів, from2 обирає з однакових той, що на місці 2. B3@14 викладає блакитних метеликів на клітинку 14, xB3@2r4 — розширення на ділянку 2 з поворотом 4, buy2 купує розширення для ділянки 2. payB4, payxB4 і payJ віддають на сплату плитку, розширення чи джокера; dropB3 і dropxB3 скидають плитку чи розширення; pass пропускає хід, stop більше нічого не скидає. Кольори: B блакитний, P темно-фіолетовий, L світло-фіолетовий, Y жовтий, M світло-зелений, G темно-зелений.

