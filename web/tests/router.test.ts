// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { joinTarget, parse, path, type Route } from '../src/lib/router.svelte';
import { START } from '../src/lib/worlds';

describe('addresses', () => {
  const all: Route[] = [
    { name: 'home' },
    { name: 'games' },
    { name: 'settings' },
    { name: 'verify', id: null },
    { name: 'verify', id: 'k3f' },
    { name: 'new', game: 'planet_5r' },
    { name: 'table', id: 'zIlwecajuakp' },
    { name: 'claim', id: 'k3f', token: 'aB_-9~x' },
    { name: 'result', id: 'k3f' },
    { name: 'analysis', id: 'k3f' },
    { name: 'replay', id: 'k3f' },
    { name: 'learn', game: 'planet_5r' },
    { name: 'lesson', game: 'planet_5r', lesson: 'one_round' },
    { name: 'reference', game: 'planet_5r' },
    { name: 'rules', game: 'planet_5r' },
    { name: 'gallery', game: 'planet_5r' },
  ];

  it('are read back as they were written', () => {
    for (const route of all) expect(parse(path(route))).toEqual(route);
  });

  it('forgive a slash at the end', () => {
    expect(parse('/t/k3f/')).toEqual({ name: 'table', id: 'k3f' });
  });

  it('typed without a game are about the one that comes first', () => {
    for (const name of ['learn', 'rules', 'gallery'] as const) {
      expect(START).not.toBe('');
      for (const typed of [`/${name}`, `/${name}/`]) expect(parse(typed)).toEqual({ name, game: START });
    }
  });

  it('that mean nothing are missing', () => {
    for (const wrong of ['/x', '/t', '/t/a/b', '/t/a/claim', '/new', '/t/a b'])
      expect(parse(wrong).name).toBe('missing');
  });
});

describe('what people paste to join', () => {
  it('may be a whole link, a path or a code', () => {
    expect(joinTarget(' https://orrery.example/t/k3f/claim/tok_1 ')).toBe('/t/k3f/claim/tok_1');
    expect(joinTarget('http://localhost:1/t/k3f')).toBe('/t/k3f');
    expect(joinTarget('k3f')).toBe('/t/k3f');
  });

  it('is refused if it is neither', () => {
    expect(joinTarget('hello there')).toBeNull();
    expect(joinTarget('')).toBeNull();
  });
});
