import type { Decision } from '../wire';
import { describe, expect, it } from 'vitest';
import { STORIES, scene } from '../dev/views';
import { attempt, eventOf, keyOf, SHAPED, stepsOf, targetsOf } from '../targets';
import { ask } from './facts';

describe('keys of answers', () => {
  it('stand for places on the table', () => {
    expect(keyOf('turn', ['draw', 'deck'])).toBe('deck');
    expect(keyOf('turn', ['draw', 'casino'])).toBe('market:casino');
    expect(keyOf('turn', ['pay', 'casino'])).toBe('hand:casino');
    expect(keyOf('invest', ['discard', 'casino'])).toBe('hand:casino');
    expect(keyOf('stop', ['fly', '1,-1'])).toBe('hex:1,-1');
    expect(keyOf('stop', ['jump', '1,-1'])).toBe('jump:1,-1');
    expect(keyOf('end_turn', ['engine', '0,0'])).toBe('hex:0,0');
    expect(keyOf('nose', ['spend', 'casino'])).toBe('slotted:nose:casino');
    expect(keyOf('take_back', ['take_back', 'cargo_hold', 'casino'])).toBe('slotted:cargo_hold:casino');
    expect(keyOf('order', ['pick', 1])).toBe('played:1');
    expect(keyOf('bid', ['bid', 4])).toBe('bid:4');
    expect(keyOf('bid', ['pass'])).toBe('bid:pass');
    expect(keyOf('turn', ['pass'])).toBe('pass');
    expect(keyOf('engines', ['buy', 0])).toBe('buy:0');
    expect(keyOf('crack', ['crack', '0,0', 1, 'left'])).toBeNull();
    expect(keyOf('build', ['build', 'casino', null])).toBeNull();
  });

  it('tell every legal answer of every moment apart, but for shapes and constructions', () => {
    for (const name of STORIES) {
      const { decision } = scene(name);
      if (!decision) continue;
      const keyed = decision.actions.filter(() => !SHAPED.has(decision.kind) && decision.kind !== 'build');
      expect([...targetsOf(decision).values()].map((list) => list.length)).toEqual(keyed.map(() => 1));
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
