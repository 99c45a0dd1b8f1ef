/** What is offered has words: the game's own, else its ids made readable. */
import { describe, expect, it } from 'vitest';
import { amountsText, answerText, kindText, partText, readable, type Namer } from '../naming';

const MESSAGES: Record<string, (params: Record<string, unknown>) => string> = {
  'answer-gift': ({ to, what }) => `Give ${what} to ${to}`,
  'answers-gift': () => 'Gifts',
  'amount-coin': ({ amount }) => `${amount} coins`,
  'plain-none': () => '–',
};
const namer: Namer = {
  t: (key, params = {}) => MESSAGES[key]?.(params) ?? key,
  has: (key) => key in MESSAGES,
  seat: (seat) => ['Ann', 'Bo'][seat]!,
  name: (id) => (id === 'card_7' ? 'Rain Mill' : id),
  me: 0,
  fields: undefined,
  answers: { gift: { to: 'seat', what: null }, take: { card: 'component', side: null, with: null } },
};

describe('an answer', () => {
  it('is said in the words of the game', () => {
    expect(answerText(['gift', 1, 'gold'], namer)).toBe('Give gold to Bo');
    expect(kindText('gift', namer)).toBe('Gifts');
  });

  it('is at least readable where the game has no words for it', () => {
    expect(answerText(['take', 'card_7', 'left_side', null], namer)).toBe('Take: Rain Mill, Left side');
    expect(answerText(['end_turn'], namer)).toBe('End turn');
    expect(answerText(['unheard_of', 3], namer)).toBe('Unheard of: 3');
    expect(kindText('take', namer)).toBe('Take');
  });

  it('can be told part by part', () => {
    expect(partText('gift', 'to', 1, namer)).toBe('Bo');
    expect(partText('take', 'card', 'card_7', namer)).toBe('Rain Mill');
    expect(partText('take', 'side', null, namer)).toBe('–');
    expect(partText('take', 'side', 'H3', namer)).toBe('H3');
  });
});

describe('amounts', () => {
  it('are told by the game, or counted', () => {
    expect(amountsText({ coin: 2, water_pump: 1, none: 0 }, namer)).toBe('2 coins, 1 × Water pump');
    expect(amountsText(undefined, namer)).toBe('');
    expect(readable('a-b_c')).toBe('A b c');
  });
});
