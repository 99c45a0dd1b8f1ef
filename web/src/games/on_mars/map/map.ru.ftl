map = Карта колонии
map-how = Стрелки ведут по клеткам, N – к следующему возможному ответу, T меняет способ, Enter выбирает.
overview = Обзор
zoom-in = Приблизить
zoom-out = Отдалить
zoom-all = Показать всю карту
hex = Клетка { $name }
empty = пусто
crystal = кристалл
building-mine = Шахта
building-generator = Электростанция
building-water_extractor = Ледонагреватель
building-greenhouse = Теплица
building-oxygen_condenser = Кислородный конденсатор
building-shelter = Убежище
complex-mine = Шахты
complex-generator = Электростанции
complex-water_extractor = Ледонагреватели
complex-greenhouse = Теплицы
complex-oxygen_condenser = Конденсаторы
complex-shelter = Убежища
in-complex = комплекс из { $n }
shelter-mine = моё убежище
shelter-of = убежище, владелец – { $name }
advanced-mine = улучшено мной
advanced-of = улучшение, владелец – { $name }
miner-mine = мой шахтёр
miner-of = шахтёр, владелец – { $name }
bot-mine = мой робот
bot-of = робот, владелец – { $name }
rover-mine = мой марсоход
rover-of = марсоход, владелец – { $name }
tile-discovery = жетон открытия
tile-named = жетон открытия «{ $name }»
tile-research = жетон исследования { $letter }
research-a = А
research-b = Б
research-c = В
research-d = Г
legal = можно
legal-join = можно, комплекс из { $n }
legal-alone = можно, отдельное здание
uses-mine = моя технология, уровень { $n }
uses-of = чужая технология ({ $name }), уровень { $n }
choose-bot = выбрать робота
choose-rover = выбрать марсоход
rover-enters = здесь марсоход выезжает на карту
steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
  }
stays-crowded = здесь другая фигурка: к концу хода одна должна уйти
stays-tile_useless = здесь не остановиться: жетон вам ничего не даст
stays-research_owned = здесь не остановиться: такой жетон у вас уже есть
wasted = { $n ->
    [one] Нет места: { $n } кристалл пропадёт
    [few] Нет места: { $n } кристалла пропадут
   *[many] Нет места: { $n } кристаллов пропадут
  }
gains-crystals = { $n ->
    [one] по пути { $n } кристалл
    [few] по пути { $n } кристалла
   *[many] по пути { $n } кристаллов
  }
take-crystals = { $n ->
    [one] взять кристалл
   *[other] взять кристаллы
  }
leave-crystals = { $n ->
    [one] оставить кристалл
   *[other] оставить кристаллы
  }
upgrade-here = улучшить здесь
explore-here = положить жетон сюда
give-way-here = переставить сюда
bot-here = поставить робота сюда
produce-here = производит ещё раз
take-here = взять жетон

stand-alone = отдельное здание
become = в комплексе { $a } → { $b }
tech-mine = Свой жетон
tech-of = Жетон: { $name }
level-n = уровень { $n }
needs = нужен уровень { $n }
needs-boost = нужен уровень { $n }, отправить колонистов: { $boosts }
owner-gains = { $name } получит 1
gain = +{ $n } { $item ->
    [mineral] { $n ->
      [one] минерал
      [few] минерала
     *[many] минералов
    }
    [battery] { $n ->
      [one] аккумулятор
      [few] аккумулятора
     *[many] аккумуляторов
    }
    [water] { $n ->
      [one] вода
     *[other] воды
    }
    [plant] { $n ->
      [one] растение
      [few] растения
     *[many] растений
    }
    [oxygen] { $n ->
      [one] кислород
     *[other] кислорода
    }
   *[crystal] { $n ->
      [one] кристалл
      [few] кристалла
     *[many] кристаллов
    }
  }
storage = { $have }/{ $limit }
lost = { $n ->
    [one] { $n } пропадёт
   *[other] { $n } пропадут
  }
incoming = в пути
lss = Система LSS
op-lss = +{ $n } ОВ за LSS
op-plain = +{ $n } ОВ
lss-row = ряд { $a } → { $b }
then-one = затем одно из
lands = { $n ->
    [one] Упадёт { $n } кристалл
    [few] Упадут { $n } кристалла
   *[many] Упадут { $n } кристаллов
  }
lands-none = кристаллы не упадут
blocked = { $n } мимо
cube = { $n }-й куб прогресса
cube-short = { $n }-й куб
lands-short = { $n ->
    [0] не упадут
    [one] { $n } упадёт
   *[other] { $n } упадут
  }
level-short = ур. { $n }
and-benefit = + награда
level-short-up = Уровень { $n }
end-of-turn = конец хода
mission = Миссия { $place }
displaces-mine = { $piece ->
    [rover] мой марсоход
   *[bot] мой робот
  } отойдёт
displaces-of = { $piece ->
    [rover] марсоход
   *[bot] робот
  } отойдёт ({ $name })
removes-crystal = кристалл пропадёт
removes-tile = жетон пропадёт
level-up = Конец хода: уровень { $n }
build = Построить
choose = Выбрать
go = Сюда
move-rover = Марсоход
move-bot = Робот
points = { $of ->
    [one] { $n } из { $of } очка
   *[other] { $n } из { $of } очков
  }
points-left = останется { $n }
may-take = жетон можно взять
explore-title = Разведка
explore-sub = 3 шага от марсохода
upgrade-title = Улучшение
displace-title = Уступает место
place-title = Новый робот
produce-title = Производит ещё раз
text-beside = Рядом: { $hexes }.
text-empty = Пусто: { $hexes }.
