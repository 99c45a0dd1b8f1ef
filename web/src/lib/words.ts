/** Small phrases several screens say: how long ago, whose turn, what a table is doing. */
import { levelName } from './bots';
import { prefs, t } from '../store/prefs.svelte';
import { session } from '../store/session.svelte';
import { fields, matters, valueText } from './options';
import { reached } from './solo';
import { world } from './worlds';
import type { GameInfo, Json, Table, TableSeat, View } from './types';

export function gameName(id: string): string {
  return session.game(id)?.name[prefs.lang] ?? world(id)?.name[prefs.lang] ?? id;
}

/** What players at a shared device are called who were given no name, in whichever language the table was laid. */
const NUMBERED = /^(?:Player|Игрок) (\d+)$/;

export function seatName(seat: TableSeat): string {
  if (seat.kind === 'open' && !seat.taken) return t('seat-open');
  const n = seat.kind === 'hotseat' ? NUMBERED.exec(seat.name ?? '')?.[1] : undefined;
  if (n) return t('player-n', { n });
  if (seat.program) return t('program-name', { name: seat.name ?? t('guest') });
  if (seat.name) return /^guest$/i.test(seat.name) ? t('guest') : seat.name;
  return seat.kind === 'bot' ? t('bot') : t('guest');
}

/** For whom a rematch keeps an open seat; null if anybody may have it. */
export function keptFor(seat: TableSeat): string | null {
  if (seat.kind !== 'open' || typeof seat.kept_for !== 'string') return null;
  return /^(guest)?$/i.test(seat.kept_for) ? t('guest') : seat.kept_for;
}

export function ago(value: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.round((now - Date.parse(value)) / 60000));
  if (Number.isNaN(minutes)) return '';
  if (minutes < 1) return t('ago-now');
  if (minutes < 60) return t('ago-minutes', { n: minutes });
  if (minutes < 60 * 36) return t('ago-hours', { n: Math.round(minutes / 60) });
  return t('ago-days', { n: Math.round(minutes / 1440) });
}

/** Who plays in my place, if I have left; a table that all people have left waits for one of them. */
export function standInText(table: Table): string | null {
  const level = table.status === 'playing' ? table.seats.find((s) => s.mine && s.stand_in)?.stand_in : null;
  if (!level) return null;
  const people = table.seats.filter((s) => s.kind === 'human' || s.kind === 'hotseat');
  return people.every((s) => s.stand_in) ? t('stand-in-waits') : t('stand-in-line', { level: levelName(level) });
}

/** For whom bots have played in a game that is over: to the end, or for a while. */
export function stoodIn(table: Table): string[] {
  const end = table.seats.filter((s) => s.stand_in);
  const meanwhile = table.seats.filter((s) => s.stood_in && !s.stand_in);
  const told = (key: string, seats: Table['seats']): string[] =>
    seats.length ? [t(key, { names: seats.map((s) => seatName(s)).join(', ') })] : [];
  return [...told('stood-in-end', end), ...told('stood-in-while', meanwhile)];
}

/** Where a table comes from that was not dealt here: another position, a file, or a device. */
export function originText(table: Table): string {
  const { origin } = table;
  if (!origin) return '';
  if (!origin.table) return t(origin.offline ? 'played-offline-mark' : 'imported-mark');
  return origin.step === null ? t('what-if-mark-now') : t('what-if-mark', { n: origin.step });
}

export function minutesText(range: [number, number]): string {
  return t('minutes', { range: range[0] === range[1] ? `${range[0]}` : `${range[0]}–${range[1]}` });
}

/** Where a table stands, in a few words. */
export function standing(table: Table): string {
  if (table.status === 'waiting') {
    const open = table.seats.filter((s) => s.kind === 'open' && !s.taken).length;
    return t('table-waiting', { n: open });
  }
  if (table.status === 'over' && table.seats.length === 1) return t('table-over');
  if (table.status === 'over') {
    const winners = table.seats.filter((s) => table.winners?.includes(s.seat));
    // With several seats on one device "you" would be nobody in particular.
    if (winners.length === 1 && winners[0]!.mine && table.seats.filter((s) => s.mine).length === 1)
      return t('table-you-won');
    return winners.length ? t('table-won-by', { names: winners.map(seatName).join(', ') }) : t('table-over');
  }
  if (table.round?.n === 0) return t('table-setup');
  return table.round
    ? table.round.of
      ? t('round-of', { n: table.round.n, of: table.round.of })
      : t('round-n', { n: table.round.n })
    : t('table-playing');
}

/** The end of a game played alone in two words. */
export function soloText(view: View): string {
  const won = reached(view);
  return won === null ? t('table-over') : t(won ? 'solo-won' : 'solo-lost');
}

/** What sets a table apart from others of its game: my board, the deck, the variants, each in a word or two. */
export function flavour(table: Table): string[] {
  const game = session.game(table.game);
  if (!game) return [];
  const usual = defaultOptions(game);
  const mine = table.seats.find((s) => s.mine)?.seat ?? -1;
  // "Harsh: 4 green, 4 orange (solo target 53)" is "Harsh" here.
  const brief = (words: string): string => words.replace(/(: | \().*$/u, '');
  const all = fields(game);
  const told = (name: string): boolean => table.options[name] !== usual[name];
  /** "Chosen here" says nothing: what was chosen does. */
  const opens = (name: string): boolean =>
    all.some(({ schema }) => schema['x-only']?.[name]?.includes(String(table.options[name])));
  const boards = all.filter(({ name, schema }) => schema['x-seat'] === mine + 1 && told(name));
  const others = all.filter(({ name, schema }) => !schema['x-seat'] && told(name) && !opens(name));
  return [...boards, ...others]
    .filter(({ schema }) => matters(schema, table.options, table.seats.length))
    .map(({ name, schema }) => {
      const title = schema['x-title']?.[prefs.lang] ?? name;
      if (schema.type === 'boolean') return table.options[name] ? title : '';
      const words = brief(valueText(schema, table.options[name] ?? null, prefs.lang, t('yes'), t('no')));
      return schema['x-seat'] ? words : `${title}: ${words}`;
    })
    .filter(Boolean);
}

export function tableLink(table: Table): string {
  return table.status === 'over' ? `/t/${table.id}/result` : `/t/${table.id}`;
}

export function defaultOptions(game: GameInfo): Record<string, Json> {
  const options: Record<string, Json> = {};
  for (const [key, schema] of Object.entries(game.options.properties ?? {}))
    if (schema.default !== undefined) options[key] = schema.default;
  // People may still change their mind before the table moves on; only self-play does without.
  if ('confirm' in (game.options.properties ?? {})) options.confirm = true;
  return options;
}
