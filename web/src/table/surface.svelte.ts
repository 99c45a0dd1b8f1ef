/**
 * What every board does alike: it puts the question to the person, says in the shell's bar what can be done, and shows
 * the end of what is being told to somebody who cannot wait. Made while a board is set up, for as long as it stays.
 */
import { onDestroy, untrack } from 'svelte';
import { getTable, type BoardProps, type Primary, type TableContext } from '../lib/table';
import type { Outcome, Refusal, Wire } from '../lib/types';
import { t } from '../store/prefs.svelte';
import { toasts } from '../store/toasts.svelte';
import type { Around, Question } from './question.svelte';

/** What a board says beside the question. */
export interface Saying {
  primary: Primary | null;
  hint: string | null;
  /** Instead of the sentence made from the decision. */
  prompt: string | null;
}

type Refuse<W extends Wire> = Around<W>['refuse'];

export class Surface<W extends Wire> implements Around<W> {
  readonly #props: () => BoardProps<W>;
  readonly #table: TableContext<W> = getTable<W>();
  readonly refuse: Refuse<W>;
  #saying: (() => Saying) | null = null;
  #question: Question<W> | null = null;

  /** `refuse`: where a board has more to say than why an action is not possible. */
  constructor(props: () => BoardProps<W>, refuse?: Refuse<W>) {
    this.#props = props;
    this.refuse =
      refuse ??
      ((action, element) =>
        void this.why(action).then((refusal) => {
          if (refusal) this.#table.refuse(refusal, element);
        }));
  }

  get view(): W['view'] {
    return this.#props().view;
  }

  get canUndo(): boolean {
    return this.#props().canUndo.can;
  }

  act(action: W['action']): Promise<void> {
    return this.#props().act(action);
  }

  preview(action: W['action']): Promise<W['event'][]> {
    return this.#props().preview(action);
  }

  outcomes(actions?: readonly W['action'][]): Promise<Outcome<W>[]> {
    return this.#props().outcomes(actions);
  }

  tooLate(): void {
    toasts.show(t('answer-too-late'));
  }

  undo(): void {
    this.#props().undo();
  }

  /** Why this cannot be done; null for those who only watch, and where nobody knows. */
  why(action: W['action']): Promise<Refusal<W['reason']> | null> {
    const { view, replay, why } = this.#props();
    return view.me === null || replay ? Promise.resolve(null) : why(action).catch(() => null);
  }

  /** What concerns the seat in sight, and is not a matter of the past. */
  #mine(decision: W['decision'] | null): W['decision'] | null {
    const { view, replay } = this.#props();
    return !replay && decision?.seat === view.me ? decision : null;
  }

  /** Puts whatever the seat in sight is asked as this question. */
  ask(question: Question<W>): void {
    this.#question = question;
    $effect.pre(() => {
      const { coming, decision, view, revision } = this.#props();
      const expected = this.#mine(coming ?? decision);
      const asked = this.#mine(decision);
      untrack(() => {
        question.expect(expected);
        question.ask(asked, view.step, revision);
      });
    });
    onDestroy(() => question.close());
  }

  say(saying: () => Saying): void {
    this.#saying = saying;
    $effect(() => this.#tell(saying()));
    onDestroy(() => this.#tell({ primary: null, hint: null, prompt: null }));
  }

  #tell({ primary, hint, prompt }: Saying): void {
    const busy = this.#question?.sending === true;
    this.#table.setPrimary(primary && busy ? { ...primary, disabled: true, busy } : primary);
    this.#table.setHint(hint);
    this.#table.setPrompt(prompt);
  }

  /** The key of the big button: whether it did something. */
  readonly go = (): boolean => {
    const primary = this.#saying?.().primary;
    if (!primary || primary.disabled || this.#question?.sending) return false;
    primary.run();
    return true;
  };

  /** Shows the end of what is being told: whether there was anything. */
  readonly hurry = (): boolean => {
    const { timeline } = this.#props();
    if (!timeline.busy) return false;
    timeline.hurry();
    return true;
  };

  /** A press on the table beside everything that can be pressed hurries, too. */
  readonly press = (event: PointerEvent): void => {
    if (!(event.target as Element).closest('button, a, input')) this.hurry();
  };
}
