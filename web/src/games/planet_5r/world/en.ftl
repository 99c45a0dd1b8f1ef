### Planet 5R around its board: scores and the course.

tie-row-water = Tie: more water wins
pad-crystals = { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
  }{ $jokers ->
    [0] { "" }
    [one] , { $jokers } of them a joker
   *[other] , { $jokers } of them jokers
  }
pad-water = Water, 2 for a point
pad-water-of = { $water } water
pad-blue = Blue crystals
pad-blue-of = { pad-crystals }
pad-green = Green crystals
pad-green-of = { pad-crystals }
pad-purple = Purple crystals
pad-purple-of = { pad-crystals }

## Course

learn-1-title = Water, machines, crystals
learn-1 = Your clan has a settlement and five water behind a screen. For fifteen rounds you spend water on technologies and join them into machines. Crystals that light up are points, and two water left at the end are one more.
learn-1-tip = Nobody sees how much water you have until the end.
learn-2-title = One card, in secret
learn-2 = Each round everyone picks one of five action cards face down, and all are turned up together. The cards you used lie open in your discard; Expand brings them all back.
learn-2-tip = Scouts of the last round choose late: they see the others’ cards first.
learn-3-title = Together is different from alone
learn-3 = Cards work in their order, 1 to 5. Develop gives four water to one player, two each to a pair, one each to three. Plunder robs everyone who Excavates or Expands. Scout rolls for water.
learn-3-tip = Improvements on your cards help every time you play their action.
learn-4-title = The auction
learn-4 = All who Excavate bid water in secret. Equal bids cancel each other; the rest take a technology each, the highest first, and pay what they bid. Alone, you must beat the die.
learn-4-tip = A bid that fails still costs one water.
learn-5-title = Joining cards
learn-5 = A new card joins a group where the same action meets at both edges. You choose which card lies on top: its edge crystal lights, and its improvement stays. The other edge is covered for good.
learn-5-tip = The table shows what lights up and what is covered before you decide.
learn-6-title = Counting
learn-6 = Crystals of one colour are worth more the more you have: 1, 3, 6, 10, 15, 21 points for one to six. Jokers join the colour that pays best. Ties go to the clan with more water.
