/** My question: legal answers by key, the engine's word on each, and the way to give one. */
import type { Action, Decision, Guide, SeatView, View } from './wire';
import type { BoardPD } from './context';
import { foretold, type Outcome } from './outcomes';
import { targetsOf, type Targets } from './targets';
import { Forecast } from '../../table/forecast';

export interface Outside {
  act(action: Action): Promise<void>;
  outcomes(actions: readonly Action[]): Promise<Outcome[]>;
  /** Ask why an action is not possible, and say it at the spot. */
  refuse(action: Action, element: Element | null): void;
  undo(): void;
  readonly canUndo: boolean;
  readonly view: View;
  /** The seat I play; null for those who watch. */
  readonly seat: SeatView | null;
}

export abstract class Asking {
  decision: Decision | null = $state.raw(null);
  sending = $state(false);
  /** The key under the pointer or with the focus. */
  weighed: string | null = $state(null);
  /** What the engine foretells, by the action's text. */
  #told: ReadonlyMap<string, Outcome> = $state.raw(new Map());
  readonly #forecast = new Forecast<Outcome[]>((outcomes) => {
    this.#told = new Map(outcomes.map((one) => [JSON.stringify(one.action), one]));
  });
  #mark = '';
  #answered: Decision | null = null;

  readonly #targets: Targets = $derived(targetsOf(this.decision));
  readonly kind: Decision['kind'] | null = $derived(this.decision?.kind ?? null);
  readonly keys: string[] = $derived([...this.#targets.keys()]);

  constructor(
    protected readonly board: BoardPD,
    protected readonly out: Outside,
  ) {}

  /** A new question has come; what was weighed for the old one is gone. */
  protected abstract begin(decision: Decision | null): void;

  get view(): View {
    return this.out.view;
  }

  get seat(): SeatView | null {
    return this.out.seat;
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
    this.weighed = null;
    this.#told = new Map();
    this.begin(decision);
    const actions = decision ? foretold(decision) : [];
    if (actions.length > 0) this.#forecast.ask(() => this.out.outcomes(actions));
    else this.#forecast.close();
  }

  /** What the engine says beside the question. */
  get guide(): Guide {
    return this.decision?.guide ?? {};
  }

  at(key: string): boolean {
    return !this.sending && this.#targets.has(key);
  }

  actionOf(key: string): Action | null {
    return this.#targets.get(key)?.[0] ?? null;
  }

  press(key: string, element: Element | null = null, instead: Action | null = null): void {
    if (this.sending || !this.decision) return;
    const action = this.actionOf(key);
    if (action) void this.send(action);
    else if (instead) this.out.refuse(instead, element);
  }

  weigh(key: string | null): void {
    if (key === null || this.at(key)) this.weighed = key;
  }

  refuse(action: Action, element: Element | null): void {
    this.out.refuse(action, element);
  }

  undo(): void {
    if (this.canUndo && !this.sending) this.out.undo();
  }

  async send(action: Action): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    const answered = this.decision;
    this.#answered = answered;
    try {
      // Stays marked as sent until the next question comes: a second click must not meet a table that has moved on.
      await this.out.act(action);
    } catch {
      // The shell has told the person why; the table stays as it is.
      this.#answered = null;
      if (!this.decision && answered) this.ask(answered, -1);
      this.sending = false;
    }
  }

  /** What the answer with this key would bring; null as long as nobody has told. */
  outcomeOf(key: string): Outcome | null {
    const action = this.actionOf(key);
    return action ? (this.#told.get(JSON.stringify(action)) ?? null) : null;
  }

  /** The table is left. */
  close(): void {
    this.#forecast.close();
  }
}
