/**
 * Words of one part of the client, in Fluent. Only the language of the page is fetched; the other one comes when
 * somebody changes to it, for every book that has been opened by then.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Lang } from '../lib/types';

const opened = new Set<Book>();
/** The language of the page, or both where both are read; while it is being changed the next one, too. */
let spoken: readonly Lang[] = [];
let wished: readonly Lang[] = [];
const atHand = new Map<string, string>();

/** Words of a book that need not be fetched. */
export function stock(book: string, lang: Lang, text: string): void {
  atHand.set(`${book} ${lang}`, text);
}

/** A number below zero, with a true minus: browsers write a hyphen in both languages. */
class Negative extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return super.toString(scope).replace('-', '−');
  }
}

const shown = (value: unknown): unknown => (typeof value === 'number' && value < 0 ? new Negative(value) : value);

export class Book {
  #texts: Partial<Record<Lang, string>> = {};
  #bundles: Partial<Record<Lang, FluentBundle>> = {};
  readonly #name: string;
  readonly #load: (lang: Lang) => Promise<string>;

  constructor(name: string, load: (lang: Lang) => Promise<string>) {
    this.#name = name;
    this.#load = load;
  }

  /** Fetches the words in the language of the page, and from then on in any other that it changes to. */
  async open(): Promise<void> {
    opened.add(this);
    await Promise.all([...spoken].map((lang) => this.learn(lang)));
  }

  async learn(lang: Lang): Promise<void> {
    if (!this.knows(lang)) this.#texts[lang] = await this.#load(lang);
  }

  knows(lang: Lang): boolean {
    return this.#text(lang) !== undefined;
  }

  has(lang: Lang, key: string): boolean {
    return this.#find(lang, key) !== null;
  }

  /** The sentence for a key, which may name an attribute (`key.attribute`); null where there is none. */
  say(lang: Lang, key: string, params: Record<string, unknown> = {}): string | null {
    const pattern = this.#find(lang, key);
    if (pattern === null) return null;
    const given = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value)]));
    return this.#bundle(lang)!.formatPattern(pattern, given as Record<string, FluentVariable>, []);
  }

  #find(lang: Lang, key: string): Parameters<FluentBundle['formatPattern']>[0] | null {
    const [id, attribute] = key.split('.', 2) as [string, string | undefined];
    const message = this.#bundle(lang)?.getMessage(id);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  #text(lang: Lang): string | undefined {
    return this.#texts[lang] ?? atHand.get(`${this.#name} ${lang}`);
  }

  #bundle(lang: Lang): FluentBundle | null {
    const text = this.#text(lang);
    if (text === undefined) return null;
    return (this.#bundles[lang] ??= bundle(lang, text));
  }
}

/** Where a message is written twice the later one counts. */
function bundle(lang: Lang, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

/** Whether everything on the page can be said in this language at once. */
export function canSpeak(lang: Lang): boolean {
  return [...opened].every((book) => book.knows(lang));
}

/** The language of the page from now on, or several where both are read; resolves when the words are there. */
export async function speak(...langs: Lang[]): Promise<void> {
  const before = wished;
  wished = langs;
  spoken = [...new Set([...spoken, ...langs])];
  try {
    await Promise.all([...opened].flatMap((book) => langs.map((lang) => book.learn(lang))));
  } catch (error) {
    if (wished === langs) wished = before;
    spoken = wished;
    throw error;
  }
  if (wished === langs) spoken = langs; // else somebody has changed their mind meanwhile
}
