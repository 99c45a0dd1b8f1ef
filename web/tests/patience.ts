/** A busy machine is slow, not broken: whatever a test waits for may take a minute instead of the second of the tools. */
import { vi } from 'vitest';

const MINUTE = 60_000; // milliseconds

const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (callback, options = MINUTE) => waitFor(callback, options);
if (typeof document !== 'undefined') (await import('@testing-library/svelte')).configure({ asyncUtilTimeout: MINUTE });
