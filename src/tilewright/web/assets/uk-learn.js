var e=`# Сторінки довкола уроків. Тексти самих уроків — у файлах lessons-<гра>.ftl.
learn-lessons = Уроки
learn-title = Навчання: { web-game-name }
learn-steps = { $steps ->
    [one] { $steps }\xA0крок
    [few] { $steps }\xA0кроки
   *[many] { $steps }\xA0кроків
}
learn-reached = Ви на кроці { $step } з\xA0{ $steps }
learn-chapter-done = Пройдено
learn-start = Почати
learn-continue = Продовжити
learn-again = Повторити
learn-other-games = Інші ігри
learn-step = Крок { $step } з\xA0{ $steps }
learn-spotlight = Виділено: { $things }
learn-options = Ваша відповідь
learn-right = Правильно.
learn-wrong = Не зовсім.
learn-next = Далі
learn-back = Назад
learn-skip = Пропустити крок
learn-show = Показати
learn-repeat = Пройти розділ ще раз
learn-leave = Вийти
learn-done = Чудово! Розділ пройдено.
learn-done-all = Чудово! Ви пройшли останній розділ.
learn-next-chapter = Далі: { $chapter }
learn-play = Зіграти першу партію
learn-all-chapters = Усі розділи
`;export{e as default};