/** What a decision asks on the map: its targets, and for each of them the answers it stands for. */
import { ofVerb, type OfKind } from '../../../lib/wire';
import type { Hex } from '../types';
import type { Action, Decision, HexView } from '../wire';
import { NOTHING, type Ask, type AskInput, type AskTarget, type Option } from './ask';
import { askMove, type Selected } from './moving';
import type { Ghost, Lit } from './types';

/** Groups actions by one of their hexes, in the order of the engine. */
function byHex<A extends Action>(actions: readonly A[], hexOf: (action: A) => Hex): Map<Hex, A[]> {
  const found = new Map<Hex, A[]>();
  for (const action of actions) {
    const hex = hexOf(action);
    found.set(hex, [...(found.get(hex) ?? []), action]);
  }
  return found;
}

/** Pieces on a hex would give way. */
function displaced(h: HexView | undefined): Hex[] {
  return h && h.bots.length + h.rover.length > 0 ? [h.hex] : [];
}

function askSite({ view, words, nameOf }: AskInput, decision: OfKind<Decision, 'site'>): Ask {
  const type = decision.params.building;
  const me = view.me ?? 0;
  const party = type === 'shelter' ? me : null;
  const targets = [...byHex(ofVerb<Action, 'site'>(decision.actions, 'site'), ([, hex]) => hex)].map(
    ([hex, actions]): AskTarget => {
      const t = view.targets?.[hex];
      const size = t?.size ?? 1;
      const options = actions
        .map((action): Option => {
          const [, , owner, boosts] = action;
          const tech = t?.techs.find((x) => x.party === owner);
          return owner === null
            ? { actions: [action] }
            : { actions: [action], party: owner, level: tech?.level, boosts };
        })
        // Own tech first, then what needs the fewest colonists.
        .sort((a, b) => Number(b.party === me) - Number(a.party === me) || (a.boosts ?? 0) - (b.boosts ?? 0));
      const first = options[0]!;
      const tech =
      first.party === undefined
        ? []
        : [first.party === me ? words('uses-mine', { n: first.level ?? 0 }) : words('uses-of', { name: nameOf(first.party), n: first.level ?? 0 })]; // prettier-ignore
      const legal = size > 1 ? words('legal-join', { n: size }) : words('legal-alone');
      return { hex, look: size > 1 ? 'join' : 'alone', number: size, label: [legal, ...tech].join(', '), options };
    },
  );
  return {
    targets,
    lit: { zone: view.zone },
    over: ({ hex, number }) => {
      const t = view.targets?.[hex];
      const ghost: Ghost = {
        what: 'building',
        type,
        party,
        size: number ?? 1,
        joins: t?.joins ?? [],
        crystals: t?.crystals ?? [],
        blocked: t?.blocked ?? [],
      };
      return { zone: view.zone, ghost, displaced: t?.displaces.length ? [hex] : [], lost: t?.removes ? [hex] : [] };
    },
  };
}

/** Places that all look alike: a ghost of what would stand there. */
function askPlaces(
  found: Map<Hex, Option[]>,
  how: { label: string; icon?: string; lit?: Lit },
  ghostOf: (target: AskTarget) => Ghost | undefined,
  more: (target: AskTarget) => Lit = () => ({}),
): Ask {
  const targets = [...found].map(([hex, options]): AskTarget => ({ hex, look: 'plain', icon: how.icon, label: how.label, options })); // prettier-ignore
  return { targets, lit: how.lit ?? {}, over: (t) => ({ ...how.lit, ghost: ghostOf(t), ...more(t) }) };
}

function single(actions: Map<Hex, Action[]>): Map<Hex, Option[]> {
  return new Map([...actions].map(([hex, list]) => [hex, list.map((action) => ({ actions: [action] }))]));
}

function askUpgrade({ view, words, chosen }: AskInput, decision: OfKind<Decision, 'upgrade'>): Ask {
  const card = chosen?.blueprint ?? null;
  const upgrades = ofVerb<Action, 'upgrade'>(decision.actions, 'upgrade');
  const actions = upgrades.filter((a) => card === null || a[1] === card);
  const found = new Map(
    [...byHex(actions, ([, , hex]) => hex)].map(([hex, list]) => [hex, list.map((a): Option => ({ actions: [a], card: a[1] }))]), // prettier-ignore
  );
  const me = view.me ?? 0;
  const by = new Map(view.hexes.map((h) => [h.hex, h]));
  return askPlaces(
    found,
    { label: words('upgrade-here'), icon: 'om-a-upgrade', lit: { zone: view.zone } },
    () => ({ what: 'advanced', party: me }),
    ({ hex }) => ({ displaced: displaced(by.get(hex)) }),
  );
}

function askExplore({ view, words, chosen }: AskInput, decision: OfKind<Decision, 'explore'>): Ask {
  const finds = ofVerb<Action, 'explore'>(decision.actions, 'explore');
  const places = [...new Set(finds.map(([, which]) => which))];
  const place = chosen?.explore ?? places[0] ?? 0;
  const found = byHex(
    finds.filter(([, which]) => which === place),
    ([, , hex]) => hex,
  );
  const tile = view.exploration[place];
  return askPlaces(single(found), { label: words('explore-here') }, () => (tile ? { what: 'tile', tile } : undefined));
}

export function askOf(input: AskInput, selected: Selected | null): Ask {
  const { view, decision, words } = input;
  if (!decision || view.me === null || decision.seat !== view.me) return NOTHING;
  const me = view.me;
  switch (decision.kind) {
    case 'site':
      return askSite(input, decision);
    case 'move':
      return askMove(input, decision, selected);
    case 'upgrade':
      return askUpgrade(input, decision);
    case 'explore':
      return askExplore(input, decision);
    case 'displace': {
      const { hex: from, piece, lands } = decision.params;
      return askPlaces(
        single(byHex(ofVerb<Action, 'hex'>(decision.actions, 'hex'), ([, hex]) => hex)),
        {
          label: words('give-way-here'),
          lit: { selected: { hex: from, piece, party: me }, lands: [...new Set(Object.values(lands).flat())] },
        },
        () => ({ what: 'piece', piece, party: me }),
        ({ hex }) => ({ path: [from, hex], lands: lands[hex] ?? [] }),
      );
    }
    case 'bot_place':
      return askPlaces(single(byHex(ofVerb<Action, 'hex'>(decision.actions, 'hex'), ([, hex]) => hex)), { label: words('bot-here') }, () => ({ what: 'piece', piece: 'bot', party: me })); // prettier-ignore
    case 'produce_more':
      return askPlaces(single(byHex(ofVerb<Action, 'produce'>(decision.actions, 'produce'), ([, hex]) => hex)), { label: words('produce-here'), icon: 'om-produce' }, () => undefined); // prettier-ignore
    case 'tile': {
      const [take] = ofVerb<Action, 'take'>(decision.actions, 'take');
      const found = new Map<Hex, Option[]>(take ? [[decision.params.hex, [{ actions: [take] }]]] : []);
      return askPlaces(found, { label: words('take-here') }, () => undefined);
    }
    default:
      return NOTHING;
  }
}
