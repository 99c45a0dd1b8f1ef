/** How something said to the server may fail; a refusal by the rules is a `Refused` (lib/table). */
import type { ServerMessage } from '../lib/types';

/** The table moved on and the act no longer applies. */
export class Stale extends Error {
  constructor() {
    super('stale');
    this.name = 'Stale';
  }
}

export class Failed extends Error {
  constructor(
    readonly code: string,
    readonly detail?: Extract<ServerMessage, { t: 'error' }>,
  ) {
    super(code);
    this.name = 'Failed';
  }
}
