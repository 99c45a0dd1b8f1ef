### The laboratory: leagues, statistics of games, and their reports.

## What went wrong

error-too_few_bots = A league needs at least two bots; { $given } { $given ->
    [one] is
   *[other] are
} named.
error-unknown_system = There is no system “{ $value }”. Known: { $known }.
error-bad_stop_rule = “{ $value }” does not say when to stop. Known: apart, apart=0.01 (the chance of an error), width=2 (of every rating’s interval).
error-cannot_write = { $path } cannot be written: { $why }.
error-cannot_read = { $path } cannot be read: { $why }.
error-no_league = { $path } holds results, but not the league they belong to (league.json). Choose another folder.
error-not_a_league = { $path } does not describe a league. Choose another folder.
error-other_league = { $path } holds another league: { $what } is { $there } there, not { $given }. Choose another folder.
error-broken_results = { $path }: line { NUMBER($line, useGrouping: 0) } is not a result of this league. Nothing was changed; take the line away or choose another folder.
error-other_seats = { $path }: game { NUMBER($n, useGrouping: 0) } was played by other bots, or on other seats, than this league has it. Choose another folder.
error-league_busy = Another program is playing a league in { $path }.
error-bots_for_seats = { $given } bots are named for { $seats } seats. Name one for all seats, or one for each.
error-bad_metric = “{ $value }” is not of the form file.py:function.
error-no_metric_file = There is no file { $path }.
error-metric_file_failed = { $path } cannot be loaded: { $why }.
error-no_metric = { $path } has no function { $function }.
error-metric_failed = The metric { $metric } failed in line { NUMBER($line, useGrouping: 0) }: { $why }.
error-metric_no_number = The metric { $metric } gave { $value }, which is not a number.

## Reports

report-contents = Contents
report-seat = Seat { NUMBER($n, useGrouping: 0) }
report-points = { $points } points
report-seconds = { $n } s
report-ms = { $n } ms
report-us = { $n } µs
report-yes = yes
report-no = no

## League

league-title = League: { $game }
league-kicker = Orrery · League
league-lead = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
} on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $players ->
    [one] each bot alone
   *[other] { $players } seats at a table
}.
league-verdict = { $sure ->
    [yes] { $first } comes first, and is told apart from { $second }.
   *[no] { $first } comes first, but more games are needed to tell it apart from { $second }.
}
league-none-finished = No game was finished: all were broken off by faults of bots. This is not a result; who stands first says nothing about strength.
league-standings = Standings
league-standings-note = Ratings are those of the Plackett-Luce model (openskill): 25 at the beginning, more is stronger. Each is a mean over passes through all games in orders drawn by the numbers of the deals, so it does not depend on which game ended first. { $few ->
    [yes] The ratings stand on { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }; fewer than { $fewest } are too few to tell the bots’ strength, or how sure a rating is: the bars are only the model’s own guess.
   *[no] The bars are 95 % intervals by a bootstrap over deals.
} A shared win counts as its part.
league-bot = Bot
league-rating = Rating with 95 % interval
league-rating-short = Rating
league-wins = Wins
league-score = Points
league-games = Games
league-cross = Cross table
league-cross-note = How often the bot of the row came in ahead of the bot of the column (a tie is half), and in how many games both took part. A ✓ marks pairs that are told apart by a sequential test: the chance that any pair of equal bots gets one, however long the league lasts, is at most { $error }.
league-apart = told apart
league-scores = Points
league-scores-note = How the points of each bot are spread, in games that were played to their end. The line is the mean.
league-mean-best = mean { $mean }, best { NUMBER($best, useGrouping: 0) }
league-lengths = Length of the games
league-lengths-note = Actions in a game: { $mean } on average, from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.
league-seats = Seats
league-seats-note = Wins of all bots together on each seat, with 95 % intervals. The dashed line is a fair share, { $fair }.
league-seats-bots = By bot
league-options = Options
league-option = Option
league-options-note = Wins and mean points at the tables of each option.
league-options-same = All tables had the same options.
league-openings = Openings
league-openings-note = The first real choice of each bot, as the log tells it: how often it was taken, and the share of wins in those games.
league-opening = First choice
league-taken = Taken
league-openings-more = { $more ->
    [one] and { $more } other
   *[other] and { $more } others
}
league-times = Time per decision
league-times-note = Mean time for a decision with a choice. The scale is logarithmic: ten times as long is always the same step. Times depend on the machine; nothing else in this report does.
league-faults = Faults
league-faults-note = A bot that answers late, illegally or not at all loses the game at that moment, and the others share it.
league-faults-none = No bot made a fault: all games were played to their end.
league-game = Game
league-what = What happened
league-records = Records
league-records-note = Every game as a record that “orrery replay” checks and tells and that the site imports. Records lie in the folder “records” beside this file. A ★ marks winners; seats stand in their order.
league-records-group = Games { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }
league-deal = Deal
league-seated = Seats and points
league-actions = Actions
league-record = Record
league-record-of = Record of game { NUMBER($n, useGrouping: 0) }
league-again = The same again:
league-how = Seed { $seed }, rules version { NUMBER($rules, useGrouping: 0) }. Each deal is played with every rotation of its seats. Made by Orrery.
league-versions = These games were played by { NUMBER($versions, useGrouping: 0) } versions of Orrery’s code: bots may have changed between them.

## Statistics of a game

stats-title = Statistics: { $game }
stats-kicker = Orrery · Statistics
stats-lead = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $players ->
    [one] one seat
   *[other] { $players } seats
}, played by { $bots }.
stats-broken = { $games ->
    [one] { $games } game was
   *[other] { $games } games were
} broken off by a bot’s fault and left out.
stats-figures = Figures
stats-figures-note = Means over games, with 95 % intervals by a bootstrap over games.
stats-figure = Figure
stats-mean = Mean
stats-median = Median
stats-most = Most
stats-interval = 95 % interval
stats-extremes = From – to
stats-branching = Branching
stats-branching-note = Legal actions of a decision: { $mean } on average, median { $median }, at most { NUMBER($most, useGrouping: 0) }. { $forced } of all decisions are forced: they have one action. The line shows the mean along the game.
stats-by-kind = By kind of decision
stats-question = Question
stats-decisions-short = Decisions
stats-forced-short = Forced
stats-begin = beginning
stats-end = end
stats-course = The winner’s chance
stats-course-note = How likely the later winner was to win, by the game’s evaluation at that moment: mean and middle half of all games. Chances are the softmax of the evaluations, with a temperature fitted to these games.
stats-seats = Seats
stats-seats-note = Share of wins of each seat with a 95 % interval, and its points beyond the mean of the table. The dashed line is a fair share, { $fair }.
stats-ahead = { $points } points
stats-spread-title = Spread
stats-lengths = Decisions in a game
stats-scores = Points of a seat

figure-decisions = Length
figure-decisions-about = Decisions in a game, forced ones too.
figure-choices = Choices
figure-choices-about = Decisions in a game with more than one action.
figure-forced = Forced
figure-forced-about = Share of decisions with one action.
figure-hidden_share = Hidden share
figure-hidden_share-about = Share of the values of a position that the deciding seat can’t know: those that differ between 16 re-deals.
figure-hidden_bits = Hidden bits
figure-hidden_bits-about = Entropies of these values, added up; each counts for at most 4 bits.
figure-score = Points
figure-score-about = Mean points of a seat.
figure-spread = Spread of points
figure-spread-about = Standard deviation of the points at one table.
figure-range = First to last
figure-range-about = Points between the first and the last.
figure-margin = Margin
figure-margin-about = Points between the first and the second.
figure-lead_changes = Lead changes
figure-lead_changes-about = How often another seat becomes the favourite, at 40 moments of a game.
figure-drama = Drama
figure-drama-about = How far the later winner’s chance lies behind the favourite’s, on average over the game; nothing while it is the favourite.
figure-settled = Settled
figure-settled-about = Share of the game after which the winner was never behind again.
figure-surprise = Lowest chance
figure-surprise-about = The winner’s chance at its lowest.
figure-decisive = Decisive
figure-decisive-about = Share of games with one winner.
figure-own = A metric of your own.

## Where many games are played

error-unknown_place = Games cannot be played on “{ $place }”. Known: { $known }.
error-one_worker_here = This process is one worker, not { $workers }. For more: --on processes.
error-not_installed = This needs { $module }, which is not installed. Install it with: pip install "orrery[{ $extra }]"
error-no_cluster = There is no Ray cluster to play on { $address }: { $why }.
error-other_code = A machine of the cluster has another version of Orrery, or none. { $why }

## Data sets

error-other_dataset = { $path } holds another data set, or one made by other code. Choose another folder.
error-folder_in_use = { $path } is not empty. A data set needs a folder of its own.

## Looking for settings

error-bad_range = “{ $given }” is no range of a setting, such as samples=2..24.
error-other_search = { $path } holds another search, or one made by other code. Choose another folder.
error-broken_search = { $path }: line { NUMBER($line, useGrouping: 0) } is not a part of this search. Nothing was changed; take the file away or choose another folder.
error-too_few_games = { $games } games are too few for two deals with every rotation; { $least } would do.
tuning-title = Settings of { $bot } in { $game }
tuning-done = { $trials } trials, { $pruned } of them given up early: { NUMBER($games, useGrouping: 0) } games instead of { NUMBER($all, useGrouping: 0) }.
tuning-best = Best of the search: { $bot }, { $share } of the wins (trial { $n }). The best of many looks better than it is, so it was played again:
tuning-unseen = On deals that the search has not seen it wins { $share } of { NUMBER($games, useGrouping: 0) } games (95 % interval { $low } to { $high }); a fair share is { $fair }.
tuning-gain = { $rival } in its place, at the same seats of the same deals, wins { $other }: a difference of { $gain } percentage points (95 % interval { $low } to { $high }).
tuning-better = These settings are better than { $rival } in this place: the interval lies above zero.
tuning-worse = These settings are worse than { $rival } in this place: the interval lies below zero.
tuning-unclear = Whether these settings are better than { $rival } in this place is not shown: the interval holds zero. More games would narrow it.
tuning-trials = Trials
tuning-share = wins
tuning-games = games
tuning-pruned = given up
