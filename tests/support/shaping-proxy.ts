import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What a slow line does to every connection over it. */
export interface Line {
  /** Bits a second, for all connections together. */
  down: number;
  up: number;
  /** Milliseconds there and back. */
  roundTrip: number;
}

export const slow4G: Line = { down: 1_600_000, up: 750_000, roundTrip: 150 };

export interface ShapingProxy {
  port: number;
  close(): Promise<void>;
}

const pieceBytes = 4096;
/** More than this waits at the sender, so that a server's own order of answers still counts. */
const queueBytes = 64 * 1024;

/** One direction of the line: pieces leave one after the other at the line's rate and arrive half a round trip later. */
class Direction {
  #freeAt = 0;

  constructor(
    private readonly bitsPerSecond: number,
    private readonly delay: number,
  ) {}

  /** When a piece that reaches the line at a time, in milliseconds, has arrived at its end. */
  arrival(bytes: number, at: number): number {
    this.#freeAt = Math.max(this.#freeAt, at) + (bytes * 8 * 1000) / this.bitsPerSecond;
    return this.#freeAt + this.delay;
  }
}

/** Acts at given times, always in the order they were asked for: timers of different lengths may overtake each other. */
class Timetable {
  readonly #entries: { time: number; act: () => void }[] = [];
  #last = 0;

  at(time: number, act: () => void): void {
    this.#last = Math.max(this.#last, time);
    this.#entries.push({ time: this.#last, act });
    if (this.#entries.length === 1) this.#wait();
  }

  #wait(): void {
    const [next] = this.#entries;
    if (next) setTimeout(() => this.#run(), next.time - performance.now());
  }

  #run(): void {
    while (this.#entries[0] && this.#entries[0].time <= performance.now() + 1) this.#entries.shift()?.act();
    this.#wait();
  }
}

/** Carries what one socket says to the other over a direction of the line; `openAt` is when the connection is through. */
function carry(from: Socket, to: Socket, direction: Direction, openAt: number): void {
  const timetable = new Timetable();
  let waiting = 0;
  from.on('data', (chunk: Buffer) => {
    for (let at = 0; at < chunk.length; at += pieceBytes) {
      const piece = chunk.subarray(at, at + pieceBytes);
      waiting += piece.length;
      timetable.at(direction.arrival(piece.length, Math.max(performance.now(), openAt)), () => {
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
 * Listens on a loopback port and passes every connection on to the target port over one slow line. Opening a
 * connection costs a round trip, as a handshake does. It shapes what service workers fetch as well, which a
 * browser's own throttling does not.
 */
export async function startShapingProxy(targetPort: number, line: Line = slow4G): Promise<ShapingProxy> {
  const down = new Direction(line.down, line.roundTrip / 2);
  const up = new Direction(line.up, line.roundTrip / 2);
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    const target = connect({ port: targetPort, host: '127.0.0.1', noDelay: true });
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    carry(client, target, up, performance.now() + line.roundTrip);
    carry(target, client, down, 0);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
