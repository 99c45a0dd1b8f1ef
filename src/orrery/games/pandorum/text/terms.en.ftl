### The evaluation in terms: their names, and what they say of a position (a part of a sentence)

worth = { $n ->
    [one] { $n } quid
   *[other] { $n } quids
}
term-quids = Quids
told-quids = { $quids ->
    [0] nothing in the purse
    [one] { $quids } quid in the purse
   *[other] { $quids } quids in the purse
}
term-cargo = Cargo majorities
told-cargo = alone ahead in { $alone ->
    [0] no type
    [one] { $alone } type
   *[other] { $alone } types
}, level in { $level }, behind in { $behind }, about { $worth } quids by their chances
term-hand = Cards in hand
told-hand = { $cards ->
    [0] an empty hand
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
term-supply = Figures in supply
told-supply = { $modules ->
    [one] { $modules } module
   *[other] { $modules } modules
} and { $bases ->
    [one] { $bases } base
   *[other] { $bases } bases
} still to be built
term-objects = Objects on the field
told-objects = { $modules ->
    [one] { $modules } module
   *[other] { $modules } modules
} and { $bases ->
    [one] { $bases } base
   *[other] { $bases } bases
} of yours help later incomes
term-deck = Central deck
told-deck = { $cards } of { $need } cards for the permanent effect
term-nose = Nose
told-nose = { $cards } of { $need } cards for its effect
term-promised = About to come
told-promised = { $what ->
    [site] the harvester stands where you can build at once
    [flight] the flight is paid and ends at a site to build on
    [draw] cards are about to come into your hand
   *[nothing] nothing more comes of this turn
}
term-rivals = Rivals
told-rivals = the best of them is heading for { $best ->
    [one] { $best } quid
   *[other] { $best } quids
}
