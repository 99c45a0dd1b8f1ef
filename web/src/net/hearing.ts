/** How long an answer of the server is waited for: a net that carries nothing must not keep anybody from what is here. */
import { line } from './line.svelte';

/**
 * - `kept`: what was told before is here. It is shown then, and what comes later is taken all the same.
 * - `read`: there is nothing else to show.
 * - `write`: something that the server may have to compute for a while.
 */
export type Asking = 'kept' | 'read' | 'write';

const PATIENCE: Record<Asking, number> = { kept: 5_000, read: 30_000, write: 60_000 }; // milliseconds
/** Where nobody has answered just before, nobody is waited for long. */
const WHILE_SILENT: Partial<Record<Asking, number>> = { kept: 1_000, read: 8_000 };

/** The answer; null if there will be none, `slow` if there was none within the time. */
export async function heardWithin<T>(answer: Promise<T | null>, asking: Asking): Promise<T | null | 'slow'> {
  const patience = (line.offline ? WHILE_SILENT[asking] : undefined) ?? PATIENCE[asking];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tired = new Promise<'slow'>((resolve) => (timer = setTimeout(() => resolve('slow'), patience)));
  try {
    return await Promise.race([answer, tired]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether this is the server's word, and not that of somebody in between who says that it is not there. */
export function isOurs(status: number, text: string): boolean {
  if (![502, 503, 504].includes(status)) return true;
  try {
    return typeof (JSON.parse(text) as { error?: { code?: unknown } } | null)?.error?.code === 'string';
  } catch {
    return false;
  }
}
