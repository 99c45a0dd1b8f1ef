import { describe, expect, it, vi } from 'vitest';
import type { GameEvent, HexView } from '../../wire';
import { midgame } from '../dev/views';
import { glideTime, Motion, TIMES } from '../motion.svelte';
import { mapAfter, tell } from '../telling';

/** Only what a test is about need be there. */
const said = (event: object): GameEvent => event as GameEvent;

const at = (hexes: HexView[], hex: string): HexView => hexes.find((h) => h.hex === hex)!;
const after = (event: GameEvent, hexes = midgame()): HexView[] => mapAfter(hexes, event);

describe('the map after an event', () => {
  it('has the new building, and its whole complex the new size', () => {
    const map = after(said({ e: 'constructed', seat: 0, type: 'water_extractor', hex: '2,-2', size: 3 }));
    expect(['2,-2', '2,-1', '2,0'].map((h) => at(map, h).building?.size)).toEqual([3, 3, 3]);
    expect(new Set(['2,-2', '2,-1', '2,0'].map((h) => at(map, h).building?.group)).size).toBe(1);
    const mine = after(said({ e: 'constructed', seat: 1, type: 'mine', hex: '-1,1', size: 1 }));
    expect(at(mine, '-1,1').building?.miner).toBe(1);
    expect(at(mine, '-1,1').crystal).toBe(false);
    expect(at(after(said({ e: 'constructed', seat: 1, type: 'shelter', hex: '1,-2' })), '1,-2').building).toMatchObject({ party: 1, size: 1 }); // prettier-ignore
  });

  it('has pieces where they went', () => {
    const bot = after(said({ e: 'bot_moved', seat: 0, start: '0,1', end: '1,1' }));
    expect([at(bot, '0,1').bots, at(bot, '1,1').bots]).toEqual([[], [0]]);
    const rover = after(said({ e: 'rover_moved', seat: 1, start: '-4,2', end: '-4,1', crystal: true }));
    expect(at(rover, '-4,1')).toMatchObject({ rover: [1], crystal: false });
    expect(at(rover, '-4,2').rover).toEqual([]);
    expect(at(after(said({ e: 'bot_placed', seat: 2, hex: '2,1' })), '2,1').bots).toEqual([2]);
    expect(at(after(said({ e: 'piece_displaced', seat: 0, piece: 'rover', start: '4,-5', end: '4,-4' })), '4,-4').rover).toEqual([0]); // prettier-ignore
  });

  it('has things that came and not those that went', () => {
    expect(at(after(said({ e: 'crystals_landed', hexes: ['3,-3'] })), '3,-3').crystal).toBe(true);
    expect(at(after(said({ e: 'tile_removed', hex: '1,-4', tile: 'disc_battery' })), '1,-4').tile).toBeNull();
    expect(at(after(said({ e: 'tile_removed', hex: '-1,1', tile: null })), '-1,1').crystal).toBe(false);
    expect(at(after(said({ e: 'tile_placed', seat: 1, tile: 'disc_tech', hex: '-1,0' })), '-1,0').tile).toBe(
      'disc_tech',
    );
    const up = after(said({ e: 'upgraded', seat: 0, card: 'bp_x', hex: '1,0' }));
    expect(at(up, '1,0').building).toMatchObject({ miner: null, advanced: { party: 0, card: 'bp_x' } });
  });

  it('is the same map for everything else', () => {
    const map = midgame();
    expect(mapAfter(map, said({ e: 'gained', seat: 0 }))).toBe(map);
  });
});

describe('telling', () => {
  it('plays within 320 ms and ends with the map as it is then', async () => {
    vi.useFakeTimers();
    const motion = new Motion();
    const told = tell(motion, midgame(), said({ e: 'constructed', seat: 0, type: 'water_extractor', hex: '2,-2' }));
    expect(motion.flips.map((f) => f.hex)).toEqual(['2,-2']);
    await vi.advanceTimersByTimeAsync(TIMES.flip);
    expect(at(await told, '2,-2').building?.type).toBe('water_extractor');
    expect(motion.flips).toEqual([]);
    const glide = tell(motion, midgame(), said({ e: 'bot_moved', seat: 0, start: '0,1', end: '2,0' }));
    expect(motion.away('0,1', 'bot', 0)).toBe(true);
    motion.skip();
    await glide;
    expect(motion.away('0,1', 'bot', 0)).toBe(false);
    vi.useRealTimers();
  });

  it('is there at once without motion', async () => {
    const motion = new Motion(() => ({ still: true, speed: 1 }));
    const map = await tell(motion, midgame(), said({ e: 'crystals_landed', hexes: ['3,-3', '3,-2'] }));
    expect(at(map, '3,-2').crystal).toBe(true);
  });

  it('keeps every glide between 220 and 320 ms', () => {
    expect([1, 2, 3, 9].map(glideTime)).toEqual([220, 220, 320, 320]);
  });
});
