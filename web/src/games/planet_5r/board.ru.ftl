### Стол «Планеты 5Р»: подписи, подсказки и названия для программ чтения с экрана. Правила, вопросы и журнал — в каталоге игры.

## Части стола

rail = Цифры раунда
clans = Кланы
you = вы
you-chip = Вы
round-of = Круглый стол; раунд { $round } из { $rounds }
discard = сброс
discard-none = пусто
played = сыграно
points = очки
crystals = Кристаллы
your-crystals = Ваши кристаллы
seat-crystals-title = Кристаллы: { $name }
after-placing = после выкладки
hand = Ваши карты действий
market = Рынок
close = Закрыть
undo = Отменить
facts-loading = Загружаются карты
facts-failed = Не удалось загрузить карты.
reconstructed = Реконструкция: напечатанная карта неизвестна

left = слева
right = справа
over = поверх
under = под низ
separately = отдельно

gem-blue = синий
gem-green = зелёный
gem-purple = фиолетовый
gem-joker = джокер

## Карты действий

act-excavate = ставка водой за технологию рынка
act-develop = 4 / 2 / 1 / 0 воды, если карту сыграли 1 / 2 / 3 / 4
act-plunder = по 1 / 2 / 3 у всех с «Раскопками» и «Расширением»
act-scout = вода по кубику, в следующий раз выбор последним
act-expand = эта карта и весь сброс вернутся в руку

hand-hand = { $number }, { $card }: { $text }
hand-chosen = { $number }, { $card }: выбрана, лежит рубашкой вверх
hand-played = { $number }, { $card }: сыграна в этом раунде
hand-discard = { $number }, { $card }: в сбросе, вернётся «Расширением»
hand-where-chosen = выбрана
hand-where-played = сыграна
hand-where-discard = в сбросе
play-card = Сыграть: { $card }
choose-first = Выберите карту
choose-tech = Выберите технологию
confirm = Подтвердить
hint-change = Её ещё никто не видит: нажмите другую карту, чтобы передумать.
confirm-bid = Ставка { $bid } лежит за вашей ширмой.
confirm-other = Выбор сделан.
place = Выложить
place-0 = Выложить отдельно
place-1 = Выложить: одно соединение
place-2 = Выложить: два соединения
other-card = Другая карта

hint-late = Вы разведали: карты соперников открыты, ваша последняя.
hint-contested = Целиком платят только выигравшую ставку, остальные стоят 1.
hint-take = Нажмите подсвеченную карту рынка или перетащите её к себе.
hint-place = Стрелки меняют место, O и U — поверх или под низ.
hint-place-alone = Соединять не с чем: карта ляжет отдельно.
prompt-place = Ставка { $bid } выиграла: выложите карту «{ $card }»

## Места

seat-bot = бот
seat-hand = В руке: { $cards }
seat-discard = Сброс: { $cards }
seat-discard-empty = Сброс пуст
seat-played = Сыграно: { $card }
seat-open = { $name }: открыть игровую зону целиком
chip-open = открыть игровую зону
seat-crystals = Кристаллы: синих { $blue }, зелёных { $green }, фиолетовых { $purple }, джокеров { $joker }; { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
note-hand = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[many] { $count } карт в руке
}
note-ready = выбор сделан
note-choosing = выбирает
note-late = выбирает позже
note-late-ready = выбор сделан позже
my-late = В этом раунде вы выбираете после соперников.
my-tableau = Игровая зона: { $cards }
my-danger = { $count ->
    [one] Далее грабит { $names }: под угрозой { $amount } воды
   *[other] Далее грабят { $names }: под угрозой { $amount } воды
}
after-expand = После раунда все ваши карты вернутся в руку.
after-excavate = Без технологии «Раскопки» вернутся в руку.
after-excavate-got = После раунда «Раскопки» уйдут в сброс.
after-discard = После раунда карта «{ $card }» уйдёт в сброс.

sheet-title = Игровая зона: { $name }
sheet-crystals = Активные кристаллы
sheet-improvements = Улучшения
sheet-no-improvements = Пока нет.
sheet-cards = Карты действий
sheet-hand = в руке
sheet-secret = выбрана тайно

## Вода и ставки

water-label = { $offered ->
    [0] Вода: { $water }
   *[other] Вода: { $water }, из неё в ставке { $offered }
}{ $threatened ->
    [0] { "" }
   *[other] , украдут { $threatened }
}
water-none = воды нет
water-hidden = Вода скрыта за ширмой.
sum-bid = ставка { $bid }
sum-water = воды: { $water }
bid-none = без ставки
bid-title = Ваша ставка, за ширмой
bid-less = На одну меньше
bid-more = На одну больше
bid-slider = Ставка
bid-value = { $bid } воды
bid-keep = { $left ->
    [0] за ширмой не останется ничего
    [one] за ширмой останется { $left }
   *[other] за ширмой останутся { $left }
}
bid-go = Поставить { $bid }
bid-contested = { $count ->
    [one] Ставку делает и { $names }
   *[other] Ставки делают и { $names }
}. { $market ->
    [one] Одна технология для большей ставки.
    [few] { $market } технологии, первой выбирает большая ставка.
   *[many] { $market } технологий, первой выбирает большая ставка.
}
odds = { $wins ->
    [0] { $bid } не побьёт кубик: вы заплатите 1.
    [6] { $spare ->
        [0] { $bid } выигрывает всегда.
       *[other] { $enough } выигрывает всегда, { $bid } — лишнее.
    }
    [one] Выигрыш на { $wins } грани из { $of }, { $percent } %; иначе вы платите 1.
   *[other] Выигрыш на { $wins } гранях из { $of }, { $percent } %; иначе вы платите 1.
}
bid-label-none = { $name }: ставки ещё нет
bid-label-hidden = { $name }: ставка сделана, закрыта
bid-label-open = { $name }: ставка { $bid }
bid-label-won = { $name }: ставка { $bid }, выигрыш
bid-label-tied = { $name }: ставка { $bid }, ничья, выбывает, платит 1
bid-label-late = { $name }: ставка { $bid }, карт не осталось, платит 1
bid-label-lost = { $name }: ставка { $bid }, не больше броска, платит 1
bid-label-void = { $name }: нет воды для ставки

## Рынок

deck-next = далее · в стопке { $left }
deck-empty = стопка пуста
deck-short = стопка { $left }
deck-label = Верх стопки, { $left ->
    [one] карт: { $left }
   *[other] карт: { $left }
}, взять пока нельзя. { $card }
market-count = рынок · { $count } / { $limit }
market-card = На рынке. { $card }
market-take = Взять с рынка. { $card }
market-placing = «{ $card }» у вас; нажмите, чтобы вернуть
market-placing-other = Другая карта: вернуть «{ $card }»
market-placing-short = у вас
market-taken = { $name }: взята карта «{ $card }» за { $bid }
market-taken-short = взята за { $bid }
market-empty = место свободно
out-count = вне игры · { $count }
out-label = Вне игры: { $cards }
die-label = Кубик: { $faces }
die-label-rolled = На кубике { $face }

## Карты

card-label = { $name }. { $left } { $right } Кристаллы: в центре { $centre }, слева { $leftGem }, справа { $rightGem }.
card-label-settlement = { $name }, поселение. { $left } { $right } Крайние кристаллы: слева { $leftGem }, справа { $rightGem }.
detail-left = слева: { $gem }, активен в соединении сверху
detail-centre = в центре: { $gem }, активен сразу
detail-right = справа: { $gem }, активен в соединении сверху
detail-settlement = Символы поселения служат для соединения и ничего не улучшают.
in-gallery = В галерее

imp-none = только символ
imp-gain_fixed = +1 вода
imp-gain_die = вода по кубику
imp-gain_per_card = +1 за «{ $who ->
    [excavate] Раскопки
    [develop] Разработку
    [plunder] Разграбление
    [scout] Разведку
   *[expand] Расширение
}»
imp-steal_from_each = кража по 1 у сыгравших «{ $who ->
    [excavate] Раскопки
    [develop] Разработку
    [plunder] Разграбление
    [scout] Разведку
   *[expand] Расширение
}»
imp-sentence-none = { $action }: только символ, для соединения.
imp-sentence-gain_fixed = { $action }: 1 фишка воды.
imp-sentence-gain_die = { $action }: бросок кубика, вода по его результату.
imp-sentence-gain_per_card = { $action }: 1 вода за каждую карту «{ $of }», сыгранную в раунде, включая свою.
imp-sentence-steal_from_each = { $action }: кража 1 воды у каждого соперника, сыгравшего карту «{ $of }».

## Порядок активации

phase-of = этап { $n } из { $of }
order-who = { $card }: { $count }, { $names }
order-none = { $card }: нет
order-now = сейчас

## Выкладка

what-joins = Что соединится
what-shows = Что будет видно
joint-label = Соединение { $side }: { $name }
joint-over-label = поверх карты «{ $name }»
joint-under-label = под карту «{ $name }»
alone = «{ $card }» начнёт новую группу
slot-label = Выложить сюда: { $place }
spot-between = Между картами «{ $left }» и «{ $right }»
spot-after = Справа от карты «{ $left }»
spot-before = Слева от карты «{ $right }»
spot-alone = Отдельно
lies-left = слева { $lies }
lies-right = справа { $lies }
take-label = { $place }; { $count ->
    [one] загорится { $gems }
   *[other] загорятся { $gems }
}; кристаллы: было { $before }, станет { $after }
join-shows = { $action }: { $effect } (поверх карты «{ $other }»)
join-stays = { $action }: { $effect } (остаётся, «{ $owner }»)
join-bare = { $action }: виден символ карты «{ $owner }», улучшения нет
join-free = { $action }: { $effect } (свободный край)
join-covered = Закроется навсегда: { $action }, { $effect } («{ $owner }»)
crystals-label = Активные кристаллы: синих { $blue }, зелёных { $green }, фиолетовых { $purple }, джокеров { $joker }; очков было { $before }, станет { $after }

## Что даст карта

if-you-play = Если сыграть: { $card }
also-shown = { $count ->
    [one] Та же карта: { $names }.
   *[other] Та же карта: { $names }.
}
also-may = { $count ->
    [one] Карта ещё в руке: { $names }.
   *[other] Карта ещё в руке: { $names }.
}
also-nobody = Больше ни у кого этой карты нет.
robbed-shown = { $count ->
    [one] Грабит { $names }: вы потеряете { $amount }.
   *[other] Грабят { $names }: вы потеряете { $amount }.
}
robbed-may = { $count ->
    [one] Ограбить может { $names }.
   *[other] Ограбить могут { $names }.
}
robbed-nobody = Ограбить вас некому.
victims-shown = { $count ->
    [one] Точно можно ограбить: { $names }.
   *[other] Точно можно ограбить: { $names }.
}
victims-may = { $count ->
    [one] Возможная жертва: { $names }.
   *[other] Возможные жертвы: { $names }.
}
victims-nobody = Грабить некого.
fc-excavate = В одиночку — ставка против кубика, с соперниками — тайная. У вас { $water }.
fc-excavate-solo = Вы будете в одиночку: ставка против кубика. У вас { $water }.
fc-excavate-contested = Тайные ставки, равные выбывают. У вас { $water }.
fc-develop = Вода по числу сыгравших:
fc-plunder = С каждой жертвы, по числу грабителей:
fc-scout = Вода по кубику: { $faces }.
fc-scout-late = В следующем раунде вы выбираете после соперников.
fc-scout-last = Последний раунд: поздний выбор ничего не даст.
fc-expand = { $count ->
    [one] Вернётся в руку: { $cards }.
   *[other] Вернутся в руку: { $cards }.
}
fc-expand-empty = Сброс пуст: вернётся только эта карта.
fc-improvement = { $card }: { $effect }

## Вслух

say-revealed = Открыты карты: { $cards }.
say-bids = Ставки: { $bids }.
say-tied = Равные ставки { $bid }: выбывают { $names }.
say-tied-pay = { $count ->
    [one] За равную ставку платит 1: { $names }.
   *[other] За равные ставки платят по 1: { $names }.
}
say-late-pay = { $count ->
    [one] Технологии не досталось, плата 1: { $names }.
   *[other] Технологии не досталось, плата по 1: { $names }.
}
say-won = { $you ->
    [yes] Ваша ставка { $bid } выиграла.
   *[no] { $name }: ставка { $bid } выиграла.
}
say-solo-won = { $you ->
    [yes] Ваша ставка { $bid }, на кубике { $face }: вы выиграли.
   *[no] { $name }: ставка { $bid }, на кубике { $face } — выигрыш.
}
say-solo-lost = { $you ->
    [yes] Ваша ставка { $bid }, на кубике { $face }: не хватило, вы платите 1.
   *[no] { $name }: ставка { $bid }, на кубике { $face } — не хватило, плата 1.
}
say-void = { $you ->
    [yes] У вас нет воды для ставки.
   *[no] { $name }: нет воды для ставки.
}
say-failed = Технология никому не досталась.
say-rolled = { $you ->
    [yes] Ваш бросок: { $face }.
   *[no] { $name }: на кубике { $face }.
}
say-gained = { $you ->
    [yes] Вы получаете воду: { $amount }.
   *[no] { $name } получает воду: { $amount }.
}
say-stolen = { $you ->
    [yes] Вы крадёте { $amount }, теряет { $victim }.
   *[no] { $name } крадёт { $amount }, теряет { $victim }.
}
say-taken = { $you ->
    [yes] Вы берёте карту «{ $card }».
   *[no] { $name } берёт карту «{ $card }».
}
say-round = Раунд { $round }. На рынок выходит «{ $card }».

## При наведении

tip-die = Кубик: { $faces }. Одиночная ставка «Раскопок» должна быть больше броска; «Разведка» и некоторые улучшения дают столько воды.
tip-screen-mine = За ширмой лежит ваша вода: соперники не видят, сколько её.
tip-screen = Вода скрыта за ширмой до конца игры: { $name }.
tip-points = Один кристалл цвета — 1 очко, два — 3, три — 6, четыре — 10, пять — 15, шесть — 21. Джокер считается с одним цветом, самым выгодным; вода — парами.

## Стол словами

in-words = Стол словами
text-none = нет
text-round = Раунд { $round } из { $rounds }
text-resolving = Сейчас выполняется: { $card }.
text-auction-solo = Ставку делает только { $names }, соперник — кубик.
text-auction-contested = Тайные ставки за технологии рынка делают { $names }.
text-free = Свободных мест на рынке: { $count }.
text-deck-hidden = { $count ->
    [one] Карта под ней лежит рубашкой вверх.
   *[other] Карты под ней лежат рубашкой вверх: { $count }.
}
text-mine = { $name } (вы)
text-score = { $name }: { $points ->
    [one] сейчас { $points } очко
    [few] сейчас { $points } очка
   *[many] сейчас { $points } очков
}
text-late = В этом раунде выбирает после остальных.
text-late-next = В следующем раунде выбирает после остальных.
text-chosen = Выбрана и лежит рубашкой вверх: { $card }.
text-ready = Карта лежит рубашкой вверх.
text-choosing = Выбирает карту.
text-row = Ряд { $n } из { $of }: { $cards }.
text-card = «{ $card }»
text-over = { $cards } поверх карты «{ $card }»
text-under = { $cards } под картой «{ $card }»
text-ends = Свободные края: слева { $left }, справа { $right }.
text-colour = { $colour }: { $count }{ $jokers ->
    [0] { "" }
    [one] { " " }и { $jokers } джокер
    [few] { " " }и { $jokers } джокера
   *[many] { " " }и { $jokers } джокеров
}, очки: { $points }
text-crystals = Активные кристаллы: { $colours }; всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
text-news = После вашего последнего хода
text-news-none = Ничего не изменилось.
text-news-round = Начался раунд { $round }.
text-news-market = Новое на рынке: { $cards }.
text-news-out = Вне игры: { $cards }.
text-news-played = { $you ->
    [yes] Ваша карта: { $card }.
   *[no] Карта игрока { $name }: { $card }.
}
text-news-points = { $you ->
    [yes] Ваши кристаллы стоят на { $points } больше: { $now }.
   *[no] Кристаллы игрока { $name } стоят на { $points } больше: { $now }.
}
text-news-discard = { $you ->
    [yes] В вашем сбросе теперь: { $cards }.
   *[no] В сбросе игрока { $name } теперь: { $cards }.
}
text-news-back = { $you ->
    [yes] Вернулись в вашу руку: { $cards }.
   *[no] Вернулись в руку игрока { $name }: { $cards }.
}
text-news-water = { $you ->
    [yes] Ваша вода: было { $before }, стало { $now }.
   *[no] Вода игрока { $name }: было { $before }, стало { $now }.
}
