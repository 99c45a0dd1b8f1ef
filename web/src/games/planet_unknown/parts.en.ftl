# Words of the parts of the table: station, depot, tracks, technologies, collection, cards, rivals, solo.

## Places
tile-plain = { $shape }, { $terrains }
tile-meteor = { $shape }, { $terrains }, with a meteorite sign
bay-empty = { $shape }: empty
bay-hidden = { $shape }: next tile not shown yet, { $count } left
bay-top = { $tile }, { $count } left
sector-nobody = Faces nobody
sector-faces = Faces { $name }
station-seat = { $name }
station-commander = { $name }, commander
cell-place = { $track } { $row }
cell-start = start
cell-pod = covered by a lifepod
cell-medal =
    { $count ->
        [one] { $count } medal
       *[other] { $count } medals
    }
cell-civ = civ card of level { $level }
cell-tech = technology { $level }
cell-move =
    { $count ->
        [one] { $count } movement point
       *[other] { $count } movement points
    }
cell-advance = advance { $track }
cell-patch = biomass patch
cell-rover = place a rover
cell-boost = boost: any marker +1
marker-place = { $marker } marker, cell { $row }
marker-away = { $marker } marker, on { $track } { $row }
flux-here = Flux token: { $track } is the flux track

## Depot
depot-title = Your depot
depot-hand = in hand
depot-hidden = next tile not shown yet
depot-empty = empty
depot-places =
    { $count ->
        [0] no place
        [one] { $count } place
       *[other] { $count } places
    }
depot-closed = closed this round by the event
depot-left = { $count } left
depot-left-short = { $count }

## Technologies
techs-title = Technologies
tech-used = used
tech-use = use now
tech-ready = Can be used now
tech-on = Available
tech-soon = Would light up
tech-off = Not reached yet
limit-once-per-round = once per round
limit-once-per-game = once per game

## Corporation and collection
corp-title = Corporation
corp-medals-open = now, { $open } of them for goals
corp-medals-end =
    { $count ->
        [one] medal
       *[other] medals
    }
medals-text = As if the game ended now.
medals-text-open = As if the game ended now. Goals are judged at the end, so what they bring can still be lost or won.
line-open = for now
corp-medals =
    { $count ->
        [one] medal, now
       *[other] medals, now
    }
line-civ-cards = civ cards
line-planet = planet
line-tracks = tracks
line-lifepods = lifepods
line-meteorites = meteorites
line-personal = personal objectives
line-competitive = competitive objectives
collection-title = Collection
collection-lifepods = Lifepods
collection-meteorites = Meteorites
collection-pods-here = Put the lifepod into the collection area
collection-rovers = Rovers
collection-rovers-tip = On the planet: { $here }, in the supply: { $left }
collection-patches = Kept patches
collection-stacks = Civ cards left of each level
collection-cards = Civ cards
collection-cards-none = None yet
civ-due = { $levels } at the end of the round
civ-secret = secret
civ-done = used
civ-now = at once
civ-end = at the end
civ-fan = Cards of level { $level }: { $count }
civ-idle-rover = Does nothing now: no rover on your planet
civ-idle-lifepod = Does nothing now: no lifepod on your planet
civ-idle-meteorite = Does nothing now: no meteorite on your planet
civ-idle-way_up = Does nothing now: no marker would advance
civ-idle-square = Does nothing now: no free square
civ-fan-all = Cards of all levels: { $count }

## Events
deck-title = Event
deck-number = Event { $n } / { $of }
deck-cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
deck-still = Still in the deck
deck-left-by-colour = Cards still in the deck, by colour
deck-green = green
deck-orange = orange
deck-red = red
deck-history =
    { $count ->
        [one] { $count } event so far
       *[other] { $count } events so far
    }
deck-restriction = Restriction until the end of the round
deck-spared = { $colour ->
    [green] Nothing you could use: no effect
   *[other] Nothing to lose: no effect on you
}
deck-restriction-short = until the round ends
deck-none-yet = No event yet this round
deck-next = Next: { $name }

## Objectives
goal-side-competitive = contest
goal-side-personal = personal
goal-lead =
    { $seats ->
        [one] { $names } would get { $count } medals
       *[other] { $names } would get { $count } medals each
    }
goal-stations-on-edge = { $terrain ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
        [tech] tech
       *[energy] energy
    } stations on the edge
goal-largest-area = largest { $terrain ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
        [tech] tech
       *[energy] energy
    } area
goal-area-count = most { $terrain ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
        [tech] tech
       *[energy] energy
    } areas
goal-stations = fewest { $terrain ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
        [tech] tech
       *[energy] energy
    } stations
goal-tracks-at-top = most markers at the top
goal-collected-meteorites = { $best ->
        [least] fewest
       *[most] most
    } meteorites collected
goal-collected-lifepods = { $best ->
        [least] fewest
       *[most] most
    } lifepods collected
goal-rectangle = { $terrain ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
        [tech] tech
       *[energy] energy
    } block of { $a } × { $b }
goal-area-with-stations = { $terrain ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
        [tech] tech
       *[energy] energy
    } area with { $count } stations
goal-track-at-top = { $terrain ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
       *[tech] tech
    } track at its last cell
goal-stations-at-most = at most { $count } { $terrain ->
        [civ] civ
        [water] water
        [biomass] biomass
        [rover] rover
        [tech] tech
       *[energy] energy
    } stations
goal-collected-at-least = collect { $count } { $what ->
        [lifepods] lifepods
       *[meteorites] meteorites
    }
goal-more-lifepods-than-meteorites = more lifepods than meteorites
goal-all-covered = cover all { $what ->
        [ice] ice
       *[land] land
    }
personal-title = Personal objectives
personal-each = 5 medals for each one fulfilled
personal-done = fulfilled
personal-none = None
personal-hidden =
    { $count ->
        [one] one secret objective
       *[other] { $count } secret objectives
    }

## Rivals and the round
rival-label = { $name }: { $corporation } on { $planet }, { $score ->
    [one] { $score } medal
   *[other] { $score } medals
} now, { $state }. Open at full size
rival-veiled = as the turns began
planet-difficulty = Difficulty { $count } of 4
planet-empty =
    { $count ->
        [one] { $count } empty square
       *[other] { $count } empty squares
    }
state-deciding = choosing
state-busy = choosing
state-waiting = waits
state-ready = done
state-over = game over
crew-phases = Phases of the round
crew-seats = Players
crew-commander = commander
phase-boards = Boards
phase-objectives = Objectives
phase-rotation = Rotation
phase-event = Event
phase-turns = Turns
phase-civ = Civ cards
phase-final = Last choices
phase-end = Scoring

## Order of advances
order-title = Order of advances
order-choose = Choose one
order-may = If you wish
order-first = { $item } first
order-then = { $first }, then { $second }
order-asks-energy = You choose which station it copies
order-asks = A question follows
order-nothing = Nothing more comes of it
in-words = All boards in words
in-words-news = New since your last turn
in-words-no-news = Nothing has changed
in-words-table = In the middle of the table
in-words-cards =
    { $count ->
        [one] one secret civ card
       *[other] { $count } secret civ cards
    }
in-words-gathered = Medals now: { $medals }. Collected lifepods: { $lifepods }, meteorites: { $meteorites }, kept patches: { $patches }, movement points: { $moves }.
order-take = { $item }
order-more-moves =
    { $count ->
        [one] { $count } movement point more this way
       *[other] { $count } movement points more this way
    }
order-skip = Leave it

## Solo
solo-target = Target
solo-now = { $score } now
solo-mix = { $green } green · { $orange } orange · { $red } red
solo-open = { $open } for goals, for now
solo-to-go = { $count } to go
solo-over =
    { $count ->
        [0] target reached
       *[other] { $count } over the target
    }
solo-scale = { $score } medals of { $target }
solo-rank-now = Verdict now: { $rank }
