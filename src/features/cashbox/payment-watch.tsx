import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useCancelledDeposit } from './use-cancelled-deposit';
import { useWaitingDeposits } from './use-waiting-deposits';

/** Payment notices outside of the cashbox: a deposit was cancelled (CASH-010), a bank's code is awaited (CASH-018). */
export default function PaymentWatch() {
  const navigate = useNavigate();
  const again = useCallback(() => void navigate({ to: '/deposit' }), [navigate]);
  const open = useCallback((payment: string) => void navigate({ to: '/deposit', search: { payment } }), [navigate]);
  useCancelledDeposit(again);
  useWaitingDeposits(open);
  return null;
}
