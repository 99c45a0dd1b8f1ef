/** What the bar of the shell says and offers while I am asked: sentence, hint, and the one button that goes on. */
import type { Primary } from '../../lib/table';
import type { Saying } from '../../table/surface.svelte';
import { SIZES } from './building';
import type { Choice } from './choice.svelte';
import { cardName, partName, seatName, type BoardPD } from './context';
import { sizeName, sumOf } from './naming';
import { PLACING } from './targets';
import { signed } from '../../lib/figures';

/** `touch`: there is no hover, so what was tapped is confirmed with the big button. */
export function saying(board: BoardPD, choice: Choice, touch: boolean): Saying {
  if (!choice.decision) return { prompt: null, hint: null, primary: null };
  return { prompt: null, hint: hintOf(board, choice, touch), primary: primaryOf(board, choice, touch) };
}

function button(label: string, icon: string, run: () => void, disabled = false): Primary {
  return { label, icon, disabled, run };
}

function primaryOf(board: BoardPD, choice: Choice, touch: boolean): Primary | null {
  const b = board.b;
  const busy = choice.sending;
  switch (choice.kind) {
    case 'build':
      return choice.way
        ? button(
            b('build-go', { figure: choice.way.figure, total: signed(sumOf(choice)) }),
            `pd-${choice.way.figure}`,
            () => choice.build(),
            busy,
          )
        : button(b(choice.picked.length ? 'build-more' : 'build-pick'), 'pd-module', () => undefined, true);
    case 'training':
      return button(b('lift-go', { total: signed(sumOf(choice)) }), 'pd-lift', () => choice.press('lift'), busy);
    case 'end_turn':
      return button(b('end-turn'), 'i-check', () => choice.press('end'), busy);
    case 'cure':
    case 'invest':
      if (touch && (choice.hex ?? choice.raised)) break;
      return choice.at('done') ? button(b(`done-${choice.kind}`), 'i-check', () => choice.press('done'), busy) : null;
    case 'turn':
      if (choice.at('pass')) return button(b('pass'), 'i-check', () => choice.press('pass'), busy);
      if (touch && choice.raised) break;
      if (choice.at('fly_free')) return button(b('fly-free'), 'pd-proton-drive', () => choice.press('fly_free'), busy);
  }
  return touch ? tapped(board, choice) : null;
}

/** A finger has shown something; this does it. */
function tapped(board: BoardPD, choice: Choice): Primary | null {
  const b = board.b;
  const busy = choice.sending;
  if (choice.raised) {
    const card = choice.raised;
    const label = b(choice.kind === 'invest' ? 'discard-this' : 'pay-with', { card: cardName(board, card) });
    return button(
      label,
      choice.kind === 'invest' ? 'pd-discard' : 'pd-move',
      () => choice.playCard(card, 'pointer', null),
      busy,
    );
  }
  if (choice.shaped && choice.shape !== null) {
    const id = choice.shape;
    return button(b(`shape-go-${choice.kind}`), 'i-check', () => choice.chooseShape(id, 'pointer'), busy);
  }
  const hex = choice.hex;
  const key = hex ? choice.hexKey(hex) : null;
  if (!hex || !key) return null;
  const go = (): void => choice.go(key, hex);
  if (choice.kind && PLACING.has(choice.kind)) return button(b(`place-go-${choice.kind}`), 'i-check', go, busy);
  const site = choice.site;
  if (site?.stop === 'build' && choice.size)
    return button(
      b('fly-build', { what: sizeName(board, choice, choice.size), figure: choice.size }),
      choice.size === 'base' ? 'pd-base' : 'pd-module',
      go,
      busy,
    );
  if (site && site.toll > 0)
    return button(
      b('fly-toll', { n: site.toll, name: site.owner === null ? '' : seatName(board, site.owner) }),
      'pd-toll',
      go,
      busy,
    );
  return button(b(key.startsWith('jump:') ? 'jump-here' : 'fly-here'), 'pd-move', go, busy);
}

/** The digits of the sizes that can be chosen here, if there is more than one. */
function buildHint(board: BoardPD, choice: Choice): string {
  const keys = SIZES.flatMap((size, i) => (choice.sizeOpen(size) ? [i + 1] : []));
  return keys.length > 1 ? board.b('hint-build', { keys: keys.join(', ') }) : board.b('hint-build-one');
}

/** A sentence for those who play for the first time: where to click for this question. */
export function hintOf(board: BoardPD, choice: Choice, touch: boolean): string | null {
  const b = board.b;
  const asked = choice.decision;
  if (!asked) return null;
  const any = (what: string): boolean => choice.keys.some((key) => key.startsWith(what));
  switch (asked.kind) {
    case 'turn': {
      if (choice.at('pass')) return null;
      const said = b(choice.at('fly_free') ? 'hint-turn-free' : any('hand:') ? 'hint-turn' : 'hint-turn-draw');
      if (any('hex:')) return `${b('hint-engine')} ${said}`;
      return touch ? `${said} ${b('hint-hold')}` : said;
    }
    case 'build':
      return touch ? b('hint-build-touch') : buildHint(board, choice);
    case 'stop':
      return b(asked.params.jump ? 'hint-stop-jump' : 'hint-stop');
    case 'slot':
      return b('hint-slot', { card: cardName(board, asked.params.card) });
    case 'nose':
      return b('hint-nose', { n: asked.params.left, part: partName(board, asked.params.part) });
    case 'invest':
      return b('hint-invest');
    case 'contaminate':
      return b('hint-contaminate', { n: asked.params.left, price: asked.params.price });
    case 'cure':
      return b('hint-cure', { n: asked.params.left, price: asked.params.price });
    case 'end_turn':
      return b(any('hex:') ? 'hint-end-engines' : choice.canUndo ? 'hint-end_turn' : 'hint-end-only');
    default: {
      const said = b(`hint-${asked.kind}`);
      return said === `hint-${asked.kind}` ? null : said;
    }
  }
}
