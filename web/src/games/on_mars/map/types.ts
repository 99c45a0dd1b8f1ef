/**
 * What the map and the table around it tell each other.
 *
 *   <Mars {view} {targets} {lit} {motion} {inset} {bleed} {narrow} {still} {lang} {colourOf} {nameOf} {titleOf}
 *         onpick={(hex, how) => …} onhover={(hex) => …} onrefuse={(hex, element) => …}>
 *     {#snippet callout()}<Callout …/>{/snippet}
 *   </Mars>
 *
 * The map fills its box (the stage). It knows no rules: what may be picked and what is lit comes from the table, and
 * the class `MapAsk` (asking.svelte.ts) makes both out of view and decision:
 *
 *   const ask = new MapAsk(() => ({ view, decision, lang, nameOf, titleOf }));
 *   <Mars {view} targets={ask.targets} lit={ask.lit} onhover={ask.hover}
 *         onpick={(hex, how) => send(ask.pick(hex, how))} … />
 *   <Callout text={ask.callout} onswitch={ask.turn} onconfirm={() => send(ask.confirm())} sheet={narrow} />
 *
 * `pick` and `confirm` give the actions to send one after another (a drive of the rover is a chain of steps), or null
 * if the press only chose a piece or looked at a hex, as on a touch screen or where there is something to choose.
 */
import type { Snippet } from 'svelte';
import type { Lang } from '../../../lib/types';
import type { Hex, Party } from '../types';
import type { BuildingType, HexDirection, HexView, Piece } from '../wire';
import type { Motion } from './motion.svelte';

/**
 * join: enlarges a complex, thick; alone: stands alone, thin; step: a piece may go there; pass: it may go there but not
 * stay; piece: a piece that may be chosen, its token glows; plain: any other place.
 */
export type Look = 'join' | 'alone' | 'step' | 'pass' | 'piece' | 'plain';

/** A hex that may be picked now. */
export interface Target {
  hex: Hex;
  look: Look;
  /** Size of the complex, or the cost in steps. */
  number?: number;
  /** Symbol of the sprite instead of a number. */
  icon?: string;
  /** What readers hear after the name of the hex: "legal, complex of 3, uses Vera's Water tech, level 3". */
  label: string;
}

/** What stands on the considered hex before it is real. */
export type Ghost =
  | {
      what: 'building';
      type: BuildingType;
      party: Party | null;
      size: number;
      /** Buildings it would be connected with. */
      joins: Hex[];
      crystals: Hex[];
      blocked: HexDirection[];
    }
  | { what: 'piece'; piece: Piece; party: Party }
  | { what: 'tile'; tile: string }
  | { what: 'advanced'; party: Party };

/** What the table wants to be seen; everything is optional and drawn together. */
export interface Lit {
  /** Dashed line round these hexes: the zone of one's bots. */
  zone?: readonly Hex[];
  /** The hex in question, with its ghost. */
  to?: Hex;
  ghost?: Ghost;
  /** The way of a piece, its first hex included. */
  path?: Hex[];
  /** Hexes on which crystals will land. */
  lands?: readonly Hex[];
  /** Crystals that the way collects, or that would be lost. */
  collected?: Hex[];
  lost?: Hex[];
  /** The piece that is being moved, and the points it has left. */
  selected?: { hex: Hex; piece: Piece; party: Party; left?: number };
  /** A rover still off the map is offered where it would enter. */
  entering?: { hex: Hex; party: Party };
  /** Pieces that would have to give way. */
  displaced?: Hex[];
  /** Hexes a log line or a card speaks of. */
  spot?: Hex[];
}

/** How something was picked: touch has no hover, so a first tap may only show what would be. */
export type How = 'pointer' | 'touch' | 'key';

export interface Inset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface MarsProps {
  /** Any view that has hexes (the whole View does). */
  view: { hexes: HexView[]; me: Party | null };
  targets: readonly Target[];
  lit: Lit;
  motion?: Motion;
  /** What panels cover at each side, in px: the map keeps to the rest. */
  inset?: Inset;
  /** How far the planet may be seen beyond the box of the map, behind the panels around it, and the callout may reach over them, in px. */
  bleed?: number;
  narrow?: boolean;
  /** Without motion: nothing loops, glides or fades. */
  still?: boolean;
  lang: Lang;
  /** Party to index of --seat-n and of its shape; by default 4, 3, 5, 2. */
  colourOf?(party: Party): number;
  /** Party to its name, for readers. */
  nameOf?(party: Party): string;
  /** Id of a tile to its name, for readers. */
  titleOf?(id: string): string;
  onpick(hex: Hex, how: How): void;
  onhover(hex: Hex | null): void;
  /** A hex that is no target was pressed while there are targets. */
  onrefuse(hex: Hex, element: Element): void;
  /** A hex was held, or pressed with the other button: what is it? */
  oninspect?(hex: Hex, element: Element): void;
  /** Shown beside `lit.to`, where it covers least; not on a narrow window, where a sheet belongs below. */
  callout?: Snippet;
  /** There is something to press in it: it stays while the pointer goes there. */
  beckons?: boolean;
}

/** What a table may ask of the map with `bind:this`. */
export interface MarsHandle {
  /** Brings a hex into the free part of the window. */
  show(hex: Hex): void;
  /** The place of a hex on the screen, in px of the viewport: for pop-ups beside it, and for things that fly there. */
  place(hex: Hex): { x: number; y: number; width: number; height: number } | null;
  /** Keyboard focus to a hex. */
  focus(hex: Hex): void;
}
