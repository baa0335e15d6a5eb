import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { expose } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import { criticalStyles } from './critical-styles';
import type { RenderedPage } from '#contract/rendered-page';
import type { StyledPage, RenderRequest, Read } from './rendering-types';

const { render } = (await import(pathToFileURL(resolve('dist/document/document.js')).href)) as {
  render(request: RenderRequest & { fetch: (url: string, init?: RequestInit) => Promise<Response> }): Promise<RenderedPage>;
};

/** What the server's main thread requests from this one. */
const thread = {
  /** Renders an address; its reads are served by the main thread. */
  async render(request: RenderRequest, stylesheets: readonly string[], read: Read): Promise<StyledPage> {
    const page = await render({
      ...request,
      fetch: async (url, init) => {
        const { status, body } = await read(url, { ...(init?.headers as Record<string, string>) });
        return new Response(body, { status, headers: { 'content-type': 'application/json' } });
      },
    });
    return { ...page, styles: page.location ? '' : await criticalStyles(page.html, stylesheets) };
  },
};
export type RenderingThread = typeof thread;

if (parentPort) expose(thread, nodeEndpoint(parentPort));
