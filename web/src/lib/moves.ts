/** What a kind of action is called in its game, once `loadMoves` has fetched that; null of a game that does not say. */
import type { Teller } from './log';

export function kindName(kind: string, teller: Teller): string | null {
  const said = teller.t(`move-${kind}`);
  return said === `move-${kind}` ? null : said;
}
