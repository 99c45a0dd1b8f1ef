/** Which symbol of the sprite stands for what. */
import type { CardType, FigureName, HexKind, SlotName, Token } from './wire';

const PARTS: Record<string, string> = {
  modular_manipulator: 'pd-manipulator',
  bucket: 'pd-bucket',
  chronoblock: 'pd-chronoblock',
  terrablock: 'pd-terrablock',
  proton_drive: 'pd-proton-drive',
  engineering_bay: 'pd-engineering-bay',
  positron_shield: 'pd-positron-shield',
  star_generator: 'pd-star-generator',
};

const EVENTS: Record<string, string> = {
  eruption: 'pd-eruption',
  meteor_shower: 'pd-meteor',
  earthquake: 'pd-crack',
  settler_growth: 'pd-ev-settlers',
  return_on_investment: 'pd-ev-investment',
  government_support: 'pd-ev-government',
  ancient_civilization: 'pd-ev-civilization',
  contamination: 'pd-contamination',
  insurance_payouts: 'pd-ev-insurance',
  sabotage: 'pd-ev-sabotage',
  sandstorm: 'pd-ev-sandstorm',
  expansion: 'pd-ev-expansion',
  new_engines: 'pd-engine',
  training: 'pd-ev-training',
  dead_city: 'pd-dead-city',
};

const TOKENS: Record<Token, string> = {
  eruption_token: 'pd-eruption',
  meteor_token: 'pd-meteor',
  crack_token: 'pd-crack',
  landing_pad_token: 'pd-pad',
  dead_city_token: 'pd-dead-city',
  contamination_token: 'pd-contamination',
  engine_token: 'pd-engine',
};

const KINDS: Record<HexKind, string> = {
  wasteland: 'pd-wasteland',
  crater: 'pd-crater',
  mountain: 'pd-mountain',
  volcano: 'pd-volcano',
  landing_pad: 'pd-pad',
  dead_city: 'pd-dead-city',
};

const SLOT_ICONS: Record<SlotName, string> = {
  nose: 'pd-slot-nose',
  central_deck: 'pd-slot-deck',
  cargo_hold: 'pd-slot-cargo',
};

/** Also asked for components of other kinds. */
const symbol = (icons: Readonly<Record<string, string>>, id: string, otherwise: string): string =>
  icons[id] ?? otherwise;

export const typeIcon = (type: CardType): string => `pd-type-${type}`;
export const typeColour = (type: CardType): string => `var(--ty-${type})`;
export const typeInk = (type: CardType): string => `var(--ty-${type}-ink)`;
export const partIcon = (part: string): string => PARTS[part] ?? 'pd-harvester';
export const eventEmblem = (event: string): string => EVENTS[event] ?? 'pd-event';
export const tokenIcon = (token: string): string => symbol(TOKENS, token, 'pd-event');
export const kindIcon = (kind: string): string => symbol(KINDS, kind, 'pd-wasteland');
export const kindColour = (kind: string): string =>
  `var(--${kind === 'landing_pad' ? 'pad' : kind === 'dead_city' ? 'pd-ruins' : kind})`;
export const slotIcon = (slot: string): string => symbol(SLOT_ICONS, slot, 'pd-slot-deck');
export const figureIcon = (figure: FigureName): string => `pd-${figure}`;
