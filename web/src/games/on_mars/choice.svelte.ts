/** What is being weighed for my question, and what a click on a thing of the table sends. */
import type { Around } from '../../table/question.svelte';
import type { Action, Decision, GameEvent, Paid, TargetView, Wire } from './wire';
import { nameOf, partyName, type BoardOM } from './context';
import { MapAsk } from './map/asking.svelte';
import type { OutcomeOM } from './outcomes';
import { cheaper } from './payments';
import { current } from './trail';
import { attempt, isFree, stageOf, targetOf, type Target } from './targets';
import { Turn } from './turn.svelte';
import type { Hex, Party } from './types';

export type How = 'pointer' | 'touch' | 'key';

export class Choice extends Turn {
  /** The thing under the pointer right now. */
  hovered: string | null = $state(null);
  /** What was picked first: a tile, a card, a piece. */
  picked: string | null = $state(null);
  /** How I wish to pay or do it, where I said so: by key and source. */
  wishes: Record<string, string> = $state.raw({});
  /** A goal whose rewards lie open. */
  goal: string | null = $state(null);
  /** Map or laboratory on stage, if I swapped them. */
  swapped = $state(false);
  /** What was pressed first and stays in view: the second press does it. */
  tapped: string | null = $state(null);
  /** The only place that what was picked leads to: it is in view already. */
  #proposed: string | null = null;

  protected override settle(decision: Decision | null): void {
    const kept = this.picked;
    this.hovered = null;
    this.picked = null;
    this.goal = null;
    this.wishes = {};
    this.swapped = false;
    this.tapped = null;
    this.#proposed = null;
    if (!decision) return;
    // The tile that is developed stays in hand.
    const follow = this.#follow(kept);
    if (follow && this.sources.includes(follow)) this.picked = follow;
    else if (this.sources.length === 1) this.picked = this.sources[0]!;
    else if (decision.kind === 'welcome') this.picked = this.sources[0] ?? null;
  }

  #follow(kept: string | null): string | null {
    const last = this.trail.at(-1)?.action;
    if (!kept || !last) return kept;
    if (last[0] === 'develop' && this.kind === 'develop') return `lab:${last[2]}`;
    return kept;
  }

  /** Only a goal laid down as a crystal opens an answer: the goals call. */
  readonly pawnFirst: boolean = $derived(
    this.keys.some((key) => key.startsWith('pawn:')) && this.keys.every((key) => isFree(this.kind, key)),
  );

  // Sources ------------------------------------------------------------------------------------------------------

  /** Everything that can be picked first. */
  readonly sources: string[] = $derived([
    ...new Set((this.decision?.actions ?? []).flatMap((action) => targetOf(action).source ?? [])),
  ]);

  isSource(key: string): boolean {
    return !this.sending && this.sources.includes(key);
  }

  pick(source: string | null): void {
    if (source !== null && !this.isSource(source)) return;
    this.picked = this.picked === source && !source?.startsWith('reward:') ? null : source;
    this.weighed = null;
    this.tapped = null;
    // Where it leads to one place only, that place is looked at.
    const leads =
      source === null ? [] : this.keys.filter((key) => this.targetsAt(key).some((t) => t.source === source));
    this.#proposed = this.picked !== null && leads.length === 1 && stageOf(this.kind) === 'lab' ? leads[0]! : null;
    if (this.#proposed) this.weigh(this.#proposed);
  }

  // Answers ------------------------------------------------------------------------------------------------------

  targetsAt(key: string): Target[] {
    return this.actionsAt(key).map(targetOf);
  }

  /** The ways to answer at this place, by what was picked. */
  ways(key: string): readonly Target[] {
    const all = this.targetsAt(key);
    const sourced = all.filter((t) => t.source !== null);
    if (sourced.length === 0) return all;
    const mine = sourced.filter((t) => t.source === this.picked);
    if (mine.length > 0) return mine;
    // In the laboratory a tile comes first; elsewhere whatever leads there, if it is only one thing.
    if (this.picked !== null || stageOf(this.kind) === 'lab') return [];
    return new Set(sourced.map((t) => t.source)).size === 1 ? sourced : [];
  }

  /** Lit: a click here answers (or, where several things lead there, asks which). */
  open(key: string): boolean {
    if (!this.at(key)) return false;
    if (this.ways(key).length > 0) return true;
    return this.picked === null && stageOf(this.kind) === 'map';
  }

  /** Variants of an answer, the cheapest first. */
  variants(key: string): string[] {
    const ways = this.ways(key);
    const all = [...new Set(ways.map((t) => t.variant))];
    if (all.length <= 1 || ways[0]!.action[0] === 'goal') return all;
    const told = new Map(ways.map((way) => [way.variant, this.outcomeOf(way.action)]));
    return all.sort((a, b) => cheaper(told.get(a) ?? null, told.get(b) ?? null, this.mine));
  }

  #wishKey(key: string): string {
    return `${this.ways(key)[0]?.source ?? ''}|${key}`;
  }

  variant(key: string): string | null {
    const all = this.variants(key);
    const wish = this.wishes[this.#wishKey(key)];
    return wish !== undefined && all.includes(wish) ? wish : (all[0] ?? null);
  }

  wish(key: string, variant: string): void {
    this.wishes = { ...this.wishes, [this.#wishKey(key)]: variant };
    // Who has said how need not be shown it.
    this.tapped = key;
    this.consult(this.actionOf(key));
  }

  /** The answer at this place, in the way it would be given. */
  override actionOf(key: string): Action | null {
    const variant = this.variant(key);
    return this.ways(key).find((t) => t.variant === variant)?.action ?? null;
  }

  /** What is looked at stays weighed when the pointer leaves, so that its card can be reached. */
  override weigh(key: string | null): void {
    this.hovered = key;
    if (key === null || !this.open(key) || isFree(this.kind, key)) return;
    // What was pressed stays in view while the pointer goes to its card.
    if (this.tapped !== null && this.tapped !== key) return;
    this.weighed = key;
    this.consult(this.actionOf(key));
  }

  /**
   * A click on a thing. What can be picked is picked; what answers is sent; what is neither says why. Where there is
   * something to choose, and for a finger always, the first press only shows what it would do.
   */
  press(key: string, how: How = 'pointer', element: Element | null = null): void {
    if (this.sending || !this.decision) return;
    if (key.startsWith('goal:') && this.at(key) && this.variants(key).length > 0) {
      this.goal = this.goal === key ? null : key;
      return;
    }
    const action = this.open(key) ? this.actionOf(key) : null;
    if (action) {
      const several = this.variants(key).length > 1;
      const looks = how === 'touch' ? several || !(INSTANT.has(key) || key === this.#proposed) : several;
      if (looks && this.tapped !== key) {
        this.tapped = key;
        this.weigh(key);
      } else void this.send(action);
    } else if (this.isSource(key)) this.pick(key);
    else if (this.open(key)) this.#chooseAmong(key);
    else this.refuseAt(key, element);
  }

  /** Sends what is weighed now: the big button of small screens and the card of the offer. */
  confirm(key: string | null = this.weighed): void {
    const action = key ? this.actionOf(key) : null;
    if (action) void this.send(action);
  }

  /** Whether there is a reason to ask for. */
  refuseAt(key: string, element: Element | null): boolean {
    const action = attempt(this.decision, key);
    if (action) this.refuse(action, element);
    return action !== null;
  }

  /** Several things lead there: the first one is picked, and the place stays weighed. */
  #chooseAmong(key: string): void {
    const first = this.targetsAt(key).find((t) => t.source !== null)?.source ?? null;
    this.picked = first;
    this.weighed = key;
    this.tapped = key;
  }

  /** Free things are chosen by name: a reward of a goal, a pawned card. */
  chooseVariant(key: string, variant: string): void {
    const found = this.targetsAt(key).find((t) => t.variant === variant);
    if (found) void this.send(found.action);
  }

  // The map ------------------------------------------------------------------------------------------------------

  /** Questions about hexes are asked and answered on the map. */
  readonly map: MapAsk;

  /** `paid`: what I have just paid, if that was the last thing to happen. */
  constructor(board: BoardOM, around: Around<Wire>, paid: () => Paid | null) {
    super(board, around);
    this.map = new MapAsk(() => ({
      view: this.view,
      decision: this.sending ? null : this.decision,
      lang: board.lang,
      nameOf: (party) => partyName(board, party),
      titleOf: (id) => nameOf(board, id),
      chosen: {
        blueprint: this.picked?.startsWith('card:') ? this.picked.slice(5) : null,
        explore: this.picked?.startsWith('explore:') ? Number(this.picked.slice(8)) : null,
        paid: paid(),
      },
      outcomeOf: (action) => this.outcomeOf(action),
    }));
  }

  readonly hex: Hex | null = $derived.by(() => this.map.considered?.hex ?? null);
  /** What the engine says of building on the hex that is looked at. */
  readonly site: TargetView | null = $derived(
    this.kind === 'site' && this.hex ? (this.view.targets?.[this.hex] ?? null) : null,
  );
  /** Whose technology would be used there, with how many colonists behind it. */
  readonly tech: { party: Party; boosts: number; tech: string | null } | null = $derived.by(() => {
    const way = this.kind === 'site' ? this.map.considered?.options[this.map.option] : undefined;
    if (way?.party === undefined) return null;
    const tech = this.site?.techs.find((one) => one.party === way.party)?.tech ?? null;
    return { party: way.party, boosts: way.boosts ?? 0, tech };
  });

  pickHex(hex: Hex, how: How): void {
    if (!this.sending) this.sendAll(this.map.pick(hex, how) ?? []);
  }

  confirmHex(): void {
    if (!this.sending) this.sendAll(this.map.confirm() ?? []);
  }

  readonly stage: 'map' | 'lab' = $derived.by(() => {
    const asked = stageOf(this.kind);
    return this.swapped ? (asked === 'map' ? 'lab' : 'map') : asked;
  });

  /** The answer that is looked at: a hex of the map, or a thing beside it. */
  readonly considered: Action | null = $derived.by(() => {
    const way = this.map.considered?.options[this.map.option]?.actions;
    if (way) return way.length === 1 ? way[0]! : null;
    return this.weighed ? this.actionOf(this.weighed) : null;
  });
  /** What the engine says it would bring, and its events. */
  readonly outcome: OutcomeOM | null = $derived(this.outcomeOf(this.considered));
  readonly foreseen: GameEvent[] | null = $derived(this.previewOf(this.considered));

  /** The action, card or executive action that this question belongs to, as far as I remember. */
  readonly origin: string | null = $derived.by(() => {
    if (this.kind === 'turn' || (this.kind === null && !this.underWay)) return null;
    const crumb = current(this.trail)[0];
    const action = crumb?.action;
    if (action?.[0] === 'act' || action?.[0] === 'exec' || action?.[0] === 'use') return action[1];
    // After a reload the answers are forgotten, but not the main action; with an executive one it may be either.
    const { turn, me } = this.view;
    return turn && turn.seat === me && !turn.exec ? (turn.used.at(-1) ?? null) : null;
  });

  // One step back before the table's own undo ----------------------------------------------------------------------

  escape(): boolean {
    if (this.goal) this.goal = null;
    else if (this.map.considered) this.map.leave();
    else if (this.weighed && this.tapped) {
      this.weighed = null;
      this.tapped = null;
    } else if (this.picked && this.sources.length > 1) this.picked = null;
    else if (this.weighed) this.weighed = null;
    else if (this.swapped) this.swapped = false;
    else return false;
    return true;
  }
}

/** Buttons that need no second touch. */
const INSTANT = new Set(['done', 'end', 'take', 'leave', 'keep', 'travel', 'stay', 'accept']);
