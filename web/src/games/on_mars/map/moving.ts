/** Moving bots and the rover: choose a piece, then a hex; the rover drives in single steps that are chained here. */
import { ofVerb, type OfKind } from '../../../lib/wire';
import type { Hex, Party } from '../types';
import type { Action, Decision, HexView, Piece } from '../wire';
import { NOTHING, type Ask, type AskInput, type AskTarget, type Option } from './ask';
import { distance } from './geometry';
import { collected, pathTo, reach } from './path';
import type { Lit } from './types';

export interface Selected {
  piece: Piece;
  hex: Hex;
}

/** A rover off the map counts as standing on the starting mine (OM-3.6). */
export const START: Hex = '0,0';

export function roverAt(view: AskInput['view'], party: Party): Hex | null {
  return view.hexes.find((h) => h.rover.includes(party))?.hex ?? null;
}

/** The pieces that could take a step. */
export function movable({ view, decision }: AskInput): Selected[] {
  if (decision?.kind !== 'move' || view.me === null) return [];
  const bots = new Set(ofVerb<Action, 'bot'>(decision.actions, 'bot').map(([, hex]) => hex));
  const found = [...bots].map((hex): Selected => ({ piece: 'bot', hex }));
  if (decision.actions.some((a) => a[0] === 'rover'))
    found.push({ piece: 'rover', hex: roverAt(view, view.me) ?? START });
  return found;
}

/** The piece in question: the chosen one if it still can move, or the only one there is. */
export function inQuestion(input: AskInput, selected: Selected | null): Selected | null {
  const all = movable(input);
  const same = all.find((s) => s.piece === selected?.piece && s.hex === selected.hex);
  return same ?? (all.length === 1 ? all[0]! : null);
}

export function askMove(input: AskInput, decision: OfKind<Decision, 'move'>, wanted: Selected | null): Ask {
  const { view, words } = input;
  const me = view.me;
  if (me === null) return NOTHING;
  const all = movable(input);
  const now = inQuestion(input, wanted);
  const points = (piece: Piece): number => decision.params[piece === 'bot' ? 'bots' : 'rover'];
  const driving = decision.params.as_rovers;
  const by = new Map(view.hexes.map((h) => [h.hex, h]));
  const crystals = new Set(view.hexes.filter((h) => h.crystal).map((h) => h.hex));
  const entering =
    roverAt(view, me) === null && all.some((s) => s.piece === 'rover') ? { hex: START, party: me } : undefined;
  const base: Lit = { entering, zone: now?.piece === 'rover' ? undefined : me };

  const pieces = all
    .filter((s) => s !== now)
    .map((s): AskTarget => {
      const label = s.piece === 'bot' ? words('choose-bot') : words('choose-rover');
      return { hex: s.hex, look: 'piece', label: entering && s.piece === 'rover' ? `${label}, ${words('rover-enters')}` : label, options: [] }; // prettier-ignore
    });
  if (!now) return { targets: unique(pieces), lit: base, over: () => base };

  const chains = now.piece === 'rover' || driving;
  const own = view.parties.find((p) => p.party === me);
  const useless = new Set(decision.params.closed);
  const hexes = (of: (h: HexView) => boolean): Set<Hex> => new Set(view.hexes.filter(of).map((h) => h.hex));
  /** Nobody may be there with another piece when the turn ends (OM-8.2). */
  const crowded = hexes((h) => {
    const others = h.bots.length + h.rover.length - (h.hex === now.hex ? 1 : 0);
    return others > 0 || (h.building !== null && (h.building.advanced !== null || h.building.miner !== null));
  });
  /** Nor may a rover end on a tile that can't be taken (OM-8.5). */
  const barred = hexes((h) => chains && h.tile !== null && ((own?.research.includes(h.tile) ?? false) || useless.has(h.hex))); // prettier-ignore
  const closed = new Set([...crowded, ...barred]);
  const ways = new Map<Hex, Hex[]>();
  if (chains) {
    for (const hex of reach(now.hex, points(now.piece)).keys()) ways.set(hex, pathTo(now.hex, hex, crystals, closed));
  } else for (const a of decision.actions) if (a[0] === 'bot' && a[1] === now.hex) ways.set(a[2], [now.hex, a[2]]);
  const actionsOf = (path: Hex[], past = false): Action[] =>
    path.slice(1).map((hex, i): Action => {
      const leaves = past && crystals.has(hex);
      if (now.piece === 'rover') return leaves ? ['rover_past', hex] : ['rover', hex];
      return leaves ? ['bot_past', path[i]!, hex] : ['bot', path[i]!, hex];
    });

  /** A first step that is no answer leads nowhere: where it would end, the rover may not stop. */
  const legal = new Set(decision.actions.map((a) => JSON.stringify(a)));
  const open = [...ways].filter(([, path]) => legal.has(JSON.stringify(actionsOf(path)[0])));
  const steps = open.map(([hex, path]): AskTarget => {
    const cost = chains ? path.length - 1 : distance(now.hex, hex);
    const gain = chains ? collected(path, crystals).length : 0;
    const label = [words('legal'), words('steps', { n: cost })];
    if (gain > 0) label.push(words('gains-crystals', { n: gain }));
    if (closed.has(hex)) label.push(words(crowded.has(hex) ? 'crowded' : 'no-stop'));
    return {
      hex,
      look: closed.has(hex) ? 'pass' : 'step',
      number: cost,
      label: label.join(', '),
      options:
        gain === 0
          ? [{ actions: actionsOf(path) }]
          : [false, true].map((past): Option => ({ actions: actionsOf(path, past), crystals: gain, past })),
    };
  });
  const others = unique(pieces.filter((t) => t.hex !== now.hex));
  const chosenElsewhere = new Set(others.map((t) => t.hex));
  const selected = { hex: now.hex, piece: now.piece, party: me, left: points(now.piece) };
  return {
    targets: [...others, ...steps.filter((t) => !chosenElsewhere.has(t.hex))],
    lit: { ...base, selected },
    over: ({ hex, look, number }, way) => {
      const path = ways.get(hex);
      if (look === 'piece' || !path) return { ...base, selected };
      const h = by.get(hex);
      return {
        ...base,
        path: chains ? path : pathTo(now.hex, hex),
        collected: chains && !way?.past ? collected(path, crystals) : [],
        lost: !chains && h && (h.crystal || h.tile) ? [hex] : [],
        ghost: { what: 'piece', piece: now.piece, party: me },
        selected: { ...selected, left: points(now.piece) - (number ?? 0) },
      };
    },
  };
}

/** A bot and the rover may stand on one hex for a moment: the first press takes the first of them. */
function unique(targets: AskTarget[]): AskTarget[] {
  const seen = new Set<Hex>();
  return targets.filter((t) => !seen.has(t.hex) && seen.add(t.hex));
}
