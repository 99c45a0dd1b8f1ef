### Planet 5R in the terminal.

header = { $game } · round { $round } of { $rounds } · { $phase }
market = Market
deck = In the deck: { $left }
next = next: { $card }
deck-empty = The deck is empty.
card = technology
left = left side
centre = centre
right = right side
seat = player
hand = hand
played = played
water = water
crystals = crystals
points = points
tableau = Tableau
hidden = ?
late = (late)
chosen = face down
auction = { $kind }: { $names }
bid-short = from 1 to { $high }, just type the number
confirm = confirm
apart = separately
join-left = left side { $lies ->
    [over] over
   *[under] under
} group { $group }
join-right = right side { $lies ->
    [over] over
   *[under] under
} group { $group }
loses = covers { $lost }
short-gain_fixed = +1
short-gain_die = +die
short-gain_per_card = +1 per { $of }
short-steal_from_each = steals from { $of }
short-none = –
key = ‹ and › point to the card that lies on top of a joint.
