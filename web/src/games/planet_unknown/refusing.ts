/** No click is met with silence: what to say where the engine has no word on it, or gives none in time. */
import type { Refusal } from '../../lib/types';
import type { Choice } from './choice.svelte';
import type { BoardPU } from './context';
import { hintOf } from './prompt';

/** Longer than this nobody waits for an answer to a click. */
const PATIENCE = 2000;

/** The engine's word, or null if it has none, fails, or keeps the person waiting. */
export function answered(why: Promise<Refusal | null>, patience = PATIENCE): Promise<Refusal | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), patience);
    why
      .catch(() => null)
      .then((refusal) => {
        clearTimeout(timer);
        resolve(refusal);
      });
  });
}

/** Not here: what is asked now, under the question's own rule. */
export function notHere(board: BoardPU, choice: Choice): Refusal {
  const ending = choice.kind === 'end_turn' && choice.moves === 0;
  const hint = ending ? board.b('not-here-end') : choice.decision ? hintOf(board, choice) : null;
  return telling(choice, hint ? board.b('not-here', { hint }) : board.b('not-now'));
}

/** It is refused, but the engine does not say why. */
export function withoutReason(board: BoardPU, choice: Choice): Refusal {
  return telling(choice, board.b('not-now'));
}

function telling(choice: Choice, said: string): Refusal {
  return { rule: choice.decision?.rule ?? '', why: 'not_here', params: {}, text: { en: said, ru: said } };
}

/** Parts that look as if they could be clicked: tiles of the depot, sectors, tracks, technologies, places for things. */
const PLACES = ['depot-', 'bay-', 'cell-', 'slot-', 'lifepods', 'meteorites', 'civ-']
  .map((start) => `[data-at^="${start}"]`)
  .join(', ');
/** These answer for themselves. */
const LIVELY = 'button, a, input, select, summary, [role="button"], svg.planet, .log, dialog, .detail';

/** The part that was clicked although nothing is asked of it, or null. */
export function idlePlace(target: Element): Element | null {
  return target.closest(LIVELY) ? null : target.closest(PLACES);
}
