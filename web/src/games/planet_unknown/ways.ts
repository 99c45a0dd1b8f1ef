/** Ways of rovers: the engine names every square they reach and what it costs; here the steps are only put in a row. */
import type { Square } from './types';
import type { Action, Drive, Fly, Guide, Jump, Teleport } from './wire';

export interface Way {
  /** Squares entered, in order; the last one is the goal. */
  steps: Square[];
  cost: number;
}

/** A step of a rover: `drive` costs points, `jump` and `teleport` go anywhere at once. */
export type Step = Drive | Jump | Teleport | Fly;

export function waysOf(guide: Guide | undefined, rover: Square): Map<Square, Way> {
  const reached = guide?.ways?.[rover] ?? {};
  const steps = (to: Square): Square[] => {
    const after = reached[to]?.after;
    return after === undefined || after === rover ? [to] : [...steps(after), to];
  };
  return new Map(Object.entries(reached).map(([to, { cost }]) => [to, { steps: steps(to), cost }]));
}

function isStep(action: Action): action is Step {
  return action[0] === 'drive' || action[0] === 'jump' || action[0] === 'teleport' || action[0] === 'fly';
}

export function stepsBy(actions: readonly Action[], verbs: readonly Step[0][]): Step[] {
  return actions.filter(isStep).filter(([verb]) => verbs.includes(verb));
}

/** Where each rover may go first. */
export function firstSteps(actions: readonly Action[], verbs: readonly Step[0][]): Map<Square, Set<Square>> {
  const found = new Map<Square, Set<Square>>();
  for (const [, from, end] of stepsBy(actions, verbs)) {
    const to = found.get(from) ?? new Set<Square>();
    to.add(end);
    found.set(from, to);
  }
  return found;
}
