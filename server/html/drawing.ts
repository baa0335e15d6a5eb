import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Locale } from '#contract/fields/locale';
import { OWN_ADDRESS } from '../plugins/rate-limits';

/** What the built page answers about an address; the same shape that src/document.tsx declares. */
export interface Drawn {
  status: number;
  location: string | null;
  html: string;
  firstData: string;
  title: string;
  description: string;
  canonical?: string;
  routes: string[];
  pictures: string[];
}

type Draw = (order: { url: string; host: string; locale: Locale; fetch: (url: string, init?: RequestInit) => Promise<Response> }) => Promise<Drawn>;

const FRESH_MS = 5_000;
const OLD_MS = 5 * 60_000;
const KEPT_AT_MOST = 500;

/** Draws documents with the built application, each address at most once in five seconds, a known one behind the one who asks. */
export async function makeDrawing(app: FastifyInstance): Promise<((url: string, host: string, locale: Locale) => Promise<Drawn>) | null> {
  const file = resolve('dist/document/document.js');
  if (!existsSync(file)) return null;
  const { draw } = (await import(pathToFileURL(file).href)) as { draw: Draw };
  const kept = new Map<string, { at: number; drawn: Promise<Drawn> }>();
  return (url, host, locale) => {
    const name = `${host} ${locale} ${url}`;
    const known = kept.get(name);
    const age = known ? Date.now() - known.at : Number.POSITIVE_INFINITY;
    if (known && age < FRESH_MS) return known.drawn;
    const drawn = draw({ url, host, locale, fetch: (input, init) => askSelf(app, host, input, init) });
    drawn.catch(() => kept.delete(name));
    if (kept.size >= KEPT_AT_MOST) kept.clear();
    // Nobody waits for a renewal: whoever asks meanwhile gets what was drawn before, unless it is old.
    if (known && age < OLD_MS) {
      kept.set(name, { at: Date.now(), drawn: known.drawn });
      void drawn.then(() => kept.set(name, { at: Date.now(), drawn })).catch(() => undefined);
      return known.drawn;
    }
    kept.set(name, { at: Date.now(), drawn });
    return drawn;
  };
}

/** Answers a page's read from this server itself, without a socket. */
async function askSelf(app: FastifyInstance, host: string, url: string, init: RequestInit = {}): Promise<Response> {
  const answer = await app.inject({ method: 'GET', url, remoteAddress: OWN_ADDRESS, headers: { ...(init.headers as Record<string, string>), host } });
  return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': 'application/json' } });
}
