import { randomBytes, randomInt } from 'node:crypto';
import { CONTACT_MINUTES } from '#rules/account/sign-in/contact-change';
import type { Platform } from '#server/platform';
import { hashToken, newToken } from '#server/plugins/session';
import { textOf } from '#server/texts';
import { mailPlayer, mailReader, readMailReader } from '../mails/mail-player';
import { findByEmail, type Row } from '../players/users';
import { type ContactMessageTask, hashContactCode, maskContact } from './contact-change';
import { keepHashes } from './contact-changes-store';

/** Sends the new contact the code and link that confirm a change, or the old contact a notice with an undo link; nothing once it's cancelled. */
export function sendContactMessage(platform: Platform, { change, to }: ContactMessageTask): Promise<void> {
  return to === 'new' ? sendCode(platform, change) : sendNotice(platform, change);
}

async function sendCode(platform: Platform, id: number): Promise<void> {
  const { database, sms } = platform;
  const token = newToken();
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(16);
  const hashes = { token_hash: hashToken(token), code_salt: salt, code_hash: hashContactCode(salt, digits) };
  const change = await keepHashes(database, id, hashes);
  if (!change || change.confirmedAt) return;
  const reader = await readMailReader(platform, change.player);
  const minutes = CONTACT_MINUTES[change.kind];
  if (change.kind === 'phone') {
    await sms.send({
      to: change.newValue,
      text: textOf(reader.locale, 'mail.phone.code', { brand: reader.brand.name, code: digits, minutes }),
    });
    return;
  }
  const owner = await findByEmail(database, change.newValue);
  if (owner) return warnOwner(platform, owner);
  await mailPlayer(platform, reader, {
    to: change.newValue,
    subject: 'mail.email_change.subject',
    text: 'mail.email_change.text',
    button: 'mail.email_change.button',
    path: '/email-change',
    query: { token },
    code: { digits, hours: minutes / 60 },
  });
}

/** Mails the owner of an address that another account requested; the mail doesn't say which one. */
async function warnOwner(platform: Platform, owner: Row): Promise<void> {
  await mailPlayer(platform, mailReader(platform, owner), {
    subject: 'mail.email_wanted.subject',
    text: 'mail.email_wanted.text',
    unasked: 'mail.email_wanted.ok',
    button: 'mail.email_wanted.button',
    path: '/sign-in',
  });
}

const notices = {
  email: { subject: 'mail.email_change_notice.subject', text: 'mail.email_change_notice.text' },
  phone: { subject: 'mail.phone.changed.subject', text: 'mail.phone.changed.text' },
} as const;

/** Mails the notice: to the old address, or to the account's about a number; the old number gets a text message too. */
async function sendNotice(platform: Platform, id: number): Promise<void> {
  const { database, sms } = platform;
  const token = newToken();
  const change = await keepHashes(database, id, { undo_hash: hashToken(token) });
  if (!change) return;
  const { kind, oldValue, newValue } = change;
  const reader = await readMailReader(platform, change.player);
  await mailPlayer(platform, reader, {
    to: kind === 'email' ? oldValue! : reader.email,
    ...notices[kind],
    values: { [kind]: maskContact(kind, newValue) },
    unasked: 'mail.email_change_notice.ok',
    button: 'mail.email_change_notice.button',
    path: `/${kind}-change`,
    query: { token },
  });
  if (kind === 'phone' && oldValue)
    await sms.send({ to: oldValue, text: textOf(reader.locale, 'mail.phone.notice', { brand: reader.brand.name }) });
}
