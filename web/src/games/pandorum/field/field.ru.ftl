field = Игровое поле
zoom-in = Приблизить
zoom-out = Отдалить
zoom-all = Показать всё поле
arrows = Стрелки перемещают, Enter выбирает.
hex = { $kind } { $at }
kind-wasteland = Пустошь
kind-crater = Кратер
kind-mountain = Гора
kind-volcano = Вулкан
kind-landing_pad = Посадочная площадка
kind-dead_city = Мёртвый город
eruption = Извержение
object-mine = { $figure ->
    [base] моя база
   *[module] мой модуль
  }
object-of = { $figure ->
    [base] база
   *[module] модуль
  }, владелец – { $name }
contaminated = заражено
harvester-mine = мой харвестер
harvester-of = харвестер, владелец – { $name }
by-crack = у трещины
on-edge = у края
under-meteor = под метеоритом
steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
  } { $way }
way-0 = на восток
way-1 = на северо-восток
way-2 = на северо-запад
way-3 = на запад
way-4 = на юго-запад
way-5 = на юго-восток
across-city = через Мёртвый город
by-jump = через Хроноблок
crack-name = Трещина между { $a } и { $b }, изгибы у { $c } и { $d }
meteor-name = Метеорит на { $a } и { $b }
direction-name = Линия { $way }
cluster-name = { $n ->
    [one] Вулкан { $a }
   *[other] Группа вулканов ({ $n }) от { $a }
  }
row = Ряд { $row }
around = Вокруг: { $hexes }.
beyond-crack = за трещиной
cluster-lone = Отдельный вулкан: { $a }
cluster-group = Вулканы вместе: { $hexes }
crack-lies = Трещина отделяет { $pairs }.
crack-pair = { $a } от { $b }
