import { describe, expect, it } from 'vitest';
import { ofKind } from '../../../../lib/wire';
import type { AskInput } from '../ask';
import { askOf } from '../asks';
import { reachOf } from './reach';
import { scene } from './views';
import { inQuestion, movable } from '../moving';
import { mapWords } from '../words';

function input(story: string, chosen?: AskInput['chosen']): AskInput {
  const { view, decision } = scene(story);
  return { view, decision, words: mapWords('en'), nameOf: (p) => ['Mira', 'Vera', 'Kepler'][p]!, chosen };
}
const by = (story: string, hex: string, selected: Parameters<typeof askOf>[1] = null) =>
  askOf(input(story), selected).targets.find((t) => t.hex === hex);

describe('where to build', () => {
  it('numbers every site by the complex it makes, thick where it joins', () => {
    const { targets, lit } = askOf(input('play'), null);
    expect(targets.map((t) => [t.hex, t.look, t.number])).toEqual([
      ['2,-2', 'join', 3], ['1,1', 'join', 3], ['3,-3', 'alone', 1], ['1,-2', 'alone', 1], ['0,1', 'alone', 1], ['-1,1', 'alone', 1],
    ]); // prettier-ignore
    expect(lit.zone).toContain('2,-2');
    expect(by('play', '2,-2')?.label).toBe('legal, complex of 3, uses Vera’s tech, level 3');
  });

  it('offers own tech first where several would do', () => {
    expect(by('play', '1,1')?.options).toEqual([
      { actions: [['site', '1,1', 0, 1]], party: 0, level: 1, boosts: 1 },
      { actions: [['site', '1,1', 1, 0]], party: 1, level: 3, boosts: 0 },
    ]);
  });

  it('shows the new complex, landing crystals, and who gives way', () => {
    const ask = askOf(input('play'), null);
    const lit = ask.over(ask.targets[0]!);
    expect(lit.ghost).toMatchObject({ type: 'water_extractor', size: 3, joins: ['2,-1', '2,0'], crystals: ['3,-3', '3,-2'], blocked: [4] }); // prettier-ignore
    expect(ask.over(by('play', '0,1')!).displaced).toEqual(['0,1']);
    expect(ask.over(by('play', '-1,1')!).lost).toEqual(['-1,1']);
  });
});

describe('moving', () => {
  it('first offers the pieces', () => {
    expect(movable(input('move'))).toEqual([
      { piece: 'bot', hex: '2,-3' },
      { piece: 'bot', hex: '0,1' },
      { piece: 'rover', hex: '4,-5' },
    ]);
    expect(askOf(input('move'), null).targets.every((t) => t.look === 'piece' && t.options.length === 0)).toBe(true);
    expect(inQuestion(input('rover'), null)).toEqual({ piece: 'rover', hex: '4,-5' });
    expect(inQuestion(input('move'), { piece: 'bot', hex: '5,5' })).toBeNull();
  });

  it('a bot goes at once, for its distance, and says what it would crush', () => {
    const ask = askOf(input('bot'), null);
    const far = ask.targets.find((t) => t.hex === '-1,3')!;
    expect(far.number).toBe(2);
    expect(far.options[0]!.actions).toEqual([['bot', '0,1', '-1,3']]);
    const crushed = ask.over(ask.targets.find((t) => t.hex === '-1,1')!);
    expect(crushed.lost).toEqual(['-1,1']);
    expect(crushed.selected?.left).toBe(1);
    expect(ask.targets.find((t) => t.hex === '-1,2')?.look).toBe('pass');
    expect(ask.targets.find((t) => t.hex === '-1,2')?.label).toContain('gone by the end of your turn');
  });

  it('the rover drives step by step past crystals', () => {
    const ask = askOf(input('rover'), null);
    const there = ask.targets.find((t) => t.hex === '3,0')!;
    expect(there.number).toBe(5);
    const steps = there.options[0]!.actions;
    expect(steps).toHaveLength(5);
    expect(steps.at(-1)).toEqual(['rover', '3,0']);
    expect(there.label).toContain('collects 1 crystal');
    expect(ask.over(there)).toMatchObject({ collected: ['3,0'], selected: { left: 0 } });
    expect(ask.over(there).path).toHaveLength(6);
  });

  it('a crystal on the way may be left lying (OM-8.4)', () => {
    const ask = askOf(input('rover'), null);
    const [take, leave] = ask.targets.find((t) => t.hex === '3,0')!.options;
    expect(leave!.past).toBe(true);
    expect(leave!.actions.slice(0, -1)).toEqual(take!.actions.slice(0, -1));
    expect(leave!.actions.at(-1)).toEqual(['rover_past', '3,0']);
    const empty = ask.targets.find((t) => t.look === 'step' && t.number === 1)!;
    expect(empty.options).toHaveLength(1);
  });

  it('the rover may not stop on research it has already', () => {
    expect(by('rover', '5,-5')?.look).toBe('pass');
    expect(by('rover', '5,-5')?.label).toContain('you have such a tile');
  });

  it('a rover off the map enters at the starting mine', () => {
    const ask = askOf(input('enter'), null);
    expect(ask.lit.entering).toEqual({ hex: '0,0', party: 0 });
    expect(ask.targets.find((t) => t.hex === '0,0')?.label).toContain('enters');
    expect(askOf(input('enter'), { piece: 'rover', hex: '0,0' }).targets.find((t) => t.hex === '0,3')?.number).toBe(3);
  });

  it('bots acting as rovers drive step by step too', () => {
    const base = input('bot');
    const asked = ofKind(base.decision, 'move')!;
    const reach = reachOf(base.view.hexes, { piece: 'bot', start: '0,1', points: 3 });
    const decision = { ...asked, params: { ...asked.params, bots: 3, rover: 0, as_rovers: true, reach } };
    const ask = askOf({ ...base, decision }, null);
    const there = ask.targets.find((t) => t.hex === '-1,-1')!;
    expect(there.options[0]!.actions).toHaveLength(3);
    expect(there.options[0]!.actions[0]![1]).toBe('0,1');
    expect(there.options[1]!.actions.at(-1)![0]).toBe('bot_past');
    expect(ask.over(there).collected).toContain('-1,-1');
  });
});

describe('other places', () => {
  it('explores with the chosen tile', () => {
    const first = askOf(input('explore'), null);
    expect(first.targets[0]!.options[0]!.actions).toEqual([['explore', 0, '1,-3']]);
    const second = askOf(input('explore', { explore: 1 }), null);
    expect(second.targets[0]!.options[0]!.actions).toEqual([['explore', 1, '1,-3']]);
    expect(second.over(second.targets[0]!).ghost).toEqual({ what: 'tile', tile: 'disc_upgrade' });
  });

  it('upgrades with the chosen card, or lets one choose', () => {
    expect(by('upgrade', '2,-1')?.options.map((o) => o.card)).toEqual(['bp_moisture_vaporator', 'bp_research_lab']);
    const one = askOf(input('upgrade', { blueprint: 'bp_moisture_vaporator' }), null);
    expect(one.targets.map((t) => t.hex)).toEqual(['2,-1']);
  });

  it('gives way, places bots, produces, takes', () => {
    expect(by('displace', '1,1')?.options[0]?.actions).toEqual([['hex', '1,1']]);
    expect(by('place', '3,-4')?.options[0]?.actions).toEqual([['hex', '3,-4']]);
    expect(by('produce', '1,0')?.options[0]?.actions).toEqual([['produce', '1,0']]);
    expect(by('tile', '1,-4')?.options[0]?.actions).toEqual([['take']]);
  });

  it('asks nothing of those who look on', () => {
    const { view, decision } = scene('play');
    const other = { ...input('play'), view: { ...view, me: null }, decision };
    expect(askOf(other, null).targets).toEqual([]);
    expect(askOf(input('still'), null).targets).toEqual([]);
  });
});
