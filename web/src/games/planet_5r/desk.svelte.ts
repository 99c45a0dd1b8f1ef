/** What lets a person act: the question, what can be answered, what is being weighed, and the ways to send it. */
import { untrack } from 'svelte';
import type { Surface } from '../../table/surface.svelte';
import { Choice } from './choice.svelte';
import { Dragging } from './dragging.svelte';
import { optionsOf, takeable, type Spot } from './placements';
import type { Action, ActionId, Lies, SideName, Wire } from './wire';

/** What the desk asks of the table around it. */
interface Around {
  /** Whatever explains a card gets out of the way. */
  clear(): void;
  illegal(action: Action, element: Element, id: string): void;
}

export class Desk {
  readonly choice: Choice;
  readonly drag = new Dragging(this);
  readonly #surface: Surface<Wire>;
  readonly #around: Around;
  /** The card to lay down once the one before it has been taken back. */
  #instead: ActionId | null = null;

  readonly view = $derived.by(() => this.#surface.view);
  readonly me = $derived(this.view.seats[this.view.me ?? 0]!);
  readonly decision = $derived.by(() => this.choice.decision);
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
  readonly raised = $derived.by(() => this.choice.card ?? (this.tentative ? this.me.chosen : null));
  /** What is said of the raised card. */
  readonly told = $derived((this.raised && this.decision?.guide?.cards?.[this.raised]) || null);
  readonly bids = $derived.by(() => this.choice.bids);
  /** My water without the bid that is weighed, on its way or not settled; null: it is not mine to see. */
  readonly kept = $derived.by(() => this.choice.kept ?? this.me.kept);
  readonly options = $derived(optionsOf(this.decision));
  readonly takeable = $derived(takeable(this.options));
  readonly spots = $derived.by(() => this.choice.spots(this.options, this.me.groups));
  readonly spot = $derived.by(() => this.choice.spot(this.spots));
  readonly canUndo = $derived.by(() => this.choice.canUndo);

  /** Made while a board is set up: it follows the questions. */
  constructor(surface: Surface<Wire>, around: Around) {
    this.#surface = surface;
    this.#around = around;
    this.choice = new Choice(surface);
    surface.ask(this.choice);
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
      if (card && this.view.options.confirm) void this.choice.send(['play', card]);
    }
  };

  readonly play = (): void => {
    if (this.tentative) this.confirm();
    else if (this.choice.card) void this.choice.send(['play', this.choice.card]);
  };

  readonly bid = (): void => this.choice.offer();

  readonly place = (): void => {
    if (this.choice.take) void this.choice.send(this.choice.take);
  };

  readonly confirm = (): void => void this.choice.send(['confirm']);
  readonly undo = (): void => this.#surface.undo();

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
}
