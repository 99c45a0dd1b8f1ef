/** What the engine foretells of a question: asked for again while the line is down, as long as the question stays. */

/** The first pause before it is asked again, in ms; every further one is twice as long. */
const AGAIN = 1000;

export class Forecast<T> {
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts questions: an answer to an older one is not heard any more. */
  #question = 0;

  constructor(private readonly told: (answer: T) => void) {}

  ask(fetch: () => Promise<T>): void {
    this.close();
    this.#try(fetch, this.#question, AGAIN);
  }

  /** The question is over, or the table is left. */
  close(): void {
    clearTimeout(this.#timer);
    this.#question += 1;
  }

  #try(fetch: () => Promise<T>, question: number, wait: number): void {
    fetch().then(
      (answer) => {
        if (question === this.#question) this.told(answer);
      },
      () => {
        if (question === this.#question) this.#timer = setTimeout(() => this.#try(fetch, question, wait * 2), wait);
      },
    );
  }
}
