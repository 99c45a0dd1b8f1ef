/** The talk at a table and how far this device has read it. */
import type { ChatLine, ChatMessage } from '../lib/types';

export const LONGEST_LINE = 1000;
const STORE = 'orrery.read';
const REMEMBERED = 60;

function remembered(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  /** The newest line that somebody else has said while one was here; 0: none. */
  news = $state(0);
  #read = $state(0);
  readonly #table: string;
  readonly #mine: () => readonly number[];
  readonly #send: (text: string) => Promise<unknown>;

  constructor(table: string, mine: () => readonly number[], send: (text: string) => Promise<unknown>) {
    this.#table = table;
    this.#mine = mine;
    this.#send = send;
    this.#read = remembered()[table] ?? 0;
  }

  readonly #last: number = $derived(this.lines.at(-1)?.n ?? 0);
  readonly unread: number = $derived(this.lines.filter((line) => line.n > this.#read && !this.#own(line)).length);

  #own(line: ChatLine): boolean {
    return line.seat !== null && this.#mine().includes(line.seat);
  }

  hear(message: Partial<ChatMessage> & Pick<ChatMessage, 'lines'>): void {
    const known = message.reset ? [] : this.lines;
    const seen = new Set(known.map((line) => line.n));
    // A whole story is what was said before one came, or while one was away.
    const fresh = message.reset ? [] : message.lines.filter((line) => !seen.has(line.n) && !this.#own(line));
    this.news = Math.max(this.news, ...fresh.map((line) => line.n));
    this.lines = [...known, ...message.lines.filter((line) => !seen.has(line.n))].sort((a, b) => a.n - b.n);
  }

  /** Everything that is there has been seen. */
  read(): void {
    if (this.#last <= this.#read) return;
    this.#read = this.#last;
    try {
      // The newest tables stay; nobody needs to know what was read at a table of last year.
      const others = Object.entries(remembered()).filter(([table]) => table !== this.#table);
      const kept = [...others.slice(1 - REMEMBERED), [this.#table, this.#read] as const];
      localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // Not kept: the badge comes again after a reload.
    }
  }

  /** Rejects with what went wrong; an empty line is not said. */
  async say(text: string): Promise<boolean> {
    const line = text.trim().slice(0, LONGEST_LINE);
    if (!line) return false;
    await this.#send(line);
    return true;
  }
}
