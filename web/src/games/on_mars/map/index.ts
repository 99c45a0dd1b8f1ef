/** The map of On Mars for its table; how the parts fit is told in types.ts. */
export { MapAsk, type MapAskInput } from './asking.svelte';
export { default as Callout } from './Callout.svelte';
export type { CalloutText } from './callout';
export { default as Mars } from './Mars.svelte';
export { default as MiniMars } from './MiniMars.svelte';
export { default as MapTile } from './art/MapTile.svelte';
export { default as Tile } from './art/Tile.svelte';
export { default as Token } from './art/Token.svelte';
export { Motion } from './motion.svelte';
export { move } from './telling';
export { buildingColour, BUILDING_ICON, itemColour, partyColour, pipShape, seatColour, tileLook } from './looks';
export { hexName, place, tileName, type Naming } from './speech';
export { mapWords } from './words';
export type { Ghost, How, Inset, Lit, Look, MarsHandle, MarsProps, Target } from './types';
