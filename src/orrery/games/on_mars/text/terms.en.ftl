### The evaluation in terms: their names, and what they say of a position (a part of a sentence)

worth = { $n } OP
term-points = Points in hand
told-points = { $op } OP won{ $ships ->
    [0] { "" }
    [one] { " " }and { $ships } ship in the hangar
   *[other] { " " }and { $ships } ships in the hangar
}
term-progress = Progress cubes
told-progress = { $cubes ->
    [0] no cube placed yet
    [one] { $cubes } cube placed
   *[other] { $cubes } cubes placed
}; with those in reach about { $worth } OP
term-techs = Techs
told-techs = { $count ->
    [0] no tech yet
    [one] { $count } tech, at level { $levels }
   *[other] { $count } techs with { $levels } levels between them
}
term-crew = Crew
told-crew = { $people ->
    [0] no colonist
    [one] { $people } colonist
   *[other] { $people } colonists
}, { $free } free to work, room for { $room }
term-shelters = Shelters
told-shelters = { $count ->
    [0] no shelter of your own
    [one] { $count } shelter of your own
   *[other] { $count } shelters of your own
}
term-resources = Resources
told-resources = { $minerals ->
    [0] no mineral
    [one] { $minerals } mineral
   *[other] { $minerals } minerals
} and { $others ->
    [0] no other resource
    [one] { $others } other resource
   *[other] { $others } other resources
} in store
term-crystals = Crystals
told-crystals = { $amount ->
    [0] no crystal for executive actions
    [one] { $amount } crystal for executive actions
   *[other] { $amount } crystals for executive actions
}, room for { $room } more
term-bots = Bots
told-bots = { $amount ->
    [one] { $amount } bot on the surface
   *[other] { $amount } bots on the surface
}
term-miners = Miners
told-miners = { $count ->
    [0] no miner to dig for you
    [one] { $count } miner digs a mineral for every trip to orbit
   *[other] { $count } miners dig minerals for every trip to orbit
}
term-rover = Rover and discoveries
told-rover = { $steps ->
    [none] no tile left for the rover
    [0] the rover stands on a tile
    [one] the rover is { $steps } step from a tile
   *[other] the rover is { $steps } steps from a tile
}
term-building = Building next
told-building = { $kinds ->
    [0] nothing you could build at once
    [one] { $kinds } type of building you could pay for and place, good for about { $worth } OP
   *[other] { $kinds } types of building you could pay for and place, good for about { $worth } OP
}
term-blueprints = Blueprints
told-blueprints = { $built } built, { $waiting } waiting, about { $worth } OP by their chances
term-scientists = Scientists
told-scientists = { $amount ->
    [0] no scientist works for you
    [one] { $amount } scientist works for you
   *[other] { $amount } scientists work for you
}
term-contracts = Earth contracts
told-contracts = { $done } completed, { $open } open, about { $worth } OP by their chances
term-goals = Private goals
told-goals = { $achieved ->
    [yes] one is achieved and paid
   *[no] { $cards } to choose from, the nearest { $percent } % done
}
term-promised = About to come
told-promised = the actions begun still bring about { $worth } OP
term-requirements = The solo goal
told-requirements = { $met } of { $of } requirements met, { $percent } % of the way all in all
term-rivals = Rivals
told-rivals = { $solo ->
    [yes] Lacerda stands at { $best } OP
   *[no] the best of them stands at { $best } OP
}
