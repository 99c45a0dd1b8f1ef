/** What "Play now" plays where somebody has chosen it: per game, kept on this device. */
import { LEVELS, USUAL } from '../lib/bots';
import { fields, type Options } from '../lib/options';
import type { GameInfo, Json, Level, OptionSchema } from '../lib/types';

export interface Quick {
  bots: number;
  level: Level;
  /** Of all of them; null: a different one for each. */
  character: string | null;
  options: Options;
}

const STORE = 'orrery.quick';

function read(): Record<string, Partial<Quick>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    return found && typeof found === 'object' ? (found as Record<string, Partial<Quick>>) : {};
  } catch {
    return {};
  }
}

/** A game may have changed since it was chosen: what it does not know any more is as usual. */
function fits(schema: OptionSchema, value: Json | undefined): value is Json {
  if (value === undefined) return false;
  if (schema.enum) return schema.enum.some((one) => one === value);
  if (schema.type === 'boolean') return typeof value === 'boolean';
  if (schema.type !== 'integer' || typeof value !== 'number') return false;
  return Number.isInteger(value) && value >= (schema.minimum ?? 0) && value <= (schema.maximum ?? 99);
}

/** At least one bot: whoever wants none plays alone. */
export const fewest = (game: GameInfo): number => Math.max(1, game.players[0] - 1);
export const most = (game: GameInfo): number => game.players[1] - 1;

class QuickChoice {
  #chosen = $state.raw(read());

  has(game: string): boolean {
    return this.#chosen[game] !== undefined;
  }

  of(game: GameInfo): Quick | null {
    const kept = this.#chosen[game.id];
    if (!kept) return null;
    const options: Options = {};
    for (const { name, schema } of fields(game)) {
      const value = kept.options?.[name];
      if (fits(schema, value)) options[name] = value;
    }
    const bots = Math.min(most(game), Math.max(fewest(game), Math.trunc(Number(kept.bots)) || fewest(game)));
    const level = LEVELS.find((one) => one === kept.level) ?? USUAL;
    const character = game.bots.characters.find((one) => one.id === kept.character)?.id ?? null;
    return { bots, level, character, options };
  }

  /** Null: as usual again. */
  keep(game: string, chosen: Quick | null): void {
    const { [game]: _, ...others } = this.#chosen;
    this.#chosen = chosen ? { ...others, [game]: chosen } : others;
    try {
      localStorage.setItem(STORE, JSON.stringify(this.#chosen));
    } catch {
      // Not kept, but in force for this visit.
    }
  }
}

export const quick = new QuickChoice();
