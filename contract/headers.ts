/** Headers with a meaning of our own, in lower case. */
export const headers = {
  /** On a write: one key for one intent, however often it is tried. */
  idempotencyKey: 'idempotency-key',
  /** On a request: the locale that texts are wanted in. */
  locale: 'x-locale',
  /** On a request of a window that somebody uses right now, and that does not merely keep itself up to date. */
  active: 'x-perigee-active',
  /** On an answer that the service worker kept: epoch milliseconds at which it was stored. */
  storedAt: 'x-perigee-stored-at',
  /**
   * On a private answer: the id of the player whose it is. On a request: whom the window shows, so that nobody acts for
   * another.
   */
  player: 'x-perigee-player',
  /** On a request of a window that is traced: the trace, as W3C's trace context has it. */
  trace: 'traceparent',
  /** On a document: the release that drew it. */
  release: 'x-perigee-release',
} as const;
