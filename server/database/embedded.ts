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
  /** Told when PostgreSQL died, and when a start of it failed; it is tried again. */
  onTrouble?: (sentence: string) => void;
}

export interface Embedded {
  /** Address of the database `perigee`, password included. */
  url: string;
  /** Stops PostgreSQL and answers when it has ended. */
  stop(): Promise<void>;
}

const databaseName = 'perigee';
const patience = 15_000;
/** A PostgreSQL that could not be started again, such as on a full disk, is tried again after so long. */
const retryMilliseconds = 1_000;
/** What PostgreSQL says where another try helps: the port or the folder is not free yet. */
const passing = /could not bind|could not create any TCP|lock file|shared memory/;

/**
 * Runs a real PostgreSQL in the data folder, on a free loopback port, until `stop` or the end of this process,
 * whichever way that comes. One that dies is started again on the same port, as often as it takes.
 * Throws DataFolderInUse or EmbeddedPostgresFailed, whose message is one sentence.
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

/** Address of the database that a running server keeps in a data folder. Throws where none runs there. */
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

/** Deletes the database of a data folder, wherever it lies. Throws DataFolderInUse while a server runs on it. */
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

  /** Tries again while the port was taken meanwhile, or while processes of a killed predecessor are ending. */
  async start(): Promise<void> {
    const isFirst = this.launching.port === 0;
    const deadline = Date.now() + patience;
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

  /** What keeps it from starting, such as a full disk, may pass; until then readiness and every call say so. */
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
