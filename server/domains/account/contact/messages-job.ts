import { randomBytes, randomInt } from 'node:crypto';
import type { Locale } from '#contract/fields/locale';
import { CONTACT_MINUTES } from '#rules/account/sign-in/contact-change';
import { readPlayer } from '#server/database/players-store';
import type { Platform } from '#server/platform';
import { hashToken, newToken } from '#server/plugins/session';
import { textOf } from '#server/texts';
import { composeMail } from '../mails/compose-mail';
import { findByEmail, type Row } from '../players/users';
import { linkTo } from '../sign-in/links';
import { type ContactMessageTask, hashContactCode, maskContact } from './contact-change';
import { keepHashes, type StoredChange } from './contact-changes-store';

/** Sends the new side what confirms a change, or the old side a notice that takes it back; nothing once it's cancelled. */
export function sendContactMessage(platform: Platform, { change, to }: ContactMessageTask): Promise<void> {
  return to === 'new' ? sendCode(platform, change) : sendNotice(platform, change);
}

async function readerOf({ database, environment }: Platform, { player }: StoredChange) {
  const reader = await readPlayer(database, player, ['email', 'first_name', 'locale', 'brand']);
  return { ...reader, locale: reader.locale as Locale, brand: environment.sites.brandOf(reader.brand) };
}

async function sendCode(platform: Platform, id: number): Promise<void> {
  const { database, environment, mailer, sms } = platform;
  const token = newToken();
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(16);
  const hashes = { token_hash: hashToken(token), code_salt: salt, code_hash: hashContactCode(salt, digits) };
  const change = await keepHashes(database, id, hashes);
  if (!change || change.confirmedAt) return;
  const { brand, locale, first_name: name } = await readerOf(platform, change);
  const minutes = CONTACT_MINUTES[change.kind];
  if (change.kind === 'phone') {
    await sms.send({ to: change.newValue, text: textOf(locale, 'mail.phone.code', { brand: brand.name, code: digits, minutes }) });
    return;
  }
  const owner = await findByEmail(database, change.newValue);
  if (owner) return warnOwner(platform, owner);
  await mailer.send(
    composeMail({
      brand,
      locale,
      to: change.newValue,
      name,
      subject: 'mail.email_change.subject',
      text: 'mail.email_change.text',
      values: {},
      button: 'mail.email_change.button',
      link: linkTo(environment, brand, locale, '/email-change', { token }),
      code: { digits, hours: minutes / 60 },
      helpLink: linkTo(environment, brand, locale, '/responsible-gaming'),
    }),
  );
}

/** Mails the owner of an address that another account asked for; who asked isn't said. */
async function warnOwner({ environment, mailer }: Platform, owner: Row): Promise<void> {
  const brand = environment.sites.brandOf(owner.brand);
  const locale = owner.locale as Locale;
  await mailer.send(
    composeMail({
      brand,
      locale,
      to: owner.email,
      name: owner.first_name,
      subject: 'mail.email_wanted.subject',
      text: 'mail.email_wanted.text',
      unasked: 'mail.email_wanted.ok',
      button: 'mail.email_wanted.button',
      link: linkTo(environment, brand, locale, '/sign-in'),
      code: null,
      helpLink: linkTo(environment, brand, locale, '/responsible-gaming'),
    }),
  );
}

const notices = {
  email: { subject: 'mail.email_change_notice.subject', text: 'mail.email_change_notice.text' },
  phone: { subject: 'mail.phone.changed.subject', text: 'mail.phone.changed.text' },
} as const;

/** Mails the notice: to the old address, or to the account's about a number; the old number gets a text message too. */
async function sendNotice(platform: Platform, id: number): Promise<void> {
  const { database, environment, mailer, sms } = platform;
  const token = newToken();
  const change = await keepHashes(database, id, { undo_hash: hashToken(token) });
  if (!change) return;
  const { kind, oldValue, newValue } = change;
  const { brand, locale, email, first_name: name } = await readerOf(platform, change);
  await mailer.send(
    composeMail({
      brand,
      locale,
      to: kind === 'email' ? oldValue! : email,
      name,
      ...notices[kind],
      values: { [kind]: maskContact(kind, newValue) },
      unasked: 'mail.email_change_notice.ok',
      button: 'mail.email_change_notice.button',
      link: linkTo(environment, brand, locale, `/${kind}-change`, { token }),
      code: null,
      helpLink: linkTo(environment, brand, locale, '/responsible-gaming'),
    }),
  );
  if (kind === 'phone' && oldValue) await sms.send({ to: oldValue, text: textOf(locale, 'mail.phone.notice', { brand: brand.name }) });
}
