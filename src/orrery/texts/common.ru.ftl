### Тексты, общие для всех игр. Файл игры добавляет к ним свои и ни одного не повторяет.
### Параметры: $name и $names – имена игроков, $you равно yes в строках о самом читателе.

## Служебные слова и формы списков

word-you = вы
word-nobody = никто
list-pair = { $name } – { $value }
list-card_side = { $name } ({ $side })

## Подсказки

prompt-confirm = Подтвердите выбор или отмените его.
prompt-waiting = Ждём решения: { $names }.
prompt-watching = Вы наблюдаете за игрой. Ждём решения: { $names }.
prompt-over = Игра окончена.

## Отмена

undo-nothing = Вам нечего отменять.
undo-revealed = С тех пор открылось то, что было скрыто.
undo-passed = После вас уже сделал выбор другой игрок.
undo-confirmed = Вы уже подтвердили свой выбор.
undo-over = Игра окончена.

## Ошибки ядра

error-unknown_game = Игры «{ $game }» нет. Есть такие: { $known }.
error-unknown_lesson = Урока «{ $lesson }» у этой игры нет.
error-bad_options = Настройка «{ $option }» задана неверно: { $reason }.
error-bad_action = В этой игре нет такого хода: { $reason }.
error-bad_record = { $at ->
    [0] Запись партии повреждена: { $reason }.
   *[other] Запись партии повреждена, действие { $at }: { $reason }.
}
error-bad_position = Такую позицию расставить нельзя, { $at }: { $reason }.
error-impossible_position = Такую позицию расставить нельзя: { $reason }.
error-cannot_undo = Отменить нельзя. { $why ->
    [nothing] { undo-nothing }
    [revealed] { undo-revealed }
    [passed] { undo-passed }
    [confirmed] { undo-confirmed }
    [over] { undo-over }
   *[other] { "" }
}
error-unknown_bot = Бота «{ $bot }» нет. Есть такие: { $known }.
error-unknown_character = У ботов игры «{ $game }» нет характера «{ $character }». Есть такие: { $known }.
error-bad_answer = Бот { $bot } (место { $seat }) ответил на «{ $question }»: { $answer }. Среди его действий (всего { $actions }) такого нет.
error-no_lab = У игры «{ $game }» пока нет данных для исследований ({ $part }).
error-illegal_step = Шаг «{ $step }» пространства { $space } отсюда не ведёт ни к одному допустимому действию.
error-bad_setting = Настройка «{ $setting }» не подходит боту { $bot }.
error-job_failed = Номер { NUMBER($n, useGrouping: 0) }: сбой. { $why }.
error-workers_lost = Номер { NUMBER($n, useGrouping: 0) } не удалось посчитать: исполнитель пропадал { $times ->
    [few] { $times } раза
   *[many] { $times } раз
} ({ $why }).
error-no_bot_file = Нет файла { $source }.
error-no_bot_module = Нет модуля { $source }.
error-no_bot_name = Укажите бота в { $source }, например { $example }.
error-no_bot_named = В { $source } нет «{ $name }». Там есть: { $known }.
error-bot_import = { $source } не загружается: { $error }.
error-not_a_bot = { $name } в { $source } – не бот: нет метода { $method }.
error-bot_refuses = { $name } в { $source } не создаётся: { $error }.
error-no_program = Нет программы { $program }.
error-bad_command = Это не команда: «{ $command }».
error-bad_view = Не удалось прочитать вид стола.

## Отказы, возможные в любой игре

refusal-not_your_decision = Сейчас от вас ничего не требуется.
refusal-not_asked = Сейчас вам нужно решить другое.
refusal-game_over = Игра окончена.

## Бот проиграл партию, не доиграв её

fault-late = { $bot } слишком долго решал «{ $question }».
fault-illegal = { $bot } ответил на «{ $question }» тем, чего ему не предлагали.
fault-crashed = { $bot } дал сбой на «{ $question }».
fault-gone = Программа { $bot } завершилась на «{ $question }».
fault-garbled = Ответ { $bot } на «{ $question }» не удалось разобрать.
fault-not_started = Программа { $bot } не запустилась.

## Ошибки сервера

# что прислано
error-bad_request = Неверный запрос.
error-bad_frame = Сообщение не удалось прочитать.
error-bad_message = Сообщение составлено неверно.
error-malformed = Сообщение не удалось прочитать.
error-unknown_type = Сервер не знает такого вида сообщений.
error-unknown_message = Сервер не знает такого вида сообщений.
error-bad_name = Такое имя не подойдёт: выберите имя не длиннее { $limit } видимых знаков.
error-bad_level = Такого уровня бота нет.
error-bad_seats = Места не подходят для этой игры.
error-bad_text = В этом тексте нечего прочесть.
error-bad_login_name = Имя для входа – от 3 до 32 видимых знаков.
error-bad_password = В пароле должно быть от 8 до 200 знаков.
error-bad_webhook = Уведомления можно слать только на полный адрес в открытом интернете.
error-bad_key = Ключ запроса – от 1 до { $limit } видимых знаков: латинские буквы, цифры и знаки без пробелов.
error-too_large = Сообщение слишком большое.
error-too_many = Слишком много сообщений. Подождите немного.
error-too_many_connections = У вас слишком много соединений. Закройте одно из окон и попробуйте снова.
error-too_many_tables = У вас слишком много столов. Сначала завершите или покиньте один из них.
error-too_many_joined = Вы следите за слишком многими столами сразу. Сначала закройте один из них.
error-too_many_tests = Слишком много пробных уведомлений. Подождите минуту.
error-too_many_imports = { $days ->
    [1] Сегодня с вашего адреса записей больше не принимают: не больше { $limit } в день.
    [one] Пока вы не можете загружать записи: не больше { $limit } за { $days } день.
    [few] Пока вы не можете загружать записи: не больше { $limit } за { $days } дня.
   *[many] Пока вы не можете загружать записи: не больше { $limit } за { $days } дней.
}
error-slow = Ответ занял слишком много времени. Попробуйте ещё раз.
error-bad_protocol = Версии страницы и сервера расходятся. Обновите страницу.

# кем прислано
error-no_guest = Сервер вас ещё не знает. Обновите страницу.
error-wrong_login = Имя или пароль не подходят.
error-bad_origin = Запрос пришёл с чужой страницы.
error-not_host = Это может делать только создатель стола.
error-not_your_seat = Это не ваше место.
error-too_many_analyses = { $limit ->
    [one] У вас уже идёт разбор партии. Дождитесь его конца.
    [few] У вас уже идут { $limit } разбора партий. Дождитесь конца одного из них.
   *[other] У вас уже идут { $limit } разборов партий. Дождитесь конца одного из них.
}
error-analyses_full = Разбора ждёт столько партий, что новые пока не принимаются. Попробуйте через несколько минут.
error-not_seated = У вас нет места за этим столом.
error-not_joined = Сначала присоединитесь к столу.
error-bad_token = Приглашение недействительно.
error-bad_invite = Приглашение недействительно.
error-not_public = За этот стол садятся только по приглашению.
error-not_allowed = Здесь это не разрешено.

# как обстоят дела
error-not_found = Этого нет, или оно вам недоступно.
error-method_not_allowed = По этому адресу такие запросы не принимаются.
error-no_lesson = За этим столом нет урока.
error-hints_off = За этим столом играют без подсказок.
error-hints_used_up = Подсказки на эту партию кончились: их было { $limit }.
error-not_asked = Сейчас от вас ничего не ждут.
error-hint_dropped = Подсказка больше не готовится: вопрос уже позади, или вы от неё отказались.
error-hint_failed = Подсказка сейчас не получилась. Попросите ещё раз.
error-not_a_bots_move = Шаг { $step } сделал не бот. Свои ходы объясняют только боты.
error-explanation_failed = Сейчас не удалось разобраться, почему бот так сыграл. Спросите ещё раз.
error-no_table = Такого стола нет.
error-no_seat = Такого места нет.
error-no_note = Такой заметки нет.
error-invite_used = Этим приглашением уже воспользовались.
error-already_seated = У вас уже есть место за этим столом.
error-table_full = За этим столом заняты все места.
error-login_taken = Это имя для входа уже занято.
error-has_account = У вас уже есть учётная запись.
error-no_account = У вас ещё нет учётной записи.
error-seat_taken = Это место уже занято.
error-seat_kept = Это место оставлено за игроком прошлой партии. Хозяин стола может освободить его или позвать вас на другое.
error-not_waiting = Это возможно только до начала игры.
error-no_ready_check = Сейчас никого не спрашивают о готовности.
error-already_started = Игра уже началась.
error-not_started = Игра ещё не началась.
error-not_over = Это возможно только после конца игры.
error-game_over = Партия окончена.
error-no_redo = Возвращать нечего.
error-stand_in = За вас играет бот. Сначала вернитесь на своё место.
error-paused = Стол на паузе.
error-not_paused = Стол не на паузе.
error-proposal_open = За столом уже есть предложение. Сначала ответьте на него.
error-no_proposal = Это предложение больше не открыто.
error-absent = Одного из игроков нет за столом. Без него можно отменить только то, что сыграно после его ухода.
error-chat_full = В этом чате больше нет места.
error-notes_full = Больше заметок не помещается. Удалите одну из них.
error-foreign_start = Эта партия начата с позиции, взятой со стороны. Её можно смотреть, но не продолжать.
error-no_step = В этой партии нет шага { $step }, с которого можно продолжить.
error-old_rules = Эта партия сыграна по старой версии правил.
error-key_reused = Этот ключ уже использован для другого.
error-stale = Положение на столе изменилось. Взгляните ещё раз и выберите снова.

# наши неполадки
error-played_elsewhere = Эта игра идёт в другой вкладке. Чтобы играть здесь, заберите её сюда.
error-device_full = На устройстве кончилось место: ход не сохранён и не засчитан. Освободите место и попробуйте ещё раз.
error-storage = Сейчас не удалось сохранить игру. Попробуйте ещё раз.
error-shutting_down = Сервер перезапускается. Стол скоро снова откроется.
error-internal = На сервере произошла ошибка. Стол не пострадал, попробуйте ещё раз.

## Уведомления о ходе на адрес, который указал сам игрок

notice-title = { $table ->
    [none] Ваш ход: { $game }
   *[other] Ваш ход: { $game }, стол «{ $table }»
}
notice-text = { $round ->
    [none] { $title }. { $question }
   *[other] { $title } (раунд { $round }). { $question }
}
notice-test_title = Уведомление от Orrery
notice-test_text = Сюда будут приходить уведомления, когда наступит ваш ход, а вас нет за столом.
notice-no_webhook = Адрес для уведомлений не указан.
notice-refused_address = На этот адрес сервер ничего не шлёт: он ведёт во внутреннюю сеть или в никуда.
notice-bad_answer = Адрес ответил кодом { NUMBER($status, useGrouping: 0) }.
notice-no_answer = По этому адресу никто не ответил.

## Reasons inside errors about options, actions and records

reason-none_of = { $value } не из списка: { $known }
reason-not_whole = { $value } — не целое число
reason-not_from_to = { $value } не в пределах от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }
reason-not_an_action = действие — это список, который начинается с вида действия
reason-no_kind = вида действия { $value } нет; есть: { $known }
reason-wrong_length = у действия { $kind } должно быть значений: { $wanted }, а дано: { $given }
reason-no_seat = места { $value } нет; места идут от 0 до { $high }
reason-bad_values = значения в { $value } ничего не означают
reason-not_switch = { $value } — не «да» и не «нет»
reason-not_object = это не объект
reason-unknown_option = такой настройки нет; есть: { $known }
reason-seed_range = это не целое число длиной до { $bits } бит
reason-not_a_record = это не запись партии Orrery
reason-not_a_match = это не сохранённая партия Orrery
reason-not_json = это не JSON
reason-format_version = версия формата { $value }, а читается { $wanted }
reason-rules_version = партия сыграна по правилам версии { $value }, сейчас действует { $wanted }
reason-no_actions = нет ходов или контрольных сумм
reason-no_pair = это не пара из места и действия
reason-digest = контрольная сумма не сходится, партия пошла иначе
reason-digest_places = контрольные суммы стоят не там, где им положено
reason-over_differs = в ней неверно указано, окончена ли партия
reason-bad_seats = в ней нет по одному имени на каждое место
reason-players_number = не указано число игроков
reason-seed_form = зерно — не строка из 32 шестнадцатеричных цифр
reason-damaged = сохранённая позиция повреждена: { $detail }
reason-not_following = сохранённая позиция не следует из записи
reason-bad_start = с начальной позиции, которая в ней указана, играть нельзя: { $detail }
reason-commitment = зерно не то, к которому обязывало обещание перед первым ходом
reason-move_missing = не хватает хода
reason-summary = сведения о столе расходятся с его ходами
reason-start_unfinished = партию, начатую с позиции, а не с раздачи, можно принять только законченной
reason-impossible = в партии такой позиции не бывает: { $detail }
reason-unknown_key = ключа { $value } нет; есть: { $known }
reason-missing_key = нет ключа «{ $key }»
reason-not_list = { $value } — не список
reason-too_small = { $value } меньше { NUMBER($low, useGrouping: 0) }
reason-wrong_count = записей { $given }, а не { $wanted }
reason-named_twice = { $value } названо дважды
reason-too_many = «{ $name }» названо чаще, чем есть экземпляров ({ $copies })
reason-lies_nowhere = для «{ $name }» ({ $count }) не осталось места: все места, где это могло бы лежать, названы без него
reason-asked_twice = место { $seat } спрашивают о двух вещах сразу
reason-no_answer = у места { $seat } нет ответа на вопрос «{ $kind }»
reason-stream_form = { $value } — не строка из { $digits } шестнадцатеричных цифр
reason-inner = { $error }
# Что показывает мессенджер о ссылке на стол ($name: кто зовёт).
preview-title = { $name ->
    [none] { $game }{ $table ->
        [none] {""}
       *[other] {" · "}{ $table }
    } · Orrery
   *[other] { $name } зовёт вас в игру «{ $game }»
}

## Доводы о ходе: что лучше или хуже, чем при лучшем из других ходов

why-better = { $name }: { $told }{ $other ->
    [none] { "" }
   *[other] { " " }(иначе { $other })
}, это даёт { $by }.
why-worse = { $name }: { $told }{ $other ->
    [none] { "" }
   *[other] { " " }(иначе { $other })
}, это минус { $by }.
# Если одни числа говорили бы за другой ход ($gaps: эти числа).
despite-better = { $name }: в целом это даёт { $by }. Пусть счёт не обманывает ({ $gaps }).
despite-worse = { $name }: в целом это минус { $by }. Пусть счёт не обманывает ({ $gaps }).
despite-also = , хотя { $gaps }
# A nudge tells what matters now, and no move ($by: points of the game, such as "2 medals").
hint-gain = Сейчас важнее всего: { $name }. Лучший ход опережает здесь следующий на { $by }.
hint-apart = Обратите внимание: { $name }. Здесь ходы различаются сильнее всего, на { $by }.
hint-alike = Лучшие ходы почти равны: берите тот, что больше по душе.
hint-ahead = Один ход лучше остальных: преимущество складывается из мелочей.
hint-same = Разницы между ответами бот здесь не видит: берите то, что подходит вашим планам.
hint-only = Сейчас можно сделать только одно.
term-later = Что будет дальше
term-others = Что достанется другим
better-others = Другим остаётся выбор победнее, это даёт { $by }.
worse-others = Другим достаётся выбор побогаче, это минус { $by }.
better-later = Следующие ходы отсюда принесут больше, это даёт { $by }: лучше вышло в { $won } из { $of } опробованных вариантов.
worse-later = Следующие ходы отсюда принесут меньше, это минус { $by }: хуже вышло в { $won } из { $of } опробованных вариантов.
