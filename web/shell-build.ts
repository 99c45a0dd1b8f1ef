/**
 * What makes the built client an application that opens offline: compressed twins, a version in the page, the
 * service worker, and the list of all files with their digests.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type Plugin } from 'vite';

const TEXT = /\.(js|css|svg|html|json|webmanifest)$/;
const LEAST = 600; // bytes: below it a twin would save less than the header that names it
const TWIN = /\.(br|gz)$/;
const WORKER = 'sw.js';
const INDEX = 'shell.json';
/** Screens that are to open offline after any visit; all others do once they have been seen. */
const SCREENS = ['screens/Home', 'screens/Games', 'screens/Settings'];
const DIGITS = 12;

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < LEAST) return;
  const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_LGWIN]: 22 } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(text, brotli));
  await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
}

interface Chunk {
  type: string;
  fileName: string;
  imports?: string[];
  facadeModuleId?: string | null;
  isEntry?: boolean;
  viteMetadata?: { importedCss: Set<string> };
}
type Bundle = Record<string, Chunk>;

/** The scripts and styles that the page and its small screens cannot do without. */
function core(bundle: Bundle): string[] {
  const names = SCREENS.map((module) => `/src/${module}.`);
  const isNeeded = ({ isEntry, facadeModuleId }: Chunk): boolean =>
    isEntry === true || names.some((name) => facadeModuleId?.includes(name));
  const found = new Set<string>();
  const left = Object.values(bundle).filter((chunk) => chunk.type === 'chunk' && isNeeded(chunk));
  for (let chunk = left.pop(); chunk; chunk = left.pop()) {
    if (found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
    for (const name of chunk.imports ?? []) if (bundle[name]) left.push(bundle[name]);
  }
  return [...found].sort();
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

async function names(dir: string): Promise<string[]> {
  const found = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile() && !TWIN.test(entry.name));
  return files.map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1)).sort();
}

/** Stands for all files as they are: another one anywhere is another version. */
async function versionOf(dir: string, files: readonly string[]): Promise<string> {
  const lines = await Promise.all(files.map(async (name) => `${name} ${sha256(await readFile(join(dir, name)))}`));
  return sha256(lines.join('\n')).slice(0, DIGITS);
}

async function writeWorker(dir: string, shell: { version: string; fixed: string[]; core: string[] }): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { SHELL: JSON.stringify(shell) },
    publicDir: false,
    build: {
      outDir: dir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('./src/offline/service-worker.ts', import.meta.url)),
        output: { entryFileNames: WORKER, format: 'iife' },
      },
    },
  });
}

/** Every file with what it costs on the way, in its smallest form. */
async function writeIndex(dir: string, version: string): Promise<void> {
  const files = (await names(dir)).filter((name) => name !== WORKER && name !== INDEX);
  const listed = files.map(async (name) => {
    const content = await readFile(join(dir, name));
    const twin = join(dir, `${name}.br`);
    const travels = existsSync(twin) ? (await stat(twin)).size : content.length;
    return { name, bytes: content.length, travels, sha256: sha256(content) };
  });
  await writeFile(join(dir, INDEX), JSON.stringify({ version, files: await Promise.all(listed) }));
}

export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }, bundle) {
        if (!dir) return;
        const files = await names(dir);
        const version = await versionOf(dir, files);
        const page = join(dir, 'index.html');
        const named = (await readFile(page, 'utf8')).replace('%VERSION%', version);
        await writeFile(page, named);
        // The pictures for home screens are fetched by the system that shows them.
        const fixed = files.filter((name) => !/^(assets|icons)\/|^index.html$/.test(name));
        const shell = {
          version,
          fixed: fixed.map((name) => `/${name}`),
          core: core(bundle as Bundle).map((n) => `/${n}`),
        };
        await writeWorker(dir, shell);
        await Promise.all(
          (await names(dir)).filter((name) => TEXT.test(name)).map((name) => compress(join(dir, name))),
        );
        await writeIndex(dir, version);
        await compress(join(dir, INDEX));
      },
    },
  };
}
