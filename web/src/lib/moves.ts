/**
 * What a move is called that the log cannot tell, because nobody has made it: by what its action names, else by its kind.
 * The names of kinds come with `loadMoves`.
 */
import type { Teller } from './log';
import type { Json } from './types';

/** Null: of a game that does not say. */
export function kindName(kind: string, teller: Teller): string | null {
  const said = teller.t(`move-${kind}`);
  return said === `move-${kind}` ? null : said;
}

interface MoveName {
  text: string;
  /** The name says all there is to the action. */
  whole: boolean;
}

export function moveName(action: readonly Json[], teller: Teller): MoveName | null {
  const [kind, ...parts] = action;
  const given = parts.filter((part) => part !== null);
  const known = given.flatMap((part) => {
    const name = typeof part === 'string' ? teller.name(part) : part;
    return typeof name === 'string' && name !== part ? [name] : [];
  });
  if (known.length) return { text: known.join(', '), whole: known.length === given.length };
  const name = kindName(String(kind), teller);
  return name === null ? null : { text: name, whole: !given.length };
}
