import { describe, expect, it } from 'vitest';
import { SinceMyTurn } from '../src/table/since.svelte';

const view = (step: number, mine: boolean) => ({ step, mine });

describe('what is new', () => {
  it('begins when my turn is over, after what I did', () => {
    const since = new SinceMyTurn<{ step: number; mine: boolean }>(({ mine }) => mine);
    since.see(view(1, false));
    since.see(view(2, true));
    expect(since.view).toBeNull();
    since.see(view(3, false));
    since.see(view(4, false));
    expect(since.view?.step).toBe(3);
    since.see(view(5, true));
    since.see(view(6, true));
    expect(since.view?.step).toBe(3);
    since.see(view(7, false));
    expect(since.view?.step).toBe(7);
  });
});
