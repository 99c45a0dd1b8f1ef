import { describe, expect, it } from 'vitest';
import { gamesOf } from '../../../../tests/streams';
import { loadTexts, translate } from '../../../i18n/catalogue';
import type { ComponentKind, Lang } from '../../../lib/types';
import { readFacts } from '../cards';
import { actionName, techName, type Board5R } from '../context';
import components from '../dev/components.json';
import { stories } from '../dev/stories';
import { newsOf, textOf } from '../text';
import type { View, Wire } from '../wire';
import { words } from '../words';

await loadTexts('planet_5r');
const facts = readFacts(components.kinds as unknown as ComponentKind[]);

function boardShowing(lang: Lang, { players, me }: View): Board5R {
  const names = ['Mira', 'Tomas', 'Kepler', 'Yuna', 'Orbita'].slice(0, players);
  const seats = names.map((name, seat) => ({
    seat,
    name,
    kind: 'human',
    level: null,
    mine: seat === me,
    colour: seat,
  }));
  const b = words(lang, (key, params) => translate(lang, 'planet_5r', key, params));
  return { facts, lang, b, seats, me } as unknown as Board5R;
}
const told = (board: Board5R, view: View): string[] =>
  textOf(board, view).flatMap(({ title, lines }) => [title, ...lines]);

describe('the table in words', () => {
  const { view } = stories.take;
  const board = boardShowing('en', view);
  const [round, market, mine, tomas] = textOf(board, view);

  it('tells round, cards and bids', () => {
    expect(round!.title).toBe('Round 11 of 15');
    expect(round!.lines).toContain('Being performed now: Excavate.');
    expect(round!.lines).toContain('Mira bids 4: wins.');
    expect(round!.lines).toContain('Tomas bids 3: tie, out, pays 1.');
  });
  it('tells the market, and what nobody knows', () => {
    expect(market!.lines.filter((line) => line.startsWith('Dew Lens.'))).toHaveLength(1);
    expect(market!.lines).toContain('The 3 cards below it are face down.');
    expect(market!.lines).toContain('Out of the game: Siphon Hook.');
  });
  it('tells my clan first: cards, water, rows with what lies over what, crystals, improvements', () => {
    expect(mine!.title).toBe(`Mira (you): ${view.seats[0]!.score} points now`);
    expect(mine!.lines).toContain('In hand: Plunder, Scout and Expand. Discard: Develop.');
    expect(mine!.lines).toContain(
      'Row 1 of 2: Echo Borer over Old Quarry. Free ends: Develop at the left, Develop at the right.',
    );
    expect(mine!.lines.filter((line) => line.startsWith('Active crystals:'))).toHaveLength(1);
    expect(mine!.lines.filter((line) => line.startsWith('Improvements:'))).toHaveLength(1);
  });
  it('says that the water of others is hidden', () => {
    expect(tomas!.title).toBe('Tomas');
    expect(tomas!.lines).toContain('The water is hidden behind the screen.');
  });

  it.each(['en', 'ru'] as const)('names everything on the table, in recorded games (%s)', (lang) => {
    for (const game of gamesOf<Wire>('planet_5r')) {
      for (const { view: now } of game.batches.flat().filter((_, i) => i % 5 === 0)) {
        const there = boardShowing(lang, now);
        const lines = told(there, now);
        const all = lines.join('\n');
        const cards = [...now.market, ...now.out, ...now.seats.flatMap((s) => s.groups.flatMap((g) => g.cards))];
        for (const card of cards) expect(all).toContain(techName(there, card));
        for (const seat of now.seats) for (const card of seat.hand) expect(all).toContain(actionName(there, card));
        expect(lines.filter((line) => /text-|undefined|NaN|\{/.test(line))).toEqual([]);
      }
    }
  });
});

describe('what is new since my last turn', () => {
  const first = stories.tied.view;
  const last = stories.tied.next!.at(-1)!.view;

  it('is told for market, cards and water', () => {
    const board = boardShowing('en', first);
    expect(newsOf(board, first, first)).toEqual([]);
    expect(newsOf(board, first, last)).toContain(`Your water: ${first.seats[0]!.water}, now ${last.seats[0]!.water}.`);
  });
  it('names every technology that somebody took, in recorded games', () => {
    let taken = 0;
    for (const { first: start, batches } of gamesOf<Wire>('planet_5r')) {
      const board = boardShowing('en', start);
      const steps = batches.flat();
      const news = newsOf(board, start, steps.at(-1)!.view).join('\n');
      for (const event of steps.flatMap((step) => step.events)) {
        if (event.e !== 'technology_taken') continue;
        expect(news).toContain(`${event.seat === 0 ? 'You take' : 'takes'} ${techName(board, event.card)}`);
        taken += 1;
      }
    }
    expect(taken).toBeGreaterThan(5);
  });
});
