/** Picking hexes without a pointer: six keys for the six directions, and the order in which Tab walks. */
import type { Hex } from '../types';
import type { HexDirection } from '../wire';
import { byPlace, directionTo, distance } from './geometry';

/**
 * Q W E above A S D, read as a ring: clockwise from Q they name west, north-west, north-east, east, south-east and
 * south-west. By place of the key, not by its letter: the same fingers whatever the layout.
 */
export const RING: Record<string, HexDirection> = { Q: 3, W: 2, E: 1, A: 4, S: 5, D: 0 };

export function directionOf(
  event: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): HexDirection | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  return RING[event.code.replace(/^Key/, '')] ?? null;
}

/**
 * The target that a direction key means: the nearest one that way; pressed again, the next one further along; after
 * the last, the nearest again. `back` walks the other way round.
 */
export function along(
  from: Hex,
  direction: HexDirection,
  targets: readonly Hex[],
  current: Hex | null,
  back = false,
): Hex | null {
  const line = targets
    .filter((hex) => directionTo(from, hex) === direction)
    .sort((a, b) => distance(from, a) - distance(from, b));
  if (line.length === 0) return null;
  const at = current === null ? -1 : line.indexOf(current);
  if (at < 0) return (back ? line.at(-1) : line[0]) ?? null;
  return line[(at + (back ? -1 : 1) + line.length) % line.length] ?? null;
}

/** Tab goes through the field as one reads. */
export function tabOrder<T extends { hex: Hex }>(targets: readonly T[]): T[] {
  return [...targets].sort((a, b) => byPlace(a.hex, b.hex));
}
