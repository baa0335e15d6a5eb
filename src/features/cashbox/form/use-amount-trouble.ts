import { useFormat, useText } from '../../../platform/i18n';
import type { AmountTrouble } from './use-payment-form';

/** The error message of an invalid amount. */
export function useAmountTrouble(currency: string): (trouble: AmountTrouble) => string {
  const t = useText();
  const { money } = useFormat();
  return (trouble) => {
    switch (trouble.kind) {
      case 'missing':
        return t('cashbox.amount-missing');
      case 'unreadable':
        return t('cashbox.amount-unreadable');
      case 'unclear':
        return trouble.message;
      case 'too_small':
        return t('cashbox.amount-too-small', { amount: money(trouble.bound_cents, currency) });
      case 'too_big':
        return t('cashbox.amount-too-big', { amount: money(trouble.bound_cents, currency) });
      case 'beyond_limit':
        return t('cashbox.amount-beyond-limit', { amount: money(trouble.bound_cents, currency) });
      case 'not_enough_money':
        return t('cashbox.amount-not-enough', { amount: money(trouble.bound_cents, currency) });
    }
  };
}
