var e=`# Азул. Фрази мають форми: azul-tiles.accusative — знахідний відмінок, решта — для потреб речень
# цієї мови. Форми кольорів для слова «плитка» є атрибутами azul-colour, число очок у реченні —
# azul-label-points.points.

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
   *[other] на рівень { $line }
}

# Що сталося. Хід — це одне речення; рівню бракує $missing плиток, $fallen падає на підлогу,
# $spilled переходить у коробку, бо підлога заповнена.
azul-event-dealt = { $who ->
    [you] { $count ->
        [one] Раунд { $round }: на вітринах { $count } плитка. Починаєте ви.
        [few] Раунд { $round }: на вітринах { $count } плитки. Починаєте ви.
       *[many] Раунд { $round }: на вітринах { $count } плиток. Починаєте ви.
    }
   *[other] { $count ->
        [one] Раунд { $round }: на вітринах { $count } плитка. Починає { $name }.
        [few] Раунд { $round }: на вітринах { $count } плитки. Починає { $name }.
       *[many] Раунд { $round }: на вітринах { $count } плиток. Починає { $name }.
    }
}
azul-event-took = { $missing ->
    [0] { $who ->
        [you] Ви берете { FORM($tiles, "accusative") } { $from } та кладете { $to } (заповнено).
       *[other] { $name } бере { FORM($tiles, "accusative") } { $from } та кладе { $to } (заповнено).
    }
   *[other] { $who ->
        [you] Ви берете { FORM($tiles, "accusative") } { $from } та кладете { $to }.
       *[other] { $name } бере { FORM($tiles, "accusative") } { $from } та кладе { $to }.
    }
}
azul-event-took-floor = { $who ->
    [you] Ви берете { FORM($tiles, "accusative") } { $from } та кладете на підлогу.
   *[other] { $name } бере { FORM($tiles, "accusative") } { $from } та кладе на підлогу.
}
azul-event-took-fallen = { $who ->
    [you] { $fallen ->
        [one] Ви берете { FORM($tiles, "accusative") } { $from } та кладете { $to } (заповнено); { $fallen }\xA0падає на підлогу.
        [few] Ви берете { FORM($tiles, "accusative") } { $from } та кладете { $to } (заповнено); { $fallen }\xA0падають на підлогу.
       *[many] Ви берете { FORM($tiles, "accusative") } { $from } та кладете { $to } (заповнено); { $fallen }\xA0падає на підлогу.
    }
   *[other] { $fallen ->
        [one] { $name } бере { FORM($tiles, "accusative") } { $from } та кладе { $to } (заповнено); { $fallen }\xA0падає на підлогу.
        [few] { $name } бере { FORM($tiles, "accusative") } { $from } та кладе { $to } (заповнено); { $fallen }\xA0падають на підлогу.
       *[many] { $name } бере { FORM($tiles, "accusative") } { $from } та кладе { $to } (заповнено); { $fallen }\xA0падає на підлогу.
    }
}
azul-event-took-spilled = { $who ->
    [you] { $spilled ->
        [one] Ви берете { FORM($tiles, "accusative") } { $from } та кладете { $to }; підлога заповнена, тож { $spilled }\xA0переходить у коробку.
        [few] Ви берете { FORM($tiles, "accusative") } { $from } та кладете { $to }; підлога заповнена, тож { $spilled }\xA0переходять у коробку.
       *[many] Ви берете { FORM($tiles, "accusative") } { $from } та кладете { $to }; підлога заповнена, тож { $spilled }\xA0переходить у коробку.
    }
   *[other] { $spilled ->
        [one] { $name } бере { FORM($tiles, "accusative") } { $from } та кладе { $to }; підлога заповнена, тож { $spilled }\xA0переходить у коробку.
        [few] { $name } бере { FORM($tiles, "accusative") } { $from } та кладе { $to }; підлога заповнена, тож { $spilled }\xA0переходять у коробку.
       *[many] { $name } бере { FORM($tiles, "accusative") } { $from } та кладе { $to }; підлога заповнена, тож { $spilled }\xA0переходить у коробку.
    }
}
azul-event-tiling = Раунд { $round } завершено. Кожен заповнений рівень передає плитку на стіну.
azul-event-laid = { $who ->
    [you] Ви викладаєте { azul-colour.accusative } плитку на горизонталь { $row }, вертикаль { $column } ({ $runs }): +{ azul-label-points.points }.
   *[other] { $name } викладає { azul-colour.accusative } плитку на горизонталь { $row }, вертикаль { $column } ({ $runs }): +{ azul-label-points.points }.
}
azul-runs = { $runs ->
    [across] { $across }\xA0поспіль у горизонталі
    [down] { $down }\xA0поспіль у вертикалі
    [both] { $across }\xA0поспіль у горизонталі та { $down } у вертикалі
   *[none] без сусідніх
}
azul-event-dropped = { $who ->
    [you] Для вашого рівня { $line } немає вільної вертикалі: { FORM($tiles, "accusative") } скинуто на підлогу.
   *[other] { $name } не має вільної вертикалі для рівня { $line }: { FORM($tiles, "accusative") } скинуто на підлогу.
}
azul-event-dropped-spilled = { $who ->
    [you] { $spilled ->
        [one] Для вашого рівня { $line } немає вільної вертикалі, а підлога заповнена: { $spilled }\xA0плитку з нього покладено в коробку.
        [few] Для вашого рівня { $line } немає вільної вертикалі, а підлога заповнена: { $spilled }\xA0плитки з нього покладено в коробку.
       *[many] Для вашого рівня { $line } немає вільної вертикалі, а підлога заповнена: { $spilled }\xA0плиток із нього покладено в коробку.
    }
   *[other] { $spilled ->
        [one] { $name } не має вільної вертикалі для рівня { $line }, а підлога заповнена: { $spilled }\xA0плитку з нього покладено в коробку.
        [few] { $name } не має вільної вертикалі для рівня { $line }, а підлога заповнена: { $spilled }\xA0плитки з нього покладено в коробку.
       *[many] { $name } не має вільної вертикалі для рівня { $line }, а підлога заповнена: { $spilled }\xA0плиток із нього покладено в коробку.
    }
}
azul-event-penalised = { $points ->
    [0] { $who ->
        [you] За підлогу ви нічого не втрачаєте: ваш рахунок і так 0.
       *[other] За підлогу { $name } нічого не втрачає: рахунок і так 0.
    }
   *[other] { $who ->
        [you] Ви втрачаєте { azul-label-points.points } за підлогу.
       *[other] { $name } втрачає { azul-label-points.points } за підлогу.
    }
}
azul-event-bonus = { $bonus ->
    [row] { $who ->
        [you] У вас заповнена горизонталь { $row }: +{ azul-label-points.points }.
       *[other] { $name } має заповнену горизонталь { $row }: +{ azul-label-points.points }.
    }
    [column] { $who ->
        [you] У вас заповнена вертикаль { $column }: +{ azul-label-points.points }.
       *[other] { $name } має заповнену вертикаль { $column }: +{ azul-label-points.points }.
    }
   *[colour] { $who ->
        [you] У вас на стіні всі п’ять { azul-colour.many } плиток: +{ azul-label-points.points }.
       *[other] { $name } має на стіні всі п’ять { azul-colour.many } плиток: +{ azul-label-points.points }.
    }
}
azul-event-ended = { $reason ->
    [row] Горизонталь заповнено: партію завершено.
    [idle] Три раунди поспіль ніхто не виклав жодної плитки: партію завершено.
   *[tiles] Плиток для вітрин більше немає: партію завершено.
}

# Запитання й варіанти.
azul-ask-take = Які плитки берете й куди кладете?
azul-ask-column = На яку вертикаль (горизонталь { $row }) кладете { azul-colour.accusative } плитку?
azul-hint-column = вертикаль { $column }: +{ azul-label-points.points }
azul-hint-floor = { $tiles } на підлогу
azul-hint-line = { $missing ->
    [0] { $tiles } { $to } (заповнено)
   *[other] { $tiles } { $to } (бракує { $missing })
}
azul-hint-line-falling = { $falling ->
    [one] { $tiles } { $to } (заповнено); { $falling }\xA0падає на підлогу
    [few] { $tiles } { $to } (заповнено); { $falling }\xA0падають на підлогу
   *[many] { $tiles } { $to } (заповнено); { $falling }\xA0падає на підлогу
}
azul-forecast = Якби раунд закінчився зараз: +{ $gain } за стіну, −{ $loss } за підлогу.
azul-forecast-wall = Якби раунд закінчився зараз: +{ $gain } за стіну.
azul-forecast-floor = Якби раунд закінчився зараз: −{ $loss } за підлогу.

# До чого веде вибір: azul-effect — коротко, біля місця на планшеті, azul-detail — докладніше, під планшетом.
azul-choice = { $tiles } { $to }
azul-choice-column = { azul-colour.feminine } плитка на горизонталь { $row }, вертикаль { $column }
azul-effect-fills = заповнює, +{ $points }
azul-detail-fills = { $when ->
    [now] { $runs }: +{ $points }
   *[later] { $runs }: +{ $points }\xA0наприкінці раунду
}
azul-effect-raises = горизонталь { $row }: ще +{ $points }
azul-effect-missing = бракує { $missing }
azul-effect-completes = { $bonus ->
    [row] уся горизонталь { $row }, +{ $points }
    [column] уся вертикаль { $column }, +{ $points }
   *[colour] усі п’ять { azul-colour.many }, +{ $points }
}
azul-detail-completes = { $bonus ->
    [row] заповнює горизонталь { $row }: +{ $points }\xA0наприкінці партії
    [column] заповнює вертикаль { $column }: +{ $points }\xA0наприкінці партії
   *[colour] усі п’ять { azul-colour.many } плиток на стіні: +{ $points }\xA0наприкінці партії
}
azul-detail-ends = партія завершиться після цього раунду
azul-effect-dropped = немає вільної вертикалі, −{ $points }
azul-detail-dropped = { $count ->
    [one] для рівня { $line } немає вільної вертикалі: { $count }\xA0плитка падає на підлогу, −{ $points }
    [few] для рівня { $line } немає вільної вертикалі: { $count }\xA0плитки падають на підлогу, −{ $points }
   *[many] для рівня { $line } немає вільної вертикалі: { $count }\xA0плиток падає на підлогу, −{ $points }
}
azul-effect-falls = { $count ->
    [one] { $count }\xA0падає, −{ $points }
    [few] { $count }\xA0падають, −{ $points }
   *[many] { $count }\xA0падає, −{ $points }
}
azul-detail-falls = { $count ->
    [one] { $count }\xA0плитка падає на підлогу: −{ $points }
    [few] { $count }\xA0плитки падають на підлогу: −{ $points }
   *[many] { $count }\xA0плиток падає на підлогу: −{ $points }
}
azul-effect-spilled = { $count ->
    [one] { $count }\xA0переходить у коробку
    [few] { $count }\xA0переходять у коробку
   *[many] { $count }\xA0переходить у коробку
}
azul-effect-marker = { $points ->
    [0] маркер першого ходу
   *[other] маркер першого ходу, −{ $points }
}
azul-detail-marker = { $points ->
    [0] ви берете маркер першого ходу
   *[other] ви берете маркер першого ходу: −{ $points }
}

# Малюнок.
azul-label-title = { $side ->
    [grey] Азул, сіра стіна, раунд { $round }
   *[coloured] Азул, кольорова стіна, раунд { $round }
}
azul-label-turn = { $who ->
    [you] ваш хід
   *[other] ходить { $name }
}
azul-label-nature = заповнення вітрин
azul-label-over = партію завершено
azul-label-centre = центр столу:
azul-label-bag = торбинка
azul-label-lid = коробка
azul-label-floor = підлога:
azul-label-points = { $score ->
    [one] { $score }\xA0очко
    [few] { $score }\xA0очки
   *[many] { $score }\xA0очок
}
    .points = { $points ->
        [one] { $points }\xA0очко
        [few] { $points }\xA0очки
       *[many] { $points }\xA0очок
    }

# Позиція в реченнях.
azul-describe-round = { $side ->
    [grey] Азул, сіра стіна, раунд { $round }.
   *[coloured] Азул, кольорова стіна, раунд { $round }.
}
azul-describe-display = Вітрина { $display }: { $list }.
azul-describe-centre = Центр столу: { $list }.
azul-describe-marker = Маркер першого ходу лежить у центрі столу.
azul-describe-bag = Торбинка: { $list }.
azul-describe-lid = Коробка: { $list }.
azul-describe-seat = { $who ->
    [you] У вас { azul-label-points }.
   *[other] { $name } має { azul-label-points }.
}
azul-describe-has-marker = { $who ->
    [you] У вас маркер першого ходу.
   *[other] { $name } має маркер першого ходу.
}
azul-describe-line = { $missing ->
    [0] Рівень { $line }: { $tiles } (заповнено).
   *[other] Рівень { $line }: { $tiles } (бракує { $missing }).
}
azul-describe-row = Стіна, горизонталь { $row }: { $list }.
azul-describe-place = { azul-colour.feminine } у вертикалі { $column }
azul-describe-floor = { $covered ->
    [0] Підлога порожня.
    [one] Підлога: зайнято { $covered }\xA0місце, штраф −{ $penalty }.
    [few] Підлога: зайнято { $covered }\xA0місця, штраф −{ $penalty }.
   *[many] Підлога: зайнято { $covered }\xA0місць, штраф −{ $penalty }.
}

# Відмови, за їхнім кодом.
refusal-source-unknown = { $displays ->
    [one] Вітрини { $source } немає: на цьому столі { $displays }\xA0вітрина.
    [few] Вітрини { $source } немає: на цьому столі { $displays }\xA0вітрини.
   *[many] Вітрини { $source } немає: на цьому столі { $displays }\xA0вітрин.
}
refusal-source-lacks-colour = На вітрині { $source } немає { azul-colour.many } плиток.
refusal-centre-lacks-colour = У центрі столу немає { azul-colour.many } плиток.
refusal-line-full = Рівень { $line } заповнений.
refusal-line-holds-colour = На рівні { $line } лежать { azul-colour.held } плитки, тож { azul-colour.few } туди класти не можна.
refusal-wall-has-colour = У горизонталі { $line } стіни вже є { azul-colour.feminine } плитка.
refusal-phase-taking = Вертикаль обирають лише під час викладання на стіну. Зараз беріть плитки.
refusal-phase-tiling = Під час викладання на стіну плиток не беруть. Зараз оберіть вертикаль.
refusal-column-covered = У горизонталі { $line } місце у вертикалі { $column } вже зайняте.
refusal-column-has-colour = У вертикалі { $column } вже є { azul-colour.feminine } плитка.
refusal-deal-too-many = { $count ->
    [one] Роздано { $count }\xA0плитку, а вітрини вміщують { $room }.
    [few] Роздано { $count }\xA0плитки, а вітрини вміщують { $room }.
   *[many] Роздано { $count }\xA0плиток, а вітрини вміщують { $room }.
}
refusal-deal-too-few = { $count ->
    [one] Роздано { $count }\xA0плитку, а потрібно { $due }.
    [few] Роздано { $count }\xA0плитки, а потрібно { $due }.
   *[many] Роздано { $count }\xA0плиток, а потрібно { $due }.
}
refusal-deal-not-in-bag = Плитка { $place } роздачі — { azul-colour.feminine }, але таких у торбинці вже немає.
refusal-deal-unknown-tile = Плитка { $place } роздачі — { $tile }, а такого кольору немає.

# Як увести хід.
azul-notation = Як увести хід: звідки, який колір, на який рівень. 2R3 бере червоні плитки з вітрини 2 на рівень 3; CB5 бере блакитні із центру столу на рівень 5; 1KF бере чорні з вітрини 1 на підлогу. Кольори: B блакитний, Y жовтий, R червоний, K чорний, W білий. На сірій стіні col4 обирає вертикаль 4.
`;export{e as default};