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
other-games = The same of another game
with-friends = With friends
with-friends-text = invite by link
learn = Learn
learn-text = short steps, with pictures
learn-sub = The game in a few short steps, then a first table
learn-time = 5 min
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
private-text = Tables are private: only people with a link can sit down.
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
lobby-starts = The game begins by itself when the last open seat is taken. You can close this page: the table waits in “My games”.
lobby-learn = Learn the game meanwhile
invite-for = Invite link for seat { $n }
copy-link = Copy link
invite-local = Friends elsewhere cannot open an address of this computer alone. Give them its address in your network and start the server with
to-bot = Seat a bot
to-open = Open the seat
leave = Leave the table
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
counting = Counting…
count-again = Count again
score-pad = Score pad
score-pad-text = points, line by line
total = Total
solo-target = Target
solo-difference = Difference
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

## Errors
lost-missing = Nothing orbits here
lost-missing-text = This address leads nowhere. The worlds are one step away.
lost-broken = A gear has slipped
lost-broken-text = Something in the page broke. Your games are safe on the server.
lost-offline = No signal
lost-offline-text = The server cannot be reached just now. Nothing is lost; try again in a moment.
lost-no-table = No seat at this table
lost-no-table-text = This table does not exist, or the invitation has been used.
