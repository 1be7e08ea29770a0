var e=`# Сторінка облікового запису.
web-account-text = Грати можна й без облікового запису. З ним ваші партії доступні на всіх пристроях.
web-account-way = Що ви хочете зробити?
web-account-ways = { $way ->
    [login] Увійти
   *[new] Створити обліковий запис
}
web-account-name = Ім’я
web-account-password = Пароль
web-account-ten = Щонайменше 10\xA0символів. Кілька не пов’язаних між собою слів легко запам’ятати.
web-account-guest = Ім’я гостя
web-account-hello = Ви ввійшли як { $name }.
web-account-out = Вийти
web-account-export = Завантажити мої дані
web-account-old = Поточний пароль
web-account-new = Новий пароль
web-account-change = Змінити пароль
web-account-changed = Пароль змінено. На всіх інших пристроях ви вийшли з облікового запису, а токени програм відкликано.
web-account-delete = Видалити обліковий запис
web-account-delete-text = Ваше ім’я, пароль, адресу електронної пошти та програми буде видалено одразу. Завершені партії залишаться без вашого імені.
web-account-sure = Так, видалити обліковий запис { $name }
web-account-profile = Профіль
web-account-since = З нами з { $date }
web-account-cancel = Скасувати

# Код для входу та для підтвердження змін.
web-account-code = Код
web-account-code-hint = 6\xA0цифр із застосунку автентифікації або код відновлення
web-account-code-title = Другий фактор
web-account-code-text = Введіть код із застосунку автентифікації. Якщо застосунку немає під рукою, скористайтеся кодом відновлення.
web-account-back = Назад

# Другий фактор.
web-factor = Другий фактор
web-factor-off = Вимкнено. Із другим фактором украденого пароля не досить, щоб увійти.
web-factor-on = Увімкнено. Для входу потрібен ще й код із застосунку автентифікації.
web-factor-start = Налаштувати
web-factor-stop = Вимкнути
web-factor-stopped = Другий фактор вимкнено.
web-factor-scan = Відскануйте це застосунком автентифікації, а тоді введіть код, який він покаже.
web-factor-qr = QR-код для застосунку автентифікації
web-factor-key = Або введіть цей ключ у застосунок
web-factor-confirm = Увімкнути
web-factor-next = Далі
web-codes = Коди відновлення
web-codes-left = { $count ->
    [0] У вас немає кодів відновлення.
    [one] У вас { $count }\xA0код відновлення.
    [few] У вас { $count }\xA0коди відновлення.
    [many] У вас { $count }\xA0кодів відновлення.
   *[other] У вас { $count }\xA0кодів відновлення.
}
web-codes-text = Кожен код діє один раз: замість коду із застосунку або щоб установити новий пароль, якщо ви забули свій.
web-codes-once = Збережіть ці коди зараз. Більше їх не буде показано.
web-codes-new = Створити нові коди
web-codes-copy = Копіювати
web-codes-download = Завантажити
web-codes-done = Коди збережено

# Електронна пошта.
web-mail = Електронна пошта
web-mail-none = Адреси немає. З нею ви зможете встановити новий пароль, якщо забудете свій.
web-mail-pending = Ми надіслали посилання на { $address }. Відкрийте його, щоб підтвердити адресу.
web-mail-address = Адреса електронної пошти
web-mail-add = Додати адресу
web-mail-change = Змінити адресу
web-mail-remove = Видалити адресу
web-mail-removed = Адресу видалено.
web-mail-sent = Перевірте пошту: ми надіслали посилання на { $address }.
web-mail-confirm = Підтвердження адреси
web-mail-confirm-text = Підтвердьте цю адресу, щоб прив’язати її до свого облікового запису.
web-mail-confirm-button = Підтвердити
web-mail-confirmed = Адресу підтверджено для облікового запису { $name }.

# Сеанси.
web-sessions = Сеанси
web-sessions-text = Браузери, у яких ви ввійшли в обліковий запис.
web-sessions-device = { $system ->
    [none] { $browser }
   *[other] { $browser } на { $system }
}
web-sessions-unknown = Невідомий пристрій
web-sessions-here = Цей пристрій
web-sessions-used = Востаннє: { $used } · вхід: { $created }
web-sessions-end = Вийти
web-sessions-end-one = Вийти на пристрої: { $device }
web-sessions-end-others = Вийти на всіх інших пристроях
web-sessions-ended = Сеанс завершено.

# Програми.
web-programs = Програми
web-programs-text = Програми грають за вас із токеном. Зміна пароля відкликає всі токени.
web-programs-none = У вас немає програм.
web-programs-name = Назва програми
web-programs-add = Створити токен
web-programs-once = Скопіюйте токен програми { $name } зараз. Більше його не буде показано.
web-programs-token = Токен
web-programs-used = Востаннє: { $used } · створено: { $created }
web-programs-unused = Не використано · створено: { $created }
web-programs-revoke = Відкликати
web-programs-revoke-one = Відкликати токен програми { $name }
web-programs-revoked = Токен відкликано.

# Забутий пароль.
web-reset = Забули пароль?
web-reset-title = Новий пароль
web-reset-way = Як ви хочете це зробити?
web-reset-ways = { $way ->
    [mail] За посиланням з електронного листа
   *[code] За кодом відновлення
}
web-reset-account = Ім’я або адреса електронної пошти
web-reset-send = Надіслати посилання
web-reset-sent = Якщо такий обліковий запис з адресою електронної пошти існує, ми надіслали на неї посилання. Воно діє одну годину.
web-reset-code = Код відновлення
web-reset-set = Установити пароль
web-reset-done = Новий пароль установлено. Увійдіть із ним.
web-reset-none = Без коду відновлення чи адреси електронної пошти забутий пароль замінити не можна.

error-login-code-needed = Введіть код із застосунку автентифікації.
error-login-code-wrong = Код неправильний або вже використаний. Зачекайте на наступний.
error-password-wrong = Неправильний пароль.
error-password-short = Пароль закороткий. Потрібно щонайменше { $least ->
    [one] { $least }\xA0символ.
    [few] { $least }\xA0символи.
    [many] { $least }\xA0символів.
   *[other] { $least }\xA0символів.
}
error-password-common = Цей пароль легко вгадати. Візьміть натомість кілька не пов’язаних між собою слів.
error-recovery-wrong = Неправильне ім’я або код відновлення.
error-link-invalid = Це посилання вже використано або воно застаріло. Попросіть нове.
error-mail-off = Цей сайт не надсилає електронних листів.
error-mail-address = Це не адреса електронної пошти. Перевірте, чи немає помилок.
error-account-other = Тепер тут увійшов хтось інший. Перезавантажте сторінку.
error-factor-exists = Цей обліковий запис уже має другий фактор.
error-factor-none = Немає другого фактора, який можна ввімкнути. Почніть спочатку.
error-session-unknown = Цей сеанс уже завершено.
`;export{e as default};