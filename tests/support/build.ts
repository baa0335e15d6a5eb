import { spawnSync } from 'node:child_process';
import { staleParts } from '../../scripts/stale';

/** Builds the product if the last build is missing or stale. Throws if the build fails. */
export function ensureBuild(): void {
  const parts = staleParts();
  if (!parts) return;
  process.stdout.write('▸ build\n');
  const { status } = spawnSync('npm', ['run', '--silent', 'build', ...(parts === 'server' ? ['--', '--server'] : [])], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed, so there is nothing to open in a browser.');
}
