import { sql } from 'kysely';
import type { RefusalCode } from '#contract/refusals';
import { callFunction } from '#server/database/call-function';
import type { Queries } from '#server/database/connection';
import type { GiftRow, OfferRow } from './present';

/** How long ended gifts are shown. */
const SHOWN_DAYS = 90;

export type BonusRefusal = Extract<RefusalCode, 'account_locked' | 'player_excluded' | 'bonuses_disabled'>;

/** A player's gifts, newest first; free spins, the others, or all. */
export function readGifts(queries: Queries, player: number, which: 'freespins' | 'others' | 'all', now: Date): Promise<GiftRow[]> {
  const since = new Date(now.getTime() - SHOWN_DAYS * 86_400_000);
  return queries
    .selectFrom('gifts')
    .selectAll()
    .where('player_id', '=', player)
    .where((is) => is.or([is('ended_at', 'is', null), is('ended_at', '>', since)]))
    .$if(which === 'freespins', (query) => query.where('type', '=', 'freespins'))
    .$if(which === 'others', (query) => query.where('type', '<>', 'freespins'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** One gift of a player's own. */
export function readGift(queries: Queries, player: number, id: string): Promise<GiftRow | undefined> {
  return queries.selectFrom('gifts').selectAll().where('id', '=', id).where('player_id', '=', player).executeTakeFirst();
}

/** Why the player may get no gifts now; null if nothing forbids it. */
export function bonusRefusal(queries: Queries, player: number): Promise<BonusRefusal | null> {
  return callFunction(queries, 'bonus_refusal', [player]);
}

/** Why a player may not redeem a coupon: everything that forbids gifts, and a second account. */
export function couponRefusal(queries: Queries, player: number): Promise<BonusRefusal | 'multi_account_player' | null> {
  return callFunction(queries, 'exchange_refusal', [player]);
}

/** Offers of a kind that are open, in their order. */
export function readOffers(queries: Queries, kind: OfferRow['kind']): Promise<OfferRow[]> {
  return queries.selectFrom('bonus_offers').selectAll().where('kind', '=', kind).where('is_open', '=', true).orderBy('position').execute();
}

/** Keys of the offers that a player has used. */
export async function readTaken(queries: Queries, player: number): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom('gifts')
    .select('source')
    .where('player_id', '=', player)
    .where('source', 'like', 'offer:%')
    .execute();
  return new Set(rows.map(({ source }) => source.split(':')[1] ?? ''));
}

/** Gifts that have expired at an instant, with their players. */
export async function readDue(queries: Queries, now: Date, atMost: number): Promise<{ id: string; player_id: number }[]> {
  const { rows } = await sql<{ id: string; player_id: number }>`
    select id, player_id from gifts
    where stage in ('issued', 'wait', 'handle_bets', 'activated') and least(activatable_until, valid_until) <= ${now}
      and case stage when 'issued' then true else valid_until <= ${now} end
      and not exists (select from rounds where gift_id = gifts.id and state = 'open')
    order by least(activatable_until, valid_until) limit ${atMost}
  `.execute(queries);
  return rows;
}
