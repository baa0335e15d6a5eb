export interface PushOrder {
  endpoint: string;
  p256dh: string;
  auth: string;
  payload: string;
  /** How many seconds the service stores it for an offline device. */
  ttl: number;
  urgency: 'very-low' | 'low' | 'normal' | 'high';
  /** A later push of the same topic replaces a pending one. */
  topic: string;
}

/** `gone`: the subscription has ended. `busy`: try again later. */
export type PushResult = 'sent' | 'gone' | 'busy' | 'refused';

/** The result of a push, and its service's retry time. */
export interface PushOutcome {
  result: PushResult;
  /** The raw `Retry-After`. */
  retryAfter: string | null;
}

/** Sends to the browsers' push services. */
export interface PushGateway {
  publicKey: string;
  /** Whether an endpoint, which any client may choose, may be connected to at all. */
  isAllowed(endpoint: string): boolean;
  send(order: PushOrder): Promise<PushOutcome>;
}
