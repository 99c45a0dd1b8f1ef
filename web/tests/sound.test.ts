// @vitest-environment jsdom
/** What is heard at a table, when, and how it is made; with an instrument that only writes down what it is asked to play. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hearing, soundOf, type Standing } from '../src/sound/hearing';
import { RECIPES, type Sound } from '../src/sound/recipes';
import { Sounds } from '../src/sound/sounds.svelte';
import { Synth } from '../src/sound/synth';
import { Chat } from '../src/store/chat.svelte';
import { prefs } from '../src/store/prefs.svelte';
import type { ChatLine, GameEvent } from '../src/lib/types';

const QUIET = { silent: 'nobody would want to hear it' };
const spec = {
  tones: { laid: 'place', taken: 'card', told: QUIET, robbed: 'gain', won: 'level' },
  losses: { robbed: true },
} as const;
const event = (e: string, rest: object = {}): GameEvent => ({ e, n: 0, ...rest }) as unknown as GameEvent;
const of = (events: GameEvent[], seat: number | null) => soundOf({ events }, spec, seat);

describe('a beat', () => {
  it('sounds as the game says, softer for others', () => {
    expect(of([event('laid', { seat: 1 })], 1)).toEqual({ sound: 'place', far: false });
    expect(of([event('laid', { seat: 0 })], 1)).toEqual({ sound: 'place', far: true });
    expect(of([event('won')], 1)).toEqual({ sound: 'level', far: false });
    expect(of([event('laid', { seat: 0 })], null)).toEqual({ sound: 'place', far: false });
  });

  it('is silent where the game wants silence, and for what this page does not know', () => {
    expect(of([event('told', { seat: 1 })], 1)).toBeNull();
    expect(of([event('of_tomorrow', { seat: 1 })], 1)).toBeNull();
  });

  it('is one sound: a loss of mine before everything, then what weighs most', () => {
    expect(of([event('won'), event('robbed', { seat: 0, victim: 1 })], 1)).toEqual({ sound: 'loss', far: false });
    expect(of([event('robbed', { seat: 0, victim: 1 })], 0)).toEqual({ sound: 'gain', far: false });
    expect(of([event('taken', { seat: 1 }), event('laid', { seat: 0 })], 1)).toEqual({ sound: 'place', far: true });
  });
});

describe('a table', () => {
  let heard: Sound[];
  let hearing: Hearing;
  const start: Standing = { seat: 1, asked: false, actors: [0], over: false, hurry: 0, line: 0 };
  const stands = (change: Partial<Standing>): void => hearing.stands({ ...start, ...change });
  beforeEach(() => {
    heard = [];
    hearing = new Hearing((sound) => heard.push(sound));
  });

  it('calls when my turn begins, and not at every question of it', () => {
    stands({});
    stands({ actors: [1] });
    expect(heard).toEqual([]);
    stands({ actors: [1], asked: true });
    stands({ actors: [1], asked: false });
    stands({ actors: [1], asked: true });
    expect(heard).toEqual(['turn']);
    stands({});
    stands({ actors: [1], asked: true });
    expect(heard).toEqual(['turn', 'turn']);
  });

  it('does not call somebody who came when it was their turn already, nor the next at the same screen', () => {
    stands({ actors: [1], asked: true });
    stands({ actors: null });
    stands({ seat: 0, actors: [1] });
    stands({ seat: 1, actors: [1], asked: true });
    expect(heard).toEqual([]);
  });

  it('sounds the end of a game that was seen running, once', () => {
    stands({ actors: [], over: true });
    expect(heard).toEqual([]);
    hearing = new Hearing((sound) => heard.push(sound));
    stands({});
    stands({ actors: [], over: true });
    stands({ actors: [], over: true });
    expect(heard).toEqual(['end']);
  });

  it('warns of a clock when it gets low and when it has nearly run out', () => {
    for (const hurry of [0, 1, 1, 2, 2, 0, 1] as const) stands({ hurry });
    expect(heard).toEqual(['clock', 'clock', 'clock']);
  });

  it('lets a new line of somebody else be heard', () => {
    for (const line of [0, 4, 4, 5]) stands({ line });
    expect(heard).toEqual(['chat', 'chat']);
  });
});

it('a line is news if another says it while one is here', () => {
  const chat = new Chat(
    'k3f',
    () => [0],
    () => Promise.resolve(),
  );
  const line = (n: number, seat: number): ChatLine => ({ n, seat, name: 'N', text: 't', at: '2026-01-01T00:00:00Z' }) as ChatLine; // prettier-ignore
  chat.hear({ lines: [line(1, 1), line(2, 1)], reset: true });
  expect(chat.news).toBe(0);
  chat.hear({ lines: [line(3, 0)] });
  expect(chat.news).toBe(0);
  chat.hear({ lines: [line(4, 1)] });
  expect(chat.news).toBe(4);
});

/** The instrument has been fetched. */
const fetched = (): Promise<void> => new Promise((done) => setTimeout(done));

describe('what a person wants', () => {
  const play = vi.fn<(sound: Sound, volume: number) => void>();
  let sounds: Sounds;
  let now: number;
  beforeEach(() => {
    play.mockClear();
    now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    prefs.hear = 'company';
    prefs.volume = 50;
    sounds = new Sounds(() => Promise.resolve({ play }));
  });
  afterEach(() => void vi.restoreAllMocks());

  it('is to hear tables where people sit, and no others', () => {
    expect([sounds.audible(true), sounds.audible(false)]).toEqual([true, false]);
    prefs.hear = 'always';
    expect(sounds.audible(false)).toBe(true);
    prefs.hear = 'off';
    expect(sounds.audible(true)).toBe(false);
  });

  it('can be changed at the table, and back to what it was', () => {
    sounds.toggle(true);
    expect(prefs.hear).toBe('off');
    sounds.toggle(true);
    expect(prefs.hear).toBe('company');
    sounds.toggle(false);
    expect(prefs.hear).toBe('always');
    sounds.toggle(true);
    sounds.toggle(true);
    expect(prefs.hear).toBe('always');
  });

  it('is as loud as wished, softer from afar', async () => {
    sounds.play('place');
    now = 1000;
    sounds.play('place', true);
    await fetched();
    expect(play.mock.calls).toEqual([['place', 0.5], ['place', 0.3]]); // prettier-ignore
  });

  it('is tried again where the instrument could not be fetched', async () => {
    let line = false;
    sounds = new Sounds(() => (line ? Promise.resolve({ play }) : Promise.reject(new Error('offline'))));
    sounds.play('turn');
    await fetched();
    line = true;
    sounds.play('end');
    await fetched();
    expect(play.mock.calls).toEqual([['end', 0.5]]);
  });

  it('does not rattle, and never leaves out a call', async () => {
    sounds.play('card');
    now = 20;
    sounds.play('move');
    sounds.play('turn');
    now = 200;
    sounds.play('move');
    await fetched();
    expect(play.mock.calls.map(([sound]) => sound)).toEqual(['card', 'turn', 'move']);
  });
});

/** Nodes that write down when they start and stop. */
class Param {
  value = 0;
  set: [number, number][] = [];
  setValueAtTime = (value: number, at: number): void => void this.set.push([value, at]);
  linearRampToValueAtTime = this.setValueAtTime;
  exponentialRampToValueAtTime = this.setValueAtTime;
}
class Instrument {
  state: AudioContextState = 'running';
  currentTime = 5;
  sampleRate = 100;
  destination = {};
  started: number[] = [];
  stopped: number[] = [];
  gains: Param[] = [];
  waking: (() => void) | null = null;
  resume = (): Promise<void> => new Promise((done) => (this.waking = done));
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createGain = () => {
    const gain = new Param();
    this.gains.push(gain);
    return { gain, connect: () => undefined };
  };
  createBiquadFilter = () => ({ type: '', frequency: new Param(), Q: new Param(), connect: () => undefined });
  #source = () => ({
    frequency: new Param(),
    connect: () => undefined,
    start: (at: number) => void this.started.push(at),
    stop: (at: number) => void this.stopped.push(at),
  });
  createOscillator = this.#source;
  createBufferSource = this.#source;
}
const synthOn = (made: Instrument | null): Synth => new Synth(() => made as unknown as AudioContext | null);

describe('the instrument', () => {
  it.each(Object.keys(RECIPES) as Sound[])('plays %s: every part, none longer than a second and a half', (sound) => {
    const made = new Instrument();
    synthOn(made).play(sound, 0.5);
    const { rings, rustles } = RECIPES[sound];
    const parts = [...rings, ...rustles];
    expect(made.started).toEqual(parts.map(({ at }) => 5 + at / 1000));
    expect(made.stopped).toEqual(parts.map(({ at, ms }) => 5 + at / 1000 + ms / 1000));
    expect(Math.max(...made.stopped)).toBeLessThanOrEqual(6.5);
    expect(made.gains[0]!.value).toBe(0.25);
    // Nothing begins or ends with a click: every part rises from silence and fades into it.
    for (const { set } of made.gains.slice(1)) {
      expect(set[0]![0]).toBeLessThan(0.001);
      expect(set.at(-1)![0]).toBeLessThan(0.001);
    }
    // However many parts sound together, a loudspeaker can follow.
    const loudest = Math.max(...parts.map(({ at }) => parts.filter((one) => one.at <= at && at < one.at + one.ms).reduce((sum, { level }) => sum + level, 0))); // prettier-ignore
    expect(loudest).toBeLessThanOrEqual(1);
  });

  it('makes nothing before the page was touched, and tries again later', () => {
    const made = new Instrument();
    let touched = false;
    const synth = new Synth(() => (touched ? (made as unknown as AudioContext) : null));
    synth.play('turn', 1);
    expect(made.started).toEqual([]);
    touched = true;
    synth.play('turn', 1);
    expect(made.started).not.toEqual([]);
  });

  it('makes nothing at no volume', () => {
    const make = vi.fn(() => null);
    new Synth(make).play('turn', 0);
    expect(make).not.toHaveBeenCalled();
  });

  it('a sleeping instrument is woken, and does not play what is past', async () => {
    const clock = vi.spyOn(performance, 'now');
    const made = new Instrument();
    made.state = 'suspended';
    const synth = synthOn(made);
    clock.mockReturnValue(0);
    synth.play('chat', 1);
    made.waking!();
    await Promise.resolve();
    await Promise.resolve();
    expect(made.started).toHaveLength(1);
    synth.play('chat', 1);
    clock.mockReturnValue(5000);
    made.waking!();
    await Promise.resolve();
    await Promise.resolve();
    expect(made.started).toHaveLength(1);
    clock.mockRestore();
  });
});
