import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from '#server/database/postgresql/free-port';
import { temporaryDataDir } from './temporary-data-dir';

const readySeconds = 180;
const stopSeconds = 15;

/** A server of the built product with its own data. */
export interface RunningServer {
  /** Such as `http://localhost:41234`. */
  baseUrl: string;
  dataDir: string;
  pid: number;
  /** Stops the server gracefully, and deletes its data unless another server continues with them. */
  stop(how?: { keepsData?: boolean }): Promise<void>;
}

export interface ServerOptions {
  env?: Record<string, string>;
  /**
   * A module loaded before the server, such as one that fixes a draw; the server then runs from source, whose modules
   * the preloaded one shares.
   */
  preload?: string;
  /** The destination of the server's output. */
  log?: string;
  /** The folder with the `dist` to serve; the project's own unless another release is meant. */
  release?: string;
  /** Another checkout, whose own server serves its own build. */
  checkout?: string;
  /** A stopped server to continue at its address with its data. */
  after?: RunningServer;
}

async function isReady(baseUrl: string): Promise<boolean> {
  try {
    const received = await fetch(`${baseUrl}/readyz`, { signal: AbortSignal.timeout(2000) });
    return received.ok;
  } catch {
    return false;
  }
}

async function waitUntilReady(child: ChildProcess, baseUrl: string, log: string): Promise<void> {
  const deadline = Date.now() + readySeconds * 1000;
  while (!(await isReady(baseUrl))) {
    const tail = () => readFileSync(log, 'utf8').split('\n').slice(-20).join('\n');
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode} before it was ready:\n${tail()}`);
    if (Date.now() > deadline) throw new Error(`The server was not ready after ${readySeconds} s:\n${tail()}`);
    await sleep(100);
  }
}

async function stop(child: ChildProcess, dataDir: string, keepsData = false): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const isEnded = await Promise.race([ended.then(() => true), sleep(stopSeconds * 1000, false, { ref: false })]);
    if (!isEnded) child.kill('SIGKILL');
    await ended;
  }
  if (!keepsData) rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
}

/** Node's arguments of a checkout's `npm run serve`: the flags and the bundle, so that journeys run the production code. */
function serveArguments(checkout: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as { scripts: { serve: string } };
  const [, ...args] = scripts.serve.split(' ');
  return args.map((arg) => (arg.startsWith('-') ? arg : resolve(checkout, arg)));
}

/**
 * Starts the built product, on a free port with a new data folder unless it continues another, and waits until it's
 * ready.
 */
export async function startServer({
  env,
  preload,
  log = 'test-results/server.log',
  release,
  checkout = '.',
  after,
}: ServerOptions = {}): Promise<RunningServer> {
  const port = after ? Number(new URL(after.baseUrl).port) : await freePort();
  const dataDir = after?.dataDir ?? (await temporaryDataDir());
  const baseUrl = `http://localhost:${port}`;
  mkdirSync(join(log, '..'), { recursive: true });
  const output = openSync(log, 'w');
  const child = spawn(
    process.execPath,
    preload ? ['--import', 'tsx', '--import', pathToFileURL(resolve(preload)).href, resolve('server/main.ts')] : serveArguments(checkout),
    {
      cwd: resolve(release ?? checkout),
      stdio: ['ignore', output, output],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        ENV_FILE: '',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        PUBLIC_ORIGIN: baseUrl,
        GAMES_ORIGIN: `http://games.localhost:${port}`,
        RATE_LIMITS: '0',
        ...env,
      },
    },
  );
  try {
    await waitUntilReady(child, baseUrl, log);
  } catch (error) {
    await stop(child, dataDir);
    throw error;
  }
  return { baseUrl, dataDir, pid: child.pid!, stop: ({ keepsData } = {}) => stop(child, dataDir, keepsData) };
}
