/** What the engine has told of the answers to one question: asked once, when a screen first looks, and kept until it changes. */
import type { Action, Outcome } from '../lib/types';

type Ask = (actions: readonly Action[] | null) => Promise<Outcome[]>;

const keyOf = (action: Action): string => JSON.stringify(action);

export class Foretold {
  #version = '';
  #all: Promise<Outcome[]> | null = null;
  #some = new Map<string, Promise<Outcome>>();

  /** `version` names the question: with another one everything known is forgotten. */
  tell(version: string, actions: readonly Action[] | undefined, ask: Ask): Promise<Outcome[]> {
    if (version !== this.#version) this.#forget(version);
    if (!actions) return (this.#all ??= this.#once(version, ask(null)));
    if (this.#all) return this.#all.then((all) => this.#chosen(all, actions));
    const unknown = actions.filter((action) => !this.#some.has(keyOf(action)));
    if (unknown.length) {
      const told = this.#once(version, ask(unknown));
      unknown.forEach((action, i) => this.#some.set(keyOf(action), one(told, i)));
    }
    return Promise.all(actions.map((action) => this.#some.get(keyOf(action))!));
  }

  #forget(version: string): void {
    this.#version = version;
    this.#all = null;
    this.#some.clear();
  }

  /** A question that failed may be asked again. */
  #once<T>(version: string, asked: Promise<T>): Promise<T> {
    asked.catch(() => this.#version === version && this.#forget(version));
    return asked;
  }

  #chosen(all: readonly Outcome[], actions: readonly Action[]): Outcome[] {
    const by = new Map(all.map((outcome) => [keyOf(outcome.action), outcome]));
    return actions.flatMap((action) => by.get(keyOf(action)) ?? []);
  }
}

function one(told: Promise<Outcome[]>, i: number): Promise<Outcome> {
  const found = told.then((outcomes) => outcomes[i]!);
  found.catch(() => undefined); // whoever asked hears of it
  return found;
}
