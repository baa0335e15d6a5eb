import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Written when a build is complete. */
export const BUILD_STAMP = 'dist/complete';

/** What the build reads. */
const sources = [
  'src', 'sw', 'studio', 'payments', 'contract', 'rules', 'offline', 'brands', 'locales', 'public',
  'index.html', 'package-lock.json', 'vite.config.ts',
];

function newest(path: string): number {
  if (!existsSync(path)) return 0;
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs;
  const files = readdirSync(path, { withFileTypes: true, recursive: true }).filter(
    (entry) => entry.isFile() && !/\.test\.tsx?$|route-tree\.gen\.ts$/.test(entry.name),
  );
  return Math.max(0, ...files.map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs));
}

/** Whether a source is younger than the last complete build, or there is none. */
export function isBuildStale(): boolean {
  const built = newest(BUILD_STAMP);
  return sources.some((path) => newest(path) > built);
}
