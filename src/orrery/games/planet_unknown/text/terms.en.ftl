### The evaluation in terms: their names, and what they say of a position (a part of a sentence)

worth = { $n ->
    [one] { $n } medal
   *[other] { $n } medals
}
term-lines = Rows and columns
told-lines = { $full ->
    [0] no line full
   *[other] { $full } full
}, { $nearly } nearly full{ $blocked ->
    [0] { "" }
   *[other] , { $blocked } held up by meteorites
}, about { $worth } medals in the end
term-civ_track = Civ track
told-civ_track = step { $step } of { $last }, about { $worth } medals in the end
term-water_track = Water track
told-water_track = step { $step } of { $last }, about { $worth } medals in the end
term-biomass_track = Biomass track
told-biomass_track = step { $step } of { $last }, about { $worth } medals in the end
term-rover_track = Rover track
told-rover_track = step { $step } of { $last }, about { $worth } medals in the end
term-tech_track = Tech track
told-tech_track = step { $step } of { $last }, about { $worth } medals in the end
term-rovers = Rovers at work
told-rovers = { $rovers ->
    [0] no rover yet
    [one] { $rovers } rover
   *[other] { $rovers } rovers
}, { $pods ->
    [0] no lifepod
    [one] { $pods } lifepod
   *[other] { $pods } lifepods
} and { $rocks ->
    [0] no meteorite
    [one] { $rocks } meteorite
   *[other] { $rocks } meteorites
} left on the planet{ $moves ->
    [0] { "" }
    [one] , { $moves } movement point to spare
   *[other] , { $moves } movement points to spare
}
term-ground = The lie of the land
told-ground = { $holes ->
    [0] no hole that no tile fits
    [one] { $holes } square in a hole that no tile fits
   *[other] { $holes } squares in holes that no tile fits
}{ $cities ->
    [0] { "" }
    [one] , { $cities } city still free
   *[other] , { $cities } cities still free
}{ $subplanets ->
    [0] { "" }
    [one] , { $subplanets } sub-planet full
   *[other] , { $subplanets } sub-planets full
}
term-ice = Ice for water
told-ice = { $squares ->
    [0] no free square of ice
    [one] { $squares } free square of ice
   *[other] { $squares } free squares of ice
}
term-collected = Collected
told-collected = { $pods ->
    [0] no lifepod
    [one] { $pods } lifepod
   *[other] { $pods } lifepods
} and { $rocks ->
    [0] no meteorite
    [one] { $rocks } meteorite
   *[other] { $rocks } meteorites
} brought in
term-cards = Civ cards
told-cards = { $cards ->
    [0] no card kept for the end
    [one] { $cards } card kept for the end
   *[other] { $cards } cards kept for the end
}{ $due ->
    [0] { "" }
    [one] , { $due } more to choose
   *[other] , { $due } more to choose
}
term-technologies = Technologies
told-technologies = { $count ->
    [0] no technology at work yet
   *[other] { $count } at work for the rest of the game
}
term-patches = Stored patches
told-patches = { $count ->
    [0] no patch in store
    [one] { $count } patch in store
   *[other] { $count } patches in store
}
term-moon = Moon
told-moon = { $there ->
    [yes] { $types ->
        [0] no station
        [one] stations of { $types } type
       *[other] stations of { $types } types
    } and { $rocks ->
        [0] no meteorite
        [one] { $rocks } meteorite
       *[other] { $rocks } meteorites
    } on it
   *[no] there is no moon
}
term-contests = Shared objectives
told-contests = ahead in { $ahead }, level in { $level }, behind in { $behind }, worth { $worth } medals by their chances
term-personal = Personal objectives
told-personal = { $done } of { $of } met, worth { $worth } medals by their chances
term-promised = About to come
told-promised = what this turn still has to give: about { $worth } medals
term-rivals = Rivals
told-rivals = { $best ->
    [none] you play alone
   *[other] the best of them is heading for { $best } medals
}
