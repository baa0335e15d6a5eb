import { groups } from '#rules/account/groups';
import type { Queries } from '#server/database/connection';
import { readGroups } from '../account/users';

/** The setting that lists the partners whose visitors are shown the welcome pack. */
const STAGS = 'welcome_pack_stags';

/** Whether somebody is shown the welcome pack: a member of its group, or who came by one of its partners (GIFT-006). */
export async function isWelcome(queries: Queries, player: number | null, cookieStag: string | null): Promise<boolean> {
  const setting = await queries.selectFrom('settings').select('value').where('key', '=', STAGS).executeTakeFirst();
  const stags = Array.isArray(setting?.value) ? (setting.value as unknown[]) : [];
  if (player === null) return cookieStag !== null && stags.includes(cookieStag);
  if ((await readGroups(queries, player)).includes(groups.welcomePack)) return true;
  const row = await queries.selectFrom('players').select('stag').where('id', '=', player).executeTakeFirstOrThrow();
  return row.stag !== null && stags.includes(row.stag);
}
