/** A table to test with: the facts, a moment, and a Choice that keeps what it sends. */
import type { Json } from '../../../lib/types';
import type { Around } from '../../../table/question.svelte';
import type { Action, Decision, GameEvent, View, Wire } from '../wire';
import { Choice } from '../choice.svelte';
import type { BoardOM } from '../context';
import type { OutcomeOM } from '../outcomes';
import { facts } from '../dev/stories';
import { VIEW } from './game';
import { SCENES, type Scene, type SceneName } from './scenes';
import { words } from '../words';

export { facts, VIEW };

export function boardShowing(view: View, lang: 'en' | 'ru' = 'en'): BoardOM {
  return {
    facts,
    lang,
    b: words(lang, (key) => key),
    seats: view.parties.map(({ party }) => ({
      seat: party,
      name: ['Mira', 'Vera', 'Kepler'][party] ?? '',
      kind: 'bot',
      level: null,
      mine: false,
      colour: party,
    })),
    me: view.me,
    spot: {},
  } as unknown as BoardOM;
}

export function sit(view: View, lang: 'en' | 'ru' = 'en') {
  const sent: Json[][] = [];
  const refused: Json[][] = [];
  const previewed: Json[][] = [];
  let events: GameEvent[] = [];
  let down = false;
  let told: OutcomeOM[] = [];
  let undone = 0;
  const board = boardShowing(view, lang);
  const around: Around<Wire> = {
    act: (action) => {
      sent.push(action);
      return Promise.resolve();
    },
    preview: (action) => {
      previewed.push(action);
      return Promise.resolve(events);
    },
    outcomes: () => (down ? Promise.reject(new Error('line')) : Promise.resolve(told)),
    refuse: (action) => void refused.push(action),
    tooLate: () => undefined,
    undo: () => (undone += 1),
    canUndo: true,
    get view() {
      return view;
    },
  };
  const choice = new Choice(board, around, () => null);
  return {
    board,
    choice,
    sent,
    refused,
    previewed,
    undone: () => undone,
    see: (next: View) => (view = next),
    /** What a preview would show. */
    foresee: (happening: GameEvent[]) => (events = happening),
    tell: (outcomes: OutcomeOM[]) => (told = outcomes),
    /** The line to the engine. */
    down: (is: boolean) => (down = is),
  };
}

/** Sits down at a moment made by hand. */
export function at(name: SceneName, lang: 'en' | 'ru' = 'en', outcomes: OutcomeOM[] = []) {
  return sitAt(SCENES[name], lang, outcomes);
}

/** Sits down at any moment, made by hand or played. */
export function sitAt({ view, decision }: Scene, lang: 'en' | 'ru' = 'en', outcomes: OutcomeOM[] = []) {
  const table = sit(view, lang);
  table.tell(outcomes);
  table.choice.ask(decision, view.step);
  return { ...table, view, decision: decision as Decision };
}

/** What the engine would say of an answer: only what the test is about. */
export function outcome(action: Action, more: Partial<OutcomeOM> = {}): OutcomeOM {
  return { action, score: { before: 0, after: 0 }, ...more } as OutcomeOM;
}

/** The engine has answered. */
export const answered = (): Promise<void> => Promise.resolve().then(() => undefined);

/** A question of a test: only what the test is about need be there. */
export const asking = (decision: object): Decision => decision as Decision;
