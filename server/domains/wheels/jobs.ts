import { tableFor } from '#rules/wheels/draw';
import { inTransaction } from '#server/database/connection';
import { configsOf } from '#server/domains/config/configs';
import type { Platform } from '#server/platform';
import { emit } from '#server/realtime/emit';
import { issueLootbox } from './issue';
import { AT_ONCE, expireBoxes, playersSeen } from './store';

type Deps = Pick<Platform, 'database' | 'clock' | 'log'>;

/** Expires unopened boxes that are due, and notifies their players. */
export async function expireLootboxes({ database, clock }: Deps): Promise<void> {
  const now = clock.now();
  for (;;) {
    const expired = await inTransaction(database, async (transaction) => {
      const rows = await expireBoxes(transaction, now);
      for (const { id, player_id } of rows.toSorted((one, other) => one.player_id - other.player_id)) {
        await emit(transaction, player_id, 'lootboxes_changes', { id: String(id), stage: 'expired' });
      }
      return rows.length;
    });
    if (expired < AT_ONCE) return;
  }
}

/** Identifies a spin of a day (UTC). */
export function spinOf(now: Date, nth: number): string {
  return `segments:${now.toISOString().slice(0, 10)}:${nth}`;
}

const HERE_MS = 24 * 60 * 60 * 1000;

/** Players active within a day who haven't got all of today's spins, with their groups. */
async function playersToGive({ database, clock }: Deps, last: string): Promise<{ player: number; groups: number[] }[]> {
  const since = new Date(clock.now().getTime() - HERE_MS);
  const { rows } = await playersSeen(database, since, last);
  return rows.map(({ player, groups }) => ({ player: Number(player), groups: groups.map(Number) }));
}

/** Issues active players' daily spins on the segments wheel; a repeat issues nothing more (LOOT-003). */
export async function issueSpins(deps: Deps): Promise<void> {
  const { is_enabled, tables, spins_a_day } = await configsOf(deps).get('wheel-config-segments');
  if (!is_enabled) return;
  const now = deps.clock.now();
  for (const { player, groups } of await playersToGive(deps, spinOf(now, spins_a_day))) {
    if (tableFor(tables, groups).length === 0) continue;
    await inTransaction(deps.database, async (transaction) => {
      for (let nth = 1; nth <= spins_a_day; nth += 1) {
        await issueLootbox(deps, transaction, { player, groups, wheel: 'wheel-config-segments', origin: spinOf(now, nth), now });
      }
    });
  }
}

/** Every job of the wheels. */
export const wheelJobs = { expire_lootboxes: expireLootboxes, wheel_spins: issueSpins };

export const wheelPeriods = [
  { task: 'expire_lootboxes', at: '*/5 * * * *' },
  { task: 'wheel_spins', at: '* * * * *' },
];
