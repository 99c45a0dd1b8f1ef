/**
 * The worker in which bots think, and what waits for it. It does one thing at a time and cannot be interrupted, so
 * whatever nobody wants any more is dropped while it still waits; a bot that is to move comes before everything else,
 * and a piece of an analysis after everything else.
 * The worker begins with the first question; one that ends is begun anew.
 */
import type { AskedBot, FromWorker, Thought, ToBots } from './messages';

/** What a worker ended over is asked once more; after that there is no answer. */
const ASKED_AT_MOST = 2;

/** The page's end of a worker. */
export interface Line {
  send(message: ToBots): void;
  close(): void;
}
export type OpenLine = (hear: (message: FromWorker) => void, ended: (why: string) => void) => Line;

export interface Listener {
  chosen(asked: AskedBot, action: string): void;
  /** The bot could not choose. */
  unanswered(asked: AskedBot): void;
  found(id: number, found: string | null, done: boolean): void;
}

interface Move {
  asked: AskedBot;
  times: number;
}
interface Idea {
  thought: Thought;
  times: number;
}
type Job = Move | Idea;

export class Thinking {
  #line: Line | null = null;
  #moves: Move[] = [];
  #thoughts: Idea[] = [];
  #pieces: Idea[] = [];
  #now: Job | null = null;
  readonly #open: OpenLine;
  readonly #listener: Listener;

  constructor(open: OpenLine, listener: Listener) {
    this.#open = open;
    this.#listener = listener;
  }

  /** A table asks one thing at a time: what it asked before has gone. */
  choose(asked: AskedBot): void {
    this.#moves = this.#moves.filter((job) => job.asked.table !== asked.table);
    this.#moves.push({ asked, times: 0 });
    this.#next();
  }

  think(thought: Thought): void {
    this.#queue(thought).push({ thought, times: 0 });
    this.#next();
  }

  #queue({ later }: Thought): Idea[] {
    return later ? this.#pieces : this.#thoughts;
  }

  /** What is being thought about is thought to its end; nobody listens. */
  drop(id: number): void {
    const wanted = ({ thought }: Idea): boolean => thought.id !== id;
    this.#thoughts = this.#thoughts.filter(wanted);
    this.#pieces = this.#pieces.filter(wanted);
  }

  /** Whoever asked has ended: its numbers mean nothing any more. */
  forget(): void {
    this.#moves = [];
    this.#thoughts = [];
    this.#pieces = [];
    // What comes of the present one could be taken for something else. The worker begins anew when it is needed.
    if (this.#now) this.#end();
  }

  #next(): void {
    if (this.#now) return;
    this.#now = this.#moves.shift() ?? this.#thoughts.shift() ?? this.#pieces.shift() ?? null;
    if (!this.#now) return;
    this.#line ??= this.#open(
      (message) => this.#hear(message),
      (why) => this.#fell(why),
    );
    this.#now.times += 1;
    const job = this.#now;
    this.#line.send('asked' in job ? { do: 'choose', asked: job.asked } : { do: 'think', thought: job.thought });
  }

  #hear(message: FromWorker): void {
    if (message.told === 'found') {
      if (message.done) this.#now = null;
      this.#listener.found(message.id, message.found, message.done);
    } else if (message.told === 'chosen') {
      this.#now = null;
      this.#listener.chosen(message.asked, message.action);
    } else return;
    this.#next();
  }

  #end(): Job | null {
    const job = this.#now;
    this.#now = null;
    this.#line?.close();
    this.#line = null;
    return job;
  }

  #fell(why: string): void {
    console.error('bots', why);
    const job = this.#end();
    if (job) this.#again(job);
    this.#next();
  }

  #again(job: Job): void {
    const enough = job.times >= ASKED_AT_MOST;
    if ('asked' in job) {
      if (this.#moves.some((one) => one.asked.table === job.asked.table)) return; // it asks something else by now
      if (enough) this.#listener.unanswered(job.asked);
      else this.#moves.unshift(job);
    } else if (enough) this.#listener.found(job.thought.id, null, true);
    else this.#queue(job.thought).unshift(job);
  }
}
