/** Names for messages and requests: the same when one is said again, so that it counts once. */
export function newKey(): string {
  // randomUUID needs a secure context; a table on the local network has none.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}
