import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useText } from '../../platform/i18n';
import { on } from '../../platform/realtime';
import { toast } from '../../ui/toast';
import { isCashboxOpen } from './presence';
import { useCancelledDeposit } from './use-cancelled-deposit';

/** What payments say outside of the cashbox: a deposit was cancelled (CASH-010), a bank waits for its code (CASH-018). */
export default function PaymentWatch() {
  const t = useText();
  const navigate = useNavigate();
  const again = useCallback(() => void navigate({ to: '/deposit' }), [navigate]);
  useCancelledDeposit(again);
  useEffect(
    () =>
      on('allsecure_notification', ({ id, url }) => {
        if (isCashboxOpen()) return;
        toast({
          id: `challenge-${id}`,
          tone: 'warning',
          title: t('cashbox.head-challenge'),
          text: t('cashbox.head-challenge-text'),
          action: { text: t('cashbox.challenge-open'), run: () => void navigate({ href: url }) },
        });
      }),
    [t, navigate],
  );
  return null;
}
