var e=`# Підсумок партії. Речення про вирішальне — про переможця або про гравця, який вийшов.
summary-decided-shared = Рівний рахунок до самого кінця.
summary-decided-tie = Рівний рахунок: усе вирішив додатковий критерій.
summary-decided-point = Усе вирішило одне-єдине очко.
summary-decided-out = { $reason ->
    [forfeited] { $who ->
        [you] Ваш час вийшов.
       *[other] У гравця { $name } вийшов час.
    }
   *[resigned] { $who ->
        [you] Ви здалися.
       *[other] { $name } здає партію.
    }
}
summary-decided-turned = { $who ->
    [you] { $points ->
        [one] Після раунду { $round } ви відставали на { $points }\xA0очко, але перемогли.
        [few] Після раунду { $round } ви відставали на { $points }\xA0очки, але перемогли.
       *[many] Після раунду { $round } ви відставали на { $points }\xA0очок, але перемогли.
    }
   *[other] { $points ->
        [one] Після раунду { $round } { $name } відстає на { $points }\xA0очко, але перемагає.
        [few] Після раунду { $round } { $name } відстає на { $points }\xA0очки, але перемагає.
       *[many] Після раунду { $round } { $name } відстає на { $points }\xA0очок, але перемагає.
    }
}
summary-decided-led = { $who ->
    [you] Ви вели після кожного раунду.
   *[other] Після кожного раунду веде { $name }.
}
summary-decided-source = { $source ->
    [tiles] Вирішили очки за викладені плитки: { $more } проти { $less }.
    [rows] Вирішили заповнені горизонталі: { $more } проти { $less }.
    [columns] Вирішили заповнені вертикалі: { $more } проти { $less }.
    [colours] Вирішили зібрані кольори: { $more } проти { $less }.
    [stars] Вирішили заповнені зірки: { $more } проти { $less }.
    [costs] Вирішили ромби вартістю 1–4: { $more } проти { $less }.
    [wheel] Вирішили очки за обертовий диск: { $more } проти { $less }.
    [groups] Вирішили очки за групи: { $more } проти { $less }.
    [jokers] Вирішили очки за залишок джокерів: { $more } проти { $less }.
    [expansions] Вирішила менша плата за розширення: { $more } проти { $less }.
    [penalties] Вирішили менші штрафи: { $more } проти { $less }.
   *[other] Вирішили очки: { $more } проти { $less }.
}

# Крива рахунку та її частини.
summary-start = Початок
summary-final = Після фінального підрахунку
summary-final-short = Кінець
summary-after-round = Після раунду { $round }
summary-rounds = { $count ->
    [one] { $count }\xA0раунд
    [few] { $count }\xA0раунди
   *[many] { $count }\xA0раундів
}

# Таблиця, планшети й моменти.
summary-each = по { $points }
summary-bonuses = Бонуси
summary-moments = Моменти партії
summary-best = { $source ->
    [tiles] Найкраща плитка
    [groups] Найкраща група
    [wheel] Найкращий раунд
   *[other] Найбільше очок
}
summary-worst = { $event ->
    [penalised] Найдорожча підлога
   *[other] Найбільша втрата
}

# Поширення.
summary-share = Поділитися партією
summary-share-link = Посилання на повтор партії
summary-share-save = Зберегти картинку
summary-share-failed = Не вдалося створити картинку. Ви все ще можете поділитися посиланням.

# Реванш, на який мають погодитися всі.
summary-rematch-wanted = Реванш пропонує { $names }.
summary-rematch-waiting = Чекаємо на згоду: { $names }…
summary-hints = Використано підказок: { $count }
`;export{e as default};