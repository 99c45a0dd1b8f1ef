import { describe, expect, it } from 'vitest';
import { along, directionOf, tabOrder } from '../keys';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

describe('the six keys', () => {
  it('go round like the directions, whatever letters are printed on them', () => {
    const ring = ['KeyQ', 'KeyW', 'KeyE', 'KeyD', 'KeyS', 'KeyA'].map((code) => directionOf({ ...plain, code }));
    expect(ring).toEqual([3, 2, 1, 0, 5, 4]);
    expect(directionOf({ ...plain, code: 'KeyX' })).toBeNull();
    expect(directionOf({ ...plain, code: 'KeyS', ctrlKey: true })).toBeNull();
  });

  const targets = ['0,-1', '-2,-1', '1,2', '-3,-1', '1,0', '5,5'];
  it('find the nearest target that way, then the next, then begin again', () => {
    expect(along('1,-1', 3, targets, null)).toBe('0,-1');
    expect(along('1,-1', 3, targets, '0,-1')).toBe('-2,-1');
    expect(along('1,-1', 3, targets, '-2,-1')).toBe('-3,-1');
    expect(along('1,-1', 3, targets, '-3,-1')).toBe('0,-1');
    expect(along('1,-1', 3, targets, '0,-1', true)).toBe('-3,-1');
  });

  it('turn to another line at its nearest target, and find nothing where nothing is', () => {
    expect(along('1,-1', 5, targets, '-2,-1')).toBe('1,0');
    expect(along('1,-1', 5, targets, '1,0')).toBe('1,2');
    expect(along('1,-1', 0, targets, null)).toBeNull();
  });
});

describe('Tab', () => {
  it('walks row by row', () => {
    const order = tabOrder([{ hex: '1,1' }, { hex: '-3,-1' }, { hex: '0,-1' }, { hex: '1,-4' }]);
    expect(order.map((t) => t.hex)).toEqual(['1,-4', '-3,-1', '0,-1', '1,1']);
  });
});
