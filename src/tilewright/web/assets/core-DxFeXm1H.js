var e=`# Слова, потрібні кожній грі.
player-name = Гравець { $seat }
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
`;export{e as default};