var e=`# Чому позиція в «Літньому палаці» неможлива. $number — номер гравця, $colour — колір, $count — кількість.

editor-pavilion-tiles-total = { $count ->
    [one] { pavilion-colour.capital } колір: { $count }\xA0плитка замість 22.
    [few] { pavilion-colour.capital } колір: { $count }\xA0плитки замість 22.
   *[many] { pavilion-colour.capital } колір: { $count }\xA0плиток замість 22.
}
editor-pavilion-star-colour = На зірці гравця { $number } ({ pavilion-colour }) лежить плитка іншого кольору.
editor-pavilion-star-twice = На різнобарвній зірці гравця { $number } двічі лежить один колір.
editor-pavilion-phase-actor = Хід не відповідає фазі.
editor-pavilion-phase-owed = Бонусні плитки не відповідають фазі.
editor-pavilion-phase-offered = Ще є що брати, тож ця фаза не почалася.
editor-pavilion-phase-passed = Гравець { $number } ще не міг пропустити хід.
editor-pavilion-phase-kept = Гравець { $number } залишає плитки в резерві лише після пропуску.
editor-pavilion-phase-hand = Гравець { $number } пропустив хід і не може мати плиток на руці.
editor-pavilion-phase-first-round = Якщо всі плитки в торбинці, триває раунд 1.
editor-pavilion-phase-first-token = Якщо всі плитки в торбинці, маркер першого ходу лежить у центрі.
editor-pavilion-phase-first-turn = Якщо всі плитки в торбинці, ходить перший гравець.
editor-pavilion-phase-supply = Запас не поповнюють: він повний або плиток немає.
editor-pavilion-phase-no-tiles = Немає плиток, щоб заповнити вітрини.
editor-pavilion-phase-deal-token = Перед заповненням вітрин маркер першого ходу лежить у центрі.
editor-pavilion-phase-deal-turn = Перед заповненням вітрин ходить перший гравець.
editor-pavilion-phase-nothing = Немає що брати. Додайте плитки або виберіть іншу фазу.
editor-pavilion-phase-turn-passed = Зараз хід гравця { $number }, тож він не пропускав хід.
editor-pavilion-phase-no-hand = Зараз хід гравця { $number }, але йому нема чого викладати.
editor-pavilion-phase-no-choice = Бонусних плиток немає з чого вибирати.
editor-pavilion-phase-keeping = Гравець { $number } залишає плитки, тож мав пропустити хід.
editor-pavilion-phase-last-keeping = У раунді 6 плиток не залишають.
editor-pavilion-phase-no-keeping = Гравець { $number } не має з чого вибирати, що залишити.
editor-pavilion-phase-over-round = Партія завершується лише після раунду 6.
editor-pavilion-phase-over-passed = Партію завершено, тож гравець { $number } мав пропустити хід.
editor-pavilion-phase-over-hand = Партію завершено, тож гравець { $number } не має плиток на руці.
`;export{e as default};