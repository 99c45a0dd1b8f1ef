/** My question as a part of my turn: what I have answered so far is the way back, and a drive is sent step by step. */
import { Question, type Around } from '../../table/question.svelte';
import type { BoardOM } from './context';
import { spec } from './spec';
import { ownTurn, recorded, rememberedAt, remembering, type Asked, type Crumb } from './trail';
import type { Action, Decision, PartyView, Wire } from './wire';

export abstract class Turn extends Question<Wire> {
  /** What I have answered in this turn: the crumbs. */
  trail: Crumb[] = $state.raw([]);
  /** The trail before the answer that is on its way. */
  #before: Crumb[] = [];
  /** My last questions, each with the trail that led to it: what is played again brings its crumbs back. */
  #asked: Asked[] = [];
  /** Steps of a drive that are still to be sent, one after each question of its kind. */
  #chain: Action[] = [];
  /** The step of the table at which the last of them was sent: a table that is back there has taken it back. */
  #driven = 0;
  /** While steps are taken back: until the table is at this step again. */
  #rewind: number | null = null;

  /** Nothing is asked just now, but my turn goes on: an answer of mine is being dealt with. */
  readonly underWay: boolean = $derived(
    this.kind === null && ownTurn(this.view) && this.trail.at(-1)?.action[0] !== 'end',
  );
  readonly params: Decision['params'] = $derived(this.decision?.params ?? {});

  constructor(
    protected readonly board: BoardOM,
    around: Around<Wire>,
  ) {
    super(spec, around);
  }

  /** What was weighed for the last question is gone. */
  protected abstract settle(decision: Decision | null): void;

  /** What I have; null for those who watch. */
  get mine(): PartyView | null {
    const { me, parties } = this.view;
    return me === null ? null : (parties[me] ?? null);
  }

  protected override begin(decision: Decision | null, _fresh: boolean, step: number): void {
    this.trail = rememberedAt(this.#asked, step, decision) ?? recorded(this.trail, this.view, step, decision);
    if (decision) this.#asked = remembering(this.#asked, { step, decision, trail: this.trail });
    this.settle(decision);
    if (!decision) return;
    this.#goOnRewinding(step);
    this.#goOnDriving(decision, step);
  }

  override async send(action: Action): Promise<void> {
    const { decision } = this;
    if (this.sending || !decision) return;
    this.#rewind = null;
    this.#before = this.trail;
    // Another answer than the one that was taken back leads elsewhere.
    this.#asked = this.#asked.filter((asked) => asked.step <= this.view.step);
    this.trail = [...this.trail, { step: this.view.step, kind: decision.kind, action, mine: ownTurn(this.view) }];
    await super.send(action);
  }

  protected override failed(): void {
    this.#chain = [];
    this.trail = this.#before;
  }

  /** Takes back everything since that crumb was answered, itself included. */
  backTo(crumb: Crumb): void {
    if (!this.canUndo || this.sending) return;
    this.#rewind = crumb.step;
    this.out.undo();
  }

  #goOnRewinding(step: number): void {
    if (this.#rewind === null) return;
    if (step <= this.#rewind || !this.canUndo) this.#rewind = null;
    else queueMicrotask(() => this.out.undo());
  }

  /** One answer after another, as long as each is still among the legal ones. */
  sendAll(actions: readonly Action[]): void {
    const [first, ...rest] = actions;
    if (!first) return;
    this.#driven = this.view.step;
    void this.send(first);
    this.#chain = rest;
  }

  /** While the last step is being told there is no question, and the drive is not over. */
  #goOnDriving({ actions }: Decision, step: number): void {
    const rest = step > this.#driven ? this.#chain : [];
    this.#chain = [];
    const text = JSON.stringify(rest[0]);
    if (actions.some((action) => JSON.stringify(action) === text)) this.sendAll(rest);
  }
}
