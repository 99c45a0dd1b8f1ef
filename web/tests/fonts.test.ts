/** The small fonts are enough for whatever we say ourselves: a visit fetches the whole ones for a name at most. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WEB = join(__dirname, '../src');
const ENGINE = join(__dirname, '../../src/orrery');

/** The characters of the faces whose file's path matches. */
function characters(file: RegExp): Set<number> {
  const found = new Set<number>();
  for (const face of readFileSync(join(WEB, 'styles/fonts.css'), 'utf8').split('@font-face').slice(1)) {
    if (!file.test(/url\('([^']*)'\)/.exec(face)![1]!)) continue;
    for (const [, first, last] of face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g))
      for (let code = parseInt(first!, 16); code <= parseInt(last ?? first!, 16); code += 1) found.add(code);
  }
  return found;
}

function texts(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.(ftl|toml)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/^#.*$/gm, ''));
}

it('every character of our texts is in a small font, or in none', () => {
  const small = characters(/assets\/fonts/);
  const whole = characters(/@fontsource/);
  const said = new Set([...texts(WEB), ...texts(ENGINE)].join('').replace(/\s/g, ''));
  const large = [...said].filter((char) => whole.has(char.codePointAt(0)!) && !small.has(char.codePointAt(0)!));
  expect(said.size).toBeGreaterThan(150);
  expect(large).toEqual([]);
});
