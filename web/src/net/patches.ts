/**
 * Views that arrive as what has changed (docs/protocol.md): parts that did not change stay the very same objects, so
 * that whoever compares two views finds out quickly what is new.
 */
import type { Change } from '../wire/messages';
import type { View } from '../lib/types';

/** What was sent does not fit what is known here. */
export class Drift extends Error {}

/** The view after the changes; the one given stays as it is. */
export function patched(view: View, patch: readonly Change[]): View {
  let made: unknown = view;
  for (const change of patch) made = changed(made, change, 0);
  if (!isView(made)) throw new Drift('not a view');
  return made;
}

function isView(made: unknown): made is View {
  return typeof made === 'object' && made !== null && 'game' in made;
}

function changed(part: unknown, change: Change, depth: number): unknown {
  const key = change.path[depth];
  const last = depth === change.path.length - 1;
  if (Array.isArray(part) && typeof key === 'number' && key >= 0 && key <= part.length) {
    const copy: unknown[] = [...part];
    if (!last) copy[key] = changed(copy[key], change, depth + 1);
    else if ('value' in change) copy[key] = change.value;
    else copy.splice(key, 1);
    return copy;
  }
  if (isObject(part) && typeof key === 'string') {
    if (!last) return { ...part, [key]: changed(part[key], change, depth + 1) };
    if ('value' in change) return { ...part, [key]: change.value };
    return Object.fromEntries(Object.entries(part).filter(([name]) => name !== key));
  }
  throw new Drift(change.path.join('.'));
}

function isObject(part: unknown): part is Record<string, unknown> {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

/** The CRC-32 of a view as compact JSON with sorted keys, as the server computes it. */
export function digest(view: unknown): string {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(canonical(view))) crc = CRC[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return (~crc >>> 0).toString(16).padStart(8, '0');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${fields.join(',')}}`;
}

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let crc = n;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});
