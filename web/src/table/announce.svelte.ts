/** One voice for the table: what has happened, in the words of the log, then what is asked. Nothing is said twice. */

/** After an absence nobody listens to everything: the newest lines say most. */
const MOST = 6;
/** What was said stays on the page for a while; a screen reader reads only what is added. */
const KEPT = 12;

/** What one seat may hear. */
export interface Heard<Event> {
  seat: number | null;
  /** The log so far, oldest first. */
  log: readonly Event[];
  /** An event in words; null: it is not told. Only what is new is asked for. */
  say(event: Event): string | null;
  /** The question as it is put to this seat, once it is. */
  asked: string | null;
}

export class Announcements<Event> {
  said: readonly { n: number; text: string }[] = $state.raw([]);
  #count = 0;
  /** How many events have been heard; null: the table has just come into sight, and its past is in the log. */
  #heard: number | null = null;
  #asked: string | null = null;
  #seat: number | null = null;

  hear({ seat, log, say, asked }: Heard<Event>): void {
    if (seat !== this.#seat) this.#turnTo(seat);
    // A log that has become shorter was taken back: what is left of it has been heard.
    const news = this.#newest(log.slice(this.#heard ?? log.length), say);
    this.#heard = log.length;
    if (asked !== null && (asked !== this.#asked || news.length > 0)) news.push(asked);
    this.#asked = asked;
    const text = news.join(' ');
    if (text) this.said = [...this.said, { n: (this.#count += 1), text }].slice(-KEPT);
  }

  /** Somebody else comes to this screen: nothing that was said may be read by them. */
  hush(): void {
    this.said = [];
  }

  #turnTo(seat: number | null): void {
    this.hush();
    this.#seat = seat;
    this.#heard = null;
    this.#asked = null;
  }

  #newest(events: readonly Event[], say: (event: Event) => string | null): string[] {
    const found: string[] = [];
    for (let i = events.length - 1; i >= 0 && found.length < MOST; i -= 1) {
      const text = say(events[i]!);
      if (text !== null) found.unshift(text);
    }
    return found;
  }
}
