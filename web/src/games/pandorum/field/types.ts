/**
 * What the field and the table around it tell each other.
 *
 *   <Field {view} {me} {targets} {lit} {choices} {motion} {inset} {narrow} {still} {lang}
 *          onpick={(hex, how) => …} onhover={(hex) => …} onrefuse={(hex, element) => …}
 *          onchoose={(id) => …} onconsider={(id) => …} />
 *
 * The field fills its box (the whole window under the top bar; panels float above it and tell their place by `inset`).
 * It knows no rules: what may be picked, what it brings and how it is called comes from the table.
 */
import type { Lang } from '../../../lib/types';
import type { Hex } from '../types';
import type { FieldView, FigureName, HexDirection } from '../wire';
import type { Motion } from './motion.svelte';

export type TargetKind = 'build' | 'stop' | 'toll' | 'jump' | 'token' | 'plain';

export interface Badge {
  /** "+4", "−1", "0": figures only, for everybody who sees; readers get the label. */
  text: string;
  tone: 'gain' | 'cost' | 'flat';
  /** Symbol of the sprite; by default the quid, or what fits the kind of target. */
  icon?: string;
  /** Colour of a flat badge, for instance that of my seat on my own object. */
  colour?: string;
}

/** A hex that may be picked now. */
export interface Target {
  hex: Hex;
  /** build: gold; stop, toll: ivory dashes; jump: only the Chronoblock leads there; token: where an event's token may go; plain: any other. */
  kind: TargetKind;
  badge?: Badge;
  /** Accessible name, see `hexName` in speech.ts for its beginning. */
  label: string;
}

export interface Paying {
  hex: Hex;
  amount: number;
  /** Repeated by a block: shown as ×2. */
  again: boolean;
  /** Symbol of what pays; by default the quid. */
  icon?: string;
}

/** What the table wants to be seen; everything is optional and drawn together. */
export interface Lit {
  /** Where the flight begins: dotted lines run from here to the targets that lie straight ahead. */
  from?: Hex;
  /** The hex in question: bigger badge, solid line from `from`, and the ghost. */
  to?: Hex;
  /** Hexes flown over between them. */
  path?: Hex[];
  /** Chronoblock: the line is an arc, whatever lies below. */
  jump?: boolean;
  /** Volcanoes that end a line from `from`. */
  blocked?: Hex[];
  ghost?: { figure: FigureName; seat: number };
  pays?: Paying[];
  /** Objects that would pay but for the crack. */
  cut?: Hex[];
  /** Quids on the way (Dead City). */
  crosses?: { hex: Hex; amount: number }[];
  /** The direction shown: its line from `to` (or from `from`, without a `to`) glows. */
  directions?: HexDirection[];
  /** Volcanoes of the group shown. */
  cluster?: Hex[];
  /** a1, b1, b2, a2 of a crack that does not lie there yet. */
  crackPreview?: Hex[];
  /** Hexes a log line or a card speaks of. */
  spot?: Hex[];
}

/** An answer on the field that is more than one hex. It is picked by its place: the nearest to the pointer. */
export interface Choice {
  id: number;
  /** crack: a1, b1, b2, a2; meteor: the two hexes; direction: the hexes of the line; cluster: its volcanoes. */
  shape: 'crack' | 'meteor' | 'direction' | 'cluster';
  hexes: Hex[];
  /** Only for a direction: where the line begins, and which it is. */
  from?: Hex;
  direction?: HexDirection;
  badge?: Badge;
  label: string;
}

/** How something was picked: touch has no hover, so a first tap may only show what would be. */
export type How = 'pointer' | 'touch' | 'key';

export interface Inset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface FieldProps {
  /** Any view that has a field (the whole View does). */
  view: { field: FieldView; active?: number };
  me: number | null;
  targets: readonly Target[];
  lit: Lit;
  choices?: readonly Choice[];
  /** The choice being looked at, if the table decides (otherwise pointer and keys do). */
  considered?: number | null;
  motion?: Motion;
  /** What panels cover at each side, in px: the field keeps to the rest. */
  inset?: Inset;
  narrow?: boolean;
  /** Without motion: nothing loops, glides or fades. */
  still?: boolean;
  lang: Lang;
  /** Seat to index of --seat-n and of its shape; by default the seat itself. */
  colourOf?(seat: number): number;
  onpick(hex: Hex, how: How): void;
  onhover(hex: Hex | null): void;
  /** A hex that is no target was clicked. */
  onrefuse(hex: Hex, element: Element): void;
  onchoose?(id: number, how: How): void;
  onconsider?(id: number | null): void;
}

/** What a table may ask of the field with `bind:this`. */
export interface FieldHandle {
  /** Brings a hex into the free part of the window. */
  show(hex: Hex): void;
  /** The whole field in the free part of the window, or back to what was seen before. */
  survey(on: boolean): void;
  /** The place of a hex on the screen, in px of the viewport: for pop-ups beside it. */
  place(hex: Hex): { x: number; y: number; width: number; height: number } | null;
  /** Keyboard focus to a target. */
  focus(hex: Hex): void;
}
