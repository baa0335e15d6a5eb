import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { traceparentOf } from '#rules/tracking/trace';
import { tracingPlugin } from './tracing';

it('logs the duration of traced requests', async () => {
  const lines: { msg: string; trace?: string; call?: string; status?: number }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) };
  const app = Fastify({ logger: { level: 'info', stream }, disableRequestLogging: true });
  tracingPlugin(app);
  app.get('/here', async () => 'here');
  const trace = '0af7651916cd43dd8448eb211c80319c';
  await app.inject({ url: '/here', headers: { traceparent: traceparentOf(trace, 'b7ad6b7169203331') } });
  await app.inject({ url: '/here' });
  await app.inject({ url: '/here', headers: { traceparent: `00-${trace}-b7ad6b7169203331-00` } });
  await app.close();
  expect(lines.filter(({ msg }) => msg === 'traced')).toMatchObject([{ trace, call: '/here', status: 200 }]);
});
