import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { depositsThatWait } from '#rules/cashbox/waiting-deposits';
import { useText } from '../../platform/i18n';
import { useSession } from '../../platform/session';
import { dismissToast, toast } from '../../ui/toast';
import { isCashboxOpen } from './presence';
import { paymentsQuery } from './queries';

/**
 * Shows a notice for each deposit that waits for the bank's code, whichever device started it, once each, and removes it
 * when the wait is over. It uses the list of payments, which every start reads, so it doesn't depend on events (CASH-018).
 */
export function useWaitingDeposits(onOpen: (payment: string) => void): void {
  const t = useText();
  const { status } = useSession();
  const payments = useQuery({ ...paymentsQuery(), enabled: status === 'player' }).data?.data;
  const told = useRef(new Set<string>());
  useEffect(() => {
    const waiting = depositsThatWait(payments ?? [], Date.now()).map(({ id }) => id);
    for (const id of told.current) {
      if (waiting.includes(id)) continue;
      told.current.delete(id);
      dismissToast(`challenge-${id}`);
    }
    for (const id of waiting) {
      if (told.current.has(id) || isCashboxOpen()) continue;
      told.current.add(id);
      toast({
        id: `challenge-${id}`,
        tone: 'warning',
        title: t('cashbox.head-challenge'),
        text: t('cashbox.head-challenge-text'),
        action: { text: t('cashbox.challenge-open'), run: () => onOpen(id) },
      });
    }
  }, [payments, t, onOpen]);
}
