/**
 * What I am weighing: a hex to fly to, the cards of a construction, a shape on the field, a bid. All parts ask it what
 * can be pressed, and it alone sends actions.
 */
import { Question, type Around } from '../../table/question.svelte';
import { gainsOf, goTogether, toggled, usual, waysOf, waysWith, type Gains, type Way } from './building';
import type { BoardPD } from './context';
import type { How } from './field/types';
import { foretold, quidsOf } from './outcomes';
import { spec } from './spec';
import { attempt, SHAPED } from './targets';
import type { Hex, Size } from './types';
import type { Action, Decision, LoneCardView, SeatView, SiteView, Wire } from './wire';

export class Choice extends Question<Wire> {
  /** The hex that is looked at; it stays when the pointer leaves the field, so that its card can be reached. */
  hex: Hex | null = $state(null);
  /** The shape on the field that is looked at: a number of `decision.actions`. */
  shape: number | null = $state(null);
  /** What a finger has touched first: the second touch does it. */
  #tapped: Hex | number | null = null;
  /** Module, base or nose effect, if I said so. */
  wanted: Size | null = $state(null);
  picked: string[] = $state.raw([]);
  /** A card in my hand raised by a finger: the next tap plays it. */
  raised: string | null = $state(null);
  /** A card in my hand under the pointer while a hex is looked for: the field shows what it brings where. */
  tried: string | null = $state(null);
  /** The card I have paid with in this turn. */
  paid: string | null = $state(null);
  bid = $state(1);
  /** Fly or use the Chronoblock where both would do. */
  jumping = $state(false);

  /** The hex that a free flight was begun for. */
  #bound: Hex | null = null;
  /** What was previewed on the hex flown to: the cards that are picked when the question comes. */
  #plan: { hex: Hex; size: Size | null; cards: string[] } | null = null;

  constructor(
    protected readonly board: BoardPD,
    around: Around<Wire>,
  ) {
    super(spec, around);
  }

  /** The seat I play; null for those who watch. */
  get seat(): SeatView | null {
    const { me, seats } = this.view;
    return me === null ? null : (seats[me] ?? null);
  }

  protected override weighable(decision: Decision): readonly Action[] {
    return foretold(decision);
  }

  protected override begin(decision: Decision | null): void {
    this.hex = null;
    this.shape = null;
    this.#tapped = null;
    this.raised = null;
    this.tried = null;
    this.picked = [];
    this.jumping = false;
    if (!decision) return;
    if (decision.kind === 'turn') this.wanted = this.paid = null;
    if (decision.kind === 'stop' && this.#bound) this.look(this.#bound);
    this.#bound = null;
    if (decision.kind === 'bid') this.bid = decision.params.standing + 1;
    if (decision.kind === 'training' || decision.kind === 'build') this.hex = decision.params.hex;
    if (decision.kind === 'build') this.#pickPlanned();
  }

  #pickPlanned(): void {
    const plan = this.#plan;
    this.#plan = null;
    if (plan && plan.hex === this.hex && waysWith(this.ways, plan.cards).length > 0) {
      this.picked = plan.cards;
      this.wanted = plan.size;
      return;
    }
    const site = this.site;
    const size = site ? usual(site, this.wanted) : null;
    const cards = size ? (site?.best[size]?.cards ?? []) : [];
    if (waysWith(this.ways, cards).length > 0) this.picked = cards;
  }

  /** Gives the answer with this key; where there is none, asks why not `instead`. */
  press(key: string, element: Element | null = null, instead: Action | null = null): void {
    if (this.sending || !this.decision) return;
    const action = this.actionOf(key);
    if (action) void this.send(action);
    else if (instead) this.refuse(instead, element);
  }

  // The hex -----------------------------------------------------------------------------------------------------

  /** What can be done at each hex; where flight and jump both lead, the flight comes first. */
  readonly sites: ReadonlyMap<Hex, SiteView[]> = $derived.by(() => {
    const found = new Map<Hex, SiteView[]>();
    for (const site of this.decision ? (this.view.sites ?? []) : [])
      found.set(site.hex, [...(found.get(site.hex) ?? []), site]);
    for (const list of found.values()) list.sort((a, b) => Number(a.how === 'jump') - Number(b.how === 'jump'));
    return found;
  });

  siteAt(hex: Hex): SiteView | null {
    const list = this.sites.get(hex) ?? [];
    return list.find((s) => (s.how === 'jump') === this.jumps(hex)) ?? list[0] ?? null;
  }

  readonly site: SiteView | null = $derived(this.hex ? this.siteAt(this.hex) : null);
  /** The site is where a construction is being considered. */
  readonly building: boolean = $derived(
    this.site !== null && (this.site.stop === 'build' || this.kind === 'training' || this.kind === 'build'),
  );
  readonly size: Size | null = $derived(this.site && this.building ? usual(this.site, this.wanted) : null);

  /** This hex would be reached by the Chronoblock. */
  jumps(hex: Hex): boolean {
    return this.at(`jump:${hex}`) && (this.jumping || !this.at(`hex:${hex}`));
  }

  /** Quids of the Dead City on the way. */
  readonly crosses: number = $derived(this.site?.crosses ?? 0);

  /** Quids for taking the module back. */
  readonly lifted: number = $derived(this.kind === 'training' ? quidsOf(this.outcomeAt('lift')) : 0);

  hexKey(hex: Hex): string | null {
    if (this.jumps(hex)) return `jump:${hex}`;
    if (this.at(`hex:${hex}`)) return `hex:${hex}`;
    return this.at('fly_free') && this.seat?.harvester === hex ? 'fly_free' : null;
  }

  look(hex: Hex | null): void {
    if (hex !== null && this.hexKey(hex) && this.kind !== 'build') this.hex = hex;
  }

  /** A first tap shows what would be, the second does it; a click has shown it, and a free flight has nothing to show. */
  pick(hex: Hex, how: How): void {
    const key = this.hexKey(hex);
    if (!key) return;
    if (how === 'touch' && this.#tapped !== hex && key !== 'fly_free') {
      this.#tapped = hex;
      this.hex = hex;
    } else this.go(key, hex);
  }

  go(key: string, hex: Hex): void {
    this.hex = hex;
    const gains = this.site?.stop === 'build' && this.size ? this.site.best[this.size] : null;
    this.#plan = this.site ? { hex, size: this.wanted, cards: gains?.cards ?? [] } : null;
    this.press(key);
  }

  /** A hex that is no answer: the rule says why. Under a Proton Drive it begins the flight that costs nothing. */
  refuseHex(hex: Hex, element: Element): void {
    if (this.kind === 'turn' && this.at('fly_free') && !this.keys.some((key) => key.startsWith('hex:'))) {
      this.#bound = hex;
      this.press('fly_free');
      return;
    }
    if (!this.kind || this.sending) return;
    this.refuse(attempt(this.kind, hex, this.view.field, (this.seat?.engines ?? 0) > 0), element);
  }

  // Shapes on the field -----------------------------------------------------------------------------------------

  readonly shaped: boolean = $derived(this.kind !== null && SHAPED.has(this.kind));

  considerShape(id: number | null): void {
    if (!this.shaped || id === null) return;
    this.shape = id;
  }

  chooseShape(id: number, how: How): void {
    const action = this.decision?.actions[id];
    if (!this.shaped || !action) return;
    if (how === 'touch' && this.#tapped !== id) {
      this.#tapped = id;
      this.considerShape(id);
    } else void this.send(action);
  }

  // Construction ------------------------------------------------------------------------------------------------

  readonly ways: Way[] = $derived(waysOf(this.decision));
  /** The action that the picked cards make. */
  readonly way: Way | null = $derived.by(() => {
    const found = waysWith(this.ways, this.picked);
    return found.find((w) => w.kind === this.wanted) ?? found[0] ?? null;
  });

  /** What the size shown (while a hex is looked for) or the picked cards (in a construction) bring. */
  readonly gains: Gains | null = $derived.by(() => {
    const site = this.site;
    if (!site || !this.building) return null;
    if (this.kind === 'build') return this.way ? gainsOf(this.way, this.guide.lone) : null;
    return this.size ? site.best[this.size] : null;
  });

  /** Cards that the preview speaks of: they are ringed in my hand. */
  readonly shown: string[] = $derived.by(() => {
    if (this.kind === 'build') return this.picked;
    return this.size ? (this.site?.best[this.size]?.cards ?? []) : [];
  });

  /** How many cards of the nose the shown construction costs. */
  readonly nosePrice: number = $derived(
    (this.kind === 'build' ? this.way?.nose : this.size && this.site?.best[this.size]?.nose) ?? 0,
  );

  /** What a card is paid for on the site, alone. */
  lone(card: string): LoneCardView | undefined {
    return this.guide.lone?.[card] ?? this.site?.cards[card];
  }

  sizeOpen(size: Size): boolean {
    return this.site?.best[size] != null;
  }

  /** Another size: the same cards if they make it too, else its best ones. */
  resize(size: Size): void {
    const best = this.site?.best[size];
    if (!best || !this.building) return;
    this.wanted = size;
    if (this.kind !== 'build') return;
    if (!waysWith(this.ways, this.picked).some((w) => w.kind === size)) this.picked = best.cards;
  }

  playable(card: string): boolean {
    return this.kind === 'build' && goTogether(this.ways, [card]);
  }

  toggle(card: string, element: Element | null): void {
    if (this.sending) return;
    if (!this.playable(card)) {
      this.refuse(['build', card, null], element);
      return;
    }
    this.picked = toggled(this.ways, this.picked, card);
    const kinds = waysWith(this.ways, this.picked).map((w) => w.kind);
    if (this.wanted && !kinds.includes(this.wanted)) this.wanted = null;
  }

  build(): void {
    if (this.way) void this.send(this.way.action);
  }

  // My hand -----------------------------------------------------------------------------------------------------

  /** A card of my hand was clicked, tapped or given to the market. */
  playCard(card: string, how: How, element: Element | null): void {
    if (this.kind === 'build') return this.toggle(card, element);
    const refused: Action = this.kind === 'invest' ? ['discard', card] : ['pay', card];
    if (how === 'touch' && this.at(`hand:${card}`) && this.raised !== card) this.raised = card;
    else {
      if (this.kind === 'turn') this.paid = card;
      this.press(`hand:${card}`, element, refused);
    }
  }

  try(card: string | null): void {
    this.tried = this.kind === 'stop' ? card : null;
  }

  // One step back before the table's own undo ---------------------------------------------------------------------

  escape(): boolean {
    if (this.raised) this.raised = null;
    else if (this.shape !== null) this.shape = null;
    else if (this.hex && this.kind !== 'build' && this.kind !== 'training') this.hex = null;
    else if (this.jumping) this.jumping = false;
    else return false;
    return true;
  }
}
