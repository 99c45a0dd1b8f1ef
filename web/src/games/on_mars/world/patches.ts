/** The pieces of map in the pictures of the course. Each is a position the rules allow; the tests hold them to it. */
import { neighbours } from '../map/geometry';
import type { PatchHex } from './Patch.svelte';

/** A start: the mine, the four buildings of the Life Support System at two steps, and a shelter with a bot. */
// prettier-ignore
export const START: readonly PatchHex[] = [
  { at: '-2,-1', building: ['shelter', 0], piece: ['bot', 0] },
  { at: '-2,0' }, { at: '-2,1', building: ['oxygen_condenser'] },
  { at: '-1,-2' }, { at: '-1,-1' }, { at: '-1,0' }, { at: '-1,1' },
  { at: '0,-2', building: ['generator'] }, { at: '0,-1' }, { at: '0,0', building: ['mine'] }, { at: '0,1' },
  { at: '0,2', building: ['greenhouse'] },
  { at: '1,-2' }, { at: '1,-1' }, { at: '1,0' }, { at: '1,1' },
  { at: '2,-2' }, { at: '2,-1', building: ['water_extractor'] }, { at: '2,0' },
  { at: '2,1', building: ['shelter', 1], piece: ['bot', 1] },
];

/** Where a second generator may stand: touching the first, or exactly two steps from it. */
export const BOT = '0,-1';
// prettier-ignore
export const SITES: readonly PatchHex[] = [
  { at: '-1,-1', mark: 'join' }, { at: '-1,0', mark: 'alone' },
  { at: '0,-2', building: ['generator'] },
  { at: BOT, mark: 'join', piece: ['bot', 0] }, { at: '0,0', building: ['mine'] },
  { at: '1,-2', mark: 'join' }, { at: '1,-1', mark: 'alone' },
  { at: '2,-2', building: ['water_extractor'] }, { at: '-2,0', building: ['greenhouse'] },
];
export const ZONE = [BOT, ...neighbours(BOT)] as const;

/** A third water extractor joins two that touch: three water, and level 2 is enough. */
// prettier-ignore
export const JOIN: readonly PatchHex[] = [
  { at: '-1,0' }, { at: '-1,1', crystal: true },
  { at: '0,-1', building: ['water_extractor'] }, { at: '0,0', building: ['water_extractor'] },
  { at: '0,1', ghost: ['water_extractor'], badge: ['+3', 'om-water', 'var(--om-water)'] },
  { at: '1,-1' }, { at: '1,0', piece: ['bot', 0] },
];

/** A rover on its way over a crystal to a tile; a bot goes its own way. */
export const WAY = ['-1,1', '0,0', '1,-1', '2,-2'] as const;
// prettier-ignore
export const DRIVE: readonly PatchHex[] = [
  { at: '-1,0', piece: ['bot', 0] }, { at: '-1,1', piece: ['rover', 0] },
  { at: '0,-1', mark: 'step' }, { at: '0,0', crystal: true }, { at: '0,1', building: ['greenhouse'], piece: ['advanced', 1] },
  { at: '1,-2' }, { at: '1,-1', building: ['generator'] }, { at: '1,0' },
  { at: '2,-2', tile: 'disc_plant' }, { at: '2,-1', tile: 'research_b' },
];
