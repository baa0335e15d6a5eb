import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { LocalText } from '#contract/fields/config/parts';
import type { Locale } from '#contract/fields/locale';
import type { VipStatusId } from '#contract/fields/vip';
import { textIn } from '#rules/content/local-text';
import { configQuery } from '../../platform/config/configs';
import { useSession } from '../../platform/session';
import { kindsOf } from '#rules/account/groups';
import { vipLevels } from '#rules/vip/levels';
import { vipLevelsQuery } from './vip-queries';

/** The club's configuration (VIP-006), the names of its levels, and the player's own level; null for a guest. */
export function useProgram() {
  const { i18n } = useLingui();
  const { data: program } = useSuspenseQuery(configQuery('vip-program-config'));
  const { data: levels } = useSuspenseQuery(vipLevelsQuery());
  const { player } = useSession();
  const rank = player && (kindsOf(player.groups).vipLevel ?? 1);
  return {
    program,
    levels: levels.data,
    say: (text: LocalText) => textIn(text, i18n.locale as Locale),
    nameOf: (id: VipStatusId) => levels.data.find((level) => level.id === id)?.name ?? '',
    own: rank === null ? null : (vipLevels[rank - 1]?.id ?? null),
  };
}
