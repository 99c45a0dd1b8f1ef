/** Playing with the keyboard: arrows move the tile, R turns, F flips, Enter places, digits name markers, Escape goes back. */
import type { Choice } from './choice.svelte';
import { TRACKS } from './types';

/** Keys of a Russian layout lie where R, F and Z do. */
const LETTERS: Record<string, 'rotate' | 'flip' | 'undo' | 'end'> = {
  r: 'rotate',
  к: 'rotate',
  f: 'flip',
  а: 'flip',
  z: 'undo',
  я: 'undo',
  e: 'end',
  у: 'end',
};
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Surroundings {
  undo(): void;
  rule(id: string): void;
  escape(): boolean;
}

/** Handle a key; whatever was used does not reach the page. */
export function onKey(event: KeyboardEvent, choice: Choice, around: Surroundings): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target?.closest('dialog, [role="dialog"], input, textarea, select, [contenteditable]')) return;
  const used = event.key === 'Escape' ? choice.escape() || around.escape() : act(event, target, choice, around);
  if (used) event.preventDefault();
}

function act(event: KeyboardEvent, target: Element | null, choice: Choice, around: Surroundings): boolean {
  if (!choice.decision) return false;
  const letter = LETTERS[event.key.toLowerCase()];
  if (letter === 'undo') {
    if (!choice.canUndo) return false;
    around.undo();
    return true;
  }
  if (event.key === '?') {
    around.rule(choice.decision.rule);
    return true;
  }
  if (letter === 'end') return press(choice, 'plain:end');
  if (/^[1-9]$/.test(event.key)) return digit(Number(event.key) - 1, choice);
  if (!choice.tile || choice.rover) return false;
  if (letter === 'rotate') choice.rotate(event.shiftKey);
  else if (letter === 'flip') choice.flip();
  else if (event.key in ARROWS) {
    const [dx, dy] = ARROWS[event.key]!;
    return choice.move(dx, dy);
  } else if (event.key === 'Enter' && !target?.closest('button, a, [role="button"]')) choice.place();
  else return false;
  return true;
}

function press(choice: Choice, key: string): boolean {
  if (!choice.at(key)) return false;
  choice.press(key);
  return true;
}

/** A digit names the n-th item of a list, else the n-th marker, else the n-th civ level. */
function digit(n: number, choice: Choice): boolean {
  if (choice.items.length > 0) return press(choice, `item:${n}`);
  const track = TRACKS[n];
  return (track !== undefined && press(choice, `marker:${track}`)) || press(choice, `level:${n + 1}`);
}
