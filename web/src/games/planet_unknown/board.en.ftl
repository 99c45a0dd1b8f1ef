## Loading and common words

facts-loading = The table is being laid
facts-failed = The components could not be loaded.
board = The table
close = Close
here = Here:
corporation = Corporation
reconstructed = Reconstructed.
in-gallery = Open in the gallery
kind-tile = Tile
kind-shape = Shape
kind-planet = Planet
kind-corporation = Corporation
kind-technology = Technology
kind-civ_card = Civ card
kind-objective = Objective
kind-event = Event
kind-terrain = Terrain
kind-station = Station
kind-token = Token

## Planet

planet-label = { $planet }, { $covered } of { $squares } squares covered
planet-how = Arrow keys move the tile, R turns it, F flips it, Enter places it.
acts = Answers
planet-figures = { $squares } squares, { $ice ->
    [0] no ice
   *[other] { $ice } of them ice
}
difficulty = Difficulty { $n }
line-row = row { $at }
line-column = column { $at }
medal-label = { $line }: { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
}, { $covered } of { $squares } covered, { $state }
medal-open = open
medal-done = complete
medal-spoiled = spoiled by a meteorite
medal-completes = complete with this placement
medal-spoils = spoiled by this placement
square-station = station
square-lifepod = lifepod
square-meteorite = meteorite
square-rover = rover
square-complete = { $line } complete
ground-land = land
ground-ice = ice
ground-city = city
ground-toxic = toxic
ground-current = current
ground-ring = ring
rover-label = Rover on { $at }: drive it, { $n ->
    [one] { $n } point left
   *[other] { $n } points left
}
tile-label = { $shape }, { $first } and { $second }{ $meteor ->
    [yes] , with a meteorite
   *[no] {""}
}
ghost-label = { $tile } over { $squares }
cell-name = { $track } { $row }

## What is printed in a cell

print-medal = { $n ->
    [one] { $n } medal
   *[other] { $n } medals
}
print-civ = civ card { $roman }
print-tech = technology { $n }
print-patch = patch
print-rover = new rover
print-boost = boost: any marker +1
print-move = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
print-advance = { $track } +1

## Consequences

badge-nothing_to_copy = nothing to copy
badge-no_ice = no ice, no advance
badge-not_expanded = expands no biomass
badge-stays = stays
badge-completes = { $line } complete
badge-meteorite = meteorite on { $at }
badge-meteorite-spoils = meteorite { $at }: blocks { $lines }
badge-pods-lost = { $n ->
    [one] lifepod lost
   *[other] { $n } lifepods lost
}
badge-rovers-lost = { $n ->
    [one] rover lost
   *[other] { $n } rovers lost
}
badge-boost = boost: any marker +1
badge-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
badge-moves-left = { $n ->
    [one] { $n } move left
   *[other] { $n } moves left
}
badge-way = { $cost ->
    [one] { $cost } move
   *[other] { $cost } moves
}, { $left } left
badge-tech = Technology { $level } lights up
badge-tech-lost = Technology { $level } goes out
badge-civ = { $level ->
    [1] civ card I
    [2] civ card II
    [3] civ card III
   *[other] civ card IV
} at the end of the round
badge-pod = lifepod collected
badge-meteorite-collected = meteorite collected
badge-meteorite-loaded = meteorite loaded
badge-rover-put = rover on { $at }
badge-patch = patch on { $at }
badge-patch-stored = patch kept for the end
badge-patch-lost = patch lost
badge-set-aside = tile set aside
badge-flux = flux on { $track }

## Tools

place = Place
place-show = Show the tile
rotate = Rotate
flip = Flip
stop-driving = Stop driving
as-is = tech as tech
as-energy = tech as energy

## Questions and hints

ask-place = Place your { $tile }
ask-next = Next: { $item }
ask-end-stuck = { $n ->
    [one] One movement point left, but no rover can drive.
   *[other] { $n } movement points left, but no rover can drive.
}
hint-places = { $count ->
    [one] { $count } legal place
   *[other] { $count } legal places
}, { $here } of them turned this way
hint-waived = { $what ->
    [event] It fits nowhere by the event’s rule: the event does not bind it
    [planet] It fits nowhere by the planet’s rule: the planet does not bind it
   *[both] It fits nowhere by the rules of event and planet: neither binds it
}. { $count ->
    [one] { $count } place
   *[other] { $count } places
}
not-here = That is not asked now. { $hint }
not-here-end = All is resolved: end your turn with the button, or take steps back with Undo.
not-now = There is nothing to do here now.
hint-choose_planet = Comets tell how demanding a planet is; medals stand at its rows and columns.
hint-choose_corporation = Comets tell how demanding a corporation is.
hint-keep_objective = The others go back into the box.
hint-drop_objective = Each of the others brings 5 medals if it is fulfilled at the end.
hint-take = Click one of the two tiles of your depot. You may put it back and take the other until you place it.
hint-take-moves = Click a tile of your depot – or a rover, to drive first: { $n ->
    [one] one movement point
   *[other] { $n } movement points
} until the end of your turn.
hint-take-none = Neither tile fits any more: take one for its stations, it will be set aside.
hint-rotate = Click the sector that shall face you; everybody else’s depot turns with it.
hint-rotate-alone = Click the sector that shall face you: its two tiles are your choice.
hint-order = Bonuses come at once, so the order matters: click a glowing marker or a card.
hint-energy = Click a glowing marker or a button; the bonus of its cell comes at once.
hint-boost = Click a glowing marker; the bonus of its cell comes at once.
hint-advance = Click a glowing marker; the bonus of its cell comes at once.
hint-regress = Click the marker that goes down; it gets no bonus.
hint-unionize = Boosts on the way are not gained, other bonuses are.
hint-choose_row = Click a marker: the bonuses of all five cells in its row come at once.
hint-choose_flux = The track with the token is what your technologies call flux.
hint-place_patch = Click a glowing square: a patch covers it and helps to complete its row and column.
hint-put_rover = Click a glowing square: from there it drives with your movement points.
hint-collect_lifepod = Click one that glows: it goes to your collection area.
hint-collect_meteorite = Click one that glows: it goes to your collection area.
hint-destroy_rover = Click one that glows: it does not return to the supply.
hint-destroy_lifepod = Click one that glows: it goes into the box.
hint-destroy_meteorite = Click one that glows: its row and column may count again.
hint-put_meteorite = Click the symbol that gets a meteorite: its row and column will not score.
hint-choose_line = Click a medal at the edge: its row or column is cleared of meteorites.
hint-teleport = Click a rover, then the square it shall stand on.
hint-teleport-or-drive = Click the square where the rover shall stand. Click the rover again to spend points first.
hint-drive = Click a square: the rover drives there and picks up what lies on its way.
hint-next = { $n ->
    [0] Go on, or use a technology first.
    [one] Go on, or drive first: { $n } movement point is left.
   *[other] Go on, or drive first: { $n } movement points are left.
}
hint-drive-first = { $n ->
    [one] Answer, or click a rover to drive first: { $n } movement point is left.
   *[other] Answer, or click a rover to drive first: { $n } movement points are left.
}
hint-moves = Click a rover, then a square: it picks up what lies on its way.
hint-stuck = Movement points cannot be kept: end your turn.
hint-end_turn = You can still take steps back with Undo.
hint-picked = Now click the cell it shall go to.
hint-choose_civ = Pick one card: its effect comes at once, or it stays secret and scores at the end.
hint-civ_level = Several cards are due; each comes into effect before you choose the next.
hint-ignore_station = The other station advances its marker as usual.
hint-pod_to = Click the collection area or a free cell.
hint-pod_from = Click one that glows.
hint-lose_pod = Click one that glows: it goes into the box.
hint-scrap = None of its tiles can be taken any more.
hint-may = You may, but need not.

## Answers

pick-title-planet = Planets on offer: { $count }
pick-title-corporation = Corporations on offer: { $count }
pick-title-objective = Objectives on offer: { $count }
pick-title-drop = Your objectives: { $count }
pick-target = Target: { $target } medals
peek = Look at the table
peek-back = Back to the cards
peek-tip = Press V or this button; hold it for a quick look
pick-planet = Settle here
pick-corporation = Work for them
pick-objective = Keep this objective
pick-drop = Give this up
pick-copy = { $track } +1
pick-ignore = { $track } gives nothing
pick-flux = { $track }
pick-row = Row of { $track }
pick-marker = { $track }
pick-regress = { $track } down
pick-level = Level { $roman }
pick-take-outer = Large tile
pick-take-inner = Small tile
pick-scrap-outer = Large stack
pick-scrap-inner = Small stack
pick-pod-area = Collection area
pick-pod-slot = Tech { $slot }
pick-store = Keep for the end
pick-boost = Boost instead
pick-leave = Give the patch up
pick-skip = Leave it
pick-end = End turn
pick-end-wasting = { $n ->
    [one] End turn, { $n } move lost
   *[other] End turn, { $n } moves lost
}
doubt-title = This cannot be taken back later
doubt-text = { $what } for good. There are other answers without this loss.
doubt-yes = Do it all the same
doubt-no = Look again
item-station = { $id ->
    [energy] Energy: copy a station
   *[other] { $terrain } station
}
item-tech = Technology { $level }
item-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
item-boost = { $n ->
    [one] Boost: any marker +1
   *[other] { $n } boosts
}
item-rover = Put a rover
item-civ = Civ card { $roman }
item-patch = Place a patch
item-advance = { $track } +1
item-advance-any = Advance a marker
item-regress = Move a marker down
goal-personal = Personal objective
goal-worth = 5 medals at the end

## Score so far

score-now = Medals now:
score-planet = planet
score-tracks = tracks
score-civ_cards = civ cards
score-lifepods = lifepods
score-meteorites = meteorites
score-competitive = objectives
score-personal = personal

## Chips

chip-phase-boards = Boards
chip-phase-objectives = Objectives
chip-phase-rotation = Rotation
chip-phase-event = Event
chip-phase-turns = Turns
chip-phase-civ = Civ cards
chip-phase-final = Final touches
chip-phase-end = The end

## Things to do that stand in a list

item-double_boost = The boost goes on: the same marker +1
item-cargo = Destroy the carried meteorite
item-flux = Move the flux token
item-order = The rest
item-peek_event = Look at the next event
item-reset_marker = Put the marker back to its start
item-relocate_lifepods = Move a lifepod
item-gain_rover = One more rover
item-collect = Collect a piece
item-destroy = Destroy a piece
item-destroy_line = Clear a row or column of meteorites
item-add_meteorite = A meteorite falls
item-place_extra_tile = Place an extra tile
item-teleport_rover = Teleport a rover
item-civ_stacks = More civ cards
item-draw_personal_objective = Draw an objective
item-destroy_personal_objective = Give up an objective
item-rotate_station = Turn the station
item-empty_compartment = Clear a stack
item-advance_all_to_row = Bring all markers up
item-advance_to_next_milestone = Advance to the next milestone
item-row_bonuses = Bonuses of a whole row
item-rover_move_per_rover = Moves for each rover
item-rover_move_from_marker = Moves from the rover track
item-common_objective = A new common objective
item-take_civ_cards = Take civ cards
item-extra_patch = One more patch
item-patches = { $n ->
    [one] Place a patch
   *[other] { $n } patches
}
