import { describe, expect, it } from 'vitest';
import type { ComponentKind } from '../../../lib/types';
import { readFacts } from '../cards';
import { activeCrystals, crystalScore, points, waterPoints } from '../crystals';
import components from '../dev/components.json';
import { placements } from '../dev/views';
import { depths, layGroup, layTableau } from '../geometry';
import { afterTake, effectOf, endSlots, moveTo, spotsOf, suggest, withLies } from '../placements';
import type { GroupView, Take } from '../wire';

const facts = readFacts(components.kinds as unknown as ComponentKind[]);
const group = (id: number, cards: string[], joints: GroupView['joints'] = []): GroupView => ({ id, cards, joints });

describe('facts', () => {
  it('reads all cards with both sides', () => {
    expect(Object.values(facts.cards).filter((c) => !c.settlement)).toHaveLength(15);
    expect(Object.values(facts.cards).filter((c) => c.settlement)).toHaveLength(5);
    expect(Object.keys(facts.actions)).toEqual(['excavate', 'develop', 'plunder', 'scout', 'expand']);
    expect(facts.cards.settlement_old_quarry!.left.kind).toBeNull();
    expect(facts.cards.tech_nomad_beacon!.left).toEqual({
      action: 'expand',
      kind: 'steal_from_each',
      of: 'develop',
      crystal: 'purple',
    });
  });
});

describe('a chain of five, laid card by card', () => {
  let groups = [group(0, ['settlement_pump_camp'])];
  const lay = (take: Take): void => {
    groups = afterTake(groups, take).groups;
  };
  lay(['take', 'tech_caravan_engine', null, null, 0, 'over']);
  lay(['take', 'tech_trap_vault', null, null, 0, 'over']);
  lay(['take', 'tech_pack_horn', 0, 'under', null, null]);
  lay(['take', 'tech_nomad_beacon', 0, 'under', null, null]);

  it('joins as the rules say', () => {
    expect(groups).toEqual([
      group(
        0,
        ['tech_trap_vault', 'tech_caravan_engine', 'settlement_pump_camp', 'tech_pack_horn', 'tech_nomad_beacon'],
        ['left', 'left', 'left', 'left'],
      ),
    ]);
  });
  it('stands at 0, 80, 160, 240, 320 with the left card always on top', () => {
    const laid = layGroup(groups[0]!);
    expect(laid.cards.map((c) => c.x)).toEqual([0, 80, 160, 240, 320]);
    expect(laid.cards.map((c) => c.z)).toEqual([4, 3, 2, 1, 0]);
    expect(laid.cards.map((c) => [c.left, c.right])).toEqual([
      ['end', 'over'],
      ['under', 'over'],
      ['under', 'over'],
      ['under', 'over'],
      ['under', 'end'],
    ]);
    expect(laid.joints.map((j) => j.x)).toEqual([80, 160, 240, 320]);
  });
  it('counts 3 blue, 3 green, 1 purple, 1 joker: 17 points', () => {
    const counts = activeCrystals(groups, facts);
    expect(counts).toEqual({ blue: 3, green: 3, purple: 1, joker: 1 });
    const score = crystalScore(counts);
    expect(score.total).toBe(17);
    expect(score.rows.blue).toEqual({ own: 3, jokers: 1, points: 10 });
    expect(score.total + waterPoints(5)).toBe(19);
  });
});

describe('joining two groups', () => {
  const groups = [group(0, ['settlement_old_quarry']), group(1, ['tech_sand_sail'])];
  const actions = placements(facts, groups, 'tech_rain_mill');

  it('offers four places with nine ways in the order of the table', () => {
    expect(actions).toHaveLength(9);
    const spots = spotsOf(actions, 'tech_rain_mill', groups);
    expect(spots.map((s) => [s.left, s.right, s.options.length])).toEqual([
      [0, 1, 4],
      [0, null, 2],
      [null, 1, 2],
      [null, null, 1],
    ]);
  });
  it('lights joker, blue and green when over the quarry and under the sail', () => {
    const take: Take = ['take', 'tech_rain_mill', 0, 'over', 1, 'under'];
    const after = afterTake(groups, take);
    expect(after).toEqual({
      groups: [group(0, ['settlement_old_quarry', 'tech_rain_mill', 'tech_sand_sail'], ['right', 'right'])],
      group: 0,
      index: 1,
    });
    expect(activeCrystals(after.groups, facts)).toEqual({ blue: 1, green: 1, purple: 0, joker: 2 });
    expect(effectOf(groups, take, facts)).toEqual({
      lit: ['joker', 'blue', 'green'],
      covered: [
        { card: 'settlement_old_quarry', side: 'right' },
        { card: 'tech_rain_mill', side: 'right' },
      ],
    });
  });
  it('suggests the placement with most points and keeps what was laid when moving on', () => {
    const take = suggest(groups, actions as Take[], facts)!;
    expect(take[2]).toBe(0);
    expect(take[4]).toBe(1);
    const spots = spotsOf(actions, 'tech_rain_mill', groups);
    const under = withLies(spots[0]!, take, 'left', 'under')!;
    expect(under[3]).toBe('under');
    expect(moveTo(spots[1]!, under, groups, facts)).toEqual(['take', 'tech_rain_mill', 0, 'under', null, null]);
    expect(withLies(spots[3]!, ['take', 'tech_rain_mill', null, null, null, null], 'left', 'over')).toBeNull();
  });
  it('lets a click at a free end add to what is joined already', () => {
    const spots = spotsOf(actions, 'tech_rain_mill', groups);
    const left = spots.find((s) => s.key === '0:-')!;
    expect(endSlots(spots, left).map((s) => [s.group, s.end, s.spot.key])).toEqual([[1, 'left', '0:1']]);
    const alone = spots.find((s) => s.key === '-:-')!;
    expect(
      endSlots(spots, alone)
        .map((s) => s.spot.key)
        .sort(),
    ).toEqual(['-:1', '0:-']);
  });
  it('gives a separate card the next unused number', () => {
    const after = afterTake(groups, ['take', 'tech_rain_mill', null, null, null, null]);
    expect(after.groups.map((g) => g.id)).toEqual([0, 1, 2]);
    expect(after.group).toBe(2);
  });
});

describe('drawing', () => {
  it('settles who lies on whom joint by joint', () => {
    expect(depths([])).toEqual([0]);
    expect(depths(['left', 'right', 'left'])).toEqual([1, 0, 1, 0]);
    const z = depths(['right', 'right', 'left', 'left', 'right']);
    expect(z[1]).toBeGreaterThan(z[0]!);
    expect(z[2]).toBeGreaterThan(z[1]!);
    expect(z[2]).toBeGreaterThan(z[3]!);
    expect(z[3]).toBeGreaterThan(z[4]!);
    expect(z[5]).toBeGreaterThan(z[4]!);
  });
  it('breaks rows where that lets the cards be larger', () => {
    const many = [
      group(0, ['a', 'b', 'c', 'd'], ['left', 'left', 'left']),
      group(1, ['e', 'f'], ['left']),
      group(2, ['g']),
    ];
    const flat = layTableau(many, { width: 2000, height: 150, maxScale: 1 });
    expect(new Set(flat.cards.map((c) => c.y)).size).toBe(1);
    const tall = layTableau(many, { width: 360, height: 600, maxScale: 1 });
    expect(new Set(tall.cards.map((c) => c.y)).size).toBeGreaterThan(1);
    expect(tall.width * tall.scale).toBeLessThanOrEqual(360.001);
    expect(tall.height * tall.scale).toBeLessThanOrEqual(600.001);
  });
});

describe('points', () => {
  it('follows the table and stops at 21', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(points)).toEqual([0, 1, 3, 6, 10, 15, 21, 21, 21]);
  });
  it('uses jokers best, also when there is nothing else', () => {
    expect(crystalScore({ blue: 0, green: 0, purple: 0, joker: 3 }).total).toBe(6);
    expect(crystalScore({ blue: 5, green: 5, purple: 0, joker: 2 }).total).toBe(42);
  });
});
