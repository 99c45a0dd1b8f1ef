/** Tech tiles in the hand: which can be carried, and where they may be put down. */
import { describe, expect, it } from 'vitest';
import { loadOf } from '../carry';
import { at } from './table';

describe('carrying a tile', () => {
  it.each(['develop', 'learn'] as const)('%s: each source is put down where an answer puts it', (name) => {
    const { choice, decision } = at(name);
    expect(choice.sources.length).toBeGreaterThan(0);
    for (const source of choice.sources) {
      const load = loadOf(choice, source)!;
      expect(load.what.source).toBe(source);
      const from = source.slice(source.indexOf(':') + 1);
      const spaces = decision.actions
        .filter((a) => a[0] === name && String(a[1]) === from)
        .map((a) => `lab:${String(a[2])}`);
      expect(new Set(Object.keys(load.drops))).toEqual(new Set(spaces));
    }
  });

  it('sends the answer when it is put down, whatever was picked before', () => {
    const { choice, sent } = at('develop');
    const source = choice.sources.at(-1)!;
    choice.pick(choice.sources[0]!);
    const [space, put] = Object.entries(loadOf(choice, source)!.drops)[0]!;
    put();
    // There are several ways to pay: they are shown first.
    expect(choice.tapped).toBe(space);
    choice.confirm(space);
    expect(sent).toHaveLength(1);
    expect(sent[0]!.slice(0, 3)).toEqual(['develop', source.slice(4), space.slice(4)]);
  });

  it('leaves alone what is not to be moved now', () => {
    const { choice } = at('develop');
    expect(loadOf(choice, 'lab:nowhere')).toBeNull();
    expect(loadOf(choice, '')).toBeNull();
    expect(loadOf(at('turn').choice, 'act:construct')).toBeNull();
  });
});
