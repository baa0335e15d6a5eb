import { parseTypedAmount, typedAmount, unclearThousands } from '#rules/money/typed-amount';
import { useFormat, useText } from '../i18n';

/** How the shown language reads a typed amount. */
export function useTypedAmount(currency: string) {
  const t = useText();
  const { money, decimalSign } = useFormat();
  const sign = decimalSign();
  return {
    /** The amount in minor units; null if it's invalid or ambiguous. */
    parse: (text: string) => parseTypedAmount(text, currency, sign),
    /** The error message of an ambiguous amount, which says how to write it; null for any other. */
    unclear: (text: string) => {
      const cents = unclearThousands(text, currency, sign);
      return cents === null ? null : t('fields.unclear_amount', { amount: money(cents, currency), digits: typedAmount(cents, currency) });
    },
  };
}
