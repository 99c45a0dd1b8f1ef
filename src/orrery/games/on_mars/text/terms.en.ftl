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
    [yes] Lacerda is on the way to { $best } OP
   *[no] the best of them is on the way to { $best } OP
}

## Reasons: what a move is better or worse in than another, and which numbers make the difference
# ($n: with the move, $else: with the other one; gap- where more is better, fewer- where less is; $gaps: those that
# differ; $by: how many points it makes)

better-points = Points that nobody can take away: { $gaps }, worth { $by }.
worse-points = It gives up points that are there to be won now: { $gaps }, which costs { $by }.
better-points-same = A few more points on average: { $by }.
worse-points-same = A few points fewer on average: { $by } lost.
gap-points-op = { $n } OP won instead of { $else }
gap-points-ships = { $n } { $n ->
    [one] ship
   *[other] ships
} in the hangar instead of { $else }
better-progress = Progress cubes score again and again: { $gaps }, worth { $by }.
worse-progress = It does less for the progress cubes: { $gaps }, which costs { $by }.
better-progress-same = As many progress cubes placed, but the next ones are nearer: about { $worth } OP from them instead of { $worth_else }.
worse-progress-same = As many progress cubes placed, but the next ones are farther off: about { $worth } OP from them instead of { $worth_else }.
gap-progress-cubes = { $n } placed instead of { $else }
better-techs = Techs strengthen everything that comes later: { $gaps }, worth { $by }.
worse-techs = It falls behind in techs, which strengthen everything that comes later: { $gaps }, which costs { $by }.
better-techs-same = As many techs and levels, but techs that bring { $by } more.
worse-techs-same = As many techs and levels, but techs that bring { $by } less.
gap-techs-count = { $n } { $n ->
    [one] tech
   *[other] techs
} instead of { $else }
gap-techs-levels = { $n } { $n ->
    [one] level
   *[other] levels
} in all instead of { $else }
better-crew = More can be done with this crew: { $gaps }, worth { $by }.
worse-crew = Hands will be missing later: { $gaps }, which costs { $by }.
better-crew-same = The crew is a little better placed on average, worth { $by }.
worse-crew-same = The crew is a little worse placed on average, which costs { $by }.
gap-crew-people = { $n } { $n ->
    [one] colonist
   *[other] colonists
} instead of { $else }
gap-crew-free = { $n } free to work instead of { $else }
gap-crew-room = room for { $n } instead of { $else }
better-shelters = A shelter of one’s own gives colonists room to come: { $gaps }, worth { $by }.
worse-shelters = It does less for shelters, and colonists need room: { $gaps }, which costs { $by }.
better-shelters-same = As many shelters, but they are worth { $by } more here.
worse-shelters-same = As many shelters, but they are worth { $by } less here.
gap-shelters-count = { $n } { $n ->
    [one] shelter
   *[other] shelters
} instead of { $else }
better-resources = The store is better filled for what one wants to build: { $gaps }, worth { $by }.
worse-resources = The store will be short when it comes to building: { $gaps }, which costs { $by }.
better-resources-same = As many resources, but of kinds worth { $by } more.
worse-resources-same = As many resources, but of kinds worth { $by } less.
gap-resources-minerals = { $n } { $n ->
    [one] mineral
   *[other] minerals
} instead of { $else }
gap-resources-others = { $n } other { $n ->
    [one] resource
   *[other] resources
} instead of { $else }
better-crystals = Crystals buy executive actions, and with them a second thing in one turn: { $gaps }, worth { $by }.
worse-crystals = Crystals for executive actions will be missed: { $gaps }, which costs { $by }.
better-crystals-same = The crystals are worth { $by } more here.
worse-crystals-same = The crystals are worth { $by } less here.
gap-crystals-amount = { $n } { $n ->
    [one] crystal
   *[other] crystals
} instead of { $else }
better-bots = Bots have to stand where one wants to build: { $gaps }, worth { $by }.
worse-bots = Bots will be missing where one wants to build: { $gaps }, which costs { $by }.
better-bots-same = As many bots on the surface, but in places worth { $by } more.
worse-bots-same = As many bots on the surface, but in places worth { $by } less.
gap-bots-amount = { $n } on the surface instead of { $else }
better-miners = Miners dig a mineral for every trip to orbit: { $gaps }, worth { $by }.
worse-miners = Fewer minerals will come out of the mines: { $gaps }, which costs { $by }.
better-miners-same = As many miners, but they will dig { $by } more.
worse-miners-same = As many miners, but they will dig { $by } less.
gap-miners-count = { $n } { $n ->
    [one] miner
   *[other] miners
} instead of { $else }
better-rover = The rover is better placed for discoveries: { $gaps }, worth { $by }.
worse-rover = The rover is worse placed for discoveries: { $gaps }, which costs { $by }.
better-rover-same = The rover is as near to a tile, but better placed for the next ones: worth { $by }.
worse-rover-same = The rover is as near to a tile, but worse placed for the next ones: that costs { $by }.
fewer-rover-steps = { $n ->
    [none] no tile left for it
    [0] it stands on a tile
    [one] { $n } step from a tile
   *[other] { $n } steps from a tile
} instead of { $else ->
    [none] none being left
    [0] standing on one
   *[other] { $else }
}
better-building = The next building will do more: { $gaps }, with { $kinds } { $kinds ->
    [one] type
   *[other] types
} you can pay for and place.
worse-building = The next building will do less: { $gaps }, with { $kinds } { $kinds ->
    [one] type
   *[other] types
} you can pay for and place.
gap-building-worth = about { $n } OP instead of { $else }
better-blueprints = Blueprints are where big points come from: { $gaps }, worth { $by } by their chances.
worse-blueprints = It does less for the blueprints: { $gaps }, which costs { $by } by their chances.
better-blueprints-same = As many blueprints, but with better chances: { $by } more.
worse-blueprints-same = As many blueprints, but with poorer chances: { $by } less.
gap-blueprints-built = { $n } built instead of { $else }
gap-blueprints-cards = { $n } of your own instead of { $else }
better-scientists = A scientist goes on giving: { $gaps }, worth { $by }.
worse-scientists = It does without what scientists bring: { $gaps }, which costs { $by }.
better-scientists-same = As many scientists, but they bring { $by } more.
worse-scientists-same = As many scientists, but they bring { $by } less.
gap-scientists-amount = { $n } instead of { $else }
better-contracts = It gets on with the Earth contracts: { $gaps }, worth { $by } by their chances.
worse-contracts = It leaves the Earth contracts behind: { $gaps }, which costs { $by } by their chances.
better-contracts-same = As many contracts, but with better chances: { $by } more.
worse-contracts-same = As many contracts, but with poorer chances: { $by } less.
gap-contracts-done = { $n } completed instead of { $else }
gap-contracts-cards = { $n } of your own instead of { $else }
better-goals = It does more for a private goal: { $gaps }, worth { $by }.
worse-goals = It does less for the private goals: { $gaps }, which costs { $by }.
better-goals-same = The private goals are as far along, but more likely to pay: worth { $by }.
worse-goals-same = The private goals are as far along, but less likely to pay: that costs { $by }.
gap-goals-achieved = { $n ->
    [yes] one is achieved and paid, otherwise none
   *[no] none is achieved, otherwise one would be
}
gap-goals-cards = { $n } to choose from instead of { $else }
gap-goals-percent = the nearest { $n } % done instead of { $else } %
better-promised = What has been begun still pays: { $gaps }, worth { $by }.
worse-promised = Less is still to come of what has been begun: { $gaps }, which costs { $by }.
gap-promised-worth = about { $n } OP to come instead of { $else }
better-requirements = It does more for the solo goal: { $gaps }, worth { $by }.
worse-requirements = It does less for the solo goal: { $gaps }, which costs { $by }.
better-requirements-same = The solo goal is as near, but the prospects are better: worth { $by }.
worse-requirements-same = The solo goal is as near, but the prospects are poorer: that costs { $by }.
gap-requirements-met = { $n } of the { $of } requirements met instead of { $else }
gap-requirements-percent = { $n } % of the way instead of { $else } %
better-rivals = It keeps the opponent’s points down: { $gaps }, worth { $by } all in all.
worse-rivals = It leaves more to the opponent: { $gaps }, which costs { $by } all in all.
better-rivals-same = It holds back the rivals behind the best one, worth { $by }.
worse-rivals-same = It leaves more to the rivals behind the best one, which costs { $by }.
fewer-rivals-best = the best one gets to about { $n } OP instead of { $else }
