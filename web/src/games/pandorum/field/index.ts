/**
 * The field for the table of Pandorum. The drawings are symbols: `fieldArt` belongs into `boardMeta.sprite` beside the
 * icons of the game, then boards and galleries alike can use them.
 */
import fieldArt from './art.svg?raw';
import Figure from './art/Figure.svelte';
import Harvester from './art/Harvester.svelte';
import Field from './Field.svelte';

export { Field, fieldArt, Figure, Harvester };
export { Motion } from './motion.svelte';
export { fieldWords } from './words';
export { labelOf } from './geometry';
export { choiceName, groundName, hexName, wayName, type Naming } from './speech';
export type { Badge, Choice, FieldHandle, FieldProps, How, Inset, Lit, Paying, Target, TargetKind } from './types';
