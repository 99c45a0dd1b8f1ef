/** What lets a person act: the question, what can be answered, what is being weighed, and the ways to send it. */
import { untrack } from 'svelte';
import type { BoardProps } from '../../lib/table';
import { Choice } from './choice.svelte';
import { Dragging } from './dragging.svelte';
import { optionsOf, takeable, type Spot } from './placements';
import type { Action, ActionId, Lies, SideName, Wire } from './wire';

/** What the desk asks of the table around it. */
interface Around {
  props(): BoardProps<Wire>;
  /** Whatever explains a card gets out of the way. */
  clear(): void;
  illegal(action: Action, element: Element, id: string): void;
}

export class Desk {
  readonly choice = new Choice();
  readonly drag = new Dragging(this);
  readonly #around: Around;
  /** The card to lay down once the one before it has been taken back. */
  #instead: ActionId | null = null;

  readonly view = $derived.by(() => this.#around.props().view);
  readonly me = $derived(this.view.seats[this.view.me ?? 0]!);
  readonly decision = $derived.by(() => {
    const { replay, decision, view } = this.#around.props();
    return !replay && decision && decision.seat === view.me ? decision : null;
  });
  /** At a table with confirmation a click lays the card down tentatively; until I confirm, another click changes it. */
  readonly tentative = $derived(this.decision?.kind === 'confirm' && this.me.chosen !== null);
  readonly playable: ActionId[] = $derived(
    this.decision?.kind === 'choose_card'
      ? this.decision.actions.map(([, card]) => card)
      : this.tentative
        ? this.me.hand
        : [],
  );
  /** The card of the fan that is raised. */
  readonly raised = $derived(this.choice.card ?? (this.tentative ? this.me.chosen : null));
  /** What is said of the raised card. */
  readonly told = $derived((this.raised && this.decision?.guide?.cards?.[this.raised]) || null);
  readonly bids = $derived(this.decision?.kind === 'bid' ? this.choice.bids(this.decision) : []);
  /** My water without the bid that is weighed, on its way or not settled; null: it is not mine to see. */
  readonly kept = $derived(this.choice.kept(this.decision, this.view.step) ?? this.me.kept);
  readonly options = $derived(optionsOf(this.decision));
  readonly takeable = $derived(takeable(this.options));
  readonly spots = $derived(this.choice.spots(this.options, this.me.groups));
  readonly spot = $derived(this.choice.spot(this.spots));
  readonly canUndo = $derived.by(() => this.#around.props().canUndo.can);

  /** Made while a board is set up: it follows the questions. */
  constructor(around: Around) {
    this.#around = around;
    $effect.pre(() => {
      const { decision } = this;
      const { step } = this.view;
      untrack(() => this.choice.ask(decision, step));
    });
    $effect(() => {
      if (this.decision?.kind !== 'choose_card' || !this.#instead) return;
      const card = this.#instead;
      this.#instead = null;
      untrack(() => this.raise(card));
    });
  }

  readonly raise = (card: ActionId | null): void => {
    if (this.tentative) {
      if (this.choice.sending) return;
      this.choice.card = this.#instead = card;
      this.undo();
    } else {
      this.choice.card = card;
      if (card && this.view.options.confirm) void this.#send(['play', card]);
    }
  };

  readonly play = (): void => {
    if (this.tentative) this.confirm();
    else if (this.choice.card) void this.#send(['play', this.choice.card]);
  };

  readonly bid = (): void => {
    if (this.decision && !this.choice.sending) this.choice.offer(this.decision, this.view.step);
    void this.#send(['bid', this.choice.bid]);
  };

  readonly place = (): void => {
    if (this.choice.take) void this.#send(this.choice.take);
  };

  readonly confirm = (): void => void this.#send(['confirm']);
  readonly undo = (): void => this.#around.props().undo();

  readonly illegalPlay = (card: ActionId, element: Element): void =>
    this.#around.illegal(['play', card], element, card);

  readonly illegalTake = (card: string, element: Element): void =>
    this.#around.illegal(['take', card, null, null, null, null], element, card);

  /** Takes a card of the market into the hand, or gives it back. */
  readonly pick = (card: string): void => {
    this.#around.clear();
    if (this.choice.take?.[1] === card) this.choice.release();
    else this.choice.pick(card, this.options);
  };

  /** The card is on its way over the table: it stays in the hand. */
  carry(card: string): void {
    this.#around.clear();
    if (this.choice.take?.[1] !== card) this.choice.pick(card, this.options);
  }

  readonly move = (to: Spot): void => this.choice.move(to);

  readonly lay = (side: SideName, lies: Lies): void => {
    if (this.spot) this.choice.lay(this.spot, side, lies);
  };

  async #send(action: Action): Promise<void> {
    if (this.choice.sending) return;
    this.choice.sending = true;
    try {
      // Stays marked as sent until the next question comes: a second click must not meet a table that has moved on.
      await this.#around.props().act(action);
    } catch {
      // The shell has told the person why; the table stays as it is.
      this.choice.sending = false;
    }
  }
}
