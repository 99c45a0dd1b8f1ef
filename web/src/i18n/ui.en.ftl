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
your-name = Your name
your-name-text = This is how others see you at the table.

## Home
hero = Where to tonight?
hero-text = Pick a world. The farther from the sun, the longer the evening.
worlds = Worlds
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
play-solo = Alone
play-solo-text = against a target, no bots
play-solo-text-on_mars = against Lacerda, for a goal you choose
other-games = The same of another game
with-friends = With friends
with-friends-text = invite by link
learn = Learn
learn-text = short steps, with pictures
learn-sub = The game in a few short steps, then a first table
learn-time = 5 min
learn-time-on_mars = 10 min
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
invite-link = invite link
hot-seat = Hot-seat
player-n = Player { $n }
hot-seat-name = Name of the player at this device
open-text = You get a link to send to a friend as soon as the table is open. Whoever opens it first takes the seat.
me-text = Your own seat. You see your hand, nobody else does.
bot-level = Level of the bot
level-easy = Cadet
level-easy-text = knows the rules, has no plan
level-normal = Pilot
level-normal-text = takes the best next step
level-hard = Navigator
level-hard-text = looks ahead before each move
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
claiming = Taking your seat…

## Table
undo = Undo
skip = Skip
log = Log
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
sending-waits = Your choice is kept and goes out as soon as the line is back.
connection-back = Connected again
refused-plain = This is not possible now.
error-offline = The server cannot be reached just now.
error-server = Something went wrong on the server. Try again.
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
stand-in-waits = You have left, and nobody else is at the table: it waits until somebody comes back.
stand-in-came = A bot ({ $level }) plays on for { $name }.
stand-in-went = { $name } is back.
stand-in-prompt = Come back to decide for yourself.
come-back = Come back
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
with-points-planet_unknown = { $n ->
    [one] With { $n } medal.
   *[other] With { $n } medals.
}
score-sheet-planet_unknown = Score sheet
score-pad-planet_unknown = Score pad
score-pad-text-planet_unknown = medals, line by line
score-now-planet_unknown = Medals now
score-now-text-planet_unknown = as if the game ended here, goals as they stand; what others hide is not counted
score-over-time-planet_unknown = Medals over time
with-points-pandorum = { $n ->
    [one] With { $n } quid.
   *[other] With { $n } quids.
}
score-sheet-pandorum = Score sheet
score-pad-pandorum = Score pad
score-pad-text-pandorum = quids, line by line
score-now-pandorum = Quids now
score-now-text-pandorum = as if the game ended here, with the cargo as it lies
score-over-time-pandorum = Quids over time
with-points-on_mars = With { $n } OP.
score-sheet-on_mars = Score sheet
score-pad-on_mars = Score pad
score-pad-text-on_mars = Opportunity Points, line by line
score-now-on_mars = OP now
score-now-text-on_mars = as if the game ended here, with open contracts as they stand
score-over-time-on_mars = OP over time
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
tie-row-planet_5r-water = Tie: more water wins
tie-row-planet_unknown-empty = Tie: fewer empty squares win
tie-row-planet_unknown-meteorites = Tie: fewer meteorites win
tie-row-pandorum-figures = Tie: more figures left win
tie-row-pandorum-shared = Tie: as many figures left, victory shared
tie-row-on_mars-crystals = Tie: more crystals win
tie-row-on_mars-advanced = Tie: more advanced buildings win
tie-row-on_mars-progress = Tie: more progress cubes win
tie-row-on_mars-shared = Tie in everything, victory shared
pad-crystals = { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
  }{ $jokers ->
    [0] { "" }
    [one] , { $jokers } of them a joker
   *[other] , { $jokers } of them jokers
  }
pad-planet_5r-water = Water, 2 for a point
pad-planet_5r-water-of = { $water } water
pad-planet_5r-blue = Blue crystals
pad-planet_5r-blue-of = { pad-crystals }
pad-planet_5r-green = Green crystals
pad-planet_5r-green-of = { pad-crystals }
pad-planet_5r-purple = Purple crystals
pad-planet_5r-purple-of = { pad-crystals }
pad-planet_unknown-civ_cards = Civ cards
pad-planet_unknown-planet = Complete rows and columns
pad-planet_unknown-tracks = Tracks
pad-planet_unknown-lifepods = Lifepods
pad-planet_unknown-meteorites = Meteorites, 3 for a medal
pad-planet_unknown-personal = Personal objectives
pad-planet_unknown-competitive = Objectives between neighbours
pad-pandorum-quids = Quids
pad-pandorum-extraction = Cargo: extraction
pad-pandorum-entertainment = Cargo: entertain{ "\u00AD" }ment
pad-pandorum-generators = Cargo: generators
pad-pandorum-laboratories = Cargo: laborato{ "\u00AD" }ries
pad-pandorum-logistics = Cargo: logistics
pad-pandorum-defence = Cargo: defence
pad-pandorum-systems = Cargo: systems
pad-pandorum-blocks = Cargo: blocks
pad-on_mars-op = OP of the game
pad-on_mars-progress = Progress
pad-on_mars-ships = Ships in the hangar
pad-on_mars-colonists = Colonists
pad-on_mars-techs = Technologies
pad-on_mars-blueprints = Blueprints
pad-on_mars-scientists = Scientists
pad-on_mars-contracts = Earth contracts
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
learn-planet_5r-1-title = Water, machines, crystals
learn-planet_5r-1 = Your clan has a settlement and five water behind a screen. For fifteen rounds you spend water on technologies and join them into machines. Crystals that light up are points, and two water left at the end are one more.
learn-planet_5r-1-tip = Nobody sees how much water you have until the end.
learn-planet_5r-2-title = One card, in secret
learn-planet_5r-2 = Each round everyone picks one of five action cards face down, and all are turned up together. The cards you used lie open in your discard; Expand brings them all back.
learn-planet_5r-2-tip = Scouts of the last round choose late: they see the others’ cards first.
learn-planet_5r-3-title = Together is different from alone
learn-planet_5r-3 = Cards work in their order, 1 to 5. Develop gives four water to one player, two each to a pair, one each to three. Plunder robs everyone who Excavates or Expands. Scout rolls for water.
learn-planet_5r-3-tip = Improvements on your cards help every time you play their action.
learn-planet_5r-4-title = The auction
learn-planet_5r-4 = All who Excavate bid water in secret. Equal bids cancel each other; the rest take a technology each, the highest first, and pay what they bid. Alone, you must beat the die.
learn-planet_5r-4-tip = A bid that fails still costs one water.
learn-planet_5r-5-title = Joining cards
learn-planet_5r-5 = A new card joins a group where the same action meets at both edges. You choose which card lies on top: its edge crystal lights, and its improvement stays. The other edge is covered for good.
learn-planet_5r-5-tip = The table shows what lights up and what is covered before you decide.
learn-planet_5r-6-title = Counting
learn-planet_5r-6 = Crystals of one colour are worth more the more you have: 1, 3, 6, 10, 15, 21 points for one to six. Jokers join the colour that pays best. Ties go to the clan with more water.

learn-planet_unknown-1-title = The station turns, everyone takes a tile
learn-planet_unknown-1 = In the middle stands a station with two rings of tiles. Each round it turns, and one sector faces every player. You take the top tile of its outer or its inner stack. Everyone takes and places at the same time; nobody waits for a turn.
learn-planet_unknown-1-tip = With three or more players the commander chooses how the station turns. The title moves on each round.
learn-planet_unknown-2-title = Lay it on your planet
learn-planet_unknown-2 = Turn and flip the tile as you like. The first one must touch the edge of the planet, every later one must touch a tile that lies there. Nothing may stick out, overlap or be moved later.
learn-planet_unknown-2-tip = The table marks every place where the tile fits and shows what it would bring.
learn-planet_unknown-3-title = Two stations, two steps up
learn-planet_unknown-3 = Each tile has two terrains with a station on each. Each station moves the marker of its track up by one, in the order you like, and you take what is printed there. Size does not matter. Water moves only if a water square of the tile covers ice.
learn-planet_unknown-3-tip = A boost moves any marker of your choice one further. One step can start a chain of them.
learn-planet_unknown-4-title = Energy copies a neighbour
learn-planet_unknown-4 = Energy has no track of its own. Its station copies the other station of the tile, or the station of any section that touches the energy area the tile has joined. Copied water needs no ice.
learn-planet_unknown-4-tip = One large energy area with many neighbours gives a free choice later on.
learn-planet_unknown-5-title = Rovers, lifepods, meteorites
learn-planet_unknown-5 = Some tiles bring a meteorite, and a row or column with a meteorite on it counts nothing. Rovers drive over the planet, one point a step, and collect meteorites and lifepods on their way. A lifepod is a medal, three meteorites are another.
learn-planet_unknown-5-tip = A tile laid on a lifepod or a rover destroys it. The table warns you before you lay it.
learn-planet_unknown-6-title = What the tracks give
learn-planet_unknown-6 = Civ milestones give cards: you look through a stack and keep one. Biomass gives patches of one square for the gaps. Rover gives rovers and points to drive them. Tech unlocks the technologies of your corporation, one after the other. Water gives medals and boosts.
learn-planet_unknown-7-title = Against your neighbours
learn-planet_unknown-7 = Between you and each neighbour lies an objective that everyone can see. Whoever of the two is better at the end gets five medals, in a tie two each. The table shows how both stand at any time.
learn-planet_unknown-7-tip = Alone there are no neighbours: you choose three goals of your own, an event comes each round, and a target is to be reached.
learn-planet_unknown-8-title = The end, and the count
learn-planet_unknown-8 = The game ends with the round in which somebody can place neither of his two tiles or a sector is empty. Every complete row and column without a meteorite gives its medals, then come the tracks, cards, lifepods, meteorites and objectives. Most medals win.
learn-planet_unknown-8-tip = In a first game everyone has the same planet and the same corporation. The other sides come later.

learn-pandorum-1-title = Build where it pays
learn-pandorum-1 = You fly a harvester over a volcanic planet and put up modules and bases. Every construction pays at once, and most cards pay for what already stands around. Quids are money and points in one: whoever has most of them at the end wins.
learn-pandorum-1-tip = All begin on the landing pad in the middle with four cards and not a single quid.
learn-pandorum-2-title = Draw two cards…
learn-pandorum-2 = In your turn you do one of two things: draw or fly. A draw is two cards, one after the other, each from the deck or from the market. The market shows at least four different names, and equal cards lie in one stack. A hand may be as large as you like.
learn-pandorum-2-tip = Cards that others paid for their flights lie in the market too. Look there before you draw blindly.
learn-pandorum-3-title = …or pay one and fly
learn-pandorum-3 = To fly, lay any card of your hand into the market and go in a straight line, as far as you like. You pass over harvesters, objects and landing pads. A volcano ends the line.
learn-pandorum-3-tip = The table marks every hex you can reach, with what it would bring or cost.
learn-pandorum-4-title = Where you may stop
learn-pandorum-4 = Your own objects and landing pads are free. On a foreign object you pay its owner, 1 quid for a module and 2 for a base. On an empty hex you may stop only to build there, at once.
learn-pandorum-4-tip = No quids for the toll, or no card that fits: then the hex is closed to you.
learn-pandorum-5-title = Cards build, and pay
learn-pandorum-5 = Play one card for a module, or two with different names for a base. Each must allow the terrain; some also want a volcano next to it. First all cards pay for what stands around, then the new object is placed: it never counts for itself.
learn-pandorum-5-tip = A block pays 2, or pays once more what a card of its type has brought in the same construction.
learn-pandorum-6-title = Three slots of your ship
learn-pandorum-6 = Played cards go into your ship, each into a slot you choose. In the nose they are the price of an effect for one use. In the central deck enough of them switch on an effect that stays. The cargo hold is counted at the end.
learn-pandorum-6-tip = With four players two cards are enough for the nose and four for the deck, with fewer three and five.
learn-pandorum-7-title = The end, and the cargo
learn-pandorum-7 = When somebody has put down the last figure, everyone else has one more turn. Then the holds are compared type by type: whoever has most cards of a type gets 1 quid for each of them, and a tie pays all who share it. Most quids win.
learn-pandorum-7-tip = New Horizons adds events that change the planet. It is best from the third game on.

learn-on_mars-1-title = Two places, one colony
learn-on_mars-1 = You found the first colony on Mars together and score Opportunity Points (OP) against each other. You are always in one of two places. In orbit you get blueprints, technologies and supplies; in the colony you build, upgrade, hire and drive. Five main actions are open to you in either place, the other five have to wait until you travel.
learn-on_mars-1-tip = At the start there is a mine, one building of each kind your life depends on, and a shelter with a bot for everybody.
learn-on_mars-2-title = Your turn: one main action
learn-on_mars-2 = A round gives everybody one turn, in the order of the track. In your turn new crystals come into your depot, you take exactly one main action and, before or after it, one executive action if you like. Then your marker is laid down.
learn-on_mars-2-tip = Crystals you gain lie below the depot and can be spent from your next turn on. Resources can be used at once.
learn-on_mars-3-title = Red actions need a colonist
learn-on_mars-3 = Five actions have slots. You put a colonist from your Living Quarters on one of them and pay for the others who are there: with three or four players once for each other colour, with one or two once for each colonist. Each time 1 crystal, or 1 colonist who goes to the Working Area. Full slots are cleared first: whoever has most colonists there takes them back to work.
learn-on_mars-3-tip = Each action shows what it would cost you right now. Colonists come home when you travel.
learn-on_mars-4-title = Build near your bots
learn-on_mars-4 = Construct lays a building on a free hex under or beside one of your bots. Each kind lives on the one before: a colonist makes a mine, a mineral a generator, a battery a water extractor, water a greenhouse, a plant an oxygen condenser, oxygen a shelter of yours. The new one must touch its own kind, or stand exactly two hexes from it.
learn-on_mars-4-tip = The table lights up every hex where the building may go and says what it brings. A mineral can be paid for any resource.
learn-on_mars-5-title = Complexes pay more
learn-on_mars-5 = Buildings of a kind that touch are a complex, and a new one gives as many goods as the complex is large. Joining needs the technology of that kind, at least as high as the number of buildings it joins. It need not be your own: then its owner gets 1 oxygen, or develops that tile for free, at the end of your turn.
learn-on_mars-5-tip = The first complex of a kind that you make or enlarge brings your progress cube: 11 OP for all five.
learn-on_mars-6-title = Life support and the level
learn-on_mars-6 = Generators, water extractors, greenhouses and oxygen condensers move a marker of the Life Support System. Whoever lifts one that was below the glowing row scores the tile above it and chooses a benefit. When all four have reached the row, the colony level rises: new blueprints, new technologies, a full warehouse.
learn-on_mars-6-tip = The level also says how many ships you may welcome. Level 5 ends the game.
learn-on_mars-7-title = The laboratory
learn-on_mars-7 = Learn New Technology puts a tile into column 1 of your laboratory; Research and Development moves tiles to the right, for the price of each column. The column is the level of the technology, and its OP at the end. Some spaces give a benefit when a tile arrives.
learn-on_mars-7-tip = Others will use your high technologies gladly, and each time you gain by it.
learn-on_mars-8-title = Bots and the rover
learn-on_mars-8 = Control Center moves your bots 2 steps and your rover 2 steps; each crystal paid first adds one, and a rover technology adds its level. The rover picks up crystals on its way and may take the tile on which it stops: discoveries give something at once, research tiles last. A bot crushes what it stops on.
learn-on_mars-8-tip = Move the bots to where you want to build next.
learn-on_mars-9-title = Ships bring people
learn-on_mars-9 = Welcome a Ship costs a plant and water: a ship goes from your depot to the hangar and brings a colonist and a bot, or two colonists. The space it leaves can hold a crystal and opens the executive action printed there.
learn-on_mars-9-tip = Shelters make room: two more colonists each, and one more of every resource.
learn-on_mars-10-title = Blueprints become better buildings
learn-on_mars-10 = Obtain Blueprint takes a card with its resource. Upgrade puts your marker from the card on a building of its kind in your zone, for a mineral; cards of level 3 need a complex of three. Built cards count 3 or 5 OP, those left unbuilt cost as many, and each has an action you can use as an executive action for 2 crystals.
learn-on_mars-10-tip = Advanced buildings and mines with your colonists produce when you fly to orbit.
learn-on_mars-11-title = Scientists and contracts
learn-on_mars-11 = Hire or Contract takes a card of the scientist board. A scientist lets you use the cards of a kind for free, even those of others, and scores 3 OP for each advanced building of another kind. A contract wants a delivery to Earth or an advanced building in a complex of four; unfulfilled, it costs you points.
learn-on_mars-11-tip = Goods can be put on a contract at any time. Minerals stand for nothing else there.
learn-on_mars-12-title = Travel
learn-on_mars-12 = After all turns the shuttle moves. When it flies, everybody on its side may ride for free; at other times a ship from your hangar takes you. To orbit: your advanced buildings and miners produce. To the colony: you place a discovery tile. In both cases your colonists come home, and you choose your space of the track, with its benefit.
learn-on_mars-12-tip = Low spaces play first. The shuttle shows in how many rounds it will fly.
learn-on_mars-13-title = Missions, the end, the count
learn-on_mars-13 = Three missions run for everybody, and each step of one gives a crystal or more. Missions done and levels reached from 3 on count down to the end; then one more round is played. To your OP come progress, ships, colonists, technologies, blueprints, scientists and contracts. Most OP win.
learn-on_mars-13-tip = You hold three private goals. One of them you may complete; the others are worth a crystal each. Alone you play against Lacerda, for a goal you choose before.

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
