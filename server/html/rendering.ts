import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { proxy } from 'comlink';
import type { FastifyInstance } from 'fastify';
import { ownAddressIn } from '../own-address';
import { Thread } from '../thread';
import type { RenderingThread } from './rendering-thread';
import type { Read, RenderRequest, StyledPage } from './rendering-types';

export type { RenderRequest, StyledPage } from './rendering-types';

/** Renders one address; rejects if it can't. */
export type Render = (request: RenderRequest) => Promise<StyledPage>;

/**
 * Renders documents with the built application, in a worker thread: rendering takes tens of milliseconds of CPU, which mustn't delay
 * bets. Null without a build. A thread that ended is restarted.
 */
export function makeRenderer(app: FastifyInstance, stylesheets: readonly string[]): Render | null {
  if (!existsSync(resolve('dist/document/document.js'))) return null;
  const thread = new Thread<RenderingThread>(new URL('./rendering-thread.ts', import.meta.url));
  app.addHook('onClose', () => thread.stop());
  return (request) => {
    const read: Read = (url, headers) => askSelf(app, request, url, headers);
    return thread.ask((remote) => remote.render(request, [...stylesheets], proxy(read)));
  };
}

/** Serves a page's read from this server itself, without a socket, as it would for a visitor of the document. */
export async function askSelf(
  app: FastifyInstance,
  { host, country, userAgent }: RenderRequest,
  url: string,
  headers: Record<string, string>,
): Promise<{ status: number; body: string }> {
  const response = await app.inject({
    method: 'GET',
    url,
    remoteAddress: ownAddressIn(country),
    headers: { ...headers, host, 'user-agent': userAgent },
  });
  return { status: response.statusCode, body: response.body };
}
