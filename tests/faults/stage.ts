import type { AddressInfo } from 'node:net';
import type { Database } from '#server/database/connection';
import { gameRoutes } from '#server/domains/games/routes';
import { playRoutes } from '#server/domains/play/routes';
import { providerRoutes } from '#server/composition/provider-routes';
import { trackingRoutes } from '#server/domains/tracking/routes';
import { realtimeRoutes } from '#server/realtime/routes';
import { testDatabase } from '../support/database';
import { FaultProxy } from '../support/fault-proxy';
import { newPlayer } from '../support/ledger';
import { testApp, testPlatform } from '../support/platform';
import { signIn } from '../support/signed-in';

/** The server on its own database, behind a fault proxy. */
export interface Stage {
  database: Database;
  proxy: FaultProxy;
  /** A new player with money in cents, signed in on a device behind the proxy; `fetch` accepts paths, like in a page. */
  arrive(money?: number): Promise<{ player: number; cookie: string; fetch: (path: string, init?: RequestInit) => Promise<Response> }>;
  close(): Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const store = await testDatabase();
  const platform = testPlatform(store.database, { COUNTRY_OVERRIDE: 'DE' });
  await platform.streams.listen();
  const app = await testApp(platform, [gameRoutes, playRoutes, providerRoutes, trackingRoutes, realtimeRoutes]);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const proxy = await FaultProxy.start((app.server.address() as AddressInfo).port);
  return {
    database: store.database,
    proxy,
    arrive: async (money = 0) => {
      const player = await newPlayer(store.database, { money });
      const cookie = `sid=${(await signIn(app, store.database, player)).cookies.get('sid')}`;
      const fetchOver = (path: string, init: RequestInit = {}) =>
        fetch(proxy.url + path, {
          ...init,
          headers: { ...(init.headers as Record<string, string>), cookie, 'sec-fetch-site': 'same-origin' },
        });
      return { player, cookie, fetch: fetchOver };
    },
    close: async () => {
      await proxy.close();
      app.server.closeAllConnections();
      await app.close();
      await store.close();
    },
  };
}
