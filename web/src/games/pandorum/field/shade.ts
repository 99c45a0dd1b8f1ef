/** How dark each hex is: while something is asked, whatever cannot be the answer steps back. */
import type { Hex } from '../types';
import type { FieldView } from '../wire';
import { touched } from './choices';
import type { Choice, Lit, Target } from './types';

const DIM = 0.42;

export function brightness(
  field: FieldView,
  targets: readonly Target[],
  lit: Lit,
  choices: readonly Choice[],
): (hex: Hex) => number {
  // Fields for cracks and meteors are picked by their sides: nearly every hex takes part.
  if (targets.length === 0 && choices.length === 0) return () => 0;
  const bright = new Set<Hex>([
    ...targets.map((t) => t.hex),
    ...touched(choices),
    ...(lit.from === undefined ? [] : [lit.from]),
    ...(lit.to === undefined ? [] : [lit.to]),
    ...(lit.path ?? []),
    ...(lit.pays ?? []).map((p) => p.hex),
    ...(lit.cut ?? []),
    ...(lit.cluster ?? []),
    ...(lit.spot ?? []),
    ...(lit.crackPreview ?? []),
    // The city lights of the dead and an eruption are seen from afar.
    ...field.hexes.filter((h) => h.token === 'eruption_token' || h.kind === 'dead_city').map((h) => h.hex),
  ]);
  return (hex) => (bright.has(hex) ? 0 : DIM);
}
