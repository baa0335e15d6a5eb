import type { AnswerOf } from '#contract/call';
import type { getPromo, getPromos } from '#contract/calls/competitions';
import type { Locale } from '#contract/fields/locale';
import { tournamentStatus } from '#rules/competitions/tournament-status';
import { servingLocales } from '#rules/content/nearest-text';
import type { Queries, Transaction } from '#server/database/connection';
import { takeTurn } from '#server/database/player-lock';
import { isOnBreak } from '#server/domains/account/play-break-store';
import { refuse } from '#server/plugins/refusals';
import type { PromoText, PromoTexts } from './tables';

/** Subscribers hear once more so long before the end. */
export const ENDS_SOON_MS = 24 * 60 * 60 * 1000;

interface PromoRow {
  id: number;
  slug: string;
  path: string;
  texts: PromoTexts;
  start_at: Date;
  end_at: Date;
}

const promos = (queries: Queries) => queries.selectFrom('promos').select(['id', 'slug', 'path', 'texts', 'start_at', 'end_at']);

/** What a promotion says in a language, or in the nearest one. */
export function promoText(texts: PromoTexts, locale: Locale): PromoText {
  return servingLocales(locale).map((serving) => texts[serving]).find((text) => text !== undefined) ?? texts.en;
}

function present({ slug, path, texts, start_at, end_at }: PromoRow, locale: Locale, now: Date) {
  const span = { start_at: start_at.toISOString(), end_at: end_at.toISOString() };
  const { title, lead, button, paragraphs, conditions } = promoText(texts, locale);
  return { slug, path, title, lead, button, ...span, status: tournamentStatus(span, now.getTime()), paragraphs, conditions };
}

/** The promotions that run or will run. */
export async function listPromos(queries: Queries, locale: Locale, now: Date): Promise<AnswerOf<typeof getPromos>> {
  const rows = await promos(queries).where('end_at', '>', now).orderBy('position').orderBy('id').execute();
  return { data: rows.map((row) => present(row, locale, now)).map(({ paragraphs: _long, conditions: _fine, ...promo }) => promo) };
}

async function find(queries: Queries, slug: string): Promise<PromoRow> {
  const row = await promos(queries).where('slug', '=', slug).executeTakeFirst();
  if (!row) throw refuse('promo_not_found');
  return row;
}

/** One promotion at length, over or not; refuses `promo_not_found`. */
export async function onePromo(queries: Queries, slug: string, locale: Locale, now: Date): Promise<AnswerOf<typeof getPromo>> {
  return present(await find(queries, slug), locale, now);
}

/** Whether a player hears of a promotion; refuses `promo_not_found`. */
export async function subscriptionOf(queries: Queries, slug: string, player: number): Promise<{ is_subscribed: boolean }> {
  const { id } = await find(queries, slug);
  const row = await queries.selectFrom('promo_subscriptions').select('promo_id').where('promo_id', '=', id).where('player_id', '=', player).executeTakeFirst();
  return { is_subscribed: row !== undefined };
}

/** Notes that a player wants to hear of a promotion: of what is still to come of it. Refuses `promo_not_found`, `promo_over`, `player_excluded`. */
export async function subscribe(transaction: Transaction, slug: string, player: number, now: Date): Promise<{ was_subscribed: boolean }> {
  await takeTurn(transaction, player);
  if (await isOnBreak(transaction, player)) throw refuse('player_excluded');
  const { id, start_at, end_at } = await find(transaction, slug);
  if (end_at <= now) throw refuse('promo_over');
  const { numInsertedOrUpdatedRows: inserted } = await transaction
    .insertInto('promo_subscriptions')
    .values({ promo_id: id, player_id: player, told_start: start_at <= now, told_end: end_at.getTime() - now.getTime() <= ENDS_SOON_MS })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return { was_subscribed: !inserted };
}
