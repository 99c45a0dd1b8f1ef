### Оценка по слагаемым: их названия и то, что они говорят о позиции (часть предложения)

worth = { $n } ОВ
term-points = Набранные очки
told-points = набрано ОВ: { $op }{ $ships ->
    [0] { "" }
    [one] , в ангаре { $ships } корабль
    [few] , в ангаре { $ships } корабля
   *[many] , в ангаре { $ships } кораблей
}
term-progress = Фишки прогресса
told-progress = { $cubes ->
    [0] ни одной ещё не выставлено
    [one] выставлена { $cubes } фишка
    [few] выставлены { $cubes } фишки
   *[many] выставлено { $cubes } фишек
}; с теми, что вам по силам, это около { $worth } ОВ
term-techs = Технологии
told-techs = { $count ->
    [0] технологий пока нет
    [one] { $count } технология, уровень { $levels }
    [few] { $count } технологии, вместе уровней { $levels }
   *[many] { $count } технологий, вместе уровней { $levels }
}
term-crew = Колонисты
told-crew = { $people ->
    [0] ни одного колониста
    [one] { $people } колонист
    [few] { $people } колониста
   *[many] { $people } колонистов
}, свободны для работы – { $free }, мест – { $room }
term-shelters = Убежища
told-shelters = { $count ->
    [0] своих убежищ нет
    [one] { $count } своё убежище
    [few] { $count } своих убежища
   *[many] { $count } своих убежищ
}
term-resources = Ресурсы
told-resources = на складе { $minerals ->
    [0] ни одного минерала
    [one] { $minerals } минерал
    [few] { $minerals } минерала
   *[many] { $minerals } минералов
} и { $others ->
    [0] ни одного другого ресурса
    [one] { $others } другой ресурс
    [few] { $others } других ресурса
   *[many] { $others } других ресурсов
}
term-crystals = Кристаллы
told-crystals = { $amount ->
    [0] на вспомогательные действия кристаллов нет
    [one] { $amount } кристалл на вспомогательные действия
    [few] { $amount } кристалла на вспомогательные действия
   *[many] { $amount } кристаллов на вспомогательные действия
}, места ещё для { $room }
term-bots = Роботы
told-bots = { $amount ->
    [one] { $amount } робот на поверхности
    [few] { $amount } робота на поверхности
   *[many] { $amount } роботов на поверхности
}
term-miners = Шахтёры
told-miners = { $count ->
    [0] ни один шахтёр на вас не работает
    [one] { $count } шахтёр добывает минерал к каждому полёту на орбиту
    [few] { $count } шахтёра добывают минералы к каждому полёту на орбиту
   *[many] { $count } шахтёров добывают минералы к каждому полёту на орбиту
}
term-rover = Марсоход и открытия
told-rover = { $steps ->
    [none] жетонов для марсохода не осталось
    [0] марсоход стоит на жетоне
    [one] до жетона марсоходу { $steps } шаг
    [few] до жетона марсоходу { $steps } шага
   *[many] до жетона марсоходу { $steps } шагов
}
term-building = Следующая стройка
told-building = { $kinds ->
    [0] сразу построить нечего
    [one] по карману и есть где поставить { $kinds } тип здания, это около { $worth } ОВ
    [few] по карману и есть где поставить { $kinds } типа зданий, это около { $worth } ОВ
   *[many] по карману и есть где поставить { $kinds } типов зданий, это около { $worth } ОВ
}
term-blueprints = Чертежи
told-blueprints = построено { $built }, ждут { $waiting }, с учётом шансов это около { $worth } ОВ
term-scientists = Учёные
told-scientists = { $amount ->
    [0] учёных у вас нет
    [one] на вас работает { $amount } учёный
   *[other] на вас работают { $amount } учёных
}
term-contracts = Земные контракты
told-contracts = выполнено { $done }, в работе { $open }, с учётом шансов это около { $worth } ОВ
term-goals = Личные цели
told-goals = { $achieved ->
    [yes] одна уже достигнута и оплачена
   *[no] на выбор { $cards }, ближайшая выполнена на { $percent } %
}
term-promised = Вот-вот будет
told-promised = начатые действия ещё принесут около { $worth } ОВ
term-requirements = Задача одиночной игры
told-requirements = выполнено требований – { $met } из { $of }, всего пройдено { $percent } % пути
term-rivals = Соперники
told-rivals = { $solo ->
    [yes] Ласерда дойдёт до { $best } ОВ
   *[no] лучший из них дойдёт до { $best } ОВ
}

## Доводы: чем ход лучше или хуже другого, и какими числами они различаются
# ($n: с этим ходом, $else: с другим; gap- где лучше больше, fewer- где лучше меньше; $gaps: числа, которые различаются;
# $by: сколько это в очках)

better-points = Эти очки уже не отнять: { $gaps }, это даёт { $by }.
worse-points = Ход упускает очки, которые можно взять уже сейчас: { $gaps }, это минус { $by }.
better-points-same = Очков в среднем чуть больше: плюс { $by }.
worse-points-same = Очков в среднем чуть меньше: минус { $by }.
gap-points-op = набрано ОВ – { $n }, а не { $else }
gap-points-ships = кораблей в ангаре { $n }, а не { $else }
better-progress = Фишки прогресса приносят очки снова и снова: { $gaps }, это даёт { $by }.
worse-progress = С фишками прогресса ход отстаёт: { $gaps }, это минус { $by }.
better-progress-same = Фишек прогресса столько же, но следующие ближе: от них около { $worth } ОВ, а не { $worth_else }.
worse-progress-same = Фишек прогресса столько же, но до следующих дальше: от них около { $worth } ОВ, а не { $worth_else }.
gap-progress-cubes = выставлено { $n }, а не { $else }
better-techs = Технологии усиливают всё, что будет дальше: { $gaps }, это даёт { $by }.
worse-techs = Ход отстаёт в технологиях, а они усиливают всё, что будет дальше: { $gaps }, это минус { $by }.
better-techs-same = Технологий и уровней столько же, но сами технологии полезнее: плюс { $by }.
worse-techs-same = Технологий и уровней столько же, но сами технологии слабее: минус { $by }.
gap-techs-count = технологий { $n }, а не { $else }
gap-techs-levels = уровней всего { $n }, а не { $else }
better-crew = С такой командой можно сделать больше: { $gaps }, это даёт { $by }.
worse-crew = Потом не хватит рук: { $gaps }, это минус { $by }.
better-crew-same = Колонисты в среднем расставлены чуть удачнее, это даёт { $by }.
worse-crew-same = Колонисты в среднем расставлены чуть хуже, это минус { $by }.
gap-crew-people = колонистов { $n }, а не { $else }
gap-crew-free = свободных для работы { $n }, а не { $else }
gap-crew-room = мест { $n }, а не { $else }
better-shelters = Своё убежище – это места для новых колонистов: { $gaps }, это даёт { $by }.
worse-shelters = С убежищами хуже, а колонистам нужны места: { $gaps }, это минус { $by }.
better-shelters-same = Убежищ столько же, но здесь они ценнее: плюс { $by }.
worse-shelters-same = Убежищ столько же, но здесь они дешевле: минус { $by }.
gap-shelters-count = убежищ { $n }, а не { $else }
better-resources = Склад лучше готов к будущим стройкам: { $gaps }, это даёт { $by }.
worse-resources = На будущие стройки склада может не хватить: { $gaps }, это минус { $by }.
better-resources-same = Ресурсов столько же, но более нужных: плюс { $by }.
worse-resources-same = Ресурсов столько же, но менее нужных: минус { $by }.
gap-resources-minerals = минералов { $n }, а не { $else }
gap-resources-others = других ресурсов { $n }, а не { $else }
better-crystals = Кристаллы дают вспомогательные действия, то есть второе дело за тот же ход: { $gaps }, это даёт { $by }.
worse-crystals = Кристаллов на вспомогательные действия будет не хватать: { $gaps }, это минус { $by }.
better-crystals-same = Кристаллы здесь ценнее: плюс { $by }.
worse-crystals-same = Кристаллы здесь дешевле: минус { $by }.
gap-crystals-amount = кристаллов { $n }, а не { $else }
better-bots = Роботы должны стоять там, где хочется строить: { $gaps }, это даёт { $by }.
worse-bots = Там, где хочется строить, роботов не хватит: { $gaps }, это минус { $by }.
better-bots-same = Роботов на поверхности столько же, но места у них лучше: плюс { $by }.
worse-bots-same = Роботов на поверхности столько же, но места у них хуже: минус { $by }.
gap-bots-amount = на поверхности их { $n }, а не { $else }
better-miners = Шахтёры добывают по минералу к каждому полёту на орбиту: { $gaps }, это даёт { $by }.
worse-miners = Шахты дадут меньше минералов: { $gaps }, это минус { $by }.
better-miners-same = Шахтёров столько же, но добудут они больше: плюс { $by }.
worse-miners-same = Шахтёров столько же, но добудут они меньше: минус { $by }.
gap-miners-count = шахтёров { $n }, а не { $else }
better-rover = Марсоход удачнее стоит для открытий: { $gaps }, это даёт { $by }.
worse-rover = Для открытий марсоход стоит хуже: { $gaps }, это минус { $by }.
better-rover-same = До жетона марсоходу столько же, но до следующих ему удобнее: это даёт { $by }.
worse-rover-same = До жетона марсоходу столько же, но до следующих ему хуже: это минус { $by }.
fewer-rover-steps = { $n ->
    [none] жетонов для него не осталось
    [0] он уже на жетоне
   *[other] шагов до жетона – { $n }
}, а иначе { $else ->
    [none] жетонов не осталось бы
    [0] он стоял бы на жетоне
   *[other] было бы { $else }
}
better-building = Следующая стройка даст больше: { $gaps }; по средствам и по месту – { $kinds } { $kinds ->
    [one] тип здания
    [few] типа зданий
   *[many] типов зданий
}.
worse-building = Следующая стройка даст меньше: { $gaps }; по средствам и по месту – { $kinds } { $kinds ->
    [one] тип здания
    [few] типа зданий
   *[many] типов зданий
}.
gap-building-worth = около { $n } ОВ, а не { $else }
better-blueprints = Чертежи – это большие очки: { $gaps }, с учётом шансов это даёт { $by }.
worse-blueprints = Чертежам ход помогает меньше: { $gaps }, с учётом шансов это минус { $by }.
better-blueprints-same = Чертежей столько же, но шансы у них лучше: плюс { $by }.
worse-blueprints-same = Чертежей столько же, но шансы у них хуже: минус { $by }.
gap-blueprints-built = построено { $n }, а не { $else }
gap-blueprints-cards = своих { $n }, а не { $else }
better-scientists = Учёные окупаются: { $gaps }, это даёт { $by }.
worse-scientists = Без учёных теряется их польза: { $gaps }, это минус { $by }.
better-scientists-same = Учёных столько же, но пользы от них больше: плюс { $by }.
worse-scientists-same = Учёных столько же, но пользы от них меньше: минус { $by }.
gap-scientists-amount = их { $n }, а не { $else }
better-contracts = Земные контракты продвигаются: { $gaps }, с учётом шансов это даёт { $by }.
worse-contracts = Земные контракты отстают: { $gaps }, с учётом шансов это минус { $by }.
better-contracts-same = Контрактов столько же, но шансы их лучше: плюс { $by }.
worse-contracts-same = Контрактов столько же, но шансы их хуже: минус { $by }.
gap-contracts-done = выполнено { $n }, а не { $else }
gap-contracts-cards = своих { $n }, а не { $else }
better-goals = Личной цели ход помогает больше: { $gaps }, это даёт { $by }.
worse-goals = Личным целям ход помогает меньше: { $gaps }, это минус { $by }.
better-goals-same = Личные цели выполнены настолько же, но вернее окупятся: это даёт { $by }.
worse-goals-same = Личные цели выполнены настолько же, но окупятся не так верно: это минус { $by }.
gap-goals-achieved = { $n ->
    [yes] одна достигнута, а иначе ни одной
   *[no] ни одна не достигнута, а иначе была бы
}
gap-goals-cards = на выбор { $n }, а не { $else }
gap-goals-percent = ближайшая выполнена на { $n } %, а не на { $else } %
better-promised = Начатое ещё принесёт своё: { $gaps }, это даёт { $by }.
worse-promised = От начатого придёт меньше: { $gaps }, это минус { $by }.
gap-promised-worth = впереди около { $n } ОВ, а не { $else }
better-requirements = К задаче одиночной игры этот ход ведёт быстрее: { $gaps }, это даёт { $by }.
worse-requirements = К задаче одиночной игры этот ход ведёт медленнее: { $gaps }, это минус { $by }.
better-requirements-same = До задачи одиночной игры столько же, но виды на неё лучше: это даёт { $by }.
worse-requirements-same = До задачи одиночной игры столько же, но виды на неё хуже: это минус { $by }.
gap-requirements-met = выполнено требований { $n } из { $of }, а не { $else }
gap-requirements-percent = пройдено { $n } % пути, а не { $else } %
better-rivals = Ход сдерживает соперника: { $gaps }, в целом это даёт { $by }.
worse-rivals = Ход больше оставляет сопернику: { $gaps }, в целом это минус { $by }.
better-rivals-same = Ход сдерживает остальных соперников, это даёт { $by }.
worse-rivals-same = Ход больше оставляет остальным соперникам, это минус { $by }.
fewer-rivals-best = лучший дойдёт примерно до { $n } ОВ, а не до { $else }
