import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { proxy } from 'comlink';
import type { FastifyInstance } from 'fastify';
import { ownAddressIn } from '../own-address';
import { Thread } from '../thread';
import type { DrawingThread } from './drawing-thread';
import type { Drawn, Order, Read } from './drawing-types';

export type { Drawn, Order } from './drawing-types';

/** Draws one address; rejects when it cannot. */
export type Draw = (order: Order) => Promise<Drawn>;

/**
 * Draws documents with the built application, in a thread of its own: drawing takes a processor for tens of
 * milliseconds, in which no bet should wait. Null without a build. A thread that ended is started anew.
 */
export function makeDrawing(app: FastifyInstance, stylesheets: readonly string[]): Draw | null {
  if (!existsSync(resolve('dist/document/document.js'))) return null;
  const thread = new Thread<DrawingThread>(new URL('./drawing-thread.ts', import.meta.url));
  app.addHook('onClose', () => thread.stop());
  return (order) => {
    const read: Read = (url, headers) => askSelf(app, order, url, headers);
    return thread.ask((remote) => remote.draw(order, [...stylesheets], proxy(read)));
  };
}

/** Answers a page's read from this server itself, without a socket, as it would answer a visitor of the document. */
export async function askSelf(app: FastifyInstance, { host, country, userAgent }: Order, url: string, headers: Record<string, string>): Promise<{ status: number; body: string }> {
  const answer = await app.inject({ method: 'GET', url, remoteAddress: ownAddressIn(country), headers: { ...headers, host, 'user-agent': userAgent } });
  return { status: answer.statusCode, body: answer.body };
}
