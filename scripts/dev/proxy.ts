import { type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { headers } from '../../contract/headers';
import { escapeHtml } from '../../server/escape-html';
import { PlatformFailed, type PlatformProcess } from './platform-process';

/** Turns a document into its development variant; returns the page and its CSP. */
export type Finish = (html: string, policy: string, host: string) => Promise<{ html: string; policy: string }>;

/** Forwards a request with its host and cookies unchanged, so brand and session are those of the address. */
function requestServer(request: IncomingMessage, port: number): Promise<IncomingMessage> {
  return new Promise((done, failed) => {
    const { 'accept-encoding': _encodings, ...asked } = request.headers;
    const sent = ask({
      host: '127.0.0.1',
      port,
      method: request.method,
      path: request.url,
      headers: { ...asked, 'x-forwarded-for': request.socket.remoteAddress ?? '' },
      agent: false,
    });
    sent.once('response', done);
    sent.once('error', failed);
    request.pipe(sent);
    request.once('close', () => request.destroyed && !request.complete && sent.destroy());
  });
}

/** Retries a GET that hit a server shutting down at its successor; writes aren't retried, because they might take effect twice. */
async function requestLatest(request: IncomingMessage, platform: PlatformProcess): Promise<IncomingMessage> {
  const port = await platform.port();
  try {
    return await requestServer(request, port);
  } catch (error) {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw error;
    return requestServer(request, await platform.port());
  }
}

/** An error page with the reason why the server isn't running; Vite's client reloads the page once the server runs. */
function sendFailure(response: ServerResponse, error: unknown): void {
  if (response.headersSent) return void response.destroy();
  const reason = error instanceof PlatformFailed ? error.message : `The platform did not respond: ${String(error)}`;
  response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`<!doctype html><title>503</title><script type="module" src="/@vite/client"></script><pre>${escapeHtml(reason)}</pre>`);
}

/** Proxies a request to the server and streams the response; documents of the app are adapted on the way. */
export async function passOn(request: IncomingMessage, response: ServerResponse, platform: PlatformProcess, finish: Finish): Promise<void> {
  let received: IncomingMessage;
  try {
    received = await requestLatest(request, platform);
  } catch (error) {
    return sendFailure(response, error);
  }
  received.once('error', () => response.destroy());
  response.once('close', () => received.destroy());
  const { connection: _connection, 'keep-alive': _keepAlive, ...forwarded } = received.headers;
  const isDocument = received.headers[headers.release] !== undefined && (received.headers['content-type'] ?? '').startsWith('text/html');
  if (!isDocument) {
    response.writeHead(received.statusCode ?? 502, forwarded);
    response.flushHeaders();
    received.pipe(response);
    return;
  }
  const { html, policy } = await finish(
    await text(received),
    String(received.headers['content-security-policy'] ?? ''),
    request.headers.host ?? '',
  );
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = forwarded;
  response.writeHead(received.statusCode ?? 502, { ...rest, 'content-security-policy': policy });
  response.end(request.method === 'HEAD' ? '' : html);
}
