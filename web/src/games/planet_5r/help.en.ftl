## What the keys do

key-card = Raise the card of this number, then play it
key-enter = Play, bid, take or confirm what is being weighed
key-arrows = Change the bid; go through the cards of the market and the places of a card
key-over = Lay the card over the end of a group (with Shift: over the group at its right)
key-under = Lay the card under the end of a group (with Shift: under the group at its right)
key-escape = Put back, close, or skip what is being shown

## What the icons mean

icon-r5-water = Water
icon-r5-develop = Develop
icon-r5-scout = Scout
icon-r5-plunder = Plunder
icon-r5-excavate = Excavate
icon-r5-expand = Expand
icon-r5-gem-blue = Blue crystal
icon-r5-gem-green = Green crystal
icon-r5-gem-purple = Purple crystal
icon-r5-gem-joker = Joker: a crystal of any colour
icon-r5-score = Points
icon-r5-die = Die
icon-r5-imp-gain = Improvement: gain water
icon-r5-imp-die = Improvement: gain water by the die
icon-r5-imp-per = Improvement: gain water for cards
icon-r5-imp-steal = Improvement: take water from another clan
icon-r5-auction = Auction
icon-r5-tie = Equal bids
icon-r5-over = The card lies on top
icon-r5-under = The card lies below
icon-r5-separate = Laid separately
icon-r5-discard = Discard
icon-r5-late = Chooses after the others
icon-r5-screen = Screen: what is behind it is secret
