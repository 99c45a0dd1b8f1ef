/** Requests that the engine of this device answers instead of the server. */
import { bundleReady } from '../offline/bundle-files';
import { engine } from './engine';
import { starting } from './starting.svelte';

export interface Answer {
  status: number;
  body: unknown;
}

export const localAnswer = (method: string, url: string, body?: unknown): Promise<Answer> =>
  engine.call(method, url, body === undefined ? '' : JSON.stringify(body));

/** Whether the engine runs already, or can be begun without the server. */
export async function answersAlone(): Promise<boolean> {
  return starting.phase === 'ready' || bundleReady();
}
