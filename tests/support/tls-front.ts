import { createHash, createPublicKey } from 'node:crypto';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { makeSelfSigned, type SelfSigned } from './self-signed';

/** A TLS-terminating reverse proxy as in production: https and HTTP/2, every request forwarded over HTTP/1.1. */
export interface TlsFront {
  port: number;
  close(): Promise<void>;
}

/** Real proxies do the same: a record is readable when its last byte has arrived, so each record fits into one packet. */
const recordBytes = 1350;

/** Hop-by-hop headers, which aren't forwarded. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection', 'http2-settings']);

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !hopByHop.has(name)));
}

function pass(targetPort: number, request: Http2ServerRequest, response: Http2ServerResponse): void {
  const host = request.headers[':authority'] ?? request.headers.host;
  const onward = httpRequest({
    port: targetPort,
    host: '127.0.0.1',
    method: request.method,
    path: request.url,
    headers: { ...passedOn(request.headers), host, 'x-forwarded-proto': 'https' },
  });
  onward.on('response', (received) => {
    response.writeHead(received.statusCode ?? 502, passedOn(received.headers));
    received.pipe(response);
  });
  onward.on('error', () => response.stream?.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

let certificate: SelfSigned | undefined;

/** The certificate of all fronts of this process. */
const ownCertificate = (): SelfSigned => (certificate ??= makeSelfSigned());

/**
 * Chromium's argument to trust the fronts of this process. A browser that ignores certificate errors doesn't cache what
 * such a connection delivers, so a service worker would load the page's files a second time.
 */
export function trustInFronts(): string {
  const key = createPublicKey(ownCertificate().cert).export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}

/** Starts a front on a free loopback port, with a certificate that only browsers started with `trustInFronts` accept. */
export async function startTlsFront(targetPort: number): Promise<TlsFront> {
  const server = createSecureServer({ ...ownCertificate(), allowHTTP1: true, noDelay: true }, (request, response) =>
    pass(targetPort, request, response),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(recordBytes));
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
}
