import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { buyTickets } from '#contract/calls/competitions';
import { TICKETS_AT_ONCE } from '#contract/fields/lottery';
import { affordableTickets } from '#rules/competitions/lottery-tickets';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';
import { useText } from '../../../platform/i18n';
import { useBreak } from '../../../platform/session';
import { setCachedResponse } from '../../../platform/reads/set-cached-response';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { toast } from '../../../ui/toast';
import styles from '../competitions.module.css';
import { lotteriesQuery, lotteryQuery, lotteryStatusesQuery, lotteryStatusQuery, ticketPointsQuery } from './lottery-queries';

const amounts = [1, 5, 10, 25] as const;

/** Buys tickets with comp points, as many as the points allow (LOTT-002). Buying needs the network. */
export function TicketShop({ slug, price }: { slug: string; price: number }) {
  const t = useText();
  const queryClient = useQueryClient();
  const { data: points } = useQuery(ticketPointsQuery());
  const playBreak = useBreak();
  const [count, setCount] = useState<number>(1);
  const buying = useMutation({
    mutationFn: () => ask(buyTickets, { params: { slug }, body: { count } }),
    onSuccess: ({ status }) => {
      setCachedResponse(queryClient, lotteryStatusQuery(slug).queryKey, { status });
      toast({ tone: 'success', title: t('competitions.lottery.bought', { count }) });
      const changed = [ticketPointsQuery(), lotteryStatusesQuery(), lotteryQuery(slug), lotteriesQuery()];
      for (const { queryKey } of changed) void queryClient.invalidateQueries({ queryKey });
    },
  });
  if (!points || playBreak) return null;
  const held = points.chargeable.points;
  const affordable = affordableTickets(held, price, TICKETS_AT_ONCE);
  const failure = buying.error instanceof CallFailed ? buying.error : null;
  return (
    <div className={styles.shop} role="group" aria-label={t('competitions.lottery.shop')}>
      <p className={styles.note}>{t('competitions.lottery.points', { points: held })}</p>
      <div className={styles.amounts}>
        {amounts.map((amount) => (
          <Chip key={amount} isSelected={amount === count} disabled={amount > affordable} onClick={() => setCount(amount)}>
            {t('competitions.lottery.count', { count: amount })}
          </Chip>
        ))}
      </div>
      <Button variant="secondary" isBusy={buying.isPending} disabled={count > affordable} onClick={() => buying.mutate()}>
        {t('competitions.lottery.buy', { count, points: count * price })}
      </Button>
      {affordable === 0 && <p className={styles.note}>{t('competitions.lottery.too-few')}</p>}
      {failure && <p role="alert">{failure.isOffline ? t('competitions.lottery.needs-network') : failure.message}</p>}
    </div>
  );
}
