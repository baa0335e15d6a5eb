/** The properties of a slow network for every connection over it. */
export interface NetworkProfile {
  /** Bits per second, for all connections together. */
  down: number;
  up: number;
  /** Round-trip time in milliseconds. */
  roundTrip: number;
}

export const slow4G: NetworkProfile = { down: 1_600_000, up: 750_000, roundTrip: 150 };

/** A clock in milliseconds, with timers. */
export interface Clock {
  now: () => number;
  later: (milliseconds: number, act: () => void) => void;
}

export const wallClock: Clock = { now: () => performance.now(), later: (milliseconds, act) => void setTimeout(act, milliseconds) };

/** One direction of the network: chunks leave one after the other at its rate and arrive half a round trip later. */
export class Direction {
  #freeAt = 0;

  /** `jitter` returns milliseconds on top of the delay, separately for each chunk. */
  constructor(
    private readonly bitsPerSecond: number,
    private readonly delay: number,
    private readonly jitter: () => number = () => 0,
  ) {}

  /** When a chunk that is sent at a time, in milliseconds, has arrived at the other end. */
  arrival(bytes: number, at: number): number {
    this.#freeAt = Math.max(this.#freeAt, at) + (bytes * 8 * 1000) / this.bitsPerSecond;
    return this.#freeAt + this.delay + this.jitter();
  }
}

/** Acts at given times, always in the order of the requests: timers of different lengths may overtake each other. */
export class Timetable {
  readonly #entries: { time: number; act: () => void }[] = [];
  #last = 0;

  constructor(private readonly clock: Clock = wallClock) {}

  at(time: number, act: () => void): void {
    this.#last = Math.max(this.#last, time);
    this.#entries.push({ time: this.#last, act });
    if (this.#entries.length === 1) this.#wait();
  }

  #wait(): void {
    const [next] = this.#entries;
    if (next) this.clock.later(next.time - this.clock.now(), () => this.#run());
  }

  #run(): void {
    while (this.#entries[0] && this.#entries[0].time <= this.clock.now() + 1) this.#entries.shift()?.act();
    this.#wait();
  }
}
