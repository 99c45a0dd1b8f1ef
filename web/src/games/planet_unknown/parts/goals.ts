/** Objectives in few words and signs, and how far a personal one has come. */
import type { SideOfObjective } from '../facts';
import type { GoalView, SeatView, Terrain } from '../wire';

/** "Project: Pacific" -> "Pacific": the cards all begin with the same word. */
export function shortName(name: string): string {
  return name.replace(/^(Project|Проект):\s*/u, '');
}

const SIGN: Record<string, string> = {
  stations_on_edge: 'pu-u-edge',
  largest_area: 'pu-u-area',
  area_count: 'pu-u-area',
  stations: 'pu-u-minus',
  tracks_at_top: 'pu-u-tracks',
  collected_meteorites: 'pu-k-meteorite',
  collected_lifepods: 'pu-k-lifepod',
  rectangle: 'pu-u-rect',
  area_with_stations: 'pu-u-area',
  track_at_top: 'pu-u-up',
  stations_at_most: 'pu-u-minus',
  more_lifepods_than_meteorites: 'pu-k-lifepod',
};

export interface GoalSigns {
  terrain: Terrain | null;
  sign: string;
}

export function goalSigns(side: SideOfObjective): GoalSigns {
  const c = side.criterion;
  const kind = String(c.measure ?? c.test ?? '');
  const terrain = (c.terrain ?? c.track ?? null) as Terrain | null;
  if (kind === 'collected_at_least') return { terrain, sign: `pu-k-${String(c.what).replace(/s$/, '')}` };
  if (kind === 'all_covered') return { terrain, sign: c.what === 'ice' ? 'pu-k-ice' : 'pu-u-planet' };
  return { terrain, sign: SIGN[kind] ?? 'pu-u-objective' };
}

/** Key and values of the short sentence for a side of an objective. */
export function goalWords(side: SideOfObjective): { key: string; params: Record<string, unknown> } {
  const c = side.criterion;
  const kind = String(c.measure ?? c.test ?? '');
  const size = Array.isArray(c.size) ? c.size : [0, 0];
  return {
    key: `goal-${kind.replaceAll('_', '-')}`,
    params: {
      terrain: String(c.terrain ?? c.track ?? ''),
      what: String(c.what ?? ''),
      best: String(c.best ?? 'most'),
      count: Number(c.at_least ?? c.at_most ?? 0),
      a: Number(size[0]),
      b: Number(size[1]),
    },
  };
}

/** How a personal objective shows its progress: a bar to the goal, a limit not to pass, or two numbers side by side. */
export function progress(
  side: SideOfObjective,
  goal: GoalView,
  seat: Pick<SeatView, 'collected'>,
): { kind: 'bar' | 'limit' | 'versus'; part: number; left: number; right: number } {
  const test = side.criterion.test;
  if (test === 'more_lifepods_than_meteorites')
    return { kind: 'versus', part: 0, left: seat.collected.lifepods, right: seat.collected.meteorites };
  const part = goal.goal > 0 ? Math.min(1, Math.max(0, goal.value / goal.goal)) : goal.done ? 1 : 0;
  return { kind: test === 'stations_at_most' ? 'limit' : 'bar', part, left: goal.value, right: goal.goal };
}
