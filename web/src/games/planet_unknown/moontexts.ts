/** Texts of cards and technologies as they read while moons are in play (SM-1.7): which boards they mean. */
import type { Facts, Named, SideOfObjective } from './facts';

const known = new WeakMap<Facts, Facts>();

function told<T extends Named>(one: T): T {
  return one.moonText ? { ...one, text: one.moonText } : one;
}

function all<T extends Named>(entries: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).map(([id, one]) => [id, told(one)]));
}

function side(one: SideOfObjective): SideOfObjective {
  return one.moonText ? { ...one, text: one.moonText } : one;
}

export function withMoons(facts: Facts): Facts {
  const seen = known.get(facts);
  if (seen) return seen;
  const techs = all(facts.techs);
  const found: Facts = {
    ...facts,
    techs,
    corporations: Object.fromEntries(
      Object.entries(facts.corporations).map(([id, one]) => [
        id,
        { ...one, techs: one.techs.map((tech) => techs[tech.id] ?? tech) },
      ]),
    ),
    civ: all(facts.civ),
    events: all(facts.events),
    objectives: Object.fromEntries(
      Object.entries(facts.objectives).map(([id, one]) => [
        id,
        { ...one, competitive: side(one.competitive), personal: side(one.personal) },
      ]),
    ),
    all: all(facts.all),
  };
  known.set(facts, found);
  return found;
}
