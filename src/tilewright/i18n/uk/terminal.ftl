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
        [you] Ви перемагаєте!
       *[other] { $winners } перемагає.
    }
   *[other] { $winners } ділять перемогу.
}
terminal-place = { $place }. { $name }: { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[many] { $score } очок
}
terminal-confirm = Enter — підтвердити, { terminal-word-no } — передумати:
terminal-unreadable = «{ $text }» — це не хід. Введіть хід, наприклад { $example }, або його початок, щоб побачити варіанти, або ?, щоб побачити довідку.
terminal-no-undo = У цьому ході нема чого скасовувати.
terminal-undone = Останнє рішення скасовано.
terminal-kept = Партію збережено у файлі { $file }
terminal-not-kept = Партію не вдалося зберегти: { $reason }
terminal-unsaved = Партію не збережено.
terminal-no-file = файл не вказано
terminal-bot-failed = { $name } не може грати далі: { $reason ->
    [start] програму не вдалося запустити.
    [crash] програма завершилася.
    [hang] програма не відповідає.
    [overtime] програма думала надто довго.
    [illegal] програма обрала недозволений хід.
   *[other] програма не дотримується протоколу.
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
terminal-help = Введіть хід, наприклад { $example }. Початок ходу покаже, що можливо.
terminal-help-help = ця довідка, також ?
terminal-help-rules = стислі правила
terminal-help-moves = усі дозволені ходи або ті, що починаються з написаного далі
terminal-help-table = показати стіл іще раз
terminal-help-log = що відбулося
terminal-help-undo = скасувати рішення вашого незавершеного ходу
terminal-help-save = зберегти партію; у файл, якщо далі стоїть його назва
terminal-help-quit = вийти; партію буде збережено
