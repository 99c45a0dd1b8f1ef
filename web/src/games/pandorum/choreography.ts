/** How Pandorum shows what happens: how long each event rests, and which cards and quids fly over the table. */
import type { Beat, Choreography, Flight } from '../../table/contract';
import type { GameEvent, SlotName, View, Wire } from './wire';

/** What flies: a card by name or its back, or quids; those of a hex one by one, without a number. */
export type Look = { what: 'card'; card: string | null } | { what: 'quid'; amount: number | null };

/** The share of a beat that something flies. */
const FLIGHT = 0.8;
/** In ms: one coin, and all coins of an income however many they are. */
const COIN = 220;
const COINS = 900;

/** Hexes that pay, once for each quid, and whom. */
function coinsOf(event: GameEvent): { hexes: string[]; seat: number } | null {
  const each = (hex: string, amount: number): string[] => Array<string>(Math.max(0, amount)).fill(hex);
  switch (event.e) {
    case 'income':
      return { hexes: event.pays.flatMap(({ hex, amount }) => each(hex, amount)), seat: event.seat };
    case 'toll_paid':
      return { hexes: each(event.hex, event.amount), seat: event.owner };
    default:
      return null;
  }
}

function gapOf(coins: number): number {
  return coins < 2 ? 0 : Math.min(COIN / 2, (COINS - COIN) / (coins - 1));
}

/** How long the coins of an event fly. */
function coinTime(event: GameEvent): number {
  const coins = coinsOf(event)?.hexes.length ?? 0;
  return coins > 0 ? COIN + gapOf(coins) * (coins - 1) : 0;
}

/** Cards and quids that travel between the parts of the table. Harvesters, objects and tokens are the field's own. */
function flightsOf(event: GameEvent, { me, seats }: View, ms: number): Flight<Look>[] {
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
    case 'income':
    case 'toll_paid': {
      const { hexes, seat } = coinsOf(event)!;
      return hexes.map((hex, i) => ({
        look: { what: 'quid', amount: null },
        from: `hex-${hex}`,
        to: [`quids-${seat}`, `hex-${seats[seat]!.harvester}`],
        delay: i * gapOf(hexes.length),
        ms: COIN,
        scales: [0.5, 1.1, 0.7],
        fades: [0, 1, 0.9],
      }));
    }
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

function lasts({ events: [event] }: Beat<Wire>): number {
  return coinTime(event!) + choreography.times[event!.e];
}

export const choreography = {
  /** How long a beat rests after what moves on the field and the coins it pays. */
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
  ms: lasts,
  flights(beat) {
    const ms = lasts(beat);
    return beat.events.flatMap((event) => flightsOf(event, beat.before, ms));
  },
} satisfies Choreography<Wire, Look>;
