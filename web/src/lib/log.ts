/**
 * Log lines. An event becomes the parameters of its message by the shape of its fields, exactly as the server's text
 * module does it, so one catalogue serves both: seats become names, ids become the names of components, places become
 * words, lists become "a, b"; values that messages select on (`reason`, `kind`) stay as they are.
 */
import type { GameEvent, Json } from './types';
import type { Translate } from './table';

const NAMED = new Set(
  (
    'card cards out top of mine theirs tile shape planet corporation board tech verdict event part types ' +
    'action exec space techs scientist contract mission goal benefit removed dealt quarters side tiles'
  ).split(' '), // ids
);
/** Sides of a card that have names of their own: "objective_07:personal". */
const SIDES = ['personal', 'competitive'] as const;
const PLACES = new Set(['place', 'start', 'end', 'cell', 'line', 'completes', 'spoils']);
const SEATS: Record<string, [name: string, you: string]> = {
  seat: ['name', 'you'],
  victim: ['victim', 'victim_you'],
  commander: ['commander', 'commander_you'],
  owner: ['owner', 'owner_you'],
  first: ['first', 'first_you'],
};
const SEAT_LISTS = new Set(['members', 'seats', 'winners', 'parties']);
const WORDS: Record<string, string> = { lit: 'crystal-' };

export interface Teller {
  t: Translate;
  /** A seat's name. */
  seat(seat: number): string;
  /** A component's name, or the id where it has none. */
  name(id: string): string;
  me: number | null;
}

type Value = string | number;

/** "a, b", or "1,-2; 2,-2" where an item has a comma of its own. */
const listed = (items: string[]): string =>
  items.join(items.some((item) => item.includes(',')) ? '; ' : ', ') || 'none';

/**
 * Kind and number of a place: "civ-3", "row-5", "area"; a square ("H3") is its own number. What lies on a board of its
 * own says so in front: "moon-row-5" is a moon-row, "q2-row-5" a q-row of board 2.
 */
function parts(place: string): [kind: string, n: string, board: string] {
  const found = /^(?:([a-z]+)(\d*)-)??([a-z]+)(?:-(\w+))?$/.exec(place);
  if (!found) return ['square', place, ''];
  return [found[1] ? `${found[1]}-${found[3]!}` : found[3]!, found[4] ?? '', found[2] ?? ''];
}

/** A square of a board of its own ("mA1", "q2A1") in words; anything else as it is. */
function square(value: string, t: Translate): string {
  const found = /^([a-z]+)(\d*)([A-Z]\d+)$/.exec(value);
  return found ? t(`square-${found[1]!}`, { n: found[3]!, board: found[2]! }) : value;
}

export function eventParams(event: GameEvent, teller: Teller): Record<string, Value> {
  const { t, me } = teller;
  const params: Record<string, Value> = {};
  const who = (seat: Json): string => (seat === me ? t('word-you') : teller.seat(Number(seat)));

  const pair = (item: Record<string, Json>): string => {
    if ('seat' in item) {
      const rest = Object.entries(item)
        .filter(([key]) => key !== 'seat')
        .map(([key, value]) => shown(key, value));
      return t('list-pair', { name: who(item.seat!), value: rest.join(' / ') });
    }
    if ('item' in item) return t(`amount-${String(item.item)}`, { amount: Number(item.amount) });
    if ('side' in item)
      return t('list-card_side', { name: shown('card', item.card ?? null), side: t(`side-${String(item.side)}`) });
    return Object.entries(item)
      .map(([key, value]) => shown(key, value))
      .join(', ');
  };
  /** A cell on the track of the event's own marker is its number alone, a space that is a component goes by its name. */
  const place = (value: string): string => {
    const [kind, n, board] = parts(value);
    if (kind === 'square') {
      const told = square(n, t);
      return told === n ? teller.name(n) : told;
    }
    return kind === event.marker ? n : t(`place-${kind}`, { n, board });
  };
  const shown = (field: string, value: Json): Value => {
    if (value === null) return 'none';
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'number') return value;
    if (typeof value === 'string') {
      const prefix = WORDS[field];
      if (prefix) return t(prefix + value);
      if (PLACES.has(field)) return place(value);
      return NAMED.has(field) ? teller.name(value) : square(value, t);
    }
    if (Array.isArray(value)) return listed(value.map((item) => String(shown(field, item))));
    return pair(value);
  };

  for (const [field, value] of Object.entries(event)) {
    if (field === 'e' || field === 'n' || value === undefined) continue;
    const seat = SEATS[field];
    if (seat && (value === null || typeof value === 'number')) {
      params[seat[0]] = value === null ? 'none' : teller.seat(value);
      params[seat[1]] = value !== null && value === me ? 'yes' : 'no';
    } else if (SEAT_LISTS.has(field) && Array.isArray(value)) {
      params.names = value.map(who).join(', ') || 'none';
    } else {
      params[field] = shown(field, value);
      if (NAMED.has(field) && typeof value === 'string')
        for (const [side, name] of sideNames(value, teller)) params[`${field}_${side}`] = name;
      if (PLACES.has(field) && typeof value === 'string') params[`${field}_kind`] = parts(value)[0];
    }
  }
  return params;
}

/** Side and name, for a component whose sides are named. */
export function sideNames(id: string, teller: Teller): [side: string, name: string][] {
  return SIDES.map((side): [string, string] => [side, teller.name(`${id}:${side}`)]).filter(
    ([side, name]) => name !== `${id}:${side}`,
  );
}

export interface LogGroup<Line> {
  key: number;
  /** The seat whose deeds these are; null: they are told one by one. */
  seat: number | null;
  lines: Line[];
}

/**
 * What a seat does between two things that concern all (a new round, an event) makes a group, from two lines on: turns
 * are often played at the same time, and line by line they would be told in turns. The seat heard of last comes first.
 */
export function grouped<Line extends { key: number; seat: number | null }>(lines: Line[]): LogGroup<Line>[] {
  const groups: LogGroup<Line>[] = [];
  let run = new Map<number, LogGroup<Line>>();
  for (const line of lines) {
    const known = line.seat === null ? undefined : run.get(line.seat);
    if (known) {
      known.lines.push(line);
      known.seat = line.seat;
      // The oldest line names the group, so that it stays the same while new ones come.
      known.key = line.key;
      continue;
    }
    const group: LogGroup<Line> = { key: line.key, seat: null, lines: [line] };
    groups.push(group);
    if (line.seat === null) run = new Map();
    else run.set(line.seat, group);
  }
  return groups;
}

/** The sentence under a heading with the name: without that name in front, if something is left to say. */
export function withoutName(text: string, name: string): string {
  if (!text.startsWith(name)) return text;
  const rest = text.slice(name.length);
  if (!/^[\s,:]/u.test(rest)) return text;
  const left = rest.replace(/^[\s,:]+/u, '');
  return left.charAt(0).toUpperCase() + left.slice(1);
}

/** Parameters of prompts and refusals: the same rules, without a story around them. */
export function plainParams(params: Record<string, Json> | undefined, teller: Teller): Record<string, Value> {
  return eventParams({ e: '', ...(params ?? {}) }, teller);
}

export function logLine(event: GameEvent, teller: Teller): string {
  return teller.t(`event-${event.e}`, eventParams(event, teller));
}
