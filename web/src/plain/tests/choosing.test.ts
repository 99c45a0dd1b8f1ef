/** Answers in groups, chosen part by part where there are many. */
import { describe, expect, it } from 'vitest';
import { groupsOf, MOST, offerOf } from '../choosing';

const SIZE = 5;
const places = Array.from({ length: SIZE * SIZE }, (_, i) => ['place', 'tile', `${i % SIZE}`, Math.floor(i / SIZE)]);

describe('answers', () => {
  it('stand together by their kind, in the order in which they are offered', () => {
    const groups = groupsOf([['play', 'a'], ['pass'], ['play', 'b']]);
    expect(groups.map((group) => [group.kind, group.actions.length])).toEqual([
      ['play', 2],
      ['pass', 1],
    ]);
  });

  it('are listed whole where they are few', () => {
    const few = places.slice(0, MOST);
    expect(offerOf(few, [])).toEqual({ whole: true, actions: few });
  });

  it('are chosen part by part where they are many, beginning with the first part that differs', () => {
    const offer = offerOf(places, []);
    expect(offer.whole).toBe(false);
    if (offer.whole) return;
    expect(offer.part).toBe(2);
    expect(offer.values.map((one) => [one.value, one.actions.length])).toEqual(
      ['0', '1', '2', '3', '4'].map((value) => [value, SIZE]),
    );
    const next = offerOf(places, [{ part: 2, value: '3' }]);
    expect(next).toEqual({ whole: true, actions: places.filter((action) => action[2] === '3') });
  });

  it('that differ in nothing but lists can be told apart, too', () => {
    const lists = Array.from({ length: MOST + 1 }, (_, i) => ['keep', [i, i + 1]]);
    const offer = offerOf(lists, []);
    expect(offer.whole ? 0 : offer.values.length).toBe(MOST + 1);
    expect(offerOf(lists, [{ part: 1, value: [2, 3] }])).toEqual({ whole: true, actions: [['keep', [2, 3]]] });
  });
});
