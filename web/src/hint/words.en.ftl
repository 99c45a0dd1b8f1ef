moves-title = { $n ->
    [one] The only move
    [2] Two best moves
   *[other] Three best moves
}
tried = { $n ->
    [one] tried in one future
   *[other] tried in { $n } futures
}
thinking = Thinking …
close = Close the hint
rank = Move { $n }
wins = wins { $percent } %
doubt = ± { $n }
even = about equal
axis-lead = ahead of the best rival, as far as the bot sees
axis-count = as the bot rates the position: only compare the moves by it
axis-alone = by the end, as far as the bot sees
play = Play move { $n }
steps = Then: { $steps }
spoken = { $n } of { $of }: { $name }: { $value }{ $doubt ->
    [none] { "" }
   *[other] , give or take { $doubt }
}{ $wins ->
    [none] { "" }
   *[other] , wins { $wins } %
}.{ $even ->
    [yes] { " " }About equal to the best.
   *[no] { "" }
}
key-choose = Choose a move of the hint
key-play = Play the move of the hint
key-close = Close the hint
moves = Moves
moves-same = One of several equals
