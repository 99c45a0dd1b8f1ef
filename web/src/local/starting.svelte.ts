/** How far the engine of this device has come, for the card that says so (Starting.svelte). */
import type { BootStep, Standing } from './messages';

export type Phase = 'idle' | 'starting' | 'ready' | 'failed';

class Starting {
  phase = $state<Phase>('idle');
  step = $state<BootStep>('files');
  /** Of the files that have to come from the server, in bytes. */
  done = $state(0);
  of = $state(0);
  /** Nothing has been heard for longer than it ever takes. It may still come. */
  late = $state(false);
  /** What the browser said, for whoever looks for the cause. */
  why = $state('');
  /** Tables of this tab: whether they are played here, or in another one. */
  standing = $state<Record<string, Standing>>({});
  /** Tables at which a bot owes an answer that it cannot give: its worker has ended more than once. */
  silent = $state<Record<string, boolean>>({});
}

export const starting = new Starting();
