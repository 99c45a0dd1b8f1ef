# Что говорит о себе стол «На Марсе». Названия карт, жетонов и действий берутся из данных.

board = Стол «На Марсе»
facts-loading = Раскладываем колонию…
facts-failed = Не удалось загрузить карты.
close = Закрыть
in-gallery = В галерее
can-choose = { $what } – можно выбрать
you = Вы
lacerda = Ласерда
nobody = никто
card = карта
free = бесплатно
free-short = беспл.
op = ОВ
level = Уровень
left = осталось
log = Журнал
sheet = Что выбирается
regions = Части стола
choose = Выбрать

## Предметы и стороны

item-mineral = минерал
item-battery = аккумулятор
item-water = вода
item-plant = растение
item-oxygen = кислород
item-crystal = кристалл
item-colonist = колонист
orbit = Орбита
colony = Колония
at-orbit = на орбите
at-colony = у колонии
to-orbit = на орбиту
to-colony = в колонию
in-orbit = орбита { $n }
in-colony = колония { $n }
you-in-colony = вы в колонии
you-in-orbit = вы здесь

## Вкладки

tab-colony = Колония
tab-orbit = Орбита
tab-crew = Наём
tab-support = Система
tab-board = Планшет
tab-rivals = Другие

## Действия

short-landing_pod = Посадочная капсула
short-obtain_blueprint = Получение чертежа
short-learn_tech = Изучение технологии
short-research_development = Развитие технологий
short-resupply = Пополнение припасов
short-control_center = Центр управления
short-construct = Строительство
short-upgrade = Улучшение
short-hire_or_contract = Наём или контракт
short-welcome_ship = Встреча корабля
in-progress = выполняется
clears = уберёт { $n }
act-price = { $n ->
    [0] 1 колонист
   *[other] 1 колонист и ещё { $n } – кристаллами или колонистами
}
act-there = здесь: { $names }
ships-may = { $n ->
    [0] больше нельзя
   *[other] можно ещё { $n }
}
why-other_side = на другой стороне
why-no_slot = ваша ячейка занята
why-slot_taken = ваша ячейка занята
why-no_colonist = нет колонистов в отсеке
why-no_colonists = мало колонистов
why-too_expensive = нечем заплатить
why-cannot_pay = нечем заплатить
why-ships_limit = корабли уровня { $n } уже здесь
why-nothing_to_do = здесь нечего делать
why-no_ships = кораблей не осталось
why-used = уже сделано
why-not_now = не сейчас
why-no_blueprint = нет чертежа
why-no_mineral = нет минерала
why-no_building_fits = рядом нет здания
why-no_ship_left = кораблей нет
why-ship_limit = на уровне { $n }: { $n } из { $n }
why-no_tech_left = жетонов нет
why-first_column_full = колонка 1 занята
why-techs_owned = нового нет
why-nothing_to_develop = развивать нечего
why-display_empty = карт нет
why-no_marker = маркеров нет
why-no_room_for_any = нет места
why-warehouse_bare = склад пуст
why-nothing_to_build = нет клетки
why-place_empty = карт нет
why-cannot_act = после оплаты не выйдет
why-own_slot_taken = ваша ячейка занята
why-pay_first = сперва оплатите целью

## Верх

turn-order = Очередь хода и шаттл
no-benefit = без награды
space-n = Ячейка { $n }
space-free = Ячейка { $n }: { $benefit }
space-taken = Ячейка { $n }, { $name }. { $benefit }
shuttle-start-orbit = Шаттл начинает на орбите
shuttle-start-colony = Шаттл начинает у колонии
shuttle-first-orbit = После 1-го раунда бесплатно спустит всех, кто на орбите
shuttle-first-colony = После 1-го раунда бесплатно поднимет всех, кто в колонии
shuttle-line = Шаттл { $side }, ячейка { $space }; летит { $to } { $flies ->
    [1] в этом раунде
    [2] в следующем раунде
    [few] через { $flies } раунда
   *[many] через { $flies } раундов
}, на ячейку { $land }.
shuttle-brief = { $to } { $flies ->
    [1] в этом раунде
    [2] в следующем
    [few] через { $flies } раунда
   *[many] через { $flies } раундов
}
turn-of = { $you ->
    [yes] Ваш ход
   *[no] { $name }
}
main-action = основное
exec-action = вспомог.
last-round = Последний раунд: { $n }
phase-setup = Подготовка
phase-colonization = Фаза колонизации
phase-shuttle = Фаза шаттла
phase-scoring = Подсчёт
phase-end = Игра окончена

## Орбита и сцена

level-up = Колония достигла уровня { $n }
level-up-more = Новые жетоны, чертежи и запасы; кораблей теперь можно: { $n }
level-of = Уровень { $n }
tech-stacks = Жетоны до следующего уровня
warehouse-item = { $item }: на складе { $n } из { $of }
exploration = Разведка
buildings = Здания
explore-tile = { $name }. { $text } В стопке ещё { $n }.
pile-line = { $name }: осталось { $left }{ $arrows ->
    [0] { "" }
    [one] , { $arrows } стрелка
    [few] , { $arrows } стрелки
   *[many] , { $arrows } стрелок
}
swap = Поменять местами карту и лабораторию (M)
colony-small = Колония в миниатюре
laboratory = Лаборатория
your-lab = Ваша лаборатория
lab-of = Лаборатория: { $name }
lab-tile = Технология «{ $name }», уровень { $level }
lab-space = Ячейка уровня { $level }: { $benefit }
column-op = { $n } ОВ в конце игры
units-develop = Развития
units-learn = Технологии
units-blueprint = Чертежи
units-resupply = Припасы
units-welcome = Корабли
units-upgrade = Улучшения
units-gain_more = Награды
units = сделано { $done }, осталось { $left }
boost-now = За это колонист уйдёт в рабочую зону.
boost-later = Каждый отправленный на работу колонист добавит ещё одно. Свободных колонистов: { $n }.

## Система

life-support = Жизнеобеспечение
level-marker = Уровень колонии
lss-column = { $type }: ряд { $row }, { $left ->
    [0] готово к новому уровню
   *[other] не хватает { $left }
}. { $tile }: сейчас вам { $op } ОВ
missions = Миссии
remaining-title = Миссии и уровни до конца игры
mission-line = { $name }: { $text }, { $done } из { $of }; за шаг { $crystals ->
    [one] { $crystals } кристалл
    [few] { $crystals } кристалла
   *[many] { $crystals } кристаллов
}
mission-done = выполнена
place-a = А
place-b = Б
place-c = В
progress = Прогресс
progress-title = ОВ за ваши фишки
progress-type = { $type }: { $names }

## Мой планшет

your-board = Ваш планшет
goals = Цели
goal-line = { $name }: { $text }. { $ready ->
    [yes] Выполнена
   *[no] { $have } из { $need }
}
goal-done = Цель достигнута: { $name }
goal-needs = Условие
goal-reward = Награда
goal-choose = Достичь цели и взять одну награду
goal-either = { $a } или: { $b }
goal-develop = Два бесплатных развития
goal-pawn = Сбросить: заменит кристалл в ближайшей оплате
storage = Штаб
limit = лимит { $n }
stored = { $item }: { $n } из { $of }
quarters = Отсек
quarters-line = Жилой отсек: колонистов { $n } из { $of }; на работе { $working }, в запасе { $supply }
working = Рабочая зона
working-n = на работе { $n }
personal-supply = Личный запас
miners = Шахтёры
depot = Хранилище и действия
crystals-line = Кристаллов { $n }, прибудет { $incoming }, места ещё на { $room }
exec-open = { $name }, кристаллов: { $n }. { $text }
exec-closed = { $name }: закрыто кораблём. { $text }
hangar = Ангар
hangar-line = Кораблей в ангаре: { $n }
hangar-op = по { $n } ОВ
my-cards = Мои карты
cards = Карты
no-cards = Карт пока нет.
first-hidden = Скрытых карт первых колонистов: { $n }
card-built = { $name }, построено, { $op } ОВ. { $text }
card-unbuilt = { $name }, не построено, отнимет { $op } ОВ. { $text }
card-guest = { $name }, через вашего учёного. { $text }
deliver = Доставка
deliver-item = { $item }: { $have } из { $need }
deliver-one = Положить 1: { $item }
bp-level = уровень { $n }
contract-worth = +{ $op } ОВ или −{ $penalty }, если не выполнен
blueprints-count = Чертежи: построено + не построено
scientists = Учёные
contracts = Контракты

## Другие игроки

rivals = Другие игроки
open-board = Планшет: { $name }
no-space = ещё без ячейки
state-now = ходит
state-next = следующий
state-done = ход сделан
score-final = Счёт:
score-now = Если бы игра кончилась сейчас:
line-op = Шкала ОВ
line-progress = Прогресс
line-ships = Корабли
line-colonists = Колонисты
line-techs = Технологии
line-blueprints = Чертежи
line-scientists = Учёные
line-contracts = Контракты
lacerda-bot = Здесь его робот
lacerda-deck = Карт осталось в его колоде
lacerda-did = Карта: { $action }
lacerda-draws = Дальше: он откроет карту
lacerda-rides = летит на шаттле
lacerda-stays = остаётся
lacerda-builds = Построит:
lacerda-cards = карт осталось: { $n }{ $pass ->
    [1] { "" }
   *[other] ; карты двигают миссии
}
lacerda-goal = Цель: { $met } из { $of }
lacerda-margin = { $how ->
    [lead] вы впереди на { $n }
    [trail] вы отстаёте на { $n }
   *[level] вы наравне
}
check-colony_level = уровень колонии
check-contracts_completed = контракты
check-contracts_upgrade = контракты по улучшению
check-contracts_delivery = контракты по доставке
check-contract = оба указанных контракта
check-private_goals = личные цели
check-tech_at_level_6 = технология уровня 6
check-research_tiles = жетоны исследований
check-shelters = убежища
check-advanced_buildings = улучшенные здания
check-mines_with_own_colonist_or_marker = ваши шахты
check-scientist = биохимик
check-advanced_greenhouses = улучшенные теплицы
check-greenhouse_complex = комплекс теплиц
check-plants_in_storage = растения в штабе
check-tech_greenhouse_level = технология теплиц
check-end_side = закончить на орбите
check-margin = отрыв от Ласерды, ОВ

## Виды компонентов

kind-building_type = Здание
kind-building_tile = Жетон здания
kind-tech = Технология
kind-lab_space = Ячейка лаборатории
kind-exec_action = Вспомогательное действие
kind-action = Основное действие
kind-turn_space = Ячейка очередности
kind-blueprint = Чертёж
kind-scientist = Учёный
kind-contract = Земной контракт
kind-mission = Миссия
kind-goal = Личная цель
kind-discovery = Жетон открытия
kind-research = Жетон исследования
kind-lss_tile = Жетон награды LSS
kind-lss_benefit = Награда LSS
kind-solo_card = Карта одиночной игры
kind-solo_goal = Цель одиночной игры
kind-first_a = Карта А первых колонистов
kind-first_b = Карта В первых колонистов
kind-first_tile = Жетон первых колонистов

## Стол словами

text-board = Весь стол словами
text-news = Новое после вашего прошлого хода
text-nothing = Ничего
text-grid = Технологии на выбор
text-display = Чертежи на выбор
text-warehouse = Склад
text-worth = сейчас +{ $op } ОВ
text-goals = Закрытых личных целей: { $n }
text-bots = В запасе: роботов { $bots }, маркеров { $markers }
text-table = Колония
text-op = { $name }: ОВ больше на { $n }
