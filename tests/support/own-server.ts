import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '#server/database/connection';
import type { Domain } from '#server/domain';
import { ownDatabase } from './database';
import { testApp, type TestPlatform, testPlatform } from './platform';

/** The separate resources of a test file. */
export interface OwnServer {
  url: string;
  database: Database;
  /** May be changed until the file's first beforeAll. */
  platform: TestPlatform;
  /** Handles the calls of the domains; available from beforeAll on. */
  app: FastifyInstance;
}

/** A separate server for this test file, created before its tests and closed after them; `variables` are the environment's. */
export function ownServer(
  domains: readonly Domain[],
  variables: Record<string, string> = {},
  options: { poolSize?: number; waiting?: number } = {},
): OwnServer {
  const { url, database } = ownDatabase(options);
  const platform = testPlatform(database, variables);
  const own = { url, database, platform } as OwnServer;
  beforeAll(async () => {
    own.app = await testApp(platform, domains);
  });
  afterAll(() => own.app.close());
  return own;
}
