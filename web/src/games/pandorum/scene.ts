/** What the field shows of my question: hexes to pick, shapes to pick, and everything lit up about the one looked at. */
import type { Choice } from './choice.svelte';
import { colourOf, type BoardPD } from './context';
import { eventEmblem, typeIcon } from './emblems';
import { ofKind } from '../../lib/wire';
import { badgeTotal } from './building';
import { between } from './field/geometry';
import type { Badge, Choice as FieldChoice, Lit, Paying, Target, TargetKind } from './field/types';
import { clusterAt, mapOf, type HexMap } from './hexes';
import { quidsOf } from './outcomes';
import { eventOf, hexesOf, PLACING } from './targets';
import type { Hex } from './types';
import type { Action, PayingView, SiteView, View } from './wire';
import { signed } from '../../lib/figures';
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
  const badge = stopBadge(board, choice, site);
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

/** Flights of New Engines: only where nothing is built, so the badge is what flight and stop bring and cost. */
function engineStops(board: BoardPD, choice: Choice): Target[] {
  return hexesOf(choice.decision, 'engine').map((hex) => {
    const outcome = choice.outcomeAt(`hex:${hex}`);
    const quids = quidsOf(outcome);
    return {
      hex,
      kind: quids < 0 ? 'toll' : 'stop',
      badge: outcome ? gain(quids, 'pd-engine') : undefined,
      label: board.b('target-engine', {
        hex: hexName(namingOf(board, choice.view), hex, choice.seat?.harvester),
        toll: Math.max(0, -quids),
        gain: Math.max(0, quids),
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

export function targetsOn(board: BoardPD, choice: Choice): Target[] {
  if (!choice.decision || choice.sending) return [];
  if (choice.kind === 'stop') return stops(board, choice);
  if (choice.kind && PLACING.has(choice.kind)) return placings(board, choice);
  const found = engineStops(board, choice);
  const home = choice.seat?.harvester;
  if (home && choice.at('fly_free') && !found.some((t) => t.hex === home))
    found.push({ hex: home, kind: 'plain', badge: { text: '0', tone: 'flat', icon: 'pd-proton-drive' }, label: board.b('target-fly-free') }); // prettier-ignore
  return found;
}

// Shapes --------------------------------------------------------------------------------------------------------

export function shapesOn(board: BoardPD, choice: Choice, view: View): FieldChoice[] {
  if (!choice.shaped || !choice.decision || choice.sending) return [];
  const site = view.building?.hex ?? '';
  const { params } = choice.decision;
  const amounts = 'amounts' in params ? params.amounts : [];
  const naming = namingOf(board, view);
  const named = (shape: Omit<FieldChoice, 'label'>, amount?: number): FieldChoice => {
    const name = choiceName(naming, shape);
    return { ...shape, label: amount === undefined ? name : board.b('shape-income', { name, amount }) };
  };
  return choice.decision.actions.flatMap((action: Action, id: number): FieldChoice[] => {
    const hexes = choice.guide.shapes?.[id] ?? [];
    const amount = amounts[id] ?? 0;
    switch (action[0]) {
      case 'crack':
        return [named({ id, shape: 'crack', hexes })];
      case 'meteor':
        return [named({ id, shape: 'meteor', hexes: [action[1], action[2]] })];
      case 'cluster':
        return [named({ id, shape: 'cluster', hexes, badge: gain(amount) }, amount)];
      case 'direction':
        return [
          named({ id, shape: 'direction', hexes, from: site, direction: action[1], badge: gain(amount) }, amount),
        ];
      default:
        return [];
    }
  });
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

function flightLit(choice: Choice, view: View, map: HexMap): Lit {
  const seat = choice.seat!;
  const from = seat.harvester;
  const lit: Lit = { from, blocked: choice.guide.blocked ?? [] };
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
    const figure = choice.kind === 'build' ? choice.way?.figure : choice.size && choice.site?.best[choice.size]?.figure;
    lit.to = choice.hex;
    if (figure) lit.ghost = { figure, seat: seat.seat };
    if (choice.gains) lit.pays = paying(board, choice.gains.by);
    lit.cut = choice.shown.flatMap((card) => choice.site?.cut[card] ?? []);
    const lone = choice.shown.map((c) => choice.lone(c)).find((l) => l && (l.direction !== null || l.cluster));
    if (lone?.direction != null) lit.directions = [lone.direction];
    if (lone?.cluster) lit.cluster = clusterAt(view.field, lone.cluster);
  } else if (PLACING.has(kind) && choice.hex) {
    lit.to = choice.hex;
    if (kind === 'expand') lit.ghost = { figure: 'module', seat: seat.seat };
  }
  if (choice.shaped) {
    if (kind === 'crack' && choice.shape !== null) lit.crackPreview = choice.guide.shapes?.[choice.shape];
    if (kind === 'direction' || kind === 'cluster') lit.to = view.building?.hex;
  }
  if (['order', 'block', 'slot', 'nose'].includes(kind)) Object.assign(lit, buildingLit(board, view));
  return { ...lit, spot };
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
