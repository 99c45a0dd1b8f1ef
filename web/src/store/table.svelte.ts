/**
 * One table as this device sees it. States arrive per seat; those of the seat being looked at go to the timeline, so
 * that a person can follow what the bots did before being asked anything. It never holds the truth back from the wire:
 * `at` of an act is always the newest version known.
 */
import { SvelteMap } from 'svelte/reactivity';
import type {
  Action,
  Decision,
  GameEvent,
  Matter,
  Outcome,
  Refusal,
  StateMessage,
  Table,
  Undo,
  View,
} from '../lib/types';
import type { GameModule, SeatInfo } from '../lib/table';
import type { Connection, HintListener } from '../net/connection';
import { isLocal } from '../lib/local-ids';
import { hue } from '../lib/worlds';
import { seatName } from '../lib/words';
import { dropLast, keepLast, lastState } from '../offline/last-state';
import { LessonStore } from './lesson.svelte';
import { Timeline } from '../table/timeline.svelte';
import { Away } from './away.svelte';
import { Chat } from './chat.svelte';
import { Clocks } from './clock.svelte';
import { isLastWord } from './confirm.svelte';
import { keptMoves, type Kept } from './kept-moves.svelte';
import { Foretold } from './foretold';
import { prefs, SPEEDS } from './prefs.svelte';

/** The newest that is known from one chair. */
interface Seen {
  at: number;
  view: View;
  decision: Decision | null;
  undo: Undo;
  log: GameEvent[];
}

const NO_UNDO: Undo = { can: false, why: null };

/** What was heard of a table is kept this long after it, so that many messages are kept at once. */
const KEPT_AFTER = 400; // milliseconds

/** Nobody's clock of seconds shall run for long while the table still tells what the others did. */
const HURRIED = 4;

export class TableStore {
  table = $state.raw<Table | null>(null);
  failure = $state<{ code: string; text: string | null } | null>(null);
  /** The seat looked at: one of mine, or null as a spectator. */
  seat = $state<number | null>(null);
  /** Nobody answers: shown is how the table stood at this time, in milliseconds since 1970. */
  asOf = $state<number | null>(null);
  /** An act is on its way. */
  sending = $state(false);
  /** Hot-seat: the seat the device must be handed to before anything is shown. */
  curtain = $state<number | null>(null);
  /** How often this person has moved here: acts, and taking back or again. */
  moves = $state(0);
  /** How often something was taken back or played again. */
  revision = $state(0);
  /** What is asked now follows from a choice made on this screen: not from taking back, nor from a last word. */
  follows = $state(false);
  readonly clocks = new Clocks();
  readonly chat: Chat;
  readonly lesson: LessonStore;
  #away = new Away();
  #foretold = new Foretold();

  readonly timeline = new Timeline({ speed: () => this.#speed(), idle: () => this.#handOver() });

  readonly id: string;
  #seen = new SvelteMap<number | null, Seen>();
  #awaited: { seat: number; at: number; arrived(): void }[] = [];
  #connection: Connection;
  #leave: () => void;
  #keeping: ReturnType<typeof setTimeout> | null = null;

  constructor(id: string, connection: Connection) {
    this.id = id;
    this.#connection = connection;
    this.chat = new Chat(
      id,
      () => (this.table?.seats ?? []).filter((s) => s.mine).map((s) => s.seat),
      (text) => connection.say(id, text),
    );
    this.lesson = new LessonStore((step, wish) => connection.wish(id, step, wish));
    this.#leave = connection.join(id, {
      table: (table) => {
        this.learn(table);
        this.#keepSoon();
      },
      state: (message) => this.#receive(message),
      chat: (message) => this.chat.hear(message),
      clock: (message) => this.clocks.hear(message),
      lesson: (card) => this.lesson.hear(card),
      error: (code, message) => {
        if (!this.table && !this.view) this.failure = { code, text: message.text?.[prefs.lang] ?? null };
      },
    });
  }

  /** What the table is like now, from whichever side it came. */
  learn(table: Table): void {
    // Whoever asks to go back wants to look again.
    if (table.proposal?.what === 'undo' || this.table?.proposal?.what === 'undo') this.follows = false;
    this.table = table;
    this.failure = null;
    this.clocks.rule = table.clock ?? null;
    this.#handOver();
  }

  /** The game has been loaded: from now on there is somebody to show what happens. */
  set game({ spec }: Pick<GameModule, 'spec'>) {
    this.timeline.choreography = spec.choreography;
  }

  readonly mine: number[] = $derived(
    [...this.#seen.keys()].filter((s): s is number => s !== null).sort((a, b) => a - b),
  );
  readonly spectator: boolean = $derived(this.#seen.size > 0 && this.mine.length === 0);
  /** Why nobody can move from here although somebody is asked. */
  readonly blocked: 'paused' | 'stand_in' | null = $derived.by(() => {
    if (this.table?.status !== 'playing') return null;
    if (this.table.paused) return 'paused';
    return this.table.seats.some((s) => s.seat === this.seat && s.mine && s.stand_in) ? 'stand_in' : null;
  });
  /** Whether the table waits for one of my seats; the table's own word on it is as old as its last change. */
  readonly myTurn: boolean = $derived(
    this.table?.status === 'playing' && this.mine.some((seat) => this.#seen.get(seat)?.decision),
  );
  /** What the seat in sight has not seen yet, for the card of those who come back. */
  readonly missed: GameEvent[] = $derived(this.curtain === null ? this.#away.of(this.seat) : []);
  readonly #newest: Seen | null = $derived(this.#seen.get(this.seat) ?? null);
  /** What is on the table. */
  readonly view: View | null = $derived(this.timeline.shown);
  /** Events that have been told, oldest first: never ahead of what the board shows. */
  readonly log: readonly GameEvent[] = $derived(this.timeline.log);
  /** Batches behind the one being told. */
  readonly queued: number = $derived(this.timeline.waiting);
  /** Something is still being told: nothing of what came of it may be said yet. */
  readonly telling: boolean = $derived(this.timeline.busy);
  /** A move here that waits for the server, kept on this device. */
  readonly kept: Kept | null = $derived.by(() => keptMoves.all.get(this.id) ?? null);
  /** An answer can wait for days: no clock of seconds runs, and no lesson has something to say to it. */
  readonly patient: boolean = $derived.by(
    () => !isLocal(this.id) && this.table !== null && this.table.clock?.kind !== 'live' && !this.table.lesson,
  );
  /** What will be asked when the last batch has been told. */
  readonly coming: Decision | null = $derived(
    this.queued ||
      this.sending ||
      this.kept ||
      this.blocked ||
      this.curtain !== null ||
      (this.asOf !== null && !this.patient)
      ? null
      : (this.#newest?.decision ?? null),
  );
  /** The decision to answer now: only once everything before it has been shown. */
  readonly decision: Decision | null = $derived(this.telling ? null : this.coming);
  readonly undo: Undo = $derived(
    this.queued || this.blocked || this.asOf !== null ? NO_UNDO : (this.#newest?.undo ?? NO_UNDO),
  );
  readonly seats: SeatInfo[] = $derived(
    (this.table?.seats ?? []).map((s) => ({
      seat: s.seat,
      name: seatName(s),
      kind: s.kind === 'human' && s.mine ? 'me' : s.stand_in && !s.mine ? 'bot' : s.kind,
      level: s.level ?? s.stand_in ?? null,
      character: s.character ?? null,
      mine: s.mine,
      colour: hue(this.table?.game, s.seat),
      standIn: s.stand_in ?? null,
      online: s.kind !== 'human' || s.mine || s.online !== false,
    })),
  );
  /** Nobody else is there to be asked: all other seats are played by bots. */
  readonly alone: boolean = $derived(this.seats.every((s) => s.mine || s.kind === 'bot'));

  #speed(): number {
    if (prefs.reducedMotion) return Infinity;
    const wished = SPEEDS[prefs.botSpeed];
    const runs = this.table?.clock?.kind === 'live' && !this.table.paused && this.myTurn;
    return runs ? Math.max(wished, HURRIED) : wished;
  }

  /** Nobody answers: what was last heard of a table of the server is shown, unless something is already. */
  async recall(): Promise<void> {
    if (isLocal(this.id) || this.view) return;
    const last = await lastState(this.id);
    if (!last || this.view || this.failure) return;
    this.asOf = last.came;
    this.learn(last.table);
    for (const state of last.states) this.#show(state);
  }

  /** What was heard is kept for times offline, as long as the game goes on. */
  #keepSoon(): void {
    if (!isLocal(this.id)) this.#keeping ??= setTimeout(() => this.#keep(), KEPT_AFTER);
  }

  #keep(): void {
    if (this.#keeping) clearTimeout(this.#keeping);
    this.#keeping = null;
    const { table } = this;
    if (!table || this.asOf !== null) return;
    if (table.status !== 'playing') return void dropLast(this.id);
    const states = [...this.#seen].map(([seat, { log, ...seen }]): StateMessage => {
      return { t: 'state', table: this.id, seat, ...seen, events: log, from: 0, reset: true, steps: [] };
    });
    if (states.length) void keepLast({ table, states });
  }

  #receive(message: StateMessage): void {
    if (this.asOf !== null) {
      // The server speaks again: what was kept is not the beginning of what it tells.
      this.asOf = null;
      this.#seen.clear();
      this.#show({ ...message, reset: true });
    } else this.#show(message);
    this.#keepSoon();
  }

  #show(message: StateMessage): void {
    const { seat, at, view, decision, undo, events, reset } = message;
    const before = this.#seen.get(seat);
    if (before && at < before.at && !reset) return;
    const log = reset || !before ? events : [...before.log, ...events];
    this.#seen.set(seat, { at, view, decision, undo, log });
    this.#away.hear(message, !before);
    this.#awaited = this.#awaited.filter(({ seat: who, at: wanted, arrived }) => {
      const here = who === seat && wanted <= at;
      if (here) arrived();
      return !here;
    });
    if (this.view === null && (this.seat === null || seat !== null)) {
      // The first to arrive is looked at; a person with several seats gets the curtain before any hand is shown.
      this.seat = seat;
    }
    if (seat === this.seat) {
      // After a reset (first join, undo) the whole log comes again: nothing of it is news.
      if (reset || !this.view) this.#settle();
      else this.timeline.push(message.steps);
    }
    this.#handOver();
    this.#await();
  }

  /** A move of an earlier visit is answered here as one of this visit is. */
  #await(): void {
    const { kept, seat, sending } = this;
    const answer = kept?.said.seat === seat && !sending ? kept?.answer : null;
    if (answer) void this.#move(true, () => answer).catch(() => undefined); // whoever kept it has told the person
  }

  /** Nobody answers: what was chosen is kept on this device until somebody does. `user`: who sits here. */
  keepMove(user: string): void {
    const waiting = this.#connection.waiting(this.id);
    const game = this.table?.game;
    if (waiting && game && this.patient)
      void keptMoves.keep({ ...waiting, table: this.id, game, user }, this.#connection);
  }

  takeMoveBack(): void {
    keptMoves.takeBack(this.id, this.#connection);
  }

  /** Shows where things stand now, without the film. */
  #settle(): void {
    const seen = this.#seen.get(this.seat);
    if (seen) this.timeline.settle(seen.view, seen.log);
  }

  skip(): void {
    this.timeline.skip();
    this.#handOver();
  }

  /** With several seats on one device: whoever must decide gets it, behind a curtain. */
  #handOver(): void {
    if (this.mine.length < 2 || this.timeline.busy || this.table?.paused) return;
    const bots = (this.table?.seats ?? []).filter((s) => s.stand_in).map((s) => s.seat);
    const wanted = this.mine.filter((s) => this.#seen.get(s)?.decision && !bots.includes(s));
    if (!wanted.length || (this.seat !== null && wanted.includes(this.seat) && this.curtain === null)) return;
    const next = wanted[0]!;
    if (this.curtain !== next) this.curtain = next;
  }

  /** The person at the curtain says: it is me. */
  lift(): void {
    if (this.curtain === null) return;
    this.seat = this.curtain;
    this.curtain = null;
    this.#settle();
  }

  /** A spectator after the end, or someone with several seats, looks from another chair. */
  look(seat: number | null): void {
    if (!this.#seen.has(seat)) return;
    this.seat = seat;
    this.curtain = null;
    this.#settle();
  }

  #at(): number {
    return this.#newest?.at ?? 0;
  }

  act(action: Action): Promise<void> {
    return this.#move(!isLastWord(action), (seat) =>
      keptMoves.heard(this.id, this.#connection.act(this.id, seat, this.#at(), action)),
    );
  }

  takeBack(): Promise<void> {
    return this.#revise(false, (seat) => this.#connection.undo(this.id, seat, this.#at()));
  }

  playAgain(): Promise<void> {
    return this.#revise(true, (seat) => this.#connection.redo(this.id, seat, this.#at()));
  }

  #revise(follows: boolean, send: (seat: number) => Promise<number>): Promise<void> {
    return this.#move(follows, async (seat) => {
      const at = await send(seat);
      // Before anything is asked again: the same words at the same step may then be another question.
      this.revision += 1;
      return at;
    });
  }

  async #move(follows: boolean, send: (seat: number) => Promise<number>): Promise<void> {
    if (this.seat === null) return;
    const seat = this.seat;
    this.sending = true;
    this.follows = follows;
    this.moves += 1;
    try {
      await this.#arrival(seat, await send(seat));
    } finally {
      this.sending = false;
    }
  }

  /** Asks the others; whoever has several seats here asks with the one in sight. */
  async propose(what: Matter): Promise<void> {
    if (this.seat !== null) await this.#connection.propose(this.id, this.seat, what);
  }

  /** My word on the open proposal: of one of my seats that is asked, or of the one that asks. */
  answer(yes: boolean): boolean {
    const proposal = this.table?.proposal;
    if (!proposal) return false;
    const asked = [...proposal.wanted, proposal.seat];
    const seat = asked.find((one) => this.mine.includes(one));
    return seat !== undefined && this.#connection.answer(this.id, seat, proposal.id, yes);
  }

  /** What was missed has been read. */
  welcomeBack(): void {
    this.#away.forget(this.seat);
  }

  /**
   * The acknowledgement runs ahead of the state it speaks of. Until that is here, the question in hand is the one that
   * has just been answered, and a state that somebody else's move has sent must not ask it once more.
   */
  #arrival(seat: number, at: number): Promise<void> {
    if ((this.#seen.get(seat)?.at ?? 0) >= at) return Promise.resolve();
    return new Promise((arrived) => this.#awaited.push({ seat, at, arrived }));
  }

  preview(action: Action): Promise<GameEvent[]> {
    return this.seat === null ? Promise.resolve([]) : this.#connection.preview(this.id, this.seat, this.#at(), action);
  }

  /** What these answers to what the seat in sight is asked would bring; without any: each of them. */
  outcomes(actions?: readonly Action[]): Promise<Outcome[]> {
    const { seat } = this;
    if (seat === null) return Promise.resolve([]);
    const at = this.#at();
    return this.#foretold.tell(`${seat} ${at}`, actions, (some) => this.#connection.outcomes(this.id, seat, at, some));
  }

  why(action: Action): Promise<Refusal | null> {
    return this.seat === null ? Promise.resolve(null) : this.#connection.why(this.id, this.seat, this.#at(), action);
  }

  /** Asks for a hint to what the seat in sight is asked; what comes back drops it. */
  askHint(listener: HintListener): (() => void) | null {
    return this.seat === null ? null : this.#connection.hint(this.id, this.seat, this.#at(), listener);
  }

  close(): void {
    if (this.#keeping) this.#keep();
    this.timeline.close();
    this.clocks.close();
    this.#away.close();
    this.#leave();
  }
}
