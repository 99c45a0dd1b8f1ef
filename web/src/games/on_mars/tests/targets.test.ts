import { describe, expect, it } from 'vitest';
import { targetsOf } from '../../../table/question.svelte';
import { MOMENTS } from '../dev/stories';
import { SCENES, type Scene } from './scenes';
import { spec } from '../spec';
import { attempt, calling, isFree, regionAsked, regionOf, regionOfPlace, targetOf } from '../targets';
import type { Wire } from '../wire';

describe('keys', () => {
  it('every answer of every question has a place', () => {
    for (const { decision } of [...Object.values<Scene>(SCENES), ...Object.values(MOMENTS)]) {
      const found = [...targetsOf<Wire>(spec, decision)].flatMap(([key, actions]) => actions.map(() => key));
      expect(found).toHaveLength(decision?.actions.length ?? 0);
      for (const key of found) expect(key, decision?.kind).not.toMatch(/undefined|:none$/);
    }
  });

  it('answers that differ only in payment share a place', () => {
    const learn = targetsOf<Wire>(spec, SCENES.learn.decision);
    expect([...learn.keys()]).toEqual(['lab:lab_1_top']);
    const ways = learn.get('lab:lab_1_top')!.map(targetOf);
    const first = ways.filter((t) => t.source === 'tech:0');
    expect(first.map((t) => t.variant)).toEqual(['battery+plant', 'battery+water', 'mineral+battery']);
  });

  it('knows what must be picked first', () => {
    expect(targetOf(['develop', 'lab_1_bottom', 'lab_2_mid', 'plant'])).toMatchObject({
      key: 'lab:lab_2_mid',
      source: 'lab:lab_1_bottom',
      variant: 'plant',
    });
    expect(targetOf(['upgrade', 'bp_gym', '0,0'])).toMatchObject({ key: 'hex:0,0', source: 'card:bp_gym' });
    expect(targetOf(['ship', 'd6', 1, 'none'])).toMatchObject({ key: 'depot:d6', source: 'reward:1' });
    expect(targetOf(['take'])).toMatchObject({ key: 'take' });
    expect(targetOf(['take_card', 2, 'none'])).toMatchObject({ key: 'place:2', variant: 'none' });
  });

  it('deliveries, goals and pawns are beside the question, unless they are the question', () => {
    expect(isFree('site', 'deliver:contract_11:plant')).toBe(true);
    expect(isFree('deliveries', 'deliver:contract_11:plant')).toBe(false);
    expect(isFree('turn', 'goal:goal_3')).toBe(true);
    expect(isFree('turn', 'act:construct')).toBe(false);
  });

  it('live in a region of the small screen', () => {
    expect(regionOf('act:resupply')).toBe('orbit');
    expect(regionOf('act:hire_or_contract')).toBe('crew');
    expect(regionOf('hex:0,0')).toBe('colony');
    expect(regionOf('lab:lab_6')).toBe('board');
    expect(regionOf('benefit:lss_benefit_bots')).toBe('support');
  });

  it('what a lesson points at has a place on the small screen, too', () => {
    expect(regionOfPlace('hex--1,2')).toBe('colony');
    expect(regionOfPlace('act:construct')).toBe('colony');
    expect(regionOfPlace('tech:3')).toBe('orbit');
    expect(regionOfPlace('place:0')).toBe('crew');
    expect(regionOfPlace('lss:greenhouse')).toBe('support');
    expect(regionOfPlace('quarters:0')).toBe('board');
    expect(regionOfPlace('goal:goal_15')).toBe('board');
    expect(regionOfPlace('solo:goal')).toBe('rivals');
    expect(regionOfPlace('space:3')).toBeNull();
  });

  it('a question leads to where its answers lie, goals only where nothing else can pay', () => {
    const crew = { kind: 'hire', keys: ['place:2', 'pawn:goal_9'], sources: [], pawnFirst: false } as const;
    expect(regionAsked(crew, 'colony')).toBe('crew');
    expect([...calling(crew)]).toEqual(['crew']);
    const goals = { ...crew, keys: ['pawn:goal_9', 'deliver:contract_11:plant'], pawnFirst: true };
    expect(regionAsked(goals, 'colony')).toBe('board');
    expect([...calling(goals)]).toEqual(['board']);
    expect(regionAsked({ ...goals, kind: 'turn', pawnFirst: false }, 'orbit')).toBe('orbit');
    expect(regionAsked({ ...crew, keys: [] }, 'orbit')).toBe('colony');
  });

  it('a click on what is no answer asks for the reason', () => {
    expect(attempt(SCENES.site.decision, 'hex:3,3')).toEqual(['site', '3,3', null, 0]);
    expect(attempt(SCENES.turn.decision, 'act:upgrade')).toEqual(['act', 'upgrade', 0]);
    expect(attempt(SCENES.lss.decision, 'hex:3,3')).toBeNull();
    // Actions lie there whatever is asked: the engine says what they wait for.
    expect(attempt(SCENES.travel.decision, 'act:upgrade')).toEqual(['act', 'upgrade', 0]);
    expect(attempt(SCENES.travel.decision, 'exec:exec_resupply')).toEqual(['exec', 'exec_resupply']);
    expect(attempt(SCENES.travel.decision, 'card:bp_gym')).toEqual(['use', 'bp_gym', 'crystals']);
  });
});
