/**
 * A router of our own: a dozen flat routes, no nesting, no data loading. The libraries for Svelte 5 bring file systems,
 * loaders or hash URLs we would not use, and this is smaller than configuring one. Every address is typed, parsed in
 * one place and built in one place, so no link can point to nowhere.
 */
import { START } from './worlds';

export type Route =
  | { name: 'home' }
  | { name: 'games' }
  | { name: 'settings' }
  | { name: 'verify'; id: string | null }
  | { name: 'new'; game: string }
  | { name: 'table'; id: string }
  | { name: 'claim'; id: string; token: string }
  | { name: 'result'; id: string }
  | { name: 'analysis'; id: string }
  | { name: 'replay'; id: string }
  | { name: 'learn'; game: string }
  | { name: 'lesson'; game: string; lesson: string }
  | { name: 'reference'; game: string }
  | { name: 'rules'; game: string }
  | { name: 'gallery'; game: string }
  | { name: 'missing' };

const ID = '([\\w.~-]+)';
const PATTERNS: [RegExp, (...parts: string[]) => Route][] = [
  [/^\/$/, () => ({ name: 'home' })],
  [/^\/games$/, () => ({ name: 'games' })],
  [/^\/settings$/, () => ({ name: 'settings' })],
  [/^\/verify$/, () => ({ name: 'verify', id: null })],
  [new RegExp(`^/t/${ID}/verify$`), (id) => ({ name: 'verify', id: id! })],
  [new RegExp(`^/new/${ID}$`), (game) => ({ name: 'new', game: game! })],
  [new RegExp(`^/t/${ID}$`), (id) => ({ name: 'table', id: id! })],
  [new RegExp(`^/t/${ID}/claim/${ID}$`), (id, token) => ({ name: 'claim', id: id!, token: token! })],
  [new RegExp(`^/t/${ID}/result$`), (id) => ({ name: 'result', id: id! })],
  [new RegExp(`^/t/${ID}/analysis$`), (id) => ({ name: 'analysis', id: id! })],
  [new RegExp(`^/t/${ID}/replay$`), (id) => ({ name: 'replay', id: id! })],
  // Typed by hand: about the world that the home screen turns to first.
  [/^\/learn$/, () => ({ name: 'learn', game: START })],
  [/^\/rules$/, () => ({ name: 'rules', game: START })],
  [/^\/gallery$/, () => ({ name: 'gallery', game: START })],
  [new RegExp(`^/learn/${ID}$`), (game) => ({ name: 'learn', game: game! })],
  [new RegExp(`^/learn/${ID}/reference$`), (game) => ({ name: 'reference', game: game! })],
  [new RegExp(`^/learn/${ID}/${ID}$`), (game, lesson) => ({ name: 'lesson', game: game!, lesson: lesson! })],
  [new RegExp(`^/rules/${ID}$`), (game) => ({ name: 'rules', game: game! })],
  [new RegExp(`^/gallery/${ID}$`), (game) => ({ name: 'gallery', game: game! })],
];

export function parse(path: string): Route {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const [pattern, make] of PATTERNS) {
    const match = pattern.exec(clean);
    if (match) return make(...match.slice(1).map(decodeURIComponent));
  }
  return { name: 'missing' };
}

export function path(route: Route): string {
  switch (route.name) {
    case 'home':
    case 'missing':
      return '/';
    case 'games':
      return '/games';
    case 'settings':
      return '/settings';
    case 'verify':
      return route.id === null ? '/verify' : `/t/${route.id}/verify`;
    case 'new':
    case 'learn':
    case 'rules':
    case 'gallery':
      return `/${route.name}/${route.game}`;
    case 'lesson':
      return `/learn/${route.game}/${route.lesson}`;
    case 'reference':
      return `/learn/${route.game}/reference`;
    case 'table':
      return `/t/${route.id}`;
    case 'claim':
      return `/t/${route.id}/claim/${route.token}`;
    case 'result':
    case 'analysis':
    case 'replay':
      return `/t/${route.id}/${route.name}`;
  }
}

/** What a person pasted into "join": a link of ours, a path, or a bare table id. */
export function joinTarget(text: string): string | null {
  const typed = text.trim();
  const found = /\/t\/([\w.~-]+)(?:\/claim\/([\w.~-]+))?/.exec(typed);
  if (found)
    return found[2] ? path({ name: 'claim', id: found[1]!, token: found[2] }) : path({ name: 'table', id: found[1]! });
  return /^[\w.~-]{2,64}$/.test(typed) ? path({ name: 'table', id: typed }) : null;
}

class Router {
  #path = $state(location.pathname);
  #hash = $state(location.hash);
  #search = $state(location.search);
  readonly route: Route = $derived(parse(this.#path));

  get hash(): string {
    return decodeURIComponent(this.#hash.replace(/^#/, ''));
  }
  get query(): URLSearchParams {
    return new URLSearchParams(this.#search);
  }

  #read(): void {
    this.#path = location.pathname;
    this.#hash = location.hash;
    this.#search = location.search;
  }

  go(to: Route | string, replace = false): void {
    const target = typeof to === 'string' ? to : path(to);
    const moved = new URL(target, location.href).pathname !== location.pathname;
    history[replace ? 'replaceState' : 'pushState'](null, '', target);
    this.#read();
    if (moved) window.scrollTo(0, 0);
  }

  /** Follows the browser's buttons and turns clicks on our own links into moves without a reload. */
  start(): () => void {
    const back = (): void => this.#read();
    const click = (event: MouseEvent): void => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    };
    window.addEventListener('popstate', back);
    window.addEventListener('hashchange', back);
    document.addEventListener('click', click);
    return () => {
      window.removeEventListener('popstate', back);
      window.removeEventListener('hashchange', back);
      document.removeEventListener('click', click);
    };
  }
}

export const router = new Router();
