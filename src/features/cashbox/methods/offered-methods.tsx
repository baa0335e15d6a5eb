import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getMethods } from '#contract/calls/cashbox/methods';
import type { PaymentMethod } from '#contract/fields/payment-method';
import { queryOf } from '../../../platform/api/query';
import { useFormat, useText } from '../../../platform/i18n';
import { useSession } from '../../../platform/session';
import { buttonClass } from '../../../ui/button';
import { MethodMark } from './method-mark';
import { brandName, feeText, timeText } from './names';
import styles from './offered-methods.module.css';

/** The payment methods in some currencies that the cashbox currently offers this player; a guest learns where to see them. */
export function OfferedMethods({ currencies }: { currencies: readonly string[] }) {
  const t = useText();
  const { status } = useSession();
  const loaded = useQueries({
    queries: currencies.map((currency) => ({
      ...queryOf(getMethods, { query: { currency, action: 'deposit' } }),
      enabled: status === 'player',
    })),
  });
  if (status === 'guest') {
    return (
      <p className={styles.guest}>
        <span>{t('cashbox.offered.guest')}</span>
        <Link to="/sign-in" className={buttonClass({ size: 'small' })}>
          {t('shell.sign-in')}
        </Link>
      </p>
    );
  }
  const methods = loaded.flatMap(({ data }) => data?.methods ?? []);
  if (methods.length === 0)
    return <p className={styles.guest}>{t(loaded.some(({ isPending }) => isPending) ? 'cashbox.loading' : 'cashbox.offered.none')}</p>;
  return (
    <ul className={styles.methods}>
      {methods.map((method) => (
        <Offered key={method.id} method={method} />
      ))}
    </ul>
  );
}

function Offered({ method }: { method: PaymentMethod }) {
  const t = useText();
  const format = useFormat();
  const { deposit } = method;
  const least = deposit && t('cashbox.offered.from', { amount: format.money(deposit.min_cents, method.currency) });
  return (
    <li className={styles.method}>
      <MethodMark brand={method.brand} />
      <span className={styles.name}>{brandName(t, method.brand)}</span>
      <span className={styles.note}>
        {[least, timeText(t, method.processingTime), feeText(t, format, method)].filter(Boolean).join(' · ')}
      </span>
    </li>
  );
}
