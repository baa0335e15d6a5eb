/** A mail in both forms. */
export interface Mail {
  from: { name: string; address: string };
  /** The reply-to address, if it isn't the sender's. */
  replyTo?: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The language of the text, such as de. */
  language: string;
}

/** Sends mails. Tests pass one that records them. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
