import { hashToken } from '#server/plugins/session';
import type { Stage } from './stage';

/** A limit of the regular player that no bet of the suite reaches; with a token, one with a pending raise. */
export async function generousLimit({ database, players, platform }: Stage, token?: string): Promise<number> {
  const type = token ? 'loss' : 'wager';
  await database.deleteFrom('user_limits').where('player_id', '=', players.regular).where('type', '=', type).execute();
  const raise = token && {
    pending_amount_cents: 9_500_000,
    pending_from: new Date(platform.clock.now().getTime() - 1000),
    confirm_token_hash: hashToken(token),
  };
  const { id } = await database
    .insertInto('user_limits')
    .values({ player_id: players.regular, type, period: 'month', currency: 'EUR', amount_cents: 9_000_000, ...raise })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
