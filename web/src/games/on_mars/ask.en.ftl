# Questions, hints, answers, steps, and the guide of the first game.

## The question in the bar

ask-turn = { $crowded ->
    [yes] Two pieces stand on one hex: move one away
   *[no] { $main ->
        [yes] { $exec ->
            [yes] Choose your main action, or an executive one first
           *[no] Choose your main action
        }
       *[no] { $exec ->
            [yes] One executive action, or end the turn
           *[no] { $rest ->
                [goal] Complete a goal, or end the turn
                [delivery] Deliver to a contract, or end the turn
                [both] Complete a goal or deliver, or end the turn
               *[none] Nothing is left to do: end the turn
            }
        }
    }
}
ask-start_space = Choose your space in the turn order
ask-shuttle_side = Where does the shuttle start?
ask-resupply = { $boost ->
    [yes] One more item for a colonist?
   *[no] Take an item from the warehouse
}
ask-learn = { $boost ->
    [yes] One more technology for a colonist?
   *[no] Learn a technology
}
ask-develop = { $boost ->
    [yes] One more development for a colonist?
   *[no] Develop a technology: { $left } left
}
ask-blueprint = { $boost ->
    [yes] One more blueprint for a colonist?
   *[no] Take a blueprint
}
ask-upgrade = { $boost ->
    [yes] One more upgrade?
   *[no] Choose the building to upgrade
}
ask-welcome = { $boost ->
    [yes] One more ship?
   *[no] Choose a ship and its reward
}
ask-gain_more = { $boost ->
    [yes] One more for a colonist?
   *[no] Choose what you gain: { $left } left
}
ask-produce_more = Which source produces once more?
ask-retrieve = Which colonist comes home? { $left } left
ask-convert = Spend one resource for two others
ask-hire = { $cards ->
    [contract] Take a contract
    [scientist] Hire a scientist
   *[any] Hire a scientist or take a contract
}
ask-type = What do you build?
ask-site = Choose the hex: { $building }
ask-move = { $rover ->
    [0] Move your bots: { $bots } { $bots ->
        [one] step
       *[other] steps
    } left
   *[other] { $bots ->
        [0] Drive: rover { $rover }
       *[other] Move: bots { $bots }, rover { $rover }
    }
}
ask-tile = { $tile }: take the tile?
ask-lss = Choose a benefit of the life support
ask-accept = Pay and take the benefit?
ask-displace = { $piece ->
    [rover] Your rover gives way: where to?
   *[bot] Your bot gives way: where to?
}
ask-bot_place = Place the new bot
ask-settle = { $tech }: keep the oxygen or develop?
ask-pawn = A crystal is missing
ask-refill = Place { $place } is empty: which contract goes there?
ask-travel = { $free ->
    [yes] Ride the shuttle?
   *[no] Travel with a ship of yours?
}
ask-explore = Place a discovery tile
ask-arrive = Choose your space { $side ->
    [orbit] in orbit
   *[colony] at the colony
}
ask-radar = Which tile goes on the Radar?
ask-overflow = { $amount } { $item } too many: where to?
ask-deliveries = Last deliveries
ask-first_a = Reveal your A card?
ask-first_b = { $fits ->
    [yes] Reveal your B card?
   *[no] Flight over, no B card fits: go on
}

## Where to click

hint-turn = What glows can be taken, at the price shown
hint-turn-end = Glowing depot spaces and built cards are executive actions
hint-turn-goal = Click the glowing goal to choose its reward
hint-turn-lost = No room for { $what } on the way: spend crystals first, or they are lost
hint-first_b = Everybody with B cards is asked after a flight: so nobody learns what you hold
hint-start_space = Each space has a benefit; 1 to 4 are in orbit
hint-resupply = Click a column of the warehouse
hint-learn = Click a tile of the grid
hint-learn-to = Now a space of column 1
hint-develop = Click a tile, then a lit space to its right
hint-develop-to = Click a lit space
hint-blueprint = Click a card of the display
hint-upgrade = Click a card of yours, then a lit building
hint-welcome = Choose the reward, then click a ship
hint-gain_more = Click your storage
hint-produce_more = Click a hex; each sends a colonist to work
hint-retrieve = Click an action with your colonist, or your working area
hint-convert = Click your storage
hint-pawn = Lay down one of your goals instead of it, or undo
hint-hire = Click a card of the crew
hint-type = Click a stack; the arrows of its top tile show where crystals land
hint-site = Numbers: size of the complex you would make
hint-move-to = Click a hex for { $piece ->
        [rover] the rover
       *[other] the bot
    } on { $hex }, or another piece
hint-move-crowded = Two pieces stand on one hex: one has to move on before the movement can end
hint-move-tile = The rover may not stop on this tile: drive on
hint-lss = Click one of the four
hint-refill = You took the card that lay there; anybody may take the new one later
hint-shuttle_side = It flies after round 1, free for everybody on that side
hint-explore-mine = Click a tile, then a hex three steps from the starting mine: your rover has not left it
hint-explore = Click a tile, then a hex three steps from your rover
hint-arrive = Choose a glowing space; each has its benefit
hint-settle = { $user } used your technology; instead of keeping the oxygen you may move the tile one space
hint-travel = Staying costs nothing
hint-deliveries = Click an item of a contract

## Answers

why-under-way = Your answer is under way
why-choose = Choose on the table first
answer-done = Done
answer-skip = Skip
answer-turn-end = End turn
answer-turn-end-lost = End turn, lose { $what }
answer-travel-travel = Travel
answer-travel-ship = Travel for a ship
answer-travel-stay = Stay
answer-settle-keep = Keep the oxygen
answer-settle-lost = Let the oxygen go: no room
answer-tile-take = Take the tile
answer-tile-leave = Leave it
answer-accept-accept = Pay
answer-accept-done = No, thanks
answer-move-done = End the movement
answer-first_a-done = Not yet
answer-first_b-done = Not yet
answer-first_b-none = Go on
answer-convert-done = Skip
answer-deliveries-done = No more deliveries
go-act = Take this action
go-exec = Do it for { $n } crystals
go-use = Use it
go-take = Take
go-lay = Lay it out
go-reveal = Reveal it
go-pay = Spend
go-build = Build this
go-ship = Welcome it
go-space = Go there
go-learn = Learn it here
go-develop = Develop to here
go-deliver = Deliver
go-retrieve = Bring home

## Offers

pay-with = Pay with
use-by = { $name }
use-tech = { $you ->
    [yes] Use your technology
   *[no] Use the technology of { $name }
}
add-bot = One more bot step
add-rover = One more rover step
bot-steps = { $n ->
    [one] bot step
   *[other] bot steps
}
rover-steps = { $n ->
    [one] rover step
   *[other] rover steps
}
reward = Reward
reward-0 = colonist and bot
reward-1 = colonists
retrieve-slot = { $n ->
    [one] your colonist there
   *[other] { $n } colonists of yours there
}
tech-name = { $name } technology
level-becomes = level { $from } becomes { $to }
offer-pay = Pay { $what }
offer-gain = Gain { $what }
offer-lost = { $room ->
    [yes] No room: { $what } lost
   *[no] Lost: { $what }
}
offer-incoming = { $n ->
    [one] { $n } crystal arrives next turn
   *[other] { $n } crystals arrive next turn
}
offer-op = +{ $n } OP
offer-mission = Mission: { $name }
offer-joins = Enough to join { $n ->
    [one] one building
   *[other] { $n } buildings
}
offer-worth = Worth { $n } OP at the end

## Travelling

travel-up = To orbit
travel-down = To the colony
travel-free = free with the shuttle
travel-ship = costs a ship of your hangar
travel-produce = Production: { $what }
travel-produce-none = Nothing of yours produces yet
travel-explore = Place a discovery tile
travel-retrieve-orbit = { $n ->
    [0] Nobody comes home: you have no colonist in orbit or at work
    [one] { $n } colonist comes home from orbit or work
   *[other] { $n } colonists come home from orbit and work
}
travel-retrieve-colony = { $n ->
    [0] Nobody comes home: you have no colonist in the colony or at work
    [one] { $n } colonist comes home from the colony or work
   *[other] { $n } colonists come home from the colony and work
}
travel-space = A new space in the turn order, with its benefit
travel-back = Next free ride back: round { $n }

## Steps

steps = Steps of this action
step-n-of = { $n } of { $of }
back-to = Back to: { $step }
step-turn = Action
step-type = Building
step-site = Hex
step-lss = LSS benefit
step-move = Moves
step-upgrade = Upgrade
step-develop = Development
step-learn = Technology
step-settle = Oxygen
step-blueprint = Blueprint
step-resupply = Supplies
step-welcome = Ship
step-hire = Card
step-refill = Contract
step-retrieve = Colonists
step-travel = Travel
step-arrive = Space
step-explore = Discovery
step-tile = Tile
step-radar = Radar
step-displace = Give way
step-bot_place = New bot
step-produce_more = Production
step-gain_more = Gain
step-convert = Exchange
step-accept = Benefit
step-overflow = Overflow
step-deliveries = Deliveries
step-first_a = A card
step-first_b = B card
step-start_space = Start
step-shuttle_side = Shuttle
crumb-exec = Executive: { $name }
crumb-learn = learned
crumb-develop = developed
crumb-ship = ship
crumb-site = hex
crumb-bot = bot
crumb-rover = rover
crumb-add = +1 step
crumb-use_tech = technology
crumb-take = taken
crumb-take_card = card taken
crumb-put = delivered
crumb-goal = goal
crumb-pawn = goal given up
crumb-deliver = delivered
crumb-done = done
crumb-space = space { $n }
crumb-explore = tile

## First game

guide-ok = Got it
guide-off = No more hints
guide-turn-head = Your turn in the colony
guide-turn = One main action is a must: plates on the map corners or Hire on the right. Actions with round slots take a colonist from your quarters, and more where others stand already; the plate shows your price. Orbit actions need a flight.
guide-orbit-head = Your turn in orbit
guide-orbit = Here you get technologies, blueprints and supplies; they let the colony grow. The Landing Pod takes you down without waiting for the shuttle.
guide-site-head = Where to build
guide-site = Your bots' surroundings are your building zone. Alone: exactly two steps from the same type. Joined: next to it, with a technology of at least that many buildings; yours or another's, who then gains oxygen.
guide-lab-head = The laboratory
guide-lab = Tiles move only to the right. Pay what stands above the column, take the benefit on the space. The column is the level of the technology and its points at the end.
guide-exec-head = Executive action
guide-exec = Once per turn, before or after the main action, crystals buy an action of the depot. Ships that leave it open more of them. Built cards can be used too.
guide-lss-head = Life support
guide-lss = When a building brings its marker up to the line, you score its tile and choose one of four benefits. All four on the line: the colony rises a level.
guide-travel-head = Shuttle and turn order
guide-travel = The marker tells your side and when you act. The ride is free when the shuttle leaves your side. Flying down you place a discovery tile, flying up you produce; colonists on the actions of the side you reach, and those at work, come home.
guide-hire-head = Crew
guide-hire = Scientists score advanced buildings of one type, whoever owns them, and let you use such buildings for free. Contracts bring points if fulfilled, and cost some if not.
guide-move-head = Bots and rover
guide-move = Bots carry your building zone; the rover collects crystals on its way and tiles where it ends. More steps cost crystals, paid before the first one.
guide-goal-head = A goal is fulfilled
guide-goal = Click the glowing goal to take one of its two rewards. You can complete only one goal per game; the others can stand for a crystal.
