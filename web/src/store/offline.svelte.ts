/** Playing offline, as a person sees it: what is here, what is coming, and a new version of the application. */
import type { BundleState, Progress } from '../offline/bundle-files';
import { api } from '../net/api';
import { line } from '../net/line.svelte';
import { register } from '../offline/registration';
import { t } from './prefs.svelte';
import { session } from './session.svelte';
import { toasts } from './toasts.svelte';

/** Before so many milliseconds of fetching nothing is said of the time left. */
const MEASURED = 3_000;

/** Fetched by who looks or fetches: the first visit does without. */
const files = () => import('../offline/bundle-files');

/** Browsers offer to install an application by this event, which the usual types do not know. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}
const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

class Offline {
  /** Null: not looked at yet. */
  state = $state.raw<BundleState | null>(null);
  /** Why fetching has stopped: nobody answered, or what came was damaged. */
  trouble = $state<'net' | 'damaged' | null>(null);
  /** Milliseconds until all is here, once that can be told. */
  left = $state<number | null>(null);
  /** The browser may clear what is here when space runs short. */
  perishable = $state(false);
  #offer = $state.raw<InstallOffer | null>(null);
  #stop: AbortController | null = null;

  readonly ready = $derived(this.state?.kind === 'ready' || (this.state?.kind === 'update' && this.state.plays));
  readonly installable = $derived(this.#offer !== null);

  start(): () => void {
    const offered = (event: Event): void => {
      if (!isOffer(event)) return;
      event.preventDefault(); // asked for by a button, not by a bar over the page
      this.#offer = event;
    };
    const installed = (): void => void (this.#offer = null);
    addEventListener('beforeinstallprompt', offered);
    addEventListener('appinstalled', installed);
    if (import.meta.env.PROD) {
      if (document.readyState === 'complete') this.#register();
      else addEventListener('load', this.#register, { once: true });
    }
    return () => {
      removeEventListener('beforeinstallprompt', offered);
      removeEventListener('appinstalled', installed);
      removeEventListener('load', this.#register);
    };
  }

  #register = (): void => {
    const ready = (reload: () => void): void =>
      toasts.show(t('new-version'), { tone: 'good', action: { label: t('new-version-reload'), run: reload } });
    const settled = (): Promise<void> => session.settled();
    // Where it is refused (a private window, an address that is not secure) all is as it would be without.
    register({ ready, settled, reload: () => location.reload() }).catch(() => undefined);
  };

  async install(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null; // it serves once
    await offer?.prompt();
  }

  /** What is here. Nothing is asked while it is being fetched. */
  async look(): Promise<void> {
    if (this.#stop) return;
    const state = await files()
      .then(({ bundleState }) => bundleState(!line.offline))
      .catch(() => null);
    if (this.#stop || !state) return;
    this.state = state;
    this.perishable = this.ready && (await navigator.storage?.persisted?.().catch(() => false)) !== true;
  }

  /** Fetches what is missing, or goes on where it was stopped. */
  async get(): Promise<void> {
    if (this.#stop) return;
    const stop = (this.#stop = new AbortController());
    this.trouble = null;
    this.left = null;
    // Asked in the moment of the click: some browsers put the question to the person.
    const kept = navigator.storage?.persist?.().catch(() => false);
    const began = { at: Date.now(), got: -1 };
    const told = (progress: Progress): void => {
      if (began.got < 0) began.got = progress.got;
      const spent = Date.now() - began.at;
      const got = progress.got - began.got;
      this.left = spent > MEASURED && got > 0 ? ((progress.bytes - progress.got) * spent) / got : null;
      this.state = { kind: 'loading', progress };
    };
    try {
      const { fetchBundle } = await files();
      await fetchBundle(told, stop.signal);
      await this.#fetchPages();
      await kept;
    } catch (error) {
      await this.#fail(error);
    }
    this.#stop = null;
    if (this.state?.kind !== 'no-room' && this.state?.kind !== 'refused') await this.look();
  }

  /** What the server says of the games: kept by being asked for. */
  async #fetchPages(): Promise<void> {
    for (const { id } of await api.games())
      await Promise.all([api.rules(id), api.components(id), api.words(id), api.lessons(id)]);
  }

  async #fail(error: unknown): Promise<void> {
    const { Damaged, NoRoom, Refusing } = await files();
    if (error instanceof NoRoom) this.state = { kind: 'no-room', missing: error.missing };
    else if (error instanceof Refusing) this.state = { kind: 'refused', why: error.why };
    else if (error instanceof Damaged) this.trouble = 'damaged';
    else if (!(error instanceof DOMException && error.name === 'AbortError')) this.trouble = 'net';
    if (this.trouble === 'net' && error instanceof TypeError) line.silent();
  }

  pause(): void {
    this.#stop?.abort();
  }

  async remove(): Promise<void> {
    const { removeBundle } = await files();
    await removeBundle();
    await this.look();
  }
}

export const offline = new Offline();
