# What the table of Pandorum says of itself. Names of cards, parts and events come from their data.

board = Table of Pandorum
facts-loading = Bringing the cards…
facts-failed = The cards could not be loaded.
close = Close
in-gallery = In the gallery
reconstructed = Reconstructed: the printed values are not known.
about = About { $name }
you = you

## Parts of the table

sheet = Cards and board
seats = Players
quids = Quids
modules-left = Modules left:
bases-left = Bases left:
cards-in-hand = Cards in hand:
engines = Engines
supply-title = { $figure ->
    [base] Bases
   *[module] Modules
}: { $n } left, { $built } on the field
hand-title = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
seat-last = last turn
seat-ended = done
chip-label = { $name }: { $quids } quids, { $modules } modules and { $bases } bases left, { $hand } cards in hand
cargo = Cargo majorities
cargo-now = Scores now
events = Events in play
events-deck = { $n ->
    [one] { $n } event in the deck
   *[other] { $n } events in the deck
}
events-none = None yet. The first one comes after the first building.
events-next = None now. The next one comes at the end of the turn.
events-over = None, and no more will come.
events-off = This game is played without events.
new-event = New event
event-first = Its effect comes first, then { $n ->
    [one] { $n } quid is
   *[other] { $n } quids are
} put on it.
engines-left = { $n ->
    [one] { $n } engine left
   *[other] { $n } engines left
}
coins-leaving = { $n ->
    [one] { $n } quid would leave
   *[other] { $n } quids would leave
}
market = Market
deck = deck
deck-label = { $open ->
    [yes] Take from the deck
   *[no] Deck
}, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
market-label = { $open ->
    [yes] Take { $card }
   *[no] { $card }
}{ $count ->
    [one] { "" }
   *[other] { " " }({ $count } of them)
}. { $text }
take-caption = take
hand = Your hand
hand-empty = Your hand is empty.
watching-hand = { $name }: { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
card-label = { $card }{ $count ->
    [one] { "" }
   *[other] { " " }({ $count } of them)
}. { $text } { $note }
pay-caption = pay and fly
turn-n = Turn { $n }
steps = Steps of the turn
step-pay = pay
step-fly = free
step-hex = hex
step-cards = cards
step-slots = slots
step-draw-1 = first card
step-draw-2 = second card
step-draw-3 = third card
last-turns = Last turns: { $reason ->
    [field] no empty hex is left
   *[figures] { $you ->
        [yes] you have built everything
       *[no] { $name } has built everything
    }
}

## The harvester board

ship = Harvester board
slot-nose = Nose
slot-central_deck = Central deck
slot-cargo_hold = Cargo hold
slot-label = { $slot }: { $change }
slot-empty = empty
slot-caption = choose a slot
slot-progress = { $progress }
nose-ready = { $progress } ready
nose-used = used
deck-active = { $progress } on
hold-brief = majorities, worth { $n } now
hold-empty = nothing yet
tied = tied
part-brief-modular_manipulator = 2 cards: module
part-brief-bucket = 3 cards: base
part-brief-chronoblock = jump anywhere
part-brief-terrablock = ignore a terrain
part-brief-proton_drive = fly for free
part-brief-engineering_bay = draw 3 cards
part-brief-positron_shield = cross volcanoes
part-brief-star_generator = pay, then draw 1
change-nose-ready = ready to use
change-nose-spare = one in reserve
change-deck-on = switches it on
change-deck-more = on already
change-short = { $n ->
    [one] { $n } more to go
   *[other] { $n } more to go
}
change-hold-alone = { $type }: you lead, { $gain }
change-hold-tied = { $type }: tied, { $gain }
change-hold-behind = { $type }: still behind
change-hold-takes = { $type }: ahead of { $names }, { $gain }
spend-label = Pay with { $card }
take-back-label = Take { $card } back
type-extraction = extraction
type-entertainment = entertainment
type-generators = generators
type-laboratories = laboratories
type-logistics = logistics
type-defence = defence
type-systems = systems
type-blocks = blocks

## A seat in full

hand-of = Hand: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
hand-extraction = { $n ->
    [one] { $n } extraction card from the start
   *[other] { $n } extraction cards from the start
}
hand-unseen = { $n ->
    [one] { $n } unknown card
   *[other] { $n } unknown cards
}
score-now = If it ended now
built = built

## The field and the preview

figure-module = module
figure-base = base
nose-effect = nose effect
kind-of-wasteland = Wasteland
kind-of-crater = Crater
kind-of-mountain = Mountain
kind-of-volcano = Volcano
kind-of-landing_pad = Landing pad
kind-of-dead_city = Dead city
site-own = Your { $figure }
site-of = { $name }’s { $figure }
site-crack = { $kind }, by the crack
on-wasteland = wasteland
on-crater = craters
on-mountain = mountains
only-on = { $kinds } only
only-by-volcano = by a volcano only
sizes = What to build
outcome-build = { $what }, income { $n }
outcome-toll = toll { $n } to { $name }
outcome-own = your own, free
outcome-pad = landing pad, free
outcome-stop = stop
target-engine = { $hex }; fly there with an engine{ $toll ->
    [0] { "" }
   *[other] , toll { $toll }
}{ $gain ->
    [0] { "" }
   *[other] , +{ $gain }
}
target-fly-free = Your harvester: fly without paying
target-erupt = { $hex }: the volcano erupts here
target-shift = { $hex }: move your harvester here
target-pad = { $hex }: lay the landing pad here
target-city = { $hex }: turn it into the dead city
target-contaminate = { $hex }: contaminate it
target-cure = { $hex }: save it
target-sabotage = { $hex }: take it back
target-expand = { $hex }: put your module here
shape-income = { $name }, income { $amount }
source-city = flight crosses the Dead City
source-toll = toll to { $name }
source-again = { $card }: again
note-nose = { $n ->
    [one] Costs { $n } card of the nose.
   *[other] Costs { $n } cards of the nose.
}
note-jump = Chronoblock: costs { $n } cards of the nose.
note-guess = Some of it follows your next choices.
note-toll = You stop and build nothing.
note-pad = A free stop; you build nothing.
note-own = A free stop on your own object.
lift = Lift and build
leave = Leave it
jump-toggle = Chronoblock
jump-title = Jump where a flight would do as well

## Cards on the table

order-first-takes = first: { $n }
block-fixed = take { $n }
block-again = again { $n }
ask-direction = choose a line
ask-cluster = choose a volcano

## Buttons

build-go = { $figure ->
    [base] Build a base
   *[module] Build a module
} { $total }
build-more = Pick one more card
build-pick = Pick cards to build
lift-go = Lift it and build { $total }
end-turn = End turn
done-cure = Lose the rest
done-invest = No more
pass = Pass
fly-free = Fly for free
pay-with = Pay with { $card }
discard-this = Discard { $card }
fly-build = Fly here: { $what }
fly-toll = Fly here, pay { $n } to { $name }
fly-here = Fly here
jump-here = Jump here
shape-go-crack = Lay the crack here
shape-go-meteor = Strike here
shape-go-direction = This line
shape-go-cluster = This group
place-go-erupt = Erupt here
place-go-shift = Move here
place-go-pad = Lay the pad here
place-go-city = This volcano
place-go-contaminate = Contaminate it
place-go-cure = Save it
place-go-sabotage = Take it back
place-go-expand = Put it here

## Hints

hint-turn = Take from deck or market, or click a card in hand: it pays for a flight.
hint-turn-draw = Take a card from the deck or the market.
hint-turn-free = Take from deck or market, or click your harvester: it flies for free.
hint-engine = A lit hex costs an engine token.
hint-hold = Hold a card to read it.
hint-draw = Click the deck or a card of the market.
hint-star_draw = Click the deck or a card of the market.
hint-stop = Fly straight along a lit line. Numbers tell what the hex brings.
hint-stop-jump = Fly along a lit line, or jump to a violet hex with the Chronoblock.
hint-training = The module goes back to your supply, and you build here at once.
hint-build = Click cards in your hand; { $keys } switch what is built.
hint-build-one = Click cards in your hand: they make up the construction.
hint-build-touch = Tap cards in your hand: they make up the construction.
hint-order = Click the card that takes first. Whoever has nothing left is not robbed, and gets no insurance.
hint-direction = Click a line on the field; the number is its income.
hint-cluster = Click a volcano or its group on the field.
hint-block = Click the block for its own quids, or the card it repeats.
hint-slot = Click a slot of your board, or carry the card there.
hint-nose = Click cards in the nose of your board.
hint-end_turn = Until you end the turn, you can take it back.
hint-end-only = There is nothing else left to do.
hint-end-engines = Click a lit hex to fly with an engine, or end your turn.
hint-erupt = Click the centre of a section. An object there goes back to its owner.
hint-shift = Click a hex beside the new volcano.
hint-pad = Click any free hex: nobody will build on it any more.
hint-city = Click a volcano: from now on it can be crossed.
hint-meteor = Click a border between two sections.
hint-crack = Move over the field: the crack follows. Hexes it parts are no neighbours any more.
hint-contaminate = Click an object of yours.
hint-cure = Click the objects you want to keep.
hint-sabotage = Click the object you give up.
hint-expand = Click any empty hex.
hint-invest = Click cards in hand to discard them: 3 quids for each new type.
hint-bid = The winner draws two cards and pays the bid.
hint-engines = An engine is one free flight, but not to an empty hex.
hint-take_back = Click a card in one of your slots.

## Clicks on what is not asked

not-now = Not now. { $hint }
first-pay = First pay: click a card of your hand, then choose where to fly.
first-draw = You have no card to pay for a flight: take from the deck or the market.
landed = Your harvester has landed: now pick cards to build with.
landed-undo = Your harvester has landed: pick cards to build with, or take the flight back with Undo.

## Auction and engines

auction = Auction
auction-prize = for 2 cards
auction-goes = The winning bid is laid on this event. From it every building on wasteland earns 1.
no-bid = nobody has bid yet
bid-by = bid by { $name }
bid-out = out
bid-in = in
bid-thinks = thinking
bid-less = Bid less
bid-more = Bid more
bid-mine = Your bid
bid-value = { $n ->
    [one] { $n } quid
   *[other] { $n } quids
}
bid-go = Bid { $n }
bid-pass = Pass
engines-ask = Each token is one free flight. { $price } quids apiece.
engines-buy = { $n ->
    [one] One engine for { $price }
   *[other] Two engines for { $price }
}
engines-none = None

## Events in a line

event-brief-eruption = Building beside volcanoes earns 1 for each.
event-brief-meteor_shower = Building on a crater earns 1.
event-brief-earthquake = Building along the crack earns 2. Hexes it parts are not adjacent.
event-brief-settler_growth = Building beside landing pads earns 2 for each.
event-brief-return_on_investment = Paying for movement with a type the market lacks earns 1.
event-brief-government_support = Each generator card built earns 1.
event-brief-ancient_civilization = Building on wasteland earns 1.
event-brief-contamination = Building beside contaminated objects earns 1 for each and heals them.
event-brief-insurance_payouts = Who is robbed by a system card gets 2.
event-brief-sabotage = Building with no object beside the site earns 2.
event-brief-sandstorm = Every card paid for movement earns 2.
event-brief-expansion = A building whose cards bring less than 2 earns 1.
event-brief-new_engines = An engine is one free flight, never to an empty hex.
event-brief-training = Stopping on your module you may earn 1, lift it and build anew.
event-brief-dead_city = Crossing the dead city earns 2. It may be crossed, never stopped on.

## Kinds of components

kind-card = Card
kind-event = Event
kind-nose_part = Nose part
kind-main_part = Main part
kind-hex_kind = Hex
kind-token = Token
kind-figure = Figure

## The table in words

text-board = The table in words
text-news = New since your last turn
text-nothing = Nothing has changed.
text-table = The table
text-turn = Turn { $turn }: { $name } is to move.
text-building = { $name } builds a { $figure ->
    [base] base
   *[module] module
} on { $hex } with { $cards }.
text-auction = Auction: { $bid ->
    [yes] { $name } has bid { $n }.
   *[no] no bid yet.
}
text-market = Market: { $cards }.
text-piles = Hidden: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} in the deck. Out of the game: { $box }.
text-cargo = Cargo, { $type }: { $counts }. Most: { $names }.
text-event = { $name }, { $n ->
    [one] { $n } quid
   *[other] { $n } quids
} left. { $brief }
text-engines = { $name }. { $brief } Engines: { $seats }.
text-events-hidden = Hidden: { $n ->
    [one] { $n } event
   *[other] { $n } events
} in the deck.
text-events-gone = Over: { $names }.
text-purse = { $quids ->
    [one] { $quids } quid
   *[other] { $quids } quids
}, score now { $score }. Harvester on { $at }.
text-figures = On the field: modules { $modules }, bases { $bases }. Left: modules { $modules_left }, bases { $bases_left }.
text-slot = { $slot }, { $part } ({ $brief }), { $have } of { $need }: { $cards }.
text-hold = Cargo hold: { $cards }. Worth { $n } now.
text-tokens = Engines: { $n }.
text-hand = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in hand: { $cards }.
text-hand-of = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in hand. Seen by all: { $known }. Unseen extraction cards: { $extraction }. Unseen others: { $unseen }.
text-quids = { $name }: { $n } quids
text-cards = { $name }: { $n } cards in hand
text-switched = { $name }: { $part } { $on ->
    [yes] is on
   *[no] is off
}
text-event-new = New event: { $name }
text-event-over = Event over: { $name }
text-market-new = New on the market: { $cards }
text-market-gone = Gone from the market: { $cards }
