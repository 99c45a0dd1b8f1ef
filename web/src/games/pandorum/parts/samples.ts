/** Pieces of field for pictures: a section by itself, a whole layout of sections. */
import type { Json } from '../../../lib/types';
import type { Facts, SectionFacts } from '../facts';
import { hexOf, step } from '../field/geometry';
import { DIRECTIONS } from '../field/geometry';
import type { Hex } from '../types';
import type { HexDirection, FieldView, HexKind, HexView, Token } from '../wire';

function hex(at: Hex, kind: HexKind, position: number, token: Token | null = null): HexView {
  return {
    hex: at,
    kind,
    printed: kind,
    position,
    center: false,
    edge: false,
    object: null,
    harvesters: [],
    token,
  };
}

function fieldOf(hexes: HexView[]): FieldView {
  return { layout: [], hexes, crack: null, clusters: [] };
}

export function oneHex(kind: HexKind, token: Token | null = null): FieldView {
  return fieldOf([hex('0,0', kind, 0, token)]);
}

/** Petal i of a section laid with rotation k lies in direction i + k. */
function laid(section: SectionFacts, side: string, center: Hex, rotation: number, position: number): HexView[] {
  const face = section.sides[side];
  if (!face) return [];
  return [
    hex(center, face.center, position),
    ...DIRECTIONS.map((i) =>
      hex(step(center, ((i + rotation) % 6) as HexDirection), face.petals[i] ?? 'wasteland', position),
    ),
  ];
}

export function sectionField(section: SectionFacts, side: string): FieldView {
  return fieldOf(laid(section, side, '0,0', 0, 0));
}

/** Middles of the seven places. */
const PLACES: readonly Hex[] = [[0, 0], [3, -2], [1, -3], [-2, -1], [-3, 2], [-1, 3], [2, 1]].map(([q, r]) => hexOf(q!, r!)); // prettier-ignore

export function layoutField(facts: Facts, data: Record<string, Json>): FieldView {
  const list = (name: string): Json[] => (Array.isArray(data[name]) ? data[name] : []);
  const hexes = PLACES.flatMap((center, i) => {
    const section =
      facts.sections[`section_${String(list('sections')[i])}`] ?? facts.sections[String(list('sections')[i])];
    return section ? laid(section, String(list('sides')[i]), center, Number(list('rotations')[i]), i) : [];
  });
  return fieldOf(hexes);
}
