/**
 * My question and what I weigh of it: legal answers by key, the engine's word on each, and the way to give one. Placing
 * and driving are choices of their own kind, see choice.svelte.ts.
 */
import { ofKind } from '../../lib/wire';
import type { Action, Decision, GameEvent, Quantity, SeatView, View } from './wire';
import { eventBadges } from './badges';
import type { Badge, BoardPU, Item } from './context';
import { itemText } from './naming';
import { type Foretold, type Outcome } from './outcomes';
import { buttonKeys, itemsOf, targetsOf, type Targets } from './targets';

export interface Outside {
  act(action: Action): Promise<void>;
  preview(action: Action): Promise<GameEvent[]>;
  /** What the engine foretells of the answers to this question; null before it has spoken. */
  foretold(decision: Decision): Foretold | null;
  /** Why not? Without an action: what was clicked is none. */
  refuse(action: Action | null, element: Element | null): void;
  /** A click on something the question is not about. */
  elsewhere(element: Element | null): void;
  undo(): void;
  readonly canUndo: boolean;
  readonly view: View;
  readonly seat: SeatView | null;
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

export abstract class Weighing {
  decision: Decision | null = $state.raw(null);
  sending = $state(false);
  weighed: string | null = $state(null);
  /** A key that means several answers (a marker with several cells to go to): the next click says which. */
  picked: string | null = $state(null);
  /** An answer tried with a finger, which cannot hover: it stays weighed until it is given or another one tried. */
  pinned: string | null = $state(null);
  doubt: Doubt | null = $state.raw(null);
  /** What the engine said of an action, by the action's text. */
  protected told: Record<string, GameEvent[]> = $state.raw({});

  #asked = new Set<string>();
  /** The question in words, and how many there have been. */
  #text = '';
  #mark = 0;
  #step = -1;
  #answered: Decision | null = null;
  /** An answer is on its way: whatever is asked next is another question. */
  #given = false;

  readonly #targets: Targets = $derived(targetsOf(this.decision));
  readonly kind: Decision['kind'] | null = $derived(this.decision?.kind ?? null);
  readonly keys: string[] = $derived([...this.#targets.keys()]);

  constructor(
    protected readonly board: BoardPU,
    protected readonly out: Outside,
  ) {}

  abstract ask(asked: Decision | null, step: number): void;
  /** Keys that mean something beside the legal answers. */
  protected abstract also(key: string): boolean;
  protected abstract pressAlso(key: string): void;
  /** The action was refused: plans that built on it are void. */
  protected abstract failed(): void;

  get seat(): SeatView | null {
    return this.out.seat;
  }

  get moves(): number {
    return this.seat?.moves ?? 0;
  }

  get canUndo(): boolean {
    return this.out.canUndo;
  }

  // The question -------------------------------------------------------------------------------------------------

  /**
   * A new question wipes what was weighed for the old one; answers whether there is anything to settle anew. The same
   * question may go and come again while others move: then what was tried and picked stays.
   */
  protected hear(asked: Decision | null, step: number): boolean {
    // Between the answer and the next question the old one may shine through once more: it has been dealt with.
    const decision = asked === this.#answered ? null : asked;
    const before = this.decision;
    if (!decision && !before) return false;
    const text = decision ? JSON.stringify([decision.seat, decision.kind, decision.params, decision.actions]) : '';
    const same = text === this.#text && !this.#given && step >= this.#step;
    this.decision = decision;
    this.#step = step;
    if (decision && same) {
      if (before === null) this.weighed = this.pinned;
      return before === null;
    }
    this.weighed = null;
    this.sending = false;
    if (!decision && !this.#given) return true;
    this.#text = text;
    this.#given = false;
    this.#mark += 1;
    this.picked = null;
    this.pinned = null;
    this.doubt = null;
    this.told = {};
    this.#asked.clear();
    return true;
  }

  at(key: string): boolean {
    if (this.sending || !this.decision) return false;
    return this.#left(key).length > 0 || this.also(key);
  }

  /** The answers a key stands for, once an earlier click has narrowed them down. */
  #left(key: string): readonly Action[] {
    const found = this.#targets.get(key) ?? [];
    if (this.picked === null || key === this.picked) return found;
    const among = this.#targets.get(this.picked) ?? [];
    return found.filter((action) => among.includes(action));
  }

  actionOf(key: string): Action | null {
    const found = this.#left(key);
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  press(key: string, element?: Element): void {
    if (this.sending || !this.decision) return;
    const found = this.#left(key);
    if (found.length === 1) void this.send(found[0]!);
    else if (found.length > 1) this.picked = this.picked === key ? null : key;
    else if (this.also(key)) this.pressAlso(key);
    else if (element) this.out.refuse(null, element);
  }

  /** Answers that stand as buttons beside the question: where markers and cells cross, first the markers. */
  readonly answers: string[] = $derived.by(() => {
    const keys = buttonKeys(this.decision);
    const cells = keys.filter((key) => key.startsWith('cell:'));
    const markers = this.keys.filter((key) => key.startsWith('marker:'));
    const crossed = [...cells, ...markers].some((key) => (this.#targets.get(key)?.length ?? 0) > 1);
    if (!crossed || markers.length < 2) return keys;
    const others = keys.filter((key) => !key.startsWith('cell:'));
    if (this.picked === null) return [...new Set([...markers, ...others])];
    return [...(this.picked.startsWith('marker:') ? cells : markers), ...others].filter((key) => this.at(key));
  });

  /** Gives an answer, unless it would cost what need not be lost: then the person is asked first. */
  async send(action: Action, sure = false): Promise<void> {
    if (this.sending) return;
    const lost = sure ? null : (this.foretold?.needless(action) ?? null);
    this.doubt = lost && { action, lost };
    if (this.doubt) return;
    this.sending = true;
    const answered = this.decision;
    this.#answered = answered;
    this.#given = true;
    try {
      // Stays marked as sent until the next question comes: a second click must not meet a table that has moved on.
      await this.out.act(action);
    } catch {
      // The shell has told the person why; the table stays as it is.
      this.#answered = null;
      this.#given = false;
      this.failed();
      if (!this.decision && answered) this.ask(answered, -1);
      this.sending = false;
    }
  }

  refuse(action: Action, element: Element | null): void {
    this.out.refuse(action, element);
  }

  elsewhere(element: Element | null): void {
    this.out.elsewhere(element);
  }

  // Weighing -----------------------------------------------------------------------------------------------------

  weigh(key: string | null): void {
    if (key !== null && !this.at(key)) return;
    this.weighed = key ?? this.pinned;
    if (key) this.consult(this.actionOf(key));
  }

  pin(key: string): void {
    this.pinned = key;
    this.weigh(key);
  }

  get foretold(): Foretold | null {
    return this.decision && this.out.foretold(this.decision);
  }

  outcome(key: string): Outcome | null {
    return this.foretold?.of(this.actionOf(key)) ?? null;
  }

  seen(key: string): GameEvent[] | null {
    const action = this.actionOf(key);
    if (!action) return null;
    return this.told[JSON.stringify(action)] ?? null;
  }

  badges(key: string): Badge[] {
    const seat = this.seat;
    const events = this.seen(key);
    if (!seat || !events) return [];
    const terrain = ofKind(this.decision, 'place_patch')?.params.terrain;
    const badges = eventBadges(this.board, seat, events, this.outcome(key));
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

  protected consult(action: Action | null): void {
    if (!action) return;
    const key = JSON.stringify(action);
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    const mark = this.#mark;
    this.out.preview(action).then(
      (events) => {
        if (mark === this.#mark) this.told = { ...this.told, [key]: events };
      },
      () => undefined, // what the table shows of itself stays; the engine will speak when the answer is given
    );
  }
}
