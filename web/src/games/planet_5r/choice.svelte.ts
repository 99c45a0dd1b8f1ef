/** What the person is weighing right now: a card of the hand, a bid, or a technology with its place. */
import { moveTo, optionsOf, spotKey, spotsOf, suggest, takeable, withLies, type Option, type Spot } from './placements';
import type { ActionId, Decision, GroupView, KeptView, Lies, PlacementGuide, SideName, Take } from './wire';

export class Choice {
  /** Card of the fan that is raised. */
  card: ActionId | null = $state(null);
  bid = $state(1);
  sending = $state(false);
  #option: Option | null = $state.raw(null);
  /** What a bid on its way leaves, and the step of the view that does not know of it yet. */
  #sent: { step: number; kept: KeptView } | null = $state.raw(null);
  #mark = '';

  get take(): Take | null {
    return this.#option?.take ?? null;
  }

  /** What the engine says the placement brings. */
  get brings(): PlacementGuide | null {
    return this.#option?.brings ?? null;
  }

  /** A new question wipes what was weighed for the old one. */
  ask(decision: Decision | null, step: number): void {
    const mark = decision ? `${step}:${decision.seat}:${decision.kind}` : '';
    if (mark === this.#mark) return;
    this.#mark = mark;
    this.card = null;
    this.#option = null;
    this.sending = false;
    if (decision?.kind === 'bid') {
      this.#sent = null;
      this.bid = decision.guide?.bid?.begin ?? 1;
    }
    const options = optionsOf(decision);
    const [card, ...more] = takeable(options);
    if (card !== undefined && more.length === 0) this.pick(card, options);
  }

  bids(decision: Extract<Decision, { kind: 'bid' }>): number[] {
    return decision.actions.map(([, water]) => water);
  }

  /** What the bid leaves: the one being weighed, or one on its way that the view does not show yet. */
  kept(decision: Decision | null, step: number): KeptView | null {
    if (decision?.kind === 'bid') return decision.guide?.bid?.kept[this.bids(decision).indexOf(this.bid)] ?? null;
    return this.#sent?.step === step ? this.#sent.kept : null;
  }

  /** The bid goes out; it is shown as set aside until a view shows it. */
  offer(decision: Decision, step: number): void {
    const kept = this.kept(decision, step);
    this.#sent = kept && { step, kept };
  }

  pick(card: string, options: Option[]): void {
    this.#option = suggest(options.filter(({ take }) => take[1] === card));
  }

  release(): void {
    this.#option = null;
  }

  spots(options: Option[], groups: GroupView[]): Spot[] {
    return this.take ? spotsOf(options, this.take[1], groups) : [];
  }

  spot(spots: Spot[]): Spot | null {
    const take = this.take;
    return take ? (spots.find((s) => s.key === spotKey(take[2], take[4])) ?? null) : null;
  }

  move(spot: Spot): void {
    this.#option = moveTo(spot, this.take);
  }

  lay(spot: Spot, side: SideName, lies: Lies): void {
    if (this.take) this.#option = withLies(spot, this.take, side, lies) ?? this.#option;
  }
}
