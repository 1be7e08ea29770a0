# Літній палац. Текст pavilion-tiles стоїть у знахідному відмінку: речення довкола нього мають
# слово, що вимагає саме цього відмінка. Форми кольорів для слів «плитка» і «зірка» є
# атрибутами pavilion-colour.

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
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}
    .accusative = { $count ->
        [one] { $count } плитку
        [few] { $count } плитки
       *[many] { $count } плиток
    }
pavilion-from = { $marker ->
    [start] із центру столу разом із маркером першого ходу
   *[none] { $source ->
        [0] із центру столу
       *[other] з вітрини { $source }
    }
}
pavilion-price = { $wilds ->
    [0] { $cost ->
        [one] за { $cost } плитку
        [few] за { $cost } плитки
       *[many] за { $cost } плиток
    }
   *[other] { $cost ->
        [one] за { $cost } плитку (джокерів: { $wilds })
        [few] за { $cost } плитки (джокерів: { $wilds })
       *[many] за { $cost } плиток (джокерів: { $wilds })
    }
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
pavilion-event-took = { $who ->
    [you] Ви берете { FORM($list, "accusative") } { $from }.
   *[other] { $name } бере { FORM($list, "accusative") } { $from }.
}
pavilion-event-took-token = { $who ->
    [you] Ви берете { FORM($list, "accusative") } { $from }: −{ $points }.
   *[other] { $name } бере { FORM($list, "accusative") } { $from }: −{ $points }.
}
pavilion-event-placed = { $who ->
    [you] Ви викладаєте { FORM($tile, "accusative") } на { FORM($star, "accusative") } { $price }: { $run } поспіль, +{ $points }.
   *[other] { $name } викладає { FORM($tile, "accusative") } на { FORM($star, "accusative") } { $price }: { $run } поспіль, +{ $points }.
}
pavilion-event-placed-built = { $who ->
    [you] Ви викладаєте { FORM($tile, "accusative") } на { FORM($star, "accusative") } { $price }: { $run } поспіль, +{ $points } і { $tiles } із запасу за { FORM($structures, "accusative") }.
   *[other] { $name } викладає { FORM($tile, "accusative") } на { FORM($star, "accusative") } { $price }: { $run } поспіль, +{ $points } і { $tiles } із запасу за { FORM($structures, "accusative") }.
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
   *[middle] зірка посередині
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
       *[middle] зірку посередині
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
       *[middle] зірці посередині
    }

# Що сталося.
pavilion-event-supplied = Запас поповнено: тепер у ньому { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}.
pavilion-event-dealt = Раунд { $round }, колір-джокер — { pavilion-colour.wild }: на вітринах { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}. Починає { $name }.
pavilion-event-placing = Усі плитки взято. Починається декорування.
pavilion-event-gained = { $name } отримує { $list }.
pavilion-event-bonus-lost = Запас порожній: втрачено { $count ->
    [one] { $count } плитку
    [few] { $count } плитки
   *[many] { $count } плиток
}.
pavilion-event-passed = { $name } пропускає хід.
pavilion-event-kept = { $name } лишає в резерві { $list }.
pavilion-event-discarded = { $name } скидає до вежі { $count ->
    [one] { $count } плитку
    [few] { $count } плитки
   *[many] { $count } плиток
} та втрачає { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
pavilion-event-star-bonus = { $who ->
    [you] Ви заповнили { FORM($star, "accusative") }: +{ $points }.
   *[other] { $name } має заповнену { FORM($star, "accusative") }: +{ $points }.
}
pavilion-event-cost-bonus = { $name } має плитки на всіх місцях вартістю { $cost }: +{ $points }.
pavilion-event-corner-loss = { $name } має { $count ->
    [one] { $count } невикористану плитку
    [few] { $count } невикористані плитки
   *[many] { $count } невикористаних плиток
} та втрачає { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
pavilion-forecast = { $count ->
    [one] Наприкінці це коштуватиме ще { $count } очко.
    [few] Наприкінці це коштуватиме ще { $count } очки.
   *[many] Наприкінці це коштуватиме ще { $count } очок.
}
pavilion-event-ended = Раунд { $round } був останнім: гру завершено.

# Запитання й варіанти.
pavilion-ask-taking = Які плитки берете?
pavilion-ask-placing = Куди кладете плитку, чи пропускаєте хід?
pavilion-ask-picking = Які плитки берете із запасу (ще { $left })?
pavilion-ask-keeping = Які плитки лишаєте (щонайбільше чотири)?
pavilion-hint-pass = пропустити решту раунду
pavilion-hint-stop = більше нічого не лишати
pavilion-hint-pick = взяти { FORM($tile, "accusative") }
pavilion-hint-keep = лишити { FORM($tile, "accusative") }
pavilion-hint-place = { $tile } на { FORM($star, "accusative") } { $price }: +{ $points }
pavilion-hint-place-gain = { $tile } на { FORM($star, "accusative") } { $price }: +{ $points } і { $tiles } за { FORM($structures, "accusative") }
pavilion-owed = { $who ->
    [you] Потім ви берете { FORM($tiles, "accusative") } із запасу.
   *[other] Потім { $name } бере { FORM($tiles, "accusative") } із запасу.
}
pavilion-hint-take = взяти { $list }

# Малюнок.
pavilion-label-title = Літній палац, { $side ->
    [grey] однотонний
   *[coloured] кольоровий
} бік, раунд { $round }
pavilion-label-wild = джокер { pavilion-colour }
pavilion-label-turn = { $who ->
    [you] ваш хід
   *[other] ходить { $name }
}
pavilion-describe-star = На { FORM($star, "locative") }: { $list }.
pavilion-describe-place = { pavilion-colour.feminine } на { $cost }
pavilion-describe-near = Ще одна плитка на { $cost } ({ $star }) оточить { FORM($structure, "accusative") }: { $tiles } із запасу.
pavilion-label-nature = час витягати плитки
pavilion-label-over = гру завершено
pavilion-label-centre = центр столу:
pavilion-label-supply = запас:
pavilion-label-bag = торбинка
pavilion-label-tower = вежа
pavilion-label-hand = плитки:
pavilion-label-kept = резерв:
pavilion-label-passed = пропуск
pavilion-label-points = { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[many] { $score } очок
}
pavilion-label-pillar = колона
pavilion-label-statue = статуя
pavilion-label-window = вікно
pavilion-label-near = бракує 1:

# Позиція в реченнях.
pavilion-describe-round = Літній палац, { $side ->
    [grey] однотонний
   *[coloured] кольоровий
} бік, раунд { $round }, колір-джокер — { pavilion-colour.wild }.
pavilion-describe-display = Вітрина { $display } містить { $list }.
pavilion-describe-centre = Центр столу містить { $list }.
pavilion-describe-supply = Запас містить { $list }.
pavilion-describe-bag = Торбинка містить { $list }.
pavilion-describe-tower = Вежа містить { $list }.
pavilion-describe-token = Маркер першого ходу лежить у центрі столу.
pavilion-describe-seat = { $name } має { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[many] { $score } очок
}.
pavilion-describe-has-token = { $name } має маркер першого ходу.
pavilion-describe-hand = Має поруч із планшетом { $list }.
pavilion-describe-kept = Має в резерві { $list }.
pavilion-describe-passed = { $name } більше не ходить у цьому раунді.

# Відмови, за їхнім кодом.
refusal-pavilion-phase = { $phase ->
    [taking] Так не можна: зараз беруть плитки.
    [placing] Так не можна: зараз викладають плитки.
    [picking] Так не можна: зараз беруть плитки із запасу.
   *[keeping] Так не можна: зараз лишають плитки в резерві.
}
refusal-pavilion-source-unknown = Вітрини { $source } немає: на цьому столі { $displays ->
    [one] { $displays } вітрина
    [few] { $displays } вітрини
   *[many] { $displays } вітрин
}.
refusal-pavilion-source-lacks-colour = На вітрині { $source } немає { pavilion-colour.many } плиток.
refusal-pavilion-centre-lacks-colour = У центрі столу немає { pavilion-colour.many } плиток.
refusal-pavilion-source-wild = { pavilion-colour.capital } колір зараз є джокером: окремо його беруть лише там, де інших плиток немає.
refusal-pavilion-space-covered = На місці { $space } вже є плитка.
refusal-pavilion-star-colour = На зірку { $star } { pavilion-colour.accusative } плитку класти не можна.
refusal-pavilion-no-tile = Поруч із планшетом немає { pavilion-colour.genitive } плитки, щоб її викласти.
refusal-pavilion-too-few-wild = Поруч із планшетом { $held ->
    [one] { $held } плитка-джокер
    [few] { $held } плитки-джокери
   *[many] { $held } плиток-джокерів
}, а не { $wilds }.
refusal-pavilion-wild-for-wild = { pavilion-colour.capital } колір сам зараз є джокером, тож інші джокери його не заміняють.
refusal-pavilion-too-many-wild = Місце { $space } коштує { $cost }, тож джокерів може бути щонайбільше { $most }.
refusal-pavilion-too-few-tiles = Місце { $space } коштує { $cost }: { $needed ->
    [one] потрібна { $needed } { pavilion-colour.feminine } плитка
    [few] потрібні { $needed } { pavilion-colour.few } плитки
   *[many] потрібно { $needed } { pavilion-colour.many } плиток
}, а є лише { $held }.
refusal-pavilion-supply-lacks-colour = У запасі немає { pavilion-colour.many } плиток.
refusal-pavilion-hand-lacks-colour = Поруч із планшетом немає { pavilion-colour.genitive } плитки, щоб лишити її в резерві.
refusal-pavilion-keep-order = Плитки лишають у резерві в порядку кольорів: для { pavilion-colour.genitive } вже запізно.
refusal-pavilion-deal-too-many = Викладено { $count ->
    [one] { $count } плитку
    [few] { $count } плитки
   *[many] { $count } плиток
}, а місця є лише на { $room }.
refusal-pavilion-deal-too-few = Викладено { $count ->
    [one] { $count } плитку
    [few] { $count } плитки
   *[many] { $count } плиток
}, а треба { $due }.
refusal-pavilion-deal-not-in-bag = Плитка { $place } цієї роздачі { pavilion-colour.feminine }, але таких у торбинці тоді вже немає.
refusal-pavilion-deal-unknown-tile = Плитка { $place } цієї роздачі — { $tile }, а такого кольору немає.

# Стислі правила.
pavilion-rules-aim = Мета: викладати плитки на сім зірок свого планшета й за шість раундів набрати найбільше очок. Кожен раунд має свій колір-джокер, по черзі: фіолетовий, зелений, помаранчевий, жовтий, блакитний, червоний.
pavilion-rules-taking = Вибір плиток: оберіть вітрину або центр столу й будь-який колір там, крім джокера, та візьміть усі плитки цього кольору. Якщо там лежать і плитки-джокери, візьміть додатково рівно одну. Де є самі лише джокери, візьміть одну плитку. Що лишилося на вітрині, йде до центру столу.
pavilion-rules-token = Хто першим у раунді бере із центру столу, отримує ще й маркер першого ходу та втрачає по очку за кожну взяту плитку. Власник маркера першим викладає плитки й починає наступний раунд.
pavilion-rules-placing = Декорування: коли всі плитки взято, за один хід викладають одну плитку. Місце коштує стільки плиток, скільки на ньому вказано, і саме того кольору, який туди кладуть; усі, крім однієї, можна замінити джокерами. Одну плитку цього кольору кладуть на місце, решта йде до вежі. Зовнішня зірка приймає лише свій колір, середня — кожен колір один раз.
pavilion-rules-points = Плитка приносить стільки очок, скільки плиток разом із нею стоїть поспіль на її зірці: від 1 до 6.
pavilion-rules-structures = Коли довкола колони, статуї чи вікна зайнято всі місця, візьміть плитки із запасу: 1 за колону, 2 за статую, 3 за вікно. Після кожного ходу запас поповнюють до 10 плиток.
pavilion-rules-passing = Пропустіть хід, якщо більше не хочете викладати: до кінця раунду ви вже не ходите. До чотирьох плиток можна лишити в резерві на наступний раунд; кожна інша коштує одне очко. Рахунок починається з 5 і ніколи не буває меншим за 1. У раунді 6 резерву немає: кожна невикористана плитка коштує одне очко.
pavilion-rules-grey = На однотонному боці вартість розподілено інакше й жодна зірка не має свого кольору: друга плитка вирішує, чи будуть усі плитки зірки одного кольору, чи всі різних.
pavilion-rules-spaces = Там на вільному місці перед вартістю стоїть його номер.
pavilion-rules-end = Після раунду 6 кожна заповнена зірка додає очки: різнокольорова 12, червона 14, блакитна 15, жовта 16, помаранчева 17, зелена 18, фіолетова 20. Якщо зайнято всі місця вартістю 1, це ще 4 очки, вартістю 2 — 8, вартістю 3 — 12, вартістю 4 — 16. Перемагає той, у кого найбільше очок; за рівного рахунку перемогу ділять.
pavilion-notation = Як записати хід: 2R бере червоні плитки з вітрини 2, CB — блакитні із центру столу. 14P викладає фіолетову плитку на місце 4 зірки 1, 14P+2 — те саме з двома джокерами. pickG бере зелену плитку із запасу, keepO лишає помаранчеву в резерві; pass пропускає хід, stop більше нічого не лишає. Зірка 0 — середня. Кольори: P фіолетовий, G зелений, O помаранчевий, Y жовтий, B блакитний, R червоний.

