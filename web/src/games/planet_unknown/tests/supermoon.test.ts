import { describe, expect, it } from 'vitest';
import { targetsOf, type Around } from '../../../table/question.svelte';
import type { Action, Decision, GameEvent, SeatView, View, Wire } from '../wire';
import { placedBadges } from '../badges';
import type { BoardPU } from '../context';
import { withMoons } from '../moontexts';
import { supplyHeight } from '../parts/supply';
import { moonSides, turnedOver } from '../pickers/sides';
import { lying } from '../placing';
import { emptySeat } from '../planet/empty';
import { drawingOf, middleOf } from '../planet/frames';
import { orbitPath, wayOf, spotOf } from '../planet/orbit';
import { saying } from '../prompt';
import { firedBy, payingBy, type Beat } from '../choreography';
import { spotOf as lightOf } from '../spots';
import { spec } from '../spec';
import { keysOf } from '../targets';
import en from '../supermoon.en.ftl?raw';
import ru from '../supermoon.ru.ftl?raw';
import { facts, seat, startMoon } from './facts';
import { Foretold } from './foretold';

const SYMBOLS = ['mD2', 'mA3', 'mF4', 'mC5'];
const moonSeat = (more: Partial<SeatView> = {}): SeatView => seat({ moon: startMoon, meteorites: SYMBOLS, ...more });
const broken = emptySeat(facts.planets.shattered!, 'universal_coalition', facts);
/** Only what a test is about need be there. */
const ask = (kind: Decision['kind'], actions: Action[], params: object = {}): Decision =>
  ({ seat: 0, kind, rule: '', params, actions }) as Decision;

describe('the satellite', () => {
  it('moves on a smooth way through the points of its orbit', () => {
    const moon = facts.moons.moon_start!;
    expect(wayOf(moon, 3)).toEqual(spotOf(moon, 3));
    expect(wayOf(moon, 16.5)).toEqual(wayOf(moon, 0.5));
    expect(orbitPath(moon, 15, 2)).toMatch(/^M.*L/);
  });

  it('is told among the consequences of a placement', () => {
    const board = { facts, lang: 'en', b: (key: string) => key } as unknown as BoardPU;
    const beams = [
      { line: 'moon-row-2', meteorites: ['mD2'], rovers: ['mE2'] },
      { line: 'moon-column-F', meteorites: ['mF4'], rovers: [] },
    ];
    const placed = { ...lying(['mC1', 'mD1']), meteorite: 'mD1', passing: { points: 2, start: 15, end: 1, beams } };
    const texts = placedBadges(board, moonSeat(), placed, {}, null).map((badge) => badge.text);
    expect(texts).toEqual(['badge-shot-rovers', 'badge-meteorite', 'badge-satellite', 'badge-shot']);
  });
});

describe('questions', () => {
  it('have a place on the table for every answer', () => {
    expect(keysOf(['fire', 'moon-row-2'])).toEqual(['line:moon-row-2']);
    expect(keysOf(['emergency', 'civ'])).toEqual(['emergency:civ']);
    expect(keysOf(['kind', 'biomass'])).toEqual(['kind:biomass']);
    expect(keysOf(['moon', 'moon_start', 7])).toEqual(['moon:moon_start:7']);
    expect(keysOf(['quarters', 'abab'])).toEqual(['quarters:abab']);
    expect(keysOf(['next', 'sm_event_g1'])).toEqual(['event:sm_event_g1']);
    expect(keysOf(['twice', 'water'])).toEqual(['station:water']);
    expect(keysOf(['fly', 'q1D5', 'mC1'])).toEqual([]);
    expect([...targetsOf<Wire>(spec, ask('take', [['take', 'outer'], ['emergency', 'civ']])).keys()]).toEqual(['bay:outer', 'emergency:civ']); // prettier-ignore
  });

  it('of the set-up are sorted for their pickers', () => {
    const keys = ['moon:moon_start:15', 'moon:moon_start:7', 'moon:moon_selene:4', 'plain:skip'];
    expect(moonSides(keys)).toEqual([
      { side: 'moon_start', points: [7, 15] },
      { side: 'moon_selene', points: [4] },
    ]);
    expect(turnedOver('aaba', 2)).toBe('aaaa');
    expect(turnedOver('aaaa', 3)).toBe('aaab');
  });
});

function sit(me: SeatView, told: GameEvent[] = []) {
  const sent: Action[] = [];
  const board = { facts, lang: 'en', b: (key: string) => key, me: 0 } as unknown as BoardPU;
  const around: Around<Wire> = {
    act: (action) => {
      sent.push(action);
      return Promise.resolve();
    },
    preview: () => Promise.resolve(told),
    outcomes: () => Promise.resolve([]),
    refuse: () => undefined,
    tooLate: () => undefined,
    undo: () => undefined,
    canUndo: true,
    view: { me: 0, restriction: null, station: { sectors: [] }, seats: [me] } as unknown as View,
  };
  const choice = new Foretold([], board, around, { elsewhere: () => undefined, unanswered: () => undefined });
  return { choice, sent };
}

describe('a tile in hand', () => {
  const places: Action[] = [
    ['place', 'r0', 'F1', 'as_is'],
    ['place', 'r0', 'mC1', 'as_is'],
    ['place', 'r0', 'mC6', 'as_is'],
  ];

  it('is laid on the board it is moved to', () => {
    const { choice, sent } = sit(moonSeat({ hand: 'emergency_civ' }));
    choice.ask(ask('place', places, { tile: 'emergency_civ' }), 1);
    choice.hover([2, 5.2], undefined, 'moon');
    expect(choice.spot?.at).toBe('mC6');
    choice.hover([5, 0], undefined, 'planet');
    expect(choice.spot?.at).toBe('F1');
    choice.hover([2, 0.3], undefined, 'moon');
    choice.place();
    expect(sent).toEqual([['place', 'r0', 'mC1', 'as_is']]);
  });

  it('goes from board to board by arrow keys, as they are seen', () => {
    const { choice } = sit(moonSeat({ hand: 'emergency_civ' }));
    choice.frames = drawingOf(['planet', 'moon']).frames;
    choice.ask(ask('place', places, { tile: 'emergency_civ' }), 1);
    choice.hover([5, 0], undefined, 'planet');
    choice.move(0, 1);
    expect(choice.spot?.at).toBe('mC1');
    choice.move(0, 1);
    expect(choice.spot?.at).toBe('mC6');
    choice.move(0, -1);
    choice.move(0, -1);
    expect(choice.spot?.at).toBe('F1');
  });

  it('goes along when the person turns to the moon, and back to where it was held', () => {
    const { choice } = sit(moonSeat({ hand: 'emergency_civ' }));
    const { frames } = drawingOf(['planet', 'moon'], true);
    choice.frames = frames;
    choice.ask(ask('place', [...places, ['place', 'r0', 'A6', 'as_is']], { tile: 'emergency_civ' }), 1);
    choice.hover([0, 5], undefined, 'planet');
    choice.bring(['moon'], middleOf(frames, 'mC5')!);
    expect(choice.spot).toMatchObject({ at: 'mC6', orient: 'r0' });
    expect(choice.adrift).toBe(false);
    choice.bring(['moon'], middleOf(frames, 'mC1')!);
    expect(choice.spot?.at).toBe('mC6');
    choice.bring(['planet'], middleOf(frames, 'F2')!);
    expect(choice.spot?.at).toBe('A6');
  });

  it('turns for it if it must, and stays where it is without any place there', () => {
    const { choice } = sit(moonSeat({ hand: 'emergency_civ' }));
    const planet: Action = ['place', 'r0', 'F1', 'as_is'];
    choice.ask(ask('place', [planet, ['place', 'r1', 'mC1', 'as_is']], { tile: 'emergency_civ' }), 1);
    choice.hover([5, 0], undefined, 'planet');
    choice.bring(['moon'], [0, 0]);
    expect(choice.spot).toMatchObject({ at: 'mC1', orient: 'r1' });
    choice.ask(ask('place', [planet], { tile: 'emergency_civ' }), 2);
    choice.bring(['moon'], [0, 0]);
    expect(choice.spot?.at).toBe('F1');
  });

  it('is not laid while it is out of sight: it is shown first', () => {
    const { choice, sent } = sit(moonSeat({ hand: 'emergency_civ' }));
    choice.ask(ask('place', places, { tile: 'emergency_civ' }), 1);
    const board = { b: (key: string) => key, facts, lang: 'en', narrow: true, seats: [] } as unknown as BoardPU;
    choice.lost = () => (choice.lost = null);
    expect(saying(board, choice).primary?.label).toBe('place-show');
    choice.place();
    expect(sent).toEqual([]);
    expect(saying(board, choice).primary?.label).toBe('place');
    choice.place();
    expect(sent).toHaveLength(1);
  });

  it('keeps its look when it comes to a quarter that lies turned', () => {
    const { choice } = sit({ ...broken, hand: 'emergency_civ' });
    const quarters: Action[] = [
      ['place', 'r0', 'q1A6', 'as_is'],
      ['place', 'r3', 'q2F1', 'as_is'],
    ];
    choice.ask(ask('place', quarters, { tile: 'emergency_civ' }), 1);
    choice.hover([0, 5], undefined, 'q1');
    expect(choice.spot).toMatchObject({ at: 'q1A6', orient: 'r0' });
    choice.hover([5, 1], undefined, 'q2');
    expect(choice.spot).toMatchObject({ at: 'q2F1', orient: 'r3' });
  });

  it('may fly from a spaceship symbol for a point', () => {
    const me = { ...broken, moves: 1, rovers: [{ at: 'q1D5', cargo: false }] };
    const { choice, sent } = sit(me);
    choice.ask(ask('end_turn', [['fly', 'q1D5', 'q3B2'], ['end']]), 1); // prettier-ignore
    expect(choice.rover).toBe('q1D5');
    expect(choice.ways.get('q3B2')).toEqual({ steps: ['q3B2'], cost: 1 });
    choice.driveTo('q3B2');
    expect(sent).toEqual([['fly', 'q1D5', 'q3B2']]);
  });
});

describe('a patch in hand', () => {
  it('is told in its terrain', async () => {
    const { choice } = sit(moonSeat(), [{ e: 'patch_placed', seat: 0, at: 'mC1' }]);
    choice.ask(ask('place_patch', [['patch', 'mC1'], ['patch', 'F1']], { terrain: 'water', left: 1 }), 1); // prettier-ignore
    choice.weigh('square:mC1');
    await Promise.resolve();
    expect(choice.said.map((badge) => badge.icon)).toEqual(['pu-water']);
  });
});

describe('the telling', () => {
  it('burns a line and pays a card of the seat they belong to', () => {
    const shot: GameEvent = { e: 'laser_fired', seat: 0, line: 'moon-column-D', meteorites: [], rovers: [] };
    const beat = (...events: GameEvent[]): Beat => ({ events, before: {} as View, after: {} as View });
    expect(firedBy(beat(shot), 0)).toBe('moon-column-D');
    expect(firedBy(beat(shot), 1)).toBeNull();
    expect(payingBy(beat({ e: 'maintenance_paid', seat: 0, card: 'x' }), 0)).toBe('x');
  });

  it('lights the squares of every board', () => {
    expect(lightOf({ e: 'rover_put', seat: 0, at: 'mC1' }).squares).toEqual(['mC1']);
    expect(lightOf({ e: 'rover_flew', seat: 0, start: 'q1D5', end: 'mC1' }).squares).toEqual(['q1D5', 'mC1']);
  });
});

describe('words and figures', () => {
  it('of cards mean the boards that are in play', () => {
    const anew = withMoons(facts);
    const told = Object.values(facts.civ).filter((card) => card.moonText);
    expect(told.length).toBeGreaterThan(0);
    for (const card of told) expect(anew.civ[card.id]!.text).toEqual(card.moonText);
    expect(withMoons(facts)).toBe(anew);
  });

  it('are there in both languages', () => {
    const keys = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!);
    expect(keys(ru)).toEqual(keys(en));
    expect(new Set(keys(en)).size).toBe(keys(en).length);
  });

  it('of the own supply take room only where there is one', () => {
    expect(supplyHeight({})).toBe(0);
    expect(supplyHeight({ emergency: [] })).toBeGreaterThan(0);
    expect(supplyHeight({ emergency: [], coloured: [] })).toBeGreaterThan(supplyHeight({ emergency: [] }));
  });

  it('of Quantum Solutions come from its two halves', () => {
    const board = facts.corporations.quantum_ab!;
    expect([board.ring, board.feature.kind]).toEqual(['outer', 'quantum_b']);
    expect(board.techs.map((tech) => tech.level)).toEqual(['1', '2', '3', '4', '5']);
    expect(board.halves).toEqual(['quantum_upper_a', 'quantum_lower_b']);
    expect(board.tracks.civ.cells).toHaveLength(16);
  });
});
