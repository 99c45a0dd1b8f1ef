## What the keys do

key-field = Go along the six straight lines of the field, to the nearest hex that can be chosen
key-digit = Module, base or another size; slot, number of engines or card in play
key-deck = Draw from the deck
key-jump = Jump with the Chronoblock instead of flying
key-go = Press the big button
key-zoom = Larger, smaller, the whole field
key-escape = Take a step back, close, or skip what is being shown

## What the icons mean

icon-pd-quid = Quid: money and victory points
icon-pd-harvester = Harvester
icon-pd-module = Module
icon-pd-base = Base
icon-pd-wasteland = Wasteland
icon-pd-crater = Crater
icon-pd-mountain = Mountain
icon-pd-volcano = Volcano
icon-pd-pad = Landing pad
icon-pd-dead-city = Dead city
icon-pd-crack = Crack
icon-pd-eruption = Eruption
icon-pd-meteor = Meteor shower
icon-pd-contamination = Contamination
icon-pd-engine = Engine
icon-pd-type-extraction = Extraction
icon-pd-type-entertainment = Entertainment
icon-pd-type-generators = Generators
icon-pd-type-laboratories = Laboratories
icon-pd-type-logistics = Logistics
icon-pd-type-defence = Defence
icon-pd-type-systems = Systems
icon-pd-type-blocks = Blocks
icon-pd-slot-nose = Nose
icon-pd-slot-deck = Central deck
icon-pd-slot-cargo = Cargo hold
icon-pd-toll = Toll for a stop
icon-pd-steal = Takes quids from others
icon-pd-market = Market
icon-pd-draw = Draw a card
icon-pd-event = Event
