import { cp, mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** Prepends a statement to the app's code. */
function beginningWith(statement: string): Plugin {
  return {
    name: 'perigee-next-release',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/src/main.tsx') ? `${statement}\n${code}` : undefined),
  };
}

/**
 * Builds a release after the one in `dist`, which differs in the first statement of its app, with the hashed files of that
 * one. Returns the folder with its `dist`.
 */
export async function buildRelease(name: string, statement: string): Promise<string> {
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  const folder = resolve('test-results/releases', name);
  const client = join(folder, 'dist/client');
  await rm(folder, { recursive: true, force: true });
  await mkdir(client, { recursive: true });
  for (const part of ['studio', 'payments', 'recall.js']) await cp(join('dist/client', part), join(client, part), { recursive: true });
  await cp('dist/document', join(folder, 'dist/document'), { recursive: true });
  await cp('dist/client/assets', join(folder, 'dist/earlier/1/assets'), { recursive: true });
  await build({ configFile: 'vite.config.ts', logLevel: 'warn', plugins: [beginningWith(statement)], build: { outDir: client } });
  return folder;
}
