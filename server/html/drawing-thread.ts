import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { expose } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import { criticalStyles } from './critical-styles';
import type { Painted } from '#contract/painted';
import type { Drawn, Order, Read } from './drawing-types';

const { draw } = (await import(pathToFileURL(resolve('dist/document/document.js')).href)) as {
  draw(order: Order & { fetch: (url: string, init?: RequestInit) => Promise<Response> }): Promise<Painted>;
};

/** What the server's main thread asks of this one. */
const thread = {
  /** Draws an address; its reads are answered by the main thread. */
  async draw(order: Order, stylesheets: readonly string[], read: Read): Promise<Drawn> {
    const painted = await draw({
      ...order,
      fetch: async (url, init) => {
        const { status, body } = await read(url, { ...(init?.headers as Record<string, string>) });
        return new Response(body, { status, headers: { 'content-type': 'application/json' } });
      },
    });
    return { ...painted, styles: painted.location ? '' : await criticalStyles(painted.html, stylesheets) };
  },
};
export type DrawingThread = typeof thread;

if (parentPort) expose(thread, nodeEndpoint(parentPort));
