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
    [uct] Вибірковий бот
    [guided] Керований бот
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

# Відмови, за їхнім кодом.
refusal-game-over = Гру завершено.
refusal-actor-nature = Спершу треба витягнути плитки: зараз діє випадок.
refusal-action-unknown = Дії { $action } не існує.
refusal-deal-not-due = Зараз плитки не витягують.
