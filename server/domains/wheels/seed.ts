import type { WheelName } from '#contract/fields/wheel';
import type { Transaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import type { SeededPlayer } from '../account/seed';
import { readGroups } from '../account/players/users';
import { issueLootbox } from './issue';
import { spinOf } from './jobs';

/** The boxes of each demo player; the first one is the calls' example. */
const seeded: readonly { key: SeededPlayer['key']; wheel: WheelName; count: number }[] = [
  { key: 'regular', wheel: 'wheel-config', count: 3 },
  { key: 'regular', wheel: 'wheel-config-segments', count: 1 },
  { key: 'vip', wheel: 'wheel-config', count: 2 },
  { key: 'vip', wheel: 'wheel-config-segments', count: 1 },
  { key: 'tester', wheel: 'wheel-config', count: 5 },
  { key: 'au', wheel: 'wheel-config', count: 1 },
  { key: 'de', wheel: 'wheel-config', count: 1 },
];

/** Demo players of these keys belong to groups with better tables. */
const members: Partial<Record<SeededPlayer['key'], number>> = { regular: 1308, vip: 1309 };

/** Waiting loot boxes and spins, and members of the wheel's groups. */
export async function seedWheels(platform: Platform, transaction: Transaction, players: readonly SeededPlayer[], now: Date): Promise<void> {
  for (const { key, id } of players) {
    const group_id = members[key];
    if (group_id) await transaction.insertInto('player_groups').values({ player_id: id, group_id, added_at: now }).execute();
  }
  for (const { key, wheel, count } of seeded) {
    const player = players.find((one) => one.key === key);
    if (!player) continue;
    const groups = await readGroups(transaction, player.id);
    for (let nth = 1; nth <= count; nth += 1) {
      const origin = wheel === 'wheel-config' ? `welcome:${nth}` : spinOf(now, nth);
      await issueLootbox(platform, transaction, { player: player.id, groups, wheel, origin, now });
    }
  }
}
