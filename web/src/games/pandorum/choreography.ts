/** How Pandorum shows what happens: how long each event rests, and which cards and quids fly over the table. */
import type { Beat, Choreography, Flight } from '../../table/contract';
import type { GameEvent, SlotName, Wire } from './wire';

/** What flies: a card by name or its back, or quids. */
export type Look = { what: 'card'; card: string | null } | { what: 'quid'; amount: number };

/** Shares of a beat: how long something flies, and when it has landed. */
const FLIGHT = 0.8;
const LANDED = 0.85;

/** Cards and quids that travel between the parts of the table. What moves on the field is the field's own. */
function flightsOf(event: GameEvent, me: number | null, ms: number): Flight<Look>[] {
  const home = (seat: number): string => (seat === me ? 'hand' : `seat-${seat}`);
  const slot = (seat: number, name: SlotName): string => (seat === me ? `slot-${name}` : home(seat));
  const fly = (look: Look, from: string, to: string): Flight<Look>[] => [
    {
      look,
      // A card that the market shows for the first time has no place of its own there yet.
      from: [from, 'market'],
      to,
      ms: ms * FLIGHT,
      scales: [0.8, 1, to === 'hand' ? 1 : 0.35],
    },
  ];
  const card = (name: string | null, from: string, to: string): Flight<Look>[] =>
    fly({ what: 'card', card: name }, from, to);
  const quids = (amount: number, from: string, seat: number): Flight<Look>[] =>
    fly({ what: 'quid', amount }, from, `quids-${seat}`);
  switch (event.e) {
    case 'card_drawn':
      return card(event.card, event.source === 'market' ? `market-${event.card}` : 'deck', home(event.seat));
    case 'card_paid':
      return card(event.card, home(event.seat), 'market');
    case 'card_slotted':
      return card(event.card, home(event.seat), slot(event.seat, event.slot));
    case 'card_taken_back':
      return card(event.card, slot(event.seat, event.slot), home(event.seat));
    case 'event_paid':
      return quids(event.amount, `event-${event.event}`, event.seat);
    case 'taken':
      return quids(event.amount, `quids-${event.victim}`, event.seat);
    default:
      return [];
  }
}

function lasts({ events }: Beat<Wire>): number {
  return choreography.times[events[0]!.e];
}

export const choreography = {
  /** How long a beat rests after what moves on the field. */
  times: {
    game_began: 40,
    turn_began: 160,
    card_drawn: 360,
    market_refilled: 220,
    card_paid: 380,
    harvester_moved: 80,
    stranded: 40,
    toll_paid: 60,
    nose_spent: 320,
    construction_began: 420,
    income: 120,
    taken: 120,
    event_paid: 340,
    object_built: 120,
    card_slotted: 300,
    part_switched: 320,
    module_lifted: 80,
    passed: 40,
    turn_ended: 40,
    ending: 900,
    event_revealed: 1500,
    event_boxed: 40,
    event_over: 420,
    token_put: 160,
    object_returned: 80,
    object_put: 100,
    contaminated: 40,
    cured: 40,
    healed: 40,
    card_discarded: 300,
    market_cleared: 420,
    bid_made: 320,
    bid_passed: 200,
    auction_won: 600,
    engines_bought: 260,
    card_taken_back: 320,
    game_ended: 40,
  },
  flights(beat) {
    const ms = lasts(beat);
    return beat.events.flatMap((event) => flightsOf(event, beat.before.me, ms));
  },
  lead: (_, ms, flights) => (flights.length > 0 ? ms * LANDED : 0),
} satisfies Choreography<Wire, Look>;
