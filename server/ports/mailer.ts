/** A mail in both forms. */
export interface Mail {
  from: { name: string; address: string };
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The language of the text, such as de. */
  language: string;
}

/** Where mails leave. Tests hand in one that remembers. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
