/** A text message. `to` is a number as its player typed it, with the country code. */
export interface TextMessage {
  to: string;
  text: string;
}

/** Sends text messages. Tests pass one that records them. */
export interface SmsSender {
  send(message: TextMessage): Promise<void>;
}
