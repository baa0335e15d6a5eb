import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { storage } from '#contract/storage';
import { cancelledDepositToTell } from '#rules/cashbox/cancelled-deposit';
import { useFormat, useText } from '../../platform/i18n';
import { readOwnJson, writeOwn } from '../../platform/own-storage';
import { useSession } from '../../platform/session';
import { toast } from '../../ui/toast';
import { isCashboxOpen, useIsCashboxOpen } from './presence';
import { paymentsQuery } from './queries';

const TOLD = storage.local.cancelledDeposits;
const TOLD_AT_MOST = 20;

function told(): string[] {
  const kept = readOwnJson(TOLD);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

/**
 * Warns about a deposit that was cancelled within the last five minutes, once, with a retry (CASH-010). It waits while the
 * cashbox is open, which shows the payment's state itself: the player isn't warned twice.
 */
export function useCancelledDeposit(onAgain: () => void): void {
  const t = useText();
  const { money } = useFormat();
  const { status } = useSession();
  const payments = useQuery({ ...paymentsQuery(), enabled: status === 'player' }).data?.data;
  const isInCashbox = useIsCashboxOpen();
  useEffect(() => {
    if (isInCashbox || isCashboxOpen()) return;
    const canceled = cancelledDepositToTell(payments ?? [], told(), Date.now());
    if (!canceled) return;
    writeOwn(TOLD, JSON.stringify([...told(), canceled.id].slice(-TOLD_AT_MOST)));
    toast({
      id: `cancelled-${canceled.id}`,
      tone: 'warning',
      title: t('cashbox.cancelled-title'),
      text: t('cashbox.cancelled-text', { amount: money(canceled.amount_cents, canceled.currency) }),
      action: { text: t('cashbox.cancelled-action'), run: onAgain },
    });
  }, [isInCashbox, payments, t, money, onAgain]);
}
