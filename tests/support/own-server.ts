import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '#server/database/connection';
import type { Domain } from '#server/domain';
import { ownDatabase } from './database';
import { testApp, type TestPlatform, testPlatform } from './platform';

/** What a test file has to itself. */
export interface OwnServer {
  url: string;
  database: Database;
  /** May be changed until the file's first beforeAll. */
  platform: TestPlatform;
  /** Answers the calls of the domains; there from beforeAll on. */
  app: FastifyInstance;
}

/** A server of this test file's own, made before its tests and closed after them; `variables` are the environment's. */
export function ownServer(domains: readonly Domain[], variables: Record<string, string> = {}, options: { poolSize?: number; waiting?: number } = {}): OwnServer {
  const { url, database } = ownDatabase(options);
  const platform = testPlatform(database, variables);
  const own = { url, database, platform } as OwnServer;
  beforeAll(async () => {
    own.app = await testApp(platform, domains);
  });
  afterAll(() => own.app.close());
  return own;
}
