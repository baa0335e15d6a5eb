import type { Locale } from '#contract/fields/locale';
import { readPlayer } from '#server/database/players-store';
import { composeMail } from '#server/domains/account/mails/compose-mail';
import { momentText } from '#server/domains/account/security/security-mail-job';
import { isOnBreak } from '#server/domains/account/sign-in/play-break-store';
import { linkTo } from '#server/domains/account/sign-in/links';
import type { Platform } from '#server/platform';
import { textOf } from '#server/texts';
import { readLimitRow } from './store';

/**
 * The job `break_mail`: `started`, or `required` if the house began it, immediately; `over` when a cooling-off period ends; `paid` and
 * `unpaid`, what became of the balance when a self-exclusion began.
 */
export interface BreakMailTask {
  limit: number;
  news: 'started' | 'required' | 'over' | 'paid' | 'unpaid';
}

/**
 * Mails a player that a break has started and until when, or that it's over (LIMIT-006). An ended self-exclusion gets no mail: nobody is
 * invited back. Neither does a player who is on another break by then.
 */
export async function sendBreakMail({ database, environment, mailer }: Platform, { limit, news }: BreakMailTask): Promise<void> {
  const { player_id: id, type, active_until: until } = await readLimitRow(database, limit);
  if (type !== 'coolingoff' && type !== 'selfexclusion') return;
  if (news === 'over' && (type === 'selfexclusion' || (await isOnBreak(database, id)))) return;
  const player = await readPlayer(database, id, ['email', 'first_name', 'locale', 'brand', 'status', 'time_zone']);
  if (player.status === 'closed') return;
  const brand = environment.sites.brandOf(player.brand);
  const locale = player.locale as Locale;
  const kind = news === 'started' ? type : news;
  const isUnpaid = news === 'unpaid';
  const end = until
    ? textOf(locale, 'mail.break.until', { when: momentText(locale, player.time_zone, until) })
    : textOf(locale, 'mail.break.forever', {});
  await mailer.send(
    composeMail({
      brand,
      locale,
      to: player.email,
      name: player.first_name,
      subject: `mail.break.${kind}.subject`,
      text: `mail.break.${kind}.text`,
      details: news === 'started' || news === 'required' ? [end] : [],
      unasked: news === 'required' ? 'mail.break.required.why' : 'mail.break.not_you',
      button: isUnpaid ? 'mail.break.withdraw' : 'mail.break.button',
      link: linkTo(environment, brand, locale, isUnpaid ? '/withdraw' : '/responsible-gaming'),
      code: null,
      helpLink: linkTo(environment, brand, locale, '/responsible-gaming'),
    }),
  );
}
