### На Марсе. Названия действий, карт, жетонов и ячеек лежат в файлах данных и приходят параметрами.
###
### Параметры событий: $name – игрок, о котором строка, $you равно yes, если это сам читатель; так же $first и $owner с
### $first_you и $owner_you; $names – список игроков. $action, $exec, $card, $tile, $tech, $techs, $space, $scientist,
### $contract, $mission, $goal, $benefit, $types, $removed и $dealt – названия, как и ячейки лаборатории в $start и $end;
### перечни предметов («2 минерала, 1 кристалл») – слова; клетки («1,-2») остаются как есть. $type, $building, $item,
### $piece и $side – обозначения, по ним выбирают слова. Отсутствующее значение – none.

## Слова

word-automaton = Ласерда

phase-setup = Подготовка
phase-colonization = Фаза колонизации
phase-shuttle = Фаза шаттла
phase-scoring = Подсчёт очков
phase-end = Конец игры

side-orbit = Орбита
side-colony = Колония

direction-0 = север
direction-1 = северо-восток
direction-2 = юго-восток
direction-3 = юг
direction-4 = юго-запад
direction-5 = северо-запад

amount-mineral = { $amount ->
    [one] { $amount } минерал
    [few] { $amount } минерала
   *[many] { $amount } минералов
}
amount-battery = { $amount ->
    [one] { $amount } аккумулятор
    [few] { $amount } аккумулятора
   *[many] { $amount } аккумуляторов
}
amount-water = { $amount ->
    [one] { $amount } вода
   *[other] { $amount } воды
}
amount-plant = { $amount ->
    [one] { $amount } растение
    [few] { $amount } растения
   *[many] { $amount } растений
}
amount-oxygen = { $amount ->
    [one] { $amount } кислород
   *[other] { $amount } кислорода
}
amount-crystal = { $amount ->
    [one] { $amount } кристалл
    [few] { $amount } кристалла
   *[many] { $amount } кристаллов
}
amount-colonist = { $amount ->
    [one] { $amount } колонист
    [few] { $amount } колониста
   *[many] { $amount } колонистов
}
amount-bot = { $amount ->
    [one] { $amount } робот
    [few] { $amount } робота
   *[many] { $amount } роботов
}
amount-ship = { $amount ->
    [one] { $amount } корабль
    [few] { $amount } корабля
   *[many] { $amount } кораблей
}
amount-op = { $amount } ОВ
amount-shelter = { $amount ->
    [one] { $amount } убежище
    [few] { $amount } убежища
   *[many] { $amount } убежищ
}
amount-tech = { $amount ->
    [one] { $amount } технология
    [few] { $amount } технологии
   *[many] { $amount } технологий
}
amount-blueprint = { $amount ->
    [one] { $amount } чертёж
    [few] { $amount } чертежа
   *[many] { $amount } чертежей
}
amount-advanced = { $amount ->
    [one] { $amount } улучшенное здание
    [few] { $amount } улучшенных здания
   *[many] { $amount } улучшенных зданий
}
amount-scientist = { $amount ->
    [one] { $amount } учёный
    [few] { $amount } учёных
   *[many] { $amount } учёных
}
amount-contract = { $amount ->
    [one] { $amount } контракт
    [few] { $amount } контракта
   *[many] { $amount } контрактов
}
amount-progress = { $amount ->
    [one] { $amount } фишка прогресса
    [few] { $amount } фишки прогресса
   *[many] { $amount } фишек прогресса
}
amount-tile = { $amount ->
    [one] { $amount } жетон с карты
    [few] { $amount } жетона с карты
   *[many] { $amount } жетонов с карты
}
amount-goal = { $amount ->
    [one] { $amount } личная цель
    [few] { $amount } личные цели
   *[many] { $amount } личных целей
}
amount-first_colonist = { $amount ->
    [one] { $amount } карта первых колонистов
    [few] { $amount } карты первых колонистов
   *[many] { $amount } карт первых колонистов
}

# Части предложений: в них подставляются параметры того сообщения, где они стоят.

the-item = { $item ->
    [mineral] минерал
    [battery] аккумулятор
    [water] вода
    [plant] растение
    [oxygen] кислород
    [colonist] колонист
   *[crystal] кристалл
}
the-type = { $type ->
    [mine] шахта
    [generator] электростанция
    [water_extractor] ледонагреватель
    [greenhouse] теплица
    [oxygen_condenser] кислородный конденсатор
   *[shelter] убежище
}
the-piece = { $piece ->
    [rover] марсоход
   *[bot] робот
}
the-side = { $side ->
    [orbit] орбита
   *[colony] колония
}

## Подсказки

prompt-start_space = Выберите ячейку очередности хода; награду за неё вы получаете сразу.
prompt-shuttle_side = Где начинает шаттл?
prompt-turn = { $crowded ->
    [yes] На одной клетке стоят две фигурки: уберите одну из них.
   *[no] { $main ->
        [yes] { $exec ->
            [yes] Ваш ход: одно основное действие и, если хотите, вспомогательное.
           *[no] Теперь выполните основное действие.
        }
       *[no] { $exec ->
            [yes] Выполните вспомогательное действие или закончите ход.
           *[no] { $rest ->
                [goal] Достигните цели или закончите ход.
                [delivery] Сделайте поставку по контракту или закончите ход.
                [both] Достигните цели, сделайте поставку по контракту или закончите ход.
               *[none] Всё сделано. Закончите ход.
            }
        }
    }
}
prompt-resupply = { $left ->
    [0] Отправьте колониста, чтобы взять со склада ещё один предмет, или остановитесь.
    [one] Возьмите предмет со склада.
   *[other] Возьмите предмет со склада (осталось { $left }).
}
prompt-learn = { $left ->
    [0] Отправьте колониста, чтобы изучить ещё одну технологию, или остановитесь.
   *[other] Изучите технологию: выберите жетон и ячейку для него в колонке 1.
}
prompt-develop = { $free ->
    [yes] { $left ->
        [one] Бесплатное развитие: осталось 1.
       *[other] Бесплатное развитие: осталось { $left }.
    }
   *[no] { $left ->
        [0] Отправьте колониста ради ещё одного развития или остановитесь.
        [one] Развитие: осталось 1.
       *[other] Развитие: осталось { $left }.
    }
}
prompt-blueprint = { $left ->
    [0] Отправьте колониста ради ещё одного чертежа или остановитесь.
    [one] Возьмите чертёж.
   *[other] Возьмите чертёж (осталось { $left }).
}
prompt-upgrade = { $left ->
    [0] Для ещё одного улучшения нужна технология или колонист; можно и остановиться.
    [one] Выберите чертёж и здание, которое он улучшит.
   *[other] Выберите чертёж и здание, которое он улучшит (осталось { $left }).
}
prompt-welcome = { $left ->
    [0] Для ещё одного корабля нужна технология или колонист; можно и остановиться.
    [one] Встретьте корабль: какой и за какую награду?
   *[other] Встретьте корабль: какой и за какую награду (осталось { $left })?
}
prompt-gain_more = { $left ->
    [0] Отправьте колониста, чтобы получить ещё, или остановитесь.
    [one] Выберите, что получить.
   *[other] Выберите, что получить (осталось { $left }).
}
prompt-produce_more = Отправьте колониста, чтобы одно из ваших зданий или один шахтёр произвели ещё раз, или остановитесь.
prompt-retrieve = { $left ->
    [one] Верните колониста в жилой отсек.
   *[other] Верните колонистов в жилой отсек (осталось { $left }).
}
prompt-convert = Потратьте любой ресурс.
prompt-hire = { $cards ->
    [contract] Возьмите земной контракт.
    [scientist] Наймите учёного.
   *[any] Наймите учёного или возьмите земной контракт.
}
prompt-type = Что вы строите?
prompt-site = Где построить { $building ->
    [mine] шахту
    [generator] электростанцию
    [water_extractor] ледонагреватель
    [greenhouse] теплицу
    [oxygen_condenser] кислородный конденсатор
   *[shelter] убежище
}?
prompt-move = { $bots ->
    [0] { $as_rovers ->
        [yes] Очков движения не осталось: закончите движение.
       *[no] { $rover ->
            [0] Очков движения не осталось: закончите движение.
            [one] Переместите марсоход: { $rover } клетка.
            [few] Переместите марсоход: { $rover } клетки.
           *[many] Переместите марсоход: { $rover } клеток.
        }
    }
    [one] { $as_rovers ->
        [yes] Переместите роботов как марсоходы: { $bots } клетка.
       *[no] { $rover ->
            [0] Переместите роботов: { $bots } клетка.
           *[other] Переместите фигурки. Шагов у роботов: { $bots }, у марсохода: { $rover }.
        }
    }
    [few] { $as_rovers ->
        [yes] Переместите роботов как марсоходы: { $bots } клетки.
       *[no] { $rover ->
            [0] Переместите роботов: { $bots } клетки.
           *[other] Переместите фигурки. Шагов у роботов: { $bots }, у марсохода: { $rover }.
        }
    }
   *[many] { $as_rovers ->
        [yes] Переместите роботов как марсоходы: { $bots } клеток.
       *[no] { $rover ->
            [0] Переместите роботов: { $bots } клеток.
           *[other] Переместите фигурки. Шагов у роботов: { $bots }, у марсохода: { $rover }.
        }
    }
}
prompt-tile = { $tile }: взять жетон с клетки { $hex } или оставить?
prompt-lss = Система жизнеобеспечения: выберите награду.
prompt-accept = Отдать 1 воду и 1 растение за колониста?
prompt-displace = { $piece ->
    [rover] Вашему марсоходу нужно уйти с клетки { $hex }. Куда он поедет?
   *[bot] Вашему роботу нужно уйти с клетки { $hex }. Куда он пойдёт?
}
prompt-bot_place = Куда поставить нового робота?
prompt-settle = Вашей технологией «{ $tech }» воспользовались: оставить кислород или бесплатно развить её?
prompt-refill = Какой контракт занимает пустое место?
prompt-travel = { $free ->
    [yes] Шаттл взлетает: лететь с ним или остаться?
   *[no] Потратить корабль на перелёт или остаться?
}
prompt-explore = Положите один из двух жетонов открытий на пустую клетку в 3 шагах от вашего марсохода.
prompt-arrive = { $side ->
    [orbit] Вы прибыли на орбиту: выберите ячейку очередности хода.
   *[colony] Вы прибыли в колонию: выберите ячейку очередности хода.
}
prompt-radar = Радар: какой жетон открытия он находит?
prompt-overflow = Что не помещается, идёт на контракт. На какой ({ the-item }: { $amount })?
prompt-deliveries = Последняя возможность перед подсчётом: положите предметы на контракты или закончите.
prompt-first_a = Вы построили то, что изображено на вашей карте А. Открыть её?
prompt-first_b = { $fits ->
    [yes] Вы выполнили задание своей карты В. Открыть её?
   *[no] Полёт закончен, и ни одна ваша карта В его не требует. Продолжайте.
}

## Журнал

event-game_began = { $first_you ->
    [yes] Игра начинается. Первый игрок – вы.
   *[no] Игра начинается. Первый игрок – { $first }.
}
event-marker_placed = { $you ->
    [yes] Ваш маркер занимает
   *[no] { $name }: маркер занимает
} ячейку очередности { $space }{ $how ->
    [draw] {" "}(по жребию)
    [travel] {" "}(после перелёта)
   *[start] { "" }
}.
event-shuttle_set = Шаттл начинает { $side ->
    [orbit] на орбите
   *[colony] в колонии
}.
event-starting_buildings = Вокруг шахты стоят: { $types }.
event-round_began = Раунд { $round }.
event-turn_began = { $you ->
    [yes] Ваш ход.
   *[no] Ходит { $name }.
}
event-crystals_arrived = { $you ->
    [yes] В ваше хранилище попадает кристаллов: { $stored }.
   *[no] { $name }: в хранилище попадает кристаллов: { $stored }.
}{ $lost ->
    [0] { "" }
   *[other] {" "}Не поместилось: { $lost }.
}
event-main_action = { $you ->
    [yes] Вы выполняете основное действие «{ $action }».
   *[no] { $name } выполняет основное действие «{ $action }».
}
event-slots_cleared = Ячейки действия «{ $action }» освобождены. Колонисты уходят в рабочую зону: { $names }.
event-paid = { $you ->
    [yes] Вы платите.
   *[no] { $name } платит.
}{ $crystals ->
    [0] { "" }
   *[other] {" "}Кристаллы: { $crystals }.
}{ $colonists ->
    [0] { "" }
   *[other] {" "}Колонисты в рабочую зону: { $colonists }.
}{ $resources ->
    [none] { "" }
   *[other] {" "}Ресурсы: { $resources }.
}{ $goals ->
    [0] { "" }
   *[other] {" "}Личные цели вместо кристаллов: { $goals }.
}
event-colonist_placed = { $you ->
    [yes] Вы ставите
   *[no] { $name } ставит
} колониста на действие «{ $action }».
event-boosted = { $you ->
    [yes] Вы усиливаете
   *[no] { $name } усиливает
} действие { $how ->
    [crystal] кристаллом
   *[colonist] колонистом
}.
event-gained = { $items ->
    [none] { $you ->
        [yes] Вы ничего не получаете.
       *[no] { $name } ничего не получает.
    }
   *[other] { $you ->
        [yes] Вы получаете
       *[no] { $name } получает
    }: { $items }.
}{ $lost ->
    [none] { "" }
   *[other] {" "}Не поместилось: { $lost }.
}
event-scored = { $you ->
    [yes] Вы получаете
   *[no] { $name } получает
} { $op } ОВ ({ $why ->
    [first_lss] первое здание своего типа
    [lss_tile] жетон награды LSS
    [progress] прогресс
   *[card] карта
}).
event-supplied = { $you ->
    [yes] Вы берёте
   *[no] { $name } берёт
} со склада { $item ->
    [water] воду
   *[other] { the-item }
}.
event-tech_learned = { $you ->
    [yes] Вы изучаете
   *[no] { $name } изучает
} технологию «{ $tech }»: { $space }.
event-tech_developed = { $you ->
    [yes] Вы развиваете
   *[no] { $name } развивает
} технологию «{ $tech }»: { $start } → { $end }.
event-blueprint_taken = { $you ->
    [yes] Вы берёте
   *[no] { $name } берёт
} чертёж «{ $card }».
event-constructed = { $you ->
    [yes] Вы строите
   *[no] { $name } строит
} { $type ->
    [mine] шахту
    [generator] электростанцию
    [water_extractor] ледонагреватель
    [greenhouse] теплицу
    [oxygen_condenser] кислородный конденсатор
   *[shelter] убежище
} на клетке { $hex }{ $size ->
    [1] { "" }
   *[other] , теперь это комплекс размера { $size }
}.
event-crystals_landed = Появляются кристаллы: { $hexes }.
event-tile_removed = { $tile ->
    [none] { $by ->
        [bot] Робот уничтожает кристалл на клетке { $hex }.
       *[building] Кристалл на клетке { $hex } уступает место зданию.
    }
   *[other] { $by ->
        [bot] Робот уничтожает жетон на клетке { $hex }: «{ $tile }».
       *[building] Жетон на клетке { $hex } уступает место зданию: «{ $tile }».
    }
}
event-piece_displaced = { $you ->
    [yes] Ваш { the-piece } уступает место
   *[no] { $name }: { the-piece } уступает место
}: { $start } → { $end }.
event-progressed = { $you ->
    [yes] Ваша фишка прогресса попадает в область прогресса
   *[no] { $name }: фишка прогресса попадает в область прогресса
} ({ the-type }).
event-lss_moved = Система жизнеобеспечения: { the-type }, ряд { $row }.
event-benefit_chosen = { $you ->
    [yes] Вы выбираете награду
   *[no] { $name } выбирает награду
}: «{ $benefit }».
event-upgraded = { $you ->
    [yes] Вы улучшаете здание на клетке { $hex }: «{ $card }».
   *[no] { $name } улучшает здание на клетке { $hex }: «{ $card }».
}
event-tech_used = { $owner_you ->
    [yes] { $you ->
        [yes] Вы применяете свою технологию «{ $tech }»
       *[no] { $name } применяет вашу технологию «{ $tech }»
    }
   *[no] { $you ->
        [yes] Вы применяете технологию «{ $tech }» (хозяин – { $owner })
       *[no] { $name ->
            [none] Применяется технология «{ $tech }»
           *[other] { $name } применяет технологию «{ $tech }» (хозяин – { $owner })
        }
    }
}, уровень { $level }.
event-ship_welcomed = { $you ->
    [yes] Вы встречаете
   *[no] { $name } встречает
} корабль.
event-bot_placed = { $you ->
    [yes] Ваш новый робот стоит
   *[no] { $name }: новый робот стоит
} на клетке { $hex }.
event-bot_moved = { $you ->
    [yes] Ваш робот
   *[no] { $name }, робот
}: { $start } → { $end }.
event-rover_moved = { $you ->
    [yes] Ваш марсоход
   *[no] { $name }, марсоход
}: { $start ->
    [none] на клетку { $end }
   *[other] { $start } → { $end }
}{ $crystal ->
    [yes] {" "}(с кристаллом)
   *[no] { "" }
}.
event-tile_taken = { $you ->
    [yes] Вы берёте
   *[no] { $name } берёт
} жетон с клетки { $hex }: «{ $tile }».
event-scientist_hired = { $you ->
    [yes] Вы нанимаете учёного
   *[no] { $name } нанимает учёного
}: { $scientist }.
event-contract_taken = { $you ->
    [yes] Вы берёте контракт
   *[no] { $name } берёт контракт
} «{ $contract }».
event-scientist_sent = { $you ->
    [yes] Вы отправляете учёного
   *[no] { $name } отправляет учёного
} ({ $scientist }): «{ $card }».
event-building_used = { $you ->
    [yes] Вы используете
   *[no] { $name } использует
} улучшенное здание «{ $card }».
event-exec_action = { $you ->
    [yes] Вы выполняете вспомогательное действие «{ $exec }».
   *[no] { $name } выполняет вспомогательное действие «{ $exec }».
}
event-contract_put = Новый контракт на планшете учёных: «{ $contract }».
event-delivered = { $you ->
    [yes] Вы кладёте
   *[no] { $name } кладёт
} на контракт «{ $contract }»: { the-item } × { $amount }.
event-contract_completed = { $you ->
    [yes] Вы выполняете
   *[no] { $name } выполняет
} контракт «{ $contract }».
event-mission_moved = { $left ->
    [0] Миссия «{ $mission }»: последний шаг
   *[other] Миссия «{ $mission }»: шаг, осталось { $left }
}{ $crystals ->
    [0] .
   *[other] { $you ->
        [yes] . Вы получаете кристаллов: { $crystals }.
       *[no] . { $name } получает кристаллов: { $crystals }.
    }
}
event-mission_done = Миссия выполнена: «{ $mission }».
event-remaining_moved = { $left ->
    [0] Миссий не осталось: конец близок.
   *[other] Осталось миссий: { $left }.
}
event-oxygen_held = { $you ->
    [yes] Вас ждёт 1 кислород («{ $tech }»).
   *[no] { $name }: отложен 1 кислород («{ $tech }»).
}
event-oxygen_kept = { $stored ->
    [yes] { $you ->
        [yes] Вы оставляете себе кислород.
       *[no] { $name } оставляет себе кислород.
    }
   *[no] { $you ->
        [yes] Для кислорода у вас нет места.
       *[no] { $name }: для кислорода нет места.
    }
}
event-level_up = Колония достигает уровня { $level }.
event-display_changed = { $dealt ->
    [none] Новых чертежей нет.
   *[other] Новые чертежи: { $dealt }.
}{ $removed ->
    [none] { "" }
   *[other] {" "}Убраны: { $removed }.
}
event-grid_refilled = Новые технологии: { $techs }.
event-warehouse_refilled = Склад снова полон.
event-goal_achieved = { $you ->
    [yes] Вы достигаете
   *[no] { $name } достигает
} личной цели «{ $goal }» { $own ->
    [yes] и берёт её особую награду.
   *[no] и берёт обычную награду.
}
event-goal_pawned = { $you ->
    [yes] Вы отдаёте
   *[no] { $name } отдаёт
} личную цель вместо кристалла.
event-retrieved = { $colonists ->
    [one] { $you ->
        [yes] В ваш жилой отсек возвращается { $colonists } колонист
       *[no] { $name }: в жилой отсек возвращается { $colonists } колонист
    }
    [few] { $you ->
        [yes] В ваш жилой отсек возвращаются { $colonists } колониста
       *[no] { $name }: в жилой отсек возвращаются { $colonists } колониста
    }
   *[many] { $you ->
        [yes] В ваш жилой отсек возвращаются { $colonists } колонистов
       *[no] { $name }: в жилой отсек возвращаются { $colonists } колонистов
    }
}{ $where ->
    [working_area] {" "}из рабочей зоны
    [none] { "" }
   *[other] {" "}с действия
}.
event-produced = { $hexes ->
    [none] { $you ->
        [yes] Производить у вас некому.
       *[no] { $name }: производить некому.
    }
   *[other] { $you ->
        [yes] Ваше производство
       *[no] { $name }, производство
    }: { $hexes }.
}
event-shuttle_moved = { $flew ->
    [yes] Шаттл летит { $side ->
        [orbit] на орбиту
       *[colony] в колонию
    }, ячейка { $space }.
   *[no] Шаттл переходит на ячейку { $space }.
}
event-travelled = { $you ->
    [yes] Вы летите
   *[no] { $name } летит
} { $side ->
    [orbit] на орбиту
   *[colony] в колонию
} ({ $how ->
    [ship] на корабле
    [pod] посадочная капсула
    [card] карта
   *[shuttle] на шаттле
}).
event-stayed = { $you ->
    [yes] Вы остаётесь.
   *[no] { $name } остаётся.
}
event-tile_placed = { $you ->
    [yes] Вы кладёте
   *[no] { $name } кладёт
} жетон открытия на клетку { $hex }: «{ $tile }».
event-exploration_refilled = { $tile ->
    [none] Для пустой ячейки разведки жетонов не осталось.
   *[other] Новый жетон открытия: «{ $tile }».
}
event-card_a_revealed = { $you ->
    [yes] Вы открываете карту { $card }
   *[no] { $name } открывает карту { $card }
}. Взято карт В: { $drawn }.
event-card_b_revealed = { $you ->
    [yes] Вы открываете карту В «{ $card }».
   *[no] { $name } открывает карту В «{ $card }».
}
event-radar_set = { $card } находит жетон открытия: «{ $tile }».
event-lacerda_card_drawn = Карта Ласерды: «{ $action }».
event-lacerda_fell_back = { $why ->
    [slot] Ячейка Ласерды занята: едет его марсоход.
    [crystals] Ласерде не хватает кристаллов: едет его марсоход.
   *[impossible] Ласерда не может этого сделать: едет его марсоход.
}
event-lacerda_icon = Робот Ласерды переходит на другой значок ({ the-type }).
event-turn_ended = { $you ->
    [yes] Вы заканчиваете ход.
   *[no] { $name } заканчивает ход.
}
event-ending = { $reason ->
    [level] Колония достигла последнего уровня: игра подходит к концу.
    [limit] Настал последний раунд.
   *[missions] Миссии выполнены: игра подходит к концу.
}
event-game_ended = { $tie_break ->
    [crystals] Игра окончена. Победа: { $names } – больше кристаллов.
    [advanced] Игра окончена. Победа: { $names } – больше улучшенных зданий.
    [progress] Игра окончена. Победа: { $names } – больше фишек прогресса.
    [shared] Игра окончена. Общая победа: { $names }.
   *[none] { $names ->
        [none] Игра окончена.
       *[other] Игра окончена. Победа: { $names }.
    }
}

## Отказы

# где угодно
refusal-pay_first = Цель заменяет кристалл только в той плате, которую вы вносите прямо сейчас.
refusal-nothing_to_do = Сейчас это ничего не даст.
refusal-cannot_pay = Заплатить за это вам нечем.
refusal-no_crystals = { $need ->
    [one] Для этого в хранилище нужен { $need } кристалл.
    [few] Для этого в хранилище нужны { $need } кристалла.
   *[many] Для этого в хранилище нужно { $need } кристаллов.
}
refusal-no_colonists = { $need ->
    [one] Для этого в жилом отсеке нужен { $need } колонист.
    [few] Для этого в жилом отсеке нужны { $need } колониста.
   *[many] Для этого в жилом отсеке нужно { $need } колонистов.
}
refusal-no_room = { $item ->
    [crystal] В хранилище нет места для ещё одного кристалла.
   *[other] Больше хранить этого ресурса вы не можете: { the-item }.
}
refusal-has_none = У вас этого нет: { the-item }.
refusal-at_least_one = Хотя бы один раз это нужно выполнить.
refusal-no_boosters = Усилить некем: полученные в этом ходу колонисты не усиливают.
refusal-no_boost = Это усилить нельзя.
refusal-no_more_units = Больше нельзя.
refusal-finish_first = Сначала закончите начатое.

# ход
refusal-space_occupied = Эта ячейка очередности занята.
refusal-other_side = { $side ->
    [orbit] Это возможно только на орбите.
   *[colony] Это возможно только в колонии.
}
refusal-main_action_first = Сначала выполните основное действие.
refusal-flight_first = Сначала решите, летите ли вы: действия выполняются в свой ход.
refusal-main_done = Основное действие вы уже выполнили.
refusal-exec_done = Вспомогательное действие вы уже выполнили.
refusal-cannot_act = Выполнить это действие не получится: «{ $action }».
refusal-no_blueprint = У вас нет чертежа, который ещё не построен.
refusal-no_building_fits = Ни одно здание рядом с вашими роботами не подходит к вашим чертежам.
refusal-no_ship_left = В вашем хранилище больше нет кораблей.
refusal-no_tech_left = Технологий для изучения не осталось.
refusal-first_column_full = Колонка 1 вашей лаборатории занята: сначала развейте технологию.
refusal-techs_owned = Все технологии, которые можно изучить, у вас уже есть.
refusal-nothing_to_develop = Ни одному жетону вашей лаборатории некуда двигаться.
refusal-display_empty = Чертежей в области чертежей не осталось.
refusal-no_room_for_any = Для этого у вас нет места.
refusal-warehouse_bare = Склад пуст.
refusal-nothing_to_build = Ни для одного здания, которое вам по карману, нет подходящей клетки.
refusal-no_advanced_building = Улучшенных зданий у вас пока нет.
refusal-nothing_to_pay = Платить здесь не за что.
refusal-too_many_crystals = { $payments ->
    [0] Платить здесь не за что.
    [one] Нужно внести только { $payments } плату.
    [few] Нужно внести только { $payments } платы.
   *[many] Нужно внести только { $payments } плат.
}
refusal-own_slot_taken = Ваша ячейка этого действия занята.
refusal-ship_on_space = В ячейке хранилища у этого действия ещё стоит корабль.
refusal-choose_building = Назовите улучшенное здание, которое хотите использовать.
refusal-not_built = Этот чертёж ещё не построен.
refusal-may_not_use = Использовать это здание таким образом вы не можете.

# цели
refusal-goal_not_held = Этой цели у вас на руке нет: «{ $goal }».
refusal-goal_not_met = Условие цели не выполнено: «{ $goal }».
refusal-goal_not_now = Достигать целей можно только в свой ход и не посреди дела.
refusal-one_goal_only = Одной цели вы уже достигли.
refusal-own_turn_only = Это возможно только в свой ход.

# орбита
refusal-warehouse_empty = Этого на складе нет: { the-item }.
refusal-no_marker = У вас не осталось маркера для чертежа.
refusal-not_on_display = Этого чертежа нет в области чертежей: «{ $card }».
refusal-no_tech_there = Там нет технологии.
refusal-tech_owned = Эта технология у вас уже есть: «{ $tech }».
refusal-first_column = Новые технологии кладут в колонку 1 лаборатории.
refusal-space_taken = Эта ячейка лаборатории занята: { $space }.
refusal-not_next = Из этой ячейки жетон туда не передвинуть: { $start } → { $end }.
refusal-last_column = Технологию 6-го уровня дальше не развить.

# движение
refusal-before_first_step = Это делают до первого шага.
refusal-no_points_of_this_kind = В этом движении таких шагов нет.
refusal-too_far = { $steps ->
    [one] Для этого нужен { $steps } шаг, а у вас { $points }.
    [few] Для этого нужны { $steps } шага, а у вас { $points }.
   *[many] Для этого нужно { $steps } шагов, а у вас { $points }.
}
refusal-one_step = По одному шагу, на соседнюю клетку.
refusal-no_bot_there = На клетке { $hex } нет вашего робота.
refusal-two_pieces = Две фигурки не могут остаться на одной клетке: в этом ходу их наверняка не развести.
refusal-no_crystal_there = На клетке { $hex } нет кристалла, который можно оставить.
refusal-rover_may_not_stop = Марсоход не может остановиться на клетке { $hex }: жетон ему не взять.
refusal-no_tile_there = Там нет жетона.
refusal-research_owned = Жетон исследования этого вида у вас уже есть: «{ $tile }».
refusal-tile_useless = От этого жетона вы ничего не получите: «{ $tile }».

# строительство и улучшения
refusal-none_left = { $type ->
    [shelter] Убежищ у вас не осталось.
   *[other] Жетонов этого типа не осталось: { the-type }.
}
refusal-other_type = Сейчас можно построить только это: { the-type }.
refusal-no_site = Для этого здания нет подходящей клетки: { the-type }.
refusal-no_miner = Для шахты нужен колонист из жилого отсека.
refusal-outside_zone = Эта клетка вне районов застройки ваших роботов.
refusal-built_on = На этой клетке уже есть здание.
refusal-not_two_steps = Место должно быть по соседству со зданием того же типа или ровно в 2 клетках от него: { the-type }. Ближайшее – в { $steps }.
refusal-stands_alone = Отдельное здание строится без технологии.
refusal-needs_tech = Чтобы присоединить здание, нужна технология «{ $tech }» уровня { $level }.
refusal-tech_too_low = Чтобы присоединить здание, нужна технология «{ $tech }» уровня { $level }, а этот жетон до него не дотягивает.
refusal-boosts_exactly = { $boosts ->
    [0] Повышать уровень колонистами не нужно.
    [one] Повысить уровень должен ровно { $boosts } колонист.
    [few] Повысить уровень должны ровно { $boosts } колониста.
   *[many] Повысить уровень должны ровно { $boosts } колонистов.
}
refusal-no_tech_here = Здесь технологию применить нельзя.
refusal-no_such_tech = У этого игрока такой технологии нет.
refusal-not_yet = Технология нужна только после тех улучшений или кораблей, что положены и так.
refusal-not_your_blueprint = Такого чертежа с маркером у вас нет: «{ $card }».
refusal-wrong_building = Чертёж подходит только к зданию этого типа: { the-type }.
refusal-already_advanced = Это здание уже улучшено.
refusal-complex_too_small = Здание должно входить в комплекс размером от { $size }.
refusal-no_mineral = Улучшение стоит 1 минерал.
refusal-not_closest = Фигурка уходит на ближайшую свободную клетку.
refusal-benefit_useless = Эта награда вам ничего не даст.

# корабли, учёные, контракты
refusal-no_ship_there = Там нет вашего корабля.
refusal-ship_limit = { $level ->
    [one] При уровне колонии { $level } хранилище может покинуть не больше { $level } корабля.
   *[other] При уровне колонии { $level } хранилище могут покинуть не больше { $level } кораблей.
}
refusal-no_place_for_bot = Туда вашего робота не поставить.
refusal-place_empty = Там нет карты.
refusal-other_card = Такую карту сейчас взять нельзя.
refusal-not_in_pool = Этот контракт уже недоступен.
refusal-not_your_contract = Это не ваш контракт: «{ $contract }».
refusal-not_wanted = Контракту «{ $contract }» этого больше не нужно: { the-item }.
refusal-costs_nothing = Это развитие бесплатно.
refusal-that_very_tile = Развить можно только применённый жетон: «{ $tech }».
refusal-nobody_there = Там нет ваших колонистов.
refusal-quarters_full = Ваш жилой отсек полон.
refusal-no_source = На клетке { $hex } у вас ничего не производит.

# перелёт
refusal-hex_not_empty = Эта клетка не пустая.
refusal-not_three_steps = Жетон кладут на клетку ровно в 3 шагах от вашего марсохода.

## Лист подсчёта

score-op = Очки возможностей за игру
score-progress = Прогресс
score-ships = Корабли в ангаре
score-colonists = Колонисты
score-techs = Технологии
score-blueprints = Чертежи
score-scientists = Учёные
score-contracts = Земные контракты
score-total = Всего
ended = { $reason ->
    [level] Игра закончилась: колония достигла последнего уровня.
    [limit] Игра закончилась с последним раундом.
   *[missions] Игра закончилась: миссии выполнены.
}
tie-crystals = ОВ поровну: решает число кристаллов в хранилище.
tie-advanced = Поровну ОВ и кристаллов: решает число улучшенных зданий.
tie-progress = Поровну ОВ, кристаллов и зданий: решает число фишек прогресса.
tie-shared = Поровну во всём: победа общая.
