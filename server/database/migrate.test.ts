import { beforeAll, describe, expect, it } from 'vitest';
import { ownDatabase } from '#tests/support/database';
import { isAtHead, migrate, type Release, readRelease } from './migrate';
import { DatabaseNewer, DatabaseUnreachable, MigrationChanged } from './problems';
import { sqlText } from './sql-files';

const { url, database } = ownDatabase();
let known: Release;

beforeAll(async () => {
  known = await readRelease();
});

/** This release with one more migration. */
const further = (name: string, text: string): Release => ({ ...known, migrations: [...known.migrations, sqlText(name, text)] });

describe('migrate', () => {
  it('applies nothing twice', async () => {
    expect(await migrate(url)).toEqual([]);
    expect(await isAtHead(database.pool, known)).toBe(true);
  });

  it('applies a new migration once when two servers start concurrently', async () => {
    const added = further('0900-added.sql', 'create table added (x int)');
    expect(await isAtHead(database.pool, added)).toBe(false);
    const applied = await Promise.all([migrate(url, added), migrate(url, added)]);
    expect(applied.flat()).toEqual(['0900-added.sql']);
    known = added;
  });

  it('rolls back a migration that fails half-way', async () => {
    const broken = further('0901-broken.sql', 'create table half (x int); select 1 / 0');
    await expect(migrate(url, broken)).rejects.toThrow('The migration 0901-broken.sql failed: division by zero');
    const { rows } = await database.pool.query("select to_regclass('half') as half");
    expect(rows).toEqual([{ half: null }]);
  });

  it('refuses a database that’s newer', async () => {
    const older = { ...known, migrations: known.migrations.filter(({ name }) => name !== '0900-added.sql') };
    await expect(migrate(url, older)).rejects.toThrow(DatabaseNewer);
    await expect(migrate(url, older)).rejects.toThrow('it holds 0900-added.sql');
  });

  it('refuses a migration that was changed after it was applied', async () => {
    const changed = {
      ...known,
      migrations: known.migrations.map((one) => (one.name.startsWith('0900') ? { ...one, checksum: 'another' } : one)),
    };
    await expect(migrate(url, changed)).rejects.toThrow(MigrationChanged);
  });

  it('reports that nothing responds', async () => {
    await expect(migrate('postgres://u:p@127.0.0.1:1/x')).rejects.toThrow(DatabaseUnreachable);
  });
});
