import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { ownAddressIn } from '../own-address';
import { accessLogPlugin } from './access-log';

it('logs one line per request with its id, without its query, and none for the server’s own', async () => {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  const app = Fastify({ logger: { level: 'info', stream }, disableRequestLogging: true });
  accessLogPlugin(app);
  app.get('/users/password/edit', async () => 'here');
  await app.inject({ url: '/users/password/edit?token=secret' });
  await app.inject({ url: '/nowhere' });
  await app.inject({ url: '/users/password/edit', remoteAddress: ownAddressIn('DE') });
  await app.close();
  expect(lines).toMatchObject([
    { msg: 'request', reqId: 'req-1', method: 'GET', path: '/users/password/edit', status: 200 },
    { msg: 'request', reqId: 'req-2', method: 'GET', path: '/nowhere', status: 404 },
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});
