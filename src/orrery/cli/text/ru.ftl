### Командная строка и игра в терминале.

## Что не так: одна строка, затем код выхода 2

error-prefix = orrery: { $text }
error-usage = { $text } Справка: { $command } --help
error-not_installed = Для этого нужен пакет { $module }, он не установлен. Установите его: pip install "orrery[{ $extra }]"
error-no_command = Команды «{ $name }» нет. Есть такие: { $known }.
error-no_option = Параметра { $name } нет.
error-missing = Не хватает: { $name }.
error-extra = Непонятно: «{ $text }».
error-needs_value = Параметру { $name } нужно значение.
error-takes_no_value = Параметру { $name } значение не нужно.
error-bad_value = { $name }: значение «{ $value }» не подходит.
error-not_whole = { $name }: «{ $value }» – не целое число.
error-not_number = { $name }: «{ $value }» – не число.
error-out_of_range = { $name }: { $value } вне границ от { $low } до { $high }.
error-too_small = { $name }: { $value } меньше { $low }.
error-not_pair = { $name }: «{ $value }» должно иметь вид имя=значение.
error-bad_lang = Языка «{ $value }» нет. Есть такие: { $known }.
error-bad_level = Уровня «{ $value }» нет. Есть такие: { $known }.
error-levels_count = Указано уровней: { $given }, а соперников: { $wanted }.
error-bots_count = Указано ботов: { $given }; в игре { $game } от { $low } до { $high } мест.
error-bad_setting = Бот { $bot } не понимает «{ $setting }». Его настройки – числа: { $known }.
error-setting_range = Бот { $bot }: «{ $setting }» вне границ от { $low } до { $high }.
error-no_settings = У бота { $bot } нет настроек: «{ $setting }».
error-no_file = Файла { $path } нет.
error-no_directory = Папки { $path } нет.
error-no_records = В папке { $path } нет записей (*.json).
error-cannot_read = Не удаётся прочитать { $path }.
error-cannot_write = Не удаётся записать { $path }.
error-not_json = { $path } – не файл JSON.
error-in_file = { $path }: { $text }
error-file_or_all = Укажите файл или папку после --all.
error-port_busy = Порт { $port } занят. Укажите другой: --port.
error-data_busy = С теми же данными уже работает другой сервер Orrery.
error-cannot_serve = Сервер не запускается: { $text }
error-bad_settings = Настройка неверна: { $text }
error-bad_database = Это не адрес базы данных вроде postgresql://name@host/database.
error-no_data = В { $path } нет партий.
error-old_layout = Устройство базы данных { $found }, а не { $wanted }. Запустите сервер один раз, он его обновит.
error-no_store = Сохранённые партии недоступны: { $text }
error-exists = { $path } уже есть.
error-cannot_write_why = Не удаётся записать { $path }: { $text }
error-not_empty = Здесь уже есть партии. Копия возвращается только на пустое место.
error-other_key = В { $path } другой ключ, не тот, что в копии. Сначала уберите его.
error-no_table = Стола { $table } нет.
error-backup_none = { $path } — не резервная копия Orrery.
error-backup_damaged = { $path } повреждён.
error-backup_layout = { $path } сделан другой версией Orrery (устройство { $about }).
error-backup_parts = В { $path } не хватает частей или есть лишние.
error-backup_checksum = { $path } повреждён: контрольная сумма части { $about } не сходится.
error-backup_rows = { $path } повреждён: в части { $about } есть невозможные строки.
error-backup_large = { $path } в распакованном виде больше { $about } ГиБ. Если так и должно быть, укажите это ключом --max-gib.
error-backup_line = { $path } повреждён: в части { $about } слишком длинная строка.
error-input_ended = Ввод закончился раньше игры.
error-interrupted = Прервано.
error-check_failed = { $game }, мест: { $players }, партия { $n }: { $text }

## Справка

help-app = Orrery: настольные игры об освоении планет – для людей и ботов.
help-usage = Вызов:
help-examples = Примеры:
help-panel-options = Параметры
help-panel-arguments = Аргументы
help-panel-commands = Команды
help-opt-help = Показать эту справку.
help-default = { "[" }по умолчанию: { $value }]
help-required = { "[" }обязательно]
help-opt-lang = Язык: en или ru.
help-opt-version = Показать версию.
help-opt-json = Вывести JSON.
help-opt-option = Настройка стола, имя=значение; можно повторять.
help-opt-seed = Зерно случайности: с одним зерном результат один и тот же.
help-arg-game = Код игры; список: «orrery games».

help-opt-database = Адрес базы PostgreSQL; без него — каталог данных.
help-backup = Записать все партии, людей и настройки в один файл, не останавливая сервер.
help-backup-file = Какой файл сделать. В нём зёрна идущих партий: храните его бережно.
help-restore = Вернуть резервную копию туда, где ещё ничего нет.
help-restore-file = Файл, сделанный командой orrery backup.
help-restore-max = Распаковывать не больше стольких ГиБ. Без ключа – 32, и не больше, чем бывает в файле такого размера.
help-check = Сыграть каждую сохранённую партию заново и сверить контрольные суммы. Ничего не меняет.
help-check-table = Только этот стол.
help-migrate = Перевести партии, начатые по старым правилам, на действующие, если они играются дальше.
help-migrate-changed = И те, что по новым правилам стоят иначе.
help-serve = Запустить сервер для игры в браузере.
help-serve-host = Адрес сервера; с 0.0.0.0 подключатся и другие машины.
help-serve-port = Порт; если он занят, берётся следующий свободный.
help-serve-data = Папка с играми и настройками.
help-serve-open = Открыть браузер.
help-serve-strict = Не переходить на другой порт.
help-serve-migrate = Сначала перевести столы на действующие правила, если по ним всё стоит так же (SQLite).

help-play = Сыграть с ботами в терминале.
help-play-players = Число мест.
help-play-seat = Ваше место, считая с 1.
help-play-level = Уровень ботов: easy, normal, hard; один на всех или каждому свой, через запятую.
help-play-seconds = Сколько секунд думает бот (вместо времени его уровня).
help-play-save = В конце или при выходе записать партию в этот файл.

help-duel = Провести много игр между ботами и сравнить их.
help-duel-bots = По боту на место: random, greedy, mcts, easy, normal, hard; с настройками – mcts:iterations=800.
help-duel-games = Число партий.
help-duel-iterations = Сколько раз mcts пробует перед каждым решением.
help-duel-seconds = Сколько секунд mcts думает над решением (вместо числа проб).
help-duel-workers = Число процессов; без него – по одному на ядро.

help-replay = Проверить запись и пересказать партию.
help-replay-file = Запись партии или сохранённая игра.
help-replay-all = Вместо этого проверить все записи (*.json) в папке.
help-replay-seat = Пересказать глазами этого места, считая с 1; без него – глазами зрителя.
help-replay-quiet = Только проверить.

help-schema = JSON Schema видов стола, событий, решений и сообщений.
help-schema-out = Записать каждую схему в свой файл в этой папке.

help-bench = Насколько быстр движок, а с --check – насколько он верен.
help-bench-game = Код игры; без него – все игры.
help-bench-players = Число мест; с --check – любое.
help-bench-seconds = Сколько секунд измерять.
help-bench-games = Для --check: число случайных партий.
help-bench-check = Сыграть случайные партии с любым числом мест и любыми настройками; на каждом шаге проверить обещания правил, а в конце – что повтор совпадает.
help-bench-workers = Для --check: число процессов.

help-games = Список игр.

## serve

serve-ready = Orrery ждёт вас: { $url }
serve-moved = Порт { $port } занят, поэтому взят другой.
serve-stop = Остановить: Ctrl+C.

## games

games-id = код
games-name = игра
games-players = игроки
games-minutes = минуты
games-weight = сложность
games-stage = стадия
stage-alpha = альфа
stage-beta = бета
stage-stable = готова

## duel

duel-title = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, равная доля { $fair } %
duel-bot = бот
duel-share = победы
duel-interval = интервал 95 %
duel-score = очки
duel-time = на решение
duel-decisions = решений
duel-ms = { $ms } мс
duel-playing = Играют
duel-title-solo = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} в одиночку
duel-note-solo = Очки: среднее и его стандартное отклонение; зерно { $seed }.
duel-note = Места меняются по кругу; раздач: { $deals }; общая победа делится; зерно { $seed }.
duel-group = все «{ $bot }» вместе

## replay

replay-ok = { $file }: { $game }, игроков: { $players }, действий: { $actions }, всё верно.
replay-sum = Верных записей: { $good } из { $all }.
replay-unfinished = Партия не окончена.

## bench

bench-title = { $game }, мест: { $players }, случайная игра, одно ядро, обычный Python
bench-decisions = решений в секунду
bench-real = из них с настоящим выбором
bench-actions = возможных ходов на такой выбор
bench-games = партий в секунду
bench-length = решений в партии
bench-clone = копия состояния, мкс
bench-view = вид стола для места, мкс
bench-sample = пересдача для места, мкс
bench-evaluate = оценка для места, мкс
bench-note = Время процессора, полные списки возможных ходов, без событий.
check-playing = Проверка: { $game }
check-done = { $game }: партий { $games }, действий { $actions }, мест { $players }: обещания правил выполнены на каждом шаге, все повторы совпали ({ $seconds } с).

## play

play-you = Вы
play-names = Вега, Ригель, Мира, Альтаир, Денеб, Капелла
play-bot = { $name } ({ $level ->
    [easy] лёгкий
    [normal] обычный
    [hard] сильный
   *[other] { $level }
})
play-welcome = { $game }. Ваше место { $seat } из { $players }. Введите номер или название; h покажет все команды.
play-ask = >
play-confirm-ask = Enter – подтвердить, u – отменить >
play-thinking = { $name } думает...
play-not-understood = Непонятно: «{ $text }». Введите номер из списка или h для справки.
play-ambiguous = «{ $text }» подходит к нескольким: { $known }.
play-lost = потеря: { $what }
play-scores = счёт { $before } → { $after }
play-undone = Отменено.
play-bye = До встречи.
play-over = Игра окончена.
play-saved = Запись партии: { $path }.
play-winner = { $you ->
    [yes] Победа за вами!
   *[no] Победа: { $name }.
}
play-solo = { $text }. Намеченная цель { $target }, разница { $difference }.
play-solo-goal = { $won ->
    [yes] Вы достигли цели
   *[no] Цель не достигнута
  }: { $goal }.
play-solo-met = Достигнуты и другие: { $goals }.
play-winners = Общая победа: { $names }.
play-rule-unknown = Правила по запросу «{ $text }» не найдены.
play-rule-more = Ещё: ? и номер правила, например { $rule }, или слово для поиска.
play-ruling = (наше решение)
play-refused = { $text } [{ $rule }]
play-help =
    номер или название – ваш ответ (для ставки – сколько воды)
    u – отменить последний шаг
    ? – правило, на котором держится вопрос; ? R5-8.4 – правило по номеру; ? слово – поиск
    b – показать стол ещё раз
    l – весь журнал
    q – выйти
play-log = Журнал
play-score = Подсчёт очков
play-total = Итого
play-rank = Место

## Планета 5Р в терминале

r5-header = { $game } · раунд { $round } из { $rounds } · { $phase }
r5-market = Рынок
r5-deck = В стопке: { $left }
r5-next = следующая: { $card }
r5-deck-empty = Стопка пуста.
r5-card = технология
r5-left = левая сторона
r5-centre = центр
r5-right = правая сторона
r5-seat = игрок
r5-hand = рука
r5-played = сыграно
r5-water = вода
r5-crystals = кристаллы
r5-points = очки
r5-tableau = Технологии
r5-hidden = ?
r5-late = (позже)
r5-chosen = рубашкой вверх
r5-auction = { $kind }: { $names }
r5-bid-short = от 1 до { $high }, просто введите число
r5-confirm = подтвердить
r5-apart = отдельно
r5-join-left = левой стороной { $lies ->
    [over] поверх группы
   *[under] под группу
} { $group }
r5-join-right = правой стороной { $lies ->
    [over] поверх группы
   *[under] под группу
} { $group }
r5-loses = закроет: { $lost }
r5-short-gain_fixed = +1
r5-short-gain_die = +кубик
r5-short-gain_per_card = +1 за «{ $of }»
r5-short-steal_from_each = крадёт у «{ $of }»
r5-short-none = –
r5-key = ‹ и › указывают на карту, которая в стыке лежит сверху.

## «Неизвестная планета» в терминале

pu-header = Неизвестная планета · раунд { $round } · { $phase }{ $commander }
pu-commander = { "" } · командир: { $name }
pu-target = Намеченная цель { $target }; планета в её нынешнем виде даёт { $score }.
pu-event = Событие: { $card } (осталось: { $left })
pu-letter-civ = П
pu-letter-water = В
pu-letter-biomass = О
pu-letter-rover = Х
pu-letter-tech = И
pu-letter-energy = Э
pu-key = · суша  ~ лёд  ^ модуль  * метеорит  & вездеход; заглавные – со станцией (П поселенцы, В вода, О озеленение, Х вездеходы, И исследования, Э электроснабжение); медали линии стоят на её конце.
pu-station = База
pu-sector = сектор
pu-outer = внешнее кольцо
pu-inner = внутреннее кольцо
pu-faces = перед кем
pu-seat = игрок
pu-boards = планшеты
pu-moves = ход
pu-lifepods = модули
pu-meteorites = метеориты
pu-cards = карты
pu-score = медали
pu-techs = Технологии: { $techs }
pu-kept = Карты на конец игры: { $cards }
pu-goal = Моя цель: { $card } ({ $value } из { $goal })
pu-objective = Цель: { $card } ({ $standing })
pu-place-hint = Положить можно по-разному, вариантов: { $n }. Наберите, как повернуть и куда встанет верхний левый угол, например { $at }; r – поворот по часовой стрелке, f – сначала перевернуть.
pu-rotate = сектор { $sector }
pu-advance = маркер «{ $marker }» на { $cell }
pu-drive = ехать { $start } → { $end }
pu-jump = телепорт { $start } → { $end }
pu-teleport = телепорт { $start } → { $end }
pu-use = применить технологию { $what }
pu-store = отложить до конца игры
pu-boost = вместо этого бонус усиления
pu-leave = отказаться
pu-level = уровень { $what }
pu-skip = не нужно
pu-end = закончить ход
pu-confirm = подтвердить
pu-item-tech = технология { $n }
pu-item-moves = очки перемещения: { $n }
pu-item-boost = бонус усиления
pu-item-double_boost = тот же маркер ещё раз
pu-item-milestone = веха: { $track }{ $level ->
    [none] { "" }
   *[other] , уровень { $level }
}
pu-item-advance = продвинуть: { $track }
pu-item-rover = поставить вездеход
pu-item-patch = зелёный массив: { $n }
pu-item-peek = посмотреть следующее событие
pu-item-peek_event = посмотреть следующее событие
pu-item-cargo = уничтожить метеорит на вездеходе

# Пандорум
pd-header = Пандорум · ход { $turn } · { $name }
pd-key = п пустошь  к кратер  г гора  V вулкан  P площадка  X мёртвый город; o модуль, # база с номером игрока, ! заражение, ^ харвестер. Гексы называют столбцом и строкой, например 1,-2.
pd-letter-wasteland = п
pd-letter-crater = к
pd-letter-mountain = г
pd-letter-volcano = V
pd-letter-landing_pad = P
pd-letter-dead_city = X
pd-market = Рынок: { $cards } · в колоде { $deck }
pd-events = События: { $events } · впереди { $deck }
pd-hand = Ваша рука: { $cards }
pd-seat = игрок
pd-quids = куиды
pd-figures = запас
pd-cards = рука
pd-nose = нос
pd-central = центральная палуба
pd-cargo = грузовой отсек
pd-score = счёт сейчас
pd-draw-deck = взять из колоды
pd-draw = взять с рынка: { $card }
pd-pay = заплатить { $card } и лететь
pd-fly_free = лететь без платы
pd-engine = на двигателе: { $hex }, { $kind } { $means }
pd-pass = пас
pd-fly = { $hex }, { $kind } { $means }
pd-jump = прыжок: { $hex }, { $kind } { $means }
pd-hex = { $hex }, { $kind }
pd-cluster = вулканы у { $hex }
pd-toll = (плата { $toll })
pd-best = (до { $amount } куидов)
pd-spend = потратить { $card }
pd-lift = снять модуль и строить заново
pd-leave = оставить
pd-build = { $count ->
    [one] модуль
   *[other] база
  }: { $cards } (+{ $amount })
pd-manipulate = модуль: { $cards } (+{ $amount }), Модульный манипулятор
pd-scoop = база: { $cards } (+{ $amount }), Ковш
pd-terraform = { $count ->
    [one] модуль
   *[other] база
  }: { $cards } (+{ $amount }), Терраблок для первой
pd-direction = { $direction } (+{ $amount })
pd-fixed = два куида
pd-again = ещё раз: { $card }
pd-slot = { $slot }
pd-end = закончить ход
pd-done = достаточно
pd-meteor = { $what }
pd-crack = от { $hex } на { $direction }, затем { $turn ->
    [left] влево
   *[right] вправо
  }
pd-discard = сбросить { $card }
pd-bid = ставка { $n }
pd-buy = { $n ->
    [0] ни одного
    [one] { $n } двигатель
    [few] { $n } двигателя
   *[other] { $n } двигателей
  }
pd-take_back = { $card }: { $slot }

## «На Марсе» в терминале

om-header = На Марсе · раунд { $round } · уровень колонии { $level } · осталось миссий: { $missions }
om-key = Ш шахта  Э электростанция  Л ледонагреватель  Т теплица  К кислородный конденсатор  У убежище; b робот, r марсоход, m шахтёр, ! улучшенное, каждый с номером игрока; * кристалл, ? открытие, A–D исследование. Клетки – столбец и строка, например 1,-2; 0,0 – середина.
om-letter-mine = Ш
om-letter-generator = Э
om-letter-water_extractor = Л
om-letter-greenhouse = Т
om-letter-oxygen_condenser = К
om-letter-shelter = У
om-track = Очередность: { $track }
om-shuttle = Шаттл: { $side ->
    [orbit] на орбите
   *[colony] в колонии
  }, летит { $n ->
    [1] в этом раунде
   *[other] на { $n }-й раунд
  }
om-lss = Жизнеобеспечение: { $rows } (нужно { $level })
om-missions = Миссии: { $missions }
om-grid = Технологии: { $techs }
om-display = Чертежи: { $cards }
om-warehouse = Склад: { $items }
om-people = Учёные и контракты: { $cards }
om-slots = Колонисты на действиях: { $slots }
om-party = игрок
om-side = место
om-resources = ресурсы
om-crystals = кристаллы
om-colonists = колонисты
om-ships = корабли
om-lab = технологии
om-cards = карты
om-score = ОВ сейчас
om-people-of = { $home }/{ $room }, на работе { $work }
om-goals = Ваши цели: { $goals }
om-first = Ваши первые колонисты: { $cards }
om-solo = { $goal } (выполнено { $met } из { $of }; в колоде Ласерды { $deck })
om-you = вы
om-act = { $action }{ $paid ->
    [none] { "" }
   *[other] {" "}({ $paid })
  }
om-exec = вспомогательное действие, { $exec } ({ $paid })
om-use = { $card } ({ $how ->
    [crystals] за 2 кристалла
    [free] бесплатно
   *[scientist] { $scientist }
  })
om-end = закончить ход
om-done = достаточно
om-move = { $what }: { $start ->
    [none] { $end }
   *[other] { $start } → { $end }
  }
om-supply = со склада: { $item }
om-gain = { $item }
om-pay = отдать: { $item }
om-blueprint = { $card }
om-upgrade = { $card }, клетка { $hex }
om-use_tech = с технологией игрока: { $owner }
om-ship = { $reward ->
    [0] колонист и робот
   *[other] только колонисты
  }, откроется: { $opens }
om-produce = клетка { $hex } производит ещё раз
om-retrieve = { $place ->
    [none] из рабочей зоны
   *[other] с действия: { $place }
  }
om-pay_for = заплатить и получить
om-site = { $hex }: { $gain }, размер { $size }{ $owner ->
    [none] { "" }
   *[other] , технология игрока: { $owner }
  }{ $boosts ->
    [0] { "" }
   *[other] , отправить колонистов: { $boosts }
  }
om-add = { $piece ->
    [rover] ещё шаг марсоходу
   *[bot] ещё шаг роботам
  }
om-bot = робот { $start } → { $end }
om-rover = марсоход → { $hex }
om-bot_past = робот { $start } → { $end }, кристалл остаётся
om-rover_past = марсоход → { $hex }, кристалл остаётся
om-take = взять жетон
om-leave = оставить жетон
om-benefit = { $card }
om-hex = клетка { $hex }
om-keep = оставить кислород себе
om-contract = { $card }
om-travel = лететь
om-stay = остаться
om-explore = { $tile } на клетку { $hex }
om-deliver = доставить { $item }: { $contract }
om-goal = цель выполнена: { $goal } ({ $reward ->
    [0] два бесплатных развития
   *[other] её собственная награда
  })
om-pawn = заплатить целью: { $card }
om-reveal = открыть { $card }

## backup, restore, check, migrate

backup-done = { $path }: столов { NUMBER($tables, useGrouping: 0) }, ходов { NUMBER($moves, useGrouping: 0) }.
backup-no-key = В { $path } нет ключа: копия сделана без него, и после возврата люди не будут узнаны.
restore-done = Возвращено: столов { NUMBER($tables, useGrouping: 0) }, ходов { NUMBER($moves, useGrouping: 0) }.
check-bad = { $table } ({ $game }): { $text }
check-sum = Проверено: столов { NUMBER($tables, useGrouping: 0) }, ходов { NUMBER($moves, useGrouping: 0) }, контрольных сумм { NUMBER($digests, useGrouping: 0) }; плохих: { NUMBER($bad, useGrouping: 0) }.
check-snapshot-wrong = снимок не совпадает с тем, к чему ведут ходы; удалите его.
check-snapshots = Снимки: верных { NUMBER($right, useGrouping: 0) }, неиспользуемых (другой код или повреждены) { NUMBER($unused, useGrouping: 0) }, неверных { NUMBER($wrong, useGrouping: 0) }.
check-pinned = Привязано к правилам, которых больше нет, не проверено: { NUMBER($tables, useGrouping: 0) }.
check-progress = { NUMBER($n, useGrouping: 0) } из { NUMBER($of, useGrouping: 0) }
migrate-migrated = { $table } ({ $game }): с правил { $old } на { $new }.
migrate-changed = { $table } ({ $game }): с правил { $old } на { $new }, начиная с хода { $at } иначе.
migrate-differs = { $table } ({ $game }): остаётся при правилах { $old }; по правилам { $new } с хода { $at } идёт иначе.
migrate-stays = { $table } ({ $game }): остаётся при правилах { $old }; ход { $at } по правилам { $new } невозможен: { $text }
migrate-moved = { $table } ({ $game }): остаётся при правилах { $old }; там только что сходили. Повторите.
migrate-sum = Переведено: { $moved }. Остались: { $stays }.
