import type { Limit } from '#contract/fields/limit';
import { useText } from '../../platform/i18n';

/** Names a limit by its type and period, such as “Bets, 24 hours”. */
export function useLimitName(): (limit: Pick<Limit, 'type' | 'period'>) => string {
  const t = useText();
  return ({ type, period }) => {
    const name = t(`limits.type.${type}`);
    return period === 'bet' ? name : t('limits.name', { type: name, period: t(`limits.period.${period}`) });
  };
}
