// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { HEXES } from '../geometry';
import { walk } from '../keys';

const press = (code: string, key = code): KeyboardEvent => new KeyboardEvent('keydown', { code, key });

describe('walking', () => {
  it('knows six directions by place of the key, whatever the letter', () => {
    const to = ['KeyW', 'KeyE', 'KeyD', 'KeyS', 'KeyA', 'KeyQ'].map((c) => walk('0,0', press(c, 'ы'), null)?.hex);
    expect(to).toEqual(['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0']);
    expect(walk('0,0', press('ArrowUp'), null)?.hex).toBe('0,-1');
    expect(walk('0,0', press('Numpad3', '3'), null)?.hex).toBe('1,0');
  });

  it('sideways keeps to its row and comes back', () => {
    let at = { hex: '0,0', row: null as number | null };
    const seen: string[] = [];
    for (const code of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
      at = walk(at.hex, press(code), at.row)!;
      seen.push(at.hex);
    }
    expect(seen).toEqual(['1,-1', '2,-1', '3,-2', '2,-1', '1,-1', '0,0']);
  });

  it('ends at the rim, and reaches every hex', () => {
    expect(walk('-6,2', press('ArrowLeft'), null)).toBeNull();
    expect(walk('0,-4', press('ArrowUp'), null)).toBeNull();
    const found = new Set(['0,0']);
    for (const hex of found)
      for (const code of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = walk(hex, press(code), null);
        if (next) found.add(next.hex);
      }
    expect(found.size).toBe(HEXES.length);
  });

  it('leaves other keys and chords alone', () => {
    expect(walk('0,0', press('KeyZ'), null)).toBeNull();
    expect(walk('0,0', new KeyboardEvent('keydown', { code: 'KeyS', key: 's', ctrlKey: true }), null)).toBeNull();
  });
});
