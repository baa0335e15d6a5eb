import { writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startFirefoxPush } from './firefox-push';
import type { ReceivedPush } from './received-push';
import { makeSelfSigned } from './self-signed';
import { temporaryDataDir } from './temporary-data-dir';

/** A push service with a mailbox for each subscription, over TLS: accepts the POST of RFC 8030 and exposes what it received. */
export interface PushMailboxes {
  /** Such as `https://localhost:41234`; endpoints are `/to/<name>` and received pushes are at `/got/<name>`. */
  url: string;
  /**
   * Where a Firefox connects to receive its pushes: its endpoints are `/channel/<id>`, received ones are at `/got/<id>` too,
   * and a POST to `/again/<id>` delivers the last one again.
   */
  socketUrl: string;
  /** The environment that a server needs to reach it: a certificate to trust, a host to allow. */
  trust: Record<'NODE_EXTRA_CA_CERTS' | 'PUSH_HOSTS' | 'PUSH_ALLOW_PRIVATE', string>;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('base64');
}

async function pushOf(request: IncomingMessage): Promise<ReceivedPush> {
  return { headers: Object.fromEntries(kept.map((header) => [header, request.headers[header]?.toString()])), body: await bodyOf(request) };
}

const kept = ['ttl', 'urgency', 'topic', 'content-encoding', 'authorization'];

/** Starts a push service on a free port; a name that begins with `gone` has expired, as after an unsubscription. */
export async function startPushMailboxes(): Promise<PushMailboxes> {
  const boxes = new Map<string, ReceivedPush[]>();
  const { key, cert } = makeSelfSigned();
  const certificateFile = join(await temporaryDataDir(), 'push-service.pem');
  writeFileSync(certificateFile, cert);

  const came = (name: string) => boxes.get(name) ?? [];

  async function keep(name: string, request: IncomingMessage): Promise<ReceivedPush> {
    const push = await pushOf(request);
    boxes.set(name, [...came(name), push]);
    return push;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, what, name = ''] = (request.url ?? '').split('/');
    const end = (isTaken: boolean) => void response.writeHead(isTaken ? 201 : 410).end();
    if (what === 'got') return void response.end(JSON.stringify(came(name)));
    if (request.method !== 'POST' || name.startsWith('gone')) return end(false);
    const last = came(name).at(-1);
    if (what === 'again') return end(last !== undefined && firefox.deliver(name, last));
    if (what === 'channel') return end(firefox.deliver(name, await keep(name, request)));
    if (what !== 'to') return end(false);
    await keep(name, request);
    end(true);
  }

  const server = createServer({ key, cert }, (request, response) => void handle(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  const firefox = await startFirefoxPush((channel) => `https://${host}/channel/${channel}`);
  return {
    url: `https://${host}`,
    socketUrl: firefox.url,
    trust: { NODE_EXTRA_CA_CERTS: certificateFile, PUSH_HOSTS: host, PUSH_ALLOW_PRIVATE: '1' },
    close: async () => {
      await firefox.close();
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
