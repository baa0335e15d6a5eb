/** What a push service got for one of its subscriptions: the headers that say how to treat it, and the sealed body. */
export interface ReceivedPush {
  headers: Record<string, string | undefined>;
  /** Base64. */
  body: string;
}
