import { sql } from 'kysely';
import type { HarmFacts, HarmReason, HarmStep, TakenStep } from '#rules/limits/harm';
import { callFunction } from '#server/database/call-function';
import type { Database, Queries, Transaction } from '#server/database/connection';

/** Players with bets or payments in the last hours, and those whose score is a day old, in the order of their ids. */
export async function playersToJudge(database: Database, now: Date, after: number, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from players
    where id > ${after} and status = 'active' and (
      exists (select from usage_hours u where u.player_id = players.id and u.hour > ${now}::timestamptz - interval '2 hours')
      or exists (select from payments p where p.player_id = players.id and p.created_at > ${now}::timestamptz - interval '2 hours')
      or exists (select from harm_marks m where m.player_id = players.id and m.score > 0
        and m.computed_at < ${now}::timestamptz - interval '1 day'))
    order by id limit ${count}
  `.execute(database);
  return rows.map(({ id }) => Number(id));
}

/** The facts for a player's markers. */
export function readHarmFacts(queries: Queries, player: number, now: Date): Promise<HarmFacts> {
  return callFunction(queries, 'harm_facts', [player, now]);
}

export interface HarmMark {
  score: number;
  reasons: HarmReason[];
  taken: TakenStep | null;
}

/** A player's last score and step; null if the player was never scored. */
export async function readHarmMark(queries: Queries, player: number): Promise<HarmMark | null> {
  const row = await queries.selectFrom('harm_marks').selectAll().where('player_id', '=', player).executeTakeFirst();
  if (!row) return null;
  const { score, reasons, step, stepped_at: at } = row;
  return { score, reasons, taken: step && at ? { step, at: at.getTime() } : null };
}

/** Stores a player's score; without a new step the last one stays. */
export async function keepHarmMark(
  transaction: Transaction,
  player: number,
  { score, reasons, step, now }: { score: number; reasons: readonly HarmReason[]; step: HarmStep | null; now: Date },
): Promise<void> {
  const kept = { score, reasons: JSON.stringify(reasons), computed_at: now, ...(step && { step, stepped_at: now }) };
  await transaction
    .insertInto('harm_marks')
    .values({ player_id: player, ...kept })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(kept))
    .execute();
}

/** Players with a score, the highest first, for operators. */
export function listHarmMarks(queries: Queries, count: number) {
  return queries
    .selectFrom('harm_marks')
    .innerJoin('players', 'players.id', 'harm_marks.player_id')
    .select([
      'players.email',
      'harm_marks.score',
      'harm_marks.reasons',
      'harm_marks.step',
      'harm_marks.stepped_at',
      'harm_marks.computed_at',
    ])
    .where('score', '>', 0)
    .orderBy('score', 'desc')
    .orderBy('harm_marks.player_id')
    .limit(count)
    .execute();
}

/** The audit entries about a player's markers, the latest first, for operators. */
export function harmHistory(queries: Queries, player: number, count: number) {
  return queries
    .selectFrom('audit_log')
    .select(['at', 'kind', 'details'])
    .where('player_id', '=', player)
    .where('kind', 'in', ['harm_scored', 'harm_step'])
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
}
