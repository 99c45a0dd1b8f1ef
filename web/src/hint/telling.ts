/** What the panel of a hint says and draws of its moves: nothing is worked out here but widths. */
import { logLine, withoutName, type Teller } from '../lib/log';
import { kindName } from '../lib/moves';
import type { BoardMeta } from '../lib/table';
import type { Both, GameEvent, Lang } from '../lib/types';
import { readable } from '../plain/naming';
import type { HintMove, HintStep } from '../wire/messages';
import { sign } from '../lib/figures';

/** Its kind says more than the place where it is made. */
const NAMED = 'draw';
/** Lines of later answers: more would be a log. */
const MOST = 3;

export interface Named {
  title: string;
  /** What would be answered after it, as far as it can be foreseen. */
  then: readonly string[];
}

/** Events are told as the log will tell them, without the name in front. */
function lines(step: HintStep, teller: Teller, meta: BoardMeta, mover: number | null): string[] {
  const events = step.events.flatMap((event): GameEvent[] =>
    typeof event.e === 'string' ? [{ ...event, e: event.e }] : [],
  );
  const own = events.filter((event) => !meta.quiet?.(event) && !meta.parts?.(event));
  const names = mover === null ? [] : [teller.t('word-you'), teller.seat(mover)];
  return own.map((event) =>
    names.reduce(
      (text, name) => withoutName(text, name.charAt(0).toUpperCase() + name.slice(1)),
      logLine(event, teller).replace(/\.$/, ''),
    ),
  );
}

/** The components an answer names, else what the board calls the place where it is given. */
function answered({ action }: Pick<HintStep, 'action'>, teller: Teller, label: string | null): string | null {
  const parts = action.slice(1).filter((part) => typeof part === 'string');
  const known = parts.map(teller.name).filter((name, n) => name !== parts[n]);
  return known.join(', ') || label;
}

/** `label`: what the board calls the place where the move is made, if it says so. `mover`: whose move it is. */
export function named(
  move: HintMove,
  teller: Teller,
  meta: BoardMeta,
  label: string | null = null,
  mover: number | null = teller.me,
): Named {
  const [first, ...later] = move.steps;
  const then = later.flatMap((step) => lines(step, teller, meta, mover));
  const told = first ? lines(first, teller, meta, mover) : [];
  const kind = String(move.action[0]);
  const own = kindName(kind, teller);
  const bare = move.action.slice(1).every((part) => part === null) || kind === NAMED;
  const title =
    told.shift() ?? (bare ? own : null) ?? answered(move, teller, label) ?? own ?? then.shift() ?? readable(kind);
  return { title, then: [...told, ...then].slice(0, MOST) };
}

/** An answer that is nothing but a number, such as a bid. */
function figuresOf({ action }: Pick<HintMove, 'action'>): string | null {
  const given = action.slice(1).filter((part) => part !== null);
  return given.length === 1 && typeof given[0] === 'number' ? String(given[0]) : null;
}

const distinct = (texts: readonly (string | null)[]): boolean =>
  texts.every((text) => !!text) && new Set(texts).size === texts.length;

/** Of several moves. Those with the same name are told apart: by their place, by what they name, by their number, else by what follows. */
export function namedAll(
  moves: readonly HintMove[],
  teller: Teller,
  meta: BoardMeta,
  labelOf: (move: HintMove) => string | null,
  mover: number | null = teller.me,
): Named[] {
  const all = moves
    .map((move) => ({ move, label: labelOf(move) }))
    .map(({ move, label }) => ({
      name: named(move, teller, meta, label, mover),
      label,
      words: answered(move, teller, null),
      figures: figuresOf(move),
    }));
  return all.map(({ name, label, words, figures }) => {
    const alike = all.filter((one) => one.name.title === name.title);
    if (alike.length < 2) return name;
    const [first = '', ...later] = name.then;
    if (distinct(alike.map((one) => one.label))) return { ...name, title: `${name.title}: ${label!}` };
    if (distinct(alike.map((one) => one.words))) return { ...name, title: `${name.title}: ${words!}` };
    if (distinct(alike.map((one) => one.figures))) return { ...name, title: `${name.title}: ${figures!}` };
    if (distinct(alike.map((one) => one.name.then[0] ?? null)))
      return { title: `${name.title}: ${first}`, then: later };
    return name;
  });
}

/** "+2.8 quids": the points of the game with their sign. */
export function worth(value: number, points: Both, lang: Lang): string {
  const rounded = Math.round(value * 10) / 10;
  return `${sign(rounded)}${points[lang]}`;
}

export function decimal(value: number, lang: Lang): string {
  const amount = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(Math.abs(value));
  return `${value < 0 ? sign(value) : ''}${amount}`;
}

export const percent = (chance: number): number => Math.round(chance * 100);

/** What the numbers of moves mean, as words know it. Without a chance to win beside them nobody has measured what such a
 *  number means: rivals weigh only in part in it, and it is no lead. */
export function axisOf(moves: readonly Pick<HintMove, 'wins'>[], alone: boolean): string {
  if (alone) return 'axis-alone';
  return moves.some(({ wins }) => typeof wins === 'number') ? 'axis-lead' : 'axis-count';
}

/** Part of the axis, in percent. */
export interface Bar {
  zero: number;
  from: number;
  to: number;
  at: number;
  /** The doubt around the mean; null where nothing is known of it. */
  doubt: readonly [number, number] | null;
}

/** All bars share one axis, from nothing or from the worst loss. */
export function bars(moves: readonly Pick<HintMove, 'value' | 'doubt'>[]): Bar[] {
  const ends = moves.flatMap(({ value, doubt }) => [value - (doubt ?? 0), value + (doubt ?? 0)]);
  const low = Math.min(0, ...ends);
  const high = Math.max(0, ...ends);
  const span = high - low || 1;
  const place = (value: number): number => (100 * (value - low)) / span;
  return moves.map(({ value, doubt }) => ({
    zero: place(0),
    from: place(Math.min(0, value)),
    to: place(Math.max(0, value)),
    at: place(value),
    doubt: doubt === null || doubt === undefined ? null : [place(value - doubt), place(value + doubt)],
  }));
}
