/** The direction of a byte: `up` to the server, `down` to the browser. */
export type WireDirection = 'up' | 'down';

/** The fault of one request and its response. */
export type Fault =
  /** The connection is reset after this many bytes of the request (up) or of the response (down). */
  | { kind: 'reset'; way: WireDirection; at: number }
  /** After this many bytes nothing more passes in that direction, silently. */
  | { kind: 'stall'; way: WireDirection; at: number }
  /** The server receives it and responds in full; the response is lost with the connection. */
  | { kind: 'lost-response' }
  /** The server receives it twice, at the same time; one of the responses arrives. */
  | { kind: 'duplicate' };

/** Bytes pass in one direction only: those in the other one are lost silently. */
export const oneWay = (way: WireDirection): Fault => ({ kind: 'stall', way: way === 'up' ? 'down' : 'up', at: 0 });
