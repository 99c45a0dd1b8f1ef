/** What a person prefers on this device: kept in localStorage, applied at once, never sent anywhere. */
import type { Lang } from '../lib/types';
import { canSpeak, speak } from '../i18n/book';
import { knows, onTexts, translate } from '../i18n/catalogue';
import type { Translate } from '../lib/table';

export type Theme = 'dark' | 'light' | 'system';
export type Motion = 'full' | 'reduced' | 'system';
/** The question before a choice is final: wait for the click, answer it at once, or after a while. */
export type Confirm = 'on' | 'off' | 'timed';
export const CONFIRM_SECONDS = [5, 10, 20] as const;
export type ConfirmSeconds = (typeof CONFIRM_SECONDS)[number];
/** Where tables may be heard: where other people sit at them, everywhere, nowhere. */
export type Hear = 'company' | 'always' | 'off';
export type BotSpeed = 'slow' | 'normal' | 'fast' | 'instant';

interface Stored {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  botSpeed: BotSpeed;
  confirm: Confirm;
  confirmSeconds: ConfirmSeconds;
  /** Whether the browser may say that it is my turn. */
  notify: boolean;
  hear: Hear;
  /** In percent. */
  volume: number;
  /** Games whose short course has been read to the end. */
  learned: string[];
}

const STORE = 'orrery.prefs';
export const SPEEDS: Record<BotSpeed, number> = { slow: 0.6, normal: 1, fast: 2.2, instant: Infinity };

function systemLang(): Lang {
  return (navigator.languages ?? [navigator.language]).some((l) => l.toLowerCase().startsWith('ru')) ? 'ru' : 'en';
}

function read(): Stored {
  const base: Stored = {
    lang: systemLang(),
    theme: 'system',
    motion: 'system',
    botSpeed: 'normal',
    confirm: 'on',
    confirmSeconds: 10,
    notify: false,
    hear: 'company',
    volume: 35,
    learned: [],
  };
  try {
    return { ...base, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Stored>) };
  } catch {
    // Private windows may refuse storage; the defaults serve.
    return base;
  }
}

const media = (query: string): MediaQueryList | null => (typeof matchMedia === 'function' ? matchMedia(query) : null);

class Prefs {
  #stored = $state<Stored>(read());
  #systemLight = $state(media('(prefers-color-scheme: light)')?.matches ?? false);
  #systemStill = $state(media('(prefers-reduced-motion: reduce)')?.matches ?? false);
  #narrow = $state(media('(max-width: 760px)')?.matches ?? false);
  #snug = $state(media('(max-width: 1099px)')?.matches ?? false);

  constructor() {
    media('(prefers-color-scheme: light)')?.addEventListener('change', (e) => {
      this.#systemLight = e.matches;
      this.apply();
    });
    media('(prefers-reduced-motion: reduce)')?.addEventListener('change', (e) => {
      this.#systemStill = e.matches;
      this.apply();
    });
    media('(max-width: 760px)')?.addEventListener('change', (e) => (this.#narrow = e.matches));
    media('(max-width: 1099px)')?.addEventListener('change', (e) => (this.#snug = e.matches));
    // Another tab of the same person has changed something: follow it.
    addEventListener('storage', (e) => {
      if (e.key !== STORE) return;
      const stored = read();
      this.#stored = { ...stored, lang: this.lang };
      this.apply();
      this.#once(stored.lang, () => {
        this.#stored.lang = stored.lang;
        this.apply();
      });
    });
    this.apply();
  }

  get lang(): Lang {
    return this.#stored.lang;
  }
  set lang(lang: Lang) {
    this.#once(lang, () => this.#set({ lang }));
  }
  get theme(): Theme {
    return this.#stored.theme;
  }
  set theme(theme: Theme) {
    this.#set({ theme });
  }
  get motion(): Motion {
    return this.#stored.motion;
  }
  set motion(motion: Motion) {
    this.#set({ motion });
  }
  get botSpeed(): BotSpeed {
    return this.#stored.botSpeed;
  }
  set botSpeed(botSpeed: BotSpeed) {
    this.#set({ botSpeed });
  }
  get confirm(): Confirm {
    return this.#stored.confirm;
  }
  set confirm(confirm: Confirm) {
    this.#set({ confirm });
  }
  get confirmSeconds(): ConfirmSeconds {
    return this.#stored.confirmSeconds;
  }
  set confirmSeconds(confirmSeconds: ConfirmSeconds) {
    this.#set({ confirmSeconds });
  }
  get notify(): boolean {
    return this.#stored.notify;
  }
  set notify(notify: boolean) {
    this.#set({ notify });
  }

  get hear(): Hear {
    return this.#stored.hear;
  }
  set hear(hear: Hear) {
    this.#set({ hear });
  }
  get volume(): number {
    return this.#stored.volume;
  }
  set volume(volume: number) {
    this.#set({ volume });
  }

  learned(game: string): boolean {
    return this.#stored.learned.includes(game);
  }
  learn(game: string): void {
    if (!this.#stored.learned.includes(game)) this.#set({ learned: [...this.#stored.learned, game] });
  }

  get light(): boolean {
    return this.#stored.theme === 'light' || (this.#stored.theme === 'system' && this.#systemLight);
  }
  get reducedMotion(): boolean {
    return this.#stored.motion === 'reduced' || (this.#stored.motion === 'system' && this.#systemStill);
  }
  get narrow(): boolean {
    return this.#narrow;
  }
  /** Too small for a table with everything around it: boards show their parts as tabs. */
  get snug(): boolean {
    return this.#snug;
  }

  /** Changes the language once its words are there; until then, and without them, the page stays as it is. */
  #once(lang: Lang, change: () => void): void {
    const ready = canSpeak(lang);
    this.#asked = lang;
    if (ready) change();
    speak(lang).then(
      () => {
        if (!ready && this.#asked === lang) change();
      },
      () => undefined,
    );
  }
  #asked: Lang | null = null;

  #set(change: Partial<Stored>): void {
    Object.assign(this.#stored, change);
    try {
      localStorage.setItem(STORE, JSON.stringify(this.#stored));
    } catch {
      // Not kept, but in force for this visit.
    }
    this.apply();
  }

  /** The root carries the choice, so that plain CSS can follow it. */
  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.light ? 'light' : 'dark';
    root.dataset.motion = this.reducedMotion ? 'reduced' : 'full';
    root.lang = this.lang;
    // What the window of the installed application is framed in, and what it would be called when installed now.
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', this.light ? '#e9ecf5' : '#090b16');
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest.${this.lang}.webmanifest`);
  }
}

export const prefs = new Prefs();

/** Translates into the present language; reactive, so a switch redraws what was said. */
export const t: Translate = (key, params) => translate(prefs.lang, null, key, params);

// Words of a game come later than the first picture: whoever used them is told when they are there.
let heard = $state(0);
onTexts(() => (heard += 1));

/** The same for a game, whose own words come first: it may say a phrase of the shell otherwise (medals, not points). */
export function gameT(game: string): Translate {
  return (key, params) => {
    void heard;
    return translate(prefs.lang, game, key, params);
  };
}

export function hasText(game: string | null, key: string): boolean {
  void heard;
  return knows(prefs.lang, game, key);
}
