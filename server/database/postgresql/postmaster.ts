import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DataFolderInUse, EmbeddedPostgresFailed } from '../problems';
import type { Account } from './account';
import { commandOf, identityOf, isAlive, waitForEnd } from './processes';

/** The parameters for running PostgreSQL on one cluster. */
export interface Launch {
  postgres: string;
  cluster: string;
  port: number;
  account: Account | null;
  logFile: string;
  /** False gives up durability for speed; for tests only. */
  durable: boolean;
}

/** A PostgreSQL that accepts connections. */
export interface Postmaster {
  process: ChildProcess;
  /** Closes all connections, so pending transactions are rolled back, then stops it. */
  stop(): Promise<void>;
}

const ownerSetting = 'perigee.owner=';

/**
 * Makes sure that no PostgreSQL runs on the cluster: one whose server was killed is stopped. Throws DataFolderInUse if its server is alive.
 * PostgreSQL's own lock file stays the only lock: the owner is read from the arguments of the process that holds it, so two starts can't
 * both claim it.
 */
export async function clearCluster(cluster: string, folder: string): Promise<void> {
  const lockFile = join(cluster, 'postmaster.pid');
  const [holder = '', ...rest] = (await readFile(lockFile, 'utf8').catch(() => '')).split('\n');
  const pid = Number(holder);
  if (!pid || !isAlive(pid)) return;
  const command = commandOf(pid);
  if (!command.includes(cluster)) {
    // PostgreSQL would mistake a process that has reused this id for its predecessor, but it ignores its parent's id. The
    // rest of the file stays: with it PostgreSQL finds processes of a killed predecessor that still write.
    await writeFile(lockFile, [process.pid, ...rest].join('\n'));
    return;
  }
  const owner = command.split(ownerSetting)[1]?.split(' ')[0];
  const ownerPid = Number(owner?.split('-')[0] ?? pid);
  if (!owner || identityOf(ownerPid) === owner) throw new DataFolderInUse(folder, ownerPid);
  await end(pid);
}

/** Starts PostgreSQL and waits until it accepts connections, including crash recovery. */
export async function launch(options: Launch): Promise<Postmaster> {
  const log = openSync(options.logFile, 'a', 0o600);
  const logStart = statSync(options.logFile).size;
  const child = spawn(options.postgres, argumentsOf(options), {
    ...options.account,
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', log, log],
    // In its own process group: Ctrl-C stops our server, which stops PostgreSQL last.
    detached: true,
  });
  closeSync(log);
  child.unref();
  child.on('error', () => undefined);
  await waitUntilReady(child, options, logStart);
  const guard = startGuard(child.pid ?? 0, options.account);
  return {
    process: child,
    async stop() {
      guard?.kill('SIGKILL');
      child.ref();
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      const isSlow = await Promise.race([ended.then(() => false), wait(10_000, true, { ref: false })]);
      if (isSlow) child.kill('SIGQUIT');
      await ended;
    },
  };
}

function argumentsOf({ cluster, port, durable }: Launch): string[] {
  const settings = [
    `${ownerSetting}${identityOf(process.pid)}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    // A parallel plan's workers start slower than our short statements run, and take processors from other requests.
    'max_parallel_workers_per_gather=0',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_checkpoints=off',
    // Statements and details would put personal data into the log.
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  return ['-D', cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
}

async function waitUntilReady(child: ChildProcess, { cluster, logFile }: Launch, logStart: number): Promise<void> {
  const lockFile = join(cluster, 'postmaster.pid');
  while (child.pid && child.exitCode === null && child.signalCode === null) {
    const lines = (await readFile(lockFile, 'utf8').catch(() => '')).split('\n');
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return;
    await wait(10);
  }
  const said = readFileSync(logFile).subarray(logStart).toString('utf8');
  const reason = /(?:FATAL|PANIC|error while loading[^:]*): +(.*)/.exec(said)?.[1] ?? 'it ended immediately';
  throw new EmbeddedPostgresFailed(`PostgreSQL did not start: ${reason} (its log is ${logFile}).`);
}

/** A shell that outlives this process only to stop PostgreSQL: its stdin closes when we end, however that happens. */
function startGuard(pid: number, account: Account | null): ChildProcess | null {
  if (process.platform === 'win32') return null;
  const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$0"', String(pid)], {
    ...account,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.on('error', () => undefined);
  guard.unref();
  (guard.stdin as unknown as { unref?: () => void } | null)?.unref?.();
  return guard;
}

async function end(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    if (await waitForEnd(pid, 5000)) return;
  }
}
