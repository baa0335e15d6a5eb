import { useQuery } from '@tanstack/react-query';
import { getMethods } from '#contract/calls/cashbox/methods';
import type { PaymentAction } from '#contract/fields/payment';
import { loadMethods } from '../pay/payments-script';

/** The methods of an action in a currency, and the script that returned them. */
export function useMethods(currency: string | null, action: PaymentAction) {
  return useQuery({
    queryKey: [getMethods.privacy, getMethods.id, { currency, action }],
    queryFn: ({ signal }) => loadMethods({ currency: currency ?? '', action, signal }),
    enabled: currency !== null,
    // The script recognises its methods by identity.
    structuralSharing: false,
  });
}
