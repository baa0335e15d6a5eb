import type { VipLevel } from '#contract/fields/vip';
import { useFormat, useText } from '../../platform/i18n';

/** How to keep a level, as text: points per quarter, or nothing for the first one and the lifelong one (VIP-003). */
export function useKeep(): (level: Pick<VipLevel, 'status' | 'saveTarget'>) => string {
  const t = useText();
  const { number } = useFormat();
  return ({ status, saveTarget }) => {
    if (status === 'diamond') return t('vip.level.life');
    return saveTarget > 0 ? t('vip.level.keep', { points: number(saveTarget) }) : t('vip.level.first');
  };
}
