import { IDLE_MS } from '#rules/account/idle';
import type { Queries, Transaction } from '#server/database/connection';
import { takeTurn } from '#server/database/player-lock';

/** What a launch is bound to; it never changes. */
export interface Launch {
  id: string;
  player: number;
  game: string;
  currency: string;
  /** What the player's account is held under: it paces play, whatever the host that the frame is on. */
  licence: string | null;
}

interface NewLaunch extends Omit<Launch, 'id' | 'licence'> {
  tokenHash: Buffer;
  /** The session that opens the game. */
  loginHash: Buffer;
  expiresAt: Date;
}

/** Writes a launch; the player's earlier one ends by it, on whatever device it is. */
export async function insertLaunch(transaction: Transaction, launch: NewLaunch, now: Date): Promise<void> {
  // One after the other, or two devices at once would meet on the unique index.
  await takeTurn(transaction, launch.player);
  await transaction
    .updateTable('game_sessions')
    .set({ ended_at: now })
    .where('player_id', '=', launch.player)
    .where('ended_at', 'is', null)
    .execute();
  await transaction
    .insertInto('game_sessions')
    .values({
      token_hash: launch.tokenHash,
      login_hash: launch.loginHash,
      player_id: launch.player,
      game_identifier: launch.game,
      currency: launch.currency,
      expires_at: launch.expiresAt,
      created_at: now,
    })
    .execute();
}

/** The launch that a token's hash names, ended or not; null when there is none. */
export async function readLaunch(queries: Queries, tokenHash: Buffer): Promise<Launch | null> {
  const row = await queries
    .selectFrom('game_sessions')
    .innerJoin('players', 'players.id', 'game_sessions.player_id')
    .select(['game_sessions.id', 'player_id as player', 'game_identifier as game', 'game_sessions.currency', 'license_name as licence'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a launch may still play: neither ended nor expired, and its player still signed in. */
export async function isLaunchAlive(queries: Queries, tokenHash: Buffer, now: Date): Promise<boolean> {
  const row = await queries
    .selectFrom('game_sessions')
    .innerJoin('sessions', 'sessions.token_hash', 'game_sessions.login_hash')
    .select('game_sessions.id')
    .where('game_sessions.token_hash', '=', tokenHash)
    .where('game_sessions.ended_at', 'is', null)
    .where('game_sessions.expires_at', '>', now)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes an act of the player in the session that launched a game, unless that session was left alone before (`isIdle`). */
export async function noteActOfLaunch(queries: Queries, tokenHash: Buffer, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - IDLE_MS);
  await queries
    .updateTable('sessions')
    .set({ acted_at: now, last_seen_at: now })
    .where('token_hash', '=', (select) => select.selectFrom('game_sessions').select('login_hash').where('token_hash', '=', tokenHash))
    .where((is) => is.or([is('acted_at', '>=', idleSince), is('authenticated_at', '>=', idleSince)]))
    .execute();
}

/** Ends a launch; once more changes nothing. */
export async function endLaunch(queries: Queries, tokenHash: Buffer, now: Date): Promise<void> {
  await queries
    .updateTable('game_sessions')
    .set({ ended_at: now })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute();
}
