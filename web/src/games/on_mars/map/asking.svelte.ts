/**
 * What is asked on the map and what has been looked at so far: the piece to move, the considered hex, whose tech. The
 * table gives it view and decision, shows its targets and lights, and sends the actions it answers with.
 */
import type { Translate } from '../../../lib/table';
import type { Lang } from '../../../lib/types';
import type { Action, Decision, View } from '../wire';
import type { Hex, Party } from '../types';
import type { Ask, AskInput, AskTarget } from './ask';
import { askOf } from './asks';
import { calloutOf, type CalloutText } from './callout';
import { inQuestion, movable, type Selected } from './moving';
import type { How, Lit } from './types';
import { mapWords } from './words';

export interface MapAskInput {
  view: View;
  decision: Decision | null;
  lang: Lang;
  nameOf(party: Party): string;
  colourOf?(party: Party): number;
  titleOf?(id: string): string;
  chosen?: AskInput['chosen'];
  outcomeOf?: AskInput['outcomeOf'];
}

/** On the way from a hex to its callout the pointer crosses others. */
const GRACE = 380;

export class MapAsk {
  #input: () => MapAskInput;
  #selected: Selected | null = $state.raw(null);
  #looked: Hex | null = $state(null);
  /** Which way was wished for, by hex: it outlasts a look elsewhere, but not the question. */
  #wishes: { decision: Decision | null; by: Record<Hex, number> } = $state.raw({ decision: null, by: {} });
  /** What was pressed first: with something to choose the second press does it. */
  #pressed: Hex | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(input: () => MapAskInput) {
    this.#input = input;
  }

  #words: Translate = $derived.by(() => mapWords(this.#input().lang));
  #full: AskInput = $derived.by(() => ({ ...this.#input(), words: this.#words }));
  #ask: Ask = $derived.by(() => askOf(this.#full, this.#selected));
  #by: ReadonlyMap<Hex, AskTarget> = $derived.by(() => new Map(this.#ask.targets.map((t) => [t.hex, t])));

  get targets(): readonly AskTarget[] {
    return this.#ask.targets;
  }

  /** The target that is being looked at. */
  get considered(): AskTarget | null {
    return (this.#looked === null ? undefined : this.#by.get(this.#looked)) ?? null;
  }

  /** The piece that is being moved. */
  get selected(): Selected | null {
    return inQuestion(this.#full, this.#selected);
  }

  get lit(): Lit {
    const target = this.considered;
    if (!target) return this.#ask.lit;
    const over = this.#ask.over(target, target.options[this.option]);
    return target.look === 'piece' ? over : { ...over, to: target.hex };
  }

  /** Which of several ways (techs, cards) the answer would take. */
  get option(): number {
    const { decision, by } = this.#wishes;
    const wished = decision === this.#full.decision && this.#looked !== null ? (by[this.#looked] ?? 0) : 0;
    return wished < (this.considered?.options.length ?? 0) ? wished : 0;
  }

  /** There are several ways to the considered hex: the callout has something to press. */
  get several(): boolean {
    return (this.considered?.options.length ?? 0) > 1;
  }

  get callout(): CalloutText | null {
    const target = this.considered;
    return target && target.look !== 'piece' ? calloutOf(this.#full, target, this.option, this.lit) : null;
  }

  hover = (hex: Hex | null): void => {
    clearTimeout(this.#timer);
    if (hex !== null && this.#by.has(hex)) {
      if (hex !== this.#looked) this.#pressed = null;
      this.#looked = hex;
    } else if (this.#looked !== null) {
      this.#timer = setTimeout(() => (this.#looked = null), this.several ? GRACE : GRACE / 4);
    }
  };

  /** The pointer or the focus has reached the callout: what it speaks of stays. */
  hold = (): void => clearTimeout(this.#timer);

  /** Forgets what was looked at: Escape, or the sheet was closed. */
  leave = (): void => {
    clearTimeout(this.#timer);
    if (this.#looked !== null) this.#looked = null;
    else this.#selected = null;
  };

  /** Another way to do the same: `to` counts from 0, by default the next. Whether there was one. */
  turn = (to?: number): boolean => {
    const target = this.considered;
    if (!target || !this.several) return false;
    this.hold();
    this.#pressed = target.hex;
    const { decision } = this.#full;
    const before = this.#wishes.decision === decision ? this.#wishes.by : {};
    this.#wishes = { decision, by: { ...before, [target.hex]: to ?? (this.option + 1) % target.options.length } };
    return true;
  };

  select(piece: Selected | null): void {
    this.#selected = piece;
    this.#looked = null;
    this.#wishes = { decision: null, by: {} };
  }

  /** The actions to send one after another; null: the press only chose a piece or looked at a hex. */
  pick(hex: Hex, how: How): Action[] | null {
    clearTimeout(this.#timer);
    const target = this.#by.get(hex);
    if (!target) return null;
    if (target.options.length === 0) {
      this.select(movable(this.#full).find((s) => s.hex === hex && !this.#is(s)) ?? null);
      return null;
    }
    const seen = this.#looked === hex;
    const pressed = this.#pressed === hex;
    this.#looked = hex;
    this.#pressed = hex;
    // Where there is something to choose that has its price, the first press only shows it.
    if (this.several && target.options.some((option) => option.crystals === undefined))
      return pressed ? this.confirm() : null;
    return !seen && (how === 'touch' || this.several) ? null : this.confirm();
  }

  /** The answer for the considered hex. */
  confirm(): Action[] | null {
    const target = this.considered;
    const actions = target?.options[this.option]?.actions;
    if (!target || !actions) return null;
    // The piece stays in hand for its next step.
    const moved = this.selected;
    if (moved && this.#input().decision?.kind === 'move') this.#selected = { ...moved, hex: target.hex };
    this.#looked = null;
    return actions;
  }

  #is(s: Selected): boolean {
    const now = this.selected;
    return now !== null && now.piece === s.piece && now.hex === s.hex;
  }
}
