import { useQuery } from '@tanstack/react-query';
import Landmark from 'lucide-react/icons/landmark';
import { useState } from 'react';
import type { Payment } from '#contract/fields/payment';
import { depositsThatWait, PLAYER_TIMEOUT_MS } from '#rules/cashbox/payments/waiting-deposits';
import { useFormat, useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { brandName } from '../methods/names';
import { paymentsQuery } from '../queries';
import { Gate } from './gate';

/**
 * The latest deposit that waits for the code of the player's bank, until the player has asked for another one. It comes before a new
 * deposit, or whoever reloads the page would pay twice.
 */
export function useWaitingDeposit(isAsked: boolean) {
  const { data } = useQuery({ ...paymentsQuery(), enabled: isAsked });
  const [isPutOff, setPutOff] = useState(false);
  // Once, since it only expires after half an hour.
  const [now] = useState(() => Date.now());
  const payment = isAsked && !isPutOff ? depositsThatWait(data?.data ?? [], now)[0] : undefined;
  return { payment, putOff: () => setPutOff(true) };
}

interface WaitingDepositProps {
  payment: Payment;
  onOpen: (id: string) => void;
  onAnother: () => void;
}

/** Leads back to a deposit that waits for the bank's code, or on to another one. */
export function WaitingDeposit({ payment, onOpen, onAnother }: WaitingDepositProps) {
  const t = useText();
  const { money, time } = useFormat();
  const { id, amount_cents: cents, currency, brand, detail, created_at: begun } = payment;
  return (
    <Gate
      icon={<Landmark aria-hidden />}
      title={t('cashbox.head-challenge')}
      text={t('cashbox.waits-for-code', { amount: money(cents, currency) })}
      facts={[
        [t('cashbox.fact-method'), [brandName(t, brand), detail].filter(Boolean).join(' ')],
        [t('cashbox.challenge-until'), time(Date.parse(begun) + PLAYER_TIMEOUT_MS)],
      ]}
      action={
        <>
          <Button variant="primary" isWide onClick={() => onOpen(id)}>
            {t('cashbox.challenge-open')}
          </Button>
          <Button variant="quiet" isWide onClick={onAnother}>
            {t('cashbox.deposit-another')}
          </Button>
        </>
      }
    />
  );
}
