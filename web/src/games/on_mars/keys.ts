/**
 * Playing with the keyboard: N walks the legal answers, T turns to another way to do what is looked at on the map, M
 * swaps stage and map, Z takes back, F goes on.
 */
import type { Choice } from './choice.svelte';

export interface Surroundings {
  rule(id: string): void;
  escape(): boolean;
  /** The big button. */
  go(): boolean;
  log(): void;
  /** Everything that glows, in the order of the page. */
  glowing(): HTMLElement[];
}

/** By the place of the key, so that a Russian layout plays the same. */
const CODES: Record<string, 'undo' | 'go' | 'swap' | 'log' | 'next' | 'turn'> = {
  KeyZ: 'undo',
  KeyF: 'go',
  KeyM: 'swap',
  KeyL: 'log',
  KeyN: 'next',
  KeyT: 'turn',
};

/** Handle a key; whatever was used does not reach the page. */
export function onKey(event: KeyboardEvent, choice: Choice, around: Surroundings): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target?.closest('dialog, input, textarea, select, [contenteditable]')) return;
  const used = event.key === 'Escape' ? choice.escape() || around.escape() : act(event, target, choice, around);
  if (used) event.preventDefault();
}

function act(event: KeyboardEvent, target: Element | null, choice: Choice, around: Surroundings): boolean {
  const code = CODES[event.code];
  if (code === 'swap') {
    choice.swapped = !choice.swapped;
    return true;
  }
  if (code === 'log') {
    around.log();
    return true;
  }
  if (!choice.decision) return false;
  if (code === 'undo') {
    if (!choice.canUndo) return false;
    choice.undo();
    return true;
  }
  if (event.key === '?') {
    around.rule(choice.decision.rule);
    return true;
  }
  if (code === 'go') return around.go();
  if (code === 'turn') return choice.map.turn();
  if (code === 'next') return walk(around.glowing(), event.shiftKey ? -1 : 1);
  if (event.key === 'Enter' && !target?.closest('button, a, [role="button"], [role="radio"], [tabindex]'))
    return around.go();
  return false;
}

/** Focus to the next thing that glows, wherever on the table it lies. */
function walk(things: HTMLElement[], by: number): boolean {
  if (things.length === 0) return false;
  const at = things.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : things.length - 1) : (at + by + things.length) % things.length;
  things[next]!.focus();
  return true;
}
