/** Pandorum for the table runtime. */
import type { GameSpec, Inventory } from '../../table/contract';
import { choreography, type Look } from './choreography';
import { targets } from './targets';
import { tones } from './tones';
import type { SeatView, View, Wire } from './wire';

function countersOf(seat: SeatView): [string, number][] {
  const { quids, hand, supply, built, engines, score, nose, central_deck: deck, cargo_hold: hold } = seat;
  const of: Record<string, number> = {
    quids,
    hand,
    engines,
    modules: supply.module,
    bases: supply.base,
    'built modules': built.module,
    'built bases': built.base,
    nose: nose.cards.length,
    'central deck': deck.cards.length,
    'cargo hold': hold.cards.length,
    score: score.total,
  };
  return Object.entries(of).map(([name, n]) => [`${name} of ${seat.seat}`, n]);
}

function inventory(view: View): Inventory {
  const { hexes, crack } = view.field;
  return {
    pieces: Object.fromEntries([
      ...view.seats.map((seat) => [`harvester:${seat.seat}`, `hex-${seat.harvester}`]),
      // Objects of a clan look alike: they are told apart by where they stand.
      ...hexes.flatMap(({ hex, object }) =>
        object ? [[`object:${object.seat}:${object.figure}:${hex}`, `hex-${hex}`]] : [],
      ),
      ...hexes.flatMap(({ hex, token }) => (token ? [[`token:${token}:${hex}`, `hex-${hex}`]] : [])),
      ...(crack ? [['token:crack', `hex-${crack.hexes[0]}`]] : []),
      ...(view.events?.in_play ?? []).map(({ event }) => [`event:${event}`, `event-${event}`]),
    ]),
    counters: Object.fromEntries([
      ['deck', view.deck],
      ['turn', view.turn],
      ['event deck', view.events?.deck ?? null],
      ...view.market.map(({ card, count }) => [`market ${card}`, count]),
      ...(view.events?.in_play ?? []).map(({ event, quids }) => [`quids on ${event}`, quids]),
      ...view.seats.flatMap(countersOf),
    ]),
  };
}

export const spec = {
  targets,
  choreography,
  tones,
  inventory,
  laid: [
    { piece: 'harvester:', from: 'hex-', to: 'hex-', why: 'the field lets it glide along its way' },
    { piece: 'object:', from: null, to: 'hex-', why: 'the field lets it rise where it stands' },
    { piece: 'object:', from: 'hex-', to: null, why: 'the field lets it sink where it stood' },
    { piece: 'token:', from: null, to: 'hex-', why: 'it strikes the field from above' },
    { piece: 'event:', from: null, to: 'event-', why: 'the card is shown large before it lies in its place' },
    { piece: 'event:', from: 'event-', to: null, why: 'an event that is over fades' },
  ],
  // Figures that left the field or are contaminated, quids taken or paid to others, effects.
  losses: {
    taken: (event) => event.amount > 0,
    object_returned: true,
    contaminated: true,
    stranded: true,
    toll_paid: (event) => event.amount > 0,
    part_switched: (event) => !event.on,
  },
} satisfies GameSpec<Wire, Look>;
