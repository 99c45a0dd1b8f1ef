/** How Planet 5R shows what happens: which events are one beat, how long it lasts, and which tokens and cards fly. */
import type { Beat, Choreography, Flight } from '../../table/contract';
import type { GameEvent, Wire } from './wire';

/** What flies: a drop of water, or a technology card. */
export type Look = { what: 'water' } | { what: 'card'; card: string };

/** Of a handful of water so many drops are seen. */
const HANDFUL = 8;
/** Shares of a beat: what flies has landed, the die lies still. */
const LANDED = 0.82;
const STILL = 0.68;

function drops(count: number, from: string, to: string, ms: number): Flight<Look>[] {
  const shown = Math.min(count, HANDFUL);
  return Array.from({ length: shown }, (_, i) => ({
    from,
    to,
    look: { what: 'water' },
    delay: shown > 1 ? (i * ms * 0.2) / (shown - 1) : 0,
    ms: ms * 0.6,
    aside: ((i * 37) % 25) - 12,
    scales: [0.6, 1.12, 0.7],
    fades: [0, 1, 0.4],
  }));
}

function flightsOf(event: GameEvent, ms: number): Flight<Look>[] {
  switch (event.e) {
    case 'water_gained':
      return drops(event.amount, 'supply', `screen-${event.seat}`, ms);
    case 'water_stolen': {
      const { from_supply: supply, victim, seat, amount } = event;
      return [
        ...drops(amount - supply, `screen-${victim}`, `screen-${seat}`, ms),
        ...drops(supply, 'supply', `screen-${seat}`, ms),
      ];
    }
    case 'bid_paid':
      return drops(event.amount, `screen-${event.seat}`, 'supply', ms);
    case 'technology_taken':
      return [
        {
          piece: `card:${event.card}`,
          from: `market-${event.card}`,
          to: `tableau-${event.seat}`,
          look: { what: 'card', card: event.card },
          ms: ms * 0.78,
          scales: [0.6, 1.12, 0.9],
          fades: [0, 1, 1],
        },
      ];
    default:
      return [];
  }
}

function lasts({ events }: Beat<Wire>): number {
  const first = events[0]!;
  const time = choreography.times[first.e];
  // A bid that came to nothing is told long enough to be read.
  if (first.e === 'bid_paid' && first.reason === 'lost') return 2000;
  const more = first.e === 'water_gained' || first.e === 'water_stolen' ? 60 * (events.length - 1) : 0;
  return time + more;
}

export const choreography = {
  times: {
    round_began: 620,
    card_chosen: 160,
    cards_revealed: 1150,
    die_rolled: 950,
    water_gained: 560,
    water_stolen: 620,
    auction_began: 420,
    bid_made: 160,
    bids_shown: 1050,
    bids_tied: 1500,
    bid_paid: 560,
    bid_void: 260,
    auction_failed: 900,
    technology_taken: 900,
    late_next: 120,
    cards_back: 380,
    card_discarded: 300,
    round_ended: 220,
    game_ended: 300,
  },
  /** Events of one kind that happen at the same moment at a real table are one beat. */
  together(a, b) {
    switch (a.e) {
      case 'card_chosen':
      case 'bid_made':
      case 'bid_void':
      case 'bids_tied':
        return a.e === b.e;
      case 'cards_back':
      case 'card_discarded':
        return b.e === 'cards_back' || b.e === 'card_discarded';
      case 'water_gained':
        return b.e === a.e && a.reason === 'develop' && b.reason === 'develop';
      case 'water_stolen':
        return b.e === a.e && a.reason === b.reason && a.seat === b.seat;
      case 'bid_paid':
        return b.e === a.e && a.reason !== 'won' && b.reason !== 'won';
      default:
        return false;
    }
  },
  ms: lasts,
  flights(beat) {
    const ms = lasts(beat);
    return beat.events.flatMap((event) => flightsOf(event, ms));
  },
  lead(beat, ms, flights) {
    if (beat.events[0]!.e === 'die_rolled') return ms * STILL;
    return flights.length > 0 ? ms * LANDED : 0;
  },
} satisfies Choreography<Wire, Look>;
