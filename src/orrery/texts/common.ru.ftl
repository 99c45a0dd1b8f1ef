### Тексты, общие для всех игр. Файл игры добавляет к ним свои и ни одного не повторяет.
### Параметры: $name и $names – имена игроков, $you равно yes в строках о самом читателе.

## Служебные слова и формы списков

word-you = вы
word-nobody = никто
list-pair = { $name } – { $value }
list-card_side = { $name } ({ $side })

## Подсказки

prompt-confirm = Подтвердите выбор или отмените его.
prompt-waiting = Сейчас решают: { $names }.
prompt-watching = Вы наблюдаете за игрой. Сейчас решают: { $names }.
prompt-over = Игра окончена.

## События ядра

event-confirmed = { $you ->
    [yes] Вы подтверждаете выбор.
   *[no] { $name } подтверждает выбор.
}
event-undone = { $you ->
    [yes] Вы отменяете свой выбор.
   *[no] { $name } отменяет свой выбор.
}

## Отмена

undo-nothing = Вам нечего отменять.
undo-revealed = С тех пор открылось то, что было скрыто.
undo-passed = После вас уже сделал выбор другой игрок.
undo-over = Игра окончена.

## Ошибки ядра

error-unknown_game = Игры «{ $game }» нет. Есть такие: { $known }.
error-bad_options = { $reason ->
    [unknown] Настройки «{ $option }» нет.
    [type] У настройки «{ $option }» значение не того вида.
    [value] Допустимые значения настройки «{ $option }»: { $allowed }.
    [players] Допустимое число игроков: { $allowed }.
   *[other] Настройка «{ $option }» задана неверно.
}
error-bad_action = В этой игре нет такого хода.
error-bad_record = Запись партии повреждена, номер действия: { $n }.
error-cannot_undo = Отменить нельзя. { $reason ->
    [nothing] { undo-nothing }
    [revealed] { undo-revealed }
    [passed] { undo-passed }
    [over] { undo-over }
   *[other] { "" }
}
error-unknown_bot = Бота «{ $bot }» нет. Есть такие: { $known }.
error-bad_view = Не удалось прочитать вид стола.

## Отказы, возможные в любой игре

refusal-not_your_decision = Сейчас от вас ничего не требуется.
refusal-not_asked = Сейчас вам нужно решить другое.
refusal-game_over = Игра окончена.

## Ошибки сервера

error-not_found = Этого нет, или оно вам недоступно.
error-not_your_seat = Это не ваше место.
error-not_over = Это возможно только после конца игры.
error-already_started = Игра уже началась.
error-not_started = Игра ещё не началась.
error-bad_token = Приглашение недействительно.
error-seat_taken = Это место уже занято.
error-no_seat = Такого места нет.
error-bad_seats = Для этой игры нужно мест: от { $min } до { $max }.
error-too_large = Сообщение слишком большое.
error-too_many = Слишком много сообщений. Подождите немного.
error-malformed = Сообщение не удалось прочитать.
error-unknown_message = Сервер не знает такого вида сообщений.
error-not_joined = Сначала присоединитесь к столу.
error-stale = Положение на столе изменилось. Взгляните ещё раз и выберите снова.
error-bad_name = Имя – это от 1 до { $max } видимых знаков.
error-bad_level = Уровня бота «{ $level }» нет.
error-not_host = Это может делать только создатель стола.
error-bad_protocol = Версии страницы и сервера расходятся. Обновите страницу.
error-bad_request = Неверный запрос.
error-bad_import = Эту запись партии загрузить нельзя.
error-not_allowed = Здесь это не разрешено.
error-shutting_down = Сервер перезапускается. Стол скоро снова откроется.
error-internal = На сервере произошла ошибка. Стол не пострадал, попробуйте ещё раз.
