### Командная строка и игра в терминале.

## Что не так: одна строка, затем код выхода 2

error-prefix = orrery: { $text }
error-usage = { $text } Справка: { $command } --help
error-not_installed = Для этого нужен пакет { $module }, он не установлен. Установите его: pip install "orrery[{ $extra }]"
error-analyse_unfinished = { $path }: партия не закончена. Разбирают только законченные партии.
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
error-disk_full = В { $path } ничего не записать: диск полон. Освободите место и запустите снова.
error-key_lost = Нет ключа сервера: { $path }. Верните его на место (он есть в каждой резервной копии). Если он потерян навсегда, запустите один раз с --new-key: гости тогда лишатся своих партий, владельцам учётных записей придётся войти заново, а приглашения перестанут действовать.
error-bad_settings = Настройка неверна: { $text }
error-bad_database = Это не адрес базы данных вроде postgresql://name@host/database.
error-no_data = В { $path } нет партий.
error-old_layout = Устройство базы данных { $found }, а не { $wanted }. Запустите сервер один раз, он его обновит.
error-no_store = Сохранённые партии недоступны: { $text }
error-damaged = База данных повреждена: столов, которые не читаются, – { NUMBER($tables, useGrouping: 0) }, частей с потерянными строками – { NUMBER($parts, useGrouping: 0) }. Всё остальное прочитано.
error-not_python_name = { $path } нельзя загрузить в Python: назовите файл, например, my_bot.py.
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
error-bad_split = --split: «{ $value }» — это не три числа процентов, вместе 100, например 80,10,10.
error-input_ended = Ввод закончился раньше игры.
error-interrupted = Прервано.
error-no_peer = { $peer } здесь не установить или не запустить: { $text }
error-ours_failed = Измерить собственный движок не удалось: { $text }
error-unknown_peer = Сравнивать с «{ $peer }» нельзя; можно с: { $known }.
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
help-opt-workers = Сколько исполнителей; без этого — по одному на ядро.
help-opt-on = Где играть: here (здесь), processes (на всех ядрах этой машины), ray или ray://HOST:PORT (на кластере).
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
help-bench-against = Измерить рядом с другим движком, в отдельном окружении: catanatron, chess, open_spiel или rlcard.
help-bench-curve = Во что обходится решение в каждой десятой части партии.
help-serve = Запустить сервер для игры в браузере.
help-serve-host = Адрес сервера; с 0.0.0.0 подключатся и другие машины.
help-serve-port = Порт; если он занят, берётся следующий свободный.
help-serve-data = Папка с играми и настройками.
help-serve-open = Открыть браузер.
help-serve-strict = Не переходить на другой порт.
help-serve-migrate = Сначала перевести столы на действующие правила, если по ним всё стоит так же (SQLite).
help-serve-new-key = Сделать новый ключ, хотя людей по нему не узнать: старый потерян навсегда.

help-play = Сыграть с ботами в терминале.
help-play-players = Число мест.
help-play-seat = Ваше место, считая с 1.
help-play-level = Уровень ботов от 1 до 6, при желании с характером (4:miser); один на всех или каждому свой, через запятую.
help-play-seconds = Сколько секунд думает бот шестого уровня.
help-play-thoughts = Показывать, что взвешивают боты, когда решают, вместе со скрытым выбором: ходы, оценки, доводы.
help-play-save = В конце или при выходе записать партию в этот файл.

help-duel = Провести много игр между ботами и сравнить их.
help-duel-bots = По боту на место: random, greedy, mcts, easy, normal, hard; с настройками – mcts:iterations=800; свои – my_bots.py:Cautious, пакет.модуль:имя или 'exec:node my_bot.js'.
help-duel-games = Число партий.
help-duel-iterations = Сколько раз mcts пробует перед каждым решением.
help-duel-seconds = Сколько секунд mcts думает над решением (вместо числа проб).
help-duel-limit = Сколько секунд бот может думать над решением; кто думает дольше, проигрывает эту партию.

help-bot = Ваши собственные боты.
help-bot-new = Записать заготовку бота: она сразу играет, а дальше дело за вами.
help-bot-new-file = Файл, который появится, например my_bot.py.

help-league = Лига для любого числа ботов: рейтинги, отчёт и столько партий, сколько нужно.
help-league-bots = Два бота или больше, как в «orrery duel».
help-league-players = Число мест за столом; без него — четыре, если игра позволяет.
help-league-games = Число партий, дополненное до целых кругов: 200, а с --until — не больше 2000.
help-league-until = Остановиться раньше: «apart» — когда отличие любых двух ботов доказано («apart=0.01» задаёт ошибку), «width=2» — когда интервалы рейтингов не шире.
help-league-system = round-robin: все встречаются одинаково часто; swiss: встречаются равные.
help-league-out = Папка для результатов, записей и отчёта; начатая там лига продолжится. Без неё: league-ИГРА.
help-league-option = Опция стола, имя=значение; повторённая с другими значениями — столы чередуются.

help-stats = Показатели игры: ветвление, длина, скрытая информация, драма, места.
help-stats-bots = Один бот на все места или по одному на каждое.
help-stats-metric = Свой показатель: функция из файла Python, которая получает сыгранную партию; можно повторять.
help-stats-html = Записать ещё и страницу в этот файл.

help-dataset = Сыграть партии ботов и записать их решения в файлы Parquet.
help-dataset-out = Папка набора данных; если он там начат, доигрывается недостающее.
help-dataset-split = Сколько процентов раскладов идёт на обучение, проверку и испытание.
help-dataset-shard = Партий в файле; без этого — от 1 до 250, смотря сколько их всего.
help-dataset-legal = Со списком возможных действий каждого решения.
help-dataset-search = С числом проб и оценками действий, если бот их сообщает.
help-dataset-observations = С наблюдениями и кодами действий из orrery.lab.

help-tune = Найти хорошие настройки бота.
help-tune-bot = Бот; названные здесь настройки не меняются.
help-tune-settings = Настройки и их диапазоны, например samples=2..24,noise=0..3.
help-tune-against = Соперники: один на все остальные места или по одному на каждое.
help-tune-players = Число мест.
help-tune-games = Сколько партий в попытке, если её не бросили раньше.
help-tune-trials = Сколько настроек попробовать.
help-tune-out = Папка для попыток и отчёта; если поиск там начат, он продолжается.

help-replay = Проверить запись и пересказать партию.
help-replay-file = Запись партии или сохранённая игра.
help-replay-all = Вместо этого проверить все записи (*.json) в папке.
help-replay-seat = Пересказать глазами этого места, считая с 1; без него – глазами зрителя.
help-replay-quiet = Только проверить.

help-analyse = Разобрать законченную партию: каждое решение рядом с лучшим ходом сильнейшего бота.
help-analyse-file = Запись законченной партии или сохранённая игра.
help-analyse-seat = Только решения этих мест, считая с 1, например 1,3; без этого – решения людей.
help-analyse-html = Записать ещё и страницу в этот файл.

help-schema = JSON Schema видов стола, событий, решений и сообщений.
help-schema-out = Записать каждую схему в свой файл в этой папке.

help-bench = Насколько быстр движок, а с --check – насколько он верен.
help-bench-game = Код игры; без него – все игры.
help-bench-players = Число мест; с --check – любое.
help-bench-seconds = Сколько секунд измерять.
help-bench-games = Для --check: число случайных партий.
help-bench-check = Сыграть случайные партии с любым числом мест и любыми настройками; на каждом шаге проверить обещания правил, а в конце – что повтор совпадает.

help-games = Список игр.

## serve

serve-ready = Orrery ждёт вас: { $url }
serve-moved = Порт { $port } занят, поэтому взят другой.
serve-stop = Остановить: Ctrl+C.
engine-pure = движок: Python
engine-compiled = движок: скомпилированный

## bot

bot-written = Файл { $path } готов, бот сразу играет. Попробуйте:

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
duel-goal = цель достигнута
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
duel-faults = { $bot }: из-за сбоя { $faults ->
    [one] проиграна { $faults } партия
    [few] проиграны { $faults } партии
   *[other] проиграно { $faults } партий
}. Победу в них делят остальные, очки не считаются.
duel-group = все «{ $bot }» вместе

## league и stats

league-playing = Играем
league-title = { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[many] { $bots } ботов
}, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} на { $deals ->
    [one] { $deals } раскладе
   *[many] { $deals } раскладах
}
league-rating = рейтинг
league-faults = сбои
league-apart = Пар, чьё отличие доказано: { $apart } из { $pairs } (ошибка { $error } % на всех).
league-report = Отчёт: { $path }
league-interrupted = Прервано. Сыгранное сохранено в { $path }; та же команда продолжит лигу.
stats-title = { $game }, { $players ->
    [one] { $players } место
    [few] { $players } места
   *[many] { $players } мест
}: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
stats-figure = показатель
stats-mean = среднее
stats-median = медиана
stats-most = больше всего
stats-extremes = от – до
stats-seat = Победы места { $n }
stats-branching = Возможные действия по видам решений
stats-question = вопрос
stats-forced = вынужденные
stats-all = все
stats-broken = Оборвано сбоем бота и не учтено: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}.

## dataset, tune

dataset-done = В { $path } партий: { NUMBER($games, useGrouping: 0) }, решений: { NUMBER($decisions, useGrouping: 0) }; сыграно сейчас: { NUMBER($played, useGrouping: 0) }.
tune-trying = Поиск
tune-kept = Попытки и отчёт: { $path }

## analyse

analyse-working = Разбор
analyse-title = { $game }, решений: { $decisions }
analyse-seat = Место { $n }
analyse-accuracy = точность
analyse-moment = { $name }, раунд { $round }: { $mark }, потеряно { $text }
analyse-page = Страница: { $path }

## replay

replay-ok = { $file }: { $game }, игроков: { $players }, действий: { $actions }, всё верно.
replay-sum = Верных записей: { $good } из { $all }.
replay-unfinished = Партия не окончена.

## bench

bench-title = { $game }, мест: { $players }, случайная игра, одно ядро
bench-decisions = решений в секунду
bench-real = из них с настоящим выбором
bench-actions = возможных ходов на такой выбор
bench-games = партий в секунду
bench-length = решений в партии
bench-clone = копия состояния, мкс
bench-view = вид стола для места, мкс
bench-sample = пересдача для места, мкс
bench-evaluate = оценка для места, мкс
bench-first = { $again } (новые состояния: { $first })
against-title = Во сколько раз быстрее, чем { $peer } ({ $plays })
against-game = игра
against-decisions = все решения
against-real = с настоящим выбором
against-note = Случайная игра по очереди на одном ядре, середина из { $rounds } замеров; { $engine }.
curve-title = { $game }, мест: { $players }, случайная игра: во что обходится решение по ходу партии (партий: { $games })
curve-part = от партии
curve-time = мкс на решение
curve-actions = возможных ходов
curve-note = Время процессора на список, выбор и ход; { $engine }.
bench-note = Время процессора, полные списки возможных ходов, без событий; { $engine }.
check-playing = Проверка: { $game }
check-done = { $game }: партий { $games }, действий { $actions }, мест { $players }: обещания правил выполнены на каждом шаге, все повторы совпали ({ $seconds } с).

## play

play-you = Вы
play-names = Вега, Ригель, Мира, Альтаир, Денеб, Капелла
play-bot = { $name } ({ $level ->
    [1] пассажир
    [2] кадет
    [3] пилот
    [4] штурман
    [5] капитан
   *[6] астроном
}, уровень { $level })
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
    t – что сделал бы здесь сильный бот и почему
play-thoughts = { $name } взвешивает:
play-hint = Сильный бот взвешивает:
play-worth = { $value }{ $doubt ->
    [none] { "" }
   *[other] { " " }± { $doubt }
}
play-deals = { $n ->
    [one] { $n } расклад
    [few] { $n } расклада
   *[many] { $n } раскладов
}
play-reasons = Если сравнить с лучшим из других ходов, там, докуда видно вперёд:
play-alike = Лучший из других ходов примерно так же хорош: эти расклады их не различают.
play-log = Журнал
play-score = Подсчёт очков
play-total = Итого
play-rank = Место

## backup, restore, check, migrate

backup-done = { $path }: столов { NUMBER($tables, useGrouping: 0) }, ходов { NUMBER($moves, useGrouping: 0) }.
backup-no-key = В { $path } нет ключа: копия сделана без него, и после возврата люди не будут узнаны.
restore-done = Возвращено: столов { NUMBER($tables, useGrouping: 0) }, ходов { NUMBER($moves, useGrouping: 0) }.
damage-table = { $table }: не читается, страница базы данных повреждена.
damage-part = { $part }: читаются не все строки, страница базы данных повреждена.
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
