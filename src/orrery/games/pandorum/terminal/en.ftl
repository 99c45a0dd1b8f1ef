### Pandorum in the terminal.

header = Pandorum · turn { $turn } · { $name }
key = w wasteland  c crater  m mountain  V volcano  P landing pad  X dead city; o module, # base with the player's number, ! contaminated, ^ harvester. Hexes go by column and row, such as 1,-2.
letter-wasteland = w
letter-crater = c
letter-mountain = m
letter-volcano = V
letter-landing_pad = P
letter-dead_city = X
market = Market: { $cards } · deck { $deck }
events = Events: { $events } · { $deck } to come
hand = Your hand: { $cards }
seat = player
quids = quids
figures = supply
cards = hand
nose = nose
central = central deck
cargo = cargo hold
score = score now
draw-deck = draw from the deck
draw = take { $card } from the market
pay = pay { $card } and move
fly_free = move without paying
engine = engine move to { $hex }, { $kind } { $means }
pass = pass
fly = { $hex }, { $kind } { $means }
jump = jump to { $hex }, { $kind } { $means }
hex = { $hex }, { $kind }
cluster = the volcanoes around { $hex }
toll = (toll { $toll })
best = (up to { $amount } quids)
spend = spend { $card }
lift = lift the module and build anew
leave = let it stand
build = { $count ->
    [one] module
   *[other] base
  }: { $cards } (+{ $amount })
manipulate = module: { $cards } (+{ $amount }), Modular Manipulator
scoop = base: { $cards } (+{ $amount }), Bucket
terraform = { $count ->
    [one] module
   *[other] base
  }: { $cards } (+{ $amount }), Terrablock for the first
direction = { $direction } (+{ $amount })
fixed = two quids
again = once more: { $card }
slot = { $slot }
end = end the turn
done = done
meteor = { $what }
crack = at { $hex } to the { $direction }, then { $turn ->
    [left] left
   *[right] right
  }
discard = discard { $card }
bid = bid { $n }
buy = { $n ->
    [0] none
    [one] one engine
   *[other] { $n } engines
  }
take_back = { $card } from { $slot }
