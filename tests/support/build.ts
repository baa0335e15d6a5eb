import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the build reads. */
const sources = ['src', 'sw', 'studio', 'contract', 'rules', 'offline', 'brands', 'locales', 'manifest', 'public'];
const singleFiles = ['index.html', 'package-lock.json', 'vite.config.ts'];

function newest(path: string): number {
  if (!existsSync(path)) return 0;
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs;
  const files = readdirSync(path, { withFileTypes: true, recursive: true }).filter(
    (entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name),
  );
  return Math.max(0, ...files.map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs));
}

/** Whether a source is younger than what was built last, or nothing was built. */
export function isBuildStale(output = 'dist'): boolean {
  const built = newest(output);
  return built === 0 || [...sources, ...singleFiles].some((path) => newest(path) > built);
}

/** Builds the product where the last build is missing or older than its sources. Throws where the build fails. */
export function ensureBuild(): void {
  if (!isBuildStale()) return;
  process.stdout.write('▸ build\n');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed, so there is nothing to open in a browser.');
}
