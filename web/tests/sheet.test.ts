import { expect, test } from 'vitest';
import { csv } from '../src/lib/sheet';

test('rows and cells, quotes doubled', () => {
  expect(
    csv([
      ['Total', 'Ann "the moon"'],
      ['', 12],
    ]),
  ).toBe('"Total","Ann ""the moon"""\r\n"","12"');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('a name is never a formula: %j', (name) => {
  expect(csv([[name]])).toBe(`"'${name}"`);
});

test('a loss stays a number', () => {
  expect(csv([[-3]])).toBe('"-3"');
});
