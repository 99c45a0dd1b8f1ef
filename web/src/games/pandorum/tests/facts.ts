/** A table to test with: facts of the fixture, a moment of it, and a Choice that keeps what it sends. */
import type { Lang } from '../../../lib/types';
import type { OfKind } from '../../../lib/wire';
import type { Action, Decision, Guide, View } from '../wire';
import type { Outcome } from '../outcomes';
import { Choice } from '../choice.svelte';
import type { BoardPD } from '../context';
import { facts, scene } from '../dev/stories';
import { words } from '../words';

export { facts, scene };

function boardShowing(view: View, lang: Lang): BoardPD {
  return {
    facts,
    lang,
    b: words(lang, (key) => key),
    seats: view.seats.map(({ seat }) => ({
      seat,
      name: `P${seat}`,
      kind: 'bot',
      level: null,
      mine: false,
      colour: seat,
    })),
    me: view.me,
    spot: {},
  } as unknown as BoardPD;
}

export function sit(view: View, lang: Lang = 'en') {
  const sent: Action[] = [];
  const refused: Action[] = [];
  const asked: Action[][] = [];
  let told: Outcome[] = [];
  let undone = 0;
  const board = boardShowing(view, lang);
  const choice: Choice = new Choice(board, {
    act: (action) => {
      sent.push(action);
      return Promise.resolve();
    },
    preview: () => Promise.resolve([]),
    outcomes: (actions = choice.decision!.actions) => {
      asked.push([...actions]);
      return Promise.resolve(told);
    },
    refuse: (action) => void refused.push(action),
    tooLate: () => undefined,
    undo: () => (undone += 1),
    canUndo: true,
    get view() {
      return view;
    },
  });
  return {
    board,
    choice,
    sent,
    refused,
    asked,
    /** What the engine will foretell of the next question. */
    foretell: (outcomes: Outcome[]) => (told = outcomes),
    undone: () => undone,
    see: (next: View) => (view = next),
  };
}

/** An outcome of which only this matters. */
export function outcome(action: Action, more: Partial<Outcome> = {}): Outcome {
  return { action, score: { before: 0, after: 0 }, ...more };
}

/** A question put together for a test: only what the test is about need be there. */
export function ask<K extends Decision['kind']>(
  kind: K,
  actions: Action[],
  params: Partial<OfKind<Decision, K>['params']> = {},
  seat = 0,
  guide: Guide = {},
): Decision {
  return { seat, kind, rule: 'PD-3.1', params, actions, guide } as Decision;
}
