import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '#server/app';
import { inTransaction } from '#server/database/connection';
import type { Database } from '#server/database/connection';
import { demoPlayers } from '#server/domains/account/seed';
import { seedContent } from '#server/domains/content/seed';
import { seedCampaigns } from '#server/domains/campaigns/seed';
import { createSession } from '#server/plugins/session';
import { seedDemo } from '#server/seed-demo';
import { sharedTemplate, testDatabase } from '#tests/support/database';
import { temporaryDataDir } from '#tests/support/temporary-data-dir';
import { type TestPlatform, testPlatform } from '#tests/support/platform';

type DemoKey = (typeof demoPlayers)[number]['key'];

/** The whole application on its own database, with the product's content and the demo players. */
export interface Stage {
  app: FastifyInstance;
  platform: TestPlatform;
  database: Database;
  /** Ids of the demo players. */
  players: Record<DemoKey, number>;
  close(): Promise<void>;
}

async function platformOn(database: Database): Promise<TestPlatform> {
  // The same round each time, so that the effects of bets are comparable.
  return {
    ...testPlatform(database, { COUNTRY_OVERRIDE: 'DE', DATA_DIR: await temporaryDataDir() }),
    dice: { int: (below: number) => Math.min(1, below - 1) },
  };
}

async function fill(database: Database): Promise<void> {
  const platform = await platformOn(database);
  await seedContent(database);
  await seedDemo(platform, () => undefined);
  await inTransaction(database, (transaction) => seedCampaigns(transaction, { isDemo: true, now: platform.clock.now() }));
}

/** Opens a stage without rate limits, where everybody is in Germany. */
export async function openStage(): Promise<Stage> {
  const { database, close } = await testDatabase({ template: await sharedTemplate('perigee_stage', fill) });
  const platform = await platformOn(database);
  const app = await buildApp(platform);
  await app.ready();
  const rows = await database.selectFrom('players').select(['id', 'email']).execute();
  const idOf = new Map(rows.map(({ id, email }) => [email, id]));
  return {
    app,
    platform,
    database,
    players: Object.fromEntries(demoPlayers.map(({ key, email }) => [key, idOf.get(email)])) as Record<DemoKey, number>,
    async close() {
      await app.close();
      await close();
    },
  };
}

/** The cookie of a new session of a player. */
export async function cookieOf({ database }: Stage, player: number): Promise<string> {
  const { token } = await inTransaction(database, (transaction) => createSession(transaction, { player, deviceId: null, userAgent: null }));
  return token;
}

/** The contents of every table as a count and a checksum of its rows: equal before and after if nothing has changed. */
export async function contentsOf({ database }: Stage): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'public' or tablename = '_private_jobs' order by 1
  `.execute(database);
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${name} t`,
  );
  const { rows } = await sql<{ name: string; rows: number; sum: string }>`${sql.raw(parts.join(' union all '))}`.execute(database);
  return Object.fromEntries(rows.map(({ name, rows: count, sum }) => [name, `${count} rows, ${sum}`]));
}

/** The number of rows in every table. */
export async function countsOf(stage: Stage): Promise<Record<string, number>> {
  const contents = await contentsOf(stage);
  return Object.fromEntries(Object.entries(contents).map(([name, text]) => [name, Number.parseInt(text, 10)]));
}
