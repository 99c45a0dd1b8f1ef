/** One voice for the table: what has happened, in the words of the log, then what is asked. Nothing is said twice. */

/** After an absence nobody listens to everything: the newest lines say most. */
const MOST = 6;
/** What was said stays on the page for a while; a screen reader reads only what is added. */
const KEPT = 12;

export class Announcements {
  said: readonly { n: number; text: string }[] = $state.raw([]);
  readonly label: string;
  #count = 0;
  /** How many lines have been heard; null: the table has just come into sight, and its past is in the log. */
  #heard: number | null = null;
  #asked: string | null = null;

  constructor(label: string) {
    this.label = label;
  }

  /** `lines`: the log so far, oldest first; `asked`: the question as it is put to me, once it is. */
  hear(lines: readonly string[], asked: string | null): void {
    const heard = this.#heard ?? lines.length;
    // A log that has become shorter was taken back: what is left of it has been heard.
    const news = lines.slice(heard).slice(-MOST);
    this.#heard = lines.length;
    if (asked !== null && (asked !== this.#asked || news.length > 0)) news.push(asked);
    this.#asked = asked;
    const text = news.join(' ');
    if (text) this.said = [...this.said, { n: (this.#count += 1), text }].slice(-KEPT);
  }
}
