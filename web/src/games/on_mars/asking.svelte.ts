/** My question: legal answers by key, the engine's word on each, and the way to give one. */
import type { Action, Decision, GameEvent, Paid, PartyView, View } from './wire';
import type { BoardOM } from './context';
import { byAction, keyOf, NOTHING_TOLD, type OutcomeOM, type Outcomes } from './outcomes';
import { targetsOf, type Target, type Targets } from './targets';
import { ownTurn, recorded, type Crumb } from './trail';
import { Forecast } from '../../table/forecast';

export interface Outside {
  act(action: Action): Promise<void>;
  preview(action: Action): Promise<GameEvent[]>;
  /** What each legal answer would bring. */
  outcomes(): Promise<OutcomeOM[]>;
  /** Ask why an action is not possible, and say it at the spot. */
  refuse(action: Action, element: Element | null): void;
  undo(): void;
  readonly canUndo: boolean;
  readonly view: View;
  /** What I have; null for those who watch. */
  readonly mine: PartyView | null;
  /** What I have just paid, if that was the last thing to happen. */
  readonly paid: Paid | null;
}

export abstract class Asking {
  decision: Decision | null = $state.raw(null);
  sending = $state(false);
  /** What I have answered in this turn: the crumbs. */
  trail: Crumb[] = $state.raw([]);
  /** What the engine said of an action, by the action's text. */
  protected told: Record<string, GameEvent[]> = $state.raw({});
  #outcomes: Outcomes = $state.raw(NOTHING_TOLD);
  readonly #forecast = new Forecast<OutcomeOM[]>((outcomes) => (this.#outcomes = byAction(outcomes)));

  #asked = new Set<string>();
  #mark = '';
  #answered: Decision | null = null;
  /** Steps of a drive that are still to be sent, one after each question of its kind. */
  #chain: Action[] = [];
  /** The step of the table at which the last of them was sent: a table that is back there has taken it back. */
  #driven = 0;
  /** While steps are taken back: until the table is at this step again. */
  #rewind: number | null = null;

  protected readonly targets: Targets = $derived(targetsOf(this.decision));
  readonly kind: Decision['kind'] | null = $derived(this.decision?.kind ?? null);
  readonly params: Decision['params'] = $derived(this.decision?.params ?? {});
  readonly keys: string[] = $derived([...this.targets.keys()]);

  constructor(
    protected readonly board: BoardOM,
    protected readonly out: Outside,
  ) {}

  /** A new question has come; what was weighed for the old one is gone. */
  protected abstract begin(decision: Decision | null): void;

  get view(): View {
    return this.out.view;
  }

  get mine(): PartyView | null {
    return this.out.mine;
  }

  get canUndo(): boolean {
    return this.out.canUndo;
  }

  ask(asked: Decision | null, step: number): void {
    // Between the answer and the next question the old one may shine through once more: it has been dealt with.
    const decision = asked === this.#answered ? null : asked;
    const mark = decision ? `${step}:${decision.seat}:${decision.kind}:${decision.actions.length}` : '';
    if (mark === this.#mark && this.decision !== null) return;
    this.#mark = mark;
    this.decision = decision;
    this.sending = false;
    this.told = {};
    this.#outcomes = NOTHING_TOLD;
    this.#asked.clear();
    if (decision) this.#forecast.ask(() => this.out.outcomes());
    else this.#forecast.close();
    this.trail = recorded(this.trail, this.view, step, decision);
    this.begin(decision);
    this.#goOnRewinding(step);
    this.#goOnDriving(step);
  }

  at(key: string): boolean {
    return !this.sending && this.targets.has(key);
  }

  targetsAt(key: string): readonly Target[] {
    return this.targets.get(key) ?? [];
  }

  refuse(action: Action, element: Element | null): void {
    this.out.refuse(action, element);
  }

  undo(): void {
    if (this.canUndo && !this.sending) this.out.undo();
  }

  /** Takes back everything since that crumb was answered, itself included. */
  backTo(crumb: Crumb): void {
    if (!this.canUndo || this.sending) return;
    this.#rewind = crumb.step;
    this.out.undo();
  }

  #goOnRewinding(step: number): void {
    if (this.#rewind === null || !this.decision) return;
    if (step <= this.#rewind || !this.canUndo) this.#rewind = null;
    else queueMicrotask(() => this.out.undo());
  }

  async send(action: Action): Promise<void> {
    if (this.sending || !this.decision) return;
    this.sending = true;
    this.#rewind = null;
    const answered = this.decision;
    const before = this.trail;
    this.#answered = answered;
    this.trail = [...before, { step: this.view.step, kind: answered.kind, action, mine: ownTurn(this.view) }];
    try {
      // Stays marked as sent until the next question comes: a second click must not meet a table that has moved on.
      await this.out.act(action);
    } catch {
      // The shell has told the person why; the table stays as it is.
      this.#answered = null;
      this.#chain = [];
      this.trail = before;
      if (!this.decision && answered) this.ask(answered, -1);
      this.sending = false;
    }
  }

  /** One answer after another, as long as each is still among the legal ones. */
  sendAll(actions: readonly Action[]): void {
    const [first, ...rest] = actions;
    if (!first) return;
    this.#driven = this.view.step;
    void this.send(first);
    this.#chain = rest;
  }

  #goOnDriving(step: number): void {
    // While the last step is being told there is no question, and the drive is not over.
    if (!this.decision) return;
    const rest = step > this.#driven ? this.#chain : [];
    this.#chain = [];
    const text = JSON.stringify(rest[0]);
    if (this.decision.actions.some((a) => JSON.stringify(a) === text)) this.sendAll(rest);
  }

  /** The table is left. */
  close(): void {
    this.#forecast.close();
  }

  outcomeOf(action: Action | null): OutcomeOM | null {
    return action ? (this.#outcomes.get(keyOf(action)) ?? null) : null;
  }

  seen(action: Action | null): GameEvent[] | null {
    return action ? (this.told[JSON.stringify(action)] ?? null) : null;
  }

  consult(action: Action | null): void {
    if (!action || !this.decision) return;
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
