import { groups } from '#rules/account/groups';
import { readPlayer } from '#server/database/players-store';
import type { Queries } from '#server/database/connection';
import { readGroups } from '../account/players/users';
import type { Configs } from '../config/configs';

/** Whether somebody is shown the welcome pack: a member of its group, or who came by one of its partners (GIFT-006). */
export async function isWelcome(
  queries: Queries,
  configs: Configs,
  { player, cookieStag }: { player: number | null; cookieStag: string | null },
): Promise<boolean> {
  const { stags } = await configs.get('welcome-pack');
  if (player === null) return cookieStag !== null && stags.includes(cookieStag);
  if ((await readGroups(queries, player)).includes(groups.welcomePack)) return true;
  const row = await readPlayer(queries, player, ['stag']);
  return row.stag !== null && stags.includes(row.stag);
}
