/** What the person is weighing right now: a card of the hand, a bid, or a technology with its place. */
import type {
  Action,
  ActionId,
  Crystal,
  Decision,
  GameEvent,
  GroupView,
  Lies,
  SideName,
  Take,
  TechnologyTaken,
} from './wire';
import { effectOf, moveTo, spotKey, spotsOf, suggest, takeable, withLies, type Covered, type Spot } from './placements';
import type { Facts } from './cards';
import { sureBid } from './chances';

type Preview = (action: Action) => Promise<GameEvent[]>;

export class Choice {
  /** Card of the fan that is raised. */
  card: ActionId | null = $state(null);
  bid = $state(1);
  take: Take | null = $state.raw(null);
  /** What the engine says the placement does; null until it answered. */
  told: { key: string; lit: Crystal[]; covered: Covered[] } | null = $state.raw(null);
  sending = $state(false);

  #mark = '';
  #facts: Facts;

  constructor(facts: Facts) {
    this.#facts = facts;
  }

  /** A new question wipes what was weighed for the old one; `lone`: the die's faces when nobody else bids. */
  ask(decision: Decision | null, step: number, groups: GroupView[], lone: number[] | null = null): void {
    const mark = decision ? `${step}:${decision.seat}:${decision.kind}` : '';
    if (mark === this.#mark) return;
    this.#mark = mark;
    this.card = null;
    this.take = null;
    this.told = null;
    this.sending = false;
    if (decision?.kind === 'bid') {
      const bids = this.bids(decision);
      const most = bids[bids.length - 1] ?? 1;
      this.bid = lone ? Math.min(sureBid(lone), most) : Math.max(1, Math.min(3, Math.floor(most / 3)));
    }
    if (decision?.kind === 'take_technology') {
      const cards = takeable(decision.actions);
      if (cards.length === 1 && cards[0] !== undefined) this.pick(cards[0], decision.actions, groups);
    }
  }

  bids(decision: Extract<Decision, { kind: 'bid' }>): number[] {
    return decision.actions.map(([, water]) => water).sort((a, b) => a - b);
  }

  pick(card: string, actions: Take[], groups: GroupView[]): void {
    this.take = suggest(
      groups,
      actions.filter((a) => a[1] === card),
      this.#facts,
    );
    this.told = null;
  }

  release(): void {
    this.take = null;
    this.told = null;
  }

  spots(actions: Take[], groups: GroupView[]): Spot[] {
    return this.take ? spotsOf(actions, this.take[1], groups) : [];
  }

  spot(spots: Spot[]): Spot | null {
    const take = this.take;
    return take ? (spots.find((s) => s.key === spotKey(take[2], take[4])) ?? null) : null;
  }

  move(spot: Spot, groups: GroupView[]): void {
    this.take = moveTo(spot, this.take, groups, this.#facts);
    this.told = null;
  }

  lay(spot: Spot, side: SideName, lies: Lies): void {
    if (!this.take) return;
    const next = withLies(spot, this.take, side, lies);
    if (next) {
      this.take = next;
      this.told = null;
    }
  }

  /** At once from the card facts; the engine's word replaces it as soon as it comes. */
  effect(groups: GroupView[]): { lit: Crystal[]; covered: Covered[] } | null {
    if (!this.take) return null;
    const own = effectOf(groups, this.take, this.#facts);
    if (this.told?.key !== JSON.stringify(this.take)) return own;
    // The same crystals in another order: ours is the order in which they lie.
    const same = [...own.lit].sort().join() === [...this.told.lit].sort().join();
    return { lit: same ? own.lit : this.told.lit, covered: this.told.covered };
  }

  async consult(preview: Preview): Promise<void> {
    const take = this.take;
    if (!take) return;
    const key = JSON.stringify(take);
    try {
      const events = await preview(take);
      const taken = events.find((e): e is TechnologyTaken => e.e === 'technology_taken' && e.card === take[1]);
      if (taken && this.take && JSON.stringify(this.take) === key) {
        this.told = { key, lit: taken.lit, covered: taken.covered };
      }
    } catch {
      // The picture from the card facts stays; the engine will speak when the card is placed.
    }
  }
}
