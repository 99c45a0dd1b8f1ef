field = Playing field
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Show the whole field
arrows = Arrow keys move it, Enter picks it.
hex = { $kind } { $at }
kind-wasteland = Wasteland
kind-crater = Crater
kind-mountain = Mountain
kind-volcano = Volcano
kind-landing_pad = Landing pad
kind-dead_city = Dead city
eruption = Eruption
object-mine = my { $figure ->
    [base] base
   *[module] module
  }
object-of = { $figure ->
    [base] base
   *[module] module
  } of { $name }
contaminated = contaminated
harvester-mine = my harvester
harvester-of = harvester of { $name }
by-crack = by the crack
on-edge = at the edge
under-meteor = under the meteor
steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
  } { $way }
way-0 = east
way-1 = north-east
way-2 = north-west
way-3 = west
way-4 = south-west
way-5 = south-east
across-city = across the dead city
by-jump = by the Chronoblock
crack-name = Crack between { $a } and { $b }, bending at { $c } and { $d }
meteor-name = Meteor on { $a } and { $b }
direction-name = Line to the { $way }
cluster-name = { $n ->
    [one] Volcano { $a }
   *[other] Group of { $n } volcanoes from { $a }
  }
row = Row { $row }
around = Around it: { $hexes }.
beyond-crack = beyond the crack
cluster-lone = Volcano alone: { $a }
cluster-group = Volcanoes together: { $hexes }
crack-lies = The crack parts { $pairs }.
crack-pair = { $a } from { $b }
