/** What the person is weighing right now: a card of the hand, a bid, or a technology with its place. */
import { moveTo, optionsOf, spotKey, spotsOf, suggest, takeable, withLies, type Option, type Spot } from './placements';
import { Question, type Around } from '../../table/question.svelte';
import { spec } from './spec';
import type {
  Action,
  ActionId,
  Decision,
  GroupView,
  KeptView,
  Lies,
  PlacementGuide,
  SideName,
  Take,
  Wire,
} from './wire';

export class Choice extends Question<Wire> {
  /** Card of the fan that is raised. */
  card: ActionId | null = $state(null);
  bid = $state(1);
  #option: Option | null = $state.raw(null);
  /** What a bid on its way leaves. */
  #sent: { round: number; kept: KeptView } | null = $state.raw(null);

  constructor(around: Around<Wire>) {
    super(spec, around);
  }

  get take(): Take | null {
    return this.#option?.take ?? null;
  }

  /** What the engine says the placement brings. */
  get brings(): PlacementGuide | null {
    return this.#option?.brings ?? null;
  }

  /** The guide says of every answer what it brings. */
  protected override weighable(): Action[] {
    return [];
  }

  protected override begin(decision: Decision | null): void {
    this.card = null;
    this.#option = null;
    if (decision?.kind === 'bid') {
      this.#sent = null;
      this.bid = decision.guide?.bid?.begin ?? 1;
    }
    const options = optionsOf(decision);
    const [card, ...more] = takeable(options);
    if (card !== undefined && more.length === 0) this.pick(card, options);
  }

  protected override failed(): void {
    this.#sent = null;
  }

  get bids(): number[] {
    return this.decision?.kind === 'bid' ? this.decision.actions.map(([, water]) => water) : [];
  }

  /** What the bid leaves: the one being weighed, or one on its way that the view does not show yet. */
  get kept(): KeptView | null {
    const { decision, view } = this;
    if (decision?.kind === 'bid') return decision.guide?.bid?.kept[this.bids.indexOf(this.bid)] ?? null;
    // Others may bid before mine has arrived: only a view with my own bid knows of it. A round has one auction.
    const { auction, me, round } = view;
    if (!auction || me === null || this.#sent?.round !== round) return null;
    return auction.made[me] || (auction.bids[me] ?? null) !== null ? null : this.#sent.kept;
  }

  /** The bid goes out; it is shown as set aside until a view shows it. */
  offer(): void {
    if (this.sending) return;
    const { kept } = this;
    this.#sent = kept && { round: this.view.round, kept };
    void this.send(['bid', this.bid]);
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
