// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Order from '../parts/Order.svelte';
import TurnTrack from '../parts/TurnTrack.svelte';
import OnBoard from './OnBoard.svelte';
import { boardShowing, VIEW } from './table';

afterEach(cleanup);

describe.each(['en', 'ru'] as const)('the shuttle at the top of the board, in %s', (lang) => {
  const told = { en: 'The shuttle is', ru: 'Шаттл' }[lang];
  const shown = (part: typeof Order | typeof TurnTrack, placed: boolean): HTMLElement => {
    const view = placed ? VIEW : { ...VIEW, phase: 'setup' as const, turn: null, shuttle: null };
    const props = { board: boardShowing(view, lang), part, view, onlog: () => undefined, logOpen: false };
    return render(OnBoard, props).container;
  };

  it.each([
    ['a small screen', Order],
    ['a wide one', TurnTrack],
  ])('has no course on %s before it is placed', (_, part) => {
    expect(shown(part, true).textContent).toContain(told);
    cleanup();
    const before = shown(part, false);
    expect(before.textContent).not.toContain(told);
    expect(before.querySelector('.here, .lands, .flip, small')).toBeNull();
  });
});
