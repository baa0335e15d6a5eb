import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type OneClickDeposit, oneClickDeposit } from '#rules/cashbox/methods/one-click';
import { paymentsQuery } from '../queries';
import { useMethods } from '../methods/use-methods';

/** The one-click deposit (CASH-014); `isKnown` once methods and history have loaded or failed. */
export function useOneClick(currency: string | null): { isKnown: boolean; found: OneClickDeposit | null } {
  const methods = useMethods(currency, 'deposit');
  const payments = useQuery(paymentsQuery());
  const [now] = useState(() => new Date());
  const isKnown = !methods.isPending && !payments.isPending;
  if (!methods.data || !payments.data) return { isKnown, found: null };
  return { isKnown, found: oneClickDeposit({ methods: methods.data.methods, payments: payments.data.data, now }) };
}
