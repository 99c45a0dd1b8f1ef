import { describe, expect, it } from 'vitest';
import type { Json } from '../../../lib/types';
import { MOMENTS } from '../dev/stories';
import { SCENES, type Scene, type SceneName } from './scenes';
import askEn from '../ask.en.ftl?raw';
import askRu from '../ask.ru.ftl?raw';
import en from '../board.en.ftl?raw';
import ru from '../board.ru.ftl?raw';
import { TOPICS, topicOf } from '../guide.svelte';
import { crumbWords, pointsOf } from '../naming';
import { offerOf } from '../offers';
import { helperOptions, listedOptions } from '../options';
import { saying } from '../prompt';
import { breakable, hasWords } from '../words';
import { VIEW, asking, at, boardShowing, facts, sitAt } from './table';

const keys = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!).sort();
const ASKED = Object.entries<Scene>(SCENES);
/** The same of games that were played: what the engine really asks. */
const PLAYED = Object.entries(MOMENTS).filter(([, s]) => s.decision !== null);

describe('points of a board', () => {
  it('are those gathered so far, and the final ones beside the name of the winner', () => {
    const party = { op: 12, score: { total: 31, lines: {} } };
    expect([pointsOf({ over: false }, party), pointsOf({ over: true }, party)]).toEqual([12, 31]);
  });
});

describe('words', () => {
  it('are the same in both languages', () => {
    expect(keys(ru)).toEqual(keys(en));
    expect(keys(askRu)).toEqual(keys(askEn));
  });

  it.each<[SceneName, string, string, string]>([
    ['refill', 'contract:contract_7', 'Lay it out', 'Выложить'],
    ['first_a', 'reveal:fc_a1', 'Reveal it', 'Открыть'],
  ])('name what becomes of a card that nobody takes: %s', (name, key, en, ru) => {
    for (const [lang, verb] of [
      ['en', en],
      ['ru', ru],
    ] as const)
      // prettier-ignore
      expect(offerOf(at(name, lang).board, at(name, lang).choice, key)?.confirm).toBe(verb);
  });

  it.each(['en', 'ru'] as const)('every question is asked, in %s', (lang) => {
    for (const [name, scene] of [...ASKED, ...PLAYED]) {
      const { board, choice, decision } = sitAt(scene, lang);
      const { prompt } = saying(board, choice, false);
      expect(prompt, name).toBeTruthy();
      expect(prompt, name).not.toMatch(/^ask-|\{|undefined/);
      expect(hasWords(lang, `step-${decision.kind}`), decision.kind).toBe(true);
    }
  });

  it.each(['en', 'ru'] as const)('whatever can be looked at has an offer in words, in %s', (lang) => {
    for (const [name, scene] of [...ASKED, ...PLAYED]) {
      const { board, choice } = sitAt(scene, lang);
      for (const source of [null, ...choice.sources]) {
        if (source) choice.picked = source;
        for (const key of choice.keys) {
          choice.weigh(key);
          const offer = offerOf(board, choice, key);
          for (const text of [offer?.title, offer?.sub, offer?.confirm, ...(offer?.lines.map((l) => l.text) ?? [])])
            expect(text ?? '', `${name} ${key}`).not.toMatch(/^(go|offer|item|answer)-|undefined/);
        }
      }
      for (const option of [...listedOptions(board, choice, true), ...helperOptions(board, choice)])
        expect(option.title, `${name} ${option.key}`).not.toMatch(/^[a-z_]+-[a-z_]+$|undefined/);
    }
  });

  it('every action, lock and component kind has a name', () => {
    for (const lang of ['en', 'ru'] as const) {
      for (const id of Object.keys(VIEW.costs!)) expect(hasWords(lang, `short-${id}`), id).toBe(true);
      for (const it of Object.values(facts.all)) expect(hasWords(lang, `kind-${it.kind}`), it.kind).toBe(true);
      for (const cost of Object.values(VIEW.costs!))
        if (cost.why) expect(hasWords(lang, `why-${cost.why}`), cost.why).toBe(true);
    }
  });

  it('every answer leaves a crumb in words', () => {
    const board = boardShowing(VIEW);
    for (const [name, { decision }] of ASKED)
      for (const action of decision!.actions)
        expect(crumbWords(board, decision!.kind, action), `${name} ${JSON.stringify(action)}`).not.toMatch(
          /^(crumb|short|item)-|undefined/,
        );
  });

  it('every topic of the guide is told', () => {
    for (const lang of ['en', 'ru'] as const)
      for (const topic of TOPICS) {
        expect(hasWords(lang, `guide-${topic}`)).toBe(true);
        expect(hasWords(lang, `guide-${topic}-head`)).toBe(true);
      }
    const { choice, view } = at('turn');
    expect(topicOf(choice, view)).toBe('goal');
    const lab = at('develop');
    expect(topicOf(lab.choice, lab.view)).toBe('lab');
  });
});

describe('long names', () => {
  it('may be broken between syllables, and short or English ones stay whole', () => {
    expect(breakable('Ветрогенераторы').split('\u00AD')).toEqual(['Вет', 'ро', 'ге', 'не', 'ра', 'то', 'ры']);
    expect(breakable('Казино')).toBe('Казино');
    expect(breakable('Construction Yard')).toBe('Construc\u00ADtion Yard');
    expect(breakable('Concentrator')).toBe('Concentra\u00ADtor');
    expect(breakable('Oxygen Tank')).toBe('Oxygen Tank');
  });
});

describe('the end of a turn', () => {
  const end = { ...SCENES.turn_end.decision!, actions: [['end']] };
  const goal = [['goal', 'goal_15', 0], ['goal', 'goal_15', 1]]; // prettier-ignore
  it.each([
    ['en', 'exec', [['exec', 'exec_mineral']], 'One executive action, or end the turn'],
    ['en', 'goal', goal, 'Complete a goal, or end the turn'],
    ['en', 'delivery', [['deliver', 'contract_11', 'plant']], 'Deliver to a contract, or end the turn'],
    ['en', 'none', [], 'Nothing is left to do: end the turn'],
    ['ru', 'goal', goal, 'Достигните цели или завершите ход'],
    ['ru', 'none', [], 'Делать больше нечего: завершите ход'],
  ] as const)('says in %s what is left: %s', (lang, rest, actions, prompt) => {
    const { board, choice, view } = at('turn_end', lang);
    const params = { main: false, exec: rest === 'exec', rest };
    choice.ask(asking({ ...end, params, actions: [...actions.map((a) => [...a]), ['end']] }), view.step + 1);
    expect(saying(board, choice, false).prompt).toBe(prompt);
  });

  it('asks for two pieces on one hex to be parted', () => {
    const { board, choice, view } = at('turn_end');
    const params = { main: false, exec: true, rest: 'none', crowded: true };
    choice.ask(asking({ ...end, params, actions: [['exec', 'exec_move_bots']] }), view.step + 1);
    expect(saying(board, choice, false).prompt).toBe('Two pieces stand on one hex: move one away');
  });

  it('after a flight goes on for those whose cards do not fit', () => {
    const { board, choice, view, sent } = at('first_b');
    choice.ask(asking({ ...SCENES.first_b.decision!, params: { task: 'travelled', fits: false }, actions: [['done']] }), view.step + 1); // prettier-ignore
    const { prompt, primary } = saying(board, choice, false);
    expect([prompt, primary?.label]).toEqual(['Flight over, no B card fits: go on', 'Go on']);
    primary!.run();
    expect(sent).toEqual([['done']]);
  });
});

describe('the big button', () => {
  it.each<[SceneName, string, Json[]]>([
    ['turn_end', 'End turn', ['end']],
    ['travel', 'Travel', ['travel']],
    ['settle', 'Keep the oxygen', ['keep']],
    ['tile', 'Take the tile', ['take']],
    ['move', 'End the movement', ['done']],
    ['resupply', 'Skip', ['done']],
    ['accept', 'Pay', ['pay_for', 'water+plant']],
  ])('%s', (name, label, action) => {
    const { board, choice, sent } = at(name);
    const { primary } = saying(board, choice, false);
    expect(primary?.label).toBe(label);
    primary!.run();
    expect(sent).toEqual([action]);
  });

  it('on a touch screen confirms what was tapped', () => {
    const { board, choice, sent } = at('hire');
    choice.press('place:1', 'touch');
    const { primary } = saying(board, choice, true);
    expect(primary?.label).toBe('Take');
    primary!.run();
    expect(sent).toEqual([['take_card', 1, 'mineral+mineral']]);
  });

  it('stands for nothing while a hex is chosen', () => {
    const { board, choice } = at('site');
    expect(saying(board, choice, false).primary).toBeNull();
  });
});
