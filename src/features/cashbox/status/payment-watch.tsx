import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { usePaymentNotices } from './use-payment-notices';

/** Payment notices outside of the cashbox: a deposit was cancelled (CASH-010), a bank's code is awaited (CASH-018). */
export default function PaymentWatch() {
  const navigate = useNavigate();
  const onAgain = useCallback(() => void navigate({ to: '/deposit' }), [navigate]);
  const onOpen = useCallback((payment: string) => void navigate({ to: '/deposit', search: { payment } }), [navigate]);
  usePaymentNotices({ onAgain, onOpen });
  return null;
}
