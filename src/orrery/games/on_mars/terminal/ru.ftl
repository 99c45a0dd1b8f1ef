### «На Марсе» в терминале.

header = На Марсе · раунд { $round } · уровень колонии { $level } · осталось миссий: { $missions }
key = Ш шахта  Э электростанция  Л ледонагреватель  Т теплица  К кислородный конденсатор  У убежище; b робот, r марсоход, m шахтёр, ! улучшенное, каждый с номером игрока; * кристалл, ? открытие, A–D исследование. Клетки – столбец и строка, например 1,-2; 0,0 – середина.
letter-mine = Ш
letter-generator = Э
letter-water_extractor = Л
letter-greenhouse = Т
letter-oxygen_condenser = К
letter-shelter = У
track = Очередность: { $track }
shuttle = Шаттл: { $side ->
    [orbit] на орбите
   *[colony] в колонии
  }, летит { $n ->
    [1] в этом раунде
   *[other] на { $n }-й раунд
  }
lss = Жизнеобеспечение: { $rows } (нужно { $level })
missions = Миссии: { $missions }
grid = Технологии: { $techs }
display = Чертежи: { $cards }
warehouse = Склад: { $items }
people = Учёные и контракты: { $cards }
slots = Колонисты на действиях: { $slots }
party = игрок
side = место
resources = ресурсы
crystals = кристаллы
colonists = колонисты
ships = корабли
lab = технологии
cards = карты
score = ОВ сейчас
people-of = { $home }/{ $room }, на работе { $work }
goals = Ваши цели: { $goals }
first = Ваши первые колонисты: { $cards }
solo = { $goal } (выполнено { $met } из { $of }; в колоде Ласерды { $deck })
you = вы
act = { $action }{ $paid ->
    [none] { "" }
   *[other] {" "}({ $paid })
  }
exec = вспомогательное действие, { $exec } ({ $paid })
use = { $card } ({ $how ->
    [crystals] за 2 кристалла
    [free] бесплатно
   *[scientist] { $scientist }
  })
end = закончить ход
done = достаточно
move = { $what }: { $start ->
    [none] { $end }
   *[other] { $start } → { $end }
  }
supply = со склада: { $item }
gain = { $item }
pay = отдать: { $item }
blueprint = { $card }
upgrade = { $card }, клетка { $hex }
use_tech = с технологией игрока: { $owner }
ship = { $reward ->
    [0] колонист и робот
   *[other] только колонисты
  }, откроется: { $opens }
produce = клетка { $hex } производит ещё раз
retrieve = { $place ->
    [none] из рабочей зоны
   *[other] с действия: { $place }
  }
pay_for = заплатить и получить
site = { $hex }: { $gain }, размер { $size }{ $owner ->
    [none] { "" }
   *[other] , технология игрока: { $owner }
  }{ $boosts ->
    [0] { "" }
   *[other] , отправить колонистов: { $boosts }
  }
add = { $piece ->
    [rover] ещё шаг марсоходу
   *[bot] ещё шаг роботам
  }
bot = робот { $start } → { $end }
rover = марсоход → { $hex }
bot_past = робот { $start } → { $end }, кристалл остаётся
rover_past = марсоход → { $hex }, кристалл остаётся
take = взять жетон
leave = оставить жетон
benefit = { $card }
hex = клетка { $hex }
keep = оставить кислород себе
contract = { $card }
travel = лететь
stay = остаться
explore = { $tile } на клетку { $hex }
deliver = доставить { $item }: { $contract }
goal = цель выполнена: { $goal } ({ $reward ->
    [0] два бесплатных развития
   *[other] её собственная награда
  })
pawn = заплатить целью: { $card }
reveal = открыть { $card }
