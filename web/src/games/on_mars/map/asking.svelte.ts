/**
 * What is asked on the map and what has been looked at so far: the piece to move, the considered hex, whose tech. The
 * table gives it view and decision, shows its targets and lights, and sends the actions it answers with.
 */
import type { Translate } from '../../../lib/table';
import type { Decision, Lang } from '../../../lib/types';
import type { Action, Hex, Party, ViewOM } from '../types';
import type { Ask, AskInput, AskTarget } from './ask';
import { askOf } from './asks';
import { calloutOf, type CalloutText } from './callout';
import { inQuestion, movable, type Selected } from './moving';
import type { How, Lit } from './types';
import { mapWords } from './words';

export interface MapAskInput {
  view: ViewOM;
  decision: Decision | null;
  lang: Lang;
  nameOf(party: Party): string;
  colourOf?(party: Party): number;
  titleOf?(id: string): string;
  chosen?: AskInput['chosen'];
}

/** On the way from a hex to its callout the pointer crosses others. */
const GRACE = 380;

export class MapAsk {
  #input: () => MapAskInput;
  #selected: Selected | null = $state.raw(null);
  #looked: Hex | null = $state(null);
  #option = $state(0);
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
    return target.look === 'piece' ? this.#ask.over(target) : { ...this.#ask.over(target), to: target.hex };
  }

  /** Which of several ways (techs, cards) the answer would take. */
  get option(): number {
    const n = this.considered?.options.length ?? 0;
    return n === 0 ? 0 : Math.min(this.#option, n - 1);
  }

  get callout(): CalloutText | null {
    const target = this.considered;
    return target && target.look !== 'piece' ? calloutOf(this.#full, target, this.option, this.lit) : null;
  }

  hover = (hex: Hex | null): void => {
    clearTimeout(this.#timer);
    if (hex !== null && this.#by.has(hex)) this.#look(hex);
    else if (this.#looked !== null) {
      const several = (this.considered?.options.length ?? 0) > 1;
      this.#timer = setTimeout(() => this.#look(null), several ? GRACE : GRACE / 4);
    }
  };

  /** The pointer has reached the callout: what it speaks of stays. */
  hold = (): void => clearTimeout(this.#timer);

  /** Forgets what was looked at: Escape, or the sheet was closed. */
  leave = (): void => {
    clearTimeout(this.#timer);
    if (this.#looked !== null) this.#look(null);
    else this.#selected = null;
  };

  /** Another way to do the same: `to` counts from 0, by default the next. */
  turn = (to?: number): void => {
    const n = this.considered?.options.length ?? 0;
    if (n > 1) this.#option = to ?? (this.option + 1) % n;
  };

  /** T turns to another way, Escape lets go; true if the key was one of these and meant something. */
  key = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.code === 'KeyT' && (this.considered?.options.length ?? 0) > 1) this.turn();
    else if (event.key === 'Escape' && (this.#looked !== null || this.#selected !== null)) this.leave();
    else return false;
    return true;
  };

  select(piece: Selected | null): void {
    this.#selected = piece;
    this.#looked = null;
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
    this.#look(hex);
    return how === 'touch' && !seen ? null : this.confirm();
  }

  /** The answer for the considered hex. */
  confirm(): Action[] | null {
    const target = this.considered;
    const actions = target?.options[this.option]?.actions;
    if (!target || !actions) return null;
    // The piece stays in hand for its next step.
    const moved = this.selected;
    if (moved && this.#input().decision?.kind === 'move') this.#selected = { ...moved, hex: target.hex };
    this.#look(null);
    return actions;
  }

  #is(s: Selected): boolean {
    const now = this.selected;
    return now !== null && now.piece === s.piece && now.hex === s.hex;
  }

  #look(hex: Hex | null): void {
    if (hex === this.#looked) return;
    this.#looked = hex;
    this.#option = 0;
  }
}
