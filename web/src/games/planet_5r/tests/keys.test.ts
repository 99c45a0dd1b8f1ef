// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tick } from 'svelte';
import { watchHands } from '../../../table/focus';
import type { Desk } from '../desk.svelte';
import { pressKey } from '../../../table/keys';
import { keysOf } from '../keys';
import { ACTIONS } from '../types';
import type { ActionId } from '../wire';

/** A fan of five cards, as the keys see it. */
function fan(playable: ActionId[], raised: ActionId | null) {
  document.body.innerHTML = `<div id="root"><div class="hand">${'<button class="place"></button>'.repeat(5)}</div></div>`;
  const root = document.getElementById('root')!;
  const places = [...root.querySelectorAll<HTMLElement>('.place')];
  const desk = { decision: { kind: 'choose_card' }, playable, raised, tentative: false } as unknown as Desk;
  const said = { raise: vi.fn(), play: vi.fn(), illegalPlay: vi.fn() };
  Object.assign(desk, said);
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).addEventListener(
      'keydown',
      (e) => pressKey(e as KeyboardEvent, keysOf(desk, { root: () => root, escape: () => false })),
      { once: true },
    );
    (document.activeElement ?? document.body).dispatchEvent(event);
  };
  return { places, press, ...said };
}

afterEach(() => (document.body.innerHTML = ''));

describe('the keys of the hand', () => {
  const [first, second] = ACTIONS;

  it('raises a card that can be played and goes to it', () => {
    const { places, press, raise } = fan([first], null);
    press('1');
    expect(raise).toHaveBeenCalledWith(first);
    expect(document.activeElement).toBe(places[0]);
  });

  it('says why a card cannot be played', () => {
    const { places, press, illegalPlay } = fan([first], null);
    press('2');
    expect(illegalPlay).toHaveBeenCalledWith(second, places[1]);
    expect(document.activeElement).toBe(places[1]);
  });

  it('stays with the raised card when another cannot be played', () => {
    const { places, press, illegalPlay, play } = fan([first], first);
    places[0]!.focus();
    press('2');
    expect(illegalPlay).toHaveBeenCalledWith(second, places[1]);
    expect(document.activeElement).toBe(places[0]);
    places[0]!.blur();
    press('Enter');
    expect(play).toHaveBeenCalledOnce();
  });
});

describe('the arrows, while a technology is taken', () => {
  it('lead to the button that places it, and go on from there', async () => {
    document.body.innerHTML =
      '<button id="go" data-focus="go"></button><div id="root"><div class="market"><button id="card"></button></div></div>';
    const [go, root, card] = ['go', 'root', 'card'].map((id) => document.getElementById(id)!);
    const deaf = watchHands();
    const desk = { decision: { kind: 'take_technology' }, choice: { take: null }, takeable: ['a'], pick: vi.fn() };
    const press = (): void => {
      const event = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
      document.activeElement!.dispatchEvent(event);
    };
    const keys = keysOf(desk as unknown as Desk, { root: () => root!, escape: () => false });
    document.body.addEventListener('keydown', (event) => pressKey(event, keys));
    card!.focus();
    press();
    await tick();
    expect(document.activeElement).toBe(go);
    press();
    expect(desk.pick).toHaveBeenCalledTimes(2);
    deaf();
  });
});
