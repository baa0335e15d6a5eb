import type { LimitStop } from '#contract/fields/limit';
import { shownFreesAt } from '#rules/limits/limits';
import { useFormat, useText } from '../../platform/i18n';
import { useLimitName } from './use-limit-name';

/** Which limit refused something, what's left of it, and when more is available. */
export function StopText({ limit }: { limit: LimitStop }) {
  const t = useText();
  const { money, dateTime } = useFormat();
  const name = useLimitName()(limit);
  const left = limit.left_cents > 0 ? t('limits.left', { left: money(limit.left_cents, limit.currency) }) : t('limits.reached');
  return (
    <>
      {`${name}: ${left}`}
      {limit.frees_at && ` · ${t('limits.frees', { date: dateTime(shownFreesAt(limit.frees_at)) })}`}
    </>
  );
}
