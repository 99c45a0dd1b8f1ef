/** How something said to the server may fail; a refusal by the rules is a `Refused` (lib/table). */
import type { ServerMessage } from '../lib/types';

/** The table moved on and the act no longer applies. */
export class Stale extends Error {
  constructor() {
    super('stale');
    this.name = 'Stale';
  }
}

/** Nothing is to be said of it: the person has taken it back, or has heard how it ended. */
export class Told extends Error {
  constructor() {
    super('told');
    this.name = 'Told';
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
