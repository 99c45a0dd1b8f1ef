/** Answers that are listed as buttons beside the board: those without a place of their own, and helpers of an action. */
import type { Choice } from './choice.svelte';
import { nameOf, textOf, type BoardOM } from './context';
import { effectOf } from './facts';
import { actionIcon, effectEmblem, itemIcon, itemInk, techIcon, typeIcon, typeInk } from './looks';
import { techUse } from './naming';
import { priceOf } from './payments';
import { isRed } from './types';

export interface ListedOption {
  key: string;
  icon: string;
  ink: string;
  title: string;
  text: string;
  /** Price in symbols. */
  cost: string[];
}

/** Kinds whose answers stand on the stage as a list; the others glow where they lie. */
const STAGED = new Set([
  'lss',
  'refill',
  'radar',
  'first_a',
  'first_b',
  'overflow',
  'deliveries',
  'type',
  'gain_more',
  'convert',
  'retrieve',
  'shuttle_side',
]);
/** On a small screen these are listed too: their places lie on other tabs. */
const LISTED_SMALL = new Set(['resupply', 'arrive', 'start_space', 'explore', 'learn']);
/** Verbs that stand for themselves at the lower end. */
const HELPERS = new Set(['add', 'use_tech']);

function optionOf(board: BoardOM, choice: Choice, key: string): ListedOption | null {
  const at = key.indexOf(':');
  const [verb, id] = at < 0 ? [key, ''] : [key.slice(0, at), key.slice(at + 1)];
  const make = (icon: string, title: string, text = '', ink = 'var(--ink)', cost: string[] = []): ListedOption => ({
    key,
    icon,
    ink,
    title,
    text,
    cost,
  });
  switch (verb) {
    case 'benefit': {
      const emblem = effectEmblem(effectOf(board.facts.byId[id]?.data.effect));
      return make(emblem?.icon ?? 'om-lss', nameOf(board, id), textOf(board, id), emblem?.ink);
    }
    case 'contract': {
      const card = board.facts.contracts[id];
      const item = Object.keys(card?.needs ?? {})[0];
      return card?.upgrade
        ? make(typeIcon(card.upgrade), nameOf(board, id), textOf(board, id), typeInk(card.upgrade))
        : make(itemIcon(item ?? 'any'), nameOf(board, id), textOf(board, id), itemInk(item ?? 'any'));
    }
    case 'lab': {
      const space = board.facts.lab.find((s) => s.id === id);
      const emblem = effectEmblem(space?.effect ?? null);
      return make(emblem?.icon ?? 'om-tech', nameOf(board, id), space?.effect ? textOf(board, id) : board.b('no-benefit'), emblem?.ink); // prettier-ignore
    }
    case 'reveal':
      return make('om-goal', nameOf(board, id), textOf(board, id), 'var(--accent-ink)');
    case 'explore': {
      const tile = choice.view.exploration[Number(id)] ?? '';
      return make('om-discovery', nameOf(board, tile), textOf(board, tile));
    }
    case 'deliver': {
      const [contract = '', item = ''] = id.split(':');
      return make(itemIcon(item), board.b('deliver-one', { item: board.b(`item-${item}`) }), nameOf(board, contract), itemInk(item)); // prettier-ignore
    }
    case 'type':
      return make(typeIcon(id), nameOf(board, id), '', typeInk(id, choice.mine?.party ?? null), buildCost(board, choice, key)); // prettier-ignore
    case 'gain':
    case 'pay':
    case 'supply':
      return make(itemIcon(id), board.b(`item-${id}`), '', itemInk(id));
    case 'slot':
      return make(
        actionIcon(id),
        board.b(`short-${id}`),
        board.b('retrieve-slot', {
          n: (isRed(id) ? choice.view.slots[id] : []).filter((p) => p === choice.mine?.party).length,
        }),
      );
    case 'working':
      return make('om-working', board.b('working'), board.b('working-n', { n: choice.mine?.working ?? 0 }));
    case 'side':
      return make(
        id === 'orbit' ? 'om-orbit' : 'om-colony',
        board.b(`shuttle-start-${id}`),
        board.b(`shuttle-first-${id}`),
      );
    case 'space': {
      const space = board.facts.spaces[Number(id)];
      const emblem = effectEmblem(space?.effect ?? null);
      return make(emblem?.icon ?? 'om-marker', board.b('space-n', { n: id }), space?.text[board.lang] ?? board.b('no-benefit')); // prettier-ignore
    }
    case 'add':
      return make(id === 'bot' ? 'om-bot' : 'om-rover', board.b(`add-${id}`), '', 'var(--ink)', priceOf(choice.outcomeAt(key))); // prettier-ignore
    case 'use_tech': {
      const use = techUse(board, choice.view, choice, Number(id));
      return make(techIcon(use.tech), board.b('use-tech', { name: use.name, you: Number(id) === choice.mine?.party ? 'yes' : 'no' }), board.b('level-of', { n: use.level })); // prettier-ignore
    }
    default:
      return null;
  }
}

/** What the building costs: the miner goes with the tile, everything else is paid with the choice. */
function buildCost(board: BoardOM, choice: Choice, key: string): string[] {
  const paid = priceOf(choice.outcomeAt(key));
  const cost = board.facts.byId[key.slice(5)]?.data.cost;
  const printed = cost && typeof cost === 'object' && !Array.isArray(cost) ? Object.keys(cost) : [];
  return paid.length > 0 ? paid : printed.filter((item) => item === 'colonist_as_miner');
}

export function listedOptions(board: BoardOM, choice: Choice, small: boolean): ListedOption[] {
  const kind = choice.kind;
  if (!kind || !(STAGED.has(kind) || (small && LISTED_SMALL.has(kind)))) return [];
  const sources = kind === 'explore' ? choice.sources : [];
  const own = (key: string): boolean => {
    if (key.startsWith('lab:')) return choice.open(key);
    if (key.startsWith('deliver:')) return kind === 'overflow' || kind === 'deliveries';
    return !key.startsWith('goal:') && !key.startsWith('pawn:') && !HELPERS.has(key.split(':')[0]!);
  };
  return [...sources, ...choice.keys.filter(own)].flatMap((key) => optionOf(board, choice, key) ?? []);
}

/** One more step, somebody's technology. */
export function helperOptions(board: BoardOM, choice: Choice): ListedOption[] {
  return choice.keys
    .filter((key) => HELPERS.has(key.split(':')[0]!))
    .flatMap((key) => optionOf(board, choice, key) ?? []);
}
