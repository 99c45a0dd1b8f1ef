/** A click on something that is not asked: the engine names the rule, the table says what comes first. */
import type { Action, Reason } from './wire';
import type { Refusal } from '../../lib/types';
import type { Choice } from './choice.svelte';
import type { BoardPD } from './context';
import { hintOf } from './prompt';

function instead(board: BoardPD, choice: Choice, verb: Action[0], touch: boolean): string | null {
  if (verb === 'fly' && choice.kind === 'turn')
    return board.b(choice.keys.some((key) => key.startsWith('hand:')) ? 'first-pay' : 'first-draw');
  if (verb === 'fly' && choice.kind === 'build') return board.b(choice.canUndo ? 'landed-undo' : 'landed');
  const hint = hintOf(board, choice, touch);
  return hint === null ? null : board.b('not-now', { hint });
}

/** Refusals with a reason of their own stay as they are. */
export function retold(
  board: BoardPD,
  choice: Choice,
  refusal: Refusal<Reason>,
  action: Action,
  touch: boolean,
): Refusal {
  if (refusal.why !== 'not_asked') return refusal;
  const text = instead(board, choice, action[0], touch);
  return text === null ? refusal : { ...refusal, why: 'asked_first', text: { en: text, ru: text } };
}
