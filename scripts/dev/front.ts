import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Environment } from '../../server/environment';
import { contentSecurityPolicy, framePolicy } from '../../server/plugins/security';
import { developmentPolicy, withVitePolicy } from './policy';
import type { PlatformProcess } from './platform-process';
import { passOn } from './proxy';
import { type HandlerName, STUDIO_PAGE, handlerOf } from './which';
import { bundleWorker } from './worker';

export interface FrontOptions {
  environment: Environment;
  platform: PlatformProcess;
  hasWorker: boolean;
}

/** The development address: one HTTP server in front of Vite and the API server. */
export interface Front {
  server: Server;
  /** Starts responding, first to requests that are already waiting. */
  serve(vite: ViteDevServer): void;
  close(): Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse, vite: ViteDevServer) => void | Promise<void>;

const isPublicFile = (pathname: string) => {
  const path = join('public', decodeURI(pathname));
  return existsSync(path) && statSync(path).isFile();
};

function send(response: ServerResponse, type: string, text: string, more: Record<string, string> = {}): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store', ...more });
  response.end(text);
}

/** A page as Vite serves it, with the development variant of the product's CSP. */
async function finishPage(vite: ViteDevServer, address: string, html: string, policy: string, host: string) {
  const page = await vite.transformIndexHtml(address, withVitePolicy(html));
  return { html: page, policy: developmentPolicy(policy, page, host) };
}

/** The handlers by kind of request. */
function handlersOf({ environment, platform, hasWorker }: FrontOptions): Record<HandlerName, Handler> {
  const pageOf =
    (file: string, policy: string, more: Record<string, string> = {}): Handler =>
    async (request, response, vite) => {
      const page = await finishPage(vite, file, await readFile(file.slice(1), 'utf8'), policy, request.headers.host ?? '');
      send(response, 'text/html; charset=utf-8', page.html, { 'content-security-policy': page.policy, ...more });
    };
  return {
    vite: (request, response, vite) => vite.middlewares(request, response),
    payments: (request, response, vite) => {
      request.url = request.url!.replace('/payments/script.js', '/payments/script.ts');
      vite.middlewares(request, response);
    },
    worker: async (_request, response) =>
      send(response, 'text/javascript', await bundleWorker(hasWorker), { 'service-worker-allowed': '/' }),
    files: (_request, response) => send(response, 'application/json', '[]'),
    studio: pageOf(STUDIO_PAGE, framePolicy({ environment }), { 'cross-origin-resource-policy': 'cross-origin' }),
    gallery: pageOf('/gallery/index.html', contentSecurityPolicy({ environment }, [])),
    platform: (request, response, vite) =>
      passOn(request, response, platform, (html, policy, host) => finishPage(vite, '/index.html', html, policy, host)),
  };
}

/** Listens at the configured address; rejects with a readable message if it can't. */
export async function openFront(options: FrontOptions): Promise<Front> {
  const { port, host } = options.environment;
  let serve: (vite: ViteDevServer) => void = () => undefined;
  const opened = new Promise<ViteDevServer>((done) => (serve = done));
  const handlers = handlersOf(options);
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const vite = await opened;
    const { pathname } = new URL(request.url ?? '/', 'http://self');
    await handlers[handlerOf(pathname, isPublicFile)](request, response, vite);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(error instanceof Error ? error.stack : String(error));
    });
  });
  await new Promise<void>((done, failed) => {
    server.once('error', () =>
      failed(new Error(`It cannot listen on ${host}:${port}: is the port taken by another program? PORT names another one.`)),
    );
    server.listen({ port, host }, done);
  });
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { server, serve, close };
}
