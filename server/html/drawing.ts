import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { proxy } from 'comlink';
import type { FastifyInstance } from 'fastify';
import type { HostSite } from '#brands/index';
import type { Locale } from '#contract/fields/locale';
import type { Painted } from '#contract/painted';
import { ownAddressIn } from '../edges/own-address';
import { Thread } from '../thread';
import type { DrawingThread } from './drawing-thread';

/** A painted page with the rules of the stylesheets that it uses. */
export interface Drawn extends Painted {
  styles: string;
}

export interface Order {
  /** Path and query as the browser asked for them. */
  url: string;
  host: string;
  site: HostSite;
  locale: Locale;
  /** For a light window: the smallest pictures. */
  isLight: boolean;
  /** Where its visitor is, for what differs by country. */
  country: string | null;
  /** What its visitor's browser calls itself, for what search engines see besides. */
  userAgent: string;
}

/** Answers a page's read of the public calls. */
export type Read = (url: string, headers: Record<string, string>) => Promise<{ status: number; body: string }>;

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
