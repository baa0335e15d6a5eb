import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Fault, WireDirection } from './faults';
import { Direction, Timetable } from './network-line';
import { type Asked, RequestReader } from './request-reader';
import { seeded } from './seeded';

/** The conditions of all traffic; single requests may have faults too. */
export interface ProxyOptions {
  /** Round-trip time in milliseconds. */
  roundTrip?: number;
  /** Maximum jitter in milliseconds, random each time. */
  jitter?: number;
  /** Bits per second each way, for all connections together. */
  bitsPerSecond?: number;
  /** The seed of the jitter: the same for the same seed. */
  seed?: number;
}

/** One request over the proxy, and how much of it and of its response has passed so far. */
export interface Exchange extends Asked {
  fault: Fault | null;
  up: number;
  down: number;
}

type FaultOf = (asked: Asked) => Fault | null;

/** A proxy between browser and server with planned faults. */
export class FaultProxy {
  port = 0;
  /** Returns the fault of each request; null for none. */
  faultOf: FaultOf | null = null;
  /** Every request so far, in order. */
  readonly exchanges: Exchange[] = [];
  readonly #server = createServer({ noDelay: true }, (client) => this.#carry(client));
  readonly #sockets = new Set<Socket>();
  readonly #directions: Record<WireDirection, Direction>;
  #isCut = false;

  private constructor(
    private readonly targetPort: number,
    { roundTrip = 0, jitter = 0, bitsPerSecond = Number.POSITIVE_INFINITY, seed = 1 }: ProxyOptions,
  ) {
    const random = seeded(seed);
    const direction = () => new Direction(bitsPerSecond, roundTrip / 2, () => random() * jitter);
    this.#directions = { up: direction(), down: direction() };
  }

  /** Starts a proxy from a free loopback port to a port of this machine. */
  static async start(targetPort: number, line: ProxyOptions = {}): Promise<FaultProxy> {
    const proxy = new FaultProxy(targetPort, line);
    await new Promise<void>((resolve) => void proxy.#server.listen(0, '127.0.0.1', resolve));
    proxy.port = (proxy.#server.address() as AddressInfo).port;
    return proxy;
  }

  /** Such as `http://localhost:41234`. */
  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** How often an address was requested: the beginning of `METHOD /path`. */
  count(start: string): number {
    return this.exchanges.filter(({ method, path }) => `${method} ${path}`.startsWith(start)).length;
  }

  /** Resets every connection, and every new one until `heal`. */
  cut(): void {
    this.#isCut = true;
    this.reset();
  }

  /** Resets the current connections; new ones pass. */
  reset(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  /** Ends all faults; hanging connections are reset, so that they are retried. */
  heal(): void {
    this.#isCut = false;
    this.faultOf = null;
    this.reset();
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => void this.#server.close(() => resolve()));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => undefined);
  }

  #carry(client: Socket): void {
    this.#keep(client);
    if (this.#isCut) return void client.resetAndDestroy();
    const platform = connect({ port: this.targetPort, host: '127.0.0.1', noDelay: true });
    this.#keep(platform);
    new Connection(
      client,
      platform,
      this.#directions,
      (asked) => this.#begin(asked),
      () => this.#twin(),
    );
  }

  #begin(asked: Asked): Exchange {
    const exchange: Exchange = { ...asked, fault: this.faultOf?.(asked) ?? null, up: 0, down: 0 };
    this.exchanges.push(exchange);
    return exchange;
  }

  /** A second connection, for a duplicated request; its response is dropped. */
  #twin(): Socket {
    const twin = connect({ port: this.targetPort, host: '127.0.0.1', noDelay: true });
    this.#keep(twin);
    twin.on('data', () => twin.end());
    return twin;
  }
}

/** One connection of a browser, with one to the server behind it. */
class Connection {
  readonly #reader = new RequestReader();
  readonly #timetables: Record<WireDirection, Timetable> = { up: new Timetable(), down: new Timetable() };
  #exchange: Exchange | null = null;
  #twin: Socket | null = null;

  constructor(
    private readonly client: Socket,
    private readonly platform: Socket,
    private readonly directions: Record<WireDirection, Direction>,
    private readonly begin: (asked: Asked) => Exchange,
    private readonly makeTwin: () => Socket,
  ) {
    client.on('data', (chunk: Buffer) => this.#onClientData(chunk));
    platform.on('data', (chunk: Buffer) => this.#onPlatformData(chunk));
    client.on('end', () => this.#later('up', 0, () => platform.end()));
    platform.on('end', () => this.#later('down', 0, () => client.end()));
    client.on('close', () => platform.destroy());
    platform.on('close', () => this.#later('down', 0, () => client.destroy()));
  }

  #onClientData(chunk: Buffer): void {
    for (const { bytes, begins, isEnd } of this.#reader.read(chunk)) {
      if (begins) this.#exchange = this.begin(begins);
      const exchange = this.#exchange!;
      if (exchange.fault?.kind === 'duplicate') (this.#twin ??= this.makeTwin()).write(bytes);
      if (isEnd) this.#twin = null;
      this.#pass('up', exchange, bytes);
    }
  }

  #onPlatformData(chunk: Buffer): void {
    const exchange = this.#exchange;
    if (!exchange) return;
    if (exchange.fault?.kind === 'lost-response') this.#later('down', 0, () => this.#reset());
    else this.#pass('down', exchange, chunk);
  }

  /** Forwards the bytes that the fault allows, and resets the connection at the fault's point. */
  #pass(way: WireDirection, exchange: Exchange, bytes: Buffer): void {
    const { fault } = exchange;
    const limit = fault && 'way' in fault && fault.way === way ? fault.at : Number.POSITIVE_INFINITY;
    const passing = bytes.subarray(0, Math.max(0, limit - exchange[way]));
    exchange[way] += passing.length;
    const isOver = passing.length < bytes.length;
    const to = way === 'up' ? this.platform : this.client;
    this.#later(way, passing.length, () => {
      if (to.writable && passing.length > 0) to.write(passing);
      if (isOver && fault?.kind === 'reset') setImmediate(() => this.#reset());
    });
  }

  #later(way: WireDirection, bytes: number, act: () => void): void {
    this.#timetables[way].at(this.directions[way].arrival(bytes, performance.now()), act);
  }

  #reset(): void {
    this.client.resetAndDestroy();
    this.platform.destroy();
  }
}
