import type { FreeSpinsOfGift } from '#contract/calls/provider';
import type { Queries } from '#server/database/connection';

interface Where {
  player: number;
  /** `provider:slug`. */
  game: string;
  currency: string;
  now: Date;
}

/** The highest stake of the gift being wagered in a currency (null for the default); null if none is being wagered. */
export async function readWageredCap(
  queries: Queries,
  { player, currency }: Pick<Where, 'player' | 'currency'>,
): Promise<{ cents: number | null } | null> {
  const row = await queries
    .selectFrom('gifts')
    .select('max_stake_cents as cents')
    .where('player_id', '=', player)
    .where('stage', '=', 'handle_bets')
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row ?? null;
}

/** A player's activated free spins in a game that expire first; null if there are none. */
export async function readFreeSpins(queries: Queries, { player, game, currency, now }: Where): Promise<FreeSpinsOfGift | null> {
  const row = await queries
    .selectFrom('gifts')
    .select(['id', 'freespins_total', 'freespins_performed', 'spin_stake_cents'])
    .where('player_id', '=', player)
    .where('stage', '=', 'activated')
    .where('game', '=', game)
    .where('currency', '=', currency)
    .whereRef('freespins_performed', '<', 'freespins_total')
    .where((is) => is.or([is('valid_until', 'is', null), is('valid_until', '>', now)]))
    .orderBy('valid_until')
    .limit(1)
    .executeTakeFirst();
  return row ? { gift: row.id, left: row.freespins_total - row.freespins_performed, stake_cents: row.spin_stake_cents ?? 0 } : null;
}
