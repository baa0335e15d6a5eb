import { spawnSync } from 'node:child_process';
import { staleParts } from '../../scripts/stale';

/** Builds the product where the last build is missing or older than its sources. Throws where the build fails. */
export function ensureBuild(): void {
  const parts = staleParts();
  if (!parts) return;
  process.stdout.write('▸ build\n');
  const { status } = spawnSync('npm', ['run', '--silent', 'build', ...(parts === 'server' ? ['--', '--server'] : [])], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed, so there is nothing to open in a browser.');
}
