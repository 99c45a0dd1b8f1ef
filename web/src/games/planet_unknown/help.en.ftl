## What the keys do

key-move = Move the tile
key-rotate = Rotate the tile (with Shift: the other way)
key-flip = Flip the tile
key-place = Place the tile
key-digit = Choose the marker, level or entry of this number
key-end = End the turn
key-peek = Look at the table behind the cards
key-escape = Put back, close, or skip what is being shown

## What the icons mean

icon-pu-civ = Civ
icon-pu-water = Water
icon-pu-biomass = Biomass
icon-pu-rover = Rover
icon-pu-tech = Tech
icon-pu-energy = Energy: copies another station
icon-pu-k-rover = Rover
icon-pu-k-lifepod = Lifepod
icon-pu-k-meteorite = Meteorite
icon-pu-k-patch = Patch: one square
icon-pu-k-medal = Medals
icon-pu-k-ice = Ice
icon-pu-k-city = City
icon-pu-b-synergy = Synergy boost
icon-pu-b-move = Movement points
icon-pu-b-civcard = Civ card
icon-pu-b-techchip = Technology
icon-pu-u-objective = Objective
icon-pu-u-event = Event
icon-pu-u-restrict = Restriction of the round
icon-pu-u-commander = Commander
icon-pu-u-comet = Difficulty of a planet
icon-pu-u-deck = Tiles left in a stack
icon-pu-k-moon = Moon
icon-pu-k-satellite = Satellite
icon-pu-k-laser = Laser
icon-pu-k-spaceship = Spaceship
