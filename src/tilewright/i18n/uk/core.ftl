# Слова, потрібні кожній грі.
player-name = Гравець { $seat }
player = { $who ->
    [you] ви
   *[other] { $name }
}
ask-named = { $name }: { $question }
bot-name = { $bot ->
    [random] Випадковий бот
    [greedy] Жадібний бот
    [uct] Бот Монте-Карло
    [guided] Бот з оцінкою
    [deep] Глибокий бот
    [strong] Найсильніший бот
    [novice] Початківець
    [apprentice] Учень
    [tiler] Плиточник
    [mason] Муляр
    [artisan] Ремісник
    [master] Майстер
   *[other] { $bot }
}

# До чого веде вибір: короткі фрази біля місця на планшеті.
effect-gain = +{ $points }
effect-loss = −{ $points }
effect-ends = завершує партію

# Відмови, за їхнім кодом.
refusal-game-over = Партію завершено.
refusal-actor-nature = Спершу треба витягнути плитки.
refusal-action-unknown = { $action } — не хід.
refusal-deal-not-due = Зараз плиток не витягують.
