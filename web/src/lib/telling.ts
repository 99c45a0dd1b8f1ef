/**
 * Telling what has happened is a courtesy: whatever goes wrong in it is reported, and the table goes on. A director
 * plays its beats with this and then shows the true view, so that no animation can keep a person from the next move.
 */
export async function playAll<T>(
  beats: () => readonly T[],
  play: (beat: T) => Promise<void>,
  gone: () => boolean,
): Promise<void> {
  try {
    for (const beat of beats()) {
      if (gone()) return;
      await play(beat);
    }
  } catch (error) {
    console.error('What has happened could not be told; the table goes on.', error);
  }
}
