import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Payment } from '#contract/fields/payment';
import { storage } from '#contract/storage';
import { digestOf } from '#rules/cashbox/payments/cancelled-deposit';
import { noNotices, type NoticeAction, stepNotices } from '#rules/cashbox/payments/payment-notices';
import { useFormat, useText } from '../../../platform/i18n';
import { useBreak, useSession } from '../../../platform/session';
import { readLocalJson, writeLocal } from '../../../platform/storage/local-storage';
import { dismissToast, toast } from '../../../ui/toast';
import { isCashboxOpen, useIsCashboxOpen } from '../presence';
import { paymentsQuery } from '../queries';

const ANNOUNCED_KEPT = 20;

/** The digests of the deposits that a notice on this device was about. */
function announcedDigests(): string[] {
  const kept = readLocalJson(storage.local.cancelledDeposits);
  return Array.isArray(kept) ? kept.filter((digest) => typeof digest === 'string') : [];
}

/** The payments that a notice on this device was about: it isn't repeated (CASH-010). */
function announcedAmong(payments: readonly Payment[]): string[] {
  const digests = announcedDigests();
  return payments.map(({ id }) => id).filter((id) => digests.includes(digestOf(id)));
}

/** Remembers that a notice was about a cancelled deposit. It outlasts a sign-out, so only its digest is stored. */
function noteCancellation(id: string): void {
  writeLocal(storage.local.cancelledDeposits, JSON.stringify([...announcedDigests(), digestOf(id)].slice(-ANNOUNCED_KEPT)));
}

/** The notices' actions: open another deposit, or the payment that a notice is about. */
interface NoticeWays {
  onAgain: () => void;
  onOpen: (payment: string) => void;
}

/**
 * Announces cancelled deposits and ones that wait for the bank's code, on whatever device they began (CASH-010, CASH-018), as
 * `rules/cashbox/payments/payment-notices` decides. It's based on the list of payments, which every start reads, so a missed event doesn't
 * matter.
 */
export function usePaymentNotices({ onAgain, onOpen }: NoticeWays): void {
  const t = useText();
  const { money } = useFormat();
  const { status } = useSession();
  const isOnBreak = useBreak() !== null;
  const payments = useQuery({ ...paymentsQuery(), enabled: status === 'player' }).data?.data;
  const isOpen = useIsCashboxOpen();
  const state = useRef(noNotices);
  useEffect(() => {
    const carryOut = (action: NoticeAction) => {
      switch (action.kind) {
        case 'dismiss_waiting':
          dismissToast(`challenge-${action.id}`);
          return;
        case 'show_waiting': {
          const { id, amount_cents: cents, currency } = action.payment;
          const run = () => onOpen(id);
          toast({
            id: `challenge-${id}`,
            tone: 'warning',
            title: t('cashbox.head-challenge'),
            text: t('cashbox.waits-for-code', { amount: money(cents, currency) }),
            action: { text: t('cashbox.challenge-open'), run },
          });
          return;
        }
        case 'show_cancelled': {
          const { id, amount_cents: cents, currency } = action.payment;
          noteCancellation(id);
          const text = t('cashbox.cancelled-text', { amount: money(cents, currency) });
          toast({
            id: `cancelled-${id}`,
            tone: 'warning',
            title: t('cashbox.cancelled-title'),
            text,
            ...(!isOnBreak && { action: { text: t('cashbox.cancelled-action'), run: onAgain } }),
          });
        }
      }
    };
    // A sheet that opens in the same commit counts too.
    const step = stepNotices(state.current, {
      payments: payments ?? [],
      isCashboxOpen: isOpen || isCashboxOpen(),
      announced: announcedAmong(payments ?? []),
      now: Date.now(),
    });
    state.current = step.state;
    for (const action of step.actions) carryOut(action);
  }, [payments, isOpen, t, money, isOnBreak, onAgain, onOpen]);
}
