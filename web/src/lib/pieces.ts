/** A log line in pieces: names of people and cards stand out in the sentence. */
import { logLine, sideNames, withoutName, type Teller } from './log';
import type { SeatInfo } from './table';
import type { GameEvent } from './types';

export interface Piece {
  text: string;
  strong: boolean;
  /** Read out only: the name that stands above the line. */
  spoken?: boolean;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name above what one seat did. */
export function heading(seat: number, teller: Teller): string {
  return seat === teller.me ? capital(teller.t('word-you')) : teller.seat(seat);
}

/** `under`: the seat whose name stands above the line; null: the line stands alone. */
export function pieces(event: GameEvent, under: number | null, teller: Teller, seats: readonly SeatInfo[]): Piece[] {
  const whole = logLine(event, teller);
  const text = under === null ? whole : withoutName(whole, heading(under, teller));
  const names = new Set<string>(seats.map((s) => s.name));
  if (typeof event.seat === 'number') names.add(teller.seat(event.seat));
  for (const value of Object.values(event)) {
    if (typeof value !== 'string') continue;
    const name = teller.name(value);
    // What is only told apart in the sentence ("market", "pay") names nothing.
    if (name !== value || !/^[a-z_]+$/.test(value)) names.add(name);
    for (const [, half] of sideNames(value, teller)) names.add(half);
  }
  const found = [...names]
    // By the sentence as it was written: a word that begins a line under a name has its capital from there.
    .filter((name) => name.length > 1 && whole.includes(name) && text.includes(name))
    .sort((a, b) => b.length - a.length);
  const lead: Piece[] =
    whole === text ? [] : [{ text: whole.slice(0, whole.length - text.length), strong: false, spoken: true }];
  if (!found.length) return [...lead, { text, strong: false }];
  const pattern = new RegExp(`(${found.map((f) => f.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`);
  return [...lead, ...text.split(pattern).map((part, i) => ({ text: part, strong: i % 2 === 1 }))];
}
