import type { Decision, Wire } from '../wire';
import { describe, expect, it } from 'vitest';
import { targetsOf } from '../../../table/question.svelte';
import { STORIES, scene } from '../dev/stories';
import { spec } from '../spec';
import { attempt, eventOf, SHAPED, stepsOf, targets } from '../targets';
import { ask } from './facts';

describe('keys of answers', () => {
  it('stand for places on the table', () => {
    expect(targets(['draw', 'deck'], { kind: 'turn' })).toEqual(['deck']);
    expect(targets(['draw', 'casino'], { kind: 'turn' })).toEqual(['market:casino']);
    expect(targets(['pay', 'casino'], { kind: 'turn' })).toEqual(['hand:casino']);
    expect(targets(['discard', 'casino'], { kind: 'invest' })).toEqual(['hand:casino']);
    expect(targets(['fly', '1,-1'], { kind: 'stop' })).toEqual(['hex:1,-1']);
    expect(targets(['jump', '1,-1'], { kind: 'stop' })).toEqual(['jump:1,-1']);
    expect(targets(['engine', '0,0'], { kind: 'end_turn' })).toEqual(['hex:0,0']);
    expect(targets(['spend', 'casino'], { kind: 'nose' })).toEqual(['slotted:nose:casino']);
    expect(targets(['take_back', 'cargo_hold', 'casino'], { kind: 'take_back' })).toEqual([
      'slotted:cargo_hold:casino',
    ]);
    expect(targets(['pick', 1], { kind: 'order' })).toEqual(['played:1']);
    expect(targets(['bid', 4], { kind: 'bid' })).toEqual(['bid:4']);
    expect(targets(['pass'], { kind: 'bid' })).toEqual(['bid:pass']);
    expect(targets(['pass'], { kind: 'turn' })).toEqual(['pass']);
    expect(targets(['buy', 0], { kind: 'engines' })).toEqual(['buy:0']);
    expect(targets(['crack', '0,0', 1, 'left'], { kind: 'crack' })).toEqual([]);
    expect(targets(['build', 'casino', null], { kind: 'build' })).toEqual([]);
  });

  it('tell every legal answer of every moment apart, but for shapes and constructions', () => {
    for (const name of STORIES) {
      const { decision } = scene(name);
      if (!decision) continue;
      const keyed = decision.actions.filter(() => !SHAPED.has(decision.kind) && decision.kind !== 'build');
      expect([...targetsOf<Wire>(spec, decision).values()].map((list) => list.length)).toEqual(keyed.map(() => 1));
    }
  });
});

describe('a click beside the answers', () => {
  it('means what the question is about', () => {
    const { field } = scene('meteor').view;
    expect(attempt('stop', '1,1', field, false)).toEqual(['fly', '1,1']);
    expect(attempt('end_turn', '1,1', field, true)).toEqual(['engine', '1,1']);
    expect(attempt('turn', '1,1', field, false)).toEqual(['fly', '1,1']);
    expect(attempt('cluster', '1,1', field, false)).toEqual(['cluster', '1,1']);
    expect(attempt('sabotage', '1,1', field, false)).toEqual(['hex', '1,1']);
    expect(attempt('slot', '1,1', field, false)).toEqual(['fly', '1,1']);
    const [verb, first, second] = attempt('meteor', '1,0', field, false);
    expect(verb).toBe('meteor');
    const at = (hex: unknown) => field.hexes.findIndex((h) => h.hex === hex);
    expect(at(first)).toBeLessThan(at(second));
    const place = (hex: unknown) => field.hexes[at(hex)]!.position;
    expect(place(first)).not.toBe(place(second));
  });
});

describe('crumbs', () => {
  const states = <K extends Decision['kind']>(kind: K, params = {}, free = false): string =>
    stepsOf(ask(kind, [], params), free)
      .map((s) => `${s.key}:${s.state}`)
      .join(' ');

  it('lead from the payment to the slots', () => {
    expect(states('stop')).toBe('pay:done hex:now cards:next slots:next');
    expect(states('star_draw')).toBe('pay:now hex:next cards:next slots:next');
    expect(states('block')).toBe('pay:done hex:done cards:now slots:next');
    expect(states('slot')).toBe('pay:done hex:done cards:done slots:now');
    expect(states('stop', {}, true)).toBe('fly:done hex:now cards:next slots:next');
  });

  it('count the cards that are drawn', () => {
    expect(states('draw', { left: 1 })).toBe('draw-1:done draw-2:now');
    expect(states('draw', { left: 2 })).toBe('draw-1:done draw-2:now draw-3:next');
  });

  it('are silent before the action and during events', () => {
    expect(states('turn')).toBe('');
    expect(states('erupt')).toBe('');
    expect(eventOf('erupt')).toBe('eruption');
    expect(eventOf('turn')).toBeNull();
  });
});
