export interface PushOrder {
  endpoint: string;
  p256dh: string;
  auth: string;
  payload: string;
  /** Seconds the service keeps it for a device that is off. */
  ttl: number;
  urgency: 'very-low' | 'low' | 'normal' | 'high';
  /** A later push of the same topic replaces one that still waits. */
  topic: string;
}

/** `gone`: the subscription has ended. `busy`: try again later. */
export type PushResult = 'sent' | 'gone' | 'busy' | 'refused';

/** What became of a push, and what its service says of when it wants to hear of it again. */
export interface PushOutcome {
  result: PushResult;
  /** Its `Retry-After`, as it came. */
  retryAfter: string | null;
}

/** The door to the browsers' push services. */
export interface PushGateway {
  publicKey: string;
  /** Whether an endpoint, which is whatever a client says, may be connected to at all. */
  isAllowed(endpoint: string): boolean;
  send(order: PushOrder): Promise<PushOutcome>;
}
