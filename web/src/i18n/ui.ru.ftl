### Слова самого клиента. Слова игр и сервера лежат рядом с движком.

## Места и общее
home-link = Orrery, к мирам
skip-to-content = К содержанию
nav = Разделы
nav-play = Играть
nav-games = Мои игры
nav-learn = Обучение
nav-rules = Правила
close = Закрыть
save = Сохранить
back = Назад
next = Дальше
more = Больше
less = Меньше
yes = да
no = нет
all = Все
loading = Секунду…
try-again = Повторить
try-now = Сейчас
to-worlds = К мирам
language = Язык
menu = Меню
you = вы
guest = Гость
bot = Бот
copied = Скопировано
filter = Отбор
contents = Содержание
steps = Шаги
views = Виды

## Настройки
settings = Настройки
settings-kept = Хранятся только на этом устройстве.
theme = Тема
theme-dark = Тёмная
theme-light = Светлая
theme-system = Как в системе
motion = Движение
motion-text = Сокращённое: карты и фишки меняют место без полёта.
motion-full = Полное
motion-reduced = Сокращённое
bot-speed = Скорость чужих ходов
bot-speed-text = Сколько времени движутся их карты и фишки.
speed = Скорость
speed-slow = Медленно
speed-normal = Обычно
speed-fast = Быстро
speed-instant = Сразу
your-name = Ваше имя
your-name-text = Так вас видят за столом.

## Главная
hero = Куда летим сегодня?
hero-text = Выберите мир. Чем дальше от солнца, тем длиннее вечер.
worlds = Миры
world-button = { $name }, от { $from } до { $to } игроков, { $time }, сложность: { $weight }
world-button-coming = { $name }, от { $from } до { $to } игроков, { $time }, сложность: { $weight }, пока недоступна
coming = скоро
coming-text = Этот мир ещё строится. Он загорится здесь, как только в него можно будет играть.
minutes = { $range } мин
about-minutes = около { $time }
players-range = { $from }–{ $to } игроков
weight-of = сложность { $weight } из 5
weight-1 = лёгкая
weight-2 = умеренная
weight-3 = средняя
weight-4 = непростая
weight-5 = сложная
play-now = Играть сразу
play-now-text = вы и { $n ->
    [one] { $n } бот
    [few] { $n } бота
   *[other] { $n } ботов
  }, около { $time } мин
with-friends = С друзьями
with-friends-text = по ссылке
learn = Обучение
learn-text = шесть шагов
learn-sub = Игра за шесть коротких шагов, потом первый стол
learn-time = 5 мин
learn-done = пройдено
my-games = Мои игры
all-games = Все партии
no-games = Здесь будут ждать ваши партии.
every-component = Все компоненты
your-turn = Ваш ход
n-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
}
join = Сесть за стол
join-hint = Ссылка или код стола
join-button = Войти
join-bad = Это не ссылка на стол и не код.
import = Открыть запись партии
import-bad = Этот файл не запись партии.
result = Итог
lobby = Ожидание
ago-now = только что
ago-minutes = { $n } мин
ago-hours = { $n } ч
ago-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[other] { $n } дней
}
round-n = Раунд { $n }
round-of = Раунд { $n } из { $of }
table-waiting = { $n ->
    [0] Вот-вот начнётся
    [one] Ждёт { $n } игрока
   *[other] Ждёт { $n } игроков
}
table-playing = Идёт игра
table-over = Игра окончена
table-you-won = Вы победили
table-won-by = Победа: { $names }
games-yours = Ваш ход
games-others = Думают другие
games-waiting = Ждут игроков
games-over = Сыграны

## Новый стол
new-table = Новый стол
defaults-text = всё уже выбрано разумно
presets = Наборы
preset-first = Первая игра
preset-bots = Против ботов
preset-friends = С другом
preset-device = Одно устройство
seats = Места
seat-n = Место { $n }
seat-of = место { $n } из { $of } свободно
seat-least = Для игры нужно мест: { $n } или больше
seat-add = Добавить место
seat-remove = Убрать место
seat-open = Свободное место
seat-waiting = ждёт игрока
seated = за столом
kind-me = Я
me-taken = Вы уже сидите за этим столом
kind-open = Свободно
invite-link = по ссылке
hot-seat = Рядом
player-n = Игрок { $n }
hot-seat-name = Имя игрока за этим устройством
open-text = Когда стол откроется, вы получите ссылку для друга. Место займёт тот, кто откроет её первым.
me-text = Ваше место. Свои карты видите только вы.
bot-level = Уровень бота
level-easy = Кадет
level-easy-text = знает правила, играет без плана
level-normal = Пилот
level-normal-text = выбирает лучший следующий шаг
level-hard = Штурман
level-hard-text = смотрит вперёд перед каждым ходом
table-name = Название стола
table-name-hint = Четверг на орбите
private-text = Столы закрытые: сесть можно только по ссылке.
open-table = Открыть стол
gallery = Компоненты
sum-seats = { $n ->
    [one] { $n } место
    [few] { $n } места
   *[other] { $n } мест
}
sum-bots = { $n ->
    [one] { $n } бот
    [few] { $n } бота
   *[other] { $n } ботов
}
sum-open = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[other] { $n } свободных мест
}
sum-hot = { $n ->
    [one] ещё { $n } за этим устройством
   *[other] ещё { $n } за этим устройством
}

## Ожидание
lobby-waiting = { $n ->
    [0] Все места заняты, игра начинается.
    [one] Свободно { $n } место.
    [few] Свободны { $n } места.
   *[other] Свободны { $n } мест.
}
lobby-starts = Игра начнётся сама, когда займут последнее место. Страницу можно закрыть: стол ждёт в разделе «Мои игры».
lobby-learn = Пока изучить игру
invite-for = Ссылка на место { $n }
copy-link = Копировать
invite-local = Адрес этого компьютера у друзей не откроется. Дайте им его адрес в вашей сети и запустите сервер так:
to-bot = Посадить бота
to-open = Освободить место
leave = Уйти из-за стола
watch = Смотреть игру
claiming = Занимаем место…

## Стол
undo = Отменить
skip = Пропустить
log = Журнал
log-empty = Пока ничего не произошло.
log-all = Показать всё
tab-table = Стол
tab-clans = Кланы
tab-score = Счёт
tab-log = Журнал
watching = вы смотрите
one-moment = Секунду…
open-rule = Правило { $id }
score-sheet = Подсчёт очков
fullscreen = Во весь экран
leave-text = Стол останется как есть, вернуться можно в любой момент.
copy-watch = Копировать ссылку на стол
copy-watch-text = По ней можно смотреть, тайн она не выдаёт.
commitment = Колоды перемешаны до первого хода. Печать:
seed = Зерно под печатью:
pass-device = Передайте устройство: { $name }
pass-device-text = Остальные отворачиваются. Пока кнопка не нажата, карты не видны.
i-am = Я { $name }
connection-lost = Связь потеряна.
connection-lost-text = Она восстановится сама. Ваши нажатия не пропадут.
sending-waits = Ваш выбор сохранён и уйдёт, как только вернётся связь.
connection-back = Снова на связи
refused-plain = Сейчас так нельзя.
error-offline = Сервер сейчас недоступен.
error-server = На сервере что-то пошло не так. Попробуйте ещё раз.
error-moved-on = За столом уже всё изменилось. Посмотрите ещё раз и выберите.

## Итог и повтор
wins = { $n ->
    [one] Победа: { $names }
   *[other] Победили вместе: { $names }
}
you-win = Вы победили
with-points = { $n ->
    [one] { $n } очко.
    [few] { $n } очка.
   *[other] { $n } очков.
}
counting = Считаем…
count-again = Посчитать снова
score-pad = Подсчёт очков
score-pad-text = очки, строка за строкой
total = Итого
tie-row-water = Ничья: решает вода
pad-water = вода: { $n }
pad-crystals = { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
   *[many] { $n } кристаллов
}
pad-crystals-jokers = { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
   *[many] { $n } кристаллов
}, из них { $jokers ->
    [one] { $jokers } джокер
    [few] { $jokers } джокера
   *[many] { $jokers } джокеров
}
pad-planet_5r-water = Вода, 2 за очко
pad-planet_5r-blue = Синие кристаллы
pad-planet_5r-green = Зелёные кристаллы
pad-planet_5r-purple = Фиолетовые кристаллы
n-seats = { $n ->
    [one] { $n } место
    [few] { $n } места
   *[other] { $n } мест
}
n-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[other] { $n } раундов
}
score-over-time = Счёт по ходу игры
score-over-time-text = если бы игра кончилась тогда · нажмите, чтобы пересмотреть
score-over-time-none = Для этой партии неизвестен.
chart-label = Счёт по ходу игры. Стрелки ведут по раундам, Enter открывает повтор.
chart-round = раунд
final-tables = Итоговые столы
final-open = Итоговый стол: { $name }, рассмотреть
zoom-window = Стол: { $name }. Стрелки двигают, плюс и минус меняют размер.
zoom-in = Крупнее
zoom-out = Мельче
zoom-reset = Весь стол
seed-open = Теперь перемешивание может проверить каждый. Зерно:
replay = Повтор
replay-start = До первого хода
replay-step = Шаг { $n } из { $of }
replay-back = Шаг назад
replay-on = Шаг вперёд
replay-prev-round = К началу раунда
replay-next-round = Следующий раунд
replay-rounds = Раунды
replay-secret = { $name } решает втайне
spectator = Зритель
view-of = Глазами игрока
play = Пуск
pause = Пауза
export = Экспорт
export-record = Запись (JSON)
export-record-text = вся партия, её можно открыть снова
export-sheet = Подсчёт (CSV)
export-sheet-text = для таблиц
rematch = Реванш

## Правила и компоненты
rules-of = Правила: { $game }
rules-text = Своими словами; у каждого правила есть адрес.
rules-search = Искать в правилах
rules-count = { $n ->
    [one] { $n } правило
    [few] { $n } правила
   *[other] { $n } правил
}
rules-nothing = Такого правила нет.
rulings-only = Только наши решения
ruling = Наше решение.
rule-title = Правило { $id }
rule-link = Ссылка на правило { $id }
rule-in-book = Открыть в правилах
rule-none = Такого правила в книге нет.
rule-ruling = Наше решение там, где книга правил молчит или неясна.
gallery-of = Компоненты: { $game }
gallery-text = Все карты и жетоны, имена на двух языках и откуда мы их знаем.
gallery-search = Искать по имени
gallery-count = { $n ->
    [one] { $n } компонент
    [few] { $n } компонента
   *[other] { $n } компонентов
}
gallery-nothing = Таких компонентов нет.
rebuilt-only = Только восстановленные
source-rulebook = Из книги правил.
source-reconstructed = Восстановлено.

## Обучение
learn-of = Как играть: { $game }
learn-step = Шаг { $n } из { $of }
learn-play = Сыграть первую партию
learn-rules = Все правила
learn-joker = идёт за любой цвет
learn-planet_5r-1-title = Вода, машины, кристаллы
learn-planet_5r-1 = У вашего клана есть поселение и пять фишек воды за ширмой. Пятнадцать раундов вы тратите воду на технологии и соединяете их в машины. Зажжённые кристаллы приносят очки, а каждые две оставшиеся воды – ещё одно.
learn-planet_5r-1-tip = Сколько у вас воды, до конца не видит никто.
learn-planet_5r-2-title = Одна карта втайне
learn-planet_5r-2 = В каждом раунде все втайне выбирают одну из пяти карт действий и открывают их вместе. Сыгранные карты лежат в вашем сбросе на виду; «Расширение» возвращает их все.
learn-planet_5r-2-tip = Кто разведывал в прошлом раунде, выбирает позже: он сначала видит чужие карты.
learn-planet_5r-3-title = Вместе не так, как одному
learn-planet_5r-3 = Карты действуют по порядку, от 1 до 5. «Разработка» даёт четыре воды одному, по две двоим, по одной троим. «Разграбление» обирает всех, кто копает или расширяется. «Разведка» даёт воду по броску.
learn-planet_5r-3-tip = Улучшения на ваших картах помогают каждый раз, когда вы играете их действие.
learn-planet_5r-4-title = Аукцион
learn-planet_5r-4 = Все, кто копает, втайне ставят воду. Равные ставки выбывают; остальные берут по технологии, начиная с высшей ставки, и платят, сколько поставили. Одному нужно превзойти кубик.
learn-planet_5r-4-tip = Неудачная ставка всё равно стоит одну воду.
learn-planet_5r-5-title = Соединение карт
learn-planet_5r-5 = Новая карта присоединяется к группе там, где на краях одно и то же действие. Вы решаете, какая карта ляжет сверху: её кристалл загорится, а улучшение останется. Другой край закрыт навсегда.
learn-planet_5r-5-tip = Стол заранее показывает, что загорится и что закроется.
learn-planet_5r-6-title = Подсчёт
learn-planet_5r-6 = Чем больше кристаллов одного цвета, тем они дороже: 1, 3, 6, 10, 15, 21 очко за один–шесть. Джокеры идут в самый выгодный цвет. При ничьей побеждает тот, у кого больше воды.

## Ошибки
lost-missing = Здесь пустая орбита
lost-missing-text = Этот адрес никуда не ведёт. Миры – в одном шаге.
lost-broken = Шестерёнка соскочила
lost-broken-text = На странице что-то сломалось. Ваши партии целы на сервере.
lost-offline = Нет сигнала
lost-offline-text = Сервер сейчас недоступен. Ничего не потеряно, попробуйте чуть позже.
lost-no-table = За этот стол не сесть
lost-no-table-text = Такого стола нет или приглашение уже использовано.
