# Что говорит о себе стол «Пандорума». Названия карт, частей и событий берутся из данных.

board = Стол «Пандорума»
facts-loading = Раскладываем карты…
facts-failed = Не удалось загрузить карты.
close = Закрыть
in-gallery = В галерее
reconstructed = Восстановлено: напечатанные значения неизвестны.
about = Подробнее: { $name }
you = вы

## Части стола

sheet = Карты и планшет
seats = Игроки
quids = Куиды
modules-left = Осталось модулей:
bases-left = Осталось баз:
cards-in-hand = Карт в руке:
engines = Двигатели
supply-title = { $figure ->
    [base] Базы
   *[module] Модули
}: в запасе { $n }, на поле { $built }
hand-title = { $n ->
    [one] { $n } карта в руке
    [few] { $n } карты в руке
   *[many] { $n } карт в руке
}
seat-last = последний ход
seat-ended = всё
chip-label = { $name }: куидов { $quids }, в запасе модулей { $modules }, баз { $bases }, карт в руке { $hand }
cargo = Большинство в отсеках
cargo-now = Сейчас даёт
events = События в игре
events-deck = { $n ->
    [one] { $n } событие в колоде
    [few] { $n } события в колоде
   *[many] { $n } событий в колоде
}
events-none = Пока нет. Первое откроется после первой постройки.
events-next = Сейчас нет. Следующее откроется в конце хода.
events-over = Нет, и больше не будет.
events-off = Эта партия идёт без событий.
new-event = Новое событие
event-first = Сначала эффект, затем на карту { $n ->
    [one] кладут { $n } куид
    [few] кладут { $n } куида
   *[many] кладут { $n } куидов
}.
engines-left = { $n ->
    [one] остался { $n } двигатель
    [few] осталось { $n } двигателя
   *[many] осталось { $n } двигателей
}
coins-leaving = { $n ->
    [one] уйдёт { $n } куид
    [few] уйдут { $n } куида
   *[many] уйдёт { $n } куидов
}
market = Рынок
deck = колода
deck-label = { $open ->
    [yes] Взять из колоды
   *[no] Колода
}, { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
market-label = { $open ->
    [yes] Взять: { $card }
   *[no] { $card }
}{ $count ->
    [one] { "" }
   *[other] { " " }(всего { $count })
}. { $text }
take-caption = взять
hand = Ваша рука
hand-empty = В руке нет карт.
watching-hand = { $name }: { $n ->
    [one] { $n } карта в руке
    [few] { $n } карты в руке
   *[many] { $n } карт в руке
}
card-label = { $card }{ $count ->
    [one] { "" }
   *[other] { " " }(всего { $count })
}. { $text } { $note }
pay-caption = оплатить полёт
turn-n = Ход { $n }
steps = Шаги хода
step-pay = плата
step-fly = бесплатно
step-hex = гекс
step-cards = карты
step-slots = слоты
step-draw-1 = первая карта
step-draw-2 = вторая карта
step-draw-3 = третья карта
last-turns = Последние ходы: { $reason ->
    [field] свободных гексов нет
   *[figures] { $you ->
        [yes] вы построили всё
       *[no] { $name } – запас пуст
    }
}

## Планшет харвестера

ship = Планшет харвестера
slot-nose = Нос
slot-central_deck = Центр. палуба
slot-cargo_hold = Грузовой отсек
slot-label = { $slot }: { $change }
slot-empty = пусто
slot-caption = выберите слот
slot-progress = { $progress }
nose-ready = { $progress } готов
nose-used = уже был
deck-active = { $progress } работает
hold-brief = большинство: сейчас { $n }
hold-empty = пока пусто
tied = ничья
part-brief-modular_manipulator = 2 карты: модуль
part-brief-bucket = 3 карты: база
part-brief-chronoblock = прыжок куда угодно
part-brief-terrablock = без условия
part-brief-proton_drive = бесплатный полёт
part-brief-engineering_bay = добор по 3 карты
part-brief-positron_shield = через вулканы
part-brief-star_generator = плата даёт карту
change-nose-ready = эффект готов
change-nose-spare = карта про запас
change-deck-on = эффект заработает
change-deck-more = уже работает
change-short = { $n ->
    [one] не хватит { $n } карты
   *[other] не хватит { $n } карт
}
change-hold-alone = { $type }: вы первые, { $gain }
change-hold-tied = { $type }: ничья, { $gain }
change-hold-behind = { $type }: пока позади
change-hold-takes = { $type }: впереди { $names }, { $gain }
spend-label = Заплатить: { $card }
take-back-label = Вернуть в руку: { $card }
type-extraction = добыча
type-entertainment = развлечения
type-generators = генераторы
type-laboratories = лаборатории
type-logistics = логистика
type-defence = защита
type-systems = системы
type-blocks = блоки

## Место целиком

hand-of = Рука: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
hand-extraction = { $n ->
    [one] { $n } карта добычи с начала игры
    [few] { $n } карты добычи с начала игры
   *[many] { $n } карт добычи с начала игры
}
hand-unseen = { $n ->
    [one] { $n } неизвестная карта
    [few] { $n } неизвестные карты
   *[many] { $n } неизвестных карт
}
score-now = Если бы игра кончилась сейчас
built = построено

## Поле и предпросмотр

figure-module = модуль
figure-base = база
nose-effect = эффект носа
kind-of-wasteland = Пустошь
kind-of-crater = Кратер
kind-of-mountain = Гора
kind-of-volcano = Вулкан
kind-of-landing_pad = Посадочная площадка
kind-of-dead_city = Мёртвый город
site-own = Ваш объект: { $figure }
site-of = Чужой объект: { $figure } ({ $name })
site-crack = { $kind } у трещины
on-wasteland = пустоши
on-crater = кратеры
on-mountain = горы
only-on = только { $kinds }
only-by-volcano = только у вулкана
sizes = Что построить
outcome-build = { $what }, доход { $n }
outcome-toll = плата { $n }, получит { $name }
outcome-own = ваш объект, бесплатно
outcome-pad = площадка, бесплатно
outcome-stop = остановка
target-engine = { $hex }; полёт на двигателе{ $toll ->
    [0] { "" }
   *[other] , плата { $toll }
}{ $gain ->
    [0] { "" }
   *[other] , +{ $gain }
}
target-fly-free = Ваш харвестер: полёт без платы
target-erupt = { $hex }: здесь извержение
target-shift = { $hex }: отвести харвестер сюда
target-pad = { $hex }: здесь будет площадка
target-city = { $hex }: станет мёртвым городом
target-contaminate = { $hex }: заразить
target-cure = { $hex }: вылечить
target-sabotage = { $hex }: вернуть в запас
target-expand = { $hex }: поставить модуль
shape-income = { $name }, доход { $amount }
source-city = путь через Мёртвый город
source-toll = плата: { $name }
source-again = { $card }: ещё раз
note-nose = { $n ->
    [one] Стоит { $n } карту из носа.
    [few] Стоит { $n } карты из носа.
   *[many] Стоит { $n } карт из носа.
}
note-jump = Хроноблок: стоит { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} из носа.
note-guess = Часть дохода зависит от следующих решений.
note-toll = Только остановка, без стройки.
note-pad = Бесплатная остановка, без стройки.
note-own = Бесплатная остановка на своём объекте.
lift = Снять и строить
leave = Оставить
jump-toggle = Хроноблок
jump-title = Прыгать и туда, куда можно долететь

## Карты на столе

order-first-takes = первой: { $n }
block-fixed = взять { $n }
block-again = ещё раз { $n }
ask-direction = выберите линию
ask-cluster = выберите вулкан

## Кнопки

build-go = { $figure ->
    [base] Построить базу
   *[module] Построить модуль
} { $total }
build-more = Нужна ещё карта
build-pick = Выберите карты
lift-go = Снять и строить { $total }
end-turn = Закончить ход
done-cure = Остальное потерять
done-invest = Больше не надо
pass = Пас
fly-free = Лететь бесплатно
pay-with = Заплатить: { $card }
discard-this = Сбросить: { $card }
fly-build = Лететь сюда: { $what }
fly-toll = Лететь сюда, плата { $n } ({ $name })
fly-here = Лететь сюда
jump-here = Прыгнуть сюда
shape-go-crack = Трещина здесь
shape-go-meteor = Метеорит сюда
shape-go-direction = Эта линия
shape-go-cluster = Эта группа
place-go-erupt = Извержение здесь
place-go-shift = Отвести сюда
place-go-pad = Площадка здесь
place-go-city = Этот вулкан
place-go-contaminate = Заразить
place-go-cure = Вылечить
place-go-sabotage = Вернуть в запас
place-go-expand = Поставить здесь

## Подсказки

hint-turn = Берите из колоды или с рынка – или нажмите карту в руке: ею платят за полёт.
hint-turn-draw = Возьмите карту из колоды или с рынка.
hint-turn-free = Берите из колоды или с рынка – или нажмите свой харвестер: он летит бесплатно.
hint-engine = Светящийся гекс – полёт за жетон двигателя.
hint-hold = Задержите палец на карте, чтобы её прочесть.
hint-draw = Нажмите колоду или карту рынка.
hint-star_draw = Нажмите колоду или карту рынка.
hint-stop = Летите по светящейся прямой. Числа – что принесёт гекс.
hint-stop-jump = Летите по прямой или прыгайте Хроноблоком на лиловый гекс.
hint-training = Модуль вернётся в запас, и вы сразу строите здесь заново.
hint-build = Нажимайте карты в руке; { $keys } – что построить.
hint-build-one = Нажимайте карты в руке: из них складывается постройка.
hint-build-touch = Нажимайте карты в руке: из них складывается постройка.
hint-order = Нажмите карту, которая берёт первой. У кого куидов нет, тот не ограблен и страховки не получит.
hint-direction = Нажмите линию на поле; число – её доход.
hint-cluster = Нажмите вулкан или группу на поле.
hint-block = Нажмите блок – его куиды, или карту, доход которой он повторит.
hint-slot = Нажмите слот планшета или перенесите карту туда.
hint-nose = Нажмите карты в носу планшета.
hint-end_turn = Пока ход не закончен, его можно вернуть.
hint-end-only = Больше делать нечего.
hint-end-engines = Нажмите светящийся гекс для полёта на двигателе или закончите ход.
hint-erupt = Нажмите центр сектора. Объект оттуда вернётся хозяину.
hint-shift = Нажмите гекс рядом с новым вулканом.
hint-pad = Нажмите свободный гекс: строить на нём больше нельзя.
hint-city = Нажмите вулкан: теперь его можно пересекать.
hint-meteor = Нажмите границу двух секторов.
hint-crack = Ведите по полю: трещина следует за вами. Разделённые гексы больше не соседи.
hint-contaminate = Нажмите свой объект.
hint-cure = Нажмите объекты, которые хотите сохранить.
hint-sabotage = Нажмите объект, который отдаёте.
hint-expand = Нажмите любой свободный гекс.
hint-invest = Нажимайте карты, чтобы сбросить: 3 куида за каждый новый тип.
hint-bid = Победитель берёт две карты и платит ставку.
hint-engines = Двигатель – один бесплатный полёт, но не на свободный гекс.
hint-take_back = Нажмите карту в любом своём слоте.

## Нажатия на то, о чём не спрашивают

not-now = Не сейчас. { $hint }
first-pay = Сначала оплатите полёт: нажмите карту в руке, потом выберите гекс.
first-draw = Платить за полёт нечем: возьмите карту из колоды или с рынка.
landed = Харвестер уже сел: выбирайте карты для постройки.
landed-undo = Харвестер уже сел: выбирайте карты для постройки или отмените полёт.

## Аукцион и двигатели

auction = Аукцион
auction-prize = за 2 карты
auction-goes = Выигравшая ставка ляжет на карту события: из неё за постройку на пустоши дают по 1.
no-bid = ставок пока нет
bid-by = ставит { $name }
bid-out = пас
bid-in = в игре
bid-thinks = думает
bid-less = Меньше
bid-more = Больше
bid-mine = Ваша ставка
bid-value = { $n ->
    [one] { $n } куид
    [few] { $n } куида
   *[many] { $n } куидов
}
bid-go = Ставлю { $n }
bid-pass = Пас
engines-ask = Жетон – один бесплатный полёт. Цена { $price } за штуку.
engines-buy = { $n ->
    [one] Один двигатель за { $price }
   *[other] Два двигателя за { $price }
}
engines-none = Не надо

## События в строку

event-brief-eruption = Стройка у вулканов даёт по 1 за каждый.
event-brief-meteor_shower = Стройка на кратере даёт 1.
event-brief-earthquake = Стройка у трещины даёт 2. Разделённые ею гексы – не соседи.
event-brief-settler_growth = Стройка у площадок даёт по 2 за каждую.
event-brief-return_on_investment = Плата за полёт типом, которого нет на рынке, даёт 1.
event-brief-government_support = Каждая построенная карта генератора даёт 1.
event-brief-ancient_civilization = Стройка на пустоши даёт 1.
event-brief-contamination = Стройка у заражённых даёт по 1 за каждый и лечит их.
event-brief-insurance_payouts = Кого обобрала карта системы, получает 2.
event-brief-sabotage = Стройка без соседних объектов даёт 2.
event-brief-sandstorm = Каждая плата за полёт даёт 2.
event-brief-expansion = Стройка, где карты дали меньше 2, приносит 1.
event-brief-new_engines = Двигатель – один бесплатный полёт, но не на свободный гекс.
event-brief-training = Встав на свой модуль, можно получить 1, снять его и строить.
event-brief-dead_city = Пересечение мёртвого города даёт 2. Останавливаться на нём нельзя.

## Виды компонентов

kind-card = Карта
kind-event = Событие
kind-nose_part = Носовая часть
kind-main_part = Основная часть
kind-hex_kind = Гекс
kind-token = Жетон
kind-figure = Фигура

## Стол словами

text-board = Стол словами
text-news = Что нового после вашего хода
text-nothing = Ничего не изменилось.
text-table = Стол
text-turn = Ход { $turn }, ходит { $name }.
text-building = { $name } строит { $figure ->
    [base] базу
   *[module] модуль
} на { $hex }, карты: { $cards }.
text-auction = Аукцион: { $bid ->
    [yes] { $name }, ставка { $n }.
   *[no] ставок пока нет.
}
text-market = Рынок: { $cards }.
text-piles = Скрыто карт в колоде: { $deck }. Вышло из игры: { $box }.
text-cargo = Грузовой отсек, { $type }: { $counts }. Больше всех: { $names }.
text-event = { $name }, осталось { $n ->
    [one] { $n } куид
    [few] { $n } куида
   *[many] { $n } куидов
}. { $brief }
text-engines = { $name }. { $brief } Двигатели: { $seats }.
text-events-hidden = Скрыто событий в колоде: { $n }.
text-events-gone = Завершены: { $names }.
text-purse = { $quids ->
    [one] { $quids } куид
    [few] { $quids } куида
   *[many] { $quids } куидов
}, счёт сейчас { $score }. Харвестер на { $at }.
text-figures = На поле: модулей { $modules }, баз { $bases }. В запасе: модулей { $modules_left }, баз { $bases_left }.
text-slot = { $slot }, { $part } ({ $brief }), { $have } из { $need }: { $cards }.
text-hold = Грузовой отсек: { $cards }. Сейчас даёт { $n }.
text-tokens = Двигатели: { $n }.
text-hand = Карт в руке: { $n }: { $cards }.
text-hand-of = Карт в руке: { $n }. Все видели: { $known }. Невиданных карт добычи: { $extraction }. Прочих невиданных: { $unseen }.
text-quids = { $name }: куиды { $n }
text-cards = { $name }: карты в руке { $n }
text-switched = { $name }: { $part } { $on ->
    [yes] работает
   *[no] не работает
}
text-event-new = Новое событие: { $name }
text-event-over = Событие завершено: { $name }
text-market-new = Появилось на рынке: { $cards }
text-market-gone = Исчезло с рынка: { $cards }
