import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Limit } from '#contract/fields/limit';
import { CallFailed } from '../../platform/api/refusal';
import { failureText } from '../../platform/form';
import { useFormat, useText } from '../../platform/i18n';
import { isBreak, shownFreesAt } from '#rules/limits/limits';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Message } from '../../ui/message';
import { Meter } from '../../ui/meter';
import { toast } from '../../ui/toast';
import { askForRemoval, keepLimit } from './limits';
import styles from './limits.module.css';
import { useLimitName } from './use-limit-name';

/** One limit: its usage, its pending change, which can be cancelled, and its removal. */
export function LimitCard({ limit }: { limit: Limit }) {
  const t = useText();
  const queryClient = useQueryClient();
  const { money, dateTime } = useFormat();
  const removing = useMutation({
    mutationFn: () => askForRemoval(queryClient, limit.id),
    onSuccess: () => toast({ title: t('limits.waits') }),
  });
  const keeping = useMutation({
    mutationFn: () => keepLimit(queryClient, limit),
    onSuccess: () => toast({ tone: 'success', title: t('limits.kept') }),
  });
  const name = useLimitName()(limit);
  const [account] = limit.accounts;
  const { pending } = limit;
  const valueText = (value: number) => (account ? money(value, account.currency) : t('limits.minutes.text', { minutes: value }));
  return (
    <Card as="li" className={styles.limit}>
      <h3>
        {name} {limit.is_reached && !isBreak(limit.type) && <Badge tone="warning">{t('limits.reached')}</Badge>}
      </h3>
      {account && limit.type === 'single_bet' && <p>{t('limits.single', { amount: valueText(account.amount_cents) })}</p>}
      {account && limit.type !== 'single_bet' && (
        <Meter
          label={name}
          isLabelHidden
          value={Math.max(0, account.current_value_amount_cents)}
          max={account.amount_cents}
          valueText={t('limits.used', {
            used: money(account.current_value_amount_cents, account.currency),
            amount: money(account.amount_cents, account.currency),
          })}
          tone={limit.is_reached ? 'warning' : 'info'}
          note={<Room limit={limit} />}
        />
      )}
      {limit.minutes !== null && (
        <Meter
          label={name}
          isLabelHidden
          value={Math.min(limit.minutes_used ?? 0, limit.minutes)}
          max={limit.minutes}
          valueText={t('limits.minutes.used', { used: limit.minutes_used ?? 0, minutes: limit.minutes })}
          tone={limit.is_reached ? 'warning' : 'info'}
          note={<Room limit={limit} />}
        />
      )}
      {limit.active_until && <p className={styles.note}>{t('limits.break.until', { date: dateTime(limit.active_until) })}</p>}
      {pending && (
        <p className={styles.note}>
          {pending.value === null
            ? t('limits.pending.removal', { from: dateTime(pending.from) })
            : t('limits.pending.raise', { from: dateTime(pending.from), value: valueText(pending.value) })}
        </p>
      )}
      {[removing.error, keeping.error].map(
        (error) =>
          error instanceof CallFailed && (
            <Message key={error.code} tone="danger">
              {failureText(t, error)}
            </Message>
          ),
      )}
      {pending && (
        <Button size="small" aria-label={t('limits.keep.named', { name })} isBusy={keeping.isPending} onClick={() => keeping.mutate()}>
          {t('limits.keep')}
        </Button>
      )}
      {!isBreak(limit.type) && pending?.value !== null && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('limits.remove.named', { name })}
          isBusy={removing.isPending}
          onClick={() => removing.mutate()}
        >
          {t('limits.remove')}
        </Button>
      )}
    </Card>
  );
}

/** How much of a limit is left, and from when on more is available. */
function Room({ limit }: { limit: Limit }) {
  const t = useText();
  const { money, dateTime } = useFormat();
  const [account] = limit.accounts;
  const left = account
    ? t('limits.left', {
        left: money(Math.max(0, account.amount_cents - Math.max(0, account.current_value_amount_cents)), account.currency),
      })
    : t('limits.left.minutes', { minutes: Math.max(0, (limit.minutes ?? 0) - (limit.minutes_used ?? 0)) });
  return (
    <>
      {left}
      {limit.frees_at && ` · ${t('limits.frees', { date: dateTime(shownFreesAt(limit.frees_at)) })}`}
    </>
  );
}
