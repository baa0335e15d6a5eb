import { createECDH, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';
import { makeSelfSigned } from './self-signed';

/** A push as a push service receives it. */
export interface TakenPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on this machine: receives over https and gives the configured responses. */
export interface PushService {
  /** Such as `localhost:41234`. */
  host: string;
  taken: TakenPush[];
  /** Status and headers of the next responses. */
  response: { status: number; headers?: Record<string, string> };
  close(): Promise<void>;
}

/** Starts a push service. Its certificate is self-signed, so the sender must trust any. */
export async function startPushService(): Promise<PushService> {
  const taken: TakenPush[] = [];
  const service = { host: '', taken, response: { status: 201 } as PushService['response'] };
  const server = createServer(makeSelfSigned(), (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(service.response.status, service.response.headers).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  service.host = `localhost:${(server.address() as AddressInfo).port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return Object.assign(service, { close });
}

/** The keys of a browser's subscription, and its decryption of a push. */
export function subscriber() {
  const privateKey = createECDH('prime256v1');
  const p256dh = privateKey.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return {
    keys: { p256dh, auth },
    read: (body: Buffer): unknown => JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey, authSecret: auth }).toString('utf8')),
  };
}
