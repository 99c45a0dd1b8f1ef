/** What the bar of the shell says and offers while I am asked: sentence, hint, and the one button that goes on. */
import { ofKind } from '../../lib/wire';
import type { Primary } from '../../lib/table';
import type { Saying } from '../../table/surface.svelte';
import type { Choice } from './choice.svelte';
import type { BoardPU } from './context';
import { itemText, patchName, tileName } from './naming';
import { canonical } from './geometry';

export function saying(board: BoardPU, choice: Choice): Saying {
  const b = board.b;
  const nothing: Saying = { prompt: null, hint: null, primary: null };
  if (!choice.decision) return nothing;
  const busy = choice.sending;
  if (choice.tile && choice.spot && !choice.rover) {
    const face = choice.face;
    const here = face ? choice.places.at(canonical(face, choice.spot.orient)).length : 0;
    const waived = ofKind(choice.decision, 'place')?.params.waived ?? 'none';
    return {
      prompt: b('ask-place', { tile: tileName(board, choice.tile) }),
      hint:
        waived === 'none'
          ? b('hint-places', { count: choice.places.count, here })
          : b('hint-waived', { what: waived, count: choice.places.count }),
      primary: {
        label: b(choice.lost ? 'place-show' : 'place'),
        icon: choice.lost ? 'i-eye' : 'i-check',
        disabled: busy || !choice.placed,
        run: () => choice.place(),
        // A phone has them under the thumb.
        beside: board.narrow ? [] : turning(board, choice),
      },
    };
  }
  const wasted = choice.outcomeAt('plain:end')?.lost?.move ?? 0;
  const end = choice.at('plain:end')
    ? {
        label: wasted > 0 ? b('pick-end-wasting', { n: wasted }) : b('pick-end'),
        icon: 'i-check',
        disabled: busy,
        run: () => choice.press('plain:end'),
      }
    : null;
  // On a phone the button that lays the tile is there before the tile is taken: the depot must not slip from under
  // the finger, nor the button come to lie there.
  const later =
    board.narrow && ofKind(choice.decision, 'take')?.params.fits
      ? { label: b('place'), icon: 'i-check', disabled: true, run: () => undefined }
      : null;
  // What to click is said on the table itself; the bar keeps to the question and to what may be done before it.
  const hint = board.narrow ? null : firstOf(board, choice);
  return { prompt: sentence(board, choice), hint, primary: end ?? later };
}

/** Rotate and Flip stand beside the button that lays the tile. */
function turning(board: BoardPU, choice: Choice): Primary[] {
  const rotate = {
    label: board.b('rotate'),
    icon: 'pu-u-rotate',
    keys: 'R',
    disabled: !choice.turns,
    run: () => choice.rotate(),
  };
  const flip = { label: board.b('flip'), icon: 'pu-u-flip', keys: 'F', run: () => choice.flip() };
  return choice.flips ? [rotate, flip] : [rotate];
}

/** Where the table knows better than the engine's sentence. */
function sentence(board: BoardPU, choice: Choice): string | null {
  if (stuck(choice)) return board.b('ask-end-stuck', { n: choice.moves });
  const [only] = onlyItem(choice);
  if (only) return board.b('ask-next', { item: itemText(board, choice.seat, only).text });
  const terrain = ofKind(choice.decision, 'place_patch')?.params.terrain;
  return terrain ? board.b('ask-place', { tile: patchName(board, terrain) }) : null;
}

/** Nothing is left to put in order; the table asks only because there is time to drive before it. */
function onlyItem(choice: Choice): string[] {
  const items = ofKind(choice.decision, 'order')?.params.items ?? [];
  return items.length === 1 ? items : [];
}

/** Movement points are left, but nothing can drive. */
function stuck(choice: Choice): boolean {
  return choice.kind === 'end_turn' && choice.moves > 0 && choice.rovers.length === 0;
}

const DRIVE_IS_TOLD: readonly (string | null)[] = ['take', 'place', 'end_turn'];

/** What may be done before the question is answered: said wherever nothing else would tell that a rover may drive. */
export function firstOf(board: BoardPU, choice: Choice): string | null {
  const n = choice.moves;
  if (onlyItem(choice).length) return board.b('hint-next', { n });
  const untold = choice.decision && !choice.picked && !DRIVE_IS_TOLD.includes(choice.kind);
  return untold && n > 0 && choice.drives.size > 0 ? board.b('hint-drive-first', { n }) : null;
}

/** What to do, in a sentence: before all else that a drive may come first, where the bar has no room to say so. */
export function hintOf(board: BoardPU, choice: Choice): string | null {
  return (choice.kind && firstOf(board, choice)) || clickOf(board, choice);
}

/** A sentence for those who play for the first time: where to click for this question. */
export function clickOf(board: BoardPU, choice: Choice): string | null {
  const b = board.b;
  const kind = choice.kind;
  if (!kind) return null;
  if (choice.picked) return b('hint-picked');
  const take = ofKind(choice.decision, 'take');
  if (take) {
    const pair = choice.keys.some((key) => key.startsWith('emergency:'));
    if (!take.params.fits) return b(pair ? 'hint-take-none-pair' : 'hint-take-none');
    if (pair && !choice.keys.some((key) => key.startsWith('bay:'))) return b('hint-take-pair');
    if (take.params.extra) return b(choice.at('plain:skip') ? 'hint-take-extra-may' : 'hint-take-extra');
    if (pair && (choice.moves === 0 || choice.rovers.length === 0)) return b('hint-take-emergency');
  }
  if (kind === 'end_turn' && choice.moves > 0)
    return b(stuck(choice) ? 'hint-stuck' : 'hint-moves', { n: choice.moves });
  if (kind === 'take' && choice.moves > 0 && choice.rovers.length > 0) return b('hint-take-moves', { n: choice.moves });
  const key = kind === 'rotate' && board.seats.length === 1 ? 'hint-rotate-alone' : `hint-${kind}`;
  const said = b(key);
  return said === key ? null : said;
}
