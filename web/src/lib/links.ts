/** Addresses in what people say. Only of the web: nothing else in a text of another may be pressed. */

export interface Piece {
  text: string;
  href: string | null;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`{}|\\^]+/giu;
/** What ends a sentence behind an address, and a bracket that was opened before it. */
const AFTER = /[.,;:!?…»”)\]]+$/u;

function trimmed(found: string): string {
  const end = AFTER.exec(found)?.[0] ?? '';
  const bare = found.slice(0, found.length - end.length);
  // "…/Mars_(planet)" closes what it opened itself.
  return end.startsWith(')') && bare.split('(').length > bare.split(')').length ? `${bare})` : bare;
}

/** The address as a browser reads it; null: it is none, or hides a name and a password before its host. */
function hrefOf(text: string): string | null {
  try {
    const { protocol, username, password, href } = new URL(text);
    return ['http:', 'https:'].includes(protocol) && !username && !password ? href : null;
  } catch {
    return null;
  }
}

export function linked(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { index, 0: found } of text.matchAll(ADDRESS)) {
    const address = trimmed(found);
    const href = hrefOf(address);
    if (!href) continue;
    if (index > at) pieces.push({ text: text.slice(at, index), href: null });
    pieces.push({ text: address, href });
    at = index + address.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), href: null });
  return pieces;
}
