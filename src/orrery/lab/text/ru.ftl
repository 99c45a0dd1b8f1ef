### Лаборатория: лиги, статистика игр и отчёты о них.

## Что не так

error-too_few_bots = Для лиги нужно хотя бы два бота; { $given ->
    [one] назван { $given }
    [few] названо { $given }
   *[many] названо { $given }
}.
error-unknown_system = Нет системы «{ $value }». Есть: { $known }.
error-bad_stop_rule = «{ $value }» не говорит, когда остановиться. Есть: apart, apart=0.01 (вероятность ошибки), width=2 (ширина интервала каждого рейтинга).
error-cannot_write = Не удаётся записать { $path }: { $why }.
error-cannot_read = Не удаётся прочитать { $path }: { $why }.
error-no_league = В { $path } есть результаты, но нет описания их лиги (league.json). Выберите другую папку.
error-not_a_league = { $path } не описывает лигу. Выберите другую папку.
error-other_league = В { $path } другая лига: { $what } там { $there }, а не { $given }. Выберите другую папку.
error-broken_results = { $path }: строка { NUMBER($line, useGrouping: 0) } — не результат этой лиги. Ничего не изменено; уберите строку или выберите другую папку.
error-other_seats = { $path }: партию { NUMBER($n, useGrouping: 0) } сыграли не те боты или не на тех местах, что в этой лиге. Выберите другую папку.
error-league_busy = Другая программа уже играет лигу в { $path }.
error-bots_for_seats = Ботов названо: { $given }, мест: { $seats }. Назовите одного на все места или по одному на каждое.
error-bad_metric = «{ $value }» не имеет вида file.py:function.
error-no_metric_file = Нет файла { $path }.
error-metric_file_failed = { $path } не загружается: { $why }.
error-no_metric = В { $path } нет функции { $function }.
error-metric_failed = Показатель { $metric } не вычислен, строка { NUMBER($line, useGrouping: 0) }: { $why }.
error-metric_no_number = Показатель { $metric } вернул { $value }, а это не число.

## Отчёты

report-contents = Содержание
report-seat = Место { NUMBER($n, useGrouping: 0) }
report-points = очки: { $points }
report-seconds = { $n } с
report-ms = { $n } мс
report-us = { $n } мкс
report-yes = да
report-no = нет

## Лига

league-title = Лига: { $game }
league-kicker = Orrery · Лига
league-lead = { $bots ->
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
}, { $players ->
    [1] каждый бот играет один
    [one] { $players } место за столом
    [few] { $players } места за столом
   *[many] { $players } мест за столом
}.
league-verdict = { $sure ->
    [yes] Первое место: { $first }; отличие от { $second } доказано.
   *[no] Первое место: { $first }, но, чтобы доказать отличие от { $second }, нужно больше партий.
}
league-none-finished = Ни одна партия не доиграна: все оборваны сбоями ботов. Это не результат; первое место ничего не говорит о силе.
league-standings = Таблица
league-standings-note = Рейтинги — по модели Плакетта — Льюса (openskill): в начале 25, больше — сильнее. Каждый — среднее по проходам через все партии в порядках, которые зависят только от номеров раскладов, поэтому неважно, какая партия кончилась первой. { $few ->
    [yes] Раскладов, на которых стоят рейтинги: { $deals }. Если их меньше { $fewest }, это слишком мало, чтобы судить о силе ботов и о точности рейтинга: полосы — лишь собственная оценка модели.
   *[no] Полосы — 95-процентные интервалы бутстрепом по раскладам.
} Разделённая победа считается как её доля.
league-bot = Бот
league-rating = Рейтинг и 95-процентный интервал
league-rating-short = Рейтинг
league-wins = Победы
league-score = Очки
league-games = Партии
league-cross = Встречи
league-cross-note = Как часто бот строки занимал место выше бота столбца (ничья — половина) и в скольких партиях они играли вместе. Знак ✓ — отличие доказано последовательным критерием: вероятность, что его получит хоть одна пара равных ботов, сколько бы лига ни длилась, не больше { $error }.
league-apart = отличие доказано
league-scores = Очки
league-scores-note = Распределение очков каждого бота в партиях, сыгранных до конца. Линия — среднее.
league-mean-best = среднее { $mean }, лучшее { NUMBER($best, useGrouping: 0) }
league-lengths = Длина партий
league-lengths-note = Действий в партии: в среднем { $mean }, от { NUMBER($least, useGrouping: 0) } до { NUMBER($most, useGrouping: 0) }.
league-seats = Места
league-seats-note = Победы всех ботов вместе на каждом месте, с 95-процентными интервалами. Пунктир — справедливая доля, { $fair }.
league-seats-bots = По ботам
league-options = Опции
league-option = Опция
league-options-note = Победы и средние очки за столами с каждой опцией.
league-options-same = У всех столов были одни и те же опции.
league-openings = Начала
league-openings-note = Первый настоящий выбор каждого бота, как его рассказывает журнал: как часто он сделан и какова доля побед в этих партиях.
league-opening = Первый выбор
league-taken = Сделан
league-openings-more = { $more ->
    [one] и ещё { $more } другое
   *[many] и ещё { $more } других
}
league-times = Время на решение
league-times-note = Среднее время на решение, где есть выбор. Шкала логарифмическая: в десять раз дольше — всегда один и тот же шаг. Время зависит от машины; ничто другое в отчёте от неё не зависит.
league-faults = Сбои
league-faults-note = Бот, который отвечает поздно, не по правилам или не отвечает вовсе, в этот миг проигрывает партию, а остальные делят победу.
league-faults-none = Сбоев не было: все партии сыграны до конца.
league-game = Партия
league-what = Что случилось
league-records = Записи
league-records-note = Каждая партия — запись, которую «orrery replay» проверяет и рассказывает, а сайт импортирует. Записи лежат в папке «records» рядом с этим файлом. Знак ★ — победители; места стоят по порядку.
league-records-group = Партии с { NUMBER($first, useGrouping: 0) } по { NUMBER($last, useGrouping: 0) }
league-deal = Расклад
league-seated = Места и очки
league-actions = Действия
league-record = Запись
league-record-of = Запись партии { NUMBER($n, useGrouping: 0) }
league-again = То же ещё раз:
league-how = Зерно { $seed }, версия правил { NUMBER($rules, useGrouping: 0) }. Каждый расклад сыгран со всеми сдвигами мест. Сделано в Orrery.
league-versions = Эти партии сыграны разными версиями кода Orrery ({ NUMBER($versions, useGrouping: 0) }): боты могли измениться.

## Статистика игры

stats-title = Статистика: { $game }
stats-kicker = Orrery · Статистика
stats-lead = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $players ->
    [one] { $players } место
    [few] { $players } места
   *[many] { $players } мест
}; играли: { $bots }.
stats-broken = Оборвано сбоем бота и не учтено: { $games }.
stats-figures = Показатели
stats-figures-note = Средние по партиям, с 95-процентными интервалами бутстрепом по партиям.
stats-figure = Показатель
stats-mean = Среднее
stats-median = Медиана
stats-most = Больше всего
stats-interval = 95-процентный интервал
stats-extremes = От – до
stats-branching = Ветвление
stats-branching-note = Возможных действий в решении: в среднем { $mean }, медиана { $median }, не больше { NUMBER($most, useGrouping: 0) }. Вынужденных решений с одним действием { $forced }. Линия — среднее по ходу партии.
stats-by-kind = По видам решений
stats-question = Вопрос
stats-decisions-short = Решения
stats-forced-short = Вынужденные
stats-begin = начало
stats-end = конец
stats-course = Шанс победителя
stats-course-note = Насколько вероятной была победа будущего победителя по оценке игры в этот миг: среднее и средняя половина всех партий. Шансы — softmax оценок с температурой, подобранной по этим партиям.
stats-seats = Места
stats-seats-note = Доля побед каждого места с 95-процентным интервалом и его очки сверх среднего за столом. Пунктир — справедливая доля, { $fair }.
stats-ahead = очки: { $points }
stats-spread-title = Разброс
stats-lengths = Решений в партии
stats-scores = Очки места

figure-decisions = Длина
figure-decisions-about = Решений в партии, вместе с вынужденными.
figure-choices = Выборы
figure-choices-about = Решений в партии, где действий больше одного.
figure-forced = Вынужденные
figure-forced-about = Доля решений с одним действием.
figure-hidden_share = Скрытая доля
figure-hidden_share-about = Доля значений позиции, которых место не может знать: они различаются в 16 пересдачах.
figure-hidden_bits = Скрытые биты
figure-hidden_bits-about = Сумма энтропий этих значений; каждое даёт не больше 4 бит.
figure-score = Очки
figure-score-about = Средние очки места.
figure-spread = Разброс очков
figure-spread-about = Стандартное отклонение очков за одним столом.
figure-range = Первый и последний
figure-range-about = Очки между первым и последним.
figure-margin = Отрыв
figure-margin-about = Очки между первым и вторым.
figure-lead_changes = Смены лидера
figure-lead_changes-about = Сколько раз фаворитом становится другое место, по 40 моментам партии.
figure-drama = Драма
figure-drama-about = Насколько шанс будущего победителя в среднем по партии отстаёт от шанса фаворита; ноль, пока он сам фаворит.
figure-settled = Решено
figure-settled-about = Доля партии, после которой победитель больше не отставал.
figure-surprise = Наименьший шанс
figure-surprise-about = Шанс победителя в худший для него миг.
figure-decisive = Один победитель
figure-decisive-about = Доля партий с одним победителем.
figure-own = Ваш собственный показатель.

## Где играют много партий

error-unknown_place = Играть на «{ $place }» нельзя. Можно: { $known }.
error-one_worker_here = Этот процесс — один исполнитель, а не { $workers }. Чтобы их было больше: --on processes.
error-not_installed = Для этого нужен пакет { $module }, а он не установлен. Установите его: pip install "orrery[{ $extra }]"
error-no_cluster = Кластера Ray, на котором можно играть, нет { $address }: { $why }.
error-other_code = На одной из машин кластера другая версия Orrery, или её там нет. { $why }

## Наборы данных

error-other_dataset = В { $path } лежит другой набор данных, или его делала другая версия программы. Выберите другую папку.
error-folder_in_use = Папка { $path } не пуста. Набору данных нужна своя.

## Поиск настроек

error-bad_range = «{ $given }» — не диапазон настройки вида samples=2..24.
error-other_search = В { $path } лежит другой поиск, или его делала другая версия программы. Выберите другую папку.
error-broken_search = { $path }: строка { NUMBER($line, useGrouping: 0) } — не часть этого поиска. Ничего не изменено; уберите файл или выберите другую папку.
error-too_few_games = Партий ({ $games }) мало для двух раскладов со всеми сдвигами мест; нужно хотя бы { $least }.
tuning-title = Настройки { $bot } в { $game }
tuning-done = Попыток: { $trials }, из них брошено раньше срока: { $pruned }. Партий: { NUMBER($games, useGrouping: 0) } вместо { NUMBER($all, useGrouping: 0) }.
tuning-best = Лучшее в поиске: { $bot }, { $share } побед (попытка { $n }). Лучшее из многих выглядит лучше, чем есть, поэтому оно сыграло ещё раз:
tuning-unseen = На раскладах, которых поиск не видел, доля побед { $share }, партий: { NUMBER($games, useGrouping: 0) } (95-процентный интервал: от { $low } до { $high }); справедливая доля { $fair }.
tuning-gain = { $rival } на тех же местах тех же раскладов побеждает в { $other }: разница { $gain } п. п. (95-процентный интервал: от { $low } до { $high }).
tuning-better = Эти настройки лучше, чем { $rival } на этом месте: интервал целиком выше нуля.
tuning-worse = Эти настройки хуже, чем { $rival } на этом месте: интервал целиком ниже нуля.
tuning-unclear = Лучше ли эти настройки, чем { $rival } на этом месте, не доказано: интервал содержит ноль. Больше партий сузят его.
tuning-trials = Попытки
tuning-share = победы
tuning-games = партии
tuning-pruned = брошено
