import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/database/postgresql/free-port';
import { temporaryDataDir } from './temporary-data-dir';

const READY_AT_MOST_MS = 180_000;

/** `npm run dev` on a copy of the sources. */
export interface Development {
  baseUrl: string;
  /** The process of its PostgreSQL. */
  databasePid(): number;
  /** Edits a file of the copy, by its path from the project's root. Throws if the text doesn't occur in it. */
  change(path: string, from: string, to: string): void;
  /** Sends Ctrl-C and returns the exit code. */
  interrupt(): Promise<number | null>;
  /** Stops it if it's still running, and deletes copy and data. */
  remove(): Promise<void>;
}

/** All tracked and untracked files that git doesn't ignore, with the project's packages. */
function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'perigee-dev-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split(
    '\n',
  );
  for (const file of files.filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  cpSync('locales/compiled', join(copy, 'locales/compiled'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

async function untilReady(child: ChildProcess, said: () => string): Promise<void> {
  const deadline = Date.now() + READY_AT_MOST_MS;
  while (!said().includes('Ready at')) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`npm run dev is not ready:\n${said()}`);
    await sleep(100);
  }
}

/** Starts it on a free port with new data, and waits until it responds. */
export async function startDevelopment(): Promise<Development> {
  const [copy, dataDir, port] = [copySources(), await temporaryDataDir(), await freePort()];
  let output = '';
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ENV_FILE: '', PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: '0' },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  const remove = async () => {
    await end('SIGTERM');
    for (const folder of [copy, dataDir]) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    await untilReady(child, () => output);
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    baseUrl: `http://localhost:${port}`,
    databasePid: () => Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]),
    change: (path, from, to) => {
      const text = readFileSync(join(copy, path), 'utf8');
      if (!text.includes(from)) throw new Error(`${path} doesn't hold ${from}`);
      writeFileSync(join(copy, path), text.replace(from, to));
    },
    interrupt: () => end('SIGINT'),
    remove,
  };
}
