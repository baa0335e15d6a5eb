import { connect, type Socket } from 'node:net';

/** Many open event streams to one server, read without parsing. */
export interface EventReaders {
  /** Resolves once every stream has had so many events in all; rejects when a stream ends first. */
  received(events: number): Promise<void>;
  close(): void;
}

/** Events counted by the empty line that ends each, also where it is split over two chunks. */
function countEvents(socket: Socket, onCount: (count: number) => void): void {
  let count = 0;
  let isAfterNewline = false;
  socket.on('data', (chunk) => {
    for (const byte of chunk as Buffer) {
      if (byte === 10 && isAfterNewline) count += 1;
      isAfterNewline = byte === 10 && !isAfterNewline;
    }
    onCount(count);
  });
}

function openStream(port: number, path: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: text/event-stream\r\n\r\n`);
    });
    let head = '';
    const readHead = (chunk: Buffer) => {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      socket.off('data', readHead);
      if (head.startsWith('HTTP/1.1 200')) resolve(socket);
      else reject(new Error(`${path} answered ${head.slice(0, end)}`));
    };
    socket.on('data', readHead);
  });
}

/** Opens the streams, some at a time. The events of a stream's first moments are not counted. */
export async function openReaders(port: number, path: string, streams: number): Promise<EventReaders> {
  const sockets: Socket[] = [];
  while (sockets.length < streams) {
    const some = Math.min(50, streams - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: some }, () => openStream(port, path)))));
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  const counts = new Map<Socket, number>();
  let look: () => void = () => undefined;
  for (const socket of sockets) {
    countEvents(socket, (count) => {
      counts.set(socket, count);
      look();
    });
  }
  return {
    received: (events) =>
      new Promise((resolve, reject) => {
        for (const socket of sockets) socket.once('close', () => reject(new Error('a stream ended early')));
        look = () => {
          if (counts.size === sockets.length && sockets.every((socket) => counts.get(socket)! >= events)) resolve();
        };
        look();
      }),
    close: () => sockets.forEach((socket) => socket.removeAllListeners('close').destroy()),
  };
}
