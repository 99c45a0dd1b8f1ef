/** The seal of a deal, computed here: nobody has to believe the server's arithmetic. */
export async function sealOf(game: string, seed: string): Promise<string | null> {
  // Browsers keep their hash functions for secure pages; a table on the local network may have none.
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return null;
  const bytes = await subtle.digest('SHA-256', new TextEncoder().encode(`orrery-seed:${game}:${seed}`));
  return Array.from(new Uint8Array(bytes), (b) => b.toString(16).padStart(2, '0')).join('');
}
