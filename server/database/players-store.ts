import type { Selectable, Updateable } from 'kysely';
import type { Queries } from './connection';
import type { PlayersTable } from './core-tables';

type Player = Selectable<PlayersTable>;

/** Reads some columns of a player, who must exist. */
export async function readPlayer<const Column extends keyof Player>(
  queries: Queries,
  player: number,
  columns: readonly Column[],
): Promise<Pick<Player, Column>> {
  const row = await queries
    .selectFrom('players')
    .select([...columns])
    .where('id', '=', player)
    .executeTakeFirstOrThrow();
  return row as unknown as Pick<Player, Column>;
}

/** Updates columns of a player. */
export async function updatePlayer(queries: Queries, player: number, values: Updateable<PlayersTable>): Promise<void> {
  await queries.updateTable('players').set(values).where('id', '=', player).execute();
}

/** Adds a player of the demo data, without a way to sign in; returns the id. */
export async function insertHousePlayer(
  queries: Queries,
  values: { email: string; nickname: string; currency: string; country: string },
): Promise<number> {
  const { id } = await queries.insertInto('players').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Whether the database contains any player. */
export async function hasPlayers(queries: Queries): Promise<boolean> {
  return (await queries.selectFrom('players').select('id').limit(1).executeTakeFirst()) !== undefined;
}
