/** Crumbs: what I have answered since my turn began, each a way back. */
import type { Choice } from './choice.svelte';
import type { Action, Decision, View } from './wire';

export interface Crumb {
  /** The step of the table at which it was answered. */
  step: number;
  kind: Decision['kind'];
  action: Action;
  /** Answered in a turn of mine, and not in a shuttle phase or while another's turn ended. */
  mine?: boolean;
}

export const ownTurn = (view: View): boolean => view.turn !== null && view.turn.seat === view.me;

/** What is left of the trail when a question comes at this step: later crumbs were taken back, a new turn begins anew. */
export function recorded(trail: Crumb[], view: View, step: number, decision: Decision | null): Crumb[] {
  // Between an answer and the next question the table may still be where it was.
  if (!decision) return trail;
  const left = trail.filter((crumb) => crumb.step < step && (crumb.mine ?? true) === ownTurn(view));
  const turn = view.turn;
  if (decision.kind === 'turn' && turn && !turn.main && !turn.exec) {
    // Free deliveries leave the turn untouched: they stay on the trail of it.
    return left.filter((crumb) => crumb.kind === 'turn' && crumb.action[0] !== 'act' && crumb.action[0] !== 'end');
  }
  const ended = left.findLastIndex((crumb) => crumb.action[0] === 'end');
  return ended >= 0 ? left.slice(ended + 1) : left;
}

/** A question with the trail that led to it. */
export interface Asked {
  step: number;
  decision: Decision;
  trail: Crumb[];
}

const wordsOf = ({ kind, params, actions }: Decision): string => JSON.stringify([kind, params, actions]);

/** The trail of this question, if it was asked at this step before and is asked again: after an undo, or a redo. */
export function rememberedAt(asked: Asked[], step: number, decision: Decision | null): Crumb[] | null {
  const before = decision && asked.find((one) => one.step === step);
  return before && wordsOf(before.decision) === wordsOf(decision) ? before.trail : null;
}

/** Longer than any turn: nobody plays more than that again. */
const KEPT = 40;

export function remembering(asked: Asked[], now: Asked): Asked[] {
  return [...asked.filter(({ step }) => step !== now.step), now].slice(-KEPT);
}

/** Crumbs of the effect that is going on: from the main or executive action on. */
export function current(trail: Crumb[]): Crumb[] {
  const start = trail.findLastIndex((c) => c.kind === 'turn' && ['act', 'exec', 'use'].includes(c.action[0]));
  return start < 0 ? trail : trail.slice(start);
}

/** What is asked after this question whichever answer is given, as the engine says. */
export function ahead(choice: Pick<Choice, 'kind' | 'decision' | 'view' | 'outcomeOf'>): string[] {
  const { kind, decision, view } = choice;
  if (kind === 'site') return Object.values(view.targets ?? {}).some((t) => t.lss) ? ['lss'] : [];
  const asked = new Set((decision?.actions ?? []).map((action) => choice.outcomeOf(action)?.asks));
  const [next] = asked;
  return asked.size === 1 && next && next !== kind && next !== 'turn' ? [next] : [];
}
