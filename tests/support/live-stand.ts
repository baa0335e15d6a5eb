import { afterAll, beforeEach, expect } from 'vitest';
import { providerRoutes } from '#server/composition/provider-routes';
import { reconcile } from '#server/database/ledger';
import { gameRoutes } from '#server/domains/games/routes';
import { type LiveGame, liveGameOf } from '#server/domains/live/live-games';
import { liveRoutes } from '#server/domains/live/routes';
import { playRoutes } from '#server/domains/play/routes';
import { liveTable } from './live-table';
import { ownServer } from './own-server';

/** A test file's own server with the calls of live tables; after all tests its ledger has to balance. */
export function liveServer() {
  const server = ownServer([gameRoutes, playRoutes, providerRoutes, liveRoutes]);
  afterAll(async () => {
    expect(await reconcile(server.database, true)).toEqual([]);
  });
  return server;
}

/** A test file's own server and one live table, which begins a new round before each test. */
export async function liveStand(game: string) {
  const server = liveServer();
  const table = (await liveGameOf(game)) as LiveGame;
  const live = liveTable(server, table);
  beforeEach(live.ready);
  return { server, database: server.database, platform: server.platform, game, table, ...live };
}
