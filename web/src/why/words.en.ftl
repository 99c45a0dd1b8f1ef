title = Why this move?
close = Close the explanation
thinking = Thinking it over …
tried = { $n ->
    [one] weighed in one future
   *[other] weighed in { $n } futures
}
moves = Moves that were weighed
played = played
stand-in = a bot in a person’s place
# What the strongest bot says of the move.
verdict-only = There was nothing else to do.
verdict-best = The strongest bot would play the same.
verdict-even = As good as the best, as far as can be told.
verdict-behind = The strongest bot would rather play: { $move }. About { $points } better.
known = Only what { $name } could see counts; what was hidden from it is dealt anew in each future.
again = Try again
later = { $name } tells its reasons when the game is over: before, they could give away what it holds. Then look in the log of the replay.
