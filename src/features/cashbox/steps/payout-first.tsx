import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OpenPayoutSource, PayoutOrder } from '#contract/calls/cashbox/withdrawals';
import { type PayoutBlock, payoutBlock } from '#rules/cashbox/methods/payout-sources';
import { useFormat, useText } from '../../../platform/i18n';
import { Message } from '../../../ui/message';
import type { BlockedText } from '../methods/method-picker';
import { brandName } from '../methods/names';
import { payoutOrderQuery } from '../queries';
import styles from './payout-first.module.css';

const anywhere: PayoutOrder = { first: [], unproven: [] };

/** Where withdrawals in a currency have to go first. A failed read blocks nothing, since the server decides in the end. */
export function usePayoutOrder(currency: string | null): { order: PayoutOrder; isPending: boolean } {
  const { data, isPending } = useQuery({ ...payoutOrderQuery(currency ?? ''), enabled: currency !== null });
  return { order: data ?? anywhere, isPending };
}

/** The note of each method that a withdrawal can't go to now. */
export function useBlockedText(order: PayoutOrder): BlockedText {
  const t = useText();
  const { money } = useFormat();
  const restCents = order.first.reduce((sum, { rest_cents: rest }) => sum + rest, 0);
  return ({ id, currency }, profile) => {
    const texts: Record<PayoutBlock, () => string> = {
      source_first: () => t('cashbox.payout-first.later', { amount: money(restCents, currency) }),
      not_paid_in: () => t('cashbox.payout-first.unproven'),
    };
    const block = payoutBlock(order, id, profile?.id ?? null);
    return block && texts[block]();
  };
}

interface PayoutFirstProps {
  sources: readonly OpenPayoutSource[];
  currency: string;
  /** Beside the method's fields: without the link to support. */
  isShort?: boolean;
}

/** Which cards and wallets withdrawals go back to first, and how much; renders nothing if there are none. */
export function PayoutFirst({ sources, currency, isShort = false }: PayoutFirstProps) {
  const t = useText();
  const { money } = useFormat();
  if (sources.length === 0) return null;
  return (
    <div className={styles.note}>
      <Message title={t('cashbox.payout-first.title')} action={!isShort && <Link to="/support">{t('cashbox.payout-first.support')}</Link>}>
        {t('cashbox.payout-first.text')}
        <ul className={styles.sources}>
          {sources.map(({ method, brand, title, rest_cents: rest }) => (
            <li key={`${method} ${brand} ${title}`}>
              <span>
                {brandName(t, brand)} <span className="tabular">{title}</span>
              </span>
              <strong className="tabular">{money(rest, currency)}</strong>
            </li>
          ))}
        </ul>
      </Message>
    </div>
  );
}
