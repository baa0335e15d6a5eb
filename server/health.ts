import type { FastifyInstance } from 'fastify';
import { sqlStateOf } from './database/connection';
import { isAtHead, type Migration, readMigrations } from './database/migrate';
import type { Draining } from './draining';
import type { Platform } from './platform';

/** Why a server is not to be sent visitors; stable, for those who route to it. */
type Reason = 'draining' | 'database_unreachable' | 'database_read_only' | 'migrations_missing';

/** A verdict holds for so long, however often it is asked for. */
const FRESH_MS = 1_000;
/** A database that takes longer counts as one that does not answer. */
const PATIENCE_MS = 3_000;

/** What PostgreSQL says of a table that is not there, and where it takes no writes. */
const reasonsByState: Partial<Record<string, Reason>> = { '42P01': 'migrations_missing', '25006': 'database_read_only' };

/**
 * `GET /livez` says that the process runs; `GET /readyz` that it can serve: it does not stop, every migration of this
 * release is applied, and the database takes a write. A database of a newer release is no reason: while releases are
 * exchanged, the older one goes on until it is stopped.
 */
export function healthRoutes(app: FastifyInstance, platform: Platform, draining: Pick<Draining, 'isUnderWay'>): void {
  const verdict = keptVerdict(platform);
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  app.get('/readyz', async (_request, reply) => {
    const reason = draining.isUnderWay ? 'draining' : await verdict();
    void reply.status(reason ? 503 : 200).header('cache-control', 'no-store');
    return reply.send(reason ? { status: 'not ready', reason } : { status: 'ready' });
  });
}

/** Asks the database at most once in a second, all who ask meanwhile together. */
function keptVerdict(platform: Platform): () => Promise<Reason | null> {
  let release: Promise<Migration[]> | null = null;
  const ask = () => verdictOf(platform, async () => isAtHead(platform.database.pool, await (release ??= readMigrations())));
  let known: { at: number; verdict: Promise<Reason | null> } | null = null;
  return () => {
    const now = platform.clock.now().getTime();
    if (!known || now - known.at >= FRESH_MS) known = { at: now, verdict: ask() };
    return known.verdict;
  };
}

async function verdictOf(platform: Platform, isMigrated: () => Promise<boolean>): Promise<Reason | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the database is late')), PATIENCE_MS);
  });
  try {
    return await Promise.race([look(platform, isMigrated), late]);
  } catch (error) {
    platform.log.warn({ err: error }, 'not ready');
    return reasonsByState[sqlStateOf(error) ?? ''] ?? 'database_unreachable';
  } finally {
    clearTimeout(timer);
  }
}

async function look({ database }: Platform, isMigrated: () => Promise<boolean>): Promise<Reason | null> {
  if (!(await isMigrated())) return 'migrations_missing';
  await database.pool.query('update write_probe set written_at = now()');
  return null;
}
