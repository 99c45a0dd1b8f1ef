/** Reading component data as it comes over the wire: small steps that never fail on a missing field. */
import type { Both, Component, Json } from '../../lib/types';
import type { Point } from './geometry';

export interface Named {
  id: string;
  kind: string;
  name: Both;
  text: Both;
  source: string;
  why: Both | null;
  /** How it reads while moons are in play, where that differs (SM-1.7). */
  moonText: Both | null;
}

export type Data = Record<string, Json>;

export function both(value: unknown, fallback = ''): Both {
  if (typeof value === 'string') return { en: value, ru: value };
  const v = (value ?? {}) as Partial<Both>;
  return { en: v.en ?? fallback, ru: v.ru ?? v.en ?? fallback };
}

export function record(value: Json | undefined): Data {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
}

export function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

export function point(value: Json | undefined): Point {
  return [Number(list(value)[0]), Number(list(value)[1])];
}

export function points(value: Json | undefined): Point[] {
  return list(value).map(point);
}

export function named(kind: string, item: Component): Named {
  const anew = item.data?.text_with_moons;
  return {
    id: item.id,
    kind,
    name: both(item.name, item.id),
    text: both(item.text),
    source: item.source ?? 'rulebook',
    why: item.why ? both(item.why) : null,
    moonText: anew ? both(anew) : null,
  };
}
