import { describe, expect, it } from 'vitest';
import { BAYS, CREW, LINE, stageOf } from '../stage';

const MOON = { w: 809, h: 713 };

describe('the wide table', () => {
  it.each([
    [1430, 830],
    [1440, 843],
  ])('leaves no room below the depot, with a moon beside the planet: %i x %i', (width, height) => {
    const below = 150;
    const stage = stageOf(width, height, below, 0, MOON);
    const room = height - 16 - CREW - LINE - stage.strip - 18;
    expect(stage.station).toBe(stage.side);
    expect(stage.station + below + stage.bays - BAYS).toBeCloseTo(room - 8);
  });

  it('gives a large screen to the planet with its moon and to the station, and the log its place below', () => {
    const [small, large] = [stageOf(1440, 843, 202, 0, MOON), stageOf(1920, 1023, 202, 0, MOON)];
    expect(large.log).toBe(0);
    expect(large.planet).toBeGreaterThan(small.planet * 1.2);
    expect(large.station).toBeGreaterThan(small.station * 1.5);
    expect(stageOf(1920, 1023, 150).log).toBeGreaterThan(0);
  });

  it('keeps the depot as low as it needs to be where the station could be larger', () => {
    expect(stageOf(1430, 830, 276, 0, MOON).bays).toBe(BAYS);
    expect(stageOf(1440, 843, 276).bays).toBe(BAYS);
  });
});
