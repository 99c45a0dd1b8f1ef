map = Map of the colony
map-how = Arrow keys walk the hexes, N goes to the next possible answer, T turns to another way to do it, Enter chooses.
overview = Overview
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Show the whole map
hex = Hex { $name }
empty = empty
crystal = crystal
building-mine = Mine
building-generator = Generator
building-water_extractor = Water Extractor
building-greenhouse = Greenhouse
building-oxygen_condenser = Oxygen Condenser
building-shelter = Shelter
complex-mine = Mine complex
complex-generator = Generator complex
complex-water_extractor = Water complex
complex-greenhouse = Greenhouse complex
complex-oxygen_condenser = Oxygen complex
complex-shelter = Shelter complex
in-complex = complex of { $n }
shelter-mine = my Shelter
shelter-of = Shelter of { $name }
advanced-mine = upgraded by me
advanced-of = upgraded by { $name }
miner-mine = my miner
miner-of = miner of { $name }
bot-mine = my bot
bot-of = bot of { $name }
rover-mine = my rover
rover-of = rover of { $name }
tile-discovery = discovery tile
tile-named = discovery tile { $name }
tile-research = research tile { $letter }
research-a = A
research-b = B
research-c = C
research-d = D
legal = legal
legal-join = legal, complex of { $n }
legal-alone = legal, stands alone
uses-mine = uses my tech, level { $n }
uses-of = uses { $name }’s tech, level { $n }
choose-bot = choose this bot
choose-rover = choose the rover
rover-enters = the rover enters here
steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
  }
stays-crowded = another piece is here: one has to be gone by the end of your turn
stays-tile_useless = may not stop here: the tile would give you nothing
stays-research_owned = may not stop here: you have such a tile
wasted = { $n ->
    [one] No room: { $n } crystal will be lost
   *[other] No room: { $n } crystals will be lost
  }
gains-crystals = { $n ->
    [one] collects { $n } crystal
   *[other] collects { $n } crystals
  }
take-crystals = { $n ->
    [one] take the crystal
   *[other] take the crystals
  }
leave-crystals = { $n ->
    [one] leave the crystal
   *[other] leave the crystals
  }
upgrade-here = upgrade here
explore-here = put the tile here
give-way-here = move it here
bot-here = put the bot here
produce-here = produces once more
take-here = take the tile

stand-alone = stands alone
become = grows from { $a } to { $b }
tech-mine = Your tech
tech-of = { $name }’s tech
level-n = level { $n }
needs = needs level { $n }
needs-boost = needs level { $n }, send { $boosts ->
    [one] { $boosts } colonist
   *[other] { $boosts } colonists
  }
owner-gains = { $name } gains 1
gain = +{ $n } { $item ->
    [mineral] { $n ->
      [one] mineral
     *[other] minerals
    }
    [battery] { $n ->
      [one] battery
     *[other] batteries
    }
    [water] water
    [plant] { $n ->
      [one] plant
     *[other] plants
    }
    [oxygen] oxygen
   *[crystal] { $n ->
      [one] crystal
     *[other] crystals
    }
  }
storage = { $have }/{ $limit }
lost = { $n } lost
incoming = incoming
lss = Life support
op-lss = +{ $n } OP life support
op-plain = +{ $n } OP
lss-row = row { $a } → { $b }
then-one = then one of
lands = { $n ->
    [one] { $n } crystal lands
   *[other] { $n } crystals land
  }
lands-none = no crystal lands
blocked = { $n } blocked
cube = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
  } progress cube
cube-short = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
  } cube
lands-short = { $n ->
    [0] none land
    [one] { $n } lands
   *[other] { $n } land
  }
level-short = lvl { $n }
and-benefit = + benefit
level-short-up = Level { $n }
end-of-turn = end of turn
mission = Mission { $place }
displaces-mine = my { $piece ->
    [rover] rover
   *[bot] bot
  } gives way
displaces-of = { $piece ->
    [rover] rover
   *[bot] bot
  } of { $name } gives way
removes-crystal = the crystal is lost
removes-tile = the tile is lost
level-up = End of turn: level { $n }
build = Build here
choose = Choose
go = Go here
move-rover = Rover
move-bot = Bot
points = { $of ->
    [one] { $n } of { $of } point
   *[other] { $n } of { $of } points
  }
points-left = { $n } left
may-take = the tile may be taken
explore-title = Exploration
explore-sub = 3 steps from the rover
upgrade-title = Upgrade
displace-title = Gives way
place-title = New bot
produce-title = Produces once more
text-beside = Beside it: { $hexes }.
text-empty = Empty: { $hexes }.
