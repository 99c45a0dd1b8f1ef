// @vitest-environment jsdom
/** What the bar says while others act: what they did last stays there until something is asked of me. */
import { describe, expect, it } from 'vitest';
import { promptOf } from '../src/lib/prompting';
import type { Teller } from '../src/lib/log';
import type { GameEvent } from '../src/lib/types';
import type { TableStore } from '../src/store/table.svelte';

const teller: Teller = {
  t: (key, params) => (params?.names ? `${key} ${String(params.names)}` : key),
  seat: (seat) => ['Ann', 'Bo'][seat]!,
  name: (id) => id,
  me: 0,
  fields: undefined,
};
const meta = { quiet: (event: GameEvent) => event.e === 'hush' };

function said(log: GameEvent[], store: Partial<Record<keyof TableStore, unknown>>): [string, string | null] {
  const table = { view: { actors: [1] }, seats: [0, 1], seat: 0, log, telling: false, decision: null, ...store };
  const { text, hint } = promptOf(table as unknown as TableStore, teller, meta, null);
  return [text, hint];
}

describe('the bar', () => {
  const deed = { e: 'built', seat: 1 };

  it('keeps what somebody did last, between the beats and while they think', () => {
    const log = [deed, { e: 'round_began' }, { e: 'hush', seat: 1 }];
    const both: [string, string] = ['event-built', 'prompt-waiting Bo'];
    expect(said(log, { telling: true })).toEqual(both);
    expect(said(log, { telling: false })).toEqual(both);
  });

  it('says whom we wait for when the last deed was mine', () => {
    expect(said([deed, { e: 'moved', seat: 0 }], {})).toEqual(['prompt-waiting Bo', null]);
  });

  it('asks me, whatever others did', () => {
    const decision = { kind: 'draw', seat: 0, params: {} };
    expect(said([deed], { decision })).toEqual(['prompt-draw', null]);
    expect(said([deed], { decision, telling: true })[0]).toBe('event-built');
  });
});
