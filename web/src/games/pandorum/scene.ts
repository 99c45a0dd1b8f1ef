/** What the field shows of my question: hexes to pick, shapes to pick, and everything lit up about the one looked at. */
import type { Choice } from './choice.svelte';
import { colourOf, type BoardPD } from './context';
import { eventEmblem, typeIcon } from './emblems';
import { ofKind } from '../../lib/wire';
import { badgeTotal } from './building';
import { between, lineFrom } from './field/geometry';
import type { Badge, Choice as FieldChoice, Lit, Paying, Target, TargetKind } from './field/types';
import { beside, clusterOf, crackOf, cutOff, mapOf, walls, type HexMap } from './hexes';
import { eventOf, hexesOf, PLACING } from './targets';
import type { Hex } from './types';
import type { Action, PayingView, SiteView, View } from './wire';
import { signed } from './words';
import { namingOf, stopWords } from './naming';
import { choiceName, hexName } from './field';

function gain(amount: number, icon?: string): Badge {
  return { text: signed(amount), tone: amount > 0 ? 'gain' : amount < 0 ? 'cost' : 'flat', icon };
}

/** The badge of a hex where I may stop: the best build, or what the stop costs. */
function stopBadge(board: BoardPD, choice: Choice, site: SiteView): Badge {
  if (choice.tried && site.stop === 'build') {
    const lone = site.cards[choice.tried];
    return lone
      ? gain(lone.amount, typeIcon(board.facts.cards[choice.tried]!.type))
      : { text: '–', tone: 'flat', icon: 'i-close' };
  }
  if (site.stop === 'build') return gain((badgeTotal(site) ?? 0) + site.crosses);
  if (site.toll > 0) return { text: signed(-site.toll), tone: 'cost', icon: 'pd-toll' };
  if (site.crosses > 0) return gain(site.crosses);
  return {
    text: '0',
    tone: 'flat',
    icon: site.stop === 'pad' ? 'pd-pad' : 'pd-own',
    colour: site.stop === 'own' && choice.seat ? `var(--seat-${colourOf(board, choice.seat.seat)})` : undefined,
  };
}

/** A jump has its own colour; where it brings and costs nothing, only the outline tells of it. */
function jumpBadge(board: BoardPD, choice: Choice, site: SiteView): Badge | undefined {
  const badge = stopBadge(board, choice, { ...site, crosses: 0 });
  if (badge.tone === 'cost') return badge;
  if (badge.tone !== 'gain' && !choice.jumping && choice.hex !== site.hex) return undefined;
  return { ...badge, tone: 'flat', icon: 'pd-chronoblock', colour: 'var(--pd-jump)' };
}

function stops(board: BoardPD, choice: Choice): Target[] {
  const hexes = new Set([...hexesOf(choice.decision, 'fly'), ...hexesOf(choice.decision, 'jump')]);
  return [...hexes].map((hex) => {
    const site = choice.siteAt(hex);
    const jump = choice.jumps(hex);
    const badge = site ? (jump ? jumpBadge(board, choice, site) : stopBadge(board, choice, site)) : undefined;
    const kind: TargetKind = jump ? 'jump' : site?.stop === 'build' ? 'build' : site?.stop === 'toll' ? 'toll' : 'stop';
    return { hex, kind, badge, label: stopWords(board, choice, hex, site, jump) };
  });
}

/** Flights of New Engines: only where nothing is built, so the badge is what the stop costs. */
function engineStops(board: BoardPD, choice: Choice, map: HexMap): Target[] {
  return hexesOf(choice.decision, 'engine').map((hex) => {
    const object = map.get(hex)?.object;
    const toll = object && object.seat !== choice.seat?.seat ? (object.figure === 'base' ? 2 : 1) : 0;
    return {
      hex,
      kind: toll > 0 ? 'toll' : 'stop',
      badge: { text: toll > 0 ? signed(-toll) : '0', tone: toll > 0 ? 'cost' : 'flat', icon: 'pd-engine' },
      label: board.b('target-engine', {
        hex: hexName(namingOf(board, choice.view), hex, choice.seat?.harvester),
        toll,
      }),
    };
  });
}

function placings(board: BoardPD, choice: Choice): Target[] {
  const naming = namingOf(board, choice.view);
  const kind = choice.kind!;
  const event = eventOf(kind) ?? '';
  const cure = ofKind(choice.decision, 'cure');
  return hexesOf(choice.decision, 'hex').map((hex) => {
    const badge: Badge = { text: '', tone: 'flat', icon: eventEmblem(event) };
    if (cure) Object.assign(badge, { text: signed(-cure.params.price), tone: 'cost', icon: 'pd-cure' });
    if (kind === 'expand') badge.icon = 'pd-module';
    if (kind === 'pad') Object.assign(badge, { icon: 'pd-pad', colour: 'var(--pad)' });
    return {
      hex,
      kind: kind === 'shift' ? 'stop' : 'token',
      // What would lie there shows only on the hex looked at; what it costs, everywhere.
      badge: kind === 'cure' || (choice.hex === hex && kind !== 'shift') ? badge : undefined,
      label: board.b(`target-${kind}`, { hex: hexName(naming, hex) }),
    };
  });
}

export function targetsOn(board: BoardPD, choice: Choice, view: View): Target[] {
  if (!choice.decision || choice.sending) return [];
  const map = mapOf(view.field);
  if (choice.kind === 'stop') return stops(board, choice);
  if (choice.kind && PLACING.has(choice.kind)) return placings(board, choice);
  const found = engineStops(board, choice, map);
  const home = choice.seat?.harvester;
  if (home && choice.at('fly_free') && !found.some((t) => t.hex === home))
    found.push({ hex: home, kind: 'plain', badge: { text: '0', tone: 'flat', icon: 'pd-proton-drive' }, label: board.b('target-fly-free') }); // prettier-ignore
  return found;
}

// Shapes --------------------------------------------------------------------------------------------------------

/** Where a line of Network or Seismic Defence ends (PD-7.6, PD-7.8): the engine counts, this only draws. */
function reach(map: HexMap, line: Hex[], seat: number, volcanoes: boolean): Hex[] {
  const end = line.findIndex((hex) => {
    const at = map.get(hex)!;
    return (at.object && at.object.seat !== seat) || at.kind === 'landing_pad' || (volcanoes && at.kind === 'volcano');
  });
  return end < 0 ? line : line.slice(0, end);
}

export function shapesOn(board: BoardPD, choice: Choice, view: View): FieldChoice[] {
  if (!choice.shaped || !choice.decision || choice.sending) return [];
  const map = mapOf(view.field);
  const site = view.building?.hex ?? '';
  const { params } = choice.decision;
  const card = 'card' in params ? params.card : '';
  const amounts = 'amounts' in params ? params.amounts : [];
  const naming = namingOf(board, view);
  const named = (shape: Omit<FieldChoice, 'label'>, amount?: number): FieldChoice => {
    const name = choiceName(naming, shape);
    return { ...shape, label: amount === undefined ? name : board.b('shape-income', { name, amount }) };
  };
  return choice.decision.actions.flatMap((action: Action, id: number): FieldChoice[] => {
    switch (action[0]) {
      case 'crack': {
        const { hexes } = crackOf(action[1], action[2], action[3]);
        return [named({ id, shape: 'crack', hexes })];
      }
      case 'meteor':
        return [named({ id, shape: 'meteor', hexes: [action[1], action[2]] })];
      case 'cluster': {
        const hexes = clusterOf(map, action[1], view.field.crack);
        const amount = clusterAmount(board, view, map, hexes, card);
        return [named({ id, shape: 'cluster', hexes, badge: gain(amount) }, amount)];
      }
      case 'direction': {
        const direction = action[1];
        const seismic = board.facts.cards[card]?.income.kind === 'line_volcanoes';
        const line = lineFrom(site, direction, (h) => map.has(h));
        const hexes = reach(map, line, view.building?.seat ?? 0, !seismic);
        const amount = amounts[direction] ?? 0;
        return [named({ id, shape: 'direction', hexes, from: site, direction, badge: gain(amount) }, amount)];
      }
      default:
        return [];
    }
  });
}

/** Own objects beside a group of volcanoes, at the card's values (PD-7.7). */
function clusterAmount(board: BoardPD, view: View, map: HexMap, group: readonly Hex[], card: string): number {
  const income = board.facts.cards[card]?.income;
  const near = new Set(group.flatMap((h) => beside(map, h, view.field.crack)));
  let sum = 0;
  for (const hex of near) {
    const object = map.get(hex)?.object;
    if (income && object && object.seat === view.building?.seat) sum += income[object.figure];
  }
  return sum;
}

// What is lit ---------------------------------------------------------------------------------------------------

function paying(board: BoardPD, lines: readonly { card: string; pays: PayingView[]; again: boolean }[]): Paying[] {
  const found = new Map<Hex, Paying>();
  for (const line of lines.filter((l) => !l.again))
    for (const pay of line.pays) {
      const icon = typeIcon(board.facts.cards[line.card]?.type ?? 'blocks');
      const known = found.get(pay.hex);
      if (known) found.set(pay.hex, { ...known, amount: known.amount + pay.amount, icon: undefined });
      else found.set(pay.hex, { hex: pay.hex, amount: pay.amount, again: false, icon });
    }
  for (const line of lines.filter((l) => l.again))
    for (const pay of line.pays) {
      const known = found.get(pay.hex);
      if (known) found.set(pay.hex, { ...known, again: true });
    }
  return [...found.values()];
}

/** Objects that cards of the shown set would pay for if the crack were not there. */
function severed(board: BoardPD, view: View, map: HexMap, site: Hex, cards: readonly string[], seat: number): Hex[] {
  return cutOff(map, site, view.field.crack).filter((hex) => {
    const object = map.get(hex)?.object;
    return (
      object &&
      cards.some((card) => {
        const income = board.facts.cards[card]?.income;
        if (!income || income[object.figure] === 0) return false;
        if (income.kind === 'take_from_owners') return object.seat !== seat;
        return income.kind === 'objects' && income.where === 'adjacent' && (income.owner === 'any' || object.seat === seat); // prettier-ignore
      })
    );
  });
}

function flightLit(choice: Choice, view: View, map: HexMap): Lit {
  const seat = choice.seat!;
  const from = seat.harvester;
  const shield = seat.central_deck.active && seat.central_deck.part === 'positron_shield';
  const lit: Lit = { from, blocked: shield ? [] : walls(map, from) };
  const hex = choice.hex;
  if (!hex || hex === from) return lit;
  const jump = choice.jumps(hex);
  const path = jump ? [] : between(from, hex);
  const { crosses } = choice;
  return {
    ...lit,
    to: hex,
    path,
    jump,
    crosses: crosses > 0 ? path.filter((h) => map.get(h)?.kind === 'dead_city').map((h) => ({ hex: h, amount: crosses })) : [], // prettier-ignore
  };
}

export function litOn(board: BoardPD, choice: Choice, view: View): Lit {
  const spot = board.spot.hexes;
  const map = mapOf(view.field);
  const seat = choice.seat;
  if (!choice.decision || !seat) return { ...buildingLit(board, view), spot };
  const kind = choice.kind!;
  const flying = kind === 'stop' || ((kind === 'turn' || kind === 'end_turn') && hexesOf(choice.decision, 'engine').length > 0); // prettier-ignore
  const lit: Lit = flying ? flightLit(choice, view, map) : {};
  if (choice.building && choice.hex) {
    const figure = choice.kind === 'build' ? choice.way?.figure : figureOf(choice);
    lit.to = choice.hex;
    if (figure) lit.ghost = { figure, seat: seat.seat };
    if (choice.gains) lit.pays = paying(board, choice.gains.by);
    lit.cut = severed(board, view, map, choice.hex, choice.shown, seat.seat);
    const lone = choice.shown.map((c) => choice.site?.cards[c]).find((l) => l && (l.direction !== null || l.cluster));
    if (lone?.direction != null) lit.directions = [lone.direction];
    if (lone?.cluster) lit.cluster = clusterOf(map, lone.cluster, view.field.crack);
  } else if (PLACING.has(kind) && choice.hex) {
    lit.to = choice.hex;
    if (kind === 'expand') lit.ghost = { figure: 'module', seat: seat.seat };
  }
  if (choice.shaped) {
    const action = choice.shape === null ? null : choice.decision.actions[choice.shape];
    if (action?.[0] === 'crack') lit.crackPreview = crackOf(action[1], action[2], action[3]).hexes;
    if (kind === 'direction' || kind === 'cluster') lit.to = view.building?.hex;
  }
  if (['order', 'block', 'slot', 'nose'].includes(kind)) Object.assign(lit, buildingLit(board, view));
  return { ...lit, spot };
}

function figureOf(choice: Choice): 'module' | 'base' | undefined {
  const best = choice.size ? choice.site?.best[choice.size] : null;
  if (!best) return undefined;
  if (choice.size !== 'effect') return choice.size ?? undefined;
  const verb = best.action[0];
  return verb === 'manipulate' || (verb === 'terraform' && best.cards.length === 1) ? 'module' : 'base';
}

/** A construction under way, anybody's: the site and what it has been paid by. */
function buildingLit(board: BoardPD, view: View): Lit {
  const building = view.building;
  if (!building) return {};
  const placed = mapOf(view.field).get(building.hex)?.object;
  return {
    to: building.hex,
    ghost: placed ? undefined : { figure: building.figure, seat: building.seat },
    pays: paying(board, building.incomes),
  };
}
