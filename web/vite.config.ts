import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { installable } from './shell-build.ts';

const server = process.env.ORRERY_SERVER ?? 'http://127.0.0.1:8765';

/** All that a game says in one language is fetched at once: files of words are small, and each costs a request. */
function wordsChunk(module: string): string | null {
  if (/\/(help|moves)\.\w+\.ftl/.test(module)) return null; // only for those who ask
  const found = /\/games\/(\w+)\/.*\b(en|ru)\.ftl\?raw$/.exec(module);
  return found ? `words-${found[1]}-${found[2]}` : null;
}

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** All that a file cannot do without, itself included. */
function needs(file: string, modules: Modules): Set<string> {
  const found = new Set<string>();
  const left = [fileURLToPath(new URL(`.${file}`, import.meta.url))];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    left.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** What a page cannot do without is fetched in one piece, however many others share parts of it. */
function together(chunk: string, page: string): (module: string, modules: Modules) => string | null {
  let needed: Set<string> | undefined;
  return (module, modules) => {
    needed ??= needs(page, modules);
    return needed.has(module) ? chunk : null;
  };
}

/** What both the board and the gallery of a game draw is one piece, too: others of its parts, fetched late, share some. */
function drawnByBoth(): (module: string, modules: Modules) => string | null {
  const drawn = new Map<string, Set<string>>();
  return (module, modules) => {
    const [, folder, game] = /(\/src\/games\/(\w+))\/(?!world\/)/.exec(module) ?? [];
    if (!folder || !game) return null;
    if (!drawn.has(game)) {
      const gallery = needs(`${folder}/Gallery.svelte`, modules);
      drawn.set(game, new Set([...needs(`${folder}/index.ts`, modules)].filter((id) => gallery.has(id))));
    }
    return drawn.get(game)!.has(module) ? `parts-${game}` : null;
  };
}

export default defineConfig({
  plugins: [svelte(), installable()],
  // Svelte 5 has a server build too; without this Vitest would take that one and no component would mount.
  resolve: { conditions: ['browser', 'module'], mainFields: ['browser', 'module', 'main'] },
  build: {
    outDir: fileURLToPath(new URL('../src/orrery/server/static', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // The served policy allows no inline script, and every browser we build for has module preload.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: wordsChunk, debugName: 'words' },
            { name: together('shell', '/src/main.ts'), debugName: 'shell' },
            { name: 'shell', test: /\/src\/lib\/times/, debugName: 'times' }, // lists tell times too
            { name: together('table', '/src/screens/Table.svelte'), debugName: 'table' },
            { name: 'table', test: /\/src\/table\/(?!camera\/(?!look))/, debugName: 'boards' }, // the camera's look: two lines
            // A group takes along what its modules need: what several boards share has to be taken before.
            { name: 'camera', test: /\/src\/table\/camera\/(camera|gestures|glide)\.ts/, debugName: 'camera' },
            { name: 'lens', test: /\/src\/table\/camera\/(lens|Zoomer)/, debugName: 'lens' },
            { name: 'figures', test: /\/src\/lib\/figures/, debugName: 'figures' },
            { name: drawnByBoth(), debugName: 'parts' },
          ],
        },
      },
    },
  },
  // The engine of a device is started by a module, which imports Python by its address.
  worker: { format: 'es' },
  server: {
    // The catalogue lives beside the engine: one set of texts for both sides.
    fs: { allow: ['..'] },
    proxy: {
      '/api': server,
      '/bundle': server,
      '/ws': { target: server.replace(/^http/, 'ws'), ws: true },
    },
  },
  test: {
    environment: 'node', // tests that need a document say so in their first line: it takes most of a second to make
    maxWorkers: 2,
    setupFiles: ['tests/words.ts', 'tests/patience.ts'],
    testTimeout: 120_000, // a busy machine is slow, not broken
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
  },
});
