import type { FastifyInstance } from 'fastify';
import { type Database, openDatabase, sqlStateOf } from './database/connection';
import { isAtHead, readRelease, type Release } from './database/migrate';
import type { Draining } from './draining';
import { reasonOf } from './database/unavailable';
import { probeWrites } from './database/write-probe';
import type { Platform } from './platform';
import { READINESS_TIMEOUT_MS } from './timing';

/** Why a server shouldn't get traffic, as stable codes for load balancers. */
type Reason = 'draining' | 'database_unreachable' | 'database_read_only' | 'disk_full' | 'migrations_missing';

/** How long a verdict is cached. */
const FRESH_MS = 1_000;

/** PostgreSQL's codes for a missing table or function, a read-only database, and a full disk. */
const reasonsByState: Partial<Record<string, Reason>> = {
  '42P01': 'migrations_missing',
  '42883': 'migrations_missing',
  '25006': 'database_read_only',
  '53100': 'disk_full',
};

/**
 * `GET /livez` reports that the process runs; `GET /readyz` that it can serve: it isn't shutting down, every migration of this release is
 * applied, and the database accepts a write that needs disk space. A newer database doesn't count against it: during a rolling deployment
 * the older server continues until it's stopped.
 */
export function healthRoutes(app: FastifyInstance, platform: Platform, draining: Pick<Draining, 'isUnderWay'>): void {
  // On its own connection, because a server whose pool is fully in use is busy but ready.
  const database = openDatabase(platform.database.url, {
    poolSize: 1,
    statementTimeout: READINESS_TIMEOUT_MS,
    applicationName: 'perigee-health',
  });
  app.addHook('onClose', () => database.destroy());
  const verdict = keptVerdict(platform, database);
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  app.get('/readyz', async (_request, reply) => {
    const reason = draining.isUnderWay ? 'draining' : await verdict();
    void reply.status(reason ? 503 : 200).header('cache-control', 'no-store');
    return reply.send(reason ? { status: 'not ready', reason } : { status: 'ready' });
  });
}

/** Queries the database at most once a second, shared by concurrent requests. */
function keptVerdict(platform: Platform, database: Database): () => Promise<Reason | null> {
  let release: Promise<Release> | null = null;
  const ask = () => verdictOf(platform, () => look(database, (release ??= readRelease())));
  let known: { at: number; verdict: Promise<Reason | null> } | null = null;
  return () => {
    const now = platform.clock.now().getTime();
    if (!known || now - known.at >= FRESH_MS) known = { at: now, verdict: ask() };
    return known.verdict;
  };
}

async function verdictOf(platform: Platform, looking: () => Promise<Reason | null>): Promise<Reason | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the database is late')), READINESS_TIMEOUT_MS);
  });
  try {
    return await Promise.race([looking(), late]);
  } catch (error) {
    platform.log.warn({ reason: reasonOf(error), sqlState: sqlStateOf(error) }, 'not ready');
    return reasonsByState[sqlStateOf(error) ?? ''] ?? 'database_unreachable';
  } finally {
    clearTimeout(timer);
  }
}

async function look(database: Database, release: Promise<Release>): Promise<Reason | null> {
  if (!(await isAtHead(database.pool, await release))) return 'migrations_missing';
  await probeWrites(database);
  return null;
}
