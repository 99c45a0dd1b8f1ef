// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { scene } from '../map/tests/views';
import { pressKey } from '../../../table/keys';
import { answersOn, keysOf } from '../keys';
import { sit } from './table';

function press(code: string, key = code): KeyboardEvent {
  return new KeyboardEvent('keydown', { code, key, cancelable: true });
}

describe('keys', () => {
  it('T turns to another way to do what is looked at on the map', () => {
    const { view, decision } = scene('rover');
    const { choice } = sit(view);
    choice.ask(decision, view.step);
    const keys = keysOf(choice, { escape: () => false, go: () => false, glowing: () => [] });
    const idle = press('KeyT');
    pressKey(idle, keys);
    expect(idle.defaultPrevented).toBe(false);
    choice.map.hover('3,0');
    const turned = press('KeyT', 'е');
    pressKey(turned, keys);
    expect(turned.defaultPrevented).toBe(true);
    expect(choice.map.option).toBe(1);
    expect(choice.map.lit.collected).toEqual([]);
  });

  it('N walks everything that glows, hexes of the map too, from where one is and round', () => {
    const { view, decision } = scene('rover');
    const { choice } = sit(view);
    choice.ask(decision, view.step);
    document.body.innerHTML =
      '<button id="a"></button><i tabindex="0"></i><svg><g id="b" tabindex="-1"></g></svg><button id="c"></button>';
    const glowing = (): (HTMLElement | SVGElement)[] => [...document.querySelectorAll<HTMLElement>('[id]')];
    const keys = keysOf(choice, { escape: () => false, go: () => false, glowing });
    const next = (shiftKey = false): string | undefined => {
      pressKey(new KeyboardEvent('keydown', { code: 'KeyN', key: 'т', shiftKey, cancelable: true }), keys);
      return document.activeElement?.id;
    };
    document.querySelector('i')!.focus();
    expect([next(), next(), next(), next(true), next(true)]).toEqual(['b', 'c', 'a', 'c', 'b']);
    document.body.innerHTML = '';
  });

  it('N walks the buttons of a yes or no, the big one of the shell too', () => {
    const names = (sort: string): string[] => {
      document.body.innerHTML = `<div class="om"><div class="ask ${sort}"><button id="travel" class="go"></button>
        <button id="stay" class="second"></button></div></div><button id="big" data-focus="go"></button>`;
      return answersOn(document.querySelector<HTMLElement>('.om')!).map(({ id }) => id);
    };
    expect(names('yes-or-no')).toEqual(['travel', 'stay', 'big']);
    expect(names('')).toEqual([]);
    document.body.innerHTML = '';
  });
});
