import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LimitPeriod, LimitStop } from '#contract/fields/limit';
import { shownFreesAt } from '#rules/limits/limits';
import { useFormat, useText } from '../../../platform/i18n';
import { Message } from '../../../ui/message';
import { depositRoomQuery } from '../queries';

/** The player's tightest deposit limit in a currency; null without one, or while it's unknown. */
export function useDepositRoom(currency: string | null): LimitStop | null {
  const { data } = useQuery({ ...depositRoomQuery(currency ?? ''), enabled: currency !== null });
  return data?.limit ?? null;
}

/** Which deposit limit applies, what's left of it, and when more is available, shown before anything is filled in (LIMIT-005). */
export function DepositRoom({ limit }: { limit: LimitStop }) {
  const t = useText();
  const { money, dateTime } = useFormat();
  const isReached = limit.left_cents === 0;
  const period = t(`limits.period.${limit.period as Exclude<LimitPeriod, 'bet'>}`);
  const name = t('limits.name', { type: t('cashbox.room-name'), period });
  const left = isReached ? t('cashbox.room-reached') : t('limits.left', { left: money(limit.left_cents, limit.currency) });
  return (
    <Message
      tone={isReached ? 'warning' : 'info'}
      title={`${name}: ${left}`}
      action={<Link to="/profile/limits">{t('limits.reached.look')}</Link>}
    >
      {limit.frees_at && t('limits.frees', { date: dateTime(shownFreesAt(limit.frees_at)) })}
    </Message>
  );
}
