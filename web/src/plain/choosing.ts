/**
 * Answers to a question, a few at a time. Each kind of action is a group; where a kind has many, its parts are chosen
 * one after the other, until what is left fits into a list.
 */
import type { Action, Json } from '../lib/types';

/** More answers of one kind than this are chosen part by part. */
export const MOST = 12;

export interface Group {
  kind: string;
  actions: Action[];
}

export function groupsOf(actions: readonly Action[]): Group[] {
  const groups = new Map<string, Action[]>();
  for (const action of actions) {
    const kind = String(action[0]);
    groups.set(kind, [...(groups.get(kind) ?? []), action]);
  }
  return [...groups].map(([kind, found]) => ({ kind, actions: found }));
}

/** A part that was chosen: its place in the action, and the value. */
export interface Picked {
  part: number;
  value: Json;
}

/** Either whole answers, or values of the next part with how many answers each leaves. */
export type Offer =
  { whole: true; actions: Action[] } | { whole: false; part: number; values: { value: Json; actions: Action[] }[] };

const same = (a: Json | undefined, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

export function offerOf(actions: readonly Action[], picked: readonly Picked[]): Offer {
  const left = actions.filter((action) => picked.every(({ part, value }) => same(action[part], value)));
  const first = left[0] ?? [];
  const part = first.findIndex((value, i) => i > 0 && left.some((other) => !same(other[i], value)));
  if (left.length <= MOST || part < 0) return { whole: true, actions: left };
  const values = new Map<string, { value: Json; actions: Action[] }>();
  for (const action of left) {
    const value = action[part] ?? null;
    const known = values.get(JSON.stringify(value));
    if (known) known.actions.push(action);
    else values.set(JSON.stringify(value), { value, actions: [action] });
  }
  return { whole: false, part, values: [...values.values()] };
}
