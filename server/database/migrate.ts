import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { quietJobLogger } from '../jobs/job-logger';
import type { DatabasePool } from './pool';
import { DatabaseNewer, DatabaseProblem, MigrationChanged } from './problems';
import { underStartLock } from './start-lock';

export interface Migration {
  name: string;
  text: string;
  checksum: string;
}

const oldestServer = 16;
const ownFolder = new URL('./migrations/', import.meta.url);

/** The .sql files of a folder by number. Two files may share no number. */
export async function readMigrations(folder: URL = ownFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort();
  const numbers = names.map((name) => name.slice(0, 4));
  const twice = names.find((_, index) => numbers[index] === numbers[index + 1]);
  if (twice) throw new Error(`Two migrations share the number of ${twice}.`);
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Brings the database to the head: each missing migration in a transaction of its own, then the job queue's schema.
 * Answers the names it applied. Throws DatabaseNewer, MigrationChanged, DatabaseUnreachable.
 */
export async function migrate(url: string, migrations?: Migration[]): Promise<string[]> {
  const known = migrations ?? (await readMigrations());
  return underStartLock(url, async (client) => {
    await requireServerVersion(client);
    const missing = await missingMigrations(client, known);
    for (const migration of missing) await apply(client, migration);
    await runMigrations({ connectionString: url, logger: quietJobLogger });
    return missing.map(({ name }) => name);
  });
}

/** Whether every migration of this release is applied, for readiness. */
export async function isAtHead(pool: DatabasePool, migrations: Migration[]): Promise<boolean> {
  const { rows } = await pool.query<{ name: string }>('select name from migrations');
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.every(({ name }) => applied.has(name));
}

async function requireServerVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version");
  const major = Math.floor(Number(rows[0]?.version) / 10_000);
  if (major < oldestServer) {
    throw new DatabaseProblem(`The database runs PostgreSQL ${major}; PostgreSQL ${oldestServer} or newer is needed.`);
  }
}

async function missingMigrations(client: pg.Client, known: Migration[]): Promise<Migration[]> {
  await client.query(
    'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name',
  );
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]));
  const unknown = rows.filter(({ name }) => !checksums.has(name)).map(({ name }) => name);
  if (unknown.length > 0) throw new DatabaseNewer(unknown);
  const changed = rows.find(({ name, checksum }) => checksums.get(name) !== checksum);
  if (changed) throw new MigrationChanged(changed.name);
  const applied = new Set(rows.map(({ name }) => name));
  return known.filter(({ name }) => !applied.has(name));
}

async function apply(client: pg.Client, { name, text, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(text);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`The migration ${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
