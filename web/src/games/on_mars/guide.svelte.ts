/** The first game: each region explains itself once, when it first matters; read or dismissed, it never comes again. */
import { ofKind } from '../../lib/wire';
import type { Choice } from './choice.svelte';
import type { View } from './wire';

const STORE = 'orrery.on_mars.guide';
export const TOPICS = ['turn', 'orbit', 'site', 'lab', 'exec', 'lss', 'travel', 'hire', 'move', 'goal'] as const;
export type Topic = (typeof TOPICS)[number];

function read(): Topic[] | 'off' {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return found === 'off' ? 'off' : Array.isArray(found) ? (found as Topic[]) : [];
  } catch {
    // Private windows may refuse storage; then every visit is the first.
    return [];
  }
}

/** What matters now, the most particular first. */
export function topicOf(choice: Choice, view: View): Topic | null {
  switch (choice.kind) {
    case 'site':
    case 'type':
      return 'site';
    case 'develop':
    case 'learn':
    case 'settle':
      return 'lab';
    case 'lss':
      return 'lss';
    case 'travel':
    case 'arrive':
    case 'start_space':
      return 'travel';
    case 'hire':
      return 'hire';
    case 'move':
      return 'move';
    case 'turn': {
      const mine = view.me === null ? null : view.parties[view.me];
      if (mine?.hand?.some((g) => g.ready) && choice.keys.some((k) => k.startsWith('goal:'))) return 'goal';
      if (!ofKind(choice.decision, 'turn')?.params.main)
        return ofKind(choice.decision, 'turn')?.params.exec ? 'exec' : null;
      return mine?.side === 'orbit' ? 'orbit' : 'turn';
    }
    default:
      return null;
  }
}

export class Guide {
  #seen: Topic[] | 'off' = $state.raw(read());
  #silent: () => boolean;

  /** `silent`: somebody else explains, as a lesson does. */
  constructor(silent: () => boolean) {
    this.#silent = silent;
  }

  /** Not told yet. */
  fresh(topic: Topic | null): Topic | null {
    return topic !== null && !this.#silent() && this.#seen !== 'off' && !this.#seen.includes(topic) ? topic : null;
  }

  dismiss(topic: Topic): void {
    if (this.#seen !== 'off') this.#keep([...new Set([...this.#seen, topic])]);
  }

  off(): void {
    this.#keep('off');
  }

  #keep(seen: Topic[] | 'off'): void {
    this.#seen = seen;
    try {
      localStorage.setItem(STORE, JSON.stringify(seen));
    } catch {
      // Not kept, but in force for this visit.
    }
  }
}
