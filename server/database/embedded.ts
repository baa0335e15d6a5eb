import { mkdir, readFile, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { postgresAccount } from './postgresql/account';
import { findBinaries } from './postgresql/binaries';
import { prepareCluster, userName } from './postgresql/cluster';
import { freePort } from './postgresql/free-port';
import { clearCluster, launch, type Launch, type Postmaster } from './postgresql/postmaster';
import { EmbeddedPostgresFailed } from './problems';

export interface EmbeddedOptions {
  /** The data folder; the cluster lives in its folder `postgres`. */
  dataDir: string;
  /** True by default: fsync on. False is for tests. */
  durable?: boolean;
  /** Called when PostgreSQL died, and when a restart failed; it's retried. */
  onTrouble?: (sentence: string) => void;
}

export interface Embedded {
  /** Address of the database `perigee`, password included. */
  url: string;
  /** Stops PostgreSQL; resolves when it has exited. */
  stop(): Promise<void>;
}

const databaseName = 'perigee';
const START_TIMEOUT_MS = 15_000;
/** How long to wait before retrying a PostgreSQL that couldn't be restarted, for instance because of a full disk. */
const retryMilliseconds = 1_000;
/** PostgreSQL's errors for which a retry helps: the port or the folder isn't free yet. */
const passing = /could not bind|could not create any TCP|lock file|shared memory/;

/**
 * Runs a real PostgreSQL in the data folder, on a free loopback port, until `stop` or any end of this process. If it
 * dies it's restarted on the same port, as often as necessary. Throws DataFolderInUse or EmbeddedPostgresFailed, whose message is one
 * sentence.
 */
export async function startEmbedded({ dataDir, durable = true, onTrouble = () => undefined }: EmbeddedOptions): Promise<Embedded> {
  const wanted = join(dataDir, 'postgres');
  await mkdir(wanted, { recursive: true });
  const folder = await realpath(wanted);
  const account = postgresAccount();
  const { initdb, postgres } = await findBinaries(account);
  const cluster = await prepareCluster(folder, { initdb, postgres }, account);
  const launching: Launch = {
    postgres,
    cluster: cluster.path,
    port: 0,
    account,
    logFile: join(folder, 'postgres.log'),
    durable,
  };
  const keeper = new Keeper(launching, folder, onTrouble);
  await keeper.start();
  const base = `postgres://${userName}:${cluster.password}@127.0.0.1:${launching.port}`;
  await createDatabase(`${base}/postgres`);
  return { url: `${base}/${databaseName}`, stop: () => keeper.stop() };
}

/** The address of the database that a running server has in a data folder. Throws if none runs there. */
export async function runningEmbedded(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'postgres');
  const [password, postmaster] = await Promise.all(
    ['password', 'cluster/postmaster.pid'].map((file) => readFile(join(folder, file), 'utf8').catch(() => '')),
  );
  const port = postmaster?.split('\n')[3];
  if (!password || !port)
    throw new EmbeddedPostgresFailed(`No server is running on the data in ${dataDir}. Start it with npm start, or set DATABASE_URL.`);
  return `postgres://${userName}:${password.trim()}@127.0.0.1:${port}/${databaseName}`;
}

/** Deletes the database of a data folder, which may be stored elsewhere. Throws DataFolderInUse while a server runs on it. */
export async function removeEmbedded(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'postgres');
  const cluster = await realpath(join(folder, 'cluster')).catch(() => null);
  if (cluster) {
    await clearCluster(cluster, folder);
    await rm(cluster, { recursive: true, force: true });
  }
  await rm(folder, { recursive: true, force: true });
}

/** Keeps one PostgreSQL running. */
class Keeper {
  private running: Postmaster | null = null;
  private isStopping = false;
  private restarting: Promise<void> = Promise.resolve();

  constructor(
    private readonly launching: Launch,
    private readonly folder: string,
    private readonly onTrouble: (sentence: string) => void,
  ) {}

  /** Retries if the port was taken meanwhile, or while processes of a killed predecessor are exiting. */
  async start(): Promise<void> {
    const isFirst = this.launching.port === 0;
    const deadline = Date.now() + START_TIMEOUT_MS;
    for (;;) {
      try {
        await clearCluster(this.launching.cluster, this.folder);
        if (isFirst) this.launching.port = await freePort();
        this.running = await launch(this.launching);
        this.running.process.once('exit', () => this.startAgain());
        return;
      } catch (error) {
        const isPassing = error instanceof EmbeddedPostgresFailed && passing.test(error.message);
        if (!isPassing || Date.now() > deadline) throw error;
        await wait(200);
      }
    }
  }

  private startAgain(): void {
    if (this.isStopping) return;
    this.onTrouble('PostgreSQL ended; it is started again.');
    this.restarting = this.startUntilItRuns();
  }

  /** Retried, since the cause (such as a full disk) may pass; until then readiness and every call fail. */
  private async startUntilItRuns(): Promise<void> {
    while (!this.isStopping) {
      try {
        await this.start();
        return;
      } catch (error) {
        this.onTrouble(error instanceof Error ? error.message : String(error));
        await wait(retryMilliseconds);
      }
    }
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await this.restarting;
    await this.running?.stop();
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}
