### The board of Planet 5R: labels, hints and names for screen readers. Rules, prompts and log lines are in the game's catalogue.

## Parts of the table

rail = Figures of the round
clans = Clans
you = you
you-chip = You
round-of = The round table; round { $round } of { $rounds }
discard = discard
discard-none = empty
played = played
points = points
crystals = Crystals
your-crystals = Your crystals
seat-crystals-title = Crystals of { $name }
after-placing = after placing
hand = Your action cards
market = Market
close = Close
undo = Undo
facts-loading = Loading the cards
facts-failed = The cards could not be loaded.
reconstructed = Reconstructed: the printed card is not known

left = left
right = right
over = over
under = under
separately = separately

gem-blue = blue
gem-green = green
gem-purple = purple
gem-joker = joker

## Action cards

act-excavate = bid water for a technology of the market
act-develop = gain 4 / 2 / 1 / 0 water when 1 / 2 / 3 / 4 develop
act-plunder = take 1 / 2 / 3 from each who Excavates or Expands
act-scout = roll for water, then choose last next round
act-expand = this card and all discards come back

hand-hand = { $number }, { $card }: { $text }
hand-chosen = { $number }, { $card }: chosen, face down
hand-played = { $number }, { $card }: played this round
hand-discard = { $number }, { $card }: in discard until you Expand
hand-where-chosen = chosen
hand-where-played = played
hand-where-discard = in discard
play-card = Play { $card }
choose-first = Choose a card
choose-tech = Choose a technology
confirm = Confirm
hint-change = Nobody sees it yet: click another card to change it.
confirm-bid = Your bid of { $bid } lies behind your screen.
confirm-other = Your choice is made.
place = Place
place-0 = Place separately
place-1 = Place: one side joined
place-2 = Place: both sides joined
other-card = Other card

hint-late = You scouted: the others' cards are up, yours comes last.
hint-contested = Only a winning bid is paid in full; any other costs 1.
hint-take = Click a lit card of the market or drag it to your tableau.
hint-place = Arrows change the place, O and U lay it over or under.
hint-place-alone = Nothing matches: it lies separately.
prompt-place = Your bid of { $bid } wins: place { $card }

## Seats

seat-bot = bot
seat-hand = In hand: { $cards }
seat-discard = Discard: { $cards }
seat-discard-empty = Discard is empty
seat-played = Played: { $card }
seat-open = { $name }: open the tableau at full size
chip-open = open the tableau
seat-crystals = Crystals: blue { $blue }, green { $green }, purple { $purple }, jokers { $joker }; { $points ->
    [one] { $points } point
   *[other] { $points } points
}
note-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
note-ready = has chosen
note-choosing = is choosing
note-late = chooses late
note-late-ready = has chosen late
my-late = You choose after the others this round.
my-tableau = Tableau: { $cards }
my-danger = { $count ->
    [one] Next: { $names } plunders, { $amount } water at stake
   *[other] Next: { $names } plunder, { $amount } water at stake
}
after-expand = All your cards come back to hand after this round.
after-excavate = Without a technology Excavate comes back to hand.
after-excavate-got = Excavate goes to the discard after this round.
after-discard = { $card } goes to the discard after this round.

sheet-title = Tableau of { $name }
sheet-crystals = Active crystals
sheet-improvements = Improvements
sheet-no-improvements = None yet.
sheet-cards = Action cards
sheet-hand = in hand
sheet-secret = chosen in secret

## Water and bids

water-label = { $offered ->
    [0] { $water } water
   *[other] { $water } water, { $offered } of it offered
}{ $threatened ->
    [0] { "" }
   *[other] , { $threatened } about to be stolen
}
water-none = no water
water-hidden = The water is hidden behind the screen.
sum-bid = { $bid } bid
sum-water = { $water } water
bid-none = no bid
bid-title = Your bid, behind your screen
bid-less = Bid one less
bid-more = Bid one more
bid-slider = Bid
bid-value = { $bid } water
bid-keep = { $left ->
    [0] nothing stays behind the screen
   *[other] { $left } stay behind the screen
}
bid-go = Bid { $bid }
bid-contested = { $count ->
    [one] { $names } bids too
   *[other] { $names } bid too
}. { $market ->
    [one] One technology for the highest bid.
   *[other] { $market } technologies, the highest bid chooses first.
}
odds = { $wins ->
    [0] { $bid } never beats the die: you would pay 1.
    [6] { $spare ->
        [0] { $bid } always wins.
       *[other] { $enough } always wins, { $bid } is more than needed.
    }
   *[other] Wins on { $wins } of { $of } faces, { $percent } %; otherwise you pay 1.
}
bid-label-none = { $name } has not bid yet
bid-label-hidden = { $name } has bid, face down
bid-label-open = { $name } bids { $bid }
bid-label-won = { $name } bids { $bid }: wins
bid-label-tied = { $name } bids { $bid }: tie, out, pays 1
bid-label-late = { $name } bids { $bid }: no card left, pays 1
bid-label-lost = { $name } bids { $bid }: not above the roll, pays 1
bid-label-void = { $name } has no water to bid

## Market

deck-next = next · deck { $left }
deck-empty = deck is empty
deck-short = deck { $left }
deck-label = Top of the deck, { $left ->
    [one] last card
   *[other] { $left } cards
}, can't be taken yet. { $card }
market-count = market · { $count } / { $limit }
market-card = In the market. { $card }
market-take = Take from the market. { $card }
market-placing = { $card } is being placed; press to give it back
market-placing-other = Other card: give { $card } back
market-placing-short = being placed
market-taken = { $name } took { $card } for { $bid }
market-taken-short = taken for { $bid }
market-empty = free place
out-count = out · { $count }
out-label = Out of the game: { $cards }
die-label = The die: { $faces }
die-label-rolled = The die shows { $face }

## Cards

card-label = { $name }. { $left } { $right } Crystals: centre { $centre }, left edge { $leftGem }, right edge { $rightGem }.
card-label-settlement = { $name }, settlement. { $left } { $right } Edge crystals: left { $leftGem }, right { $rightGem }.
detail-left = left edge: { $gem }, active when joined on top
detail-centre = centre: { $gem }, active at once
detail-right = right edge: { $gem }, active when joined on top
detail-settlement = A settlement's symbols only join; they improve nothing.
in-gallery = In the gallery

imp-none = bare symbol
imp-gain_fixed = +1 water
imp-gain_die = roll for water
imp-gain_per_card = +1 per { $who ->
    [excavate] Excavate
    [develop] Develop
    [plunder] Plunder
    [scout] Scout
   *[expand] Expand
}
imp-steal_from_each = steal 1 from each { $who ->
    [excavate] Excavator
    [develop] Developer
    [plunder] Plunderer
    [scout] Scout
   *[expand] Expander
}
imp-sentence-none = { $action }: bare symbol, for joining only.
imp-sentence-gain_fixed = { $action }: gain 1 water.
imp-sentence-gain_die = { $action }: roll the die, gain that much water.
imp-sentence-gain_per_card = { $action }: gain 1 water per { $of } card played this round, your own included.
imp-sentence-steal_from_each = { $action }: steal 1 water from each other player who played { $of }.

## Order of activation

phase-of = phase { $n } of { $of }
order-who = { $card }: { $count }, { $names }
order-none = { $card }: none
order-now = now

## Placing

what-joins = What this joins
what-shows = What this shows
joint-label = Joint on the { $side } with { $name }
joint-over-label = over { $name }
joint-under-label = under { $name }
alone = { $card } starts a group of its own
slot-label = Lay it here: { $place }
spot-between = Between { $left } and { $right }
spot-after = To the right of { $left }
spot-before = To the left of { $right }
spot-alone = Separately
lies-left = { $lies } left
lies-right = { $lies } right
take-label = { $place }; { $count ->
    [one] { $gems } lights
   *[other] { $gems } light
}; crystals { $before } to { $after }
join-shows = { $action }: { $effect } (over { $other })
join-stays = { $action }: { $effect } (stays, { $owner })
join-bare = { $action }: only the symbol of { $owner }, no improvement
join-free = { $action }: { $effect } (free end)
join-covered = Covered for good: { $action }, { $effect } ({ $owner })
crystals-label = Active crystals: blue { $blue }, green { $green }, purple { $purple }, jokers { $joker }; points { $before } to { $after }

## What a card would do

if-you-play = If you play { $card }
also-shown = { $count ->
    [one] { $names } played it too.
   *[other] { $names } played it too.
}
also-may = { $count ->
    [one] { $names } still holds it.
   *[other] { $names } still hold it.
}
also-nobody = Nobody else can play it.
robbed-shown = { $count ->
    [one] { $names } plunders: you lose { $amount }.
   *[other] { $names } plunder: you lose { $amount }.
}
robbed-may = { $count ->
    [one] { $names } could plunder you.
   *[other] { $names } could plunder you.
}
robbed-nobody = Nobody can plunder you.
victims-shown = { $count ->
    [one] { $names } can be robbed for sure.
   *[other] { $names } can be robbed for sure.
}
victims-may = { $count ->
    [one] { $names } could be a victim.
   *[other] { $names } could be victims.
}
victims-nobody = Nobody can be robbed.
fc-excavate = Alone you bid against the die, with others in secret; you have { $water }.
fc-excavate-solo = You will be alone: bid against the die; you have { $water }.
fc-excavate-contested = Secret bids, equal ones are struck out; you have { $water }.
fc-develop = Water by the number of developers:
fc-plunder = From each victim, by the number of plunderers:
fc-scout = Roll { $faces } water.
fc-scout-late = Next round you choose after the others.
fc-scout-last = It is the last round: choosing late is worth nothing.
fc-expand = { $count ->
    [one] Back to hand: { $cards }.
   *[other] Back to hand: { $cards }.
}
fc-expand-empty = Your discard is empty: only this card comes back.
fc-improvement = { $card }: { $effect }

## Told aloud

say-revealed = Cards turned up: { $cards }.
say-bids = Bids: { $bids }.
say-tied = Tie at { $bid }: { $names } are out.
say-tied-pay = { $count ->
    [one] { $names } pays 1 for the tied bid.
   *[other] { $names } pay 1 each for the tied bids.
}
say-late-pay = { $count ->
    [one] No technology is left for { $names }: 1 water.
   *[other] No technology is left for { $names }: 1 water each.
}
say-won = { $you ->
    [yes] You win with { $bid }.
   *[no] { $name } wins with { $bid }.
}
say-solo-won = { $you ->
    [yes] You bid { $bid }, the die shows { $face }: you win.
   *[no] { $name } bids { $bid }, the die shows { $face }: wins.
}
say-solo-lost = { $you ->
    [yes] You bid { $bid }, the die shows { $face }: not enough, you pay 1.
   *[no] { $name } bids { $bid }, the die shows { $face }: not enough, pays 1.
}
say-void = { $you ->
    [yes] You have no water to bid.
   *[no] { $name } has no water to bid.
}
say-failed = Nobody gets a technology.
say-rolled = { $you ->
    [yes] You roll { $face }.
   *[no] { $name } rolls { $face }.
}
say-gained = { $you ->
    [yes] You gain { $amount } water.
   *[no] { $name } gains { $amount } water.
}
say-stolen = { $you ->
    [yes] You take { $amount } from { $victim }.
   *[no] { $name } takes { $amount } from { $victim }.
}
say-taken = { $you ->
    [yes] You take { $card }.
   *[no] { $name } takes { $card }.
}
say-round = Round { $round }. { $card } joins the market.

## Explained on hover

tip-die = The die: { $faces }. A lone Excavate bid must be higher than the roll; Scout and some improvements gain that much water.
tip-screen-mine = Your water lies behind this screen: the others see only your screen, not how much.
tip-screen = The water of { $name } is hidden behind this screen until the end.
tip-points = One crystal of a colour is worth 1 point, two 3, three 6, four 10, five 15, six 21. A joker counts with one colour, the best for you; water counts by the pair.

## The table in words

in-words = The table in words
text-none = none
text-round = Round { $round } of { $rounds }
text-resolving = Being performed now: { $card }.
text-auction-solo = { $names } bids alone, against the die.
text-auction-contested = { $names } bid in secret for the technologies of the market.
text-free = { $count ->
    [one] One place of the market is free.
   *[other] { $count } places of the market are free.
}
text-deck-hidden = { $count ->
    [one] The card below it is face down.
   *[other] The { $count } cards below it are face down.
}
text-mine = { $name } (you)
text-score = { $name }: { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
text-late = Chooses after the others this round.
text-late-next = Chooses after the others next round.
text-chosen = Chosen, face down: { $card }.
text-ready = A card lies face down.
text-choosing = Is choosing a card.
text-row = Row { $n } of { $of }: { $cards }.
text-card = { $card }
text-over = { $cards } over { $card }
text-under = { $cards } under { $card }
text-ends = Free ends: { $left } at the left, { $right } at the right.
text-colour = { $count } { $colour }{ $jokers ->
    [0] { "" }
    [one] { " " }and { $jokers } joker
   *[other] { " " }and { $jokers } jokers
} for { $points }
text-crystals = Active crystals: { $colours }; { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all.
text-news = Since your last turn
text-news-none = Nothing has changed.
text-news-round = Round { $round } has begun.
text-news-market = New in the market: { $cards }.
text-news-out = Out of the game: { $cards }.
text-news-played = { $you ->
    [yes] You played { $card }.
   *[no] { $name } played { $card }.
}
text-news-points = { $you ->
    [yes] Your crystals are worth { $points } more: { $now }.
   *[no] The crystals of { $name } are worth { $points } more: { $now }.
}
text-news-discard = { $you ->
    [yes] In your discard now: { $cards }.
   *[no] In the discard of { $name } now: { $cards }.
}
text-news-back = { $you ->
    [yes] Back in your hand: { $cards }.
   *[no] Back in the hand of { $name }: { $cards }.
}
text-news-water = { $you ->
    [yes] Your water: { $before }, now { $now }.
   *[no] The water of { $name }: { $before }, now { $now }.
}
