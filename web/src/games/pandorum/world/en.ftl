### Pandorum around its board: scores and the course.

with-points = { $n ->
    [one] With { $n } quid.
   *[other] With { $n } quids.
}
score-sheet = Score sheet
score-pad = Score pad
score-pad-text = quids, line by line
score-now = Quids now
score-now-text = as if the game ended here, with the cargo as it lies
score-over-time = Quids over time
tie-row-figures = Tie: more figures left win
tie-row-shared = Tie: as many figures left, victory shared
pad-quids = Quids
pad-extraction = Cargo: extraction
pad-entertainment = Cargo: entertain{ "\u00AD" }ment
pad-generators = Cargo: generators
pad-laboratories = Cargo: laborato{ "\u00AD" }ries
pad-logistics = Cargo: logistics
pad-defence = Cargo: defence
pad-systems = Cargo: systems
pad-blocks = Cargo: blocks

## Course

learn-1-title = Build where it pays
learn-1 = You fly a harvester over a volcanic planet and put up modules and bases. Every construction pays at once, and most cards pay for what already stands around. Quids are money and points in one: whoever has most of them at the end wins.
learn-1-tip = All begin on the landing pad in the middle with four cards and not a single quid.
learn-2-title = Draw two cards…
learn-2 = In your turn you do one of two things: draw or fly. A draw is two cards, one after the other, each from the deck or from the market. The market shows at least four different names, and equal cards lie in one stack. A hand may be as large as you like.
learn-2-tip = Cards that others paid for their flights lie in the market too. Look there before you draw blindly.
learn-3-title = …or pay one and fly
learn-3 = To fly, lay any card of your hand into the market and go in a straight line, as far as you like. You pass over harvesters, objects and landing pads. A volcano ends the line.
learn-3-tip = The table marks every hex you can reach, with what it would bring or cost.
learn-4-title = Where you may stop
learn-4 = Your own objects and landing pads are free. On a foreign object you pay its owner, 1 quid for a module and 2 for a base. On an empty hex you may stop only to build there, at once.
learn-4-tip = No quids for the toll, or no card that fits: then the hex is closed to you.
learn-5-title = Cards build, and pay
learn-5 = Play one card for a module, or two with different names for a base. Each must allow the terrain; some also want a volcano next to it. First all cards pay for what stands around, then the new object is placed: it never counts for itself.
learn-5-tip = A block pays 2, or pays once more what a card of its type has brought in the same construction.
learn-6-title = Three slots of your ship
learn-6 = Played cards go into your ship, each into a slot you choose. In the nose they are the price of an effect for one use. In the central deck enough of them switch on an effect that stays. The cargo hold is counted at the end.
learn-6-tip = With four players two cards are enough for the nose and four for the deck, with fewer three and five.
learn-7-title = The end, and the cargo
learn-7 = When somebody has put down the last figure, everyone else has one more turn. Then the holds are compared type by type: whoever has most cards of a type gets 1 quid for each of them, and a tie pays all who share it. Most quids win.
learn-7-tip = New Horizons adds events that change the planet. It is best from the third game on.
