/** Attributes from several helpers on one element: handlers of the same name all run, one after the other. */
type Attributes = Record<string, unknown>;
type Handler = (event: Event) => void;

export function together(...sets: Attributes[]): Attributes {
  const all: Attributes = {};
  for (const set of sets)
    for (const [name, value] of Object.entries(set)) {
      const before = all[name];
      all[name] =
        typeof value === 'function' && typeof before === 'function'
          ? (event: Event) => {
              (before as Handler)(event);
              (value as Handler)(event);
            }
          : value;
    }
  return all;
}
