import { beforeAll, describe, expect, it } from 'vitest';
import { giftStages } from '#contract/fields/gift';
import { groups } from '#rules/account/groups';
import { finalStages } from '#rules/gifts/stages';
import { PLAY_PAUSE_MS } from '#rules/limits/play-time';
import { EXCHANGE_DAYS } from '#rules/shop/exchange';
import { ownDatabase } from '#tests/support/database';
import { isAtHead, migrate, type Release, readRelease } from './migrate';
import { sqlText } from './sql-files';

const { url, database } = ownDatabase();
let release: Release;

beforeAll(async () => {
  release = await readRelease();
});

/** This release plus further functions, each defined by its text. */
const releaseWith = (further: Record<string, string>): Release => ({
  ...release,
  functions: [...release.functions, ...Object.entries(further).map(([name, text]) => sqlText(name, text))],
});

const sample = (definition: string) => releaseWith({ sample: `create or replace function sample${definition}` });

async function signatures(name: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ signature: string }>(
    "select oid::regprocedure || ' ' || pg_get_function_result(oid) as signature from pg_proc where proname = $1",
    [name],
  );
  return rows.map(({ signature }) => signature);
}

const valueOf = async (expression: string) =>
  (await database.pool.query<{ value: unknown }>(`select ${expression} as value`)).rows[0]?.value;

describe('functions', () => {
  it('are applied when their text has changed, and only then', async () => {
    expect(await migrate(url, release)).toEqual([]);
    expect(await migrate(url, sample('() returns integer language sql as $$ select 1 $$'))).toEqual(['sample']);
    const changed = sample('() returns integer language sql as $$ select 2 $$');
    expect(await migrate(url, changed)).toEqual(['sample']);
    expect(await valueOf('sample()')).toBe(2);
    expect(await migrate(url, changed)).toEqual([]);
  });

  it('leave no other signature of the same name behind', async () => {
    await migrate(url, sample('(a integer) returns integer language sql as $$ select 1 $$'));
    expect(await signatures('sample')).toEqual(['sample(integer) integer']);
    await migrate(url, sample('(b integer) returns text language plpgsql as $$ begin return b; end $$'));
    expect(await signatures('sample')).toEqual(['sample(integer) text']);
  });

  it('are dropped when their file is gone', async () => {
    await migrate(url, sample('() returns integer language sql as $$ select 1 $$'));
    expect(await migrate(url, release)).toEqual(['sample']);
    expect(await signatures('sample')).toEqual([]);
    expect(await isAtHead(database.pool, release)).toBe(true);
  });

  it('may call each other in any order of their names', async () => {
    const calling = releaseWith({
      sample: 'create or replace function sample() returns integer language sql as $$ select sample_two() $$',
      sample_two: 'create or replace function sample_two() returns integer language sql as $$ select 3 $$',
    });
    expect(await migrate(url, calling)).toEqual(['sample', 'sample_two']);
    expect(await valueOf('sample()')).toBe(3);
    await migrate(url, release);
  });

  it('all stay as they were when one fails', async () => {
    await migrate(url, sample('() returns integer language sql as $$ select 4 $$'));
    const broken = releaseWith({
      sample: 'create or replace function sample() returns integer language sql as $$ select 5 $$',
      sample_two: 'create or replace function sample_two() returns bigint language sql as $$ select x from nowhere $$',
    });
    await expect(migrate(url, broken)).rejects.toThrow('The function sample_two failed: relation "nowhere" does not exist');
    expect(await valueOf('sample()')).toBe(4);
    expect(await isAtHead(database.pool, broken)).toBe(false);
    await migrate(url, release);
  });

  it('fail if a body breaks because another function has changed', async () => {
    const texts = (type: string) =>
      releaseWith({
        sample: `create or replace function sample(a ${type}) returns integer language sql as $$ select 1 $$`,
        sample_two: "create or replace function sample_two() returns integer language sql as $$ select sample(date '2026-01-01') $$",
      });
    await migrate(url, texts('date'));
    await expect(migrate(url, texts('uuid'))).rejects.toThrow('The function sample_two failed: function sample(date) does not exist');
    expect(await signatures('sample')).toEqual(['sample(date) integer']);
    await migrate(url, release);
  });

  it('fail if a file defines a function of another name', async () => {
    const misnamed = releaseWith({ sample: 'create or replace function other() returns integer language sql as $$ select 1 $$' });
    await expect(migrate(url, misnamed)).rejects.toThrow('The function sample failed: its file defines another function');
    expect(await signatures('other')).toEqual([]);
  });

  it('of triggers exist before the migration that attaches them, and stay while they’re attached', async () => {
    const attaching = {
      ...releaseWith({
        sample_told: 'create or replace function sample_told() returns trigger language plpgsql as $$ begin return null; end $$',
      }),
      migrations: [
        ...release.migrations,
        sqlText(
          '0900-told.sql',
          'create table told (x integer); create trigger told after insert on told for each row execute function sample_told()',
        ),
      ],
    };
    expect(await migrate(url, attaching)).toEqual(['0900-told.sql', 'sample_told']);
    await database.pool.query('insert into told values (1)');
    await expect(migrate(url, { ...attaching, functions: release.functions })).rejects.toThrow(
      'The function sample_told failed: cannot drop function sample_told() because other objects depend on it',
    );
    release = attaching;
  });

  it('are applied once when two servers start at the same time', async () => {
    const added = sample('() returns integer language sql as $$ select 6 $$');
    const applied = await Promise.all([migrate(url, added), migrate(url, added)]);
    expect(applied.flat()).toEqual(['sample']);
  });

  it('are referenced by nothing in the database except triggers, so that they can be replaced', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select distinct pg_depend.classid::regclass || ' ' || proname as name from pg_depend join pg_proc on pg_proc.oid = refobjid
       where refclassid = 'pg_proc'::regclass and classid <> 'pg_trigger'::regclass and proname = any ($1)`,
      [release.functions.map(({ name }) => name)],
    );
    expect(rows).toEqual([]);
  });
});

describe('constants of the rules', () => {
  it.each([
    ['rule_multi_account_group()', groups.multiAccount],
    ['rule_play_pause_ms()', PLAY_PAUSE_MS],
    ['rule_largest_amount()', Number.MAX_SAFE_INTEGER],
    ['rule_exchange_days_to_take()', EXCHANGE_DAYS.toTake],
    ['rule_exchange_days_to_play()', EXCHANGE_DAYS.toPlay],
    ['rule_final_gift_stages()::text[]', finalStages],
  ])('%s returns the rules’ value', async (expression, value) => {
    expect(await valueOf(expression)).toEqual(value);
  });

  it('the database has the same stages of gifts as the contract', async () => {
    expect((await valueOf('enum_range(null::gift_stage)::text[]')) as string[]).toEqual([...giftStages]);
  });
});
