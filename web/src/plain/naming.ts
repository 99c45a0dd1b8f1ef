/** Words for what a game offers and shows: its own messages where it has them, else its ids, made readable. */
import { plainParams, type Teller } from '../lib/log';
import type { Action, Json } from '../lib/types';
import type { GameWords } from '../net/api';
import type { FieldType } from '../wire/core';

/** By the kind of action: the names of its parts in their order, and what they mean. */
export type Answers = GameWords['answers'];

export interface Namer extends Teller {
  has(key: string): boolean;
  answers: Answers;
}

/** "water_extractor" as a person would write it. */
export function readable(id: string): string {
  const words = id.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** The parts of an action by their names; a part without a name goes by its number. */
export function partsOf(action: Action, answers: Answers): [name: string, value: Json][] {
  const names = Object.keys(answers[String(action[0])] ?? {});
  return action.slice(1).map((value, i) => [names[i] ?? `part${i + 1}`, value]);
}

function params(kind: string, parts: [string, Json][], namer: Namer): Record<string, string | number> {
  const meanings = Object.entries(namer.answers[kind] ?? {}).filter(
    (entry): entry is [string, FieldType] => entry[1] !== null,
  );
  const fields = { events: {}, parameters: Object.fromEntries(meanings) };
  return plainParams(Object.fromEntries(parts), { ...namer, fields });
}

/** One part of an action in words: a seat by its name, a component by its own. */
export function partText(kind: string, part: string, value: Json, namer: Namer): string {
  if (value === null) return namer.t('plain-none');
  const told = params(kind, [[part, value]], namer);
  const text = String(told[part] ?? told.name ?? value);
  if (typeof value !== 'string' || text !== value) return text;
  const named = namer.name(value);
  return named === value && /^[a-z]+(_[a-z0-9]+)*$/.test(value) ? readable(value) : named;
}

/** What a kind of action is called as the heading of its answers. */
export function kindText(kind: string, namer: Namer): string {
  return namer.has(`answers-${kind}`) ? namer.t(`answers-${kind}`) : readable(kind);
}

/** A whole answer: the game's own sentence, else the kind and its parts. */
export function answerText(action: Action, namer: Namer): string {
  const kind = String(action[0]);
  const parts = partsOf(action, namer.answers);
  if (namer.has(`answer-${kind}`)) {
    const told = params(kind, parts, namer);
    // A number of an event is called n, and its parameters leave it out; of an answer it is a part like others.
    for (const [name, value] of parts) if (typeof value === 'string' || typeof value === 'number') told[name] ??= value;
    return namer.t(`answer-${kind}`, told);
  }
  const said = parts.filter(([, value]) => value !== null).map(([name, value]) => partText(kind, name, value, namer));
  return said.length ? `${readable(kind)}: ${said.join(', ')}` : readable(kind);
}

/** So much of each quantity, as "2 coins, 1 card". */
export function amountsText(amounts: Record<string, number | undefined> | undefined, namer: Namer): string {
  return Object.entries(amounts ?? {})
    .filter(([, amount]) => amount)
    .map(([item, amount]) =>
      namer.has(`amount-${item}`) ? namer.t(`amount-${item}`, { amount }) : `${amount} × ${readable(item)}`,
    )
    .join(', ');
}
