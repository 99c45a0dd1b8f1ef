/** The turntable: where sectors and places stand, which way it turns, and the outline of a bay. */

import type { Facts } from '../facts';
import type { Ring, View } from '../wire';

export const SECTORS = 6;
const STEP = 360 / SECTORS;

const mod = (value: number, by: number): number => ((value % by) + by) % by;

/** The sector that the indicator at `place` faces. */
export function facing(place: number, rotation: number): number {
  return mod(place + rotation, SECTORS);
}

/** The rotation at which `place` faces `sector`. */
export function rotationFor(place: number, sector: number): number {
  return mod(sector - place, SECTORS);
}

/** Angle of a place on the screen, clockwise from the top; `home` (mine) is at the bottom. */
export function placeAngle(place: number, home: number): number {
  return mod(180 + (place - home) * STEP, 360);
}

/** How far the ring is turned so that every sector stands before its place; sector 0 is drawn at the top. */
export function ringAngle(rotation: number, home: number): number {
  return 180 - (rotation + home) * STEP;
}

/** The same position reached by the shortest way from where the ring is now; half a turn goes clockwise. */
export function turnTo(now: number, target: number): number {
  const away = mod(target - now, 360);
  return now + (away > 180 ? away - 360 : away);
}

export function sectorsBetween(from: number, to: number): number {
  return Math.round(Math.abs(to - from) / STEP);
}

export type XY = [number, number];

/** A point at `angle` (clockwise from the top) and `radius` from the middle. */
export function polar(angle: number, radius: number): XY {
  const a = ((angle - 90) * Math.PI) / 180;
  return [round(Math.cos(a) * radius), round(Math.sin(a) * radius)];
}

/**
 * One bay of a ring as a path with rounded corners, drawn at the top. `gap` keeps the same distance to both
 * neighbours at every radius, so that the spokes between bays are parallel.
 */
export function bay(inner: number, outer: number, gap = 3, corner = 6): string {
  const half = STEP / 2;
  const edge = (radius: number): number => half - (Math.asin(gap / radius) * 180) / Math.PI;
  const along = (radius: number): number => ((corner / radius) * 180) / Math.PI;
  const out = edge(outer);
  const inn = edge(inner);
  const p = (angle: number, radius: number): string => polar(angle, radius).join(' ');
  const spoke = (side: 1 | -1, radius: number): string => p(side * edge(radius), radius);
  return [
    `M${p(-(out - along(outer)), outer)}`,
    `A${outer} ${outer} 0 0 1 ${p(out - along(outer), outer)}`,
    `Q${p(out, outer)} ${spoke(1, outer - corner)}`,
    `L${spoke(1, inner + corner)}`,
    `Q${p(inn, inner)} ${p(inn - along(inner), inner)}`,
    `A${inner} ${inner} 0 0 0 ${p(-(inn - along(inner)), inner)}`,
    `Q${p(-inn, inner)} ${spoke(-1, inner + corner)}`,
    `L${spoke(-1, outer - corner)}`,
    `Q${p(-out, outer)} ${p(-(out - along(outer)), outer)}Z`,
  ].join('');
}

/** Part of a circle, for arrows along the rim. */
export function arc(radius: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${polar(from, radius).join(' ')}A${radius} ${radius} 0 ${large} ${to > from ? 1 : 0} ${polar(to, radius).join(' ')}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The ring no tile may be taken from this round (SM-11.5). */
export function closedRing(facts: Facts, view: Pick<View, 'event' | 'restriction'>): Ring | null {
  if (view.restriction?.kind !== 'not_from_ring') return null;
  const ban = facts.events[view.event ?? '']?.effects.find((effect) => effect.op === 'restriction');
  return ban?.ring === 'inner' ? 'inner' : 'outer';
}
