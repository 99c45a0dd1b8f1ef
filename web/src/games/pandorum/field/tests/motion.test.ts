import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { glideTime, Motion, TIMES } from '../motion.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const way = ['1,-1', '1,0', '1,1'];

describe('a flight', () => {
  it('takes its time and rests where it ended until the view tells', async () => {
    const motion = new Motion();
    const done = motion.moveHarvester(0, way);
    expect(motion.glides[0]).toMatchObject({ seat: 0, path: way });
    expect(motion.rests.size).toBe(0);
    await vi.advanceTimersByTimeAsync(glideTime(way));
    await done;
    expect(motion.glides).toEqual([]);
    expect(motion.rests.get(0)).toBe('1,1');
    motion.settle();
    expect(motion.rests.size).toBe(0);
  });

  it('is there at once without motion', async () => {
    const motion = new Motion(() => 0);
    await motion.moveHarvester(2, way);
    expect(motion.glides).toEqual([]);
    expect(motion.rests.get(2)).toBe('1,1');
  });

  it('looks where it flies and goes nowhere without a way', async () => {
    const motion = new Motion(() => 0);
    await motion.moveHarvester(1, ['1,-1', '0,-1']);
    expect(motion.facings.get(1)).toBe(-1);
    await motion.moveHarvester(1, ['1,-1']);
    expect(motion.rests.get(1)).toBe('0,-1');
  });

  it('can be cut short', async () => {
    const motion = new Motion();
    const done = motion.moveHarvester(0, way);
    motion.skip();
    await done;
    expect(motion.rests.get(0)).toBe('1,1');
  });

  it('that is cut short by a new view leaves nothing behind', async () => {
    const motion = new Motion();
    const done = motion.moveHarvester(0, way);
    motion.skip();
    motion.settle();
    await done;
    expect(motion.glides).toEqual([]);
    expect(motion.rests.size).toBe(0);
  });
});

describe('objects', () => {
  it('rise, stand and sink', async () => {
    const motion = new Motion();
    const up = motion.raise('1,1', 'base', 0);
    expect(motion.risings[0]).toMatchObject({ hex: '1,1', figure: 'base', down: false });
    await vi.advanceTimersByTimeAsync(TIMES.rise);
    await up;
    expect(motion.stands.get('1,1')).toEqual({ figure: 'base', seat: 0 });
    const down = motion.lower('1,1', 'base', 0);
    await vi.advanceTimersByTimeAsync(TIMES.rise);
    await down;
    expect(motion.stands.get('1,1')).toBeNull();
  });

  it('that are taken back while they rise or sink are where the view has them', async () => {
    const motion = new Motion();
    const done = Promise.all([motion.raise('1,1', 'base', 0), motion.lower('2,0', 'module', 1)]);
    motion.skip();
    motion.settle();
    await done;
    expect(motion.risings).toEqual([]);
    expect(motion.stands.size).toBe(0);
  });
});
