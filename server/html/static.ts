import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Platform } from '../platform';
import { framePolicy } from '../plugins/security';
import { CLIENT } from './files';

const YEAR = 'public, max-age=31536000, immutable';
const CHECKED = 'public, max-age=0, must-revalidate';

type SetHeader = { setHeader(name: string, value: string): void };

function setHeaders(platform: Platform, response: SetHeader, path: string): void {
  const file = path.slice(CLIENT.length).replace(/\.(br|gz)$/, '');
  const isHashed = /^\/(studio\/)?assets\//.test(file);
  response.setHeader('cache-control', isHashed ? YEAR : file === '/sw.js' ? 'no-cache' : CHECKED);
  if (file === '/sw.js') response.setHeader('service-worker-allowed', '/');
  if (file.startsWith('/studio/')) {
    response.setHeader('content-security-policy', framePolicy(platform));
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
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
    setHeaders: (response, path) => setHeaders(platform, response as unknown as SetHeader & FastifyReply, path),
  });
}
