// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Action } from '../wire';
import { pressPlayed } from '../hand';
import { hintOf } from '../prompt';
import { retold } from '../refusals';
import { ask, scene, sit } from './facts';

const NOT_ASKED = { rule: 'PD-3.1', why: 'not_asked', params: {} } as const;

function at(name: string) {
  const moment = scene(name);
  const table = sit(moment.view);
  table.choice.ask(moment.decision, moment.view.step);
  const told = (action: Action): string | undefined =>
    retold(table.board, table.choice, NOT_ASKED, action, false).text?.en;
  return { ...table, view: moment.view, told };
}

describe('a click on what is not asked', () => {
  it('on the field in my turn asks to pay first, with the rule of the question', () => {
    const { board, choice, refused, told, view } = at('turn');
    choice.refuseHex(view.seats[view.me!]!.harvester, document.body);
    expect(refused).toEqual([['fly', view.seats[view.me!]!.harvester]]);
    expect(told(['fly', '0,0'])).toMatch(/^First pay/);
    expect(retold(board, choice, NOT_ASKED, ['fly', '0,0'], false).rule).toBe('PD-3.1');
  });

  it('without a card asks to draw', () => {
    const { choice, told, view } = at('turn');
    choice.ask(ask('turn', [['draw', 'deck']], {}, view.me!), 900);
    expect(told(['fly', '0,0'])).toMatch(/no card to pay/);
  });

  it('on a card, the market, a slot or a hex is refused wherever the question is another one', () => {
    for (const name of ['stop', 'slot']) {
      const { choice, refused } = at(name);
      const card = choice.seat!.cards![0]!;
      choice.playCard(card, 'pointer', document.body);
      choice.press('deck', document.body, ['draw', 'deck']);
      expect(refused, name).toEqual([
        ['pay', card],
        ['draw', 'deck'],
      ]);
    }
    const { choice, refused, sent, told } = at('build');
    choice.refuseHex('1,1', document.body);
    choice.press('slot:nose', document.body, ['slot', 'nose']);
    expect(refused).toEqual([
      ['fly', '1,1'],
      ['slot', 'nose'],
    ]);
    expect(told(['fly', '1,1'])).toMatch(/landed.*Undo/);
    expect(told(['slot', 'nose'])).toBe(`Not now. ${hintOf(choice['board'], choice, false)}`);
    expect(sent).toEqual([]);
  });

  it('on a card that lies on the table says what is asked, unless it is the answer', () => {
    const { choice, refused, view } = at('slot');
    pressPlayed(choice, view.building!.cards[0]!, document.body);
    expect(refused).toHaveLength(1);
  });

  it('keeps a reason of its own', () => {
    const { board, choice } = at('stop');
    const own = { rule: 'PD-5.5', why: 'not_straight', params: { hex: '1,1' } } as const;
    expect(retold(board, choice, own, ['fly', '1,1'], false)).toBe(own);
  });

  it('meets silence while nobody asks me', () => {
    const { choice, refused } = at('turn');
    choice.ask(null, 901);
    choice.refuseHex('1,1', document.body);
    choice.playCard('casino', 'pointer', document.body);
    expect(refused).toEqual([]);
  });
});

describe('hints', () => {
  it('tell of engine flights while hexes glow in my turn', () => {
    const { board, choice, view } = at('turn');
    choice.ask(ask('turn', [['draw', 'deck'], ['pay', 'casino'], ['engine', '1,1']], {}, view.me!), 902); // prettier-ignore
    expect(hintOf(board, choice, false)).toMatch(/engine/);
  });

  it('speak of taking back only where it is possible', () => {
    const { board, choice, view } = at('turn');
    choice.ask(ask('end_turn', [['end']], {}, view.me!), 903);
    expect(hintOf(board, choice, false)).toMatch(/take it back/);
    Object.defineProperty(choice, 'canUndo', { value: false });
    expect(hintOf(board, choice, false)).not.toMatch(/take it back/);
  });

  it('name no keys to a finger', () => {
    const { board, choice } = at('build');
    expect(hintOf(board, choice, false)).toMatch(/1, 2, 3/);
    expect(hintOf(board, choice, true)).not.toMatch(/\d/);
  });
});
