import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mailFolder } from '#server/edges/mail';

const timeoutMs = 10_000;

/** The text of every mail in the server's folder, oldest first. */
export function readMails(dataDir: string): string[] {
  const folder = mailFolder({ dataDir });
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .map((file) => decodeMail(readFileSync(join(folder, file), 'utf8')));
}

/** Decodes quoted-printable, so that a link that was split over lines is whole again. */
export function decodeMail(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'));
  return /^content-transfer-encoding: quoted-printable/im.test(text) ? bytes : text;
}

/** The newest mail to an address that matches the pattern, and the pattern's first group. Waits for it. */
export async function waitForMail(dataDir: string, to: string, pattern: RegExp): Promise<string> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const mails = readMails(dataDir).filter((text) => text.includes(to));
    const found = mails.map((text) => pattern.exec(text)).findLast((match) => match !== null);
    if (found) return found[1] ?? found[0];
    if (Date.now() > deadline) throw new Error(`No mail to ${to} that matches ${pattern}; it got ${mails.length}.`);
    await sleep(50);
  }
}
