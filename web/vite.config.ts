import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const server = process.env.ORRERY_SERVER ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte()],
  // Svelte 5 has a server build too; without this Vitest would take that one and no component would mount.
  resolve: { conditions: ['browser'] },
  build: {
    outDir: fileURLToPath(new URL('../src/orrery/server/static', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // The served policy allows no inline script, and every browser we build for has module preload.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
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
    testTimeout: 120_000, // a busy machine is slow, not broken
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
  },
});
