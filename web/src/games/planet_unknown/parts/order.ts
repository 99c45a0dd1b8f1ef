/** Cards of an order: what each answer brings, every gain named once. */
import type { Badge, Item } from '../context';
import type { GameEvent } from '../wire';

/** A marker that enters a cell names what is printed there; the gain itself need not be told again after it. */
export function toldOnce(badges: Badge[]): Badge[] {
  const named: string[] = [];
  return badges.filter((badge) => {
    const at = named.findIndex((gain) => badge.text.toLowerCase().startsWith(gain));
    if (at >= 0) {
      named.splice(at, 1);
      return false;
    }
    if (badge.after)
      named.push(
        ...badge.after
          .toLowerCase()
          .split(/, | \/ /)
          .filter(Boolean),
      );
    return true;
  });
}

/** What an answer brings, without what its own words say already. */
export function beyond(text: string, badges: Badge[]): Badge[] {
  return badges.filter((badge) => badge.text.toLowerCase() !== text.toLowerCase());
}

const ABOUT: ReadonlySet<string> = new Set(['marker', 'terrain', 'tech', 'track', 'card']);

/** What an event is about, whatever the numbers: the same thing happens in both orders, from other cells perhaps. */
function aboutOf(event: GameEvent): string {
  const marks = Object.entries(event).filter(([field]) => ABOUT.has(field));
  return JSON.stringify([event.e, marks]);
}

/**
 * The steps of an order of two things: what the first brings and what the second does. The engine foretells up to the
 * next question only; a second thing that comes after it is named all the same.
 */
export function bothSteps(
  badges: Badge[],
  told: readonly GameEvent[],
  second: Item,
  begins: readonly GameEvent[],
): Badge[] {
  const start = begins[0] && aboutOf(begins[0]);
  const own = told[0] && aboutOf(told[0]) === start ? 1 : 0;
  const comes = start !== undefined && told.filter((event) => aboutOf(event) === start).length > own;
  return comes ? badges : [...badges, { icon: second.icon, text: second.text, tone: 'plain' }];
}

/** The points to move an answer brings, to compare answers at a glance. */
export function movesOf(badges: Badge[]): number {
  return badges.filter((b) => b.icon === 'pu-b-move').reduce((sum, b) => sum + Number(/\d+/.exec(b.text)?.[0] ?? 0), 0);
}

const TERRAIN = /^pu-(civ|water|biomass|rover|tech|energy)$/;

/** Signs of terrains and bonuses wear their colours on panels too. */
export function inkOf(icon: string): string | undefined {
  const terrain = TERRAIN.exec(icon)?.[1];
  if (terrain) return `var(--${terrain}-ink)`;
  if (icon === 'pu-b-synergy' || icon === 'pu-b-techchip') return 'var(--pu-lead)';
  if (icon === 'pu-b-move') return 'var(--rover-ink)';
  if (icon === 'pu-k-patch') return 'var(--biomass-ink)';
  return icon === 'pu-k-medal' ? 'var(--pu-medal-ink)' : undefined;
}
