import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { type Clock, Direction, type NetworkProfile, slow4G, Timetable, wallClock } from './network-line';

export interface ShapingProxy {
  port: number;
  /** Bytes sent to the clients so far, including handshakes and headers. */
  bytesDown(): number;
  close(): Promise<void>;
}

const pieceBytes = 4096;
/** Further bytes wait at the sender, so that a server's own priorities still apply. */
const queueBytes = 64 * 1024;

/** One direction of a connection; `openAt` is when the connection is established. */
interface Flow {
  direction: Direction;
  clock: Clock;
  openAt: number;
}

/** Forwards the data of one socket to the other. */
function carry(from: Socket, to: Socket, { direction, clock, openAt }: Flow): void {
  const timetable = new Timetable(clock);
  let waiting = 0;
  from.on('data', (chunk: Buffer) => {
    for (let at = 0; at < chunk.length; at += pieceBytes) {
      const piece = chunk.subarray(at, at + pieceBytes);
      waiting += piece.length;
      timetable.at(direction.arrival(piece.length, Math.max(clock.now(), openAt)), () => {
        waiting -= piece.length;
        if (to.writable) to.write(piece);
        if (waiting < queueBytes) from.resume();
      });
    }
    if (waiting >= queueBytes) from.pause();
  });
  from.on('end', () => timetable.at(0, () => to.end()));
  from.on('error', () => to.destroy());
  from.on('close', () => timetable.at(0, () => to.end()));
}

/**
 * Listens on a loopback port, a free one by default, and forwards every connection to the target port over one slow
 * network. Opening a connection costs a round trip, as a handshake does. It also shapes the requests of service workers,
 * which a browser's own throttling doesn't.
 */
export async function startShapingProxy(
  targetPort: number,
  line: NetworkProfile = slow4G,
  { port = 0, clock = wallClock }: { port?: number; clock?: Clock } = {},
): Promise<ShapingProxy> {
  const down = new Direction(line.down, line.roundTrip / 2);
  const up = new Direction(line.up, line.roundTrip / 2);
  const sockets = new Set<Socket>();
  let bytesDown = 0;
  const server = createServer({ noDelay: true }, (client) => {
    const target = connect({ port: targetPort, host: '127.0.0.1', noDelay: true });
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    carry(client, target, { direction: up, clock, openAt: clock.now() + line.roundTrip });
    carry(target, client, { direction: down, clock, openAt: 0 });
    target.on('data', (chunk: Buffer) => (bytesDown += chunk.length));
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    bytesDown: () => bytesDown,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
