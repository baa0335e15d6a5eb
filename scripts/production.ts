/**
 * `npm run test:production`: copies the files of a production server (package.json, the lock file and `dist`) to a separate
 * folder, installs it without development packages, runs the server and requests `/readyz` and `/`. Prints the memory of the
 * idle server, and fails if it's over the limit.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../server/database/postgresql/free-port';
import { ensureBuild } from '../tests/support/build';
import { say } from './say';

const RSS_MB_AT_MOST = 200;
const READY_SECONDS = 180;
/** The first start renders the lobby's pictures in a process that then ends. */
const IDLE_SECONDS = 120;

/** The body of an address; null until it responds with 200. */
async function read(url: string): Promise<string | null> {
  const response = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => null);
  return response?.ok ? response.text() : null;
}

async function waitUntilReady(origin: string, isRunning: () => boolean): Promise<void> {
  const deadline = Date.now() + READY_SECONDS * 1000;
  while ((await read(`${origin}/readyz`)) === null) {
    if (!isRunning() || Date.now() > deadline) throw new Error('The server was not ready.');
    await sleep(200);
  }
}

/** The memory of a process with all its threads, in megabytes; null if the system has no /proc. */
function rssOf(pid: number): number | null {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return null;
  }
}

async function prove(folder: string): Promise<void> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { serve: string } };
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, '.data'),
    DEMO_DATA: '0',
    LOG_LEVEL: 'warn',
  };
  const server = spawn(process.execPath, scripts.serve.split(' ').slice(1), { cwd: folder, env, stdio: 'inherit' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    await waitUntilReady(origin, () => server.exitCode === null);
    const page = (await read(`${origin}/`)) ?? '';
    if (!page.includes('<h1')) throw new Error('The server renders no page at /.');
    say('✓ /readyz and / respond');
    await sleep(IDLE_SECONDS * 1000);
    const rss = rssOf(server.pid!);
    if (rss !== null) say(`${rss > RSS_MB_AT_MOST ? '✗' : '✓'} ${rss.toFixed(0)} MB when idle, ${RSS_MB_AT_MOST} MB at most`);
    if (rss !== null && rss > RSS_MB_AT_MOST) process.exitCode = 1;
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

ensureBuild();
const folder = mkdtempSync(join(tmpdir(), 'perigee-production-'));
try {
  for (const part of ['package.json', 'package-lock.json', 'dist']) cpSync(part, join(folder, part), { recursive: true });
  execFileSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  say('✓ npm ci --omit=dev');
  await prove(folder);
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
