### Planet Unknown in the terminal.

header = Planet Unknown · round { $round } · { $phase }{ $commander }
commander = { "" } · commander: { $name }
target = Target { $target }; the planet as it lies would count { $score }.
event = Event: { $card } ({ $left } left)
letter-civ = C
letter-water = W
letter-biomass = B
letter-rover = R
letter-tech = T
letter-energy = E
key = · land  ~ ice  ^ lifepod  * meteorite  & rover; capitals carry a station; medals of a line stand at its end.
station = Station
sector = sector
outer = outer ring
inner = inner ring
faces = faces
seat = player
boards = boards
moves = moves
lifepods = pods
meteorites = meteorites
cards = cards
score = medals
techs = Technologies: { $techs }
kept = Cards for the end: { $cards }
goal = My objective: { $card } ({ $value } of { $goal })
objective = Objective: { $card } ({ $standing })
place-hint = { $n } ways to lay it. Type how and where its upper left corner goes, such as { $at }; r turns clockwise, f flips first.
rotate = sector { $sector }
advance = { $marker } marker to { $cell }
drive = drive { $start } → { $end }
jump = teleport { $start } → { $end }
teleport = teleport { $start } → { $end }
use = use technology { $what }
store = store it for the end
boost = a synergy boost instead
leave = give it up
level = level { $what }
skip = leave it
end = end the turn
confirm = confirm
item-tech = technology { $n }
item-moves = { $n } movement points
item-boost = synergy boost
item-double_boost = the same marker once more
item-milestone = milestone of the { $track }{ $level ->
    [none] { "" }
   *[other] , level { $level }
}
item-advance = advance on the { $track }
item-rover = put a rover
item-patch = { $n } patch
item-peek = look at the next event
item-peek_event = look at the next event
item-cargo = destroy the meteorite on the rover
