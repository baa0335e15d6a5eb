import { readdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { minify } from 'terser';
import { build, type InlineConfig } from 'vite';
import { HASHES, hashesOf } from '../server/jobs/file-hashes';
import { keepEarlier, setAside } from './earlier-releases';
import { say } from './say';
import { copyServerFiles, readable, serverBundle } from './server-build';
import { APP_STAMP, SERVER_STAMP } from './stale';

// Our sources are read by Vite's bundler, not by Node, so Node's warning about file names doesn't apply.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';

const compressBrotli = promisify(brotliCompress);
const COMPRESSED = /\.(js|css|html|svg|json|webmanifest)$/;

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Brotli's block sizes as powers of two: the default, which doesn't always give the smallest result, and others. */
const BLOCKS = [0, 17, 19];

async function smallest(content: Buffer, blocks: readonly number[]): Promise<Buffer> {
  const common = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const compress = (block: number) => compressBrotli(content, { params: { ...common, [constants.BROTLI_PARAM_LGBLOCK]: block } });
  const results = await Promise.all(blocks.map(compress));
  return results.reduce((best, one) => (one.length < best.length ? one : best));
}

/** Compresses once at build time instead of at each request, and better. */
async function precompress(folder: string): Promise<void> {
  const files = (await filesBelow(folder)).filter((file) => COMPRESSED.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const blocks = ofEveryVisit.test(relative(folder, file)) ? BLOCKS : BLOCKS.slice(0, 1);
      await writeFile(`${file}.br`, await smallest(content, blocks));
    }),
  );
}

/** The worker that's served while an operator recalls a release. */
const recalling: InlineConfig = {
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: { input: 'sw/recall.ts', output: { format: 'iife', entryFileNames: 'recall.js' } },
  },
};

/** The scripts that every visit runs: the worker, which is parsed at each start, and those of the first load. */
const ofEveryVisit = /^(?:sw|assets[\\/](?:libraries|first|later)-[\w-]{7})\.js$/;

/** Minifies the scripts of every visit a second time, which removes code that the bundler leaves. */
async function shrinkFirst(): Promise<void> {
  const folder = 'dist/client';
  for (const file of (await readdir(folder, { recursive: true })).filter((one) => ofEveryVisit.test(one))) {
    const path = join(folder, file);
    let code = await readFile(path, 'utf8');
    // The second run finds a little more, whatever the number of passes in the first.
    for (let run = 0; run < 2; run += 1) {
      code = (await minify(code, { module: file !== 'sw.js', ecma: 2020, compress: { passes: 3 } })).code!;
    }
    await writeFile(path, code);
  }
}

/** Runs steps one after the other and prints how long each took. */
async function runAll(steps: readonly [string, () => Promise<unknown>][]): Promise<void> {
  for (const [name, step] of steps) {
    const start = Date.now();
    await step();
    say(`  built ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  }
}

/** Builds everything that's served: studio, payments script, application with its service worker, documents. */
async function buildApp(): Promise<void> {
  await setAside('dist');
  const documents: InlineConfig = {
    configFile: 'vite.config.ts',
    logLevel: 'warn',
    build: { ssr: 'src/document.tsx', rolldownOptions: { output: { minify: readable } } },
  };
  await runAll([
    ['the games', () => build({ configFile: 'studio/vite.config.ts', logLevel: 'warn' })],
    ['the payments script', () => build({ configFile: 'payments/vite.config.ts', logLevel: 'warn' })],
    ['the app', () => build({ configFile: 'vite.config.ts', logLevel: 'warn' })],
    ['the scripts of every visit, smaller', shrinkFirst],
    ['the worker that recalls', () => build(recalling)],
    ['the documents', () => build(documents)],
    ['the compressed copies', () => precompress('dist/client')],
  ]);
  await checkPrecache();
  await keepEarlier('dist');
  await writeFile(APP_STAMP, new Date().toISOString());
}

/** Builds the server with its threads, and the operators' commands. */
async function buildServer(): Promise<void> {
  await runAll([
    ['the server', async () => build(await serverBundle())],
    ['the files that it reads', copyServerFiles],
    ['the list of their hashes', async () => writeFile(`dist/${HASHES}`, JSON.stringify(await hashesOf('dist'), null, 1))],
  ]);
  await writeFile(SERVER_STAMP, new Date().toISOString());
}

/** A failed build must not ship, because its service worker would cache nothing. */
async function checkPrecache(): Promise<void> {
  const worker = existsSync('dist/client/sw.js') ? await readFile('dist/client/sw.js', 'utf8') : '';
  const name = /assets\/files-[\w-]{7}\.json/.exec(worker)?.[0];
  const list = name ? await readFile(join('dist/client', name), 'utf8') : '';
  const scripts = [...(await readFile('dist/client/index.html', 'utf8')).matchAll(/src="\/(assets\/[^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  const isListed = scripts.length > 0 && scripts.every((script) => list.includes(script));
  if (!isListed) throw new Error('the service worker was built without its list of files');
}

if (!process.argv.includes('--server')) await buildApp();
await buildServer();
