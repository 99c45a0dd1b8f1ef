/** Addresses in what people say: those of the web can be followed, nothing else can. */
import { expect, it } from 'vitest';
import { linked } from '../src/lib/links';

const pressed = (text: string): (string | null)[] =>
  linked(text)
    .filter(({ href }) => href)
    .map(({ href }) => href);

it('finds addresses among words, and leaves the words as they are', () => {
  const text = 'Look: https://example.org/a?b=1#c, then (http://example.org/d).';
  expect(linked(text).map((piece) => piece.text).join('')).toBe(text); // prettier-ignore
  expect(pressed(text)).toEqual(['https://example.org/a?b=1#c', 'http://example.org/d']);
  expect(pressed('https://example.org/Mars_(planet)')).toEqual(['https://example.org/Mars_(planet)']);
  expect(pressed('(https://example.org/Mars_(planet))')).toEqual(['https://example.org/Mars_(planet)']);
  expect(linked('no address at all')).toEqual([{ text: 'no address at all', href: null }]);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,<b>x</b>',
  'ftp://example.org',
  'file:///etc/passwd',
  'https://bank.example@evil.example/',
  'https://',
  'xhttps://example.org',
])('does not make %s a link', (text) => {
  expect(pressed(text)).toEqual([]);
  expect(linked(text)).toEqual([{ text, href: null }]);
});

it('ends an address where a tag would begin', () => {
  expect(pressed('https://example.org/"onclick="x')).toEqual(['https://example.org/']);
  expect(pressed('https://example.org/<script>')).toEqual(['https://example.org/']);
});
