/** What the shell shows beside the table while something is weighed: the sentence, the hint and the button. */
import type { Translate } from '../../lib/table';
import { unheard } from '../../lib/wire';
import type { Saying } from '../../table/surface.svelte';
import { actionName, techName, type Board5R } from './context';
import type { Desk } from './desk.svelte';

const NOTHING: Saying = { primary: null, hint: null, prompt: null };

/** `t` knows the game's own words, `narrow`: the button says what there is no other room for. */
export function shellOf(board: Board5R, desk: Desk, t: Translate, narrow: boolean): Saying {
  const { b } = board;
  const { decision, choice, view, me, raised } = desk;
  const disabled = choice.sending;
  switch (decision?.kind) {
    case undefined:
      return NOTHING;
    case 'choose_card':
      return {
        primary: {
          label: choice.card ? b('play-card', { card: actionName(board, choice.card) }) : b('choose-first'),
          icon: 'i-check',
          disabled: !choice.card || disabled,
          run: desk.play,
        },
        hint: me.late && view.wave === 2 ? b('hint-late') : null,
        prompt: null,
      };
    case 'bid':
      return {
        primary: { label: b('bid-go', { bid: choice.bid }), icon: 'r5-auction', disabled, run: desk.bid },
        hint: view.auction?.kind === 'solo' ? null : b('hint-contested'),
        prompt: null,
      };
    case 'take_technology': {
      const { take } = choice;
      if (!take)
        return {
          primary: { label: b('choose-tech'), icon: 'i-check', disabled: true, run: () => undefined },
          hint: b('hint-take'),
          prompt: null,
        };
      const joined = [take[2], take[4]].filter((group) => group !== null).length;
      return {
        primary: { label: b(narrow ? `place-${joined}` : 'place'), icon: 'i-check', disabled, run: desk.place },
        hint: b(desk.spots.length > 1 ? 'hint-place' : 'hint-place-alone', { count: desk.spots.length }),
        prompt: b('prompt-place', { card: techName(board, take[1]), bid: decision.params.bid }),
      };
    }
    case 'confirm': {
      const laid = desk.tentative && raised;
      return {
        primary: {
          label: laid ? b('play-card', { card: actionName(board, laid) }) : b('confirm'),
          icon: 'i-check',
          disabled,
          run: desk.confirm,
        },
        hint: desk.tentative ? b('hint-change') : null,
        prompt: desk.tentative ? t('prompt-choose_card', { wave: view.wave }) : null,
      };
    }
    default:
      unheard(decision);
      return NOTHING;
  }
}
