/**
 * The question a person is asked: legal answers by the places where they are given, what the engine says of each, and
 * the way to give one. A game extends it with what is weighed on its board before an answer is whole.
 */
import type { Outcome, Wire } from '../lib/types';
import type { GameSpec } from './contract';
import { Forecast } from './forecast';

/** What a question asks of the table around it. */
export interface Around<W extends Wire> {
  act(action: W['action']): Promise<void>;
  preview(action: W['action']): Promise<W['event'][]>;
  /** What these actions would bring, or each legal one. */
  outcomes(actions?: readonly W['action'][]): Promise<Outcome<W>[]>;
  /** Ask why an action is not possible, and say it at the spot. */
  refuse(action: W['action'], element: Element | null): void;
  /** An answer was not sent, because its question has gone while it was heard out: says so. */
  tooLate(): void;
  undo(): void;
  readonly canUndo: boolean;
  readonly view: W['view'];
}

/** How long an answer waits for what the engine foretells of it, in ms: longer, and the line is down or very slow. */
const PATIENCE = 1000;

/** Questions that are remembered: more than anybody takes back. */
const KEPT = 40;

type Targeting<W extends Wire> = Pick<GameSpec<W>, 'targets'>;
type Targets<W extends Wire> = ReadonlyMap<string, readonly W['action'][]>;
type Told<T> = ReadonlyMap<string, T>;

const textOf = (action: unknown): string => JSON.stringify(action);

/** Questions are the same if they are put in the same words to the same seat. */
const wordsOf = ({ seat, kind, params, actions }: Wire['decision']): string =>
  JSON.stringify([seat, kind, params, actions]);

/** The compiler knows of each game, not of any, that a decision lists its own actions. */
function answersOf<W extends Wire>(decision: W['decision']): readonly W['action'][] {
  return decision.actions as readonly W['action'][];
}

/** Legal answers by the keys of the places where they are given. */
export function targetsOf<W extends Wire>(spec: Targeting<W>, decision: W['decision'] | null): Targets<W> {
  const found = new Map<string, W['action'][]>();
  if (!decision) return found;
  for (const action of answersOf<W>(decision))
    for (const key of spec.targets(action, decision)) {
      const list = found.get(key);
      if (list) list.push(action);
      else found.set(key, [action]);
    }
  return found;
}

export abstract class Question<W extends Wire> {
  decision: W['decision'] | null = $state.raw(null);
  /** An answer is on its way: nothing can be pressed. */
  sending = $state(false);
  /** The key under the pointer or with the focus. */
  weighed: string | null = $state(null);
  /** What the engine foretells of the answers to one question. */
  #foretold: { decision: W['decision']; by: Told<Outcome<W>> } | null = $state.raw(null);
  #previews: Told<W['event'][]> = $state.raw(new Map());

  #expected: W['decision'] | null = null;
  readonly #forecast = new Forecast<Outcome<W>[]>((outcomes) => this.foretell(this.#expected, outcomes));
  /** The question in words, the step at which it was last heard, and how many there have been. */
  #words = '';
  #step = -1;
  #count = 0;
  readonly #consulted = new Set<string>();
  /** Steps at which other questions began: who comes there again without an answer plays it again. */
  #begun: readonly number[] = [];
  /** How often the person had taken something back, or played it again, when the question was heard. */
  #revision = 0;
  /** The step of the last question, whatever was told since. */
  #askedAt = -1;
  /** An answer waits for the engine's word: ends the waiting. */
  #heard: (() => void) | null = null;
  #answered: W['decision'] | null = null;
  /** An answer was given: whatever is asked next is another question. */
  #given = false;
  #closed = false;

  readonly #targets: Targets<W> = $derived.by(() => targetsOf<W>(this.spec, this.decision));
  readonly kind: W['decision']['kind'] | null = $derived(this.decision?.kind ?? null);
  readonly keys: string[] = $derived([...this.#targets.keys()]);

  constructor(
    private readonly spec: Targeting<W>,
    protected readonly out: Around<W>,
  ) {}

  // What a game adds ---------------------------------------------------------------------------------------------

  /**
   * A question has come or gone. `fresh`: it is another one, and what was weighed is void; else the same one, unanswered,
   * goes or comes again while others move.
   */
  protected abstract begin(decision: W['decision'] | null, fresh: boolean, step: number): void;

  /** Answers whose outcomes the board shows before they are given. */
  protected weighable(decision: W['decision']): readonly W['action'][] {
    return answersOf<W>(decision);
  }

  /** The answer was refused: plans that built on it are void. */
  protected failed(): void {}

  // The question -------------------------------------------------------------------------------------------------

  get view(): W['view'] {
    return this.out.view;
  }

  get canUndo(): boolean {
    return this.out.canUndo;
  }

  /** What the engine says beside the question. */
  get guide(): NonNullable<W['decision']['guide']> {
    return this.decision?.guide ?? {};
  }

  /** `revision`: how often the person has taken something back or played it again; what is asked after that is new. */
  ask(asked: W['decision'] | null, step: number, revision = this.#revision): void {
    // Between the answer and the next question the old one may shine through once more: it has been dealt with.
    const decision = asked === this.#answered ? null : asked;
    const before = this.decision;
    if (!decision && !before) return;
    const words = decision ? wordsOf(decision) : '';
    const replayed = step > this.#askedAt && this.#begun.includes(step);
    const fresh =
      this.#given ||
      (decision !== null && (words !== this.#words || step < this.#step || replayed || revision !== this.#revision));
    this.decision = decision;
    this.#step = step;
    if (decision) this.#askedAt = step;
    if (decision) this.#revision = revision;
    if (decision) this.expect(decision);
    if (decision && before && !fresh) return;
    this.weighed = null;
    if (fresh) this.#renew(words);
    if (fresh && decision) this.#begun = [...this.#begun.filter((one) => one !== step), step].slice(-KEPT);
    this.sending = this.#heard !== null;
    this.begin(decision, fresh, step);
  }

  #renew(words: string): void {
    this.#words = words;
    this.#given = false;
    this.#count += 1;
    this.#previews = new Map();
    this.#consulted.clear();
    this.#heard?.();
    this.#heard = null;
  }

  /** The table is left. */
  close(): void {
    this.#closed = true;
    this.expect(null);
    this.#renew('');
  }

  // Answers ------------------------------------------------------------------------------------------------------

  /** The legal answers that are given at this place. */
  actionsAt(key: string): readonly W['action'][] {
    return this.#targets.get(key) ?? [];
  }

  /** A press there would do something. */
  at(key: string): boolean {
    return !this.sending && this.#targets.has(key);
  }

  actionOf(key: string): W['action'] | null {
    return this.actionsAt(key)[0] ?? null;
  }

  weigh(key: string | null): void {
    if (key === null || this.at(key)) this.weighed = key;
  }

  async send(action: W['action']): Promise<void> {
    const answered = this.decision;
    if (this.sending || !answered) return;
    this.sending = true;
    this.#answered = answered;
    this.#given = true;
    // Another answer than the one that was taken back leads elsewhere.
    this.#begun = this.#begun.filter((step) => step <= this.#step);
    try {
      // Stays marked as sent until the next question comes: a second click must not meet a table that has moved on.
      await this.out.act(action);
    } catch {
      // The shell has told the person why; the table stays as it is.
      this.#answered = null;
      this.#given = false;
      this.failed();
      if (!this.decision) this.ask(answered, this.#step);
      this.sending = false;
    }
  }

  /**
   * Resolves when the engine has foretold this answer, or has kept silent for too long; false: it is not asked any more,
   * and the person is told. Nothing can be pressed meanwhile.
   */
  protected async hearOut(action: W['action']): Promise<boolean> {
    const text = textOf(action);
    const asked = this.decision;
    if (!asked || this.outcomes || !this.weighable(asked).some((one) => textOf(one) === text)) return asked !== null;
    const count = this.#count;
    this.sending = true;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, PATIENCE);
      this.#heard = () => {
        clearTimeout(timer);
        done();
      };
    });
    const same = count === this.#count;
    if (same) {
      this.#heard = null;
      this.sending = false;
    }
    const asks = same && this.decision !== null;
    if (!asks && !this.#closed) this.out.tooLate();
    return asks;
  }

  refuse(action: W['action'], element: Element | null): void {
    this.out.refuse(action, element);
  }

  undo(): void {
    if (this.canUndo && !this.sending) this.out.undo();
  }

  // What the engine says of them ---------------------------------------------------------------------------------

  /** This will be asked: its outcomes are wanted already while what came before is being told. */
  expect(coming: W['decision'] | null): void {
    if (coming === this.#expected) return;
    this.#expected = coming;
    const wanted = coming ? this.weighable(coming) : [];
    const named = wanted.length === coming?.actions.length ? undefined : wanted;
    if (wanted.length > 0) this.#forecast.ask(() => this.out.outcomes(named));
    else this.#forecast.close();
  }

  foretell(decision: W['decision'] | null, outcomes: readonly Outcome<W>[]): void {
    this.#foretold = decision && { decision, by: new Map(outcomes.map((one) => [textOf(one.action), one])) };
    if (this.outcomes) this.#heard?.();
  }

  /** What the engine foretells, by the action's text; null before it has spoken. */
  get outcomes(): Told<Outcome<W>> | null {
    return this.decision && this.#foretold?.decision === this.decision ? this.#foretold.by : null;
  }

  outcomeOf(action: W['action'] | null): Outcome<W> | null {
    return (action && this.outcomes?.get(textOf(action))) ?? null;
  }

  outcomeAt(key: string): Outcome<W> | null {
    return this.outcomeOf(this.actionOf(key));
  }

  /** Asks the engine, once, what would happen. */
  consult(action: W['action'] | null): void {
    const text = textOf(action);
    if (!action || !this.decision || this.#consulted.has(text)) return;
    this.#consulted.add(text);
    const count = this.#count;
    this.out.preview(action).then(
      (events) => {
        if (count === this.#count) this.#previews = new Map([...this.#previews, [text, events]]);
      },
      () => undefined, // what the table shows of itself stays; the engine will speak when the answer is given
    );
  }

  /** What would happen, as far as the engine was consulted and has spoken. */
  previewOf(action: W['action'] | null): W['event'][] | null {
    return (action && this.#previews.get(textOf(action))) ?? null;
  }
}
