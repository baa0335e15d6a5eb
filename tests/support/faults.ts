/** The way a byte goes: `up` to the platform, `down` to the browser. */
export type Way = 'up' | 'down';

/** What becomes of one request and its answer. */
export type Fault =
  /** The connection is reset once so many bytes of the request (up) or of the answer (down) have passed. */
  | { kind: 'reset'; way: Way; at: number }
  /** From so many bytes on nothing more passes that way, and nobody is told. */
  | { kind: 'stall'; way: Way; at: number }
  /** The platform hears it and answers in full; the answer gets lost with the connection. */
  | { kind: 'lost-answer' }
  /** The platform hears it twice, at the same time; one of the answers arrives. */
  | { kind: 'duplicate' };

/** A line on which bytes go one way only: what goes the other way is lost without a word. */
export const oneWay = (way: Way): Fault => ({ kind: 'stall', way: way === 'up' ? 'down' : 'up', at: 0 });
