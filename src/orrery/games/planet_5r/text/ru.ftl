### Планета 5Р. Названия технологий и поселений хранятся в файлах данных и приходят параметрами.
###
### Параметры событий: $name – игрок, о котором строка, $you равно yes, если это сам читатель; так же $victim и
### $victim_you. $card, $out, $of – названия карт; $names, $cards, $bids, $lit, $covered – готовые списки.
### Отсутствующее значение – none.

## Слова

action-excavate = Раскопки
action-develop = Разработка
action-plunder = Разграбление
action-scout = Разведка
action-expand = Расширение

crystal-blue = синий
crystal-green = зелёный
crystal-purple = фиолетовый
crystal-joker = джокер

phase-reveal = Открытие новой технологии
phase-select = Выбор карты действия
phase-resolve = Выполнение действий
phase-cleanup = Сброс сыгранной карты
phase-end = Конец игры

side-left = слева
side-right = справа
lies-over = поверх
lies-under = под низ

auction-solo = Аукцион для 1 игрока
auction-contested = Аукцион для 2 и более игроков

fate-won = выигрыш
fate-tied = ничья, плата 1
fate-late = карт не осталось, плата 1
fate-lost = не больше броска, плата 1
fate-void = нет воды

improvement-gain_fixed = Получите 1 фишку воды
improvement-gain_die = Бросьте кубик и получите столько же воды
improvement-gain_per_card = Получите по 1 фишке воды за каждую карту «{ $of }», сыгранную в этом раунде
improvement-steal_from_each = Украдите по 1 фишке воды у каждого соперника, сыгравшего карту «{ $of }»
improvement-none = Без улучшения

amount-water = { $amount ->
    [one] { $amount } фишка воды
    [few] { $amount } фишки воды
   *[many] { $amount } фишек воды
}
amount-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
amount-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
amount-hand = { $amount ->
    [one] { $amount } карта действия
    [few] { $amount } карты действий
   *[many] { $amount } карт действий
}
amount-technology = { $amount ->
    [one] { $amount } технология
    [few] { $amount } технологии
   *[many] { $amount } технологий
}
amount-improvement = { $amount ->
    [one] { $amount } улучшение
    [few] { $amount } улучшения
   *[many] { $amount } улучшений
}
amount-blue = { $amount ->
    [one] { $amount } синий кристалл
    [few] { $amount } синих кристалла
   *[many] { $amount } синих кристаллов
}
amount-green = { $amount ->
    [one] { $amount } зелёный кристалл
    [few] { $amount } зелёных кристалла
   *[many] { $amount } зелёных кристаллов
}
amount-purple = { $amount ->
    [one] { $amount } фиолетовый кристалл
    [few] { $amount } фиолетовых кристалла
   *[many] { $amount } фиолетовых кристаллов
}
amount-joker = { $amount ->
    [one] { $amount } кристалл-джокер
    [few] { $amount } кристалла-джокера
   *[many] { $amount } кристаллов-джокеров
}

## Подсказки

prompt-choose_card = { $wave ->
    [2] Соперники открыли свои карты. Выберите свою.
   *[other] Выберите карту действия.
}
prompt-bid = { $kind ->
    [solo] «Раскопки» только у вас: ставка { $water ->
        [1] 1
       *[other] от 1 до { $water }
    } против кубика.
   *[contested] Тайная ставка{ $water ->
        [1] : только 1
       *[other] { " " }от 1 до { $water }
    }. Одинаковые ставки выбывают.
}
prompt-take_technology = { $bid ->
    [one] Вы платите { $bid } фишку воды: возьмите технологию.
    [few] Вы платите { $bid } фишки воды: возьмите технологию.
   *[many] Вы платите { $bid } фишек воды: возьмите технологию.
}

## Журнал

event-round_began = Раунд { $round }: на рынок выходит «{ $card }».{ $out ->
    [none] { "" }
   *[other] { " " }«{ $out }» уходит из игры.
}
event-card_chosen = { $card ->
    [none] { $you ->
        [yes] Вы тайно выбираете карту.
       *[no] { $name } тайно выбирает карту.
    }
   *[other] { $you ->
        [yes] Вы выбираете карту «{ $card }».
       *[no] { $name } выбирает карту «{ $card }».
    }
}
event-cards_revealed = { $wave ->
    [2] Открыты карты второй волны: { $cards }.
   *[other] Открыты карты: { $cards }.
}
event-die_rolled = { $you ->
    [yes] Вы бросаете кубик
   *[no] { $name } бросает кубик
}: { $face } ({ $reason ->
    [scout] { action-scout }
    [auction] аукцион
   *[improvement] { $card }
}).
event-water_gained = { $you ->
    [yes] Вы { $amount ->
        [0] не получаете воды
        [one] получаете { $amount } фишку воды
        [few] получаете { $amount } фишки воды
       *[many] получаете { $amount } фишек воды
    }
   *[no] { $name } { $amount ->
        [0] не получает воды
        [one] получает { $amount } фишку воды
        [few] получает { $amount } фишки воды
       *[many] получает { $amount } фишек воды
    }
} ({ $reason ->
    [develop] { action-develop }
    [scout] { action-scout }
   *[improvement] { $kind ->
        [gain_per_card] { $card }, за карты «{ $of }»
       *[other] { $card }
    }
}).
event-water_stolen = { $you ->
    [yes] Вы забираете
   *[no] { $name } забирает
} { $amount ->
    [one] { $amount } фишку воды
    [few] { $amount } фишки воды
   *[many] { $amount } фишек воды
} { $victim_you ->
    [yes] у вас
   *[no] у игрока { $victim }
} ({ $reason ->
    [plunder] { action-plunder }
   *[improvement] { $card }
}).{ $from_supply ->
    [0] { "" }
   *[other] { " " }Из общего запаса: { $from_supply }.
}
event-auction_began = { $kind ->
    [solo] Аукцион для 1 игрока: { $names }.
   *[contested] Аукцион для 2 и более игроков: { $names }.
}
event-bid_made = { $bid ->
    [none] { $you ->
        [yes] Вы делаете тайную ставку.
       *[no] { $name } делает тайную ставку.
    }
   *[other] { $you ->
        [yes] Ваша ставка: { $bid }.
       *[no] { $name } делает ставку: { $bid }.
    }
}
event-bids_shown = Ставки: { $bids }.
event-bids_tied = Одинаковые ставки ({ $bid }), из аукциона выбывают: { $names }.
event-bid_paid = { $you ->
    [yes] Вы платите
   *[no] { $name } платит
} { $amount ->
    [one] { $amount } фишку воды
    [few] { $amount } фишки воды
   *[many] { $amount } фишек воды
}: { $reason ->
    [won] ставка выигрывает.
    [tied] ставка совпала с чужой.
    [late] технологий не осталось.
   *[lost] ставка не больше броска.
}
event-bid_void = { $you ->
    [yes] У вас нет воды, сделать ставку нельзя.
   *[no] У игрока { $name } нет воды, сделать ставку нельзя.
}
event-auction_failed = Технологию не получает никто.
event-technology_taken = { $you ->
    [yes] Вы берёте карту «{ $card }» и кладёте её
   *[no] { $name } берёт карту «{ $card }» и кладёт её
} { $left_lies ->
    [over] { $right_lies ->
        [over] между двумя группами, поверх обеих
        [under] между двумя группами, поверх левой и под правую
       *[none] поверх правого края группы
    }
    [under] { $right_lies ->
        [over] между двумя группами, под левую и поверх правой
        [under] между двумя группами, под обе
       *[none] под правый край группы
    }
   *[none] { $right_lies ->
        [over] поверх левого края группы
        [under] под левый край группы
       *[none] отдельно
    }
}. Активированы кристаллы: { $lit }.{ $covered ->
    [none] { "" }
   *[other] { " " }Закрыто: { $covered }.
}
event-late_next = В следующем раунде выбирают после соперников: { $names }.
event-cards_back = { $you ->
    [yes] Вы возвращаете в руку
   *[no] { $name } возвращает в руку
}: { $cards }{ $reason ->
    [no_technology] {" "}(без технологии)
   *[expand] { "" }
}.
event-card_discarded = { $you ->
    [yes] Вы сбрасываете карту «{ $card }».
   *[no] { $name } сбрасывает карту «{ $card }».
}
event-round_ended = Конец раунда { $round }.
event-game_ended = { $tie_break ->
    [water] Игра окончена. Победа благодаря воде: { $names }.
    [shared] Игра окончена. Общая победа: { $names }.
   *[none] Игра окончена. Победа: { $names }.
}

## Отказы

refusal-card_first = Сначала выберите карту действия; технологии продаются на аукционе, когда кто-нибудь сыграет «Раскопки».
refusal-bid_first = Сначала сделайте ставку.
refusal-take_first = Сначала возьмите технологию с рынка и выложите её.
refusal-card_not_in_hand = Карты «{ $card }» нет у вас в руке.
refusal-card_in_discard = Карта «{ $card }» лежит в вашем сбросе; вернуть её поможет «Расширение».
refusal-bid_too_low = Ставка не может быть меньше 1.
refusal-bid_too_high = Поставить { $bid } нельзя: { $water ->
    [one] у вас { $water } фишка воды.
    [few] у вас { $water } фишки воды.
   *[many] у вас { $water } фишек воды.
}
refusal-not_in_market = Карты «{ $card }» нет на рынке.
refusal-top_of_deck = Карта «{ $card }» ещё в стопке; она выйдет на рынок в следующем раунде.
refusal-no_such_group = У вас нет группы с номером { $group }.
refusal-sides_differ = { $side ->
    [left] Левая сторона не подходит: на ней «{ $mine }», а на правом конце группы «{ $theirs }».
   *[right] Правая сторона не подходит: на ней «{ $mine }», а на левом конце группы «{ $theirs }».
}
refusal-same_group_twice = Карту нельзя соединить с одной и той же группой с обеих сторон.
refusal-lies_missing = { $side ->
    [left] Выберите, ляжет ли карта поверх карты слева или под неё.
   *[right] Выберите, ляжет ли карта поверх карты справа или под неё.
}
refusal-lies_without_group = { $side ->
    [left] Слева карты нет, выбирать «поверх» или «под низ» не нужно.
   *[right] Справа карты нет, выбирать «поверх» или «под низ» не нужно.
}

## Подсчёт очков

score-water = { $water ->
    [one] Вода: { $water } фишка
    [few] Вода: { $water } фишки
   *[many] Вода: { $water } фишек
}
score-blue = Синие кристаллы: { $count }{ $jokers ->
    [0] { "" }
    [one] , из них { $jokers } джокер
    [few] , из них { $jokers } джокера
   *[many] , из них { $jokers } джокеров
}
score-green = Зелёные кристаллы: { $count }{ $jokers ->
    [0] { "" }
    [one] , из них { $jokers } джокер
    [few] , из них { $jokers } джокера
   *[many] , из них { $jokers } джокеров
}
score-purple = Фиолетовые кристаллы: { $count }{ $jokers ->
    [0] { "" }
    [one] , из них { $jokers } джокер
    [few] , из них { $jokers } джокера
   *[many] , из них { $jokers } джокеров
}
score-total = Всего
tie-water = Очков поровну: решает вода.
tie-shared = Поровну и очков, и воды: победа общая.
