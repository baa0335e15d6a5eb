import { connect, type Socket } from 'node:net';

/** Many open event streams to one server, read without parsing. */
export interface EventReaders {
  /** Resolves once every stream has received this many events in total; rejects if a stream ends first. */
  received(events: number): Promise<void>;
  close(): void;
}

/** Calls back once this many events have arrived, counted by the empty line that ends each, even if a chunk splits it. */
function countEvents(socket: Socket, wanted: number, onEnough: () => void): void {
  let count = 0;
  let isAfterNewline = false;
  const read = (chunk: Buffer) => {
    for (const byte of chunk) {
      if (byte === 10 && isAfterNewline) count += 1;
      isAfterNewline = byte === 10 && !isAfterNewline;
    }
    if (count < wanted) return;
    socket.off('data', read);
    onEnough();
  };
  socket.on('data', read);
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
      else reject(new Error(`${path} responded with ${head.slice(0, end)}`));
    };
    socket.on('data', readHead);
  });
}

/** Opens the streams in batches. The events of a stream's first moments aren't counted. */
export async function openReaders(port: number, path: string, streams: number): Promise<EventReaders> {
  const sockets: Socket[] = [];
  while (sockets.length < streams) {
    const some = Math.min(50, streams - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: some }, () => openStream(port, path)))));
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  return {
    received: (events) =>
      new Promise((resolve, reject) => {
        let finished = 0;
        for (const socket of sockets) {
          socket.once('close', () => reject(new Error('a stream ended early')));
          countEvents(socket, events, () => {
            finished += 1;
            if (finished === sockets.length) resolve();
          });
        }
      }),
    close: () => sockets.forEach((socket) => socket.removeAllListeners('close').destroy()),
  };
}
