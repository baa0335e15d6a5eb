import type { FreeSpinsOfGift, FreeSpinsOver } from '#contract/calls/provider';
import type { GiftStage } from '#contract/fields/gift';
import type { Queries } from '#server/database/connection';

interface Where {
  player: number;
  /** `provider:slug`. */
  game: string;
  currency: string;
  now: Date;
}

/** Where the winnings of free spins went, by the stage in which their last spin left the gift. */
const goesTo: Partial<Record<GiftStage, FreeSpinsOver['goes_to']>> = { finished: 'real_money', handle_bets: 'wagering', wait: 'queue' };

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

/** A player's activated free spins in a game that expire first, and how many of other gifts follow; null if there are none. */
export async function readFreeSpins(queries: Queries, { player, game, currency, now }: Where): Promise<FreeSpinsOfGift | null> {
  const rows = await queries
    .selectFrom('gifts')
    .select(['id', 'freespins_total', 'freespins_performed', 'spin_stake_cents'])
    .where('player_id', '=', player)
    .where('stage', '=', 'activated')
    .where('game', '=', game)
    .where('currency', '=', currency)
    .whereRef('freespins_performed', '<', 'freespins_total')
    .where((is) => is.or([is('valid_until', 'is', null), is('valid_until', '>', now)]))
    .orderBy('valid_until')
    .orderBy('id')
    .execute();
  const [first, ...others] = rows.map((row) => ({
    gift: row.id,
    left: row.freespins_total - row.freespins_performed,
    stake_cents: row.spin_stake_cents ?? 0,
  }));
  return first ? { ...first, later: others.reduce((sum, { left }) => sum + left, 0) } : null;
}

/** How a gift's free spins ended, and those that follow in the game; null while some are left, or if the gift ended otherwise. */
export async function readFreeSpinsOver(queries: Queries, gift: string, where: Where): Promise<FreeSpinsOver | null> {
  const row = await queries
    .selectFrom('gifts')
    .select(['stage', 'amount_cents', 'wager'])
    .where('id', '=', gift)
    .whereRef('freespins_performed', '=', 'freespins_total')
    .executeTakeFirst();
  const goes = row && goesTo[row.stage];
  if (!goes) return null;
  const { amount_cents: won_cents, wager } = row;
  return { won_cents, goes_to: won_cents === 0 ? 'nothing' : goes, wager, next: await readFreeSpins(queries, where) };
}
