/**
 * The API server of `npm run dev`: loads its packages, then waits for the message to start. It listens on a private port for
 * the front server only, and exits with its parent process.
 */
import { close as closeInspector } from 'node:inspector';
import type { AddressInfo } from 'node:net';
import type { Start, ServerMessage } from './platform-process';

/** The packages that take most of the start-up time; one that's missing here is merely loaded later. */
const packages = [
  'pg',
  'kysely',
  'fastify',
  'valibot',
  'pino',
  'graphile-worker',
  'sharp',
  'maxmind',
  'nodemailer',
  'web-push',
  'sanitize-html',
  'markdown-it',
  'yaml',
  'minisearch',
  'beasties',
  'comlink',
  'altcha-lib',
  '@node-rs/argon2',
  '@lingui/core',
  '@lingui/message-utils/compileMessage',
  '@valibot/to-json-schema',
  '@fastify/cookie',
  '@fastify/compress',
  '@fastify/static',
  '@fastify/swagger',
  '@fastify/swagger-ui',
];

const send = (message: ServerMessage) => process.send?.(message);

/** Starts the server in the way of `npm run serve`, but with the source page instead of a built one. */
async function start(): Promise<void> {
  const [{ readEnvironment }, { openPlatform }, { buildApp }, { unrenderedPages }, { greeting }] = await Promise.all([
    import('../../server/environment'),
    import('../../server/open-platform'),
    import('../../server/app'),
    import('./pages'),
    import('../greeting'),
  ]);
  const reading = readEnvironment();
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  const { environment } = reading;
  const opened = await openPlatform(environment);
  const app = await buildApp(opened.platform, { pages: unrenderedPages(), built: { client: '/nowhere', earlier: [] } });
  process.once('SIGTERM', () => {
    // Frees the debugger's port for the next process.
    closeInspector();
    app.server.closeAllConnections();
    void app
      .close()
      .then(opened.close)
      .finally(() => process.exit(0));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  send({ kind: 'ready', port, greeting: greeting(environment, { demoPlayers: opened.hasDemoPlayers }) });
}

process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the terminal's whole process group, but the parent decides when this process ends.
process.on('SIGINT', () => undefined);
const exit = () => process.exit(0);
process.once('SIGTERM', exit);
process.on('message', ({ env }: Start) => {
  process.off('SIGTERM', exit);
  Object.assign(process.env, env);
  start().catch((error: unknown) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.send!({ kind: 'failed', error: text } satisfies ServerMessage, () => process.exit(1));
  });
});
for (const name of packages) await import(name).catch(() => undefined);
