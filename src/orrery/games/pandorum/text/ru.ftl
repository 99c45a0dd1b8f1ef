### Пандорум. Названия карт, частей и событий лежат в файлах данных и приходят параметрами.
###
### Параметры событий: $name – игрок, о котором строка, $you равно yes, если это сам читатель; так же $first, $owner и
### $victim с $first_you, $owner_you и $victim_you. $card, $cards, $part, $event и $types – названия; гексы («1,-2»)
### остаются как есть. $terrain, $figure, $slot и $token – обозначения, по ним выбирают слова. Отсутствующее
### значение – none.

## Слова

phase-turn = Ход
phase-draw = Добор карт
phase-move = Движение
phase-build = Строительство
phase-events = События
phase-end = Конец игры

direction-0 = восток
direction-1 = северо-восток
direction-2 = северо-запад
direction-3 = запад
direction-4 = юго-запад
direction-5 = юго-восток

amount-quids = { $quids ->
    [one] { $quids } куид
    [few] { $quids } куида
   *[many] { $quids } куидов
}
amount-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
amount-quid = { $amount ->
    [one] { $amount } куид
    [few] { $amount } куида
   *[many] { $amount } куидов
}
amount-hand = { $amount ->
    [one] { $amount } карта на руке
    [few] { $amount } карты на руке
   *[many] { $amount } карт на руке
}
amount-module = { $amount ->
    [one] { $amount } модуль
    [few] { $amount } модуля
   *[many] { $amount } модулей
}
amount-base = { $amount ->
    [one] { $amount } база
    [few] { $amount } базы
   *[many] { $amount } баз
}
amount-nose_card = { $amount ->
    [one] { $amount } карта в носовой части
    [few] { $amount } карты в носовой части
   *[many] { $amount } карт в носовой части
}
amount-central_card = { $amount ->
    [one] { $amount } карта на центральной палубе
    [few] { $amount } карты на центральной палубе
   *[many] { $amount } карт на центральной палубе
}
amount-cargo_card = { $amount ->
    [one] { $amount } карта в грузовом отсеке
    [few] { $amount } карты в грузовом отсеке
   *[many] { $amount } карт в грузовом отсеке
}
amount-engine = { $amount ->
    [one] { $amount } жетон двигателя
    [few] { $amount } жетона двигателя
   *[many] { $amount } жетонов двигателя
}
amount-contaminated = { $amount ->
    [one] { $amount } заражённый объект
    [few] { $amount } заражённых объекта
   *[many] { $amount } заражённых объектов
}

# Части предложений: в них подставляются параметры того сообщения, где они стоят.

the-amount = { $amount ->
    [one] { $amount } куид
    [few] { $amount } куида
   *[many] { $amount } куидов
}
the-figure = { $figure ->
    [base] база
   *[module] модуль
}
the-slot = { $slot ->
    [nose] носовая часть
    [central_deck] центральная палуба
   *[cargo_hold] грузовой отсек
}

## Подсказки

prompt-turn = Ваш ход: доберите карты или двигайте харвестер.
prompt-draw = { $left ->
    [one] Возьмите ещё { $left } карту из колоды или с рынка.
    [few] Возьмите ещё { $left } карты из колоды или с рынка.
   *[many] Возьмите ещё { $left } карт из колоды или с рынка.
}
prompt-star_draw = Звёздный генератор: возьмите карту из колоды или с рынка.
prompt-stop = { $jump ->
    [yes] Где остановится харвестер? С Хроноблоком можно попасть куда угодно.
   *[no] Где остановится харвестер?
}
prompt-nose = { $part }: выберите карты носовой части, которыми платите (осталось { $left }).
prompt-training = Обучение: снять свой модуль и построить здесь заново или оставить его?
prompt-build = Выберите карты для строительства.
prompt-order = Какая карта приносит доход первой?
prompt-direction = { $card }: выберите направление.
prompt-cluster = { $card }: выберите вулкан или группу вулканов.
prompt-block = { $card }: взять куиды самого блока или ещё раз доход другой карты?
prompt-slot = { $card }: в какой слот положить карту?
prompt-end_turn = { $engines ->
    [0] Всё сделано. Закончите ход.
    [one] Летите на двигателе или закончите ход.
    [few] Летите на одном из { $engines } двигателей или закончите ход.
   *[many] Летите на одном из { $engines } двигателей или закончите ход.
}
prompt-erupt = Извержение: какой центр сектора станет вулканом?
prompt-shift = Извержение: переставьте харвестер на соседний гекс.
prompt-pad = Рост поселенцев: где будет вторая посадочная площадка?
prompt-city = Мёртвый город: какой вулкан им станет?
prompt-meteor = Метеоритный дождь: какие два гекса станут кратерами?
prompt-crack = Землетрясение: где пройдёт трещина?
prompt-contaminate = { $left ->
    [one] Заражение: выберите ещё { $left } свой объект.
    [few] Заражение: выберите ещё { $left } своих объекта.
   *[many] Заражение: выберите ещё { $left } своих объектов.
}
prompt-cure = { $price ->
    [one] Заражение кончается. Спасайте объекты по { $price } куиду; остальные вы потеряете (осталось { $left }).
    [few] Заражение кончается. Спасайте объекты по { $price } куида; остальные вы потеряете (осталось { $left }).
   *[many] Заражение кончается. Спасайте объекты по { $price } куидов; остальные вы потеряете (осталось { $left }).
}
prompt-sabotage = Саботаж: выберите свой объект, который вернётся в запас.
prompt-expand = Экспансия: поставьте модуль на пустой гекс.
prompt-invest = { $types ->
    [none] Возврат инвестиций: сбрасывайте карты; платят за каждый новый тип.
   *[other] Возврат инвестиций: сбросьте ещё или остановитесь. Уже оплачено: { $types }.
}
prompt-bid = { $standing ->
    [0] Древняя цивилизация: сделайте ставку за две карты или спасуйте.
    [one] Древняя цивилизация: предложите больше, чем { $standing } куид, или спасуйте.
    [few] Древняя цивилизация: предложите больше, чем { $standing } куида, или спасуйте.
   *[many] Древняя цивилизация: предложите больше, чем { $standing } куидов, или спасуйте.
}
prompt-engines = { $price ->
    [one] Новые двигатели: сколько вы купите по { $price } куиду?
    [few] Новые двигатели: сколько вы купите по { $price } куида?
   *[many] Новые двигатели: сколько вы купите по { $price } куидов?
}
prompt-take_back = Обучение: верните в руку карту из слота.

## Журнал

event-game_began = { $first_you ->
    [yes] Игра начинается. Первый ход – ваш.
   *[no] Игра начинается. Первый игрок – { $first }.
}
event-turn_began = { $you ->
    [yes] Ход { $turn }: ваш.
   *[no] Ход { $turn }: { $name }.
}
event-card_drawn = { $card ->
    [none] { $you ->
        [yes] Вы берёте карту из колоды.
       *[no] { $name } берёт карту из колоды.
    }
   *[other] { $you ->
        [yes] Вы берёте
       *[no] { $name } берёт
    } { $source ->
        [market] с рынка
       *[deck] из колоды
    } карту «{ $card }».
}
event-market_refilled = Рынок пополняется: { $cards }.
event-card_paid = { $you ->
    [yes] Вы платите за движение:
   *[no] { $name } платит за движение:
} «{ $card }».
event-harvester_moved = { $you ->
    [yes] Ваш харвестер
   *[no] { $name }, харвестер
}: { $start } → { $end }{ $how ->
    [jump] {" "}(Хроноблок)
    [engine] {" "}(двигатель)
    [shift] {" "}(извержение)
   *[fly] { "" }
}.
event-stranded = { $you ->
    [yes] Вам негде остановиться: харвестер остаётся на месте.
   *[no] { $name }: остановиться негде, харвестер остаётся на месте.
}
event-toll_paid = { $owner_you ->
    [yes] { $name } платит вам { the-amount } за остановку на гексе { $hex }.
   *[no] { $you ->
        [yes] Вы платите
       *[no] { $name } платит
    } { the-amount } за остановку на гексе { $hex }. Хозяин объекта – { $owner }.
}
event-nose_spent = { $you ->
    [yes] Вы применяете
   *[no] { $name } применяет
} одноразовый эффект: «{ $part }». В коробку: { $cards }.
event-construction_began = { $you ->
    [yes] Вы строите
   *[no] { $name } строит
} на гексе { $hex } { $figure ->
    [base] базу
   *[module] модуль
}{ $part ->
    [none] { "" }
   *[other] {" "}(«{ $part }»)
}: { $cards }.
event-income = { $amount ->
    [0] { $you ->
        [yes] Вы ничего не получаете за карту «{ $card }».
       *[no] { $name } ничего не получает за карту «{ $card }».
    }
   *[other] { $you ->
        [yes] Вы { $again ->
            [yes] ещё раз получаете
           *[no] получаете
        }
       *[no] { $name } { $again ->
            [yes] ещё раз получает
           *[no] получает
        }
    } { the-amount } за карту «{ $card }».
}
event-taken = { $victim_you ->
    [yes] { $name } { $again ->
        [yes] ещё раз отнимает
       *[no] отнимает
    } у вас { the-amount } («{ $card }»).
   *[no] { $you ->
        [yes] Вы { $again ->
            [yes] ещё раз отнимаете
           *[no] отнимаете
        }
       *[no] { $name } { $again ->
            [yes] ещё раз отнимает
           *[no] отнимает
        }
    } { the-amount } («{ $card }»). Платит { $victim }.
}
event-event_paid = { $you ->
    [yes] Вы получаете
   *[no] { $name } получает
} { the-amount } с события «{ $event }» ({ $why ->
    [pay] плата за движение
    [cross] пересечение
    [robbed] страховка
    [training] обучение
   *[build] строительство
}). На карте осталось: { $left }.
event-object_built = { $you ->
    [yes] { $figure ->
        [base] Ваша база стоит
       *[module] Ваш модуль стоит
    } на гексе { $hex }.
   *[no] { $name }: { the-figure } стоит на гексе { $hex }.
}
event-card_slotted = { $you ->
    [yes] Вы кладёте
   *[no] { $name } кладёт
} карту «{ $card }» в слот: { the-slot }.
event-part_switched = { $on ->
    [yes] { $you ->
        [yes] Ваш постоянный эффект заработал: «{ $part }».
       *[no] { $name }: заработал постоянный эффект «{ $part }».
    }
   *[no] { $you ->
        [yes] Ваш постоянный эффект отключён: «{ $part }».
       *[no] { $name }: постоянный эффект «{ $part }» отключён.
    }
}
event-module_lifted = { $you ->
    [yes] Вы снимаете свой
   *[no] { $name } снимает свой
} модуль с гекса { $hex }, чтобы построить заново.
event-passed = { $you ->
    [yes] Вы пасуете.
   *[no] { $name } пасует.
}
event-turn_ended = { $you ->
    [yes] Вы заканчиваете ход.
   *[no] { $name } заканчивает ход.
}
event-ending = { $reason ->
    [figures] { $you ->
        [yes] Ваш запас пуст. Остальные делают ещё по одному ходу.
       *[no] { $name }: запас пуст. Остальные делают ещё по одному ходу.
    }
    [field] Пустых гексов не осталось. { $you ->
        [yes] Вы больше не ходите, остальные делают ещё по одному ходу.
       *[no] { $name } больше не ходит, остальные делают ещё по одному ходу.
    }
    [passes] Спасовали все: игра кончается.
   *[stalemate] Колода пуста, и никто больше не строит: игра кончается.
}
event-event_revealed = { $quids ->
    [0] Событие: «{ $event }».
    [one] Событие: «{ $event }», на карте { $quids } куид.
    [few] Событие: «{ $event }», на карте { $quids } куида.
   *[many] Событие: «{ $event }», на карте { $quids } куидов.
}
event-event_boxed = Событие «{ $event }» ничего не дало и уходит в коробку.
event-event_over = Событие «{ $event }» кончилось.
event-token_put = { $you ->
    [yes] Вы кладёте
   *[no] { $name } кладёт
} { $token ->
    [eruption_token] жетон извержения
    [meteor_token] жетон метеоритного дождя
    [crack_token] трещину
    [landing_pad_token] жетон посадочной площадки
    [dead_city_token] жетон мёртвого города
    [contamination_token] жетон заражения
   *[engine_token] жетон двигателя
}: { $hexes }.
event-object_returned = { $you ->
    [yes] { $figure ->
        [base] Ваша база
       *[module] Ваш модуль
    }
   *[no] { $name }: { the-figure }
} с гекса { $hex } возвращается в запас ({ $reason ->
    [eruption] извержение
    [sabotage] саботаж
   *[contamination] заражение
}).
event-object_put = { $you ->
    [yes] Вы ставите
   *[no] { $name } ставит
} { $figure ->
    [base] базу
   *[module] модуль
} на гекс { $hex }.
event-contaminated = { $you ->
    [yes] Ваш объект на гексе { $hex } заражён.
   *[no] { $name }: объект на гексе { $hex } заражён.
}
event-cured = { $you ->
    [yes] Вы спасаете
   *[no] { $name } спасает
} объект на гексе { $hex } за { the-amount }.
event-healed = Заражение снято: { $hexes }.
event-card_discarded = { $amount ->
    [0] { $you ->
        [yes] Вы сбрасываете карту «{ $card }».
       *[no] { $name } сбрасывает карту «{ $card }».
    }
   *[other] { $you ->
        [yes] Вы сбрасываете карту «{ $card }» и получаете { the-amount }.
       *[no] { $name } сбрасывает карту «{ $card }» и получает { the-amount }.
    }
}
event-market_cleared = Убрано с рынка: { $cards }.
event-bid_made = { $you ->
    [yes] Вы предлагаете
   *[no] { $name } предлагает
} { the-amount }.
event-bid_passed = { $you ->
    [yes] Вы больше не торгуетесь.
   *[no] { $name } больше не торгуется.
}
event-auction_won = { $name ->
    [none] Ставок нет.
   *[other] { $you ->
        [yes] Вы выигрываете
       *[no] { $name } выигрывает
    } аукцион за { the-amount }.
}
event-engines_bought = { $tokens ->
    [0] { $you ->
        [yes] Вы не покупаете двигателей.
       *[no] { $name } не покупает двигателей.
    }
    [one] { $you ->
        [yes] Вы покупаете
       *[no] { $name } покупает
    } { $tokens } двигатель за { the-amount }.
    [few] { $you ->
        [yes] Вы покупаете
       *[no] { $name } покупает
    } { $tokens } двигателя за { the-amount }.
   *[many] { $you ->
        [yes] Вы покупаете
       *[no] { $name } покупает
    } { $tokens } двигателей за { the-amount }.
}
event-card_taken_back = { $you ->
    [yes] Вы возвращаете
   *[no] { $name } возвращает
} в руку карту «{ $card }» ({ the-slot }).
event-game_ended = { $tie_break ->
    [figures] Игра окончена. Победа: { $names } – больше фигурок в запасе.
    [shared] Игра окончена. Общая победа: { $names }.
   *[none] { $names ->
        [none] Игра окончена.
       *[other] Игра окончена. Победа: { $names }.
    }
}

## Отказы

# добор и плата
refusal-deck_empty = Колода пуста.
refusal-not_on_market = Этой карты нет на рынке: «{ $card }».
refusal-not_in_hand = Этой карты нет у вас в руке: «{ $card }».
refusal-must_pay = За движение платят картой: работающего Протонного двигателя у вас нет.
refusal-drive_is_free = С Протонным двигателем движение бесплатно: платить нельзя.
refusal-no_certain_stop = После этого харвестеру негде будет остановиться.
refusal-may_not_pass = Спасовать можно, только если нельзя ни добрать карты, ни двигаться.

# полёт
refusal-same_hex = Харвестер уже там: нужно пролететь хотя бы один гекс.
refusal-not_straight = До гекса { $hex } нет прямой линии от вашего харвестера.
refusal-volcano_in_the_way = По пути к гексу { $hex } стоит вулкан.
refusal-volcano = На гексе { $hex } вулкан: там останавливаться нельзя.
refusal-dead_city_stop = На гексе { $hex } мёртвый город: его можно пересечь, но останавливаться там нельзя.
refusal-cannot_pay_toll = { $toll ->
    [one] Хозяину нужно заплатить { $toll } куид, а у вас { $quids }.
    [few] Хозяину нужно заплатить { $toll } куида, а у вас { $quids }.
   *[many] Хозяину нужно заплатить { $toll } куидов, а у вас { $quids }.
}
refusal-cannot_build_there = Гекс { $hex } пуст, а построить там вам нечего.
refusal-no_jump = Применить Хроноблок сейчас нельзя.
refusal-no_engine = У вас нет жетона двигателя.
refusal-engines_used_up = { $most ->
    [one] За ход двигателем можно воспользоваться не больше { $most } раза.
    [few] За ход двигателем можно воспользоваться не больше { $most } раз.
   *[many] За ход двигателем можно воспользоваться не больше { $most } раз.
}
refusal-engine_empty_hex = Гекс { $hex } пуст: на двигателе не строят, поэтому там останавливаться нельзя.

# строительство
refusal-same_name = У карт одной стройки должны быть разные названия: «{ $card }».
refusal-wrong_terrain = Карту «{ $card }» нельзя построить { $terrain ->
    [wasteland] на пустоши
    [crater] в кратере
   *[mountain] на горе
}.
refusal-no_volcano_near = Карте «{ $card }» нужен вулкан рядом с местом стройки.
refusal-no_module_left = Модулей в запасе не осталось.
refusal-no_base_left = Баз в запасе не осталось.
refusal-used_this_turn = В этом ходу вы уже применили одноразовый эффект.
refusal-one_shot_once = Одноразовый эффект можно применить только раз за ход.
refusal-not_your_part = У вашего харвестера нет такой носовой части.
refusal-price_missing = { $needed ->
    [one] Для этого в носовой части нужна { $needed } карта.
    [few] Для этого в носовой части нужны { $needed } карты.
   *[many] Для этого в носовой части нужно { $needed } карт.
}
refusal-freed_both_of_one = Снять два условия можно, только если строятся две карты.
refusal-order_of_cards = Назовите карты в порядке каталога.
refusal-no_cluster_there = Рядом с местом стройки нет вулкана, который обозначал бы свою группу: { $hex }.
refusal-cannot_repeat = Блок не может повторить эту карту: «{ $card }».
refusal-not_in_slot = В слоте нет такой карты: «{ $card }».

# события
refusal-not_a_centre = Гекс { $hex } – не центр сектора.
refusal-not_a_volcano = На гексе { $hex } нет вулкана.
refusal-no_token_there = Жетон нельзя класть на вулкан, посадочную площадку и мёртвый город: { $hex }.
refusal-hex_taken = На гексе { $hex } стоит объект.
refusal-not_adjacent = Гекс { $hex } – не соседний.
refusal-no_way_out_there = Там харвестеру стоять нельзя: { $hex }.
refusal-same_section = Два гекса должны быть из разных секторов.
refusal-not_empty_hex = Гекс { $hex } – не пустой.
refusal-other_way_round = Назовите эти два гекса в обратном порядке.
refusal-crack_off_field = Вся трещина должна лежать на поле.
refusal-crack_other_end = Назовите эту трещину с другого конца.
refusal-bid_too_low = { $least ->
    [one] Ставка должна быть не меньше { $least } куида.
    [few] Ставка должна быть не меньше { $least } куидов.
   *[many] Ставка должна быть не меньше { $least } куидов.
}
refusal-bid_too_high = { $quids ->
    [one] У вас только { $quids } куид.
    [few] У вас только { $quids } куида.
   *[many] У вас только { $quids } куидов.
}
refusal-too_dear = { $price ->
    [one] Это стоит { $price } куид, а у вас { $quids }.
    [few] Это стоит { $price } куида, а у вас { $quids }.
   *[many] Это стоит { $price } куидов, а у вас { $quids }.
}
refusal-not_your_object = На гексе { $hex } нет вашего объекта.
refusal-already_contaminated = Объект на гексе { $hex } уже заражён.
refusal-not_contaminated = Объект на гексе { $hex } не заражён.

## Лист подсчёта

score-quids = Куиды
score-extraction = Груз: добыча
score-entertainment = Груз: развлечения
score-generators = Груз: генераторы
score-laboratories = Груз: лаборатории
score-logistics = Груз: логистика
score-defence = Груз: защита
score-systems = Груз: системы
score-blocks = Груз: блоки
score-total = Всего
ended = { $reason ->
    [figures] { $you ->
        [yes] Игра закончилась: в вашем запасе не осталось фигурок.
       *[no] Игра закончилась: в запасе игрока { $name } не осталось фигурок.
    }
    [field] Игра закончилась: пустых гексов не осталось.
    [passes] Игра закончилась: спасовали все.
   *[stalemate] Игра закончилась: колода пуста, и никто больше не строил.
}
tie-figures = Куидов поровну: решает число фигурок, оставшихся в запасе.
tie-shared = Поровну во всём: победа общая.
