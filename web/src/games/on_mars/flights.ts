/** What travels between the parts of the table when something happens: pieces, tiles and cards with both their ends. */
import type { GameEvent, View } from './wire';
import { inkOf, itemIcon, itemInk, techIcon, techInk, typeIcon, typeInk } from './looks';
import type { Hex, Party } from './types';

/** Names of an end, the best first: not every layout shows every part of the table. */
export type Ends = readonly string[];

export interface Flown {
  icon: string;
  ink: string;
  /** Drawn as a tile, as a card, or as a round piece. */
  form: 'piece' | 'tile' | 'card';
  amount: number;
  from: Ends;
  to: Ends;
}

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

/** Where gifts come from and payments go to, until something else is done. */
export function sourceAfter(event: GameEvent, before: Ends): Ends {
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
      return before;
  }
}

/** What an event sends across the table; `source` is what it happens for. */
export function flownBy(event: GameEvent, view: View, source: Ends): Flown[] {
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
  const card = (icon: string, ink: string, from: Ends): Flown => ({
    ...piece(icon, ink, from, cards(party)),
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
      return [tile(event.tech, [`lab:${party}:${event.start}`], [`lab:${party}:${event.end}`])];
    case 'blueprint_taken':
      return [card('om-a-blueprint', 'var(--brass)', [`card:${event.card}`, 'act:obtain_blueprint'])];
    case 'scientist_hired':
      return [card('om-scientist', 'var(--brass)', [...offered(event.scientist), 'act:hire_or_contract'])];
    case 'contract_taken':
      return [card('om-contract', 'var(--brass)', [...offered(event.contract), 'act:hire_or_contract'])];
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

/** On the map it is shown only after it has come there. */
export function landsOnMap(flown: readonly Flown[]): boolean {
  return flown.some((f) => f.to.some((name) => name.startsWith('hex:')));
}
