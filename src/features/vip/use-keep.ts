import type { VipLevel } from '#contract/fields/vip';
import { useFormat, useText } from '../../platform/i18n';

/** What keeps a level, in words: points a quarter, or nothing for the first one and the one for life (VIP-003). */
export function useKeep(): (level: Pick<VipLevel, 'status' | 'saveTarget'>) => string {
  const t = useText();
  const { number } = useFormat();
  return ({ status, saveTarget }) => {
    if (status === 'diamond') return t('vip.level.life');
    return saveTarget > 0 ? t('vip.level.keep', { points: number(saveTarget) }) : t('vip.level.first');
  };
}
