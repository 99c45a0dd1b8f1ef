/**
 * What I weigh of my question: the engine's word on each answer, a first click that narrows them down, an answer tried
 * with a finger. Placing and driving are choices of their own kind, see choice.svelte.ts.
 */
import { ofKind } from '../../lib/wire';
import { Question, type Around } from '../../table/question.svelte';
import type { Action, Decision, GameEvent, Quantity, SeatView, Wire } from './wire';
import { eventBadges } from './badges';
import type { Badge, BoardPU, Item } from './context';
import { itemText } from './naming';
import { needless } from './outcomes';
import { spec } from './spec';
import { buttonKeys, itemsOf } from './targets';

/** Clicks that the engine has no word on. */
export interface Idle {
  /** On something the question is not about. */
  elsewhere(element: Element | null): void;
  /** On an answer of other questions. */
  unanswered(element: Element): void;
}

/** An answer that takes away for good what another would leave: the person is asked once more. */
export interface Doubt {
  action: Action;
  lost: Partial<Record<Quantity, number>>;
}

/** Questions whose answers are compared by what they bring. */
export const FORETOLD: ReadonlySet<Decision['kind']> = new Set(['order', 'choose_one', 'may', 'energy', 'boost', 'advance', 'aim', 'twice', 'down_first', 'trade', 'regress', 'ignore_station']); // prettier-ignore

/** A list longer than this is not asked for all at once. */
const FEW = 8;

export abstract class Weighing extends Question<Wire> {
  /** A key that means several answers (a marker with several cells to go to): the next click says which. */
  picked: string | null = $state(null);
  /** An answer tried with a finger, which cannot hover: it stays weighed until it is given or another one tried. */
  pinned: string | null = $state(null);
  doubt: Doubt | null = $state.raw(null);

  constructor(
    protected readonly board: BoardPU,
    around: Around<Wire>,
    protected readonly idle: Idle,
  ) {
    super(spec, around);
  }

  /** The question has come or gone; what depends on it alone is laid out anew. */
  protected abstract settle(): void;
  /** Keys that mean something beside the legal answers. */
  protected abstract also(key: string): boolean;
  protected abstract pressAlso(key: string): void;

  get seat(): SeatView | null {
    const { me, seats } = this.view;
    return me === null ? null : (seats[me] ?? null);
  }

  get moves(): number {
    return this.seat?.moves ?? 0;
  }

  // The question -------------------------------------------------------------------------------------------------

  /** While others move the same question may go and come again: then what was tried and picked stays. */
  protected override begin(decision: Decision | null, fresh: boolean): void {
    if (fresh) {
      this.picked = null;
      this.pinned = null;
      this.doubt = null;
    } else if (decision) this.weighed = this.pinned;
    this.settle();
  }

  override at(key: string): boolean {
    if (this.sending || !this.decision) return false;
    return this.#left(key).length > 0 || this.also(key);
  }

  /** The answers a key stands for, once an earlier click has narrowed them down. */
  #left(key: string): readonly Action[] {
    const found = this.actionsAt(key);
    if (this.picked === null || key === this.picked) return found;
    const among = this.actionsAt(this.picked);
    return found.filter((action) => among.includes(action));
  }

  override actionOf(key: string): Action | null {
    const found = this.#left(key);
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  press(key: string, element?: Element): void {
    if (this.sending || !this.decision) return;
    const found = this.#left(key);
    if (found.length === 1) void this.send(found[0]!);
    else if (found.length > 1) this.picked = this.picked === key ? null : key;
    else if (this.also(key)) this.pressAlso(key);
    else if (element) this.idle.unanswered(element);
  }

  /** Answers that stand as buttons beside the question: where markers and cells cross, first the markers. */
  readonly answers: string[] = $derived.by(() => {
    const keys = buttonKeys(this.decision);
    const cells = keys.filter((key) => key.startsWith('cell:'));
    const markers = this.keys.filter((key) => key.startsWith('marker:'));
    const crossed = [...cells, ...markers].some((key) => this.actionsAt(key).length > 1);
    if (!crossed || markers.length < 2) return keys;
    const others = keys.filter((key) => !key.startsWith('cell:'));
    if (this.picked === null) return [...new Set([...markers, ...others])];
    return [...(this.picked.startsWith('marker:') ? cells : markers), ...others].filter((key) => this.at(key));
  });

  /** Gives an answer, unless it would cost what need not be lost: then the person is asked first. */
  override async send(action: Action, sure = false): Promise<void> {
    if (this.sending) return;
    if (!sure) {
      // A quick hand is not to lose what a slow one would keep.
      if (!this.outcomes && !(await this.hearOut(action))) return;
      const lost = needless(this.outcomeOf(action), this.outcomes?.values() ?? []);
      this.doubt = lost && { action, lost };
      if (lost) return;
    } else this.doubt = null;
    await super.send(action);
  }

  elsewhere(element: Element | null): void {
    this.idle.elsewhere(element);
  }

  // Weighing -----------------------------------------------------------------------------------------------------

  override weigh(key: string | null): void {
    if (key !== null && !this.at(key)) return;
    this.weighed = key ?? this.pinned;
    if (key) this.consult(this.actionOf(key));
  }

  pin(key: string): void {
    this.pinned = key;
    this.weigh(key);
  }

  seen(key: string): GameEvent[] | null {
    return this.previewOf(this.actionOf(key));
  }

  badges(key: string): Badge[] {
    const seat = this.seat;
    const events = this.seen(key);
    if (!seat || !events) return [];
    const terrain = ofKind(this.decision, 'place_patch')?.params.terrain;
    const badges = eventBadges(this.board, seat, events, this.outcomeAt(key));
    // The patch in hand may be of any terrain.
    if (!terrain) return badges;
    return badges.map((badge) => (badge.icon === 'pu-k-patch' ? { ...badge, icon: `pu-${terrain}` } : badge));
  }

  readonly items: Item[] = $derived.by(() => {
    const ids = itemsOf(this.decision);
    return ids.map((id, i) => ({ key: `item:${i}`, id, ...itemText(this.board, this.seat, id) }));
  });

  /** Ask the engine about every answer while there are few of them: order cards compare them side by side. */
  consultFew(): void {
    const decision = this.decision;
    if (!decision || !FORETOLD.has(decision.kind)) return;
    const own = decision.actions.filter((a: Action) => !['drive', 'jump', 'fly', 'use'].includes(a[0]));
    if (own.length <= FEW) for (const action of own) this.consult(action);
  }
}
