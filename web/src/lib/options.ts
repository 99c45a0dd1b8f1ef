/** Options of a game by their schema: which of them matter at a table, and what a table is asked with. */
import type { GameInfo, Json, Lang, OptionSchema } from './types';

export type Options = Record<string, Json>;
export interface Field {
  name: string;
  schema: OptionSchema;
}

export function fields(game: GameInfo): Field[] {
  return Object.entries(game.options.properties ?? {}).map(([name, schema]) => ({ name, schema }));
}

/** Whether an option makes a difference with so many seats and these choices; the hints come with the schema. */
export function matters(schema: OptionSchema, options: Options, seats: number): boolean {
  const players = schema['x-players'];
  if (players && (seats < players[0] || seats > players[1])) return false;
  if ((schema['x-seat'] ?? 0) > seats) return false;
  return Object.entries(schema['x-only'] ?? {}).every(([name, values]) => values.includes(options[name] as string));
}

/** The options that matter; all others go back to their defaults, so that a choice no longer seen cannot bite. */
export function effective(game: GameInfo, options: Options, seats: number): Options {
  const found: Options = {};
  for (const { name, schema } of fields(game))
    found[name] = matters(schema, options, seats)
      ? (options[name] ?? schema.default ?? null)
      : (schema.default ?? null);
  return found;
}

/** An option chosen by a person; what should join it at a table of this size is switched on with it, and may be switched off. */
export function changed(game: GameInfo, options: Options, seats: number, name: string, value: Json): Options {
  const next: Options = { ...options, [name]: value };
  if (value !== true) return next;
  for (const field of fields(game)) {
    const beside = field.schema['x-beside'];
    if (beside?.option === name && seats >= beside.seats) next[field.name] = true;
  }
  return next;
}

/** More seats have come: what should join a chosen option from this size on is switched on now. */
export function grown(game: GameInfo, options: Options, before: number, seats: number): Options {
  const next: Options = { ...options };
  for (const { name, schema } of fields(game)) {
    const beside = schema['x-beside'];
    if (beside && options[beside.option] === true && before < beside.seats && seats >= beside.seats) next[name] = true;
  }
  return next;
}

/** One box of the new-table screen: an option, those that hang on it, and others of the same group. */
export interface Box {
  key: string;
  title: OptionSchema['x-group'] | null;
  fields: Field[];
}

/** Boxes in the order of the schema: an option that hangs on another stands in its box, a group in one box. */
export function boxes(game: GameInfo): Box[] {
  const found: Box[] = [];
  const home = new Map<string, Box>();
  for (const field of fields(game)) {
    const [master] = Object.keys(field.schema['x-only'] ?? {});
    const group = field.schema['x-group'];
    const key = group ? `group ${group.en}` : field.name;
    let box = (master ? home.get(master) : undefined) ?? found.find((one) => one.key === key);
    if (!box) {
      box = { key, title: group ?? null, fields: [] };
      found.push(box);
    }
    box.fields.push(field);
    home.set(field.name, box);
  }
  return found;
}

/** An option as it reads beside these choices: its values may have other names while a switch is on, and for one seat. */
export function worded(schema: OptionSchema, options: Options, seats: number): OptionSchema {
  const on = Object.keys(schema['x-names-with'] ?? {}).filter((name) => options[name] === true);
  const names = { ...schema['x-names'] };
  if (seats === 1) Object.assign(names, schema['x-names-alone']);
  for (const name of on) {
    Object.assign(names, schema['x-names-with']?.[name]);
    if (seats === 1) Object.assign(names, schema['x-names-alone-with']?.[name]);
  }
  return { ...schema, 'x-names': names };
}

/** The value in words; an option of which a table tells nothing is as it is without being asked for. */
export function valueText(schema: OptionSchema, told: Json, lang: 'en' | 'ru', yes: string, no: string): string {
  const value = told ?? schema.default ?? null;
  if (typeof value === 'boolean') return value ? yes : no;
  return schema['x-names']?.[String(value)]?.[lang] ?? String(value);
}

/** What differs from the defaults, in words. */
export function choicesText(
  game: GameInfo,
  options: Options,
  seats: number,
  lang: Lang,
  yes: string,
  no: string,
): string {
  return fields(game)
    .filter(({ name, schema }) => matters(schema, options, seats) && options[name] !== schema.default)
    .map(({ name, schema }) => {
      const title = schema['x-title']?.[lang] ?? name;
      if (schema.type === 'boolean') return options[name] ? title : '';
      const words = valueText(worded(schema, options, seats), options[name] ?? null, lang, yes, no);
      return words.startsWith(title) ? words : `${title}: ${words}`;
    })
    .filter(Boolean)
    .join(' · ');
}
