import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Platform } from '../platform';
import { framePolicy } from '../plugins/security';
import { CLIENT, EARLIER } from './files';
import { isRecalled } from './recall';

const YEAR = 'public, max-age=31536000, immutable';
const WORKERS = ['/sw.js', '/recall.js'];
const CHECKED = 'public, max-age=0, must-revalidate';

/** The folders of built files: the release's own, and those that pages of previous releases may still request. */
export interface Built {
  client: string;
  earlier: readonly string[];
}

const built: Built = { client: CLIENT, earlier: EARLIER };

function setHeaders(platform: Platform, reply: FastifyReply, file: string): void {
  const isHashed = /^\/(studio\/)?assets\//.test(file);
  void reply.header('cache-control', isHashed ? YEAR : WORKERS.includes(file) ? 'no-cache' : CHECKED);
  if (file.startsWith('/studio/')) {
    void reply.header('content-security-policy', framePolicy(platform));
    void reply.header('cross-origin-resource-policy', 'cross-origin');
  }
}

/**
 * The built files, compressed at build time; hashed ones are cached for a year, all others revalidated. While an operator recalls a
 * release, the worker's address serves the kill-switch worker (OFF-004).
 */
export async function staticRoutes(app: FastifyInstance, platform: Platform, { client, earlier }: Built = built): Promise<void> {
  if (!existsSync(client)) return;
  const roots = [client, ...earlier.filter((folder) => existsSync(folder))];
  const pathIn = (file: string) => file.slice((roots.find((root) => file.startsWith(root)) ?? '').length).replace(/\.(br|gz)$/, '');
  await app.register(fastifyStatic, {
    root: roots,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['index.html', 'sw.js', 'recall.js', 'release.txt', '.vite/**', '**/*.br'],
    setHeaders: (reply, path) => setHeaders(platform, reply, pathIn(path)),
  });
  app.get('/sw.js', async (_request, reply) => {
    const isTakenBack = await isRecalled(platform.database).catch(() => false);
    void reply.header('service-worker-allowed', '/');
    return reply.sendFile(isTakenBack ? 'recall.js' : 'sw.js', client);
  });
}
