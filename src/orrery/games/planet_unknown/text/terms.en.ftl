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

## Reasons: what a move is better or worse in than another, and which numbers make the difference
# ($n: with the move, $else: with the other one; gap- where more is better, fewer- where less is; $gaps: those that
# differ; $by: how many points it makes)

better-lines = Rows and columns come closer to being full: { $gaps }, worth { $by }.
worse-lines = Rows and columns suffer: { $gaps }, which costs { $by }.
better-lines-same = As many rows and columns full or nearly so, but the others have better chances: about { $worth } medals instead of { $worth_else }.
worse-lines-same = As many rows and columns full or nearly so, but the others have poorer chances: about { $worth } medals instead of { $worth_else }.
gap-lines-full = { $n } full instead of { $else }
gap-lines-near = { $n } full or nearly so instead of { $else }
fewer-lines-blocked = { $n } held up by meteorites instead of { $else }
better-civ_track = The civ track gets further: { $gaps }, worth { $by } by the end.
worse-civ_track = The civ track gets less far: { $gaps }, which costs { $by } by the end.
better-civ_track-same = The civ marker stands on the same step, but gets further by the end: about { $worth } medals instead of { $worth_else }.
worse-civ_track-same = The civ marker stands on the same step, but gets less far by the end: about { $worth } medals instead of { $worth_else }.
gap-civ_track-step = step { $n } of { $last } instead of { $else }
better-water_track = The water track gets further: { $gaps }, worth { $by } by the end.
worse-water_track = The water track gets less far: { $gaps }, which costs { $by } by the end.
better-water_track-same = The water marker stands on the same step, but gets further by the end: about { $worth } medals instead of { $worth_else }.
worse-water_track-same = The water marker stands on the same step, but gets less far by the end: about { $worth } medals instead of { $worth_else }.
gap-water_track-step = step { $n } of { $last } instead of { $else }
better-biomass_track = The biomass track gets further: { $gaps }, worth { $by } by the end.
worse-biomass_track = The biomass track gets less far: { $gaps }, which costs { $by } by the end.
better-biomass_track-same = The biomass marker stands on the same step, but gets further by the end: about { $worth } medals instead of { $worth_else }.
worse-biomass_track-same = The biomass marker stands on the same step, but gets less far by the end: about { $worth } medals instead of { $worth_else }.
gap-biomass_track-step = step { $n } of { $last } instead of { $else }
better-rover_track = The rover track gets further: { $gaps }, worth { $by } by the end.
worse-rover_track = The rover track gets less far: { $gaps }, which costs { $by } by the end.
better-rover_track-same = The rover marker stands on the same step, but gets further by the end: about { $worth } medals instead of { $worth_else }.
worse-rover_track-same = The rover marker stands on the same step, but gets less far by the end: about { $worth } medals instead of { $worth_else }.
gap-rover_track-step = step { $n } of { $last } instead of { $else }
better-tech_track = The tech track gets further: { $gaps }, worth { $by } by the end.
worse-tech_track = The tech track gets less far: { $gaps }, which costs { $by } by the end.
better-tech_track-same = The tech marker stands on the same step, but gets further by the end: about { $worth } medals instead of { $worth_else }.
worse-tech_track-same = The tech marker stands on the same step, but gets less far by the end: about { $worth } medals instead of { $worth_else }.
gap-tech_track-step = step { $n } of { $last } instead of { $else }
better-rovers = The rovers have better prospects: { $gaps }, worth { $by }.
worse-rovers = The rovers have poorer prospects: { $gaps }, which costs { $by }.
better-rovers-same = As much lies on the planet, but nearer to a rover: worth { $by }.
worse-rovers-same = As much lies on the planet, but farther from a rover: that costs { $by }.
gap-rovers-rovers = { $n } { $n ->
    [one] rover
   *[other] rovers
} instead of { $else }
gap-rovers-pods = { $n } { $n ->
    [one] lifepod
   *[other] lifepods
} on the planet instead of { $else }
gap-rovers-rocks = { $n } { $n ->
    [one] meteorite
   *[other] meteorites
} on the planet instead of { $else }
gap-rovers-moves = { $n } movement { $n ->
    [one] point
   *[other] points
} to spare instead of { $else }
better-ground = It leaves ground that tiles fit into: { $gaps }, worth { $by }.
worse-ground = It spoils ground for later tiles: { $gaps }, which costs { $by }.
better-ground-same = No more holes, but open ground of a better shape: worth { $by }.
worse-ground-same = No more holes, but open ground of a poorer shape: that costs { $by }.
fewer-ground-holes = { $n } { $n ->
    [one] square
   *[other] squares
} in holes that no tile fits instead of { $else }
gap-ground-cities = { $n } { $n ->
    [one] city
   *[other] cities
} still free instead of { $else }
gap-ground-subplanets = { $n } { $n ->
    [one] sub-planet
   *[other] sub-planets
} full instead of { $else }
better-ice = Water tiles want free ice: { $gaps }, worth { $by }.
worse-ice = Ice is used up without water on it: { $gaps }, which costs { $by }.
better-ice-same = As much free ice, but worth { $by } more here.
worse-ice-same = As much free ice, but worth { $by } less here.
gap-ice-squares = { $n } free { $n ->
    [one] square
   *[other] squares
} instead of { $else }
better-collected = More is brought in: { $gaps }, worth { $by }.
worse-collected = Less is brought in: { $gaps }, which costs { $by }.
better-collected-same = A little more is brought in on average, worth { $by }.
worse-collected-same = A little less is brought in on average, which costs { $by }.
gap-collected-pods = { $n } { $n ->
    [one] lifepod
   *[other] lifepods
} instead of { $else }
gap-collected-rocks = { $n } { $n ->
    [one] meteorite
   *[other] meteorites
} instead of { $else }
better-cards = Civ cards pay at the end: { $gaps }, worth { $by }.
worse-cards = Civ cards will bring less at the end: { $gaps }, which costs { $by }.
better-cards-same = As many civ cards, but they suit the planet better: worth { $by }.
worse-cards-same = As many civ cards, but they suit the planet less: that costs { $by }.
gap-cards-cards = { $n } kept for the end instead of { $else }
gap-cards-due = { $n } still to choose instead of { $else }
better-technologies = A technology works for the rest of the game: { $gaps }, worth { $by }.
worse-technologies = It does without the work of a technology: { $gaps }, which costs { $by }.
better-technologies-same = As many technologies, but of more use here: worth { $by }.
worse-technologies-same = As many technologies, but of less use here: that costs { $by }.
gap-technologies-count = { $n } at work instead of { $else }
better-patches = A patch in store fills a gap later: { $gaps }, worth { $by }.
worse-patches = It leaves less in store to fill gaps with: { $gaps }, which costs { $by }.
better-patches-same = As many patches in store, but worth { $by } more here.
worse-patches-same = As many patches in store, but worth { $by } less here.
gap-patches-count = { $n } { $n ->
    [one] patch
   *[other] patches
} instead of { $else }
better-moon = It does more for the moon: { $gaps }, worth { $by }.
worse-moon = It does less for the moon: { $gaps }, which costs { $by }.
better-moon-same = As many stations and meteorites on the moon, but better prospects there: worth { $by }.
worse-moon-same = As many stations and meteorites on the moon, but poorer prospects there: that costs { $by }.
gap-moon-types = stations of { $n } { $n ->
    [one] type
   *[other] types
} instead of { $else }
fewer-moon-rocks = { $n } { $n ->
    [one] meteorite
   *[other] meteorites
} on it instead of { $else }
better-contests = It helps with the objectives shared with others: { $gaps }, worth { $by } by their chances.
worse-contests = It gives way in the objectives shared with others: { $gaps }, which costs { $by } by their chances.
better-contests-same = The order in the shared objectives stays, but the leads look better: worth { $by }.
worse-contests-same = The order in the shared objectives stays, but the leads look worse: that costs { $by }.
gap-contests-ahead = ahead in { $n } instead of { $else }
fewer-contests-behind = behind in { $n } instead of { $else }
better-personal = A personal objective is as good as medals: { $gaps }, worth { $by } by their chances.
worse-personal = It does less for the personal objectives: { $gaps }, which costs { $by } by their chances.
better-personal-same = The personal objectives come within better reach, worth { $by }.
worse-personal-same = The personal objectives move farther away, which costs { $by }.
gap-personal-done = { $n } of { $of } met instead of { $else }
better-promised = This turn still has more to give: { $gaps }, worth { $by }.
worse-promised = This turn has less left to give: { $gaps }, which costs { $by }.
gap-promised-worth = about { $n } medals to come instead of { $else }
better-rivals = It holds the rivals back: { $gaps }, worth { $by } all in all.
worse-rivals = It leaves more to the rivals: { $gaps }, which costs { $by } all in all.
better-rivals-same = It holds back the rivals behind the best one, worth { $by }.
worse-rivals-same = It leaves more to the rivals behind the best one, which costs { $by }.
fewer-rivals-best = the best of them is heading for { $n } medals instead of { $else }
