import type { ResponseOf } from '#contract/call';
import type { getPromo, getPromos } from '#contract/calls/competitions';
import type { Locale } from '#contract/fields/locale';
import { tournamentStatus } from '#rules/competitions/tournament-status';
import { servingLocales } from '#rules/content/nearest-text';
import type { Queries, Transaction } from '#server/database/connection';
import { takeTurn } from '#server/database/player-lock';
import { isOnBreak } from '#server/domains/account/sign-in/play-break-store';
import { refuse } from '#server/plugins/refusals';
import type { PromoText, PromoTexts } from '../tables';
import { findPromo, findSubscription, type PromoRow, subscribeTo, unendedPromos } from './promo-store';

/** A promotion's texts in a language, or in the nearest one. */
export function promoText(texts: PromoTexts, locale: Locale): PromoText {
  return (
    servingLocales(locale)
      .map((serving) => texts[serving])
      .find((text) => text !== undefined) ?? texts.en
  );
}

function present({ slug, path, texts, start_at, end_at }: PromoRow, locale: Locale, now: Date) {
  const span = { start_at: start_at.toISOString(), end_at: end_at.toISOString() };
  const { title, lead, button, paragraphs, conditions } = promoText(texts, locale);
  return { slug, path, title, lead, button, ...span, status: tournamentStatus(span, now.getTime()), paragraphs, conditions };
}

/** Running and upcoming promotions. */
export async function listPromos(queries: Queries, locale: Locale, now: Date): Promise<ResponseOf<typeof getPromos>> {
  const rows = await unendedPromos(queries, now);
  return { data: rows.map((row) => present(row, locale, now)).map(({ paragraphs: _long, conditions: _fine, ...promo }) => promo) };
}

async function find(queries: Queries, slug: string): Promise<PromoRow> {
  const row = await findPromo(queries, slug);
  if (!row) throw refuse('promo_not_found');
  return row;
}

/** One promotion in full, ended or not; refuses `promo_not_found`. */
export async function onePromo(queries: Queries, slug: string, locale: Locale, now: Date): Promise<ResponseOf<typeof getPromo>> {
  return present(await find(queries, slug), locale, now);
}

/** Whether a player is subscribed to a promotion; refuses `promo_not_found`. */
export async function subscriptionOf(queries: Queries, slug: string, player: number): Promise<{ is_subscribed: boolean }> {
  const { id } = await find(queries, slug);
  const row = await findSubscription(queries, id, player);
  return { is_subscribed: row !== undefined };
}

/** Subscribes a player to a promotion's future notifications. Refuses `promo_not_found`, `promo_over`, `player_excluded`. */
export async function subscribe(transaction: Transaction, slug: string, player: number, now: Date): Promise<{ was_subscribed: boolean }> {
  await takeTurn(transaction, player);
  if (await isOnBreak(transaction, player)) throw refuse('player_excluded');
  const { id, start_at, end_at } = await find(transaction, slug);
  if (end_at <= now) throw refuse('promo_over');
  const { numInsertedOrUpdatedRows: inserted } = await subscribeTo(transaction, { id, player, start_at, now, end_at });
  return { was_subscribed: !inserted };
}
