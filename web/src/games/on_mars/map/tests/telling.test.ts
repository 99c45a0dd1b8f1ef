import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../../wire';
import { glideTime, Motion, TIMES } from '../motion.svelte';
import { move } from '../telling';

/** Only what a test is about need be there. */
const said = (event: object): GameEvent => event as GameEvent;
const FLIGHT = 280;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('telling', () => {
  it('a building flips when its tile has flown there', async () => {
    const motion = new Motion();
    const told = move(motion, said({ e: 'constructed', seat: 0, type: 'water_extractor', hex: '2,-2' }), FLIGHT);
    expect(motion.flips).toEqual([]);
    await vi.advanceTimersByTimeAsync(FLIGHT);
    expect(motion.flips.map((f) => f.hex)).toEqual(['2,-2']);
    await vi.advanceTimersByTimeAsync(TIMES.flip);
    await told;
    expect(motion.flips).toEqual([]);
  });

  it('a piece is away while it glides, and there at once when somebody skips', async () => {
    const motion = new Motion();
    const glide = move(motion, said({ e: 'bot_moved', seat: 0, start: '0,1', end: '2,0' }), FLIGHT);
    expect(motion.away('0,1', 'bot', 0)).toBe(true);
    motion.skip();
    await glide;
    motion.settle();
    expect(motion.away('0,1', 'bot', 0)).toBe(false);
  });

  it('a rover waits where it has arrived until the view shows it there', async () => {
    const motion = new Motion();
    const told = move(
      motion,
      said({ e: 'rover_moved', seat: 0, start: '0,1', leaves: '0,1', end: '1,1', crystal: true }),
      FLIGHT,
    );
    await vi.advanceTimersByTimeAsync(TIMES.least);
    await told;
    expect(motion.away('0,1', 'rover', 0)).toBe(true);
    motion.settle();
    expect(motion.away('0,1', 'rover', 0)).toBe(false);
  });

  it.each([
    { e: 'constructed', seat: 0, type: 'water_extractor', hex: '2,-2' },
    { e: 'tile_taken', seat: 0, tile: 'disc_tech', hex: '1,1' },
    { e: 'tile_placed', seat: 0, tile: 'disc_tech', hex: '1,1' },
    { e: 'bot_placed', seat: 0, hex: '1,1' },
  ])('nothing sets out once somebody has skipped: $e', async (event) => {
    const motion = new Motion();
    const told = move(motion, said(event), FLIGHT);
    motion.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([...motion.flips, ...motion.pops, ...motion.glides]).toEqual([]);
    await told;
  });

  it('a tile that is taken fades as it arrives at its owner', async () => {
    const motion = new Motion();
    const told = move(motion, said({ e: 'tile_taken', seat: 0, tile: 'disc_tech', hex: '1,1' }), FLIGHT);
    await vi.advanceTimersByTimeAsync(FLIGHT - TIMES.fade);
    expect(motion.pops).toMatchObject([{ hexes: ['1,1'], out: true }]);
    await vi.advanceTimersByTimeAsync(TIMES.fade);
    await told;
    expect(motion.pops).toEqual([]);
  });

  it('is there at once without motion', async () => {
    const motion = new Motion(() => ({ still: true, speed: 1 }));
    await move(motion, said({ e: 'crystals_landed', hexes: ['3,-3', '3,-2'] }), FLIGHT);
    expect(motion.pops).toEqual([]);
  });

  it('keeps every glide between 220 and 320 ms', () => {
    expect([1, 2, 3, 9].map(glideTime)).toEqual([220, 220, 320, 320]);
  });
});
