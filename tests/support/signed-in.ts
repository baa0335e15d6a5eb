import type { FastifyInstance } from 'fastify';
import { inTransaction, type Database } from '#server/database/connection';
import { createSession } from '#server/plugins/session';
import { newPlayer } from './ledger';
import { TestBrowser } from './platform';

/** A browser in which a new player of the test database is signed in; `money` is in minor units. */
export async function signedIn(
  app: FastifyInstance,
  database: Database,
  player: { currency?: string; money?: number } = {},
): Promise<{ browser: TestBrowser; player: number }> {
  const id = await newPlayer(database, player);
  return { browser: await signIn(app, database, id), player: id };
}

/** A further browser, as a further device, of a player. */
export async function signIn(app: FastifyInstance, database: Database, player: number): Promise<TestBrowser> {
  const { token } = await inTransaction(database, (transaction) => createSession(transaction, { player, deviceId: null, userAgent: null }));
  const browser = new TestBrowser(app);
  browser.cookies.set('sid', token);
  return browser;
}
