/** The map of On Mars for its table; how the parts fit is told in types.ts. */
export { type MapAskInput } from './asking.svelte';
export { default as Callout } from './Callout.svelte';
export type { CalloutText } from './callout';
export { default as Mars } from './Mars.svelte';
export { Motion } from './motion.svelte';
export { move } from './telling';
export { type Naming } from './speech';
export { mapWords } from './words';
export type { Ghost, How, Inset, Lit, Look, MarsHandle, MarsProps, Target } from './types';
