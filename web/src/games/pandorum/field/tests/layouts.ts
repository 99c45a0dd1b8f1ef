/** Fields for stories and tests: the reference layouts R, S and T, and one in the middle of a game with New Horizons. */
import type { HexKind, HexView } from '../../wire';
import { axial, DIRECTIONS, hexOf, neighbours, step } from '../geometry';

const KINDS: Record<string, HexKind> = {
  W: 'wasteland',
  C: 'crater',
  M: 'mountain',
  V: 'volcano',
  P: 'landing_pad',
};

/** Centre, then the petals d0..d5 of both sides. */
const SECTIONS: readonly { A: string; B: string }[] = [
  { A: 'PWCMVWM', B: 'PVMCVWC' },
  { A: 'WCVMCVW', B: 'CVVWMWM' },
  { A: 'MWVCVMC', B: 'WMCVWCM' },
  { A: 'CMWVVCW', B: 'MVCWWMC' },
  { A: 'WVMVCWM', B: 'VWMCWMC' },
  { A: 'CWVMWMV', B: 'MCVVWCW' },
  { A: 'WMCCVMW', B: 'CWMVMWC' },
];

const CENTRES = ['0,0', '3,-2', '1,-3', '-2,-1', '-3,2', '-1,3', '2,1'] as const;

const LAYOUTS: Record<string, { sections: number[]; sides: string; rotations: number[] }> = {
  R: { sections: [0, 1, 2, 3, 4, 5, 6], sides: 'AAAAAAA', rotations: [0, 0, 0, 0, 0, 0, 0] },
  S: { sections: [0, 1, 2, 3, 4, 5, 6], sides: 'BBBBBBB', rotations: [0, 0, 0, 0, 0, 0, 0] },
  T: { sections: [0, 1, 2, 3, 4, 5, 6], sides: 'AAAAAAA', rotations: [0, 0, 0, 2, 0, 0, 0] },
  late: { sections: [0, 3, 6, 2, 4, 1, 5], sides: 'AABBBAB', rotations: [3, 1, 5, 3, 4, 4, 5] },
};

/** The 49 hexes of a layout, bare, ordered as one reads. */
export function fieldOf(id: string): HexView[] {
  const layout = LAYOUTS[id];
  if (!layout) throw new Error(`no layout ${id}`);
  const out: HexView[] = [];
  CENTRES.forEach((centre, position) => {
    const side = layout.sides[position] === 'A' ? 'A' : 'B';
    const kinds = SECTIONS[layout.sections[position]!]![side];
    const rotation = layout.rotations[position]!;
    const put = (hex: string, letter: string, middle: boolean): void => {
      const kind = KINDS[letter]!;
      const [q, r] = axial(hex);
      out.push({ hex: hexOf(q, r), kind, printed: kind, position, center: middle, edge: false, object: null, harvesters: [], token: null }); // prettier-ignore
    };
    put(centre, kinds[0]!, true);
    for (const d of DIRECTIONS) put(step(centre, d), kinds[1 + ((d - rotation + 6) % 6)]!, false);
  });
  const on = new Set(out.map((h) => h.hex));
  for (const h of out) h.edge = neighbours(h.hex).some((n) => !on.has(n));
  return out.sort((a, b) => axial(a.hex)[1] - axial(b.hex)[1] || axial(a.hex)[0] - axial(b.hex)[0]);
}
