/** The last question: by a click, at once, or after a while that a hand on the table stops. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Action, Decision } from '../src/lib/types';
import { ConfirmTurn, isConfirm } from '../src/store/confirm.svelte';

const confirm = { seat: 0, kind: 'confirm', rule: 'R5-5.5', actions: [['confirm']] } as Decision;
const end = { seat: 0, kind: 'turn', rule: 'OM-4.2', actions: [['end']] } as Decision;
const choose = { seat: 0, kind: 'choose_card', rule: 'R5-5.2', actions: [['play', 'scout']] } as Decision;
const timed = { mode: 'timed', seconds: 5 } as const;

let said: Action[];
let turn: ConfirmTurn;
let fails: boolean;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  said = [];
  fails = false;
  turn = new ConfirmTurn((action) => {
    said.push(action);
    return fails ? Promise.reject(new Error('no')) : Promise.resolve();
  });
});
afterEach(() => {
  turn.close();
  vi.useRealTimers();
});

describe('the last question', () => {
  it('is a question whose one answer ends the turn', () => {
    expect([confirm, end, choose, null].map((d) => isConfirm(d))).toEqual([true, true, false, false]);
    expect(isConfirm({ ...end, actions: [['end'], ['exec', 'x']] })).toBe(false);
  });

  it('waits for the click by default', () => {
    turn.watch(confirm, 1, true, { mode: 'on', seconds: 5 });
    vi.advanceTimersByTime(60_000);
    expect(said).toEqual([]);
    expect(turn.left).toBeNull();
  });

  it('goes on at once if wished, once', () => {
    const off = { mode: 'off', seconds: 5 } as const;
    turn.watch(choose, 1, true, off);
    expect(said).toEqual([]);
    turn.watch(confirm, 1, true, off);
    turn.watch(confirm, 1, true, off);
    expect(said).toEqual([['confirm']]);
    turn.watch(null, 2, true, off);
    turn.watch(confirm, 3, true, off); // the next turn
    expect(said.length).toBe(2);
  });

  it('ends before the clock of the seat does, and at once if hardly any time is left', () => {
    turn.watch(confirm, 1, true, timed, 4000);
    expect(turn.total).toBe(1500);
    vi.advanceTimersByTime(1400);
    turn.watch(confirm, 1, true, timed, 2600); // the same question does not begin anew
    expect(said).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(said).toEqual([['confirm']]);
    turn.watch(null, 2, true, timed);
    turn.watch(confirm, 3, true, timed, 900);
    expect(said.length).toBe(2);
    turn.watch(null, 4, true, timed);
    turn.watch(confirm, 5, true, timed, 60_000);
    expect(turn.total).toBe(5000);
  });

  it('does not repeat for ever what the table refuses', async () => {
    fails = true;
    const off = { mode: 'off', seconds: 5 } as const;
    turn.watch(confirm, 1, true, off);
    await Promise.resolve();
    await Promise.resolve();
    turn.watch(null, 2, true, off);
    turn.watch(confirm, 2, true, off);
    expect(said.length).toBe(1);
    turn.watch(choose, 2, true, off);
    turn.watch(confirm, 3, true, off);
    expect(said.length).toBe(2);
  });

  it('counts down and answers by itself', () => {
    turn.watch(confirm, 1, true, timed);
    expect(turn.left).toBe(5000);
    vi.advanceTimersByTime(3000);
    // Somebody else moves: the same question comes again and the time goes on.
    turn.watch({ ...confirm }, 1, true, timed);
    expect(turn.left).toBeLessThanOrEqual(2000);
    vi.advanceTimersByTime(1900);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(said).toEqual([['confirm']]);
    expect(turn.left).toBeNull();
  });

  it('stops for good when the board or undo is touched', () => {
    turn.watch(confirm, 1, true, timed);
    vi.advanceTimersByTime(2000);
    turn.touch();
    expect(turn.left).toBeNull();
    turn.watch(null, 1, true, timed); // another player's move is being told
    turn.watch(confirm, 1, true, timed);
    vi.advanceTimersByTime(60_000);
    expect(said).toEqual([]);
    turn.watch(choose, 2, true, timed); // taken back and chosen anew
    turn.watch(confirm, 3, true, timed);
    vi.advanceTimersByTime(5100);
    expect(said.length).toBe(1);
  });

  it('never answers without a line, and gives the whole time again afterwards', () => {
    turn.watch(confirm, 1, true, timed);
    vi.advanceTimersByTime(4000);
    turn.watch(confirm, 1, false, timed);
    expect(turn.left).toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(said).toEqual([]);
    turn.watch(confirm, 1, true, timed);
    expect(turn.left).toBe(5000);
    turn.watch(confirm, 1, false, { mode: 'off', seconds: 5 });
    expect(said).toEqual([]);
  });

  it('never answers while the table shows no question: behind a curtain, during a pause', () => {
    turn.watch(confirm, 1, true, timed);
    turn.watch(null, 1, true, timed);
    vi.advanceTimersByTime(60_000);
    expect(said).toEqual([]);
  });
});
