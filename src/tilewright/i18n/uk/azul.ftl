# Азул. Текст azul-tiles стоїть у знахідному відмінку: речення довкола нього мають дієслово,
# що вимагає саме цього відмінка. Форми кольорів для слова «плитка» є атрибутами azul-colour.

azul-title = Азул
azul-colour = { $colour ->
    [blue] блакитний
    [yellow] жовтий
    [red] червоний
    [black] чорний
   *[white] білий
}
    .feminine = { $colour ->
        [blue] блакитна
        [yellow] жовта
        [red] червона
        [black] чорна
       *[white] біла
    }
    .accusative = { $colour ->
        [blue] блакитну
        [yellow] жовту
        [red] червону
        [black] чорну
       *[white] білу
    }
    .genitive = { $colour ->
        [blue] блакитної
        [yellow] жовтої
        [red] червоної
        [black] чорної
       *[white] білої
    }
    .few = { $colour ->
        [blue] блакитні
        [yellow] жовті
        [red] червоні
        [black] чорні
       *[white] білі
    }
    .many = { $colour ->
        [blue] блакитних
        [yellow] жовтих
        [red] червоних
        [black] чорних
       *[white] білих
    }
    .held = { $held ->
        [blue] блакитні
        [yellow] жовті
        [red] червоні
        [black] чорні
       *[white] білі
    }
azul-tiles = { $count ->
    [one] { $count } { azul-colour.feminine } плитка
    [few] { $count } { azul-colour.few } плитки
   *[many] { $count } { azul-colour.many } плиток
}
    .accusative = { $count ->
        [one] { $count } { azul-colour.accusative } плитку
        [few] { $count } { azul-colour.few } плитки
       *[many] { $count } { azul-colour.many } плиток
    }
azul-from = { $marker ->
    [start] із центру столу разом із маркером першого ходу
   *[none] { $source ->
        [0] із центру столу
       *[other] з вітрини { $source }
    }
}
azul-to = { $line ->
    [0] на підлогу
   *[other] на { $line }-й рівень складу
}
azul-event-took = { $missing ->
    [0] { $who ->
        [you] Ви берете { FORM($tiles, "accusative") } { $from } { $to } (заповнено).
       *[other] { $name } бере { FORM($tiles, "accusative") } { $from } { $to } (заповнено).
    }
   *[other] { $who ->
        [you] Ви берете { FORM($tiles, "accusative") } { $from } { $to }.
       *[other] { $name } бере { FORM($tiles, "accusative") } { $from } { $to }.
    }
}
azul-event-took-floor = { $who ->
    [you] Ви берете { FORM($tiles, "accusative") } { $from } на підлогу.
   *[other] { $name } бере { FORM($tiles, "accusative") } { $from } на підлогу.
}
azul-event-took-fallen = { $who ->
    [you] Ви берете { FORM($tiles, "accusative") } { $from } { $to } (заповнено); на підлогу: { $fallen }.
   *[other] { $name } бере { FORM($tiles, "accusative") } { $from } { $to } (заповнено); на підлогу: { $fallen }.
}
azul-event-took-spilled = { $who ->
    [you] Ви берете { FORM($tiles, "accusative") } { $from } { $to }; підлога заповнена, до коробки: { $spilled }.
   *[other] { $name } бере { FORM($tiles, "accusative") } { $from } { $to }; підлога заповнена, до коробки: { $spilled }.
}
azul-event-dropped-spilled = { $name } не має вільної вертикалі для { azul-colour.many } плиток із { $line }-го рівня складу, а підлога заповнена: до коробки { $spilled }.

# Що сталося.
azul-event-dealt = Раунд { $round }: на вітринах { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}. Починає { $name }.
azul-event-tiling = Раунд { $round } завершено. Гравці декорують стіни.
azul-event-laid = { $name } викладає { azul-colour.accusative } плитку на горизонталь { $row }, вертикаль { $column } ({ $runs }): +{ $points }.
azul-runs = { $runs ->
    [across] { $across } по горизонталі
    [down] { $down } по вертикалі
    [both] { $across } по горизонталі й { $down } по вертикалі
   *[none] без сусідів
}
azul-event-dropped = { $name } не має вільної вертикалі для { azul-colour.many } плиток із { $line }-го рівня складу: увесь рівень падає на підлогу.
azul-event-penalised = { $name } втрачає { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} за підлогу.
azul-event-bonus = { $bonus ->
    [row] { $name } має заповнену горизонталь { $row }: +{ $points }.
    [column] { $name } має заповнену вертикаль { $column }: +{ $points }.
   *[colour] { $name } має на стіні всі п’ять { azul-colour.many } плиток: +{ $points }.
}
azul-event-ended = { $reason ->
    [row] Горизонталь заповнено: гру завершено.
    [idle] Три раунди поспіль на стінах не з’являється жодної нової плитки: гру завершено.
   *[tiles] Плиток для вітрин більше немає: гру завершено.
}

# Запитання й варіанти.
azul-ask-take = Що берете й куди кладете?
azul-ask-column = На яку вертикаль (горизонталь { $row }) кладете { azul-colour.accusative } плитку?
azul-hint-column = вертикаль { $column }: +{ $points }
azul-hint-floor = { $tiles } на підлогу
azul-hint-line = { $missing ->
    [0] { $tiles } { $to } (заповнено)
   *[other] { $tiles } { $to } (бракує { $missing })
}
azul-hint-line-falling = { $tiles } { $to } (заповнено), на підлогу: { $falling }
azul-forecast = Якби раунд закінчився зараз: +{ $gain } за стіну, −{ $loss } за підлогу.
azul-forecast-wall = Якби раунд закінчився зараз: +{ $gain } за стіну.
azul-forecast-floor = Якби раунд закінчився зараз: −{ $loss } за підлогу.

# Малюнок.
azul-label-title = Азул, { $side ->
    [grey] сіра
   *[coloured] кольорова
} стіна, раунд { $round }
azul-label-turn = { $who ->
    [you] ваш хід
   *[other] ходить { $name }
}
azul-label-nature = час заповнити вітрини
azul-label-over = гру завершено
azul-label-centre = центр столу:
azul-label-bag = торбинка
azul-label-lid = коробка
azul-label-floor = підлога:
azul-label-points = { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[many] { $score } очок
}

# Позиція в реченнях.
azul-describe-round = Азул, { $side ->
    [grey] сіра
   *[coloured] кольорова
} стіна, раунд { $round }.
azul-describe-display = Вітрина { $display } містить { $list }.
azul-describe-centre = Центр столу містить { $list }.
azul-describe-marker = Маркер першого ходу лежить у центрі столу.
azul-describe-bag = Торбинка містить { $list }.
azul-describe-lid = Коробка містить { $list }.
azul-describe-seat = { $name } має { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[many] { $score } очок
}.
azul-describe-has-marker = { $name } має маркер першого ходу.
azul-describe-line = { $line }-й рівень складу містить { $tiles }, { $missing ->
    [0] заповнено
   *[other] бракує { $missing }
}.
azul-describe-row = Горизонталь { $row } стіни: { $list }.
azul-describe-place = { azul-colour.feminine } на вертикалі { $column }
azul-describe-floor = Підлога: зайнято { $covered ->
    [one] { $covered } місце
    [few] { $covered } місця
   *[many] { $covered } місць
}, штраф { $penalty }.

# Відмови, за їхнім кодом.
refusal-source-unknown = Вітрини { $source } немає: на цьому столі { $displays ->
    [one] { $displays } вітрина
    [few] { $displays } вітрини
   *[many] { $displays } вітрин
}.
refusal-source-lacks-colour = На вітрині { $source } немає { azul-colour.many } плиток.
refusal-centre-lacks-colour = У центрі столу немає { azul-colour.many } плиток.
refusal-line-full = { $line }-й рівень складу заповнений.
refusal-line-holds-colour = На { $line }-му рівні складу лежать { azul-colour.held } плитки, тож { azul-colour.accusative } плитку туди класти не можна.
refusal-wall-has-colour = На горизонталі { $line } стіни вже є { azul-colour.feminine } плитка.
refusal-phase-taking = Вертикаль обирають лише під час декорування стіни. Зараз беруть плитки.
refusal-phase-tiling = Плитки беруть лише до декорування стіни. Зараз обирають вертикаль.
refusal-column-covered = На перетині горизонталі { $line } й вертикалі { $column } вже є плитка.
refusal-column-has-colour = На вертикалі { $column } вже є { azul-colour.feminine } плитка.
refusal-deal-too-many = Викладено { $count ->
    [one] { $count } плитку
    [few] { $count } плитки
   *[many] { $count } плиток
}, а вітрини вміщують { $room }.
refusal-deal-too-few = Викладено { $count ->
    [one] { $count } плитку
    [few] { $count } плитки
   *[many] { $count } плиток
}, а треба { $due }.
refusal-deal-not-in-bag = Плитка { $place } цієї роздачі { azul-colour.feminine }, але таких у торбинці тоді вже немає.
refusal-deal-unknown-tile = Плитка { $place } цієї роздачі — { $tile }, а такого кольору немає.

# Стислі правила.
azul-rules-aim = Мета: викладати плитки на своїй стіні й набрати найбільше очок. Плитки беруть із круглих вітрин посеред столу.
azul-rules-taking = Ваш хід: візьміть усі плитки одного кольору з однієї вітрини, а решту плиток із неї скиньте до центру столу. Або візьміть усі плитки одного кольору із центру столу. Хто робить це першим у раунді, бере ще й маркер першого ходу: він займає місце на підлозі, зате дає право почати наступний раунд.
azul-rules-lines = Усі взяті плитки кладіть на один рівень складу. 1-й рівень уміщує 1 плитку, 5-й — 5 плиток. На рівні може бути лише один колір, і тільки такий, якого ще немає на тій самій горизонталі вашої стіни. Усі взяті плитки можна також скинути на підлогу.
azul-rules-floor = Що не вмістилося, падає на підлогу. Сім місць на ній наприкінці раунду коштують 1, 1, 2, 2, 2, 3 і 3 очки. Ваш рахунок ніколи не буває меншим за 0.
azul-rules-tiling = Коли всі плитки взято, з кожного заповненого рівня складу одна плитка переходить на ту саму горизонталь стіни. Вона приносить стільки очок, скільки плиток у неперервному ряду по горизонталі, в якому вона стоїть, і ще стільки, скільки їх у такому ряду по вертикалі; ряд з однієї плитки не рахується. Плитка без сусідів приносить 1 очко. Решта плиток рівня йде до коробки. Незаповнені рівні лишаються як були.
azul-rules-grey = На сірій стіні вертикаль обираєте ви. Кожен колір може стояти лише раз на кожній горизонталі й кожній вертикалі. Якщо для заповненого рівня не лишилося вертикалі, усі його плитки падають на підлогу.
azul-rules-end = Гра закінчується після раунду, в якому хтось заповнює горизонталь. Кожна заповнена горизонталь додає 2 очки, кожна вертикаль — 7, кожен колір, усі п’ять плиток якого на стіні, — 10. Перемагає той, у кого найбільше очок; за рівного рахунку вирішує кількість заповнених горизонталей, а якщо й вона рівна, перемогу ділять.
azul-notation = Як записати хід: звідки, який колір, на який рівень. 2R3 бере червоні плитки з вітрини 2 на 3-й рівень складу; CB5 — блакитні із центру столу на 5-й рівень; 1KF — чорні з вітрини 1 на підлогу. Кольори: B блакитний, Y жовтий, R червоний, K чорний, W білий. На сірій стіні col4 обирає вертикаль 4.

