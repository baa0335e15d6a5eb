import { mailPlayer, readMailReader } from '#server/domains/account/mails/mail-player';
import { momentText } from '#server/domains/account/security/security-mail-job';
import { isOnBreak } from '#server/domains/account/sign-in/play-break-store';
import type { Platform } from '#server/platform';
import { textOf } from '#server/texts';
import { readLimitRow } from './store';

/**
 * The job `break_mail`: `started`, or `required` if we imposed it, immediately; `over` when a cooling-off period ends; `paid` and
 * `unpaid`, whether the balance was paid out when a self-exclusion began.
 */
export interface BreakMailTask {
  limit: number;
  news: 'started' | 'required' | 'over' | 'paid' | 'unpaid';
}

/** The advice if somebody else began the break; not for its end. */
const unasked = {
  started: 'mail.break.not_you',
  required: 'mail.break.required.why',
  over: undefined,
  paid: 'mail.break.not_you',
  unpaid: 'mail.break.not_you',
} as const;

/**
 * Mails a player that a break has started and until when, or that it's over (LIMIT-006). An ended self-exclusion gets no mail: nobody is
 * invited back. Neither does a player who is on another break by then.
 */
export async function sendBreakMail(platform: Platform, { limit, news }: BreakMailTask): Promise<void> {
  const { database } = platform;
  const { player_id: id, type, active_until: until } = await readLimitRow(database, limit);
  if (type !== 'coolingoff' && type !== 'selfexclusion') return;
  if (news === 'over' && (type === 'selfexclusion' || (await isOnBreak(database, id)))) return;
  const reader = await readMailReader(platform, id);
  if (reader.isClosed) return;
  const { locale } = reader;
  const kind = news === 'started' ? type : news;
  const isUnpaid = news === 'unpaid';
  const end = until
    ? textOf(locale, 'mail.break.until', { when: momentText(locale, reader.timeZone, until) })
    : textOf(locale, 'mail.break.forever', {});
  await mailPlayer(platform, reader, {
    subject: `mail.break.${kind}.subject`,
    text: `mail.break.${kind}.text`,
    details: news === 'started' || news === 'required' ? [end] : [],
    unasked: unasked[news],
    button: isUnpaid ? 'mail.break.withdraw' : 'mail.break.button',
    path: isUnpaid ? '/withdraw' : '/responsible-gaming',
  });
}
