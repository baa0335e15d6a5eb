/** Our own headers, in lower case. */
export const headers = {
  /** On a write: the idempotency key, one for each intent, the same on every retry. */
  idempotencyKey: 'idempotency-key',
  /** On a request: the locale for texts in the response. */
  locale: 'x-locale',
  /** On a request caused by a person's activity, in contrast to a background refetch. */
  active: 'x-perigee-active',
  /** On a response from the service worker's store: epoch milliseconds at which it was stored. */
  storedAt: 'x-perigee-stored-at',
  /**
   * On a private response: the id of the player it belongs to. On a request: the player that the window shows, so that
   * nobody acts for another.
   */
  player: 'x-perigee-player',
  /** On a request of a traced window: the W3C trace context. */
  trace: 'traceparent',
  /** On a document: the release that rendered it. */
  release: 'x-perigee-release',
} as const;
