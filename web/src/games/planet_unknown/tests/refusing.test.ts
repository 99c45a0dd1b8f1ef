// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../../lib/types';
import type { Choice } from '../choice.svelte';
import type { BoardPU } from '../context';
import { answered, idlePlace, notHere, withoutReason } from '../refusing';

const refusal: Refusal = { rule: 'PU-4.4', why: 'overlaps', params: {} };
const board = {
  b: (key: string, params?: Record<string, unknown>) => (params?.hint ? `${key}: ${String(params.hint)}` : `<${key}>`),
  seats: [{}],
} as unknown as BoardPU;
const asked = (kind: string, moves = 0): Choice =>
  ({ decision: { rule: 'PU-6.1' }, kind, moves, params: {}, picked: null, rovers: [], keys: [] }) as unknown as Choice;

describe('a refused click', () => {
  it('waits for the engine, but not for ever', async () => {
    expect(await answered(Promise.resolve(refusal))).toBe(refusal);
    expect(await answered(Promise.reject(new Error('gone')))).toBeNull();
    expect(await answered(new Promise(() => undefined), 5)).toBeNull();
  });

  it('is told what is asked now, under the rule of the question', () => {
    const said = notHere(board, asked('take'));
    expect(said.rule).toBe('PU-6.1');
    expect(said.text!.en).toBe('not-here: <hint-take>');
    expect(withoutReason(board, asked('take')).text!.en).toBe('<not-now>');
    expect(notHere(board, asked('end_turn')).text!.ru).toBe('not-here: <not-here-end>');
    expect(notHere(board, { ...asked(''), decision: null } as unknown as Choice).text!.en).toBe('<not-now>');
  });

  it('is one on the table, not on what answers for itself', () => {
    document.body.innerHTML = `<div data-at="depot-inner"><i id="tile"></i></div>
      <div data-at="cell-civ-3" role="button"><i id="asked"></i></div><p id="word"></p>`;
    expect(idlePlace(document.getElementById('tile')!)).not.toBeNull();
    expect(idlePlace(document.getElementById('asked')!)).toBeNull();
    expect(idlePlace(document.getElementById('word')!)).toBeNull();
  });
});
