### The analysis after a game: its page.

page-title = { $game }: analysis
page-kicker = Analysis after the game
page-lead = { $decisions ->
    [one] One decision with a real choice, compared
   *[other] { $decisions } decisions with a real choice, each compared
} with what the strongest bot finds, in the same deals of what the seat could not know.
page-unfinished = So far { $done } of { $of } pieces are worked out.
seat = Seat { $n }
round = Round { $n }
chance-head = Chance to win
chance-note = As each round begins; the shade is how far the first seat's chance hangs on what it could not see (eight of ten deals).
lead-head = Points ahead
lead-note = Points ahead of the best other seat as each round begins. Nobody has measured yet what a lead means here for the chance to win, so no chance is told.
lead-alone = What the position promises as each round begins, in points.
accuracy-head = Accuracy
accuracy-note = How much of the best choices' worth was kept. What may be luck of the deals is no loss.
accuracy-all = all
phase-opening = opening
phase-middle = middle
phase-end = end
mark-best = best
mark-good = good
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
moments-head = { $n ->
    [one] The moment that cost { $name } most
   *[other] The { $n } moments that cost { $name } most
}
moments-none = { $name }: no mistake found that is more than noise.
played = Played
best-found = Best
points-lost = { $text } lost
chance-lost = { $n } % of the chance to win lost
give-or-take = ± { $n }
decisions-head = { $name }: decisions
in-figures = The same in figures
column-round = round
column-mark = mark
column-points = points lost
column-chance = chance lost
same = the same
equal = about equal
unforeseen = a move that draws or shows something; what, nobody could know
how-head = How it is measured
how-deals = Both moves are played on in the same deals of what the seat could not know. The best move is chosen by one half of the deals, and its lead measured in the other half.
how-sure = A loss counts only if it is more than { $sure } standard errors; a move within the noise is never called a mistake.
how-unproved = Where the deals made no difference there is no doubt to compute, and the loss is the bot’s judgement alone: it is called an inaccuracy at most, unless the game ends there.
how-chance = Marks by chance to win lost: inaccuracy from { $inaccuracy } %, mistake from { $mistake } %, blunder from { $blunder } %. A sure loss of { $points } points is an inaccuracy at least, even where the game is decided.
how-points = Marks by points lost: inaccuracy from { $inaccuracy }, mistake from { $mistake }, blunder from { $blunder }.
how-bot = The strongest bot is a good player, not an oracle: where it misjudges a position, so does this page.
