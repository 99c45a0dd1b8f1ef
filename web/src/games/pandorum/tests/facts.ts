/** A table to test with: facts of the fixture, a moment of it, and a Choice that keeps what it sends. */
import type { OfKind } from '../../../lib/wire';
import type { Action, Decision, View } from '../wire';
import { Choice } from '../choice.svelte';
import type { BoardPD } from '../context';
import { facts, scene } from '../dev/views';
import { words } from '../words';

export { facts, scene };

function boardOf(view: View): BoardPD {
  return {
    facts,
    lang: 'en',
    b: words('en', (key) => key),
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

export function sit(view: View) {
  const sent: Action[] = [];
  const refused: Action[] = [];
  const previewed: Action[] = [];
  let undone = 0;
  const board = boardOf(view);
  const choice = new Choice(board, {
    act: (action) => {
      sent.push(action);
      return Promise.resolve();
    },
    preview: (action) => {
      previewed.push(action);
      return Promise.resolve([]);
    },
    refuse: (action) => void refused.push(action),
    undo: () => (undone += 1),
    canUndo: true,
    get view() {
      return view;
    },
    get seat() {
      return view.me === null ? null : view.seats[view.me]!;
    },
  });
  return {
    board,
    choice,
    sent,
    refused,
    previewed,
    undone: () => undone,
    see: (next: View) => (view = next),
  };
}

/** A question put together for a test: only what the test is about need be there. */
export function ask<K extends Decision['kind']>(
  kind: K,
  actions: Action[],
  params: Partial<OfKind<Decision, K>['params']> = {},
  seat = 0,
): Decision {
  return { seat, kind, rule: 'PD-3.1', params, actions } as Decision;
}
