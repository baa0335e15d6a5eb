import type { Database } from './connection';
import { apartFromTransaction } from './pool';

const gatherMilliseconds = 30;
const gathered = new WeakMap<Database, Set<number>>();

/**
 * Wakes the streams of a player whose event has been committed, on every server of this database. Players are batched for a moment and
 * woken by one statement, because each NOTIFY makes other commits wait for it.
 */
export function wakeSoon(database: Database, player: number): void {
  const players = gathered.get(database);
  if (players) {
    players.add(player);
    return;
  }
  gathered.set(database, new Set([player]));
  apartFromTransaction(() => setTimeout(() => void wake(database), gatherMilliseconds));
}

async function wake(database: Database): Promise<void> {
  const players = [...(gathered.get(database) ?? [])];
  gathered.delete(database);
  try {
    await database.pool.query({
      name: 'wake',
      text: "select pg_notify('player_events', player) from unnest($1::text[]) as player",
      values: [players.map(String)],
    });
  } catch {
    // The event is in the table; the next sweep of the streams delivers it.
  }
}
