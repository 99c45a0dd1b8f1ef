## Supermoon: moons, quarters, own supply

kind-moon = Moon
kind-moon_board = Moon board
kind-quarter = Quarter
kind-half = Half of a corporation
kind-patch = Patch
kind-shattered_planet = Planet
kind-split_corporation = Corporation
kind-supermoon_token = Token
line-on-moon = { $line } of the moon
line-on-quarter = line { $at } of quarter { $n }
line-moon = moon
square-moon = { $at } (moon)
square-quarter = { $at } (quarter { $n })
ground-spaceship = spaceship
to-moon = Moon
to-planet = Planet
here-moon = On the moon:
here-planet = On the planet:
aim-line = Fire along { $line }: { $meteorites ->
    [0] no meteorite
    [one] { $meteorites } meteorite
   *[other] { $meteorites } meteorites
}{ $rovers ->
    [0] {""}
    [one] , { $rovers } rover lost
   *[other] , { $rovers } rovers lost
}
supply-title = Own supply
supply-emergency = Emergency tiles: two of them instead of a tile from the depot
supply-patches = Patches of other terrains, instead of a biomass patch
supply-tile = Emergency tile: { $terrain }
supply-tile-gone = Emergency tile: { $terrain }, used
supply-patch = Patch: { $terrain }
supply-patch-gone = Patch: { $terrain }, used
supply-kept = { $n } kept for the end

pick-title-moon = { $count ->
    [one] Where your satellite begins
   *[other] A side of your moon, and where its satellite begins
}
pick-moon = Start at { $point }
moon-figures = { $squares } squares, { $ice } of them ice, { $meteorites } meteorites
pick-title-quarters = A side for each quarter of your planet
quarter-turn = Quarter { $n }, side { $side }: turn it over
quarters-hint = Press a quarter to turn it over.
pick-quarters = Build on these quarters
pick-title-halves = A side for each half of your corporation
pick-halves = Found this corporation
pick-title-events = { $n ->
    [1] Which event comes next?
   *[other] And which one after it?
}
pick-event = This one

## Questions

hint-aim = Click the line: the laser destroys every meteorite and every rover of yours on it.
hint-take-emergency = Click a tile of your depot, or an emergency tile: then two of them are laid instead.
hint-take-pair = No tile of the depot fits: lay two of your emergency tiles.
hint-take-none-pair = Set aside a tile of the depot, or two emergency tiles: their stations still count.
hint-take-extra = Click a tile of your depot that glows.
hint-take-extra-may = Click a tile of your depot that glows, or leave them.
hint-choose_one = Click one of them: it comes into effect at once.
hint-fly = Click any square: the spaceship symbol carries the rover there for one point.
pick-trade = { $track } { $n }
hint-second_tile = Click the second emergency tile.
hint-set_aside = Click an emergency tile: it is set aside, and its station advances its marker.
hint-patch_kind = Click a patch: one of your own, or a biomass patch from the common supply.
hint-down_first = One marker of the tile may go down first; its bonuses can be gained again.
hint-twice = The station you click advances its marker twice, the other one gives nothing.
hint-trade = Click the marker that moves first; another one moves after it.
hint-reorder = The first one you take is the next to come.
hint-choose_moon = Pieces laid on the moon move the satellite clockwise, point by point; there it fires.
hint-choose_quarters = Each quarter forbids something, and scores its own lines. From a spaceship symbol a rover flies to any square.
hint-choose_halves = The upper half says when the feature applies, the lower half says what it does.
pick-emergency = Emergency tile: { $terrain }
pick-kind = Patch: { $terrain }
pick-twice = { $track } twice
item-orbit = Satellite: { $n ->
    [one] { $n } point on
   *[other] { $n } points on
}, and its shot
item-ignore = { $terrain } gives nothing
item-twice = One station twice
item-trade_markers = Move markers against each other
item-draw_event = One more event
item-remove_depot_tops = The depot’s top tiles leave
item-exchange = Exchange movement points
item-medals = Medals
badge-satellite = { $n ->
    [one] satellite { $n } point on
   *[other] satellite { $n } points on
}
badge-shot = { $line }: { $n ->
    [0] nothing hit
    [one] { $n } meteorite destroyed
   *[other] { $n } meteorites destroyed
}
badge-shot-rovers = { $line }: { $n ->
    [one] rover lost
   *[other] { $n } rovers lost
}
badge-maintenance = { $card }

## The moon beside the planet

moon-set = Moon set: { $n } medals
moon-red = Meteorites on the moon: { $n } medals
moon-title = Moon: { $name }

## The corporation

quantum-ring = { $ring ->
    [outer] Tiles of the outer ring:
   *[inner] Tiles of the inner ring:
}
quantum-quantum_a = one of its markers may go down first
quantum-quantum_b = one station twice, the other not at all
maintenance-title = Maintenance
maintenance-used = used this round
maintenance-ready = ready
score-moon = moon
civ-again = again and again
