/** Places of pieces on their hex, and how they come and go. */
import type { FigureName, HexView } from '../wire';
import { centre, type Point } from './geometry';
import type { Glide } from './motion.svelte';

/** Where a harvester hovers: low over open ground, higher over peaks and objects, beside a mast. */
export function hoverAt(hex: Pick<HexView, 'kind'>, object: FigureName | null): Point {
  if (object === 'base') return [13, -36];
  if (object === 'module') return [10, -28];
  return hex.kind === 'mountain' ? [0, -20] : [0, -4];
}

/** An object comes out of the ground, or sinks into it. */
export function grows(ms: number, down: boolean): (node: SVGGElement) => void {
  return (node) => {
    const low = { transform: 'translate(0, 14px) scale(0.72, 0.05)', opacity: 0 };
    const over = { transform: 'translate(0, -3px) scale(0.97, 1.1)', opacity: 1, offset: 0.7 };
    const up = { transform: 'none', opacity: 1 };
    node.animate?.(down ? [up, low] : [low, over, up], { duration: ms, easing: 'ease-out', fill: 'both' });
  };
}

/** A harvester leaves, crosses the hexes a little higher, and comes to hover; with a jump it is gone and then there. */
export function flies(glide: Glide, start: Point, end: Point): (node: SVGGElement) => void {
  return (node) => {
    const at = ([x, y]: Point, lift = 0): string => `translate(${x}px, ${y - lift}px)`;
    const far = glide.jump;
    const frames: Keyframe[] = far
      ? [
          { transform: `${at(start)} scale(1)`, opacity: 1 },
          { transform: `${at(start, 60)} scale(0.4, 1.6)`, opacity: 0, offset: 0.42 },
          { transform: `${at(end, 60)} scale(0.4, 1.6)`, opacity: 0, offset: 0.58 },
          { transform: `${at(end)} scale(1)`, opacity: 1 },
        ]
      : [
          { transform: at(start) },
          { transform: at([start[0] + (end[0] - start[0]) * 0.5, start[1] + (end[1] - start[1]) * 0.5], 12) },
          { transform: at(end) },
        ];
    node.animate?.(frames, { duration: glide.ms, easing: 'cubic-bezier(0.4, 0, 0.2, 1)', fill: 'both' });
  };
}

/** The middle of a harvester over a hex, alone there. */
export function overHex(hex: Pick<HexView, 'hex' | 'kind' | 'object'>): Point {
  const [x, y] = centre(hex.hex);
  const [hx, hy] = hoverAt(hex, hex.object?.figure ?? null);
  return [x + hx, y + hy];
}
