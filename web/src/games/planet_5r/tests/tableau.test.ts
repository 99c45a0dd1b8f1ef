import { describe, expect, it } from 'vitest';
import type { ComponentKind } from '../../../lib/types';
import { gamesOf } from '../../../../tests/streams';
import { readFacts } from '../cards';
import components from '../dev/components.json';
import { stories } from '../dev/stories';
import { depths, layGroup, layTableau } from '../geometry';
import { endSlots, moveTo, optionsOf, spotsOf, suggest, takeable, withCard, withLies } from '../placements';
import type { GroupView, Wire } from '../wire';

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

describe('a chain of five', () => {
  const laid = layGroup(stories.long.view.seats[0]!.groups[0]!);

  it('stands at 0, 80, 160, 240, 320 with the left card always on top', () => {
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
});

describe('placing a card between two groups', () => {
  const { groups } = stories.place.view.seats[0]!;
  const options = optionsOf(stories.place.decision);
  const spots = spotsOf(options, 'tech_rain_mill', groups);

  it('offers four places with nine ways in the order of the table', () => {
    expect(options).toHaveLength(9);
    expect(takeable(options)).toEqual(['tech_rain_mill']);
    expect(spots.map((s) => [s.left, s.right, s.options.length])).toEqual([
      [0, 1, 4],
      [0, null, 2],
      [null, 1, 2],
      [null, null, 1],
    ]);
  });
  it('suggests what the engine ranks best and keeps what was laid when moving on', () => {
    const best = suggest(options)!;
    expect(best.brings.rank).toBe(0);
    expect(best.brings.crystal_points).toBe(Math.max(...options.map((o) => o.brings.crystal_points)));
    const under = withLies(spots[0]!, ['take', 'tech_rain_mill', 0, 'over', 1, 'over'], 'left', 'under')!;
    expect(under.take[3]).toBe('under');
    expect(moveTo(spots[1]!, under.take)?.take).toEqual(['take', 'tech_rain_mill', 0, 'under', null, null]);
    expect(withLies(spots[3]!, ['take', 'tech_rain_mill', null, null, null, null], 'left', 'over')).toBeNull();
  });
  it('lets a click at a free end add to what is joined already', () => {
    const left = spots.find((s) => s.key === '0:-')!;
    expect(endSlots(spots, left).map((s) => [s.group, s.end, s.spot.key])).toEqual([[1, 'left', '0:1']]);
    const alone = spots.find((s) => s.key === '-:-')!;
    expect(
      endSlots(spots, alone)
        .map((s) => s.spot.key)
        .sort(),
    ).toEqual(['-:1', '0:-']);
  });
});

describe('the picture of a placement', () => {
  it('is what the tableau then looks like, in recorded games', () => {
    let placed = 0;
    for (const game of gamesOf<Wire>('planet_5r')) {
      let before = game.first;
      for (const { events, view } of game.batches.flat()) {
        for (const e of events) {
          if (e.e !== 'technology_taken') continue;
          const drawn = withCard(before.seats[e.seat]!.groups, [
            'take',
            e.card,
            e.left,
            e.left_lies,
            e.right,
            e.right_lies,
          ]);
          const cards = (groups: GroupView[]) => groups.map((g) => [g.cards, g.joints]);
          expect(cards(drawn)).toEqual(cards(view.seats[e.seat]!.groups));
          placed += 1;
        }
        before = view;
      }
    }
    expect(placed).toBeGreaterThan(5);
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
