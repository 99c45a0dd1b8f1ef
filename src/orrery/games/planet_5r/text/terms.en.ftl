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

## Reasons: what a move is better or worse in than another, and which numbers make the difference
# ($n: with the move, $else: with the other one; gap- where more is better, fewer- where less is; $gaps: those that
# differ; $by: how many points it makes)

better-crystals = Crystals are what scores in the end: { $gaps }, { $by } more.
worse-crystals = It falls behind in crystals: { $gaps }, which costs { $by }.
better-crystals-same = As many crystals, but in colours that score { $by } more.
worse-crystals-same = As many crystals, but in colours that score { $by } less.
gap-crystals-count = { $n } { $n ->
    [one] crystal
   *[other] crystals
} lit instead of { $else }
better-water = It keeps water together: { $gaps }, worth { $by }.
worse-water = It eats into the water: { $gaps }, which costs { $by }.
better-water-same = It saves a little water now and then, worth { $by }.
worse-water-same = It spends a little more water now and then, which costs { $by }.
gap-water-water = { $n } in store instead of { $else }
better-colour = One strong colour pays, as each further crystal of it counts more: { $gaps }, worth { $by }.
worse-colour = It does less for the strongest colour, where each further crystal counts more: { $gaps }, which costs { $by }.
better-colour-same = The strongest colour comes out a little better on average, worth { $by }.
worse-colour-same = The strongest colour comes out a little worse on average, which costs { $by }.
gap-colour-count = { $n } { $n ->
    [one] crystal
   *[other] crystals
} of it instead of { $else }
better-improvements = Improvements go on paying: { $gaps }, worth { $by } in what is left of the game.
worse-improvements = Improvements will bring less: { $gaps }, which costs { $by } in what is left of the game.
better-improvements-same = As many improvements, but ones that pay more in what is left of the game: { $by } more.
worse-improvements-same = As many improvements, but ones that pay less in what is left of the game: { $by } less.
gap-improvements-count = { $n } of them instead of { $else }
better-hand = It leaves a better choice of cards: { $gaps }, worth { $by }.
worse-hand = It leaves a poorer choice of cards: { $gaps }, which costs { $by }.
better-hand-same = The choice of cards is a little better on average, worth { $by }.
worse-hand-same = The choice of cards is a little poorer on average, which costs { $by }.
gap-hand-cards = { $n } next round instead of { $else }
better-excavate = Excavate is the card to have at an auction: { $gaps }, worth { $by }.
worse-excavate = Excavate will be missed at the auction: { $gaps }, which costs { $by }.
better-excavate-same = Excavate is ready for the next auction a little more often, worth { $by }.
worse-excavate-same = Excavate is ready for the next auction a little less often, which costs { $by }.
gap-excavate-held = { $n ->
    [yes] in hand for the next one, otherwise not
   *[no] not in hand for the next one, otherwise it would be
}
better-late = Choosing after the others is worth { $by }: { $gaps }.
worse-late = Choosing blind costs { $by }: { $gaps }.
better-late-same = It lets one choose after the others a little more often, worth { $by }.
worse-late-same = It lets one choose after the others a little less often, which costs { $by }.
gap-late-late = { $n ->
    [yes] their cards are seen first, otherwise not
   *[no] all choose together, otherwise their cards would be seen first
}
better-rivals = It holds the rivals back: { $gaps }, worth { $by } all in all.
worse-rivals = It leaves more to the rivals: { $gaps }, which costs { $by } all in all.
better-rivals-same = It holds back the rivals behind the best one, worth { $by }.
worse-rivals-same = It leaves more to the rivals behind the best one, which costs { $by }.
fewer-rivals-best = the best of them is heading for { $n } points instead of { $else }
