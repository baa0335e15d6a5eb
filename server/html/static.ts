import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Platform } from '../platform';
import { framePolicy } from '../plugins/security';
import { CLIENT } from './files';

const YEAR = 'public, max-age=31536000, immutable';
const CHECKED = 'public, max-age=0, must-revalidate';

function setHeaders(platform: Platform, reply: FastifyReply, path: string): void {
  const file = path.slice(CLIENT.length).replace(/\.(br|gz)$/, '');
  const isHashed = /^\/(studio\/)?assets\//.test(file);
  void reply.header('cache-control', isHashed ? YEAR : file === '/sw.js' ? 'no-cache' : CHECKED);
  if (file === '/sw.js') void reply.header('service-worker-allowed', '/');
  if (file.startsWith('/studio/')) {
    void reply.header('content-security-policy', framePolicy(platform));
    void reply.header('cross-origin-resource-policy', 'cross-origin');
  }
}

/** The built files, each compressed at build time; hashed ones are kept for a year, all others checked. */
export async function staticRoutes(app: FastifyInstance, platform: Platform): Promise<void> {
  if (!existsSync(CLIENT)) return;
  await app.register(fastifyStatic, {
    root: CLIENT,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['index.html', '.vite/**', '**/*.br'],
    setHeaders: (reply, path) => setHeaders(platform, reply, path),
  });
}
