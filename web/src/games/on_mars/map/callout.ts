/** The summary beside the considered hex, in the order in which things would happen. */
import { ofKind } from '../../../lib/wire';
import type { Hex } from '../types';
import type { BuildingType, Item, TargetView } from '../wire';
import type { AskInput, AskTarget } from './ask';
import { buildingColour, BUILDING_ICON, itemColour, partyColour, seatColour, tileLook } from './looks';
import type { Lit } from './types';

export interface Sign {
  icon: string;
  colour: string;
}
export interface CalloutLine extends Sign {
  text: string;
  /** At the end of the line. */
  note?: string;
  noteSign?: Sign;
  /** Small print below. */
  sub?: string;
  subSigns?: Sign[];
  /** Whose pip stands before the text. */
  party?: number;
  /** The same in fewer words, for the sheet. */
  brief?: { text: string; note?: string };
  tone?: 'bad';
}
/** Whose tech or which card: one of several ways to the same hex. */
export interface CalloutOption {
  text: string;
  note: string;
  /** Whose pip stands before it. */
  party: number | null;
}
export interface CalloutText {
  hex: Hex;
  /** A number, or a symbol where there is none. */
  big: string;
  icon: string;
  colour: string;
  title: string;
  sub: string;
  pays: (Sign & { text: string }) | null;
  options: CalloutOption[];
  option: number;
  lines: CalloutLine[];
  foot: CalloutLine | null;
  confirm: string;
  /** The map says it all: only a sheet, which has the button, need show it. */
  quiet: boolean;
}

const BRASS = 'var(--accent-ink)';
/** What one may choose from after a step of the life support system (OM-10.4). */
const BENEFITS: Sign[] = [
  { icon: 'om-bot', colour: 'var(--ink)' },
  { icon: 'om-retrieve', colour: 'var(--ink)' },
  { icon: 'om-crystal', colour: itemColour('crystal') },
  { icon: 'om-mineral', colour: itemColour('mineral') },
];

function siteLines(
  { view, words, nameOf, colourOf = seatColour }: AskInput,
  type: BuildingType,
  t: TargetView,
  option: AskTarget['options'][number],
  several: boolean,
): CalloutLine[] {
  const me = view.me ?? 0;
  const own = view.parties.find((p) => p.party === me);
  const lines: CalloutLine[] = [];
  if (option.party !== undefined) {
    const mine = option.party === me;
    const owner = mine ? words('tech-mine') : words('tech-of', { name: nameOf(option.party) });
    const need = option.boosts ? words('needs-boost', { n: t.need, boosts: option.boosts }) : words('needs', { n: t.need }); // prettier-ignore
    const sub = mine ? need : `${need}; ${words('owner-gains', { name: nameOf(option.party) })}`;
    const oxygen = mine ? [] : [{ icon: 'om-oxygen', colour: itemColour('oxygen') }];
    const base = { icon: BUILDING_ICON[type], colour: buildingColour(type, me, colourOf) };
    // Where there is a switch it names the tech already.
    if (several) lines.push({ ...base, text: need, note: mine ? undefined : '+1', noteSign: oxygen[0] });
    else
      lines.push({
        ...base,
        text: owner,
        note: words('level-n', { n: option.level ?? 0 }),
        party: option.party,
        brief: { text: owner, note: words('level-short', { n: option.level ?? 0 }) },
        sub,
        subSigns: oxygen,
      });
  }
  const { item, amount } = t.gain;
  const stored = t.gained[item] ?? 0;
  const held = item === 'crystal' ? null : (own?.resources[item] ?? 0) + stored;
  const spilt = amount - stored;
  lines.push({
    icon: `om-${item}`,
    colour: itemColour(item),
    text: words('gain', { n: amount, item }),
    note: spilt > 0 ? words('lost', { n: spilt }) : held === null ? words('incoming') : words('storage', { have: held, limit: own?.limit ?? 0 }), // prettier-ignore
    tone: spilt > 0 ? 'bad' : undefined,
  });
  const row = t.row ? words('lss-row', { a: t.row[0], b: t.row[1] }) : undefined;
  if (t.op > 0 || t.lss || t.row)
    lines.push({
      icon: 'om-lss',
      colour: BRASS,
      text: t.op === 0 ? words('lss') : t.lss ? words('op-lss', { n: t.op }) : words('op-plain', { n: t.op }),
      note: row,
      brief: {
        text: t.op === 0 ? words('lss') : words('op-plain', { n: t.op }),
        note: t.lss ? words('and-benefit') : row,
      },
      sub: t.lss ? words('then-one') : undefined,
      subSigns: t.lss ? BENEFITS : undefined,
    });
  if (t.crystals.length + t.blocked.length > 0)
    lines.push({
      icon: 'om-crystal',
      colour: itemColour('crystal'),
      text: t.crystals.length > 0 ? words('lands', { n: t.crystals.length }) : words('lands-none'),
      note: t.blocked.length > 0 ? words('blocked', { n: t.blocked.length }) : undefined,
      brief: {
        text: words('lands-short', { n: t.crystals.length }),
        note: t.blocked.length > 0 ? words('blocked', { n: t.blocked.length }) : undefined,
      },
    });
  if (t.cube)
    lines.push({
      icon: 'om-cube',
      colour: BRASS,
      text: words('cube', { n: (own?.progress.length ?? 0) + 1 }),
      brief: { text: words('cube-short', { n: (own?.progress.length ?? 0) + 1 }) },
    });
  for (const id of t.mission) {
    const m = view.missions.find((x) => x.mission === id);
    lines.push({
      icon: 'om-mission',
      colour: 'var(--accent-om)',
      text: words('mission', { place: (m?.place ?? '').toUpperCase() }),
      note: m && m.crystals > 0 ? `+${m.crystals}` : undefined,
      noteSign: m && m.crystals > 0 ? { icon: 'om-crystal', colour: itemColour('crystal') } : undefined,
    });
  }
  for (const d of t.displaces)
    lines.push({
      icon: `om-${d.piece}`,
      colour: 'var(--ink)',
      text: d.party === me ? words('displaces-mine', { piece: d.piece }) : words('displaces-of', { piece: d.piece, name: nameOf(d.party) }), // prettier-ignore
    });
  return lines;
}

/** What a building or a bot would crush. */
function crushed({ words }: AskInput, thing: string | null): CalloutLine[] {
  if (thing === null) return [];
  const look = thing === 'crystal' ? { icon: 'om-crystal', colour: itemColour('crystal') } : tileLook(thing);
  return [{ icon: look.icon, colour: look.colour, text: words(thing === 'crystal' ? 'removes-crystal' : 'removes-tile'), tone: 'bad' }]; // prettier-ignore
}

/** Crystals that will find no room: the first thing to know. */
function wasted({ words }: AskInput, n: number): CalloutLine[] {
  return n > 0 ? [{ icon: 'i-warning', colour: 'var(--warn)', text: words('wasted', { n }), tone: 'bad' }] : [];
}

/** What has been paid for it already, or will be. */
function payOf({ chosen, outcomeOf }: AskInput, { actions }: AskTarget['options'][number]): CalloutText['pays'] {
  const before = chosen?.paid?.resources[0];
  const paid = Object.entries((actions[0] && outcomeOf?.(actions[0])?.paid) ?? {});
  const [item, n] = before ? [before.item, before.amount] : (paid[0] ?? []);
  if (item === undefined || n === undefined) return null;
  return { text: `−${n}`, icon: `om-${item}`, colour: item === 'colonist' ? 'var(--ink)' : itemColour(item as Item) };
}

function siteCallout(input: AskInput, target: AskTarget, option: number): CalloutText {
  const { view, decision, words, nameOf, colourOf = seatColour } = input;
  const type = ofKind(decision, 'site')!.params.building;
  const me = view.me ?? 0;
  const t = view.targets?.[target.hex];
  const size = target.number ?? 1;
  const chosen = target.options[option]!;
  const options = target.options.map(({ party, level, boosts }) => ({
    text: party === undefined ? words('stand-alone') : party === me ? words('tech-mine') : words('tech-of', { name: nameOf(party) }), // prettier-ignore
    note: boosts ? `${level ?? 0}+${boosts}` : String(level ?? ''),
    party: party ?? null,
  }));
  return {
    hex: target.hex,
    big: String(size),
    icon: BUILDING_ICON[type],
    colour: buildingColour(type, me, colourOf),
    title: size > 1 ? words(`complex-${type}`) : words(`building-${type}`),
    sub: size > 1 ? words('become', { a: size - 1, b: size }) : words('stand-alone'),
    pays: payOf(input, chosen),
    options: options.length > 1 ? options : [],
    option,
    lines: t
      ? [
          ...wasted(input, t.lost.crystal ?? 0),
          ...crushed(input, t.removes),
          ...siteLines(input, type, t, chosen, options.length > 1),
        ]
      : [],
    foot: t?.level_up
      ? {
          icon: 'om-level',
          colour: BRASS,
          text: words('level-up', { n: view.level + 1 }),
          brief: { text: words('level-short-up', { n: view.level + 1 }), note: words('end-of-turn') },
        }
      : null,
    confirm: words('build'),
    quiet: false,
  };
}

function moveCallout(input: AskInput, target: AskTarget, option: number, lit: Lit): CalloutText {
  const { view, words, colourOf = seatColour } = input;
  const piece = lit.selected?.piece ?? 'bot';
  const left = lit.selected?.left ?? 0;
  const cost = target.number ?? 0;
  const h = view.hexes.find((x) => x.hex === target.hex);
  const lines: CalloutLine[] = wasted(input, target.wasted ?? 0);
  const n = lit.collected?.length ?? 0;
  if (n > 0) lines.push({ icon: 'om-crystal', colour: itemColour('crystal'), text: words('gains-crystals', { n }) });
  const drives = lit.collected !== undefined && (lit.lost ?? []).length === 0;
  if (h?.tile && drives && target.look === 'step')
    lines.push({ icon: tileLook(h.tile).icon, colour: tileLook(h.tile).colour, text: words('may-take') });
  if ((lit.lost ?? []).length > 0) lines.push(...crushed(input, h?.tile ?? 'crystal'));
  if (target.why) lines.push({ icon: 'i-warning', colour: 'var(--warn)', text: words(`stays-${target.why}`) });
  return {
    hex: target.hex,
    big: String(cost),
    icon: `om-${piece}`,
    colour: partyColour(colourOf(view.me ?? 0)),
    title: words(`move-${piece}`),
    sub: `${words('points', { n: cost, of: cost + left })}, ${words('points-left', { n: left })}`,
    pays: null,
    options: target.options.length > 1 ? target.options.map((o) => ({ text: words(o.past ? 'leave-crystals' : 'take-crystals', { n: o.crystals ?? 0 }), note: '', party: null })) : [], // prettier-ignore
    option,
    lines,
    foot: null,
    confirm: words('go'),
    quiet: false,
  };
}

const PLAIN: Record<string, { title: string; icon: string }> = {
  upgrade: { title: 'upgrade-title', icon: 'om-a-upgrade' },
  explore: { title: 'explore-title', icon: 'om-discovery' },
  displace: { title: 'displace-title', icon: 'om-bot' },
  bot_place: { title: 'place-title', icon: 'om-bot' },
  produce_more: { title: 'produce-title', icon: 'om-produce' },
};

export function calloutOf(input: AskInput, target: AskTarget, option: number, lit: Lit): CalloutText | null {
  const { view, decision, words, titleOf, colourOf = seatColour } = input;
  if (!decision) return null;
  if (decision.kind === 'site') return siteCallout(input, target, option);
  if (decision.kind === 'move') return moveCallout(input, target, option, lit);
  const plain = PLAIN[decision.kind];
  if (!plain) return null;
  const b = view.hexes.find((h) => h.hex === target.hex)?.building;
  const cards = target.options.flatMap(({ card }) => (card === undefined ? [] : [{ text: titleOf?.(card) ?? card, note: '', party: null }])); // prettier-ignore
  const tile = lit.ghost?.what === 'tile' ? lit.ghost.tile : null;
  const sub = b ? words(`building-${b.type}`) : decision.kind === 'explore' ? words('explore-sub') : '';
  return {
    hex: target.hex,
    big: '',
    icon: tile ? tileLook(tile).icon : plain.icon,
    colour: b ? buildingColour(b.type, b.party, colourOf) : partyColour(colourOf(view.me ?? 0)),
    title: cards.length === 1 ? cards[0]!.text : tile && titleOf ? titleOf(tile) : words(plain.title),
    sub,
    pays: payOf({ ...input, chosen: {} }, target.options[option]!),
    options: cards.length > 1 ? cards : [],
    option,
    lines: [],
    foot: null,
    confirm: words('choose'),
    quiet: cards.length === 0 && !(tile && titleOf),
  };
}
