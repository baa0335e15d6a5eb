import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import type { ReceivedPush } from './received-push';

/** The messages of Firefox to its push service that matter here. */
interface FirefoxMessage {
  messageType?: 'hello' | 'register' | 'unregister' | 'ack' | 'broadcast_subscribe';
  channelID?: string;
}

/** The side of a push service that Firefox connects to: each subscription has a channel, to which its pushes are delivered. */
export interface FirefoxPush {
  /** Such as `ws://127.0.0.1:41234/`, for the preference `dom.push.serverURL`. */
  url: string;
  /** Delivers a push to the browser with the channel; false if no browser has it. */
  deliver(channel: string, push: ReceivedPush): boolean;
  close(): Promise<void>;
}

/** Starts it on a free port; `endpointOf` returns the address to which pushes for a channel are posted. */
export async function startFirefoxPush(endpointOf: (channel: string) => string): Promise<FirefoxPush> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, handleProtocols: () => 'push-notification' });
  const holders = new Map<string, WebSocket>();

  function handle(socket: WebSocket, { messageType, channelID = '' }: FirefoxMessage): void {
    const say = (message: object) => socket.send(JSON.stringify(message));
    switch (messageType) {
      case 'hello':
        return say({ messageType, uaid: randomUUID().replaceAll('-', ''), status: 200, use_webpush: true, broadcasts: {} });
      case 'register':
        holders.set(channelID, socket);
        return say({ messageType, channelID, status: 200, pushEndpoint: endpointOf(channelID) });
      case 'unregister':
        holders.delete(channelID);
        return say({ messageType, channelID, status: 200 });
      case 'ack':
      case 'broadcast_subscribe':
        return;
      default:
        return say({});
    }
  }

  server.on('connection', (socket) =>
    socket.on('message', (data: Buffer) => handle(socket, JSON.parse(data.toString()) as FirefoxMessage)),
  );
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    deliver(channel, { headers, body }) {
      const holder = holders.get(channel);
      if (holder?.readyState !== WebSocket.OPEN) return false;
      const data = Buffer.from(body, 'base64').toString('base64url');
      holder.send(
        JSON.stringify({
          messageType: 'notification',
          channelID: channel,
          version: randomUUID(),
          data,
          headers: { encoding: headers['content-encoding'] },
        }),
      );
      return true;
    },
    close: () =>
      new Promise((resolve) => {
        for (const client of server.clients) client.terminate();
        server.close(() => resolve());
      }),
  };
}
