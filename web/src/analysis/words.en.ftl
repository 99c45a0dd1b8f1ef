### The analysis after a game: the page, and the review on the table.

title = Analysis
begin = Analyse this game
begin-text = The strongest bot goes through every decision of the people at this table and compares it with the best it finds. That takes about a minute on the server; you can leave meanwhile.
begin-text-here = The strongest bot goes through every decision of the people at this table and compares it with the best it finds. This device works it out, after moves of bots and hints: that takes minutes on a computer, longer on a phone. Once it has begun you see how long; you can stop it and go on later.
go-on = Go on
again = Try again
waiting = { $n ->
    [0] The analysis begins at once.
    [one] One other game comes first.
   *[other] { $n } other games come first.
}
working = The strongest bot goes through your game
progress = round { $round } of { $rounds } · { $judged } of { $decisions } decisions
progress-bar = { $done } of { $of } parts worked out
about-left = about { $n } s left
about-left-minutes = about { $n } min left
leave = You can leave this page: it goes on. What is found so far stands below.
leave-here = You can leave this page and play: it goes on as long as Orrery is open. Later it is taken up where it was as soon as you look at it again. What is found so far stands below.
pause = Pause
stop = Stop here
paused = Paused: { $done } of { $of } parts are worked out.
stopped = Stopped here: { $done } of { $of } parts are worked out.
failed = The analysis broke off. What was found stays.
whose = Whose decisions
chance-head = Chance to win
chance-text = as each round begins; the shade is the doubt
lead-head = Points ahead
lead-text = as each round begins, against the best other seat
lead-alone = Points to come
lead-alone-text = what the position promises as each round begins
chance-none = What a lead means for the chance to win has not been measured in this game, so points are told.
course-label = The course of the game. Arrow keys go through the rounds.
round = round
round-n = Round { $n }
the-end = The end
thinking = still thinking
accuracy-head = Accuracy
accuracy-kept = worth kept
accuracy-text = How much of the best choices’ worth was kept, in per cent. What may be luck of the deals is no loss; decisions without a choice do not count.
so-far = so far
all = all
phase-opening = opening
phase-middle = middle
phase-end = end
mark-best = best
mark-good = good
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
moments-head = { $n ->
    [one] The moment that cost most
    [2] Two moments that cost most
   *[other] Three moments that decided the game
}
moments-so-far = Moments so far
moments-none = No mistake found that is more than noise.
closest = The closest decision:
key = 1 what was played · 2 what was best
played = Played
best = Best
choice = { $n } choices
unforeseen = a move that draws or shows something; what, nobody could know
lost-points = lost
lost-chance = win chance
try-again = Try again from here
show = Show on the table
decisions-head = Decisions
decisions-count = { $n ->
    [one] one with a real choice
   *[other] { $n } with a real choice
}
filter = Show
filter-all = All { $n }
filter-learn = To learn from { $n }
filter-one = { $mark } { $n }
sort-lost = most lost first
sort-order = in order of play
sort = Order
column-mark = mark
column-best = best found
column-lost = lost
column-chance = win chance lost
same = the same move
equal = about equal
nothing-here = None of these.
how = How this is measured
how-deals = Both moves are played on in the same deals of what could not be known. The best one is chosen by half of the deals, and its lead measured in the other half.
how-sure = A loss counts only if it is more than { $sure } standard errors; a move within the noise is never called a mistake.
how-unproved = Where the deals made no difference there is no doubt to compute, and the loss is the bot’s judgement alone: it is called an inaccuracy at most, unless the game ends there.
how-chance = By win chance lost: inaccuracy from { $inaccuracy } %, mistake from { $mistake } %, blunder from { $blunder } %. A sure loss of { $points } points is an inaccuracy at least.
how-points = By points lost: inaccuracy from { $inaccuracy }, mistake from { $mistake }, blunder from { $blunder }.
how-bot = The strongest bot plays well, but it is no oracle.
review = Review
review-of = { $n } of { $of }
review-before = To the decision before
review-after = To the next decision
review-head = { $mark } in round { $round }
review-close = Back to the analysis
review-which = Which move
review-both = Both
