var e=`# Літній палац. Фрази мають форми: .accusative — знахідний відмінок, .genitive — родовий, .locative —
# місцевий. Форми кольорів для слова «плитка» є атрибутами pavilion-colour, число очок у реченні —
# pavilion-label-points.points.

pavilion-title = Літній палац
pavilion-colour = { $colour ->
    [purple] фіолетовий
    [green] зелений
    [orange] помаранчевий
    [yellow] жовтий
    [blue] блакитний
   *[red] червоний
}
    .capital = { $colour ->
        [purple] Фіолетовий
        [green] Зелений
        [orange] Помаранчевий
        [yellow] Жовтий
        [blue] Блакитний
       *[red] Червоний
    }
    .feminine = { $colour ->
        [purple] фіолетова
        [green] зелена
        [orange] помаранчева
        [yellow] жовта
        [blue] блакитна
       *[red] червона
    }
    .accusative = { $colour ->
        [purple] фіолетову
        [green] зелену
        [orange] помаранчеву
        [yellow] жовту
        [blue] блакитну
       *[red] червону
    }
    .genitive = { $colour ->
        [purple] фіолетової
        [green] зеленої
        [orange] помаранчевої
        [yellow] жовтої
        [blue] блакитної
       *[red] червоної
    }
    .few = { $colour ->
        [purple] фіолетові
        [green] зелені
        [orange] помаранчеві
        [yellow] жовті
        [blue] блакитні
       *[red] червоні
    }
    .many = { $colour ->
        [purple] фіолетових
        [green] зелених
        [orange] помаранчевих
        [yellow] жовтих
        [blue] блакитних
       *[red] червоних
    }
    .wild = { $wild ->
        [purple] фіолетовий
        [green] зелений
        [orange] помаранчевий
        [yellow] жовтий
        [blue] блакитний
       *[red] червоний
    }
pavilion-tiles = { $count ->
    [one] { $count } { pavilion-colour.feminine } плитка
    [few] { $count } { pavilion-colour.few } плитки
   *[many] { $count } { pavilion-colour.many } плиток
}
    .accusative = { $count ->
        [one] { $count } { pavilion-colour.accusative } плитку
        [few] { $count } { pavilion-colour.few } плитки
       *[many] { $count } { pavilion-colour.many } плиток
    }
pavilion-tile = { pavilion-colour.feminine } плитка
    .accusative = { pavilion-colour.accusative } плитку
pavilion-any-tiles = { $count ->
    [one] { $count }\xA0плитка
    [few] { $count }\xA0плитки
   *[many] { $count }\xA0плиток
}
    .accusative = { $count ->
        [one] { $count }\xA0плитку
        [few] { $count }\xA0плитки
       *[many] { $count }\xA0плиток
    }
    .cost = { $cost ->
        [one] { $cost }\xA0плитку
        [few] { $cost }\xA0плитки
       *[many] { $cost }\xA0плиток
    }
    .wilds = { $wilds ->
        [one] { $wilds }\xA0джокер
        [few] { $wilds }\xA0джокери
       *[many] { $wilds }\xA0джокерів
    }
pavilion-from = { $marker ->
    [start] із центру столу разом із маркером першого ходу
   *[none] { $source ->
        [0] із центру столу
       *[other] з вітрини { $source }
    }
}
pavilion-star = { $kind ->
    [purple] фіолетова зірка
    [green] зелена зірка
    [orange] помаранчева зірка
    [yellow] жовта зірка
    [blue] блакитна зірка
    [red] червона зірка
    [left] зірка ліворуч
    [upper-left] зірка ліворуч угорі
    [upper-right] зірка праворуч угорі
    [right] зірка праворуч
    [lower-right] зірка праворуч унизу
    [lower-left] зірка ліворуч унизу
   *[middle] середня зірка
}
    .genitive = { $kind ->
        [purple] фіолетової зірки
        [green] зеленої зірки
        [orange] помаранчевої зірки
        [yellow] жовтої зірки
        [blue] блакитної зірки
        [red] червоної зірки
        [left] зірки ліворуч
        [upper-left] зірки ліворуч угорі
        [upper-right] зірки праворуч угорі
        [right] зірки праворуч
        [lower-right] зірки праворуч унизу
        [lower-left] зірки ліворуч унизу
       *[middle] середньої зірки
    }
    .accusative = { $kind ->
        [purple] фіолетову зірку
        [green] зелену зірку
        [orange] помаранчеву зірку
        [yellow] жовту зірку
        [blue] блакитну зірку
        [red] червону зірку
        [left] зірку ліворуч
        [upper-left] зірку ліворуч угорі
        [upper-right] зірку праворуч угорі
        [right] зірку праворуч
        [lower-right] зірку праворуч унизу
        [lower-left] зірку ліворуч унизу
       *[middle] середню зірку
    }
    .locative = { $kind ->
        [purple] фіолетовій зірці
        [green] зеленій зірці
        [orange] помаранчевій зірці
        [yellow] жовтій зірці
        [blue] блакитній зірці
        [red] червоній зірці
        [left] зірці ліворуч
        [upper-left] зірці ліворуч угорі
        [upper-right] зірці праворуч угорі
        [right] зірці праворуч
        [lower-right] зірці праворуч унизу
        [lower-left] зірці ліворуч унизу
       *[middle] середній зірці
    }
pavilion-price = { $wilds ->
    [0] за { pavilion-any-tiles.cost }
   *[other] за { pavilion-any-tiles.cost } ({ pavilion-any-tiles.wilds })
}
pavilion-structure = { $structure ->
    [pillar] колона
    [statue] статуя
   *[window] вікно
}
    .accusative = { $structure ->
        [pillar] колону
        [statue] статую
       *[window] вікно
    }

# Що сталося. Хід — це одне речення.
pavilion-event-supplied = Запас поповнено: тепер у ньому { $tiles }.
pavilion-event-dealt = { $who ->
    [you] Раунд { $round }: колір-джокер — { pavilion-colour.wild }. Починаєте ви.
   *[other] Раунд { $round }: колір-джокер — { pavilion-colour.wild }. Починає { $name }.
}
pavilion-event-took = { $who ->
    [you] Ви берете { FORM($list, "accusative") } { $from }.
   *[other] { $name } бере { FORM($list, "accusative") } { $from }.
}
pavilion-event-took-token = { $points ->
    [0] { $who ->
        [you] Ви берете { FORM($list, "accusative") } { $from } та нічого не втрачаєте.
       *[other] { $name } бере { FORM($list, "accusative") } { $from } та нічого не втрачає.
    }
   *[other] { $who ->
        [you] Ви берете { FORM($list, "accusative") } { $from } та втрачаєте { pavilion-label-points.points }.
       *[other] { $name } бере { FORM($list, "accusative") } { $from } та втрачає { pavilion-label-points.points }.
    }
}
pavilion-event-placing = Усі плитки взято. Тепер їх викладають.
pavilion-event-placed = { $points ->
    [1] { $who ->
        [you] Ви викладаєте { FORM($tile, "accusative") } на { FORM($star, "accusative") } { $price }: +{ pavilion-label-points.points }.
       *[other] { $name } викладає { FORM($tile, "accusative") } на { FORM($star, "accusative") } { $price }: +{ pavilion-label-points.points }.
    }
   *[other] { $who ->
        [you] Ви викладаєте { FORM($tile, "accusative") } на { FORM($star, "accusative") } { $price }: { $run }\xA0поспіль, +{ pavilion-label-points.points }.
       *[other] { $name } викладає { FORM($tile, "accusative") } на { FORM($star, "accusative") } { $price }: { $run }\xA0поспіль, +{ pavilion-label-points.points }.
    }
}
pavilion-event-placed-built = { $points ->
    [1] { $who ->
        [you] Ви викладаєте { FORM($tile, "accusative") } на { FORM($star, "accusative") } { $price }: +{ pavilion-label-points.points } та { $tiles } із запасу за { FORM($structures, "accusative") }.
       *[other] { $name } викладає { FORM($tile, "accusative") } на { FORM($star, "accusative") } { $price }: +{ pavilion-label-points.points } та { $tiles } із запасу за { FORM($structures, "accusative") }.
    }
   *[other] { $who ->
        [you] Ви викладаєте { FORM($tile, "accusative") } на { FORM($star, "accusative") } { $price }: { $run }\xA0поспіль, +{ pavilion-label-points.points } та { $tiles } із запасу за { FORM($structures, "accusative") }.
       *[other] { $name } викладає { FORM($tile, "accusative") } на { FORM($star, "accusative") } { $price }: { $run }\xA0поспіль, +{ pavilion-label-points.points } та { $tiles } із запасу за { FORM($structures, "accusative") }.
    }
}
pavilion-event-gained = { $who ->
    [you] Ви берете із запасу { FORM($list, "accusative") }.
   *[other] { $name } бере із запасу { FORM($list, "accusative") }.
}
pavilion-event-bonus-lost = { $count ->
    [one] Запас порожній: { $count }\xA0бонусну плитку втрачено.
    [few] Запас порожній: { $count }\xA0бонусні плитки втрачено.
   *[many] Запас порожній: { $count }\xA0бонусних плиток втрачено.
}
pavilion-event-passed = { $count ->
    [0] { $who ->
        [you] У вас немає плиток, тож ви пропускаєте хід.
       *[other] { $name } не має плиток і пропускає хід.
    }
   *[other] { $who ->
        [you] Ви пропускаєте хід.
       *[other] { $name } пропускає хід.
    }
}
pavilion-event-kept = { $who ->
    [you] Ви залишаєте в резерві { FORM($list, "accusative") }.
   *[other] { $name } залишає в резерві { FORM($list, "accusative") }.
}
pavilion-event-discarded = { $points ->
    [0] { $who ->
        [you] Ви скидаєте { FORM($tiles, "accusative") } та нічого не втрачаєте.
       *[other] { $name } скидає { FORM($tiles, "accusative") } та нічого не втрачає.
    }
   *[other] { $who ->
        [you] Ви скидаєте { FORM($tiles, "accusative") } та втрачаєте { pavilion-label-points.points }.
       *[other] { $name } скидає { FORM($tiles, "accusative") } та втрачає { pavilion-label-points.points }.
    }
}
pavilion-event-star-bonus = { $who ->
    [you] У вас заповнена { $star }: +{ pavilion-label-points.points }.
   *[other] { $name } має заповнену { FORM($star, "accusative") }: +{ pavilion-label-points.points }.
}
pavilion-event-cost-bonus = { $who ->
    [you] Ви закрили всі ромби вартістю { $cost }: +{ pavilion-label-points.points }.
   *[other] { $name } має плитки на всіх ромбах вартістю { $cost }: +{ pavilion-label-points.points }.
}
pavilion-event-corner-loss = { $points ->
    [0] { $who ->
        [you] За залишок ({ $tiles }) ви нічого не втрачаєте.
       *[other] За залишок ({ $tiles }) { $name } нічого не втрачає.
    }
   *[other] { $who ->
        [you] За залишок ({ $tiles }) ви втрачаєте { pavilion-label-points.points }.
       *[other] За залишок ({ $tiles }) { $name } втрачає { pavilion-label-points.points }.
    }
}
pavilion-forecast = { $count ->
    [one] Наприкінці партії за плитки в резерві віднімуть ще { $count }\xA0очко.
    [few] Наприкінці партії за плитки в резерві віднімуть ще { $count }\xA0очки.
   *[many] Наприкінці партії за плитки в резерві віднімуть ще { $count }\xA0очок.
}
pavilion-event-ended = Раунд { $round } був останнім: партію завершено.

# Запитання й варіанти.
pavilion-ask-taking = Які плитки берете?
pavilion-ask-placing = Куди кладете плитку — чи пропускаєте хід?
pavilion-ask-picking = { $left ->
    [1] Яку плитку берете із запасу?
   *[other] Які плитки берете із запасу (ще { $left })?
}
pavilion-ask-keeping = Які плитки залишаєте (щонайбільше 4)?
pavilion-hint-pass = пропустити хід до кінця раунду
pavilion-hint-stop = більше нічого не залишати
pavilion-hint-pick = узяти { FORM($tile, "accusative") }
pavilion-hint-keep = залишити { FORM($tile, "accusative") }
pavilion-hint-take = { $list }
pavilion-hint-place = { $tile } на { FORM($star, "accusative") } { $price }: +{ pavilion-label-points.points }
pavilion-hint-place-gain = { $tile } на { FORM($star, "accusative") } { $price }: +{ pavilion-label-points.points } та { $tiles } за { FORM($structures, "accusative") }
pavilion-owed = { $who ->
    [you] Потім ви берете із запасу { FORM($tiles, "accusative") }.
   *[other] Потім { $name } бере із запасу { FORM($tiles, "accusative") }.
}

# До чого веде вибір: pavilion-effect — коротко, біля місця на планшеті, pavilion-detail — докладніше, під
# планшетом.
pavilion-choice-place = { $tile } на { FORM($star, "accusative") } { $price }
pavilion-detail-run = { $run ->
    [1] без сусідніх: +{ $points }
   *[other] { $run }\xA0поспіль: +{ $points }
}
pavilion-effect-star = зірка, +{ $points }
pavilion-detail-star = заповнена { $star }: +{ $points }\xA0наприкінці партії
pavilion-effect-cost = усі ромби { $cost }, +{ $points }
pavilion-detail-cost = закрито всі ромби вартістю { $cost }: +{ $points }\xA0наприкінці партії
pavilion-effect-tiles = { $count ->
    [one] +{ $count }\xA0плитка
    [few] +{ $count }\xA0плитки
   *[many] +{ $count }\xA0плиток
}
pavilion-detail-built = { $structures }: +{ $tiles } із запасу
pavilion-effect-lost = { $count ->
    [one] пропадає { $count }\xA0плитка
    [few] пропадають { $count }\xA0плитки
   *[many] пропадає { $count }\xA0плиток
}
pavilion-effect-token = { $points ->
    [0] маркер першого ходу
   *[other] маркер першого ходу, −{ $points }
}
pavilion-detail-token = { $points ->
    [0] ви берете маркер першого ходу
   *[other] ви берете маркер першого ходу: −{ $points }
}
pavilion-effect-keep = { $points ->
    [0] залишити { $keep } з { $count }
   *[other] залишити { $keep } з { $count }, −{ $points }
}
pavilion-effect-discards = { $points ->
    [0] скинути { $count }
   *[other] скинути { $count }, −{ $points }
}
pavilion-effect-left = { $points ->
    [0] залишок { $count }
   *[other] залишок { $count }, −{ $points }
}
pavilion-detail-left = { $count ->
    [one] у залишку { $count }\xA0плитка: −{ $points }
    [few] у залишку { $count }\xA0плитки: −{ $points }
   *[many] у залишку { $count }\xA0плиток: −{ $points }
}

# Малюнок.
pavilion-label-title = { $side ->
    [grey] Літній палац, однотонний бік, раунд { $round }
   *[coloured] Літній палац, кольоровий бік, раунд { $round }
}
pavilion-label-wild = джокер: { pavilion-colour }
pavilion-label-turn = { $who ->
    [you] ваш хід
   *[other] ходить { $name }
}
pavilion-label-nature = витягують плитки
pavilion-label-over = партію завершено
pavilion-label-centre = центр столу:
pavilion-label-supply = запас:
pavilion-label-bag = торбинка
pavilion-label-tower = вежа
pavilion-label-hand = рука:
pavilion-label-kept = резерв:
pavilion-label-passed = пропуск
pavilion-label-points = { $score ->
    [one] { $score }\xA0очко
    [few] { $score }\xA0очки
   *[many] { $score }\xA0очок
}
    .points = { $points ->
        [one] { $points }\xA0очко
        [few] { $points }\xA0очки
       *[many] { $points }\xA0очок
    }
pavilion-label-pillar = колона
pavilion-label-statue = статуя
pavilion-label-window = вікно
pavilion-label-near = бракує 1:

# Позиція в реченнях. Ромб названо за його числом — вартістю.
pavilion-describe-round = { $side ->
    [grey] Літній палац, однотонний бік, раунд { $round }, колір-джокер — { pavilion-colour.wild }.
   *[coloured] Літній палац, кольоровий бік, раунд { $round }, колір-джокер — { pavilion-colour.wild }.
}
pavilion-describe-display = Вітрина { $display }: { $list }.
pavilion-describe-centre = Центр столу: { $list }.
pavilion-describe-supply = Запас: { $list }.
pavilion-describe-bag = Торбинка: { $list }.
pavilion-describe-tower = Вежа: { $list }.
pavilion-describe-token = Маркер першого ходу лежить у центрі столу.
pavilion-describe-seat = { $who ->
    [you] У вас { pavilion-label-points }.
   *[other] { $name } має { pavilion-label-points }.
}
pavilion-describe-has-token = { $who ->
    [you] У вас маркер першого ходу.
   *[other] { $name } має маркер першого ходу.
}
pavilion-describe-hand = Рука: { $list }.
pavilion-describe-kept = Резерв: { $list }.
pavilion-describe-passed = { $who ->
    [you] Ви більше не ходите в цьому раунді.
   *[other] { $name } більше не ходить у цьому раунді.
}
pavilion-describe-star = На { FORM($star, "locative") }: { $list }.
pavilion-describe-place = { pavilion-colour.feminine } на ромбі { $cost }
pavilion-describe-near = Плитка на ромбі { $cost } { FORM($star, "genitive") } оточить { FORM($structure, "accusative") }: { $tiles } із запасу.

# Відмови, за їхнім кодом. Вони відповідають на введені ходи, тому зірки й ромби мають номери.
refusal-pavilion-phase = { $phase ->
    [taking] Зараз так не можна: усі беруть плитки.
    [placing] Зараз так не можна: усі викладають плитки.
    [picking] Зараз так не можна: ви берете бонусні плитки.
   *[keeping] Зараз так не можна: ви обираєте, що залишити в резерві.
}
refusal-pavilion-source-unknown = { $displays ->
    [one] Вітрини { $source } немає: на цьому столі { $displays }\xA0вітрина.
    [few] Вітрини { $source } немає: на цьому столі { $displays }\xA0вітрини.
   *[many] Вітрини { $source } немає: на цьому столі { $displays }\xA0вітрин.
}
refusal-pavilion-source-lacks-colour = На вітрині { $source } немає { pavilion-colour.many } плиток.
refusal-pavilion-centre-lacks-colour = У центрі столу немає { pavilion-colour.many } плиток.
refusal-pavilion-source-wild = { pavilion-colour.capital } колір — джокер: окремо його беруть лише там, де немає інших кольорів.
refusal-pavilion-space-covered = Цей ромб уже закрито.
refusal-pavilion-star-colour = Ця зірка не приймає { pavilion-colour.many } плиток.
refusal-pavilion-no-tile = У вас немає { pavilion-colour.genitive } плитки, щоб її викласти.
refusal-pavilion-too-few-wild = { $held ->
    [one] У вас { $held }\xA0плитка-джокер, а не { $wilds }.
    [few] У вас { $held }\xA0плитки-джокери, а не { $wilds }.
   *[many] У вас { $held }\xA0плиток-джокерів, а не { $wilds }.
}
refusal-pavilion-wild-for-wild = { pavilion-colour.capital } колір сам зараз джокер, тож замінити його джокерами не можна.
refusal-pavilion-too-many-wild = Вартість { $cost }, тож джокерів може бути щонайбільше { $most }.
refusal-pavilion-too-few-tiles = { $missing ->
    [one] Вартість { $cost }: бракує { $missing } { pavilion-colour.genitive } плитки.
    [few] Вартість { $cost }: бракує { $missing } { pavilion-colour.many } плиток.
   *[many] Вартість { $cost }: бракує { $missing } { pavilion-colour.many } плиток.
}
refusal-pavilion-supply-lacks-colour = У запасі немає { pavilion-colour.many } плиток.
refusal-pavilion-hand-lacks-colour = У вас немає { pavilion-colour.genitive } плитки, щоб її залишити.
refusal-pavilion-keep-order = Плитки залишають у порядку кольорів: для { pavilion-colour.genitive } вже запізно.
refusal-pavilion-deal-too-many = { $count ->
    [one] Роздано { $count }\xA0плитку, а місця є лише для { $room }.
    [few] Роздано { $count }\xA0плитки, а місця є лише для { $room }.
   *[many] Роздано { $count }\xA0плиток, а місця є лише для { $room }.
}
refusal-pavilion-deal-too-few = { $count ->
    [one] Роздано { $count }\xA0плитку, а потрібно { $due }.
    [few] Роздано { $count }\xA0плитки, а потрібно { $due }.
   *[many] Роздано { $count }\xA0плиток, а потрібно { $due }.
}
refusal-pavilion-deal-not-in-bag = Плитка { $place } роздачі — { pavilion-colour.feminine }, але таких у торбинці вже немає.
refusal-pavilion-deal-unknown-tile = Плитка { $place } роздачі — { $tile }, а такого кольору немає.

# Як увести хід.
pavilion-notation = Як увести хід: 2R бере червоні плитки з вітрини 2, CB бере блакитні із центру столу. 14P викладає фіолетову плитку на ромб 4 зірки 1, 14P+2 — те саме з двома джокерами. pickG бере зелену плитку із запасу, keepO залишає помаранчеву; pass пропускає хід, stop більше нічого не залишає. Зірка 0 — середня; зірки від 1 до 6\xA0лежать довкола неї за годинниковою стрілкою, починаючи зліва. Кольори: P фіолетовий, G зелений, O помаранчевий, Y жовтий, B блакитний, R червоний.
`;export{e as default};