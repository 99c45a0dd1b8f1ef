import { describe, expect, it } from 'vitest';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { ComponentKind } from '../../../../lib/types';
import components from '../../dev/components.json';
import { readFacts } from '../../facts';
import type { GameEvent, GoalView } from '../../wire';
import { EMBLEMS } from '../emblems';
import { banned, glyphs } from '../glyphs';
import { goalSigns, goalWords, progress, shortName } from '../goals';
import { hyphenated } from '../hyphens';
import en from '../../parts.en.ftl?raw';
import ru from '../../parts.ru.ftl?raw';
import { linesOf, openMedals } from '../medals';
import { beyond, bothSteps, movesOf, toldOnce } from '../order';
import { scale } from '../solo';
import { spread } from '../spread';
import { phases, stateOf } from '../state';
import { together } from '../attend';
import sprite from '../../icons.svg?raw';

const facts = readFacts(components.kinds as unknown as ComponentKind[]);
const keys = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!);
const icons = new Set([...sprite.matchAll(/id="([^"]+)"/g)].map((m) => m[1]));

describe('signs on cards', () => {
  it('are known for every event and civ card', () => {
    for (const card of [...Object.values(facts.events), ...Object.values(facts.civ)]) {
      const found = glyphs(card.effects);
      expect(found.length, card.id).toBeGreaterThan(0);
      for (const g of found) expect(icons.has(g.icon), `${card.id} ${g.icon}`).toBe(true);
    }
  });

  it('join alternatives with "or"', () => {
    const found = glyphs(facts.events.green_advance_civ_or_rover!.effects);
    expect(found.map((g) => [g.terrain, g.or ?? false, g.way])).toEqual([
      ['civ', false, 'up'],
      ['rover', true, 'up'],
    ]);
  });

  it('strike out what a restriction forbids', () => {
    expect(banned('rovers_not_onto', 'water').at(-1)).toMatchObject({ terrain: 'water', struck: true });
    expect(banned('no_tile_on_ice', null)).toEqual([{ icon: 'pu-k-ice', struck: true }]);
  });

  it('exist for every corporation', () => {
    expect(Object.keys(EMBLEMS).sort()).toEqual(Object.keys(facts.corporations).sort());
  });
});

describe('objectives', () => {
  it('have a sign and words on both sides, in both languages', () => {
    const bundles = (
      [
        ['en', en],
        ['ru', ru],
      ] as const
    ).map(([lang, source]) => {
      const bundle = new FluentBundle(lang, { useIsolating: false });
      expect(bundle.addResource(new FluentResource(source))).toEqual([]);
      return bundle;
    });
    for (const card of Object.values(facts.objectives))
      for (const side of [card.competitive, card.personal]) {
        expect(icons.has(goalSigns(side).sign), card.id).toBe(true);
        const { key, params } = goalWords(side);
        for (const bundle of bundles) {
          const errors: Error[] = [];
          const message = bundle.getMessage(key);
          expect(message?.value, `${card.id} ${key}`).toBeTruthy();
          bundle.formatPattern(message!.value!, params as Record<string, string>, errors);
          expect(errors).toEqual([]);
        }
      }
  });

  it('show progress as a bar, a limit or two numbers', () => {
    const goal = (value: number, of: number): GoalView => ({ card: '', value, goal: of, done: false });
    const seat = { collected: { lifepods: 3, meteorites: 2 } };
    const side = (id: string) => facts.objectives[id]!.personal;
    expect(progress(side('objective_27'), goal(15, 24), seat)).toMatchObject({ kind: 'bar', part: 0.625 });
    expect(progress(side('objective_24'), goal(6, 5), seat)).toMatchObject({ kind: 'limit', part: 1 });
    expect(progress(side('objective_26'), goal(0, 1), seat)).toMatchObject({ kind: 'versus', left: 3, right: 2 });
  });

  it('drop the word all cards begin with', () => {
    expect(shortName('Project: Pacific')).toBe('Pacific');
    expect(shortName('Проект: Тор')).toBe('Тор');
  });
});

describe('words', () => {
  it('are the same in both languages', () => {
    expect(keys(ru)).toEqual(keys(en));
    expect(new Set(keys(en)).size).toBe(keys(en).length);
  });

  it('break long Russian words only', () => {
    expect(hyphenated('исследовательскую').replaceAll('\u00AD', '-')).toBe('исс-ле-до-ва-тельс-кую');
    expect(hyphenated('электроснабжения').replaceAll('\u00AD', '-')).toBe('элект-рос-наб-же-ния');
    expect(hyphenated('вода и метеориты')).toBe('вода и метеориты');
    expect(hyphenated('synchronisation')).toBe('synchronisation');
  });
});

describe('the round and the solo target', () => {
  it('lists the phases the game has', () => {
    expect(phases({ phase: 'turns', events: null }).map((p) => [p.phase, p.state])).toEqual([
      ['rotation', 'done'],
      ['turns', 'now'],
      ['civ', 'later'],
    ]);
    expect(phases({ phase: 'end', events: null })).toEqual([{ phase: 'end', state: 'now' }]);
  });

  it('knows who is deciding', () => {
    const view = { over: false, actors: [0, 2], me: 0, phase: 'turns' as const };
    expect([0, 1, 2].map((seat) => stateOf(view, seat))).toEqual(['deciding', 'ready', 'busy']);
    expect(stateOf({ ...view, over: true }, 0)).toBe('over');
  });

  it('calls nobody done before the turns have begun', () => {
    const view = { over: false, actors: [0], me: 0, phase: 'rotation' as const };
    expect([0, 1, 2].map((seat) => stateOf(view, seat))).toEqual(['deciding', 'waiting', 'waiting']);
  });

  it('keeps medals of objectives apart until the end', () => {
    const score = { total: 21, lines: { planet: 9, tracks: 7, lifepods: 0, personal: 5 } };
    expect(openMedals(score)).toBe(5);
    expect(linesOf(score).map((line) => [line.key, line.open])).toEqual([
      ['planet', false],
      ['tracks', false],
      ['personal', true],
    ]);
  });

  it('are measured on a scale with a mark for each verdict', () => {
    const s = scale(58, facts.verdicts);
    expect(s.at(0)).toBe(0);
    expect(s.at(500)).toBe(1);
    expect(s.ticks[3]).toEqual({ difference: 0, score: 58 });
  });
});

describe('cards of an order', () => {
  it('name every gain once', () => {
    const badges = [
      {
        icon: 'pu-biomass',
        text: '1 → 2',
        icons: ['pu-b-synergy'],
        after: 'boost: any marker +1',
        tone: 'plain' as const,
      },
      { icon: 'pu-b-synergy', text: 'boost: any marker +1', tone: 'glow' as const },
      { icon: 'pu-rover', text: '2 → 3', after: '2 moves', tone: 'plain' as const },
      { icon: 'pu-b-move', text: '3 moves', tone: 'plain' as const },
    ];
    expect(toldOnce(badges).map((b) => b.text)).toEqual(['1 → 2', '2 → 3', '3 moves']);
    expect(movesOf(badges)).toBe(3);
  });

  it('is not told again where the answer says it itself', () => {
    const badges = [
      { icon: 'pu-b-synergy', text: 'boost: any +1', tone: 'glow' as const },
      { icon: 'pu-civ', text: '1 → 2', tone: 'plain' as const },
    ];
    expect(beyond('Boost: any +1', badges).map((b) => b.text)).toEqual(['1 → 2']);
  });

  it('tell both steps, also where a question comes between them', () => {
    // As the engine foretells them: a boost asks which marker, and nothing is told beyond that.
    const boost: GameEvent[] = [{ e: 'boost_gained', seat: 0 }];
    const moves: GameEvent[] = [{ e: 'moves_gained', seat: 0, points: 2, reason: 'track' }];
    const items = {
      boost: { key: 'item:0', id: 'boost', icon: 'pu-b-synergy', text: 'Boost' },
      moves: { key: 'item:1', id: 'moves:2', icon: 'pu-b-move', text: '2 moves' },
    };
    const badge = (text: string) => ({ icon: '', text, tone: 'plain' as const });
    const texts = (steps: { text: string }[]): string[] => steps.map((step) => step.text);
    const first = bothSteps([badge('boost')], boost, items.moves, [...moves, ...boost]);
    expect(texts(first)).toEqual(['boost', '2 moves']);
    expect(movesOf(first)).toBe(2); // no more and no fewer than in the other order
    const whole = [badge('2 moves'), badge('boost')];
    expect(texts(bothSteps(whole, [...moves, ...boost], items.boost, boost))).toEqual(['2 moves', 'boost']);
    expect(texts(bothSteps([badge('boost')], boost, items.boost, boost))).toEqual(['boost', 'Boost']);
  });
});

describe('small helps', () => {
  it('spreads labels without overlap, near their places, inside the room', () => {
    const tops = spread([50, 60, 70, 400], [40, 40, 40, 40], 410, 4);
    expect(tops).toHaveLength(4);
    tops.forEach((top, i) => {
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + 40).toBeLessThanOrEqual(410);
      if (i > 0) expect(top - tops[i - 1]!).toBeGreaterThanOrEqual(44 - 1e-9);
    });
    expect(spread([100], [20], 300)).toEqual([90]);
  });

  it('runs all handlers of one name', () => {
    const told: number[] = [];
    const both = together(
      { onfocus: () => told.push(1), role: 'img' },
      { onfocus: () => told.push(2), role: 'button' },
    );
    (both.onfocus as (e: Event) => void)(new Event('focus'));
    expect(told).toEqual([1, 2]);
    expect(both.role).toBe('button');
  });
});
