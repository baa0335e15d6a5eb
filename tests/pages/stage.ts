import type { FastifyInstance } from 'fastify';
import { inTransaction } from '#server/database/connection';
import { seedCompetitions } from '#server/domains/competitions/seed';
import { seedContent } from '#server/domains/content/seed';
import { everyDomain } from '#server/composition/every-domain';
import { askSelf, type Render } from '#server/html/rendering';
import { documentRoutes } from '#server/html/routes';
import { searchEngineRoutes } from '#server/html/search-routes';
import { testDatabase } from '#tests/support/database';
import { testApp, testPlatform } from '#tests/support/platform';
import { render } from '../../src/document';

const html =
  '<!doctype html>\n<html lang="en"><head><!--head--></head><body><div id="root"><!--shell--></div><!--code--><!--first-data--></body></html>';
const template = { html, release: 'r1', stylesheets: [], scriptHashes: [], chunksOf: (routes: readonly string[]) => [...routes] };

/** Server-rendered documents, without a build, from the product's content and some tournaments. */
export interface PagesStage {
  app: FastifyInstance;
  platform: ReturnType<typeof testPlatform>;
  /** The response that a browser without scripts gets at an address of the main host. */
  visit(
    address: string,
    host?: string,
    from?: { remoteAddress?: string; userAgent?: string },
  ): Promise<{ status: number; body: string; location: string | undefined }>;
  /** Every read of a rendering so far, and the reads that fail from now on. */
  reads: string[];
  failing: Set<string>;
  close(): Promise<void>;
}

/** Opens the stage. */
export async function openPages(): Promise<PagesStage> {
  const { database, close } = await testDatabase();
  const platform = testPlatform(database, { PUBLIC_ORIGIN: 'https://perigee.localhost', COUNTRY_OVERRIDE: '', HOME_COUNTRY: 'DE' });
  await seedContent(database);
  await inTransaction(database, (transaction) => seedCompetitions(transaction, [], platform.clock.now()));
  const reads: string[] = [];
  const failing = new Set<string>();
  const rendering: Render = async (order) => {
    const read = async (url: string, init?: RequestInit) => {
      reads.push(url);
      if (failing.has(url)) return new Response('{}', { status: 503 });
      const { status, body } = await askSelf(app, order, url, { ...(init?.headers as Record<string, string>) });
      return new Response(body, { status, headers: { 'content-type': 'application/json' } });
    };
    return { ...(await render({ ...order, fetch: read })), styles: '' };
  };
  const app = await testApp(platform, [
    ...everyDomain,
    searchEngineRoutes,
    (server, its) => documentRoutes(server, its, { template, render: rendering }),
  ]);
  return {
    app,
    platform,
    reads,
    failing,
    async visit(address, host = 'perigee.localhost', { remoteAddress = '127.0.0.1', userAgent = 'a browser' } = {}) {
      const response = await app.inject({
        method: 'GET',
        url: address,
        remoteAddress,
        headers: { accept: 'text/html', host, 'user-agent': userAgent },
      });
      return { status: response.statusCode, body: response.body, location: response.headers.location };
    },
    async close() {
      await app.close();
      await close();
    },
  };
}
