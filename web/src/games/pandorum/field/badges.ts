/** Which small signs stand where: what a target brings or costs, what pays, what is cut off, what bars the way. */
import type { Hex } from '../types';
import type { HexView } from '../wire';
import { centre, crossAt, type Point } from './geometry';
import { anchor } from './choices';
import type { Badge, Choice, Lit, Target, TargetKind } from './types';

export type Tone = 'gold' | 'gain' | 'loss' | 'flat';

export interface Sign {
  key: string;
  at: Point;
  icon: string;
  text: string;
  tone: Tone;
  /** Of a flat sign. */
  colour?: string;
  struck?: boolean;
  /** Of the hex in question: bigger, and filled. */
  chosen?: boolean;
}

const ICONS: Record<TargetKind, string> = {
  build: 'pd-quid',
  stop: 'pd-own',
  toll: 'pd-toll',
  jump: 'pd-chronoblock',
  token: 'pd-quid',
  plain: 'pd-quid',
};

function toneOf(badge: Badge): Tone {
  return { gain: 'gold', cost: 'loss', flat: 'flat' }[badge.tone] as Tone;
}

/** Signs of targets hang at the lower rim, those of what pays above the roof: both can be read on one hex. */
export function signs(targets: readonly Target[], lit: Lit, hexes: ReadonlyMap<Hex, HexView>): Sign[] {
  const out: Sign[] = [];
  const put = (key: string, hex: Hex, dx: number, dy: number, sign: Omit<Sign, 'key' | 'at'>): void => {
    const [x, y] = centre(hex);
    out.push({ key, at: [x + dx, y + dy], ...sign });
  };
  for (const t of targets) {
    if (!t.badge) continue;
    const h = hexes.get(t.hex);
    const chosen = lit.to === t.hex;
    const low = (h?.object ?? null) !== null || chosen;
    const aside = h?.kind === 'landing_pad' && h.harvesters.length > 0 ? -26 : 0;
    const pad = t.kind === 'stop' && h?.kind === 'landing_pad';
    put(`t${t.hex}`, t.hex, aside, low ? 34 : 27, {
      icon: t.badge.icon ?? (pad ? 'pd-pad' : ICONS[t.kind]),
      text: t.badge.text,
      tone: toneOf(t.badge),
      chosen,
      colour: t.badge.colour ?? (pad ? 'var(--pad)' : undefined),
    });
  }
  for (const c of lit.crosses ?? [])
    if (c.amount > 0) put(`c${c.hex}`, c.hex, 13, -34, { icon: 'pd-dead-city', text: `+${c.amount}`, tone: 'gain' });
  for (const p of together(lit.pays ?? [])) {
    const base = hexes.get(p.hex)?.object?.figure === 'base';
    put(`p${p.hex}`, p.hex, base ? 10 : 0, base ? -50 : -37, { icon: p.icon, text: p.text, tone: 'gain' });
  }
  for (const hex of lit.cut ?? [])
    put(`x${hex}`, hex, -14, 32, { icon: 'pd-crack', text: '0', tone: 'loss', struck: true });
  // What is chosen lies above its neighbours' signs.
  return out.sort((a, b) => Number(a.chosen ?? false) - Number(b.chosen ?? false) || a.at[1] - b.at[1]);
}

/** One sign per hex: the parts side by side, a repeat as ×2. */
function together(pays: NonNullable<Lit['pays']>): { hex: Hex; icon: string; text: string }[] {
  const by = new Map<Hex, typeof pays>();
  for (const p of pays) if (p.amount > 0) by.set(p.hex, [...(by.get(p.hex) ?? []), p]);
  return [...by].map(([hex, list]) => ({
    hex,
    icon: list[0]!.icon ?? 'pd-quid',
    text: list.map((p) => `+${p.amount}${p.again ? '×2' : ''}`).join(' '),
  }));
}

/** What a line or a group would bring, where it begins. */
export function choiceSigns(choices: readonly Choice[], considered: number | null): Sign[] {
  return choices.flatMap((c): Sign[] => {
    if (!c.badge) return [];
    const [x, y] = anchor(c);
    // Beside the arrow, further out along its line; under the middle of a group.
    const out: Point =
      c.shape === 'direction' && c.from !== undefined
        ? [x + (x - centre(c.from)[0]) * 0.95, y + (y - centre(c.from)[1]) * 0.95]
        : [x, y + 30];
    const { icon = 'pd-quid', text } = c.badge;
    return [{ key: `o${c.id}`, at: out, icon, text, tone: toneOf(c.badge), chosen: c.id === considered }];
  });
}

export function crosses(lit: Lit): { hex: Hex; at: Point }[] {
  const from = lit.from;
  if (from === undefined) return [];
  return (lit.blocked ?? []).map((hex) => ({ hex, at: crossAt(from, hex) }));
}

/** Signs keep a readable size when the field is small, and do not swell with it. */
export function signScale(k: number): number {
  return k < 0.92 ? Math.min(1.6, 0.92 / k) : Math.max(0.7, Math.sqrt(0.92 / k));
}
