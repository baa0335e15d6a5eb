import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Written when the build of the app is complete. */
export const APP_STAMP = 'dist/complete';

/** Written when the build of the server is complete. */
export const SERVER_STAMP = 'dist/server/complete';

/** The sources of both builds. */
const shared = ['contract', 'rules', 'brands', 'locales', 'package-lock.json'];

/** Additional sources of the app's build. */
const appSources = [
  'src',
  'sw',
  'studio',
  'payments',
  'offline',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/vite',
  'scripts/lean-contract.ts',
];

/** Additional sources of the server's build. */
const serverSources = ['server', 'manifest', 'scripts'];

function newest(path: string): number {
  if (!existsSync(path)) return 0;
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs;
  const files = readdirSync(path, { withFileTypes: true, recursive: true }).filter(
    (entry) => entry.isFile() && !/\.test\.tsx?$|route-tree\.gen\.ts$/.test(entry.name),
  );
  return Math.max(0, ...files.map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs));
}

/** Whether a source is newer than the last complete build, or no build exists. */
function isStale(stamp: string, sources: readonly string[]): boolean {
  const built = newest(stamp);
  return sources.some((path) => newest(path) > built);
}

/** The stale part: everything, only the server, which takes a few seconds to build, or nothing. */
export function staleParts(): 'all' | 'server' | null {
  if (isStale(APP_STAMP, [...shared, ...appSources])) return 'all';
  return isStale(SERVER_STAMP, [...shared, ...serverSources]) ? 'server' : null;
}
