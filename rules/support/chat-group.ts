import { type ChatGroup, chatGroups } from '#contract/fields/support';
import { kindsOf } from '../account/groups';

/** The support group for a visitor (SUPP-001): VIP by status, general for other players, default for guests (null). */
export function chatGroupOf(groups: readonly number[] | null): ChatGroup {
  if (groups === null) return chatGroups.default;
  const { vipLevel, lifetimeLevel } = kindsOf(groups);
  const isVip = (vipLevel ?? 0) > 1 || lifetimeLevel !== null;
  return isVip ? chatGroups.vip : chatGroups.general;
}
