/** The pieces of field in the pictures of the short course. */
import type { PatchHex } from './Patch.svelte';

/** Three sides that build close together, and a harvester on its way. */
// prettier-ignore
export const GOAL: readonly PatchHex[] = [
  { at: '0,-1', kind: 'mountain' },
  { at: '1,-1', kind: 'wasteland', object: ['module', 1] },
  { at: '2,-1', kind: 'volcano' },
  { at: '-1,0', kind: 'wasteland', object: ['base', 0] },
  { at: '0,0', kind: 'crater', mark: 'build', harvester: 0, badge: ['+4', 'gold', 'pd-quid'] },
  { at: '1,0', kind: 'landing_pad' },
  { at: '2,0', kind: 'crater' },
  { at: '-1,1', kind: 'mountain', object: ['module', 2] },
  { at: '0,1', kind: 'crater', object: ['module', 0] },
  { at: '1,1', kind: 'wasteland' },
];

/** A harvester in the middle of two rings; one way ends at a volcano. */
// prettier-ignore
export const FLIGHT: readonly PatchHex[] = [
  { at: '0,-2', kind: 'wasteland' }, { at: '1,-2', kind: 'crater' }, { at: '2,-2', kind: 'mountain' },
  { at: '-1,-1', kind: 'mountain' }, { at: '0,-1', kind: 'wasteland' }, { at: '1,-1', kind: 'volcano' }, { at: '2,-1', kind: 'wasteland' },
  { at: '-2,0', kind: 'crater' }, { at: '-1,0', kind: 'wasteland' }, { at: '0,0', kind: 'landing_pad', harvester: 0 },
  { at: '1,0', kind: 'mountain', object: ['module', 2] }, { at: '2,0', kind: 'crater', mark: 'build' },
  { at: '-2,1', kind: 'volcano' }, { at: '-1,1', kind: 'crater' }, { at: '0,1', kind: 'wasteland' }, { at: '1,1', kind: 'crater' },
  { at: '-2,2', kind: 'mountain' }, { at: '-1,2', kind: 'wasteland' }, { at: '0,2', kind: 'crater' },
];

export const WAYS = [
  ['0,0', '0,-2', 'could'],
  ['0,0', '-2,0', 'could'],
  ['0,0', '-2,2', 'could'],
  ['0,0', '0,2', 'could'],
  ['0,0', '1,-1', 'barred'],
  ['0,0', '2,0', 'goes'],
] as const;

/** Every kind of stop with its price. */
// prettier-ignore
export const STOPS: readonly PatchHex[] = [
  { at: '0,0', kind: 'crater', object: ['module', 0], mark: 'stop', badge: ['0', 'flat', 'pd-own'] },
  { at: '1,0', kind: 'landing_pad', mark: 'stop', badge: ['0', 'flat', 'pd-pad'] },
  { at: '2,0', kind: 'volcano' },
  { at: '-1,1', kind: 'wasteland', object: ['module', 1], mark: 'stop', badge: ['−1', 'loss', 'pd-toll'] },
  { at: '0,1', kind: 'mountain', object: ['base', 2], mark: 'stop', badge: ['−2', 'loss', 'pd-toll'] },
  { at: '1,1', kind: 'wasteland', mark: 'build', badge: ['+3', 'gold', 'pd-quid'] },
];

/** Where the two cards of the picture are built: what pays, and the base that comes last. */
// prettier-ignore
export const SITE: readonly PatchHex[] = [
  { at: '0,-1', kind: 'mountain', object: ['base', 0], mark: 'pays', badge: ['+3', 'gain', 'pd-quid'] },
  { at: '1,-1', kind: 'volcano' },
  { at: '-1,0', kind: 'crater', object: ['module', 1], mark: 'pays', badge: ['+1', 'gain', 'pd-quid'] },
  { at: '0,0', kind: 'wasteland', ghost: ['base', 0], mark: 'build', badge: ['+6', 'gold', 'pd-quid'] },
  { at: '1,0', kind: 'wasteland', object: ['module', 0], mark: 'pays', badge: ['+2', 'gain', 'pd-quid'] },
  { at: '-1,1', kind: 'crater' },
  { at: '0,1', kind: 'mountain' },
];
/** Solar Generator: own module 1, own base 2. Stereo Theatre: any object 1. */
export const BUILT_WITH = ['solar_generator', 'stereo_theatre'] as const;
