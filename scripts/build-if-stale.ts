/** Before `npm start`: compiles messages and builds the parts that are stale. */
import { requireNode } from '../server/require-node';

requireNode();
// An older Node would fail to link the rest before it could report why.
const [{ spawnSync }, { say }, { staleParts }] = await Promise.all([import('node:child_process'), import('./say'), import('./stale')]);
await import('./messages');
const parts = process.exitCode ? null : staleParts();
if (parts) {
  say(parts === 'all' ? 'Building (about a minute, once for each change) …' : 'Building the server …');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', ...(parts === 'server' ? ['--server'] : [])], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
