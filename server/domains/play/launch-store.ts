import { IDLE_MS } from '#rules/account/session/idle';
import type { Queries, Transaction } from '#server/database/connection';
import { takeTurn } from '#server/database/player-lock';

/** The immutable data of a launch. */
export interface Launch {
  id: string;
  player: number;
  game: string;
  currency: string;
  /** The licence of the player's account, which sets the pace of play on any host. */
  licence: string | null;
  /** The player's birthday, YYYY-MM-DD, because stakes may be capped by age. */
  birth: string | null;
}

interface NewLaunch extends Omit<Launch, 'id' | 'licence' | 'birth'> {
  tokenHash: Buffer;
  /** The session that opened the game. */
  loginHash: Buffer;
  expiresAt: Date;
}

/** Inserts a launch and ends the player's earlier one on any device. */
export async function insertLaunch(transaction: Transaction, launch: NewLaunch, now: Date): Promise<void> {
  // Serialised, because two concurrent devices would violate the unique index.
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

/** The launch of a token's hash, ended or not; null if there is none. */
export async function readLaunch(queries: Queries, tokenHash: Buffer): Promise<Launch | null> {
  const row = await queries
    .selectFrom('game_sessions')
    .innerJoin('players', 'players.id', 'game_sessions.player_id')
    .select([
      'game_sessions.id',
      'player_id as player',
      'game_identifier as game',
      'game_sessions.currency',
      'license_name as licence',
      'date_of_birth as birth',
    ])
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

/** Records player activity in the session that launched a game, unless that session was idle before (`isIdle`). */
export async function noteActOfLaunch(queries: Queries, tokenHash: Buffer, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - IDLE_MS);
  await queries
    .updateTable('sessions')
    .set({ acted_at: now, last_seen_at: now })
    .where('token_hash', '=', (select) => select.selectFrom('game_sessions').select('login_hash').where('token_hash', '=', tokenHash))
    .where((is) => is.or([is('acted_at', '>=', idleSince), is('authenticated_at', '>=', idleSince)]))
    .execute();
}

/** Ends a launch; a repeat changes nothing. */
export async function endLaunch(queries: Queries, tokenHash: Buffer, now: Date): Promise<void> {
  await queries
    .updateTable('game_sessions')
    .set({ ended_at: now })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute();
}

/** Whether a player has never played for money. */
export async function hasNeverPlayed(queries: Queries, player: number): Promise<boolean> {
  const round = await queries.selectFrom('rounds').select('id').where('player_id', '=', player).limit(1).executeTakeFirst();
  return round === undefined;
}
