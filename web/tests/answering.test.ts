/** What the service worker decides, and what a page keeps of the server's answers. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPersonal, isWorthKeeping, keepAnswer, keptAnswer } from '../src/offline/answers';
import { outdated, serverFirst, successors, wayOf, type Way } from '../src/offline/answering';
import { emptyCaches } from './kept-files';

const HERE = 'https://orrery.test';
const never = new Promise<never>(() => undefined);
const answer = (status: number): Response => new Response('', { status });

describe('a request', () => {
  it.each<[string, string, string, Way]>([
    ['GET', 'navigate', '/', 'page'],
    ['GET', 'navigate', '/t/k3f/result?seat=1', 'page'],
    ['GET', 'navigate', '/api/tables/k3f/record', 'network'],
    ['GET', 'navigate', '/assets/Home-C-G8aMF7.js', 'asset'],
    ['GET', 'cors', '/assets/Home-C-G8aMF7.js', 'asset'],
    ['GET', 'cors', '/bundle/engine-1.zip', 'bundle'],
    ['GET', 'cors', '/bundle/bundle.json', 'network'],
    ['GET', 'cors', '/api/games', 'network'],
    ['GET', 'no-cors', '/boot.js', 'fixed'],
    ['GET', 'navigate', '/sw.js', 'network'],
    ['GET', 'cors', '/shell.json', 'network'],
    ['POST', 'navigate', '/', 'network'],
    ['GET', 'cors', 'https://elsewhere.test/assets/a.js', 'network'],
  ])('%s (%s) of %s is answered as: %s', (method, mode, path, way) => {
    const url = new URL(path, HERE).href;
    expect(wayOf({ method, mode, url }, HERE, ['/boot.js'])).toBe(way);
  });
});

describe('the page', () => {
  const kept = answer(299);
  const here = async (): Promise<Response> => kept;

  it('comes from the server if it answers, also with a refusal', async () => {
    for (const status of [200, 404, 500]) {
      const sent = answer(status);
      expect(await serverFirst(Promise.resolve(sent), here, never)).toBe(sent);
    }
  });

  it('is the one that is kept if nobody answers, a proxy answers for the server, or it takes too long', async () => {
    expect(await serverFirst(Promise.reject(new TypeError('no net')), here, never)).toBe(kept);
    expect(await serverFirst(Promise.resolve(answer(502)), here, never)).toBe(kept);
    expect(await serverFirst(never, here, Promise.resolve())).toBe(kept);
  });

  it('is waited for if none is kept', async () => {
    const none = async (): Promise<undefined> => undefined;
    const late = answer(200);
    expect(await serverFirst(Promise.resolve(late), none, Promise.resolve())).toBe(late);
    await expect(serverFirst(Promise.reject(new TypeError('no net')), none, never)).rejects.toThrow('no net');
  });
});

describe('a new version', () => {
  it('drops the pages of others, and nothing else', () => {
    const names = ['orrery-page-a', 'orrery-page-b', 'orrery-assets', 'orrery-bundle', 'another'];
    expect(outdated(names, 'b')).toEqual(['orrery-page-a']);
  });

  it('brings what follows the files that were kept', () => {
    const kept = ['/assets/Home-C-G8aMF7.js', '/assets/Home-BlOJLnSn.css', '/assets/words-x-en-BlfM595-.js'];
    const offered = ['/assets/Home-11111111.js', '/assets/table-22222222.js', '/assets/words-x-en-3-333_33.js'];
    expect(successors(kept, offered)).toEqual(['/assets/Home-11111111.js', '/assets/words-x-en-3-333_33.js']);
  });
});

describe('answers of the server', () => {
  beforeEach(() => void emptyCaches());
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['GET', '/games', true],
    ['GET', '/games/some_game/rules', true],
    ['GET', '/tables', true],
    ['GET', '/tables/k3f', true],
    ['POST', '/tables', false],
    ['GET', '/tables/k3f/record', false],
    ['GET', '/me/notices', false],
    ['GET', '/public', false],
  ])('%s %s: kept is %s', (method, url, kept) => expect(isWorthKeeping(method, url)).toBe(kept));

  it('are kept with their time, and those for one person go with that person', async () => {
    const before = Date.now();
    for (const url of ['/me', '/games', '/games/some_game/rules', '/tables', '/games/some_game/lessons'])
      await keepAnswer(url, `"${url}"`);
    const kept = await keptAnswer('/tables');
    expect(kept?.text).toBe('"/tables"');
    expect(kept?.came).toBeGreaterThanOrEqual(before);
    await forgetPersonal();
    for (const url of ['/me', '/tables', '/games/some_game/lessons']) expect(await keptAnswer(url)).toBeNull();
    for (const url of ['/games', '/games/some_game/rules']) expect(await keptAnswer(url)).not.toBeNull();
  });

  it('are not missed where nothing can be kept', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('no', 'SecurityError')) });
    await keepAnswer('/games', '[]');
    expect(await keptAnswer('/games')).toBeNull();
    await forgetPersonal();
    vi.stubGlobal('caches', undefined);
    await keepAnswer('/games', '[]');
    expect(await keptAnswer('/games')).toBeNull();
  });
});
