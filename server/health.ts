import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Draining } from './draining';
import type { Platform } from './platform';

/** `GET /livez` says that the process runs; `GET /readyz` that it can serve: it does not stop, the database answers and takes writes. */
export function healthRoutes(app: FastifyInstance, platform: Platform, draining: Pick<Draining, 'isUnderWay'>): void {
  app.get('/livez', async () => ({ status: 'live' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = !draining.isUnderWay && (await canWrite(platform));
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
}

async function canWrite(platform: Platform): Promise<boolean> {
  try {
    const { rows } = await sql<{ reads: boolean }>`select pg_is_in_recovery() as reads`.execute(platform.database);
    return rows[0]?.reads === false;
  } catch (error) {
    platform.log.warn({ err: error }, 'not ready');
    return false;
  }
}
