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

## Reasons: what a move is better or worse in than another, and which numbers make the difference
# ($n: with the move, $else: with the other one; gap- where more is better, fewer- where less is; $gaps: those that
# differ; $by: how many points it makes)

better-quids = Money in hand: { $gaps }, worth { $by }.
worse-quids = It costs money: { $gaps }, { $by } lost.
better-quids-same = A little more money comes in on average: { $by }.
worse-quids-same = A little less money comes in on average: { $by } lost.
gap-quids-quids = { $n } { $n ->
    [one] quid
   *[other] quids
} instead of { $else }
better-cargo = It helps in the race for cargo: { $gaps }, worth { $by }.
worse-cargo = It gives way in the race for cargo: { $gaps }, which costs { $by }.
better-cargo-same = Ahead in as many types of cargo, but the leads are safer: worth { $by }.
worse-cargo-same = Ahead in as many types of cargo, but the leads are shakier: that costs { $by }.
gap-cargo-alone = alone ahead in { $n } { $n ->
    [one] type
   *[other] types
} instead of { $else }
gap-cargo-held = ahead or level in { $n } instead of { $else }
fewer-cargo-behind = behind in { $n } instead of { $else }
better-hand = Cards are what one builds with: { $gaps }, worth { $by }.
worse-hand = It thins out the hand: { $gaps }, which costs { $by }.
better-hand-same = The hand is a little better on average, worth { $by }.
worse-hand-same = The hand is a little poorer on average, which costs { $by }.
gap-hand-cards = { $n } in hand instead of { $else }
better-supply = Figures still in the supply can earn later: { $gaps }, worth { $by }.
worse-supply = There is less left to earn from the figures in supply: { $gaps }, which costs { $by }.
better-supply-same = As many figures in supply, but they are likely to earn { $by } more.
worse-supply-same = As many figures in supply, but they are likely to earn { $by } less.
gap-supply-modules = { $n } { $n ->
    [one] module
   *[other] modules
} left instead of { $else }
gap-supply-bases = { $n } { $n ->
    [one] base
   *[other] bases
} left instead of { $else }
better-objects = What stands on the field raises later incomes: { $gaps }, worth { $by }.
worse-objects = Later incomes will be smaller: { $gaps }, which costs { $by }.
better-objects-same = As many objects on the field, but they earn { $by } more later.
worse-objects-same = As many objects on the field, but they earn { $by } less later.
gap-objects-modules = { $n } { $n ->
    [one] module
   *[other] modules
} instead of { $else }
gap-objects-bases = { $n } { $n ->
    [one] base
   *[other] bases
} instead of { $else }
better-deck = It gets on with the central deck: { $gaps } for the permanent effect, worth { $by }.
worse-deck = It does less for the central deck: { $gaps } for the permanent effect, which costs { $by }.
better-deck-same = As many cards on the central deck, but likely to bring { $by } more in what is left of the game.
worse-deck-same = As many cards on the central deck, but likely to bring { $by } less in what is left of the game.
gap-deck-cards = { $n } of { $need } cards instead of { $else }
better-nose = It brings the effect of the nose nearer: { $gaps }, worth { $by }.
worse-nose = It keeps the effect of the nose waiting: { $gaps }, which costs { $by }.
better-nose-same = As many cards in the nose, but likely to bring { $by } more in what is left of the game.
worse-nose-same = As many cards in the nose, but likely to bring { $by } less in what is left of the game.
gap-nose-cards = { $n } of { $need } cards instead of { $else }
better-promised = There is more to come of it: { $gaps }, worth { $by }.
worse-promised = Less is still to come of it: { $gaps }, which costs { $by }.
better-promised-same = What is about to come is worth { $by } more.
worse-promised-same = What is about to come is worth { $by } less.
gap-promised-what = { $n ->
    [site] the harvester stands where one can build at once
    [flight] the flight is paid and ends where one can build
    [draw] cards are about to come into the hand
   *[nothing] this turn brings nothing more
}{ $else ->
    [site] , otherwise it would stand where one can build at once
    [flight] , otherwise a paid flight would end where one can build
    [draw] , otherwise cards would be about to come into the hand
   *[nothing] , otherwise this turn would bring nothing more
}
better-rivals = It holds the rivals back: { $gaps }, worth { $by } all in all.
worse-rivals = It leaves more to the rivals: { $gaps }, which costs { $by } all in all.
better-rivals-same = It holds back the rivals behind the best one, worth { $by }.
worse-rivals-same = It leaves more to the rivals behind the best one, which costs { $by }.
fewer-rivals-best = the best of them is heading for { $n } quids instead of { $else }
