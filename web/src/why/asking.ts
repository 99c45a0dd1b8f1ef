/** Asks why a bot has moved so. The server answers in lines, as it is found out; this device is asked how far it is. */
import { isLocal } from '../lib/local-ids';
import { api, ApiError } from '../net/api';
import type { Both, Json } from '../lib/types';
import type { MoveExplanation } from '../wire/messages';

interface WhyListener {
  told(found: MoveExplanation): void;
  failed(error: Error): void;
}

type Refusal = { error: { code: string; text?: Both; params?: Record<string, Json> } };
const refused = (status: number, { error }: Refusal): ApiError =>
  new ApiError(status, error.code, error.text ?? null, error.params ?? {});

function heard(line: string, listener: WhyListener): void {
  const one = JSON.parse(line) as MoveExplanation | Refusal;
  if ('error' in one) throw refused(503, one);
  listener.told(one);
}

async function listen(table: string, step: number, signal: AbortSignal, listener: WhyListener): Promise<void> {
  const path = `/api/tables/${encodeURIComponent(table)}/replay/${step}/explanation`;
  const response = await fetch(path, { credentials: 'same-origin', signal }).catch((error: unknown) => {
    throw signal.aborted ? error : new ApiError(0, 'offline', null);
  });
  if (!response.ok || !response.body) {
    const answer: unknown = await response.json().catch(() => null);
    throw answer ? refused(response.status, answer as Refusal) : new ApiError(response.status, 'server', null);
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + (value ?? '')).split('\n');
    rest = lines.pop()!;
    for (const line of lines) heard(line, listener);
    if (done) return;
  }
}

const PAUSE = 150; // milliseconds between two questions to this device

async function follow(table: string, step: number, signal: AbortSignal, listener: WhyListener): Promise<void> {
  for (;;) {
    const found = await api.explanationHere(table, step);
    if (signal.aborted) return;
    listener.told(found);
    if (found.done) return;
    await new Promise((over) => setTimeout(over, PAUSE));
    if (signal.aborted) return;
  }
}

/** Returns what gives it up. */
export function askWhy(table: string, step: number, listener: WhyListener): () => void {
  const control = new AbortController();
  let last: MoveExplanation | null = null;
  const told = (found: MoveExplanation): void => {
    last = found;
    if (!control.signal.aborted) listener.told(found);
  };
  const failed = (error: unknown): void => {
    if (!control.signal.aborted) listener.failed(error instanceof Error ? error : new ApiError(0, 'server', null));
  };
  const ask = isLocal(table) ? follow : listen;
  ask(table, step, control.signal, { told, failed }).then(
    () => last?.done || failed(new ApiError(0, 'offline', null)), // the connection broke in the middle
    failed,
  );
  return () => {
    control.abort();
    if (isLocal(table) && !last?.done) void api.dropExplanationHere(table, step).catch(() => undefined);
  };
}
