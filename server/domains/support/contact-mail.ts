import type { Platform } from '#server/platform';
import { findContactMessage } from './store';

/** The payload of the job `contact_mail`. */
export interface ContactMailTask {
  message: number;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Sends a message of the contact form to the mailbox of the brand's support, with the sender as reply-to. */
export async function sendContactMail({ database, mailer, environment }: Platform, { message }: ContactMailTask): Promise<void> {
  const found = await findContactMessage(database, message);
  if (!found) return;
  const brand = environment.sites.brandOf(found.brand);
  const who = found.player_id === null ? 'guest' : `player ${found.player_id}`;
  const text = `${found.name} (${who}, ${found.locale}) writes about ${found.topic}:\n\n${found.message}`;
  await mailer.send({
    from: { name: brand.name, address: brand.support.email },
    replyTo: { name: found.name, address: found.email },
    to: brand.support.email,
    subject: `Contact form ${found.id}: ${found.topic}`,
    text,
    html: `<!doctype html><html lang="en"><body style="font:16px/24px sans-serif"><p style="white-space:pre-wrap">${escaped(text)}</p></body></html>`,
    language: 'en',
  });
}
