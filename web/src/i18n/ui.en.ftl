### Words of the client itself. Words of the games and of the server live beside the engine.

## Places and everywhere
home-link = Orrery, to the worlds
skip-to-content = Skip to the content
nav = Main places
nav-play = Play
nav-games = My games
nav-learn = Learn
nav-rules = Rules
close = Close
save = Save
saved = Saved
cancel = Cancel
back = Back
next = Next
more = More
less = Less
yes = yes
no = no
all = All
loading = One moment…
try-again = Try again
try-now = Try now
to-worlds = To the worlds
language = Language
menu = Menu
you = you
guest = Guest
bot = Bot
# somebody's own program that sits at the table like a person
program-name = { $name } (bot)
copied = Copied
filter = Filter
contents = Contents
steps = Steps
views = Views

## Settings
settings = Settings
settings-kept = Kept on this device only.
theme = Theme
theme-dark = Dark
theme-light = Light
theme-system = As the system
motion = Motion
motion-text = Reduced: cards and tokens change place without flying.
motion-full = Full
motion-reduced = Reduced
bot-speed = Speed of other players’ turns
bot-speed-text = How long their cards and tokens move before you.
speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = At once
sound = Sound
sound-text = What you hear: pieces and cards, losses, your turn, a clock running low, chat and the end of the game.
sound-company = At tables with people
sound-always = At every table
sound-off = Never
sound-try = Try it
sound-is-on = On. Press to mute tables on this device. Key: X
sound-is-off = Off at this table. Press to hear it. Key: X
volume = Volume
your-name = Your name
your-name-text = This is how others see you at the table.

## Home
hero = Where to tonight?
hero-text = Pick a world. The farther from the sun, the longer the evening.
worlds = Worlds
more-games = More games
rules-brief = in our own words
world-button = { $name }, { $from } to { $to } players, { $time }, weight: { $weight }
world-button-coming = { $name }, { $from } to { $to } players, { $time }, weight: { $weight }, not playable yet
coming = coming
coming-text = This world is still being built. It lights up here as soon as it can be played.
minutes = { $range } min
about-minutes = about { $time }
players-range = { $from }–{ $to } players
weight-of = weight { $weight } of 5
weight-1 = light
weight-2 = moderate
weight-3 = medium
weight-4 = demanding
weight-5 = heavy
play-now = Play now
play-now-text = you and { $n ->
    [one] { $n } bot
   *[other] { $n } bots
  }, about { $time } min
play-first-text = first game: you and { $n ->
    [one] { $n } bot
   *[other] { $n } bots
  }, about { $time } min
play-chosen-text = you and { $n ->
    [one] { $n } bot
   *[other] { $n } bots
  }: { $level }
quick-open = Options: bots, expansions, rules
quick-title = { $game } against bots
quick-bots = Bots
quick-usual = As usual
quick-play = Play like this
play-solo = Alone
play-solo-text = against a target, no bots
other-games = The same of another game
with-friends = With friends
with-friends-text = invite by link
with-friends-here = at one screen, in turns
learn = Learn
learn-text = on the real board, step by step
learn-new = never played it? Start here
learn-sub = Short lessons on the real board, then a first table
learn-done = done
my-games = My games
all-games = All games
no-games = Your games will wait here.
every-component = Every component
your-turn = Your turn
n-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
join = Join a table
join-hint = Invite link or table code
join-button = Join
join-bad = This is neither a link to a table nor a code.
import = Open a saved record
import-bad = This file is not a record of a game.
result = Result
analysis = Analysis
result-score = Score
lobby = Waiting
ago-now = just now
ago-minutes = { $n } min ago
ago-hours = { $n } h ago
ago-days = { $n ->
    [one] { $n } day ago
   *[other] { $n } days ago
}
round-n = Round { $n }
round-of = Round { $n } of { $of }
table-waiting = { $n ->
    [0] About to begin
    [one] Waits for { $n } player
   *[other] Waits for { $n } players
}
table-setup = Setting up
table-playing = In play
table-over = The game is over
table-you-won = You won
table-won-by = Won by { $names }
games-yours = Your turn
games-others = Others are thinking
games-stand-in = A bot plays for you
games-waiting = Waiting for players
games-over = Finished

## New table
new-table = New table
defaults-text = every option has a sensible default
presets = Presets
preset-first = First game
preset-bots = Against bots
preset-friends = With a friend
preset-device = One device
where = Where
where-server = On the server
where-device = On this device
where-server-text = Friends can join from anywhere, and the game waits for you on every device.
where-device-text = The rules run in this browser: play alone, at one screen or against bots, also without a connection. The game stays on this device.
preset-solo = Alone
pick-taken = another seat has it
seats = Seats
seat-n = Seat { $n }
seat-of = seat { $n } of { $of }
seat-least = The game needs at least { $n } seats
seat-add = Add a seat
seat-remove = Remove this seat
seat-open = Open seat
seat-kept = A seat is kept for you
seat-kept-for = Kept for { $name }
seat-kept-text = from the last game, may come any time
seat-given-up = { $name } has given up the seat. It is open now.
seat-freed = The seat kept for { $name } is open now.
free-seat = Free the seat
unseat = Unseat
unseat-title = Unseat { $name }?
unseat-text = The seat is open again, with a new link. The old link is void.
unseat-public = The seat is open again. At a public table anybody may take it, so put a bot there if you want none of them.
unseat-no = Keep the seat
unseated = The host has freed your seat.
seat-waiting = waiting for someone
seated = has a seat
kind-me = Me
me-taken = You already have a seat at this table
kind-open = Open
kind-hotseat = Hot-seat
invite-link = invite link
hot-seat = Hot-seat
player-n = Player { $n }
hot-seat-name = Name of the player at this device
open-text = You get a link to send to a friend as soon as the table is open. The first one to sit down with it has the seat.
me-text = Your own seat. You see your hand, nobody else does.
bot-level = Level of the bot
level-1 = Passenger
level-1-text = Grabs what shines and looks at few of the moves.
level-2 = Cadet
level-2-text = Knows the rules, but overlooks a good deal.
level-3 = Pilot
level-3-text = Sees most of it, thinks little of tomorrow.
level-4 = Navigator
level-4-text = Plans its turn, now and then misses a move.
level-5 = Captain
level-5-text = Overlooks hardly anything.
level-6 = Astronomer
level-6-text = The strongest: looks ahead before each move.
level-of-six = level { $n } of 6
rating = rating
rating-is = Rating { NUMBER($n, useGrouping: 0) }.
rating-why = Rating: how strong bots of this level were among each other in this game
bot-character = Character of the bot
bot-level-of = Level of { $name }
bot-character-of = Character of { $name }
character-any = Any
character-any-text = A different one for each bot, as far as they go.
hint = Hint
hints = Hints
hints-on = On
hints-limited = Three each
hints-off = Off
thinking = Thinking time
thinking-text = At most, for the strongest bots. Where the choice is clear or nothing more is to be found, they answer sooner.
opponents = Bots at this table
table-name = Name of the table
table-name-hint = Thursday orbit
private-text = Only people with a link can sit down.
open-table = Open the table
gallery = Components
sum-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
sum-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
sum-open = { $n ->
    [one] { $n } open seat
   *[other] { $n } open seats
}
sum-hot = { $n ->
    [one] { $n } more at this device
   *[other] { $n } more at this device
}

## Lobby
lobby-waiting = { $n ->
    [0] All seats are taken, the game begins.
    [one] One seat is still open.
   *[other] { $n } seats are still open.
}
lobby-starts = The game begins by itself when the last open seat is taken.
lobby-close = You can close this page: the table waits in “My games”.
lobby-expects = { $n ->
    [one] Waiting for { $names }.
   *[other] Waiting for: { $names }.
}
visitor-link = You are watching. To play you need an invitation from the host: a link to a seat.
visitor-public = You are watching. A seat is open: take it and play.
visitor-kept = You are watching. The seats left are kept for players of the last game; only the host can free one.
lobby-learn = Learn the game meanwhile
invite-for = Invite link for seat { $n }
copy-link = Copy link
invite-local = Friends elsewhere cannot open an address of this computer alone. Give them its address in your network and start the server with
to-bot = Seat a bot
to-open = Open the seat
leave = Leave the table
leave-lobby-guest = Your seat becomes open. To come back you will need an invitation, unless the table is public.
leave-lobby-host = Your seat becomes open, and somebody else who sits here looks after the table from then on.
leave-lobby-last = Nobody else sits here yet: the table ends with you, and its links lead nowhere.
now-host = The table is yours now: its host has left.
new-link = The seat has a new link; one sent before no longer counts.
give-up-seat = Give up my seat
give-up-text = The seat becomes open and somebody else may take it. To come back you will need a new invitation from the host, unless the table is public.
give-up-no = Keep it
give-up-done = You have given up the seat. The host of the table sees that it is open.
watch = Watch the table
lobby-check = All seats are taken. Live clocks start together once everybody is ready.
invite-title = Invitation to { $game }
invite-by = { $name } invites you to { $game }
invite-yours = { $n ->
    [one] one seat is open, and it is yours
   *[other] { $n } seats are open, one of them is yours
}
invite-seat = Your seat
invite-seat-kept = kept for you
invite-called = You will be called
invite-name-text = Others see this name. No account is needed; the seat stays yours on this device.
invite-double = { $name } is the name of somebody at this table. You may keep it, or choose another.
invite-sit = Sit down
invite-watch = Only watch
invite-used-elsewhere = This link has been used and its seat is taken. Another seat is open: sit down there, or watch.
invite-used-ask = This link has been used and its seat is taken. Ask the host for a link to another open seat, or watch.
invite-used-full = This link has been used, and all seats are taken. You can watch.
invite-kept = This seat is kept for { $name }. Ask the host for a link to another one, or watch.
invite-playing = This link has been used, and the game has begun. You can watch it.
invite-over = The game is over.
invite-result = See the result
invite-game = { $game }, { $n ->
    [one] one seat
   *[other] { $n } seats
}
invite-live = Live: all play at the same time of day
invite-daily = Daily: everybody plays when they like
invite-stand-in = When it runs out, a bot plays on for you.
invite-variants = Agreed for this table
invite-by-the-book = By the book
invite-by-the-book-text = No variants.
invite-together = Clocks start together
invite-together-text = When all seats are taken everyone is asked “Ready?”, then five seconds are counted down.
invite-begins = No hurry
invite-learn = Never played it? Take the course first
seat-here = here now
ready-question = Ready?
ready-text = All seats are taken. The clocks start together once everybody is ready.
ready-all = All are ready
ready-starts = { $n ->
    [one] The clocks start in one second.
   *[other] The clocks start in { $n } seconds.
}
ready-aloud = All are ready. The clocks start in { $n } seconds.
ready-left = Whoever does not answer within { $n } s loses the seat.
ready-halted = { $name } is not ready yet.
ready-halted-me = The others wait for you.
ready-yes = ready
ready-no = not yet
ready-away = away
ready-say = I am ready
ready-not-yet = Not yet
ready-note = “Not yet” stops the count for everyone and asks again.

## Table
undo = Undo
skip = Skip
log = Log
announcements = What happens
why = Why?
log-empty = Nothing has happened yet.
log-expand = Show the whole log
log-all = Show everything
tab-table = Table
tab-clans = Clans
tab-score = Score
tab-log = Log
watching = watching
one-moment = One moment…
open-rule = Rule { $id }
score-sheet = Score sheet
score-now = Score now
score-now-text = as if the game ended here; what others hide is not counted
fullscreen = Full screen
leave-text = The table stays as it is; come back any time.
copy-watch = Copy the link to this table
copy-watch-text = Whoever has it can watch, without any secrets.
commitment = The shuffle was fixed before the first move. Its seal:
seed = The seed behind the seal:
pass-device = Pass the device to { $name }
pass-device-text = The others look away. Nothing of this hand is shown before the button is pressed.
i-am = I am { $name }
connection-lost = Connection lost.
connection-lost-text = It is being restored by itself. Nothing you clicked is lost.
answer-awaited = one moment…
sending-waits = Your choice is kept and goes out as soon as the line is back.
connection-back = Connected again
refused-plain = This is not possible now.
error-offline = The server cannot be reached just now.
error-server = Something went wrong on the server. Try again.
error-engine = The rules engine on this device stopped and is starting again. Try once more in a moment.
error-engine_failed = The rules engine could not be started on this device.
error-moved-on = The table has moved on meanwhile. Look again before you choose.

## At the table with others: time, consent, stand-ins, chat, notes, coming back, notices
redo = Redo
redo-text = Play again what you took back
undo-ask = Ask the others to take it back
undo-ask-text = The others can agree to it all the same. If all of them do, the game goes back to before your last move.
ask-others = Ask the others
undo-alone = Take it back all the same?
undo-alone-text = Nobody has to be asked: the game goes back to before your last move.
undo-alone-yes = Take it back
answer-too-late = The question has changed meanwhile: your answer was not sent.
proposal-open = Something is being asked already. Wait for the answer.
clocks = Clocks
clock-days = { $d } d { $h } h
clock-now = Now { $time }.
clock-reserve = Reserve: { $time }.
clock-each = { $time } for each turn.
clock-low = little time left
clock-low-you = You have { $time } left. Then a bot plays on for you.
clock-paused = paused
clock-runs = is thinking
seat-away = not here just now
seat-stand-in = a bot plays ({ $level })
affairs = Pause, proposals and stand-ins
propose-pause = Ask for a pause
propose-pause-text = If all agree, no clock runs and nobody can move until you go on together.
propose-resume = Ask to go on
propose-resume-text = If all agree, the clocks run again.
proposal-pause = { $you ->
    [yes] You ask for a pause.
   *[no] { $name } asks for a pause.
}
proposal-resume = { $you ->
    [yes] You ask to go on with the game.
   *[no] { $name } asks to go on with the game.
}
proposal-undo = { $you ->
    [yes] You ask
   *[no] { $name } asks
} to take back { $n ->
    [0] the last move.
    [one] the last choice at the table.
   *[other] the last { $n } choices at the table.
}
proposal-no = { $name } does not agree.
proposal-yes = Agreed: { $names }.
proposal-waits = No answer yet: { $names }.
agree = Agree
refuse = Refuse
withdraw = Withdraw
game-paused = The game is paused.
paused-line = No clock runs and nobody can move until you go on together.
stand-in-line = A bot ({ $level }) plays for you.
stand-in-waits = Nobody plays here just now: the table waits until somebody comes back.
stand-in-came = A bot ({ $level }) plays on for { $name }.
stand-in-went = { $name } is back.
stood-in-end = A bot played for { $names } to the end.
stood-in-while = A bot played for { $names } for a while.
stand-in-prompt = Come back to decide for yourself.
come-back = Come back
remove-table = Remove this game
remove-table-text = It is deleted from this device.
remove-table-how = The game is kept on this device alone. Once removed it is gone; export its record first if you want to keep it.
leave-game = Leave the game
leave-game-text = A bot plays on for you; you may come back.
leave-game-how = A bot ({ $level }) takes your place at once, so that nobody has to wait. The seat stays yours: open the table whenever you like and press “Come back”. What the bot has played by then stands.
leave-game-go = Let the bot play on
stay = Stay
confirm-turn = Last question before a choice is final
confirm-turn-text = While it is open you can still take your choice back. Some games have no such question.
confirm-on = Ask me
confirm-off = Go on at once
confirm-timed = Timed
confirm-seconds = Time for second thoughts
confirm-seconds-text = Then the game goes on by itself. Undo or a touch of the board stops the time.
confirm-in = Goes on by itself in { $n } s
seconds-n = { $n } s
notify = Tell me when it is my turn
notify-text = The browser shows a notice while you are looking elsewhere, once for each turn.
notify-denied = The browser does not allow notices from this address. You can change that in its settings for this page.
notify-unable = This browser shows no notices here. They need a secure address (https).
notice-title = Your turn: { $table }
chat = Chat
chat-empty = Nobody has said anything yet.
chat-hint = Say something to the table
chat-send = Send
chat-read-only = Only those who play here can speak.
chat-new = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}
chars-left = { $n ->
    [one] { $n } character left
   *[other] { $n } characters left
}
chars-full = No more than { $n } characters
side-panel = Log, chat and notes
notes = Notes
notes-text = For you alone. They stay with the replay.
notes-empty = No notes yet.
note-hint = What you want to remember
note-add = Add a note
note-edit = Change this note
note-delete = Delete this note
note-step = step { $n }
away-title = Since you were away
away-losses = Your losses
away-own = You
away-table = At the table
away-show = Show me on the board
away-log = The whole log
away-more = { $n ->
    [one] and { $n } more
   *[other] and { $n } more
}

## Result and replay
wins = { $n ->
    [one] { $names } wins
   *[other] { $names } win together
}
you-win = You win
with-points = { $n ->
    [one] With { $n } point.
   *[other] With { $n } points.
}
counting = Counting…
count-again = Count again
score-pad = Score pad
score-pad-text = points, line by line
total = Total
solo-target = Target
solo-difference = Difference
solo-won = Goal achieved
solo-lost = Goal missed
solo-goals = Goals of the solo game
solo-goal-other-met = Also achieved
solo-rival = { $name } has { $n }.
solo-verdict = { $side ->
    [below] The target was { $target }: { $n } short.
   *[above] { $n ->
        [0] The target was { $target }: exactly reached.
       *[other] The target was { $target }: { $n } above it.
    }
  }
n-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
n-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
score-over-time = Score over time
score-over-time-text = as if the game had ended there · click to replay
score-over-time-none = Not known for this game.
chart-label = Score over time. Arrow keys go through the rounds, Enter opens the replay there.
chart-round = round
final-tables = Final tables
final-open = Final table of { $name }: look closely
zoom-window = Table of { $name }. Arrow keys move it, plus and minus zoom.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-reset = Whole table
seed-open = Anyone can check the shuffle now. Seed:
replay = Replay
replay-start = Before the first move
replay-step = Step { $n } of { $of }
replay-back = One step back
replay-on = One step on
replay-prev-round = Start of the round
replay-next-round = Next round
replay-rounds = Rounds
replay-secret = { $name } decides in secret
spectator = Spectator
view-of = Seen by
play = Play
pause = Pause
export = Export
export-record = Record (JSON)
export-record-text = the whole game, can be opened again
export-running-text = the game so far; on another device or on the server it can be played on, all seats at one screen
export-sheet = Score sheet (CSV)
export-sheet-text = for a spreadsheet
rematch = Rematch
rematch-join = Join rematch

## Rules and components
rules-of = Rules of { $game }
rules-text = In our own words; every rule has an address.
rules-search = Search in the rules
rules-count = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
rules-nothing = No rule matches.
rulings-only = Only our rulings
ruling = Our ruling.
rule-title = Rule { $id }
rule-link = Link to rule { $id }
rule-in-book = Open in the rules
rule-none = This rule is not in the book.
rule-ruling = A decision of ours where the rulebook is silent or unclear.
gallery-of = Components of { $game }
gallery-text = Every card and token, named in both languages, with where we know it from.
gallery-search = Search a name
gallery-count = { $n ->
    [one] { $n } component
   *[other] { $n } components
}
gallery-nothing = No component matches.
rebuilt-only = Only reconstructed
source-rulebook = From the rulebook.
source-reconstructed = Reconstructed.

## Learn
learn-of = Learn { $game }
learn-step = Step { $n } of { $of }
learn-play = Play a first table
learn-rules = All rules
learn-joker = counts as any colour

## Errors
lost-missing = Nothing orbits here
lost-missing-text = This address leads nowhere. The worlds are one step away.
lost-broken = A gear has slipped
lost-broken-text = Something in the page broke. Your games are safe on the server.
lost-offline = No signal
lost-offline-text = The server cannot be reached just now. Nothing is lost; try again in a moment.
lost-no-table = No seat at this table
lost-no-table-text = This table does not exist, or the invitation has been used.
lost-gone = No such table
lost-gone-text = It has been cleared away, or the link is not complete.
lost-running = The game is still running
lost-running-text = This can be seen once the game is over.
lost-old-rules = Played by earlier rules
lost-old-rules-text = The rules of that time are not kept any more, so this game cannot be computed again.

## Online: account, time, public tables, replay, verification
account = Account
account-why = Without an account your games live on this device. With a name and a password you find them on every other one.
account-text = Your games are waiting on every device where you log in.
account-as = You are logged in as { $name }.
account-made = Your account is ready. Your games belong to it now.
account-entered = Welcome back. The games of this device have joined yours.
account-changed = The new password counts from now on. Other devices must log in again.
account-left = You are a guest again.
account-ended = You were logged out here from another device. Log in again under Settings.
account-here = Do you have an account? Log in and find your games here.
sign-up = Create account
log-in = Log in
log-in-text = Games you have played here as a guest come along.
log-out = Log out
log-out-all = Log out everywhere
login-name = Login name
password = Password
password-old = Present password
password-new = New password
password-change = Change password
password-least = At least { $n } characters.
settings-look = Look and pace
settings-play = Your turn
settings-all = All settings
notices = Notices
webhook = Web address to be called
webhook-text = When it is your turn and you are not here, the server sends a short message there: for a phone, a chat room or a script of yours. It tells the game, the round and what is asked.
webhook-kept = Kept. You can try it now.
webhook-gone = No address is called any more.
webhook-try = Send a test notice
webhook-sent = The notice was delivered.
webhook-failed = The notice could not be delivered.
time = Time and company
pace = Pace
pace-off = No clock
pace-off-text = Everybody takes the time they need: an evening or a month.
pace-quick = Live, quick
pace-steady = Live, steady
pace-calm = Live, calm
pace-day = One day a turn
pace-three = Three days a turn
pace-week = One week a turn
pace-live-text = { $move } for each turn; what takes longer comes out of { $bank } for the whole game.
pace-strict-text = { $move } for each turn.
pace-daily-text = { $move } for each turn. Nobody has to be here at the same time.
span-days = { $n } d
span-hours = { $n } h
span-minutes = { $n } min
span-seconds = { $n } s
stand-in = Stand-in bot
stand-in-text = It plays for whoever leaves or runs out of time, until they come back.
door = Who may join
door-private = By link
door-public = Anybody
public-text = The table is listed for everyone here; the first to come take the open seats.
public-tables = Public tables
public-none = No public table just now. Open one: choose “Anybody” at a new table.
sit = Take a seat
replay-turns = Turns of this seat
replay-turn-before = To the turn before
replay-turn-after = To the next turn
replay-link = Copy the link to this moment
what-if = What if?
what-if-make = Play on from here against bots
what-if-text = Opens a table at this very position: you play this seat, bots the others. What the seat could not know is dealt anew.
what-if-running = A second table at this position: you play on against bots, and what you cannot know is dealt anew. This game goes on as it is, and so does its clock.
what-if-mark = What if: from step { $n }, hidden parts dealt anew
what-if-mark-now = What if: hidden parts dealt anew
verify = Verification
verify-text = Computes a finished game once more, from its seed and its moves.
verify-link = Verify the game
verify-working = Computing the whole game once more …
verify-good = Everything agrees
verify-bad = Something does not agree
verify-seal = The seed gives exactly the seal that was shown before the first move
verify-seal-not = The seed does not give the seal that was shown before the first move
imported-mark = Brought in from a file
played-offline-mark = Played offline, on a device
verify-what-if = A what-if position: it was dealt anew, there is no seal to check
verify-steps = { $n ->
    [one] The rules allow the { $n } move
   *[other] The rules allow all { $n } moves
  }
verify-digests = { $n ->
    [one] The position agrees at { $n } check point
   *[other] The position agrees at { $n } check points
  }
verify-steps-not = { $n ->
    [0] The game cannot have begun like this
   *[other] Move { $n } cannot have been played like this
  }
verify-digests-not = The position does not agree with what was noted during the game
verify-digests-none = The record holds no check points to compare with
verify-end = The game is over; winner: { $names }
verify-open = The game is not over yet
verify-computed = The seal as the server computes it
verify-own = The seal as your browser computes it
verify-own-not = Your browser computes hashes on secure pages only.
verify-how = You can also do it by hand:
verify-file = Verify a record from a file
verify-too-large = The file is too large for a record of a game.
verify-of-file = record from the file { $name }

## A game without a board of its own

plain-answers = Your answers
plain-choose = Choose an answer
plain-ways = { $n } { $n ->
    [one] way
   *[other] ways
}
plain-hint = What an answer brings is shown here. Enter chooses it, Enter again confirms.
plain-lost = lost: { $what }
plain-paid = paid: { $what }
plain-gained = gained: { $what }
plain-shed = got rid of: { $what }
plain-score = score { $before } → { $after }
plain-reveals = Something hidden comes to light next: what follows cannot be foretold.
plain-ends = Your turn ends.
plain-forgone = No longer possible then: { $what }
plain-nothing = Nothing that is counted changes.
plain-seats = Players
plain-table = The table
plain-none = –

## Help

help = Keys and icons
help-text = What each key does and what the icons mean
help-game = Keys of this game
help-table = Keys of the table
help-icons = Icons
help-space = Space
help-missing = The keys and icons of this game could not be loaded.
help-go = Press the big button
help-skip = Skip what is being shown
help-undo = Undo
help-redo = Redo
help-question = Go to the question
help-log = Go to the log; arrows walk its lines and light their places
help-rule = Open the rule behind the question
help-sound = Sound on or off
help-help = Show this page

## Offline
offline = offline
needs-net = This needs the net. It works again as soon as the server answers.
offline-title = Play offline
offline-text = The four games come onto this device, with rules and bots. Tables with friends still need the net.
offline-get = Get { $size }
offline-get-some = Get the games
offline-progress = { $got } of { $all }
offline-left = about { $n } s left
offline-pause = Pause
offline-part-engine = Engine
offline-part-words = Rules, bots, both languages
offline-part-drawings = Boards and drawings
offline-part-here = here
offline-part-next = next
offline-stopped = { $got } of { $all } are here.
offline-stopped-some = Not all of it is here yet.
offline-go-on = Go on
offline-ready = Ready, { $size }
offline-checked = checked { $when }
offline-remove = Remove
offline-remove-ask = Remove the games from this device?
offline-remove-text = They can no longer be played offline until you get them again. Your tables on this device stay.
offline-new = A new version is there. The old one plays until the new one is here.
offline-update = Update, { $size }
offline-no-room = This device has too little room: { $size } are missing.
offline-no-room-at-all = This device has no room left.
offline-refused-insecure = Browsers allow this at secure addresses (https) only.
offline-refused-blocked = This browser lets the page keep nothing, as in a private window.
offline-refused-absent = This server does not offer it.
offline-trouble-net = The net is gone. What has come is kept.
offline-trouble-damaged = A file arrived damaged. Try again in a moment.
offline-perishable = The browser may clear this when space runs short. Installing Orrery makes that less likely.
offline-since = No net since { $when }.
on-this-device = on this device
offline-since-text = Tables on this device go on. The others show how they stood then.
offline-no-net = No net.
games-net = When the net is back
as-of = as of { $when }
table-as-of = No connection. This is how the table stood { $when }.
table-as-of-looks = You can look at it, and moves have to wait.
table-as-of-asks = You can answer this one question: the answer is kept here and goes out later. What it brings and what is asked next shows then.
kept-move = Your choice is kept.
kept-move-of = Kept: { $move }.
kept-move-safe = It stays on this device and goes out when the server answers, if you are still asked the same then.
kept-move-unsafe = This browser cannot store it (a private window, or a full device): it goes out only if this page stays open until the server can be reached.
kept-move-sent = The connection broke while it was on its way. It goes out once more when the server can be reached, and counts once.
kept-move-back = Take it back
kept-move-gone-out = It has gone out already.
kept-move-played = The move you chose in { $game } without a connection has been played.
kept-move-stale = The move you chose in { $game } without a connection was not played: you are not asked that any more.
kept-move-refused = The move you chose in { $game } without a connection was not played. { $why }
play-needs-net = needs the net once
kilobytes = { $n } kB
megabytes = { $n } MB
new-version = A new version is ready.
new-version-reload = Reload
install = Install Orrery
install-text = With a window and an icon of its own, like any other application.
install-button = Install
install-apple = On this device: tap the share button of the browser, then “Add to Home Screen”.
