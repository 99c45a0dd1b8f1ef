/** The field of a view, found by hex. */
import type { Hex } from './types';
import type { FieldView, HexView } from './wire';

export type HexMap = ReadonlyMap<Hex, HexView>;

export function mapOf(field: FieldView): HexMap {
  return new Map(field.hexes.map((h) => [h.hex, h]));
}

/** The volcanoes that hang together with this one. */
export function clusterAt(field: FieldView, hex: Hex): Hex[] {
  return field.clusters.find((cluster) => cluster.includes(hex)) ?? [];
}
