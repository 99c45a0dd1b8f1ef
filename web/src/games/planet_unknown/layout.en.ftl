# Words of the two layouts: the window onto the planet, what a turn of the station hands out, the strip of neighbours.

planet-whole = See the whole planet
planet-close = Look closer
planet-covered = { $covered } of { $squares } covered
event-open = Restriction of this round: { $name }

handout-mine = You would get
handout-others = The others
handout-hint = Hover or focus a sector: what it hands to you and to everybody else is shown here.
handout-tap = Tap a sector: the station turns for a try, and what everybody gets is shown here.
handout-turn = Turn it so: { $shapes }
handout-none = nothing

strip-left = Neighbours to the left
strip-right = Neighbours to the right
