/** Names of places on the field for people who do not see it. The table adds what a place brings or costs. */
import type { Translate } from '../../../lib/table';
import type { Hex } from '../types';
import type { HexDirection, FieldView, HexView } from '../wire';
import { between, directionTo, distance, labelOf } from './geometry';
import type { Choice } from './types';

export interface Naming {
  words: Translate;
  field: FieldView;
  me: number | null;
  nameOf(seat: number): string;
}

function find(naming: Naming, hex: Hex): HexView | undefined {
  return naming.field.hexes.find((h) => h.hex === hex);
}

/** "Crater F6, base of Mira, contaminated": what it is, and what is built on it. */
export function groundName(naming: Naming, hex: Hex): string {
  const { words, me } = naming;
  const h = find(naming, hex);
  const key = h?.token === 'eruption_token' ? 'eruption' : `kind-${h?.kind ?? 'wasteland'}`;
  const parts = [words('hex', { kind: words(key), at: labelOf(hex) })];
  if (h?.object) {
    const { figure, seat } = h.object;
    parts.push(seat === me ? words('object-mine', { figure }) : words('object-of', { figure, name: naming.nameOf(seat) })); // prettier-ignore
    if (h.object.contaminated) parts.push(words('contaminated'));
  }
  return parts.join(', ');
}

/** "Crater F6, by the crack, 2 steps south-east across the dead city": what it is, what is on it, how one gets there. */
export function hexName(naming: Naming, hex: Hex, from?: Hex | null, jump = false): string {
  const { words, me } = naming;
  const h = find(naming, hex);
  const parts = [groundName(naming, hex)];
  for (const seat of h?.harvesters ?? [])
    parts.push(seat === me ? words('harvester-mine') : words('harvester-of', { name: naming.nameOf(seat) }));
  if (h?.token === 'meteor_token') parts.push(words('under-meteor'));
  if (naming.field.crack?.hexes.includes(hex)) parts.push(words('by-crack'));
  if (h?.edge) parts.push(words('on-edge'));
  const way = from == null || from === hex ? null : wayTo(naming, from, hex, jump);
  if (way) parts.push(way);
  return parts.join(', ');
}

/** "2 steps south-east across the dead city". */
function wayTo(naming: Naming, from: Hex, to: Hex, jump = false): string | null {
  const { words } = naming;
  const direction = directionTo(from, to);
  if (jump || direction === null) return words('by-jump');
  const steps = words('steps', { n: distance(from, to), way: wayName(words, direction) });
  const city = between(from, to).some((hex) => find(naming, hex)?.kind === 'dead_city');
  return city ? `${steps} ${words('across-city')}` : steps;
}

export function wayName(words: Translate, direction: HexDirection): string {
  return words(`way-${direction}`);
}

/** Name of a choice of more than one hex, without what it brings. */
export function choiceName(naming: Naming, choice: Omit<Choice, 'label'>): string {
  const { words } = naming;
  const [a, b, c, d] = choice.hexes.map(labelOf);
  switch (choice.shape) {
    case 'crack':
      // Between a1 and b2 it runs straight; b1 and a2 tell which way it bends at both ends.
      return words('crack-name', { a: a ?? '', b: c ?? '', c: b ?? '', d: d ?? '' });
    case 'meteor':
      return words('meteor-name', { a: a ?? '', b: b ?? '' });
    case 'direction':
      return words('direction-name', { way: wayName(words, choice.direction ?? 0) });
    default:
      return words('cluster-name', { n: choice.hexes.length, a: a ?? '' });
  }
}
