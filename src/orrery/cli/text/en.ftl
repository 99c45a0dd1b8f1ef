### The command line and the game in the terminal.

## What went wrong: one line, then exit code 2

error-prefix = orrery: { $text }
error-usage = { $text } Help: { $command } --help
error-not_installed = This needs { $module }, which is not installed. Install it with: pip install "orrery[{ $extra }]"
error-analyse_unfinished = { $path }: the game is not over. A game is analysed after its end.
error-no_command = There is no command “{ $name }”. Commands: { $known }.
error-no_option = There is no option { $name }.
error-missing = { $name } is missing.
error-extra = Not understood: “{ $text }”.
error-needs_value = The option { $name } needs a value.
error-takes_no_value = The option { $name } takes no value.
error-bad_value = { $name }: “{ $value }” does not fit.
error-not_whole = { $name }: “{ $value }” is not a whole number.
error-not_number = { $name }: “{ $value }” is not a number.
error-out_of_range = { $name }: { $value } is not from { $low } to { $high }.
error-too_small = { $name }: { $value } is less than { $low }.
error-not_pair = { $name }: “{ $value }” is not of the form name=value.
error-bad_lang = There is no language “{ $value }”. Known: { $known }.
error-bad_level = There is no level “{ $value }”. Levels: { $known }.
error-levels_count = Levels for { $given } opponents are given, but there are { $wanted }.
error-bots_count = { $given } bots are given; { $game } is played by { $low } to { $high }.
error-bad_setting = The bot { $bot } does not understand “{ $setting }”. Its settings are numbers: { $known }.
error-setting_range = The bot { $bot }: “{ $setting }” is not from { $low } to { $high }.
error-no_settings = The bot { $bot } has no settings: “{ $setting }”.
error-no_file = There is no file { $path }.
error-no_directory = There is no directory { $path }.
error-no_records = There are no records (*.json) in { $path }.
error-cannot_read = { $path } cannot be read.
error-cannot_write = { $path } cannot be written.
error-not_json = { $path } is not a JSON file.
error-in_file = { $path }: { $text }
error-file_or_all = Name a file or a directory with --all.
error-port_busy = The port { $port } is in use. Choose another with --port.
error-data_busy = Another Orrery server uses the same data.
error-cannot_serve = The server cannot start: { $text }
error-disk_full = Nothing can be written to { $path }: the disk is full. Make room and start again.
error-key_lost = The server’s key is missing: { $path }. Put it back (every backup holds it). If it is lost for good, start once with --new-key: guests then lose their games, people with accounts log in again, and invitations stop working.
error-bad_settings = A setting is wrong: { $text }
error-bad_database = This is not the address of a database, such as postgresql://name@host/database.
error-no_data = There are no games in { $path }.
error-old_layout = The layout of the database is { $found }, not { $wanted }. Start the server once, it sees to that.
error-no_store = The stored games cannot be used: { $text }
error-damaged = The database is damaged: { NUMBER($tables, useGrouping: 0) } tables cannot be read, and { NUMBER($parts, useGrouping: 0) } parts lack rows. Everything else was read.
error-not_python_name = { $path } cannot be loaded as Python: call it something like my_bot.py.
error-exists = { $path } is there already.
error-cannot_write_why = { $path } cannot be written: { $text }
error-not_empty = There are games already. A backup goes only where nothing is.
error-other_key = { $path } holds another key than the backup. Take it away first.
error-no_table = There is no table { $table }.
error-backup_none = { $path } is not a backup of Orrery.
error-backup_damaged = { $path } is damaged.
error-backup_layout = { $path } was made by another version of Orrery (layout { $about }).
error-backup_parts = { $path } lacks parts, or has some too many.
error-backup_checksum = { $path } is damaged: the checksum of { $about } does not match.
error-backup_rows = { $path } is damaged: { $about } holds rows that cannot be.
error-backup_large = { $path } would be larger than { $about } GiB when unpacked. If it is what you expect, say so with --max-gib.
error-backup_line = { $path } is damaged: { $about } holds a line that is far too long.
error-bad_split = --split: “{ $value }” is not three percentages that make 100, such as 80,10,10.
error-input_ended = The input ended before the game did.
error-interrupted = Interrupted.
error-no_peer = { $peer } cannot be installed or run here: { $text }
error-ours_failed = Measuring our own engine went wrong: { $text }
error-unknown_peer = There is nothing to measure against called "{ $peer }"; known: { $known }.
error-check_failed = { $game }, { $players } seats, game { $n }: { $text }

## Help

help-app = Orrery: planet-settling board games for people and bots.
help-usage = Usage:
help-examples = Examples:
help-panel-options = Options
help-panel-arguments = Arguments
help-panel-commands = Commands
help-opt-help = Show this help.
help-default = { "[" }default: { $value }]
help-required = { "[" }required]
help-opt-lang = Language: en or ru.
help-opt-version = Show the version.
help-opt-json = Print JSON.
help-opt-option = A table option, name=value; may be repeated.
help-opt-seed = Seed of chance; the same seed gives the same result.
help-opt-workers = Number of workers; without it, one per core.
help-opt-on = Where to play: here, processes (all cores of this machine), ray or ray://HOST:PORT (a cluster).
help-arg-game = Game id; see “orrery games”.

help-opt-database = Address of a PostgreSQL database; without it, the data directory.
help-backup = Write all games, people and settings to one file, while the server runs.
help-backup-file = The file to make. It holds the seeds of running games: keep it safe.
help-restore = Bring a backup back, where nothing is yet.
help-restore-file = A file made by orrery backup.
help-restore-max = Unpack at most this many GiB. Without it: 32, and not much more than a file of its size can hold.
help-check = Play every stored game again and compare it with its digests. Changes nothing.
help-check-table = Only this table.
help-migrate = Bring games begun under older rules under those in force, if they play on.
help-migrate-changed = Also those that stand otherwise under the new rules.
help-bench-against = Measure beside another engine, in an environment of its own: catanatron, chess, open_spiel or rlcard.
help-bench-curve = What a decision costs in each tenth of a game.
help-serve = Start the server for the browser.
help-serve-host = Address to listen on; 0.0.0.0 lets others in.
help-serve-port = Port; if it is in use, the next free one is taken.
help-serve-data = Directory for games and settings.
help-serve-open = Open the browser.
help-serve-strict = Do not move to another port.
help-serve-migrate = First bring stored tables under the rules in force, where they stand alike (SQLite).
help-serve-new-key = Make a new key though people would not be recognised by it: the old one is lost for good.

help-play = Play in the terminal against bots.
help-play-players = Number of seats.
help-play-seat = Your seat, from 1 on.
help-play-level = Level of the bots from 1 to 6, with a character if you like (4:miser); one for all or one each, separated by commas.
help-play-seconds = Thinking time of a bot of level 6 in seconds.
help-play-thoughts = Show what the bots weigh as they decide, hidden choices included: candidates, values, reasons.
help-play-save = Write the record of the game to this file at the end or when you leave.

help-duel = Let bots play many games and compare them.
help-duel-bots = One bot per seat: random, greedy, mcts, easy, normal, hard; with settings like mcts:iterations=800; your own as my_bots.py:Cautious, package.module:name or 'exec:node my_bot.js'.
help-duel-games = Number of games.
help-duel-iterations = Iterations of mcts for each decision.
help-duel-seconds = Seconds of mcts for each decision, instead of iterations.
help-duel-limit = Seconds a bot may take over a decision; whoever takes longer loses that game.

help-bot = Bots of your own.
help-bot-new = Write a bot to begin with: it plays at once, and you go on from there.
help-bot-new-file = The file to make, such as my_bot.py.

help-league = Let any number of bots play a league: ratings, a report, and as many games as it takes.
help-league-bots = Two bots or more, written as for “orrery duel”.
help-league-players = Number of seats at a table; without it, four where the game allows it.
help-league-games = Number of games, made up to whole rounds: 200, or with --until at most 2000.
help-league-until = Stop early: “apart” when every two bots are told apart (“apart=0.01” states the error), “width=2” when every rating’s interval is no wider.
help-league-system = round-robin: all meet equally often; swiss: those of equal strength meet.
help-league-out = Folder for results, records and the report; a league that is there goes on. Without it: league-GAME.
help-league-option = A table option, name=value; repeated with other values, the tables take turns.

help-stats = Figures of a game: branching, length, hidden information, drama, seats.
help-stats-bots = One bot for all seats, or one for each.
help-stats-metric = A metric of your own: a function in a Python file that gets a finished match; may be repeated.
help-stats-html = Write a page to this file, too.

help-dataset = Let bots play and write their decisions to Parquet files.
help-dataset-out = Folder of the data set; if it was begun there, what is missing is played.
help-dataset-split = Percent of the deals for training, validation and test.
help-dataset-shard = Games in a file; without it, 1 to 250 by the number of games.
help-dataset-legal = With the list of legal actions of each decision.
help-dataset-search = With visit counts and values, where a bot tells them.
help-dataset-observations = With observations and action codes of orrery.lab.

help-tune = Look for good settings of a bot.
help-tune-bot = The bot, with settings that stay as they are.
help-tune-settings = Settings and their ranges, such as samples=2..24,noise=0..3.
help-tune-against = Its opponents: one for all other seats, or one for each.
help-tune-players = Number of seats.
help-tune-games = Games of a trial that is not given up early.
help-tune-trials = How many settings to try.
help-tune-out = Folder for trials and report; if it was begun there, the search goes on.

help-replay = Check a record and tell the game.
help-replay-file = A record or a saved match.
help-replay-all = Check all records (*.json) of a directory instead.
help-replay-seat = Tell it as this seat saw it, from 1 on; without it, as a spectator.
help-replay-quiet = Only check.

help-analyse = Analyse a finished game: each decision against the strongest bot's best.
help-analyse-file = A record or a saved match of a finished game.
help-analyse-seat = Only the decisions of these seats, from 1 on, such as 1,3; without it, those of people.
help-analyse-html = Also write a page into this file.

help-schema = JSON Schema of views, events, decisions and messages.
help-schema-out = Write one file per schema into this directory.

help-bench = How fast the engine is; with --check, whether it is sound.
help-bench-game = Game id; without it, all games.
help-bench-players = Number of seats; with --check every number is played.
help-bench-seconds = How long to measure, in seconds.
help-bench-games = With --check: number of random games.
help-bench-check = Play random games with every number of seats and option; check the rules’ promises at each step and that the replay is identical.

help-games = List the games.

## serve

serve-ready = Orrery is ready: { $url }
serve-moved = Port { $port } is in use, so it is another one.
serve-stop = Ctrl+C stops it.
engine-pure = engine: Python
engine-compiled = engine: compiled

## bot

bot-written = { $path } is written and plays at once. Try:

## games

games-id = id
games-name = game
games-players = players
games-minutes = minutes
games-weight = weight
games-stage = stage
stage-alpha = alpha
stage-beta = beta
stage-stable = stable

## duel

duel-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, fair share { $fair } %
duel-bot = bot
duel-share = wins
duel-goal = goal met
duel-interval = 95 % interval
duel-score = points
duel-time = per decision
duel-decisions = decisions
duel-ms = { $ms } ms
duel-playing = Playing
duel-title-solo = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} alone
duel-note-solo = Points are the mean and its standard deviation; seed { $seed }.
duel-note = Seats rotated over { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}; a shared win counts as its part; seed { $seed }.
duel-faults = { $bot }: { $faults ->
    [one] one game lost by a fault
   *[other] { $faults } games lost by a fault
}. The others share such a win; its points do not count.
duel-group = all “{ $bot }” together

## league and stats

league-playing = Playing
league-title = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
} on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
league-rating = rating
league-faults = faults
league-apart = Pairs told apart: { $apart } of { $pairs } (error { $error } % in all).
league-report = Report: { $path }
league-interrupted = Interrupted. What was played is kept in { $path }; the same command goes on with it.
stats-title = { $game }, { $players ->
    [one] { $players } seat
   *[other] { $players } seats
}: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
stats-figure = figure
stats-mean = mean
stats-median = median
stats-most = most
stats-extremes = from – to
stats-seat = Wins of seat { $n }
stats-branching = Legal actions by kind of decision
stats-question = question
stats-forced = forced
stats-all = all
stats-broken = Broken off by a bot’s fault and left out: { $games ->
    [one] { $games } game
   *[other] { $games } games
}.

## dataset, tune

dataset-done = { $games ->
    [one] { NUMBER($games, useGrouping: 0) } game
   *[other] { NUMBER($games, useGrouping: 0) } games
} with { NUMBER($decisions, useGrouping: 0) } decisions in { $path }; played now: { NUMBER($played, useGrouping: 0) }.
tune-trying = Trying
tune-kept = Trials and report: { $path }

## analyse

analyse-working = Analysing
analyse-title = { $game }: { $decisions } decisions
analyse-seat = Seat { $n }
analyse-accuracy = accuracy
analyse-moment = { $name }, round { $round }: { $mark }, { $text } lost
analyse-page = Page: { $path }

## replay

replay-ok = { $file }: { $game }, { $players } players, { $actions } actions, sound.
replay-sum = { $good } of { $all } records are sound.
replay-unfinished = The game is not over.

## bench

bench-title = { $game }, { $players } players, random play, one core
bench-decisions = decisions per second
bench-real = of them with a real choice
bench-actions = legal actions per real choice
bench-games = games per second
bench-length = decisions per game
bench-clone = clone of the state, µs
bench-view = view of a seat, µs
bench-sample = re-dealing for a seat, µs
bench-evaluate = judging for a seat, µs
bench-first = { $again } (new states: { $first })
against-title = Times as fast as { $peer } ({ $plays })
against-game = game
against-decisions = all decisions
against-real = with a real choice
against-note = Random play by turns on one core, the middle of { $rounds } rounds; { $engine }.
curve-title = { $game }, { $players } players, random play: what a decision costs as a game goes on (games: { $games })
curve-part = of the game
curve-time = µs a decision
curve-actions = legal actions
curve-note = CPU time of listing, choosing and applying; { $engine }.
bench-note = CPU time, complete lists of legal actions, no events; { $engine }.
check-playing = Checking { $game }
check-done = { $game }: { $games } games, { $actions } actions, { $players } seats: every promise held at each step, every replay identical ({ $seconds } s).

## play

play-you = You
play-names = Vega, Rigel, Mira, Altair, Deneb, Capella
play-bot = { $name } ({ $level ->
    [1] passenger
    [2] cadet
    [3] pilot
    [4] navigator
    [5] captain
   *[6] astronomer
}, level { $level })
play-welcome = { $game }. You are seat { $seat } of { $players }. Type a number or a name; h shows all commands.
play-ask = >
play-confirm-ask = Enter confirms, u takes back >
play-thinking = { $name } is thinking ...
play-not-understood = Not understood: “{ $text }”. Type a number from the list, or h for help.
play-ambiguous = “{ $text }” could be several: { $known }.
play-lost = lost: { $what }
play-scores = score { $before } → { $after }
play-undone = Taken back.
play-bye = Good-bye.
play-over = The game is over.
play-saved = Record written to { $path }.
play-winner = { $you ->
    [yes] You win!
   *[no] { $name } wins.
}
play-solo = { $text }. Target { $target }, difference { $difference }.
play-solo-goal = { $won ->
    [yes] You have achieved your goal
   *[no] You have missed your goal
  }: { $goal }.
play-solo-met = Also achieved: { $goals }.
play-winners = Shared victory: { $names }.
play-rule-unknown = No rule found for “{ $text }”.
play-rule-more = More: ? and a rule id such as { $rule }, or a word to look for.
play-ruling = (our ruling)
play-refused = { $text } [{ $rule }]
play-help =
    number or name – your answer (a bid: its amount)
    u – take the last step back
    ? – the rule behind this question; ? R5-8.4 – a rule; ? word – look it up
    b – draw the table again
    l – the whole log
    q – leave
    t – what a strong bot would do here, and why
play-thoughts = { $name } weighs:
play-hint = A strong bot weighs:
play-worth = { $value }{ $doubt ->
    [none] { "" }
   *[other] { " " }± { $doubt }
}
play-deals = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}
play-reasons = Against the best alternative, where the look ahead ends:
play-alike = The best alternative is about as good: these deals do not tell the two apart.
play-log = Log
play-score = Score sheet
play-total = Total
play-rank = Place

## backup, restore, check, migrate

backup-done = { $path }: { NUMBER($tables, useGrouping: 0) } tables, { NUMBER($moves, useGrouping: 0) } moves.
backup-no-key = There is no key at { $path }: the backup is without it, and people will not be recognised after a restore.
restore-done = Restored: { NUMBER($tables, useGrouping: 0) } tables, { NUMBER($moves, useGrouping: 0) } moves.
damage-table = { $table }: cannot be read, a page of the database is damaged.
damage-part = { $part }: not every row can be read, a page of the database is damaged.
check-bad = { $table } ({ $game }): { $text }
check-sum = { NUMBER($tables, useGrouping: 0) } tables, { NUMBER($moves, useGrouping: 0) } moves, { NUMBER($digests, useGrouping: 0) } digests checked; bad: { NUMBER($bad, useGrouping: 0) }.
check-snapshot-wrong = its snapshot is not what the moves lead to; delete it.
check-snapshots = Snapshots: { NUMBER($right, useGrouping: 0) } right, { NUMBER($unused, useGrouping: 0) } unused (of other code, or damaged), { NUMBER($wrong, useGrouping: 0) } wrong.
check-pinned = Bound to rules that are no longer kept, not checked: { NUMBER($tables, useGrouping: 0) }.
check-progress = { NUMBER($n, useGrouping: 0) } of { NUMBER($of, useGrouping: 0) }
migrate-migrated = { $table } ({ $game }): from rules { $old } to { $new }.
migrate-changed = { $table } ({ $game }): from rules { $old } to { $new }, otherwise from move { $at } on.
migrate-differs = { $table } ({ $game }): stays with rules { $old }; under { $new } it plays differently from move { $at } on.
migrate-stays = { $table } ({ $game }): stays with rules { $old }; move { $at } is not possible under { $new }: { $text }
migrate-moved = { $table } ({ $game }): stays with rules { $old }; somebody has just played. Try again.
migrate-sum = Migrated: { $moved }. Stay: { $stays }.
