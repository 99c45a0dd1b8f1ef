/** Playing with the keyboard: 1 2 3 switch what is built, letters answer what has no place on the field, Escape goes back. */
import type { Choice } from './choice.svelte';
import { SIZES } from './building';
import { SLOTS } from './types';

/** By the place of the key, so that a Russian layout plays the same. The field has Q W E A S D for itself. */
const CODES: Record<string, 'undo' | 'end' | 'jump' | 'deck'> = {
  KeyU: 'undo',
  KeyF: 'end',
  KeyJ: 'jump',
  KeyC: 'deck',
};

export interface Surroundings {
  rule(id: string): void;
  escape(): boolean;
  /** The big button. */
  go(): boolean;
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
  const code = CODES[event.code];
  if (code === 'undo') {
    if (!choice.canUndo) return false;
    choice.undo();
    return true;
  }
  if (event.key === '?') {
    around.rule(choice.decision.rule);
    return true;
  }
  if (/^[1-9]$/.test(event.key)) return digit(Number(event.key) - 1, choice);
  if (code === 'end') return around.go();
  if (code === 'deck') return press(choice, 'deck');
  if (code === 'jump') return jump(choice);
  if (event.key === 'Enter' && !target?.closest('button, a, [role="button"], [tabindex]')) return around.go();
  return false;
}

function press(choice: Choice, key: string): boolean {
  if (!choice.at(key)) return false;
  choice.press(key);
  return true;
}

function jump(choice: Choice): boolean {
  if (!choice.keys.some((key) => key.startsWith('jump:'))) return false;
  choice.jumping = !choice.jumping;
  return true;
}

/** A digit names a size of the construction, a slot, a number of engines or a card in play. */
function digit(n: number, choice: Choice): boolean {
  const size = SIZES[n];
  if (choice.building && size && choice.sizeOpen(size)) {
    choice.resize(size);
    return true;
  }
  const slot = SLOTS[n];
  return (
    (slot !== undefined && press(choice, `slot:${slot}`)) || press(choice, `buy:${n}`) || press(choice, `played:${n}`)
  );
}
