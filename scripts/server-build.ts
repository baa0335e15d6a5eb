import { readFileSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { locales } from '../contract/fields/locale';

const root = join(import.meta.dirname, '..');

/** The folder of the bundled server. */
export const SERVER = 'dist/server';

/** Removes comments and whitespace, which would stay in memory with the source; names are kept for stack traces. */
export const readable = { compress: false, mangle: false, codegen: { removeWhitespace: true } } as const;

/** The operators' commands; `npm run` starts each from the bundle. */
const commands = [
  'campaigns',
  'config',
  'content',
  'harm',
  'payments',
  'play',
  'players',
  'pricing',
  'rates',
  'recall',
  'returns',
  'rounds',
  'live-chat',
  'support',
  'tournaments',
  'verification',
];

/** Code, which is bundled, and files for tests and editors only. The server reads all other files of `server` at run time. */
const isCode = /\.ts$|^tsconfig\.json$/;

async function filesOfServer(): Promise<string[]> {
  const entries = await readdir(join(root, 'server'), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(root, 'server'), join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** The path of the catalogues from the bundle in `dist/server`; in the source they are next to `server`. */
const CATALOGUES = 'dist/locales/compiled';

/**
 * Modules locate their files, threads and processes through `import.meta`, which in a bundle is the chunk's. All chunks, threads and
 * processes are directly in `dist/server`, and run-time files have the same path below it as in `server`.
 */
function locateFiles(): Plugin {
  return {
    name: 'perigee-locate-files',
    enforce: 'pre',
    transform(code, id) {
      const path = relative(root, id).split(sep).join('/');
      if (!path.endsWith('.ts') || path.startsWith('..') || path.includes('node_modules/') || !code.includes('import.meta.')) return null;
      if (!path.startsWith('server/')) this.error(`${path} uses import.meta, which the bundle can't resolve outside of server`);
      const own = path.slice('server/'.length);
      return {
        code: code
          .replace(/new URL\('\.\/([\w-]+-(?:thread|process))\.ts', import\.meta\.url\)/g, "new URL('./$1.js', import.meta.url)")
          .replace(/(?<!-(?:thread|process)\.js', )import\.meta\.url/g, `new URL('./${own}', import.meta.url).href`)
          .replace(/import\.meta\.dirname/g, `(import.meta.dirname + '/${dirname(own)}')`),
        map: null,
      };
    },
  };
}

/** The package name of an import: `pg`, or `@fastify/static` for `@fastify/static/x.js`. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Fails a build that imports a package missing from a production install. */
function demandInstalled(): Plugin {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
  return {
    name: 'perigee-demand-installed',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const packages = [...chunk.imports, ...chunk.dynamicImports].filter((name) => !(name in bundle) && !isBuiltin(name)).map(packageOf);
        const missing = packages.find((name) => !(name in dependencies));
        if (missing) this.error(`${chunk.fileName} imports ${missing}, which isn't among the dependencies of package.json`);
      }
    },
  };
}

/** Vite's configuration for the server: ESM with source maps, external packages, one entry per program, thread and process. */
export async function serverBundle(): Promise<InlineConfig> {
  const beside = (await filesOfServer()).filter((file) => /-(thread|process)\.ts$/.test(file));
  const entries = [
    'server/main.ts',
    'scripts/start.ts',
    ...commands.map((name) => `scripts/${name}.ts`),
    ...beside.map((file) => `server/${file}`),
  ];
  return {
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [locateFiles(), demandInstalled()],
    build: {
      ssr: true,
      outDir: SERVER,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      sourcemap: true,
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: Object.fromEntries(entries.map((file) => [basename(file, '.ts'), resolve(root, file)])),
        output: {
          format: 'esm',
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash:7].js',
          sourcemapExcludeSources: true,
          minify: readable,
        },
      },
    },
  };
}

/** Copies run-time files (SQL, texts, default content) to the bundle's paths. */
export async function copyServerFiles(): Promise<void> {
  const files = (await filesOfServer()).filter((file) => !isCode.test(file));
  await Promise.all(files.map((file) => cp(join(root, 'server', file), join(root, SERVER, file))));
  await Promise.all(locales.map((locale) => cp(join(root, `locales/compiled/${locale}.json`), join(root, CATALOGUES, `${locale}.json`))));
}
