# What the table of On Mars says about itself. Names of cards, tiles and actions come from the data.

board = Table of On Mars
facts-loading = Laying out the colony…
facts-failed = The cards could not be loaded.
close = Close
in-gallery = In the gallery
can-choose = { $what } – can be chosen
you = You
lacerda = Lacerda
nobody = nobody
card = card
free = free
free-short = free
op = OP
level = Level
left = left
log = Log
sheet = What is being chosen
regions = Regions of the table
choose = Choose

## Items and sides

item-mineral = mineral
item-battery = battery
item-water = water
item-plant = plant
item-oxygen = oxygen
item-crystal = crystal
item-colonist = colonist
orbit = Orbit
colony = Colony
at-orbit = in orbit
at-colony = at the colony
to-orbit = to orbit
to-colony = to the colony
in-orbit = orbit { $n }
in-colony = colony { $n }
you-in-colony = you are in the colony
you-in-orbit = you are here

## Tabs of small screens

tab-colony = Colony
tab-orbit = Orbit
tab-crew = Crew
tab-support = Support
tab-board = Board
tab-rivals = Rivals

## Actions

short-landing_pod = Landing Pod
short-obtain_blueprint = Obtain Blueprint
short-learn_tech = Learn Technology
short-research_development = Research & Development
short-resupply = Resupply
short-control_center = Control Center
short-construct = Construct
short-upgrade = Upgrade
short-hire_or_contract = Hire or Contract
short-welcome_ship = Welcome a Ship
in-progress = in progress
clears = clears { $n }
act-price = { $n ->
    [0] 1 colonist
   *[other] 1 colonist and { $n } more, crystals or colonists
}
act-there = on it: { $names }
ships-may = { $n ->
    [0] no more now
    [one] { $n } more allowed
   *[other] { $n } more allowed
}
why-other_side = on the other side
why-no_slot = your slot is taken
why-slot_taken = your slot is taken
why-no_colonist = no colonist in quarters
why-no_colonists = too few colonists
why-too_expensive = cannot be paid
why-cannot_pay = cannot be paid
why-ships_limit = all ships of level { $n } are here
why-nothing_to_do = nothing to do there
why-no_ships = no ship left
why-used = already done
why-not_now = not now
why-no_blueprint = no blueprint to build
why-no_mineral = no mineral
why-no_building_fits = no building fits
why-no_ship_left = no ship left
why-ship_limit = { $n } of { $n } at level { $n }
why-no_tech_left = no tile left
why-first_column_full = column 1 is full
why-techs_owned = nothing new
why-nothing_to_develop = nothing to develop
why-display_empty = no card left
why-no_marker = no marker left
why-no_room_for_any = storage is full
why-warehouse_bare = warehouse empty
why-nothing_to_build = no hex for it
why-place_empty = no card left
why-cannot_act = not with what is left
why-own_slot_taken = your slot is taken
why-pay_first = pay with the goal first

## Top

turn-order = Turn order and shuttle
no-benefit = no benefit
space-n = Space { $n }
space-free = Space { $n }: { $benefit }
space-taken = Space { $n }, { $name }. { $benefit }
shuttle-start-orbit = The shuttle starts in orbit
shuttle-start-colony = The shuttle starts at the colony
shuttle-first-orbit = After round 1 it takes everybody in orbit down for free
shuttle-first-colony = After round 1 it takes everybody in the colony up for free
shuttle-line = The shuttle is { $side } on space { $space }; it flies { $flies ->
    [1] this round
    [2] next round
   *[other] in { $flies } rounds
} { $to }, to space { $land }.
shuttle-brief = { $to } { $flies ->
    [1] this round
    [2] next round
   *[other] in { $flies } rounds
}
turn-of = { $you ->
    [yes] Your turn
   *[no] { $name }
}
main-action = main action
exec-action = executive
last-round = Last round: { $n }
phase-setup = Set-up
phase-colonization = Colonization phase
phase-shuttle = Shuttle phase
phase-scoring = Scoring
phase-end = Game over

## Orbit and stage

level-up = The colony reaches level { $n }
level-up-more = New tiles, blueprints and supplies; { $n } ships are allowed now
level-of = Level { $n }
tech-stacks = Tiles waiting for the next level
warehouse-item = { $item }: { $n } of { $of } in the warehouse
exploration = Exploration
buildings = Buildings
explore-tile = { $name }. { $text } { $n } behind it.
pile-line = { $name }: { $left } left{ $arrows ->
    [0] { "" }
    [one] , { $arrows } arrow
   *[other] , { $arrows } arrows
}
swap = Swap map and laboratory (M)
colony-small = The colony in small
laboratory = Laboratory
your-lab = Your laboratory
lab-of = Laboratory: { $name }
lab-tile = { $name } technology, level { $level }
lab-space = Space of level { $level }: { $benefit }
column-op = { $n } OP at the end
units-develop = Developments
units-learn = Technologies
units-blueprint = Blueprints
units-resupply = Supplies
units-welcome = Ships
units-upgrade = Upgrades
units-gain_more = Gains
units = { $done } done, { $left } left
boost-now = This one sends a colonist to work.
boost-later = Each colonist you send to work adds one more. { $n } free in quarters.

## Support

life-support = Life support
level-marker = Colony level
lss-column = { $type }: row { $row }, { $left ->
    [0] ready for the next level
   *[other] { $left } step missing
}. { $tile }: { $op } OP for you now
missions = Missions
remaining-title = Missions and levels until the end of the game
mission-line = { $name }: { $text }, { $done } of { $of }; each step pays { $crystals ->
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
}
mission-done = done
place-a = A
place-b = B
place-c = C
progress = Progress
progress-title = OP for your cubes
progress-type = { $type }: { $names }

## My board

your-board = Your board
goals = Goals
goal-line = { $name }: { $text }. { $ready ->
    [yes] Fulfilled
   *[no] { $have } of { $need }
}
goal-done = Goal completed: { $name }
goal-needs = Condition
goal-reward = Reward
goal-choose = Complete it for one reward
goal-either = { $a }, or: { $b }
goal-develop = Two free developments
goal-pawn = Give it up: counts as a crystal for your next payment
storage = Storage
limit = limit { $n }
stored = { $item }: { $n } of { $of }
quarters = Quarters
quarters-line = Living quarters: { $n } of { $of } colonists; { $working } at work, { $supply } in supply
working = Working Area
working-n = { $n } at work
personal-supply = Personal supply
miners = Miners
depot = Depot · executive actions
crystals-line = { $n } crystals, { $incoming } incoming, room for { $room }
exec-open = { $name }, { $n } crystals. { $text }
exec-closed = { $name }: covered by a ship. { $text }
hangar = Hangar
hangar-line = { $n } ships in the hangar
hangar-op = { $n } OP each
my-cards = My cards
cards = Cards
no-cards = No cards yet.
first-hidden = { $n } hidden First Colonist cards
card-built = { $name }, built, { $op } OP. { $text }
card-unbuilt = { $name }, not built, loses { $op } OP. { $text }
card-guest = { $name }, by your scientist. { $text }
deliver = Deliver
deliver-item = { $item }: { $have } of { $need }
deliver-one = Put 1 { $item } there
bp-level = level { $n }
contract-worth = +{ $op } OP, or −{ $penalty } if unfinished
blueprints-count = Blueprints built + unbuilt
scientists = Scientists
contracts = Contracts

## The others

rivals = The others
open-board = Board of { $name }
no-space = no space yet
state-now = now
state-next = next
state-done = done
score-final = Score:
score-now = If the game ended now:
line-op = OP track
line-progress = Progress
line-ships = Ships
line-colonists = Colonists
line-techs = Technologies
line-blueprints = Blueprints
line-scientists = Scientists
line-contracts = Contracts
lacerda-bot = His bot stands here
lacerda-deck = Cards left in his deck
lacerda-did = His card: { $action }
lacerda-draws = Next: he draws a card
lacerda-rides = then rides the shuttle
lacerda-stays = then stays
lacerda-builds = Builds next:
lacerda-cards = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}{ $pass ->
    [1] { "" }
   *[other] ; his cards move missions now
}
lacerda-goal = Goal: { $met } of { $of } met
lacerda-margin = { $how ->
    [lead] you lead by { $n }
    [trail] you trail by { $n }
   *[level] you are level
}
check-colony_level = colony level
check-contracts_completed = contracts
check-contracts_upgrade = upgrade contracts
check-contracts_delivery = delivery contracts
check-contract = both named contracts
check-private_goals = private goals
check-tech_at_level_6 = technology of level 6
check-research_tiles = research tiles
check-shelters = shelters
check-advanced_buildings = advanced buildings
check-mines_with_own_colonist_or_marker = mines of yours
check-scientist = the biochemist
check-advanced_greenhouses = advanced greenhouses
check-greenhouse_complex = greenhouse complex
check-plants_in_storage = plants in storage
check-tech_greenhouse_level = greenhouse technology
check-end_side = end in orbit
check-margin = OP ahead of Lacerda

## Kinds of components

kind-building_type = Building
kind-building_tile = Building tile
kind-tech = Technology
kind-lab_space = Laboratory space
kind-exec_action = Executive action
kind-action = Main action
kind-turn_space = Turn-order space
kind-blueprint = Blueprint
kind-scientist = Scientist
kind-contract = Earth contract
kind-mission = Mission
kind-goal = Private goal
kind-discovery = Discovery tile
kind-research = Research tile
kind-lss_tile = LSS reward tile
kind-lss_benefit = LSS benefit
kind-solo_card = Solo card
kind-solo_goal = Solo goal
kind-first_a = First Colonist card A
kind-first_b = First Colonist card B
kind-first_tile = First Colonist tile

## The table in words

text-board = The whole table in words
text-news = New since your last turn
text-nothing = Nothing
text-grid = Technologies on offer
text-display = Blueprints on offer
text-warehouse = Warehouse
text-worth = +{ $op } OP now
text-goals = { $n ->
    [one] { $n } private goal, face down
   *[other] { $n } private goals, face down
}
text-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} and { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
} in supply
text-table = The colony
text-op = { $name }: { $n } OP more
