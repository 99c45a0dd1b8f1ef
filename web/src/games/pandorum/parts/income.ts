/** The income of a card in signs: what it looks at, then what each module, base or hex is worth. */
import { kindIcon, typeIcon, typeInk } from '../emblems';
import type { IncomeFacts } from '../facts';

export interface Glyph {
  text?: string;
  icon?: string;
  colour?: string;
  /** Where it looks, rather than what it pays. */
  where?: boolean;
}

const LAVA = 'var(--ty-systems-ink)';

function where(income: IncomeFacts): Glyph[] {
  const sign = (icon: string, colour?: string): Glyph[] => [{ icon, colour, where: true }];
  switch (income.kind) {
    case 'objects':
      if (income.where === 'adjacent_to_landing_pad') return sign('pd-pad');
      if (income.where === 'terrain') return sign(kindIcon(income.terrain ?? 'wasteland'));
      if (income.where === 'site_terrain') return sign('pd-site');
      if (income.where === 'board_edge') return sign('pd-edge');
      return income.owner === 'any' ? sign('pd-any-object') : [];
    case 'line_objects':
      return sign('pd-line');
    case 'line_volcanoes':
      return sign('pd-line');
    case 'volcano_cluster_objects':
      return sign('pd-volcano', LAVA);
    case 'take_from_owners':
      return sign('pd-steal', LAVA);
    default:
      return [];
  }
}

export function glyphsOf(income: IncomeFacts): Glyph[] {
  if (income.kind === 'block') {
    const again: Glyph[] = income.repeats
      ? [
          { text: '/', where: true },
          { text: '×2', icon: typeIcon(income.repeats), colour: typeInk(income.repeats) },
        ]
      : [];
    return [{ text: String(income.fixed), icon: 'pd-quid' }, ...again];
  }
  if (income.kind === 'adjacent_hexes')
    return [{ text: String(income.module), icon: kindIcon(income.hex ?? 'volcano') }];
  if (income.kind === 'line_volcanoes')
    return [...where(income), { text: String(income.module), icon: 'pd-volcano', colour: LAVA }];
  const each: Glyph[] = [];
  if (income.module > 0) each.push({ text: String(income.module), icon: 'pd-module' });
  if (income.base > 0) each.push({ text: String(income.base), icon: 'pd-base' });
  return [...where(income), ...each];
}
