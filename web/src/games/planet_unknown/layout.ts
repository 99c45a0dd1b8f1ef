/** What both layouts are given, and the order in which seats stand round the table. */
import type { Choice } from './choice.svelte';
import type { Beat } from './choreography';
import type { ContestView, SeatView, View } from './wire';

export interface LayoutProps {
  view: View;
  choice: Choice;
  /** What is being told. */
  beat: Beat | null;
  me: SeatView;
  width: number;
  height: number;
}

export type StripItem =
  { kind: 'objective'; key: string; objective: ContestView } | { kind: 'rival'; key: string; seat: number };

/** Objective, neighbour, objective ... in seating order, so that each objective stands between those who contest it. */
export function stripOf(view: View, me: number): StripItem[] {
  const n = view.players;
  const left = [...view.objectives];
  const between = (a: number, b: number): ContestView[] => {
    const found = left.filter((o) => !o.common && o.seats.includes(a) && o.seats.includes(b));
    // With two players all three cards lie between the same two; everywhere else it is one.
    const some = n === 2 ? found : found.slice(0, 1);
    for (const o of some) left.splice(left.indexOf(o), 1);
    return some;
  };
  const item = (objective: ContestView): StripItem => ({ kind: 'objective', key: objective.card, objective });
  const out: StripItem[] = [];
  for (let i = 0; i < n; i += 1) {
    const [a, b] = [(me + i) % n, (me + i + 1) % n];
    if (i > 0) out.push({ kind: 'rival', key: `seat-${a}`, seat: a });
    if (a !== b) out.push(...between(a, b).map(item));
  }
  return [...out, ...left.map(item)];
}

/** A strip wider than the screen begins with both neighbours of mine and what lies between us. */
export function neighboursFirst(strip: StripItem[]): StripItem[] {
  const last = strip.map((item) => item.kind).lastIndexOf('rival');
  return last < 0 ? strip : [...strip.slice(last), ...strip.slice(0, last)];
}
