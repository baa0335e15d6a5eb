import { dateLanguage } from '#rules/locale/date-language';
import type { Locale } from '#contract/fields/locale';
import { inTransaction, type Transaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { notify } from '../../notifications/notify';
import type { PromoTexts } from '../tables';
import { promoText } from './promo-service';
import { ENDS_SOON_MS, subscriptionsWithNews, markNotified } from './promo-store';

interface Due {
  promo: number;
  player: number;
  slug: string;
  texts: PromoTexts;
  end_at: Date;
  news: 'start' | 'end';
}

async function due({ database }: Pick<Platform, 'database'>, now: Date): Promise<Due[]> {
  const soon = new Date(now.getTime() + ENDS_SOON_MS);
  const rows = await subscriptionsWithNews(database, now, soon);
  return rows.map(({ promo_id, player_id, told_start, ...row }) => ({
    ...row,
    promo: promo_id,
    player: player_id,
    news: told_start ? 'end' : 'start',
  }));
}

/** Notifies a promotion's subscribers of its start and its approaching end; once each, in a transaction per player. */
export async function turnPromos(platform: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const now = platform.clock.now();
  for (const one of await due(platform, now)) await inTransaction(platform.database, (transaction) => notifyOf(transaction, one, now));
}

async function notifyOf(transaction: Transaction, { promo, player, slug, texts, end_at, news }: Due, now: Date): Promise<void> {
  const { numUpdatedRows: isNews } = await markNotified(transaction, news, promo, player);
  if (!isNews) return;
  const end = (locale: Locale) =>
    new Intl.DateTimeFormat(dateLanguage(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(end_at);
  await notify(
    transaction,
    player,
    {
      type: 'personal',
      category: 'competitions',
      title: news === 'start' ? 'competitions.started.title' : 'competitions.promo-ends.title',
      text: 'competitions.promo-until',
      values: (locale) => ({ name: promoText(texts, locale).title, end: end(locale) }),
      icon: 'trophy',
      button: { title: 'competitions.promo-button', path: `/promo/${slug}` },
    },
    now,
  );
}
