import type { Account } from '#contract/calls/cashbox/accounts';
import { useFormat, useText } from '../../../platform/i18n';
import styles from './balances.module.css';

/** Real, bonus and total balance, each a separate figure. */
export function Balances({ account: { currency, amount_cents: common, available_to_cashout_cents: real } }: { account: Account }) {
  const t = useText();
  const { money } = useFormat();
  return (
    <dl className={styles.balances}>
      <div className={styles.common}>
        <dt>{t('cashbox.balance-common')}</dt>
        <dd>{money(common, currency)}</dd>
      </div>
      <div>
        <dt>{t('cashbox.balance-real')}</dt>
        <dd>{money(real, currency)}</dd>
      </div>
      <div>
        <dt>{t('cashbox.balance-bonus')}</dt>
        <dd>{money(common - real, currency)}</dd>
      </div>
    </dl>
  );
}
