var e=`# Чому позиція в «Азул» неможлива. $number — номер гравця, $colour, $row, $column і $line — де саме,
# $count — кількість.

editor-azul-wall-place = На горизонталі { $row }, вертикалі { $column } не може лежати { azul-colour.feminine } плитка.
editor-azul-wall-row-twice = На горизонталі { $row } двічі лежить { azul-colour.feminine } плитка.
editor-azul-wall-column-twice = На вертикалі { $column } двічі лежить { azul-colour.feminine } плитка.
editor-azul-line-on-wall = На рівні { $line } лежить { azul-colour.feminine } плитка, а вона вже є на цій горизонталі стіни.
editor-azul-tiles-total = { $count ->
    [one] Тут { $count } { azul-colour.feminine } плитка замість 20.
    [few] Тут { $count } { azul-colour.few } плитки замість 20.
   *[many] Тут { $count } { azul-colour.many } плиток замість 20.
}
editor-azul-marker-two = Маркер першого ходу лише один.
editor-azul-marker-deal = Перед заповненням вітрин маркер першого ходу лежить у центрі.
editor-azul-marker-stray = Маркер першого ходу на підлозі гравця { $number } має лежати деінде.
editor-azul-marker-missing = Гравець { $number } має маркер першого ходу, але його немає на підлозі.
editor-azul-phase-floor = Підлога гравця { $number } зараз має бути порожня.
editor-azul-phase-line = Рівень { $line } гравця { $number } зараз не може бути заповнений.
editor-azul-phase-idle = Після { $count }\xA0раундів без викладених плиток партія завершується.
editor-azul-phase-row = Гравець { $number } має заповнену горизонталь, тож партія завершується після цього раунду.
editor-azul-phase-over-offered = Партію не завершено, доки є що брати.
editor-azul-phase-not-over = Партію не завершено: немає заповненої горизонталі, а плитки залишилися.
editor-azul-phase-laid = «Плитку викладено цього раунду» має сенс лише під час викладання на стіну.
editor-azul-phase-not-laid = Горизонталь заповнено, тож цього раунду плитку викладено.
editor-azul-phase-dealt = Вітрини не заповнюють, доки є що брати.
editor-azul-phase-no-tiles = Немає плиток, щоб заповнити вітрини.
editor-azul-phase-nothing = Немає що брати. Додайте плитки або нехай їх витягнуть.
editor-azul-phase-column = Гравець { $number } не має з чого вибирати вертикаль. Додайте плитки або нехай їх витягнуть.
`;export{e as default};