### Planet Unknown around its board: scores and the course.

with-points = { $n ->
    [one] With { $n } medal.
   *[other] With { $n } medals.
}
score-sheet = Score sheet
score-pad = Score pad
score-pad-text = medals, line by line
score-now = Medals now
score-now-text = as if the game ended here, goals as they stand; what others hide is not counted
score-over-time = Medals over time
tie-row-empty = Tie: fewer empty squares win
tie-row-meteorites = Tie: fewer meteorites win
pad-civ_cards = Civ cards
pad-planet = Complete rows and columns
pad-tracks = Tracks
pad-lifepods = Lifepods
pad-meteorites = Meteorites, 3 for a medal
pad-personal = Personal objectives
pad-competitive = Objectives between neighbours

## Course

learn-1-title = The station turns, everyone takes a tile
learn-1 = In the middle stands a station with two rings of tiles. Each round it turns, and one sector faces every player. You take the top tile of its outer or its inner stack. Everyone takes and places at the same time; nobody waits for a turn.
learn-1-tip = With three or more players the commander chooses how the station turns. The title moves on each round.
learn-2-title = Lay it on your planet
learn-2 = Turn and flip the tile as you like. The first one must touch the edge of the planet, every later one must touch a tile that lies there. Nothing may stick out, overlap or be moved later.
learn-2-tip = The table marks every place where the tile fits and shows what it would bring.
learn-3-title = Two stations, two steps up
learn-3 = Each tile has two terrains with a station on each. Each station moves the marker of its track up by one, in the order you like, and you take what is printed there. Size does not matter. Water moves only if a water square of the tile covers ice.
learn-3-tip = A boost moves any marker of your choice one further. One step can start a chain of them.
learn-4-title = Energy copies a neighbour
learn-4 = Energy has no track of its own. Its station copies the other station of the tile, or the station of any section that touches the energy area the tile has joined. Copied water needs no ice.
learn-4-tip = One large energy area with many neighbours gives a free choice later on.
learn-5-title = Rovers, lifepods, meteorites
learn-5 = Some tiles bring a meteorite, and a row or column with a meteorite on it counts nothing. Rovers drive over the planet, one point a step, and collect meteorites and lifepods on their way. A lifepod is a medal, three meteorites are another.
learn-5-tip = A tile laid on a lifepod or a rover destroys it. The table warns you before you lay it.
learn-6-title = What the tracks give
learn-6 = Civ milestones give cards: you look through a stack and keep one. Biomass gives patches of one square for the gaps. Rover gives rovers and points to drive them. Tech unlocks the technologies of your corporation, one after the other. Water gives medals and boosts.
learn-7-title = Against your neighbours
learn-7 = Between you and each neighbour lies an objective that everyone can see. Whoever of the two is better at the end gets five medals, in a tie two each. The table shows how both stand at any time.
learn-7-tip = Alone there are no neighbours: you choose three goals of your own, an event comes each round, and a target is to be reached.
learn-8-title = The end, and the count
learn-8 = The game ends with the round in which somebody can place neither of his two tiles or a sector is empty. Every complete row and column without a meteorite gives its medals, then come the tracks, cards, lifepods, meteorites and objectives. Most medals win.
learn-8-tip = In a first game everyone has the same planet and the same corporation. The other sides come later.
