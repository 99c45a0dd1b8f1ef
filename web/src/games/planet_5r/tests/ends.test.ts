import { describe, expect, it } from 'vitest';
import { apartTarget, endTargets, roomForEnds } from '../ends';
import { CARD_H, CARD_W, layTableau, type Fit } from '../geometry';
import { withCard, type EndSlot, type Spot } from '../placements';
import type { GroupView, SideName, Take } from '../wire';

interface Box {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const spot: Spot = { key: '-:-', left: null, right: null, options: [] };
const chain = (id: number, cards: number): GroupView => ({
  id,
  cards: Array.from({ length: cards }, (_, i) => `${id}-${i}`),
  joints: new Array<SideName>(cards - 1).fill('left'),
});

/** Everything that lies on the table while a card is placed at `take` and all other ends are lit, in px. */
function table(groups: GroupView[], take: Take, fit: Fit, px: number): { targets: Box[]; cards: Box[]; width: number } {
  const taken = [take[2] === null ? null : `${take[2]}:right`, take[4] === null ? null : `${take[4]}:left`];
  const slots: EndSlot[] = groups
    .flatMap((g) => (['left', 'right'] as const).map((end) => ({ group: g.id, end, spot })))
    .filter((slot) => !taken.includes(`${slot.group}:${slot.end}`));
  const drawn = withCard(groups, take);
  const { gap, margin, width } = roomForEnds(drawn, groups, slots, fit, px, 46);
  const laid = layTableau(drawn, { ...fit, gap, margin });
  const left = (Math.min(fit.width, 1e4) - laid.width * laid.scale) / 2;
  const targets = [
    ...endTargets(laid, left, groups, slots, width).map((at) => ({ ...at, name: `${at.card} ${at.slot.end}` })),
    { ...apartTarget(laid, left, slots, width), name: 'apart' },
  ];
  const s = laid.scale;
  const cards = laid.cards.map((c) => ({
    name: c.card,
    x: left + c.x * s,
    y: c.y * s,
    width: CARD_W * s,
    height: CARD_H * s,
  }));
  expect(targets).toHaveLength(slots.length + 1);
  return { targets, cards, width: Math.min(fit.width, 1e4) };
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 0.01 &&
  b.x < a.x + a.width - 0.01 &&
  a.y < b.y + b.height - 0.01 &&
  b.y < a.y + a.height - 0.01;

function covered({ targets, cards }: { targets: Box[]; cards: Box[] }): string[] {
  return targets.flatMap((target, i) =>
    [...targets.slice(i + 1), ...cards]
      .filter((other) => overlap(target, other))
      .map((o) => `${target.name} / ${o.name}`),
  );
}

const NEW = 'new';
const places: [string, Take][] = [
  ['separately', ['take', NEW, null, null, null, null]],
  ['right of the first group', ['take', NEW, 0, 'over', null, null]],
  ['left of the first group', ['take', NEW, null, null, 0, 'over']],
];

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('targets of %i groups', (count) => {
  const groups = Array.from({ length: count }, (_, i) => chain(i, 1 + (i % 3)));

  it.each(places)('lie free for a finger while the card lies %s', (_, take) => {
    for (const height of [96, 120, 180, 260, 300]) {
      const there = table(groups, take, { width: 1e5, height, maxScale: height / 150 }, 40);
      expect(covered(there), `${height} px high`).toEqual([]);
      expect(Math.min(...there.targets.map((t) => t.width))).toBeGreaterThan(39.9);
    }
  });

  it.each(places)('lie free for a pointer while the card lies %s, inside their ground', (_, take) => {
    for (const [width, height] of [
      [420, 150],
      [560, 190],
      [800, 260],
      [1060, 300],
    ] as const) {
      const there = table(groups, take, { width, height, maxScale: 1.5 }, 24);
      const ends = there.targets.filter((t) => t.name !== 'apart'); // the wide table has a place of its own for that
      expect(covered({ ...there, targets: ends }), `${width} x ${height}`).toEqual([]);
      expect(Math.min(...ends.map((t) => t.width))).toBeGreaterThan(23);
      expect(Math.min(...ends.map((t) => t.x))).toBeGreaterThan(-0.01);
      expect(Math.max(...ends.map((t) => t.x + t.width))).toBeLessThan(width + 0.01);
    }
  });
});

it('groups stay close where no end is lit', () => {
  const groups = [chain(0, 1), chain(1, 1), chain(2, 1)];
  const fit = { width: 1e5, height: 150, maxScale: 1 };
  const only: EndSlot = { group: 2, end: 'left', spot };
  const { gap, width } = roomForEnds(groups, groups, [only], fit, 24, 16);
  expect(gap(groups[0]!, groups[1]!)).toBe(16);
  expect(gap(groups[1]!, groups[2]!)).toBe(width + 10);
  expect(roomForEnds(groups, groups, [], fit, 24, 16).gap(groups[1]!, groups[2]!)).toBe(16);
});
