import UserRound from 'lucide-react/icons/user-round';
import { vipStatuses } from '#contract/fields/vip';
import { kindsOf } from '#rules/account/groups';
import { useSession } from '../../../platform/session';
import { TierMark } from './tier-mark';
import styles from './vip-badge.module.css';

/**
 * The icon of the player's level beside the name, or a person's icon without a level (HEAD-001, VIP-006). The menus have the level as text.
 */
export function VipBadge() {
  const { player } = useSession();
  const level = kindsOf(player?.groups ?? []).vipLevel;
  const status = level === null ? undefined : vipStatuses[level - 1];
  return status ? <TierMark level={status.key} className={styles.badge} /> : <UserRound aria-hidden size={22} />;
}
