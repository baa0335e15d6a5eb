import type { FastifyInstance } from 'fastify';
import { inTransaction, type Database } from '#server/database/connection';
import { createSession } from '#server/plugins/session';
import { newPlayer } from './ledger';
import { TestBrowser } from './platform';

/** A browser signed in as a new player of the test database; `money` is in minor units. */
export async function signedIn(
  app: FastifyInstance,
  database: Database,
  player: { currency?: string; money?: number } = {},
): Promise<{ browser: TestBrowser; player: number }> {
  const id = await newPlayer(database, player);
  return { browser: await signIn(app, database, id), player: id };
}

/** Another browser of a player, as another device; `deviceId` is its fingerprint. */
export async function signIn(
  app: FastifyInstance,
  database: Database,
  player: number,
  deviceId: string | null = null,
): Promise<TestBrowser> {
  const { token } = await inTransaction(database, (transaction) => createSession(transaction, { player, deviceId, userAgent: null }));
  const browser = new TestBrowser(app);
  browser.cookies.set('sid', token);
  return browser;
}
