### The evaluation in terms: their names, and what they say of a position (a part of a sentence)

worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
term-crystals = Crystals
told-crystals = { $count ->
    [0] no crystal lit yet
    [one] { $count } crystal, worth { amount-points }
   *[other] { $count } crystals, worth { amount-points }
}
term-water = Water
told-water = { $water ->
    [0] no water left
   *[other] { $water } water in store
}
term-colour = A strong colour
told-colour = { $count ->
    [0] no colour begun yet
    [one] { $count } crystal towards one colour
   *[other] { $count } crystals towards one colour
}, where each further one counts more
term-improvements = Improvements
told-improvements = { $count ->
    [0] no improvement to use
    [one] { $count } improvement
   *[other] { $count } improvements
}, { $rounds ->
    [0] no round left
    [one] { $rounds } round left
   *[other] { $rounds } rounds left
}, about { $worth } points to come
term-hand = Cards in hand
told-hand = { $cards ->
    [0] no card left to choose from
    [one] only { $cards } card to choose from
   *[other] { $cards } cards to choose from
}
term-excavate = Excavate in hand
told-excavate = { $held ->
    [yes] Excavate is ready for the next auction
   *[no] Excavate is not in hand for the next auction
}
term-late = Choosing late
told-late = { $late ->
    [yes] you see the others’ cards before you choose
   *[no] you choose together with the others
}
term-rivals = Rivals
told-rivals = the best of them is heading for { $best ->
    [one] { $best } point
   *[other] { $best } points
}
