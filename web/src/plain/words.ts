/** What a game without a folder here says: its messages, and what the parts of its events and actions mean. */
import { api, type GameWords } from '../net/api';

const asked = new Map<string, Promise<GameWords>>();
const known = new Map<string, GameWords>();

export function loadWords(game: string): Promise<GameWords> {
  let found = asked.get(game);
  if (!found) {
    found = api.words(game).then((words) => {
      known.set(game, words);
      return words;
    });
    // What failed (offline) may be tried again.
    found.catch(() => asked.delete(game));
    asked.set(game, found);
  }
  return found;
}

/** The names of the parts of each kind of action and what they mean, once they are there. */
export function answersOf(game: string): GameWords['answers'] {
  return known.get(game)?.answers ?? {};
}
