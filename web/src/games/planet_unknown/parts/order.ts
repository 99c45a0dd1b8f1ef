/** Cards of an order: what each answer brings, every gain named once. */
import type { Badge } from '../context';

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

/** The points to move an answer brings, to compare answers at a glance. */
export function movesOf(badges: Badge[]): number {
  return badges.filter((b) => b.icon === 'pu-b-move').reduce((sum, b) => sum + Number(/\d+/.exec(b.text)?.[0] ?? 0), 0);
}
