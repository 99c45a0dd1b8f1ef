/**
 * Moving bots and the rover: choose a piece, then a hex. Where each can go, and by which way, the question says; the
 * rover drives in single steps that are chained here.
 */
import { ofVerb, type OfKind } from '../../../lib/wire';
import type { Hex, Party } from '../types';
import type { Action, Decision, Piece, Reach } from '../wire';
import { NOTHING, type Ask, type AskInput, type AskTarget, type Option } from './ask';
import { pathTo } from './path';
import type { Lit } from './types';

export interface Selected {
  piece: Piece;
  hex: Hex;
}

export function roverAt(view: AskInput['view'], party: Party): Hex | null {
  return view.hexes.find((h) => h.rover.includes(party))?.hex ?? null;
}

/** The pieces that could take a step. */
export function movable({ view, decision }: AskInput): Selected[] {
  if (decision?.kind !== 'move' || view.me === null) return [];
  const bots = new Set(ofVerb<Action, 'bot'>(decision.actions, 'bot').map(([, hex]) => hex));
  const found = [...bots].map((hex): Selected => ({ piece: 'bot', hex }));
  // Also before it is on the map: the question says from where it sets out.
  const rover = decision.params.reach.find((one) => one.piece === 'rover');
  if (rover) found.push({ piece: 'rover', hex: rover.start });
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
  const rover = all.find((s) => s.piece === 'rover');
  const entering = rover && roverAt(view, me) === null ? { hex: rover.hex, party: me } : undefined;
  const base: Lit = { entering, zone: now?.piece === 'rover' ? undefined : view.zone };

  const pieces = all
    .filter((s) => s !== now)
    .map((s): AskTarget => {
      const label = s.piece === 'bot' ? words('choose-bot') : words('choose-rover');
      return { hex: s.hex, look: 'piece', label: entering && s.piece === 'rover' ? `${label}, ${words('rover-enters')}` : label, options: [] }; // prettier-ignore
    });
  if (!now) return { targets: unique(pieces), lit: base, over: () => base };

  const chains = now.piece === 'rover' || driving;
  const reach = new Map(
    decision.params.reach.filter((r) => r.piece === now.piece && r.start === now.hex).map((r) => [r.hex, r]),
  );
  /** The way there, its first hex included. */
  const wayTo = (end: Reach): Hex[] => {
    const path = [end.hex];
    for (let at: Reach | undefined = end; at && at.steps > 1; at = reach.get(at.via)) path.unshift(at.via);
    return [now.hex, ...path];
  };
  const crystalsOn = (path: readonly Hex[]): Hex[] => path.slice(1).filter((hex) => reach.get(hex)?.collects);
  const actionsOf = (path: Hex[], past = false): Action[] => {
    if (!chains) return [['bot', now.hex, path.at(-1)!]];
    return path.slice(1).map((hex, i): Action => {
      const leaves = past && (reach.get(hex)?.collects ?? false);
      if (now.piece === 'rover') return leaves ? ['rover_past', hex] : ['rover', hex];
      return leaves ? ['bot_past', path[i]!, hex] : ['bot', path[i]!, hex];
    });
  };
  const steps = [...reach.values()].map((end): AskTarget => {
    const path = wayTo(end);
    const gain = chains ? crystalsOn(path).length : 0;
    const label = [words('legal'), words('steps', { n: end.steps })];
    if (gain > 0) label.push(words('gains-crystals', { n: gain }));
    if (end.stays !== 'yes') label.push(words(`stays-${end.stays}`));
    return {
      hex: end.hex,
      look: end.stays === 'yes' ? 'step' : 'pass',
      number: end.steps,
      wasted: end.wasted,
      label: label.join(', '),
      ...(end.stays === 'yes' ? {} : { why: end.stays }),
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
      const end = reach.get(hex);
      if (look === 'piece' || !end) return { ...base, selected };
      const path = chains ? wayTo(end) : pathTo(now.hex, hex);
      return {
        ...base,
        path,
        collected: chains && !way?.past ? crystalsOn(path) : [],
        lost: end.crushes ? [hex] : [],
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
