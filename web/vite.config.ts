import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.ORRERY_SERVER ?? 'http://127.0.0.1:8765';

const TEXT = /\.(js|css|svg|html)$/;
const LEAST = 600; // bytes: below it a twin would save less than the header that names it

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < LEAST) return;
  const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_LGWIN]: 22 } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(text, brotli));
  await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
}

/** Puts a compressed twin beside every built text: the server sends it as it is, smaller than what it could make in time. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return;
      const names = (await readdir(dir, { recursive: true })).filter((name) => TEXT.test(name));
      await Promise.all(names.map((name) => compress(join(dir, name))));
    },
  };
}

/** All that a game says in one language is fetched at once: files of words are small, and each costs a request. */
function wordsChunk(module: string): string | null {
  if (/\/help\.\w+\.ftl/.test(module)) return null; // only for those who ask
  const found = /\/games\/(\w+)\/.*\b(en|ru)\.ftl\?raw$/.exec(module);
  return found ? `words-${found[1]}-${found[2]}` : null;
}

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** What a page cannot do without is fetched in one piece, however many others share parts of it. */
function together(chunk: string, page: string): (module: string, modules: Modules) => string | null {
  const needed = new Set<string>();
  return (module, modules) => {
    if (needed.size === 0) {
      const left = [fileURLToPath(new URL(`.${page}`, import.meta.url))];
      for (let id = left.pop(); id !== undefined; id = left.pop()) {
        if (needed.has(id)) continue;
        needed.add(id);
        left.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
      }
    }
    return needed.has(module) ? chunk : null;
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
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
            { name: together('table', '/src/screens/Table.svelte'), debugName: 'table' },
            { name: 'table', test: /\/src\/table\/(?!camera)/, debugName: 'boards' },
          ],
        },
      },
    },
  },
  server: {
    // The catalogue lives beside the engine: one set of texts for both sides.
    fs: { allow: ['..'] },
    proxy: {
      '/api': server,
      '/ws': { target: server.replace(/^http/, 'ws'), ws: true },
    },
  },
  test: {
    environment: 'node', // tests that need a document say so in their first line: it takes most of a second to make
    maxWorkers: 2,
    setupFiles: ['tests/words.ts'],
    testTimeout: 120_000, // a busy machine is slow, not broken
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
  },
});
