# Гра в терміналі.
terminal-welcome = { $title }. Введіть ?, щоб побачити довідку.
terminal-goodbye = До зустрічі.
terminal-name = { $who ->
    [you] Ви
   *[other] { $name }
}
terminal-choice = { $token }: { $words }
terminal-ply = { $ply }. { $name }: { $token }
terminal-result = { $count ->
    [1] { $who ->
        [you] Ви перемогли!
       *[other] Переможець: { $winners }.
    }
   *[other] Спільна перемога: { $winners }.
}
terminal-place = { $score ->
    [one] { $place }. { $name }: { $score } очко
    [few] { $place }. { $name }: { $score } очки
   *[many] { $place }. { $name }: { $score } очок
}
terminal-confirm = Enter — підтвердити, u — скасувати:
terminal-unreadable = «{ $text }» — не хід. Введіть хід, наприклад { $example }, перші символи, щоб побачити відповідні ходи, або ?, щоб відкрити довідку.
terminal-no-undo = У цьому ході нічого скасовувати.
terminal-undone = Останній вибір скасовано.
terminal-kept = Партію збережено у файлі { $file }
terminal-not-kept = Партію не вдалося зберегти: { $reason }
terminal-unsaved = Партію не збережено.
terminal-no-file = не вказано назви файлу
terminal-bot-failed = { $reason ->
    [start] { $name } не може грати далі: програма не запустилася.
    [crash] { $name } не може грати далі: програма завершилася.
    [hang] { $name } не може грати далі: програма не відповідає.
    [overtime] { $name } не може грати далі: програма думала надто довго.
    [illegal] { $name } не може грати далі: програма обрала неможливий хід.
   *[other] { $name } не може грати далі: програма порушує протокол.
}
terminal-bot-details = Подробиці: { $details }
terminal-bot-replaced = Далі на цьому місці грає: { $bot }.

# Слова, які можна ввести, і що вони роблять.
terminal-word-yes = так
terminal-word-no = ні
terminal-word-help = довідка
terminal-word-rules = правила
terminal-word-moves = ходи
terminal-word-table = стіл
terminal-word-log = журнал
terminal-word-undo = назад
terminal-word-save = зберегти
terminal-word-quit = вийти
terminal-help = Введіть хід, наприклад { $example }, або його перші символи, щоб побачити відповідні ходи.
terminal-help-help = показати цю довідку (також ?)
terminal-help-rules = показати правила
terminal-help-moves = показати можливі ходи або лише ті, що починаються з доданих символів
terminal-help-table = показати стіл іще раз
terminal-help-log = показати, що вже сталося
terminal-help-undo = скасувати вибір у незавершеному ході
terminal-help-save = зберегти партію; додайте назву, щоб обрати файл
terminal-help-quit = вийти; партію буде збережено
