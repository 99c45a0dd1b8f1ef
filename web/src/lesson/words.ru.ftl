### Уроки: карточка на столе и список уроков.

lesson-of = Урок { $n } из { $of }
lesson-step = Урок { $n } из { $of } · шаг { $step } из { $steps }
lesson-step-short = { $step } из { $steps }
lesson-card = Урок: { $title }
close = Выйти из урока, место сохранится
fold = Свернуть урок
unfold = Развернуть урок
back = Назад
next = Дальше
show = Показать
do-it = Сделать за меня
skip = Пропустить
why = Почему?
here = Так
instead = А так
try-instead = Показать другой ход
go-on = Всё равно сходить
other-title = Можно, но урок не об этом
other-text = Правила это разрешают, но урок продолжается с другого хода. Посмотрите на него или сходите и потом верните ход.
strayed-title = Вы свернули с пути
strayed-text = Ничего не потеряно: верните ход, и урок продолжится с того же места.
take-back = Вернуть ход
goal-of = из { $of }
goal-round = Идёт раунд { $n } из { $of }
goal-to-go = ещё { $n }
goal-done = готово
goal-missed = В этот раз не вышло
again = Ещё раз
play-on = Играть дальше
to-lessons = К урокам
next-lesson = Урок { $n }: { $title }
done-title = Готово: { $title }
done-skipped = Урок просмотрен: { $title }
change = { $before } → { $after }
waiting = Ходят другие…
key-show = Показать ход или идти дальше
key-back = Назад
key-why = Почему?
key-fold = Свернуть или развернуть урок
key-card = К карточке урока и обратно

## Список

learn-sub-lessons = { $n ->
    [one] { $n } урок за настоящим столом, потом первая партия
    [few] { $n } урока за настоящим столом, потом первая партия
   *[other] { $n } уроков за настоящим столом, потом первая партия
}
learn-sub-none = Первая партия и всё, что для неё нужно знать
learn-mastered = пройден
learn-begun = начат
learn-minutes = { $n } мин
learn-able = Вы научитесь
learn-begin = Начать урок { $n }
learn-continue = Продолжить урок { $n }
learn-repeat = Пройти урок { $n } ещё раз
learn-stopped = Вы остановились на шаге { $n } из { $of }
learn-here = Играется на этом устройстве, без сервера
learn-progress = Пройдено { $done } из { $of } · осталось { $left ->
    [one] { $left } минута
    [few] { $left } минуты
   *[other] { $left } минут
}
learn-all-done = Всё пройдено. Стол ждёт.
learn-any = Открыть можно любой урок. Мы советуем такой порядок.
learn-first = Первая партия
learn-first-text = с лёгкими ботами
learn-first-about = Целая партия против спокойных ботов. Отмена хода и правила, как всегда, под рукой.
learn-first-play = Сыграть первую партию
learn-reference = Краткая памятка
learn-reference-text = игра на нескольких страницах
learn-rules = Все правила
learn-rules-text = каждое правило по номеру
learn-components = Все компоненты
learn-components-text = карты, тайлы и жетоны
learn-lesson-label = Урок { $n } из { $of }, { $title }, { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
  }{ $state ->
    [mastered] , пройден
    [begun] , начат
   *[new] { "" }
  }
learn-list = Уроки
