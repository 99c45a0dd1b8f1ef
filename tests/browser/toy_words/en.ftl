### The toy game as people read it on the plain board.

prompt-turn = What do you do with your turn? You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
prompt-accept = Do you take the coin you are offered?
prompt-number = Choose a number in secret: the highest that nobody shares scores.
prompt-any_order = In which order do the coins come?
prompt-one_of = Which course do you take?
prompt-may = Do you want this?

answers-plan = Plan
answers-gift = Give a coin away
answers-burn = At any time
answers-number = Numbers
answers-answer = Your answer
answers-pick = The offer
answers-skip = Nothing of it
answers-confirm = The last word
answer-plan = { $what ->
    [gather] Gather a coin
    [roll] Roll the die for coins
    [craft] Craft, three gains in any order
    [trade] Trade, one of two courses
    [dig] Dig two cards
    [rest] Rest, and perhaps find coins
   *[show] Show a neighbour the top card
}
answer-gift = Give a coin to { $to }
answer-answer = { $yes ->
    [yes] Yes, thank you
   *[no] No
}
answer-number = { $n }
answer-burn = Burn a coin for a point
answer-pick = Number { $which } of what is offered
answer-skip = Leave it
answer-confirm = Confirm

event-gained = { $name } gains { $amount }.
event-rolled = { $name } rolls { $face }.
event-gifted = { $name } gives { $to } a coin ({ $taken }).
event-dug = { $name } digs { $card }.
event-peeked = { $name } looks at the deck.
event-shown = { $name } is shown { $card }.
event-number_chosen = { $name } has chosen { $number }.
event-numbers = Numbers: { $chosen }.
event-burned = { $name } burns a coin.

amount-coin = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
score-points = Points
view-coins = Coins
view-points = Points
view-secret = Chosen number
view-deck = Cards in the deck

refusal-deck_empty = The deck is empty.
refusal-no_such_friend = Nobody sits there.
refusal-no_coin = You have no coin.
refusal-too_low = { $n } is too low.
