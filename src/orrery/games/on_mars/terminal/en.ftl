### On Mars in the terminal.

header = On Mars · round { $round } · colony level { $level } · missions left { $missions }
key = M mine  G generator  W water extractor  H greenhouse  O oxygen condenser  S shelter; b bot, r rover, m miner, ! advanced, each with its player; * crystal, ? discovery, A–D research. Hexes go by column and row, such as 1,-2; 0,0 is the middle.
letter-mine = M
letter-generator = G
letter-water_extractor = W
letter-greenhouse = H
letter-oxygen_condenser = O
letter-shelter = S
track = Turn order: { $track }
shuttle = Shuttle: { $side ->
    [orbit] in orbit
   *[colony] in the colony
  }, flies { $n ->
    [1] this round
   *[other] in round { $n } from now
  }
lss = Life Support: { $rows } (needed: { $level })
missions = Missions: { $missions }
grid = Technologies: { $techs }
display = Blueprints: { $cards }
warehouse = Warehouse: { $items }
people = Scientists and contracts: { $cards }
slots = Colonists on actions: { $slots }
party = player
side = side
resources = resources
crystals = crystals
colonists = colonists
ships = ships
lab = technologies
cards = cards
score = OP now
people-of = { $home }/{ $room }, { $work } at work
goals = Your goals: { $goals }
first = Your First Colonists: { $cards }
solo = { $goal } ({ $met } of { $of } met; Lacerda’s deck: { $deck })
you = you
act = { $action }{ $paid ->
    [none] { "" }
   *[other] {" "}({ $paid })
  }
exec = executive action, { $exec } ({ $paid })
use = use { $card } ({ $how ->
    [crystals] 2 crystals
    [free] free
   *[scientist] { $scientist }
  })
end = end the turn
done = enough
move = { $what }: { $start ->
    [none] { $end }
   *[other] { $start } → { $end }
  }
supply = from the warehouse: { $item }
gain = { $item }
pay = pay { $item }
blueprint = { $card }
upgrade = { $card }, hex { $hex }
use_tech = with the technology of: { $owner }
ship = { $reward ->
    [0] a colonist and a bot
   *[other] colonists only
  }, opens { $opens }
produce = hex { $hex } produces once more
retrieve = { $place ->
    [none] from the Working Area
   *[other] from { $place }
  }
pay_for = pay and take it
site = { $hex }: { $gain }, size { $size }{ $owner ->
    [none] { "" }
   *[other] , technology of: { $owner }
  }{ $boosts ->
    [0] { "" }
   *[other] , colonists sent: { $boosts }
  }
add = { $piece ->
    [rover] one more step for the rover
   *[bot] one more step for bots
  }
bot = bot { $start } → { $end }
rover = rover → { $hex }
bot_past = bot { $start } → { $end }, leaving the crystal
rover_past = rover → { $hex }, leaving the crystal
take = take the tile
leave = leave the tile
benefit = { $card }
hex = hex { $hex }
keep = keep the oxygen
contract = { $card }
travel = travel
stay = stay
explore = { $tile } on hex { $hex }
deliver = deliver { $item }: { $contract }
goal = goal achieved: { $goal } ({ $reward ->
    [0] two free developments
   *[other] its own reward
  })
pawn = pay with a goal: { $card }
reveal = reveal { $card }
