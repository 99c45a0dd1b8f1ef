/** Planet 5R for the table runtime. */
import type { GameSpec, Inventory } from '../../table/contract';
import type { SeatView, View, Wire } from './wire';
import { choreography, type Look } from './choreography';
import { targets } from './targets';
import { tones } from './tones';

function piecesOf(seat: SeatView): [string, string][] {
  const of = (cards: readonly (string | null)[], place: string): [string, string][] =>
    cards.flatMap((card) =>
      card ? [[`action:${seat.seat}:${card}`, `${place}-${seat.seat}`] as [string, string]] : [],
    );
  return [
    ...of(seat.hand, 'hand'),
    ...of(seat.discard, 'discard'),
    ...of([seat.chosen ?? seat.played], 'played'),
    ...seat.groups.flatMap((group) =>
      group.cards.map((card) => [`card:${card}`, `tableau-${seat.seat}`] as [string, string]),
    ),
  ];
}

function inventory(view: View): Inventory {
  const { top, left } = view.deck;
  return {
    pieces: Object.fromEntries([
      ...(top ? [[`card:${top}`, 'deck']] : []),
      ...view.market.map((card) => [`card:${card}`, `market-${card}`]),
      ...view.out.map((card) => [`card:${card}`, 'out']),
      ...view.seats.flatMap(piecesOf),
    ]),
    counters: Object.fromEntries([
      ['deck', left],
      ['round', view.round],
      ...view.seats.flatMap((seat) => [
        [`water-${seat.seat}`, seat.water],
        [`points-${seat.seat}`, seat.crystal_points],
        ...Object.entries(seat.crystals).map(([crystal, n]) => [`${crystal}-${seat.seat}`, n]),
      ]),
    ]),
  };
}

export const spec = {
  targets,
  choreography,
  tones,
  inventory,
  laid: [
    { piece: 'card:', from: null, to: 'deck', why: 'the deck shows its next card where the last one lay' },
    { piece: 'card:', from: 'deck', to: 'market-', why: 'the new technology is laid beside the deck it lay on' },
    { piece: 'card:', from: 'market-', to: 'out', why: 'the oldest technology leaves the end of the market' },
    { piece: 'action:', from: 'hand-', to: 'played-', why: 'a chosen card rises from the fan and is turned up' },
    { piece: 'action:', from: 'played-', to: 'discard-', why: 'it is laid on the pile beside it' },
    { piece: 'action:', from: 'played-', to: 'hand-', why: 'the cards of a clan fan out again' },
    { piece: 'action:', from: 'discard-', to: 'hand-', why: 'the cards of a clan fan out again' },
  ],
  // Water that was stolen, and water paid for a bid that brought nothing.
  losses: {
    water_stolen: (event) => event.amount > event.from_supply,
    bid_paid: (event) => event.reason !== 'won' && event.amount > 0,
  },
} satisfies GameSpec<Wire, Look>;
