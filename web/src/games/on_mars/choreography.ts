/**
 * How On Mars shows what happens: how long each event is looked at, and which pieces, tiles and cards fly between the
 * parts of the table. What moves on the map itself is the stage's (effects.svelte.ts).
 */
import type { Beat, Choreography, Flight, Silent } from '../../table/contract';
import { inkOf, itemIcon, itemInk, techIcon, techInk, typeIcon, typeInk } from './looks';
import type { Hex, Party } from './types';
import type { GameEvent, View, Wire } from './wire';

/** What flies: drawn as a tile, as a card, or as a round piece. */
export interface Look {
  icon: string;
  ink: string;
  form: 'piece' | 'tile' | 'card';
  amount: number;
}

/** Names of an end, the best first: not every layout shows every part of the table. */
type Ends = readonly string[];
interface Flown extends Look {
  /** Its key, where the views tell it apart from others. */
  piece?: string;
  from: Ends;
  to: Ends;
}

/** ms of a flight. */
export const FLIGHT = 280;

const hexAt = (hex: Hex): string => `hex:${hex}`;
const board = (party: Party): Ends => [`op:${party}`, `party:${party}`];
const quarters = (party: Party): Ends => [`quarters:${party}`, `strip:${party}:colonist`, `party:${party}`];
const cards = (party: Party): Ends => [`cards:${party}`, `party:${party}`];
const working = (party: Party): Ends => [`working:${party}`, `party:${party}`];

function home(party: Party, item: string): Ends {
  if (item === 'colonist') return quarters(party);
  if (item === 'crystal') return [`crystals:${party}`, `strip:${party}:crystal`, `party:${party}`];
  return [`store:${party}:${item}`, `strip:${party}:${item}`, `party:${party}`];
}

/** Where gifts come from and payments go to, until something else is done; null: where they did before. */
function sourceOf(event: GameEvent): Ends | null {
  switch (event.e) {
    case 'main_action':
      return [`act:${event.action}`];
    case 'exec_action':
      return [`key:exec:${event.exec}`, `party:${event.seat}`];
    case 'building_used':
      return [`card:${event.card}`];
    case 'contract_completed':
      return [`card:${event.contract}`];
    case 'benefit_chosen':
      return ['lss'];
    case 'mission_moved':
      return [`mission:${event.mission}`];
    case 'goal_achieved':
      return [`goal:${event.goal}`];
    case 'supplied':
      return [`supply:${event.item}`];
    case 'constructed':
    case 'tile_taken':
      return [hexAt(event.hex)];
    case 'produced':
      return event.hexes.map(hexAt);
    case 'turn_began':
    case 'turn_ended':
      return [];
    default:
      return null;
  }
}

/** What an event sends across the table; `source` is what it happens for. */
function flownBy(event: GameEvent, view: View, source: Ends): Flown[] {
  const party = 'seat' in event ? event.seat : NaN;
  const piece = (icon: string, ink: string, from: Ends, to: Ends, amount = 1): Flown => ({
    icon,
    ink,
    form: 'piece',
    amount,
    from,
    to,
  });
  const item = (name: string, amount: number, from: Ends, to: Ends): Flown =>
    piece(itemIcon(name), name === 'colonist' ? inkOf(party) : itemInk(name), from, to, amount);
  const colonist = (seat: Party, amount: number, from: Ends, to: Ends): Flown =>
    piece('om-colonist', inkOf(seat), from, to, amount);
  const tile = (tech: string, from: Ends, to: Ends): Flown => ({
    ...piece(techIcon(tech), techInk(tech, party), from, to),
    form: 'tile',
  });
  const card = (key: string, icon: string, from: Ends): Flown => ({
    ...piece(icon, 'var(--brass)', from, cards(party)),
    piece: key,
    form: 'card',
  });
  /** Where a card lies that is hired or taken. */
  const offered = (id: string): Ends => {
    const at = view.places.findIndex((place) => Object.values(place ?? {}).includes(id));
    return at < 0 ? [] : [`place:${at}`];
  };
  switch (event.e) {
    case 'colonist_placed':
      return [colonist(party, 1, quarters(party), [`act:${event.action}`])];
    case 'paid': {
      const given = event.resources.map((a) => item(a.item, a.amount, home(party, a.item), source));
      if (event.crystals > 0) given.push(item('crystal', event.crystals, home(party, 'crystal'), source));
      if (event.colonists > 0) given.push(colonist(party, event.colonists, quarters(party), working(party)));
      return given;
    }
    case 'boosted':
      return event.how === 'crystal'
        ? [item('crystal', 1, home(party, 'crystal'), source)]
        : [colonist(party, 1, quarters(party), working(party))];
    case 'gained':
      return event.items.map((a) => item(a.item, a.amount, source, home(party, a.item)));
    case 'retrieved': {
      const { where } = event;
      const from: Ends = where === 'working_area' ? working(party) : [`act:${where}`];
      return [colonist(party, event.colonists, from, quarters(party))];
    }
    case 'slots_cleared':
      return event.parties.map((p) => colonist(p, 1, [`act:${event.action}`], working(p)));
    case 'delivered': {
      const name = event.item;
      return [item(name, event.amount, home(party, name), [`card:${event.contract}`, `party:${party}`])];
    }
    case 'rover_moved':
      return event.crystal ? [item('crystal', 1, [hexAt(event.end)], home(party, 'crystal'))] : [];
    case 'mission_moved':
      return event.crystals > 0
        ? [item('crystal', event.crystals, [`mission:${event.mission}`], home(party, 'crystal'))]
        : [];
    case 'tech_learned': {
      const tech = event.tech;
      const place = view.grid.find((g) => g.tech === tech)?.place;
      return [
        tile(tech, [`tech:${String(place)}`, 'act:learn_tech'], [`lab:${party}:${event.space}`, `party:${party}`]),
      ];
    }
    case 'tech_developed':
      return [
        {
          ...tile(event.tech, [`lab:${party}:${event.start}`], [`lab:${party}:${event.end}`]),
          piece: `tech:${party}:${event.tech}`,
        },
      ];
    case 'blueprint_taken':
      return [
        card(`blueprint:${event.card}`, 'om-a-blueprint', [`card:${event.card}`, 'act:obtain_blueprint', 'display']),
      ];
    case 'scientist_hired':
      return [card(`scientist:${event.scientist}`, 'om-scientist', [...offered(event.scientist), 'act:hire_or_contract'])]; // prettier-ignore
    case 'contract_taken':
      return [card(`contract:${event.contract}`, 'om-contract', [...offered(event.contract), 'act:hire_or_contract'])]; // prettier-ignore
    case 'ship_welcomed':
      return [piece('om-ship', inkOf(party), [`depot:${party}:${event.space}`], [`hangar:${party}`])];
    case 'bot_placed':
      return [piece('om-bot', inkOf(party), board(party), [hexAt(event.hex)])];
    case 'constructed': {
      const type = event.type;
      return [
        {
          ...piece(
            typeIcon(type),
            typeInk(type, type === 'shelter' ? party : null),
            [`pile:${type}`],
            [hexAt(event.hex)],
          ),
          form: 'tile',
        },
      ];
    }
    case 'tile_taken':
      return [piece('om-discovery', 'var(--brass)', [hexAt(event.hex)], cards(party))];
    case 'tile_placed': {
      const at = view.exploration.findIndex((t) => t === event.tile);
      return [piece('om-discovery', 'var(--brass)', at < 0 ? [] : [`explore:${at}`], [hexAt(event.hex)])];
    }
    case 'progressed':
      return [piece('om-cube', inkOf(party), board(party), [`progress:${event.type}`])];
    default:
      return [];
  }
}

/** What comes of a deed flies from there. */
function lastSource(past: readonly GameEvent[]): Ends {
  for (let i = past.length - 1; i >= 0; i -= 1) {
    const source = sourceOf(past[i]!);
    if (source) return source;
  }
  return [];
}

function flightsOf({ events, before }: Beat<Wire>, past: readonly GameEvent[]): Flight<Look>[] {
  let source = lastSource(past);
  return events.flatMap((event) => {
    source = sourceOf(event) ?? source;
    return flownBy(event, before, source).map(({ piece, from, to, ...look }, nth): Flight<Look> => ({
      ...(piece ? { piece } : {}),
      from,
      to,
      look,
      ms: FLIGHT,
      aside: nth * 16,
      scales: [0.8, 1.1, 0.7],
    }));
  });
}

const flies = ({ events, before }: Beat<Wire>): boolean =>
  events.some((event) => flownBy(event, before, []).length > 0);

const SEEN = { silent: 'the table shows it where it changes, and what came before tells why' };
const TOLD = { silent: 'the log and the bar at the top tell it' };

/** Of what moves on the map: how long it is looked at when it has arrived. */
const times = {
  game_began: TOLD,
  marker_placed: 360,
  shuttle_set: SEEN,
  starting_buildings: SEEN,
  round_began: TOLD,
  turn_began: SEEN,
  crystals_arrived: SEEN,
  main_action: 420,
  slots_cleared: FLIGHT,
  paid: FLIGHT,
  colonist_placed: FLIGHT,
  boosted: FLIGHT,
  gained: FLIGHT,
  scored: SEEN,
  supplied: 320,
  tech_learned: 480,
  tech_developed: 480,
  blueprint_taken: 420,
  constructed: 380,
  crystals_landed: 100,
  tile_removed: 20,
  piece_displaced: 60,
  progressed: 280,
  lss_moved: 320,
  benefit_chosen: TOLD,
  upgraded: 300,
  tech_used: SEEN,
  ship_welcomed: 420,
  bot_placed: FLIGHT,
  bot_moved: 20,
  rover_moved: 20,
  tile_taken: 420,
  scientist_hired: 480,
  contract_taken: 480,
  scientist_sent: SEEN,
  building_used: 420,
  exec_action: 420,
  contract_put: SEEN,
  delivered: FLIGHT,
  contract_completed: TOLD,
  mission_moved: 280,
  mission_done: 700,
  remaining_moved: SEEN,
  oxygen_held: SEEN,
  oxygen_kept: SEEN,
  level_up: 1600,
  display_changed: SEEN,
  grid_refilled: SEEN,
  warehouse_refilled: SEEN,
  goal_achieved: 700,
  goal_pawned: TOLD,
  retrieved: FLIGHT,
  produced: 420,
  shuttle_moved: 480,
  travelled: 480,
  stayed: TOLD,
  tile_placed: FLIGHT,
  exploration_refilled: SEEN,
  card_a_revealed: TOLD,
  card_b_revealed: TOLD,
  radar_set: SEEN,
  lacerda_card_drawn: 700,
  lacerda_fell_back: TOLD,
  lacerda_icon: SEEN,
  turn_ended: SEEN,
  ending: TOLD,
  game_ended: TOLD,
} satisfies Record<GameEvent['e'], number | Silent>;

function lasts(beat: Beat<Wire>): number {
  const [event] = beat.events;
  const time: number | Silent = times[event!.e];
  const own = typeof time === 'number' ? time : 0;
  // A price of nothing, or a step without a crystal, sends nothing across the table.
  if (flies(beat)) return Math.max(own, FLIGHT);
  return own === FLIGHT ? 0 : own;
}

export const choreography = { times, ms: lasts, flights: flightsOf } satisfies Choreography<Wire, Look>;

/** Worth lighting its place while it is shown. */
export function isShown(event: GameEvent): boolean {
  return typeof times[event.e] === 'number';
}

/** What somebody set out to do: worth a line of its own while it is being told. */
const DEEDS = new Set<GameEvent['e']>([
  'main_action',
  'exec_action',
  'building_used',
  'constructed',
  'upgraded',
  'tech_learned',
  'tech_developed',
  'blueprint_taken',
  'ship_welcomed',
  'scientist_hired',
  'contract_taken',
  'bot_moved',
  'rover_moved',
  'tile_taken',
  'benefit_chosen',
  'goal_achieved',
  'mission_done',
  'travelled',
  'lacerda_card_drawn',
  'level_up',
]);

export function isDeed(event: GameEvent): boolean {
  return DEEDS.has(event.e);
}
