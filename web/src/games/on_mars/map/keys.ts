/** Walking the map without a pointer. */
import type { Hex } from '../types';
import type { HexDirection } from '../wire';
import { centre, onMap, step } from './geometry';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * The six directions by place of the key, whatever the layout: Q W E above A S D, and the number pad. Up and down need
 * no other.
 */
export const RING: Record<string, HexDirection> = {
  Q: 5, W: 0, E: 1, A: 4, S: 3, D: 2,
  Numpad8: 0, Numpad9: 1, Numpad3: 2, Numpad2: 3, Numpad1: 4, Numpad7: 5,
  ArrowUp: 0, ArrowDown: 3,
}; // prettier-ignore
/** Left and right lie between two directions. */
const SIDEWAYS: Record<string, readonly [HexDirection, HexDirection]> = {
  ArrowLeft: [5, 4], ArrowRight: [1, 2], Numpad4: [5, 4], Numpad6: [1, 2],
}; // prettier-ignore

/**
 * The hex that a key leads to, or null. Left and right go by columns and keep to the row where the walk sideways began
 * (`row`: its y), so that going there and back ends where it started.
 */
export function walk(from: Hex, event: Key, row: number | null): { hex: Hex; row: number | null } | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const code = (event.code || event.key).replace(/^Key/, '');
  const direction = RING[code];
  if (direction !== undefined) {
    const hex = step(from, direction);
    return onMap(hex) ? { hex, row: null } : null;
  }
  const pair = SIDEWAYS[code];
  if (!pair) return null;
  const line = row ?? centre(from)[1];
  const off = (hex: Hex): number => Math.abs(centre(hex)[1] - line);
  const hex = pair.map((d) => step(from, d)).filter(onMap).sort((a, b) => off(a) - off(b))[0]; // prettier-ignore
  return hex === undefined ? null : { hex, row: line };
}
