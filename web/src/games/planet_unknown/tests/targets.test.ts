import { describe, expect, it } from 'vitest';
import { targetsOf } from '../../../table/question.svelte';
import type { Action, Decision, Wire } from '../wire';
import { spec } from '../spec';
import { buttonKeys } from '../targets';

/** Only what a test is about need be there. */
const ask = (kind: Decision['kind'], actions: Action[], params: object = {}): Decision =>
  ({ seat: 0, kind, rule: '', params, actions }) as Decision;

describe('targets', () => {
  it('name the place of every answer', () => {
    const found = targetsOf<Wire>(
      spec,
      ask(
        'order',
        [['pick', 0], ['pick', 1], ['pick', 2], ['use', '5'], ['drive', 'A1', 'A2']], // prettier-ignore
        { items: ['station:civ', 'station:energy', 'tech:3'] },
      ),
    );
    expect([...found.keys()]).toEqual([
      'item:0',
      'station:civ',
      'marker:civ',
      'item:1',
      'station:energy',
      'item:2',
      'tech:3',
      'tech:5',
    ]);
  });

  it('gather the cells of one marker under its name', () => {
    const found = targetsOf<Wire>(spec, ask('boost', [['advance', 'civ', 'civ-4'], ['advance', 'civ', 'water-4']])); // prettier-ignore
    expect(found.get('marker:civ')).toHaveLength(2);
    expect(found.get('cell:water-4')).toEqual([['advance', 'civ', 'water-4']]);
  });

  it('let a marker answer once for two stations alike', () => {
    const items = ['station:civ', 'station:civ'];
    const found = targetsOf<Wire>(spec, ask('order', [['pick', 0], ['pick', 1]], { items })); // prettier-ignore
    expect(found.get('marker:civ')).toEqual([['pick', 0]]);
    expect(found.get('item:1')).toEqual([['pick', 1]]);
  });

  it('offer as a button whatever no place shows, so that nobody is stuck', () => {
    expect(buttonKeys(ask('may', [['pick', 0], ['skip']], { item: 'boost' }))).toEqual(['item:0', 'plain:skip']); // prettier-ignore
    expect(buttonKeys(ask('may', [['wholly_new', 'x'] as unknown as Action]))).toEqual(['plain:wholly_new:x']);
    expect(buttonKeys(ask('place_patch', [['patch', 'A1'], ['store']]))).toEqual(['plain:store']); // prettier-ignore
    expect(buttonKeys(ask('take', [['take', 'outer'], ['use', '5'], ['drive', 'A1', 'A2']]))).toEqual(['bay:outer']); // prettier-ignore
  });

  it('know the places of lifepods', () => {
    const found = targetsOf<Wire>(spec, ask('pod_to', [['pod', 'area'], ['pod', 'civ-3'], ['pod', 'slot-B']])); // prettier-ignore
    expect([...found.keys()]).toEqual(['pod:area', 'cell:civ-3', 'slot:B']);
  });
});
