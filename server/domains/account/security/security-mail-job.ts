import type { Locale } from '#contract/fields/locale';
import { dateLanguage } from '#rules/locale/date-language';
import type { Platform } from '#server/platform';
import { textOf } from '#server/texts';
import { mailPlayer, readMailReader } from '../mails/mail-player';
import { deviceText, placeName } from './place-name';

/** The events that a security mail can report. */
export type SecurityMailKind =
  | 'new_device'
  | 'password_changed'
  | 'two_factor_on'
  | 'two_factor_off'
  | 'recovery_code_used'
  | 'recovery_codes_new'
  | 'passkey_added'
  | 'passkey_removed'
  | 'factor_reset_done'
  | 'crypto_address_new';

/** The job `security_mail`. `at` is an ISO instant; without a device, the mail doesn't say where it happened. */
export interface SecurityMailTask {
  player: number;
  kind: SecurityMailKind;
  at: string;
  device?: string | null;
  country?: string | null;
  /** The number of unused recovery codes. */
  left?: number;
}

/** A time for a mail, in the player's time zone. */
export function momentText(locale: Locale, timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat(dateLanguage(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at);
}

/** Mails a player the change, its time and place, and what to do if it was somebody else. */
export async function sendSecurityMail(platform: Platform, { player, kind, at, device, country, left }: SecurityMailTask): Promise<void> {
  const reader = await readMailReader(platform, player);
  if (reader.isClosed) return;
  const { locale } = reader;
  const when = textOf(locale, 'mail.security.when', { when: momentText(locale, reader.timeZone, new Date(at)) });
  const where = textOf(locale, 'mail.security.where', {
    device: deviceText(locale, device ?? null),
    place: placeName(locale, country ?? null),
  });
  await mailPlayer(platform, reader, {
    subject: `mail.security.${kind}.subject`,
    text: `mail.security.${kind}.text`,
    values: { left: left ?? 0 },
    details: device === undefined ? [when] : [when, where],
    unasked: 'mail.security.not_you',
    button: 'mail.security.button',
    path: '/profile/security',
  });
}
