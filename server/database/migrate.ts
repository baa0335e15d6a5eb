import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { quietJobLogger } from './job-logger';
import { earlierChecksums } from './earlier-checksums.data';
import { applyFunctions, createTriggerFunctions, readFunctions } from './functions';
import type { DatabasePool } from './pool';
import { DatabaseNewer, DatabaseProblem, MigrationChanged } from './problems';
import { readSqlFiles, type SqlText } from './sql-files';
import { underStartLock } from './start-lock';

/** A release's schema: migrations change tables, types and data; functions are replaced as a whole. */
export interface Release {
  migrations: SqlText[];
  functions: SqlText[];
}

const oldestServer = 16;

/** This release's migrations, sorted by their unique numbers. */
export async function readMigrations(): Promise<SqlText[]> {
  const migrations = await readSqlFiles(new URL('./migrations/', import.meta.url), /^\d{4}-[a-z0-9-]+\.sql$/);
  const numbers = migrations.map(({ name }) => name.slice(0, 4));
  const twice = migrations.find((_, index) => numbers[index] === numbers[index + 1]);
  if (twice) throw new Error(`Two migrations share the number of ${twice.name}.`);
  return migrations;
}

/** The migrations and functions of this release. */
export async function readRelease(): Promise<Release> {
  const [migrations, functions] = await Promise.all([readMigrations(), readFunctions()]);
  return { migrations, functions };
}

/**
 * Migrates the database: each missing migration in its own transaction, then the job queue's schema, then the changed functions, in one
 * transaction. Returns the names of what it applied. Throws DatabaseNewer, MigrationChanged, DatabaseUnreachable.
 */
export async function migrate(url: string, release?: Release): Promise<string[]> {
  const { migrations, functions } = release ?? (await readRelease());
  return underStartLock(url, async (client) => {
    await requireServerVersion(client);
    const missing = await missingMigrations(client, migrations);
    if (missing.length > 0) await inTransaction(client, () => createTriggerFunctions(client, functions));
    for (const migration of missing) await apply(client, migration);
    await runMigrations({ connectionString: url, logger: quietJobLogger });
    const changed = await inTransaction(client, () => applyFunctions(client, functions));
    return [...missing.map(({ name }) => name), ...changed];
  });
}

/** Whether the database has every migration and function of this release, for readiness. */
export async function isAtHead(pool: DatabasePool, { migrations, functions }: Release): Promise<boolean> {
  const { rows } = await pool.query<{ name: string }>('select name from migrations union all select name from functions');
  const applied = new Set(rows.map(({ name }) => name));
  return [...migrations, ...functions].every(({ name }) => applied.has(name));
}

async function requireServerVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version");
  const major = Math.floor(Number(rows[0]?.version) / 10_000);
  if (major < oldestServer) {
    throw new DatabaseProblem(`The database runs PostgreSQL ${major}; PostgreSQL ${oldestServer} or newer is needed.`);
  }
}

async function missingMigrations(client: pg.Client, known: SqlText[]): Promise<SqlText[]> {
  for (const table of ['migrations', 'functions']) {
    await client.query(
      `create table if not exists ${table} (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
  }
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations order by name');
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]));
  const foreign = rows.filter(({ name, checksum }) => checksums.get(name) !== checksum && earlierChecksums[name] !== checksum);
  const unknown = foreign.filter(({ name }) => !checksums.has(name)).map(({ name }) => name);
  if (unknown.length > 0) throw new DatabaseNewer(unknown);
  if (foreign[0]) throw new MigrationChanged(foreign[0].name);
  const applied = new Set(rows.map(({ name }) => name));
  return known.filter(({ name }) => !applied.has(name));
}

async function apply(client: pg.Client, { name, text, checksum }: SqlText): Promise<void> {
  try {
    await inTransaction(client, async () => {
      await client.query(text);
      await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    });
  } catch (error) {
    throw new Error(`The migration ${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const response = await work();
    await client.query('commit');
    return response;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
