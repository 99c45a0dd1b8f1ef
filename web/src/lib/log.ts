/**
 * Log lines. An event becomes the parameters of its message by what its fields mean, exactly as the server's text
 * module does it, so one catalogue serves both: seats become names, ids become the names of components, places become
 * words, lists become "a, b"; plain values, which messages select on (`reason`, `kind`), stay as they are.
 */
import type { FieldType, FieldTypes, MessageFields } from '../wire/core';
import type { Fields, GameEvent, Json } from './types';
import type { Translate } from './table';

/** Sides of a card that have names of their own: "objective_07:personal". */
const SIDES = ['personal', 'competitive'] as const;
const WORD = 'word:';

export interface Teller {
  t: Translate;
  /** A seat's name. */
  seat(seat: number): string;
  /** A component's name, or the id where it has none. */
  name(id: string): string;
  me: number | null;
  /** What the fields of the game's events mean; undefined until the board is there. */
  fields: MessageFields | undefined;
  /** A square or hex as the board shows it; without it, as it is called. */
  spot?: ((spot: string) => string) | undefined;
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
  return paramsOf(event, teller.fields?.events[event.e] ?? {}, teller);
}

function paramsOf(given: Fields, fields: FieldTypes, teller: Teller): Record<string, Value> {
  const { t, me } = teller;
  const tracks = Object.keys(fields).filter((field) => fields[field] === 'track');
  const params: Record<string, Value> = {};
  const who = (seat: Json): string => (seat === me ? t('word-you') : teller.seat(Number(seat)));

  /** An object inside an event, by the field that says what kind of object it is. */
  const inner = (meanings: FieldTypes, item: Record<string, Json>): string => {
    const kind = (meaning: string): string | undefined =>
      Object.keys(meanings).find((field) => meanings[field] === meaning);
    const counted = kind('item');
    if (counted) return t(`amount-${String(item[counted])}`, { amount: Number(item.amount) });
    const [seat, side] = [kind('seat'), kind('word:side')];
    const rest = Object.entries(item)
      .filter(([field]) => field !== (seat ?? side))
      .map(([field, value]) => shown(meanings[field], value));
    if (seat) return t('list-pair', { name: who(item[seat]!), value: rest.join(' / ') });
    if (side) return t('list-card_side', { name: rest.join(' / '), side: shown(meanings[side], item[side]!) });
    return rest.join(', ');
  };
  /** A place on the event's own track is its number alone, a space that is a component goes by its name. */
  const place = (value: string): string => {
    const [kind, n, board] = parts(value);
    if (kind === 'square') {
      const shown = teller.spot?.(n) ?? n;
      const told = shown === n ? square(n, t) : shown;
      return told === n ? teller.name(n) : told;
    }
    return tracks.some((field) => given[field] === kind) ? n : t(`place-${kind}`, { n, board });
  };
  const word = (meaning: FieldType | undefined, value: string): string => {
    if (typeof meaning !== 'string') return value;
    if (meaning.startsWith(WORD)) return t(`${meaning.slice(WORD.length)}-${value}`);
    if (meaning === 'component') return teller.name(value);
    if (meaning === 'place') return place(value);
    return meaning === 'spot' ? (teller.spot?.(value) ?? square(value, t)) : value;
  };
  const shown = (meaning: FieldType | undefined, value: Json): Value => {
    if (value === null) return 'none';
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return word(meaning, value);
    if (Array.isArray(value)) return listed(value.map((item) => String(shown(meaning, item))));
    return inner(typeof meaning === 'object' ? meaning : {}, value);
  };

  for (const [field, value] of Object.entries(given)) {
    if (field === 'e' || field === 'n' || value === undefined) continue;
    const meaning = fields[field];
    if (meaning === 'seat' && Array.isArray(value)) {
      params.names = value.map(who).join(', ') || 'none';
    } else if (meaning === 'seat') {
      const [name, you] = field === 'seat' ? ['name', 'you'] : [field, `${field}_you`];
      params[name] = value === null ? 'none' : teller.seat(Number(value));
      params[you] = value !== null && value === me ? 'yes' : 'no';
    } else {
      params[field] = shown(meaning, value);
      if (meaning === 'component' && typeof value === 'string')
        for (const [side, name] of sideNames(value, teller)) params[`${field}_${side}`] = name;
      if (meaning === 'place' && typeof value === 'string') params[`${field}_kind`] = parts(value)[0];
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
 * are often played at the same time, and line by line they would be told in turns. The seat heard of last comes last.
 */
export function grouped<Line extends { key: number; seat: number | null }>(lines: Line[]): LogGroup<Line>[] {
  const groups: LogGroup<Line>[] = [];
  let run = new Map<number, LogGroup<Line>>();
  for (const line of lines) {
    const known = line.seat === null ? undefined : run.get(line.seat);
    if (known) {
      known.lines.push(line);
      known.seat = line.seat;
      groups.splice(groups.indexOf(known), 1);
      groups.push(known);
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
export function plainParams(params: Fields | undefined, teller: Teller): Record<string, Value> {
  return paramsOf(params ?? {}, teller.fields?.parameters ?? {}, teller);
}

export function logLine(event: GameEvent, teller: Teller): string {
  return teller.t(`event-${event.e}`, eventParams(event, teller));
}
