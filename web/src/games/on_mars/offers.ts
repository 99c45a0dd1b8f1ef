/** The card about the thing that is looked at: what it is, what it costs and brings, the ways to pay, and the button. */
import { ofKind } from '../../lib/wire';
import type { Choice } from './choice.svelte';
import { nameOf, textOf, type BoardOM } from './context';
import { weighedDelta } from './deltas';
import { actionIcon, effectEmblem, itemIcon, itemInk, techIcon, techInk, typeIcon, typeInk } from './looks';
import type { OutcomeOM } from './outcomes';
import { priceOf } from './payments';
import { amountWords } from './naming';
import { RESOURCES } from './types';

export interface OfferLine {
  icon: string;
  ink: string;
  text: string;
  note?: string;
  tone?: 'good' | 'bad';
}

export interface Payment {
  variant: string;
  /** Items with their numbers, drawn as symbols. */
  items: string[];
  /** Words where symbols do not say it. */
  text?: string;
}

export interface Offer {
  key: string;
  icon: string;
  ink: string;
  title: string;
  sub: string;
  lines: OfferLine[];
  payments: Payment[];
  variant: string | null;
  confirm: string;
}

function paymentOf(board: BoardOM, choice: Choice, key: string, variant: string): Payment {
  const action = choice.ways(key).find((way) => way.variant === variant)?.action ?? null;
  if (action?.[0] === 'use' && variant !== 'free' && variant !== 'crystals')
    return { variant, items: [], text: board.b('use-by', { name: nameOf(board, variant) }) };
  const told = choice.outcomeOf(action);
  const items = priceOf(told);
  return { variant, items, ...(items.length === 0 ? { text: told ? board.b('free') : '…' } : {}) };
}

/** Losses first, then what would come and go, with the numbers before and after. */
function deltaLines(board: BoardOM, choice: Choice): OfferLine[] {
  const delta = weighedDelta(choice);
  const mine = choice.mine;
  if (!delta || !mine) return [];
  const lines: OfferLine[] = lostLines(board, delta.lost);
  const line = (item: string, n: number, have: number): void => {
    if (n === 0) return;
    lines.push({
      icon: itemIcon(item),
      ink: itemInk(item),
      text: board.b(n < 0 ? 'offer-pay' : 'offer-gain', { what: amountWords(board, item, Math.abs(n)) }),
      note: `${have} → ${have + n}`,
      tone: n < 0 ? 'bad' : 'good',
    });
  };
  for (const r of RESOURCES) line(r, delta.resources[r] ?? 0, mine.resources[r]);
  line('crystal', delta.crystals, mine.crystals);
  if (delta.incoming > 0)
    lines.push({
      icon: 'om-incoming',
      ink: 'var(--om-crystal)',
      text: board.b('offer-incoming', { n: delta.incoming }),
      tone: 'good',
    });
  line('colonist', delta.quarters, mine.quarters);
  if (delta.op !== 0)
    lines.push({ icon: 'om-op', ink: 'var(--accent-ink)', text: board.b('offer-op', { n: delta.op }), tone: 'good' });
  for (const id of delta.missions)
    lines.push({
      icon: 'om-mission',
      ink: 'var(--brass)',
      text: board.b('offer-mission', { name: nameOf(board, id) }),
    });
  return lines;
}

/** What is lost for want of room. */
const HELD = new Set<string>([...RESOURCES, 'crystal', 'colonist']);

/** What could have been kept, or got, and will not be. */
function lostLines(board: BoardOM, lost: OutcomeOM['lost']): OfferLine[] {
  return Object.entries(lost ?? {}).map(([item, n]) => ({
    icon: 'i-warning',
    ink: 'var(--warn)',
    text: board.b('offer-lost', { what: amountWords(board, item, n), room: HELD.has(item) ? 'yes' : 'no' }),
    tone: 'bad' as const,
  }));
}

/** A tile that goes to a space of the laboratory. */
function labOffer(board: BoardOM, choice: Choice, key: string): Partial<Offer> {
  const space = board.facts.lab.find((s) => s.id === key.slice(4));
  const action = choice.actionOf(key);
  const mine = choice.mine;
  if (!space || !action || !mine || (action[0] !== 'learn' && action[0] !== 'develop')) return {};
  const learning = action[0] === 'learn';
  const tech = (action[0] === 'learn' ? choice.view.grid[action[1]]?.tech : mine.lab[action[1]]) ?? '';
  const start = learning ? null : board.facts.lab.find((s) => s.id === action[1]);
  const from = start?.level ?? 0;
  const lines: OfferLine[] = [];
  const benefit = effectEmblem(space.effect);
  if (benefit) lines.push({ icon: benefit.icon, ink: benefit.ink, text: space.text[board.lang], tone: 'good' });
  const joins = board.facts.byId[tech]?.data.joins;
  if (typeof joins === 'string')
    lines.push({
      icon: 'om-complex',
      ink: techInk(tech, mine.party),
      text: board.b('offer-joins', { n: space.level }),
    });
  lines.push({
    icon: 'om-op',
    ink: 'var(--accent-ink)',
    text: board.b('offer-worth', { n: space.op }),
    note: `+${space.op - (start?.op ?? 0)}`,
  });
  return {
    icon: techIcon(tech),
    ink: techInk(tech, mine.party),
    title: board.b('tech-name', { name: nameOf(board, tech) }),
    sub: from > 0 ? board.b('level-becomes', { from, to: space.level }) : board.b('level-of', { n: space.level }),
    lines,
    confirm: board.b(learning ? 'go-learn' : 'go-develop'),
  };
}

function look(board: BoardOM, choice: Choice, key: string): Partial<Offer> {
  const at = key.indexOf(':');
  const [verb, id] = at < 0 ? [key, ''] : [key.slice(0, at), key.slice(at + 1)];
  switch (verb) {
    case 'accept':
      return acceptOffer(board, choice);
    case 'travel':
      return travelOffer(board, choice);
    case 'lab':
      return labOffer(board, choice, key);
    case 'act':
      return { icon: actionIcon(id), title: nameOf(board, id), sub: textOf(board, id), confirm: board.b('go-act') };
    case 'exec': {
      const exec = board.facts.execs.find((e) => e.id === id);
      return { icon: effectEmblem(exec?.effect ?? null)?.icon ?? 'om-exec', title: nameOf(board, id), sub: textOf(board, id), confirm: board.b('go-exec', { n: exec?.crystals ?? 0 }) }; // prettier-ignore
    }
    case 'card':
    case 'blueprint': {
      const card = board.facts.blueprints[id];
      return {
        icon: typeIcon(card?.type ?? ''),
        ink: typeInk(card?.type ?? ''),
        title: nameOf(board, id),
        sub: textOf(board, id),
        confirm: board.b(verb === 'card' ? 'go-use' : 'go-take'),
      };
    }
    case 'supply':
    case 'gain':
    case 'pay':
      return { icon: itemIcon(id), ink: itemInk(id), title: board.b(`item-${id}`), confirm: board.b(verb === 'pay' ? 'go-pay' : 'go-take') }; // prettier-ignore
    case 'place': {
      const place = choice.view.places[Number(id)];
      const { scientist = null, contract = null } = place ?? {};
      const card = scientist ?? contract ?? '';
      const icon = scientist ? 'om-scientist' : 'om-contract';
      return {
        icon,
        ink: 'var(--brass)',
        title: nameOf(board, card),
        sub: textOf(board, card),
        confirm: board.b('go-take'),
      };
    }
    case 'contract':
      return { icon: 'om-contract', ink: 'var(--brass)', title: nameOf(board, id), sub: textOf(board, id), confirm: board.b('go-lay') }; // prettier-ignore
    case 'type':
      return { icon: typeIcon(id), ink: typeInk(id, choice.mine?.party ?? null), title: nameOf(board, id), sub: textOf(board, id), confirm: board.b('go-build') }; // prettier-ignore
    case 'reveal':
      return { icon: 'om-goal', title: nameOf(board, id), sub: textOf(board, id), confirm: board.b('go-reveal') };
    case 'benefit':
      return { icon: 'om-lss', title: nameOf(board, id), sub: textOf(board, id), confirm: board.b('go-take') };
    case 'depot':
      return {
        icon: 'om-ship',
        title: board.b('short-welcome_ship'),
        sub: shipSub(board, choice),
        confirm: board.b('go-ship'),
      };
    case 'space': {
      const space = board.facts.spaces[Number(id)];
      return { icon: 'om-marker', title: board.b('space-n', { n: id }), sub: space?.text[board.lang] ?? '', confirm: board.b('go-space') }; // prettier-ignore
    }
    case 'explore': {
      const tile = choice.view.exploration[Number(id)] ?? '';
      return {
        icon: 'om-discovery',
        title: nameOf(board, tile),
        sub: textOf(board, tile),
        confirm: board.b('go-take'),
      };
    }
    case 'deliver': {
      const [contract = '', item = ''] = id.split(':');
      return { icon: itemIcon(item), ink: itemInk(item), title: nameOf(board, contract), sub: board.b('deliver-one', { item: board.b(`item-${item}`) }), confirm: board.b('go-deliver') }; // prettier-ignore
    }
    case 'slot':
      return { icon: actionIcon(id), title: nameOf(board, id), confirm: board.b('go-retrieve') };
    default:
      return key === 'working'
        ? { icon: 'om-working', title: board.b('working'), confirm: board.b('go-retrieve') }
        : {};
  }
}

/** A benefit that has its price: a colonist on space 4 of the turn order. */
function acceptOffer(board: BoardOM, choice: Choice): Partial<Offer> {
  const paid = priceOf(choice.outcomeAt('accept'));
  return {
    icon: 'om-colonist',
    title: board.b('offer-gain', { what: amountWords(board, 'colonist', 1) }),
    lines: paid.map((item) => ({
      icon: itemIcon(item),
      ink: itemInk(item),
      text: board.b('offer-pay', { what: amountWords(board, item, 1) }),
      tone: 'bad' as const,
    })),
    confirm: board.b('answer-accept-accept'),
  };
}

/** What happens on the way, in the order of the stations. */
function travelOffer(board: BoardOM, choice: Choice): Partial<Offer> {
  const up = choice.mine?.side === 'colony';
  const { free = false, home = 0, back = null } = ofKind(choice.decision, 'travel')?.params ?? {};
  const told = choice.outcomeAt('travel');
  const line = (icon: string, key: string, more: Record<string, number> = {}): OfferLine => ({
    icon,
    ink: 'var(--brass)',
    text: board.b(key, more),
  });
  const items = [...RESOURCES, 'crystal'] as const;
  const produced = items
    .filter((item) => (told?.gained?.[item] ?? 0) > 0)
    .map((item): OfferLine => ({
      icon: itemIcon(item),
      ink: itemInk(item),
      text: board.b('travel-produce', { what: amountWords(board, item, told?.gained?.[item] ?? 0) }),
      tone: 'good',
    }));
  const lost = lostLines(board, told?.lost);
  const idle = told !== null && produced.length + lost.length === 0;
  return {
    icon: free ? 'om-shuttle' : 'om-ship',
    title: board.b(up ? 'travel-up' : 'travel-down'),
    sub: board.b(free ? 'travel-free' : 'travel-ship'),
    lines: [
      ...lost,
      ...(up ? (idle ? [line('om-produce', 'travel-produce-none')] : produced) : [line('om-discovery', 'travel-explore')]), // prettier-ignore
      line('om-retrieve', up ? 'travel-retrieve-orbit' : 'travel-retrieve-colony', { n: home }),
      line('om-marker', 'travel-space'),
      ...(back === null ? [] : [line('om-shuttle', 'travel-back', { n: back })]),
    ],
    confirm: board.b(free ? 'answer-travel-travel' : 'answer-travel-ship'),
  };
}

function shipSub(board: BoardOM, choice: Choice): string {
  return choice.picked === 'reward:1' ? board.b('reward-1') : board.b('reward-0');
}

export function offerOf(board: BoardOM, choice: Choice, key: string | null = choice.weighed): Offer | null {
  if (!key || !choice.decision || key.startsWith('hex:') || !choice.actionOf(key)) return null;
  const found = look(board, choice, key);
  if (!found.title) return null;
  const variants = choice.variants(key);
  return {
    key,
    icon: 'om-exec',
    ink: 'var(--brass)',
    title: '',
    sub: '',
    confirm: board.b('choose'),
    ...found,
    lines: [...(key === 'travel' ? [] : deltaLines(board, choice)), ...(found.lines ?? [])],
    payments: variants.length > 1 ? variants.map((v) => paymentOf(board, choice, key, v)) : [],
    variant: choice.variant(key),
  };
}
