/** A push as received for a subscription: the headers for its delivery, and the encrypted body. */
export interface ReceivedPush {
  headers: Record<string, string | undefined>;
  /** Base64. */
  body: string;
}
