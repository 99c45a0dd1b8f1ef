// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { scene } from '../map/tests/views';
import { pressKey } from '../../../table/keys';
import { keysOf } from '../keys';
import { sit } from './table';

function press(code: string, key = code): KeyboardEvent {
  return new KeyboardEvent('keydown', { code, key, cancelable: true });
}

describe('keys', () => {
  it('T turns to another way to do what is looked at on the map', () => {
    const { view, decision } = scene('rover');
    const { choice } = sit(view);
    choice.ask(decision, view.step);
    const keys = keysOf(choice, { escape: () => false, go: () => false, log: vi.fn(), glowing: () => [] });
    const idle = press('KeyT');
    pressKey(idle, keys);
    expect(idle.defaultPrevented).toBe(false);
    choice.map.hover('3,0');
    const turned = press('KeyT', 'е');
    pressKey(turned, keys);
    expect(turned.defaultPrevented).toBe(true);
    expect(choice.map.option).toBe(1);
    expect(choice.map.lit.collected).toEqual([]);
  });
});
