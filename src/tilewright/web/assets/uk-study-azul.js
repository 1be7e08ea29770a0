var e=`# Що роблять ходи в «Азул».

azul-study-ends = Партія завершиться після цього раунду.
azul-study-completes = { $bonus ->
    [row] Заповнює горизонталь { $row }: +{ $points }\xA0наприкінці партії.
    [column] Заповнює вертикаль { $column }: +{ $points }\xA0наприкінці партії.
   *[colour] Усі п’ять { azul-colour.many } плиток будуть на стіні: +{ $points }\xA0наприкінці партії.
}
azul-study-nearly = { $bonus ->
    [row] Горизонталі { $row } тоді бракує однієї плитки до бонусу: { study-points }.
    [column] Вертикалі { $column } тоді бракує однієї плитки до бонусу: { study-points }.
   *[colour] До бонусу за { azul-colour.few } плитки тоді бракує однієї: { study-points }.
}
azul-study-fills = Заповнює рівень { $line } ({ $runs }): +{ $points }\xA0наприкінці раунду.
azul-study-column = Плитка у вертикалі { $column } ({ $runs }) приносить { study-points }.
azul-study-raises = Плитка в горизонталі { $row } дорожчає на { study-points }.
azul-study-line = На рівні { $line } тоді { $tiles }, бракує ще { $missing }.
azul-study-dropped = { $count ->
    [one] Для рівня { $line } немає вільної вертикалі: { $count }\xA0плитка падає на підлогу, −{ $points }.
    [few] Для рівня { $line } немає вільної вертикалі: { $count }\xA0плитки падають на підлогу, −{ $points }.
   *[many] Для рівня { $line } немає вільної вертикалі: { $count }\xA0плиток падає на підлогу, −{ $points }.
}
azul-study-falls = { $count ->
    [one] { $count }\xA0плитка падає на підлогу: −{ $points }.
    [few] { $count }\xA0плитки падають на підлогу: −{ $points }.
   *[many] { $count }\xA0плиток падає на підлогу: −{ $points }.
}
azul-study-marker = { $points ->
    [0] Хід бере маркер першого ходу без втрат.
   *[other] Хід бере маркер першого ходу: −{ $points }.
}
azul-study-move = { $tiles } { $from } { $to }
`;export{e as default};