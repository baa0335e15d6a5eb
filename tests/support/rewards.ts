import { sql } from 'kysely';
import type { VipStatusKey } from '#contract/fields/vip';
import { callFunction } from '#server/database/call-function';
import { inTransaction, openDatabase, type Transaction } from '#server/database/connection';
import { runningEmbedded } from '#server/database/embedded';
import { issueGift, type NewGift } from '#server/domains/gifts/give';
import { notifyOfLevel } from '#server/domains/vip/notify-of-level';

/** The server's actions for a player, in one transaction on the running server's database. */
async function give<T>(dataDir: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const database = openDatabase(await runningEmbedded(dataDir), { poolSize: 1 });
  try {
    return await inTransaction(database, work);
  } finally {
    await database.destroy();
  }
}

/** Adds a player to some groups, and removes the player from others. */
export function changeGroups(
  dataDir: string,
  player: number,
  { add = [], remove = [] }: { add?: readonly number[]; remove?: readonly number[] },
): Promise<void> {
  return give(dataDir, async (transaction) => {
    for (const group of remove)
      await sql`delete from player_groups where player_id = ${player} and group_id = ${group}`.execute(transaction);
    for (const group of add)
      await sql`insert into player_groups (player_id, group_id, added_at) values (${player}, ${group}, now())`.execute(transaction);
  });
}

/** Promotes and notifies a player, as the server does automatically once the quarter's sums are reached. */
export function liftTo(dataDir: string, player: number, { group, level }: { group: number; level: VipStatusKey }): Promise<void> {
  return give(dataDir, async (transaction) => {
    await sql`insert into player_groups (player_id, group_id, added_at) values (${player}, ${group}, now())`.execute(transaction);
    await notifyOfLevel(transaction, player, { level, news: 'up' }, new Date());
  });
}

/** Awards comp points and notifies the player's open pages. */
export function awardPoints(dataDir: string, player: number, points: number): Promise<void> {
  return give(dataDir, (transaction) => callFunction(transaction, 'give_points', [player, points, 0]));
}

/** Gives a player a gift in euros; returns its id. */
export function givePlayerGift(
  dataDir: string,
  player: number,
  title: string,
  gift: Omit<NewGift, 'currency' | 'source' | 'title'>,
): Promise<string> {
  return give(
    dataDir,
    async (transaction) =>
      (await issueGift(transaction, player, { ...gift, title: { en: title }, currency: 'EUR', source: `journey:${title}` }))!,
  );
}

/** Ends a gift without notifying the player's open pages, as if the notice were lost. */
export function endGiftUnseen(dataDir: string, id: string, stage: 'canceled' | 'expired' | 'finished'): Promise<void> {
  return give(dataDir, async (transaction) => {
    await sql`update gifts set stage = ${stage}, ended_at = now() where id = ${id}`.execute(transaction);
  });
}

/** Sets what an open round has won, and lets the next one begin. */
export function setWin(dataDir: string, round: string, cents: number): Promise<void> {
  return give(dataDir, async (transaction) => {
    await sql`update rounds set win = ${cents}, placed_at = now() - interval '1 minute' where id = ${round}::uuid`.execute(transaction);
  });
}

/** Records a deposit by a player at a given time. */
export function depositedAt(dataDir: string, player: number, cents: number, at: Date): Promise<void> {
  return give(dataDir, async (transaction) => {
    await sql`insert into usage_hours (player_id, currency, hour, deposited) values (${player}, 'EUR', date_trunc('hour', ${at}::timestamptz), ${cents})`.execute(
      transaction,
    );
  });
}

/** Records that a player has collected the prize of a day's first step. */
export function collectedDay(dataDir: string, player: number, adventure: string, day: number): Promise<void> {
  return give(dataDir, async (transaction) => {
    await transaction
      .insertInto('adventure_claims')
      .values({ player_id: player, adventure, day, step: 1, claimed_at: new Date() })
      .execute();
  });
}

/** Starts a quest of six levels for the members of a group only. */
export async function openQuestFor(dataDir: string, group: number, { slug, title }: { slug: string; title: string }): Promise<number> {
  const { rows } = await give(dataDir, (transaction) =>
    sql<{ id: number }>`
      insert into tournaments (frontend_identifier, title, prize_cents, start_at, end_at, told_status, group_ids)
      values (${`quest--xs--${slug}`}, ${title}, 1000, now() - interval '1 day', now() + interval '9 days', 'active', array[${group}::bigint])
      returning id
    `.execute(transaction),
  );
  return Number(rows[0]!.id);
}

/** Records that a player has bet an amount in a joined quest. */
export function haveBet(dataDir: string, player: number, quest: number, cents: number): Promise<void> {
  return give(dataDir, async (transaction) => {
    await sql`update bet_totals set bets = ${cents} where player_id = ${player} and kind = 'competition' and key = ${String(quest)}`.execute(
      transaction,
    );
  });
}
