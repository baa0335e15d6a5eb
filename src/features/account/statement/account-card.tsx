import { figureOf, shownFigures, type StatementFigure } from '#rules/account/statement/figures';
import type { StatementAccount } from '#contract/calls/account/statement';
import { useFormat, useText } from '../../../platform/i18n';
import { classNames } from '../../../ui/class-names';
import { Card } from '../../../ui/card';
import styles from './statement.module.css';

/** Figures that are sums of the ones before them. */
const totals: ReadonlySet<StatementFigure> = new Set(['closing', 'net_result']);

/** The figures of one currency. */
export function AccountCard({ account }: { account: StatementAccount }) {
  const t = useText();
  const { money } = useFormat();
  const { currency } = account;
  return (
    <Card as="section" className={styles.account} aria-labelledby={`statement-${currency}`}>
      <header className={styles.head}>
        <h2 id={`statement-${currency}`}>{currency}</h2>
        <span className={styles.note}>{t('account.statement.rounds', { count: account.rounds })}</span>
      </header>
      <dl className={styles.list}>
        {shownFigures(account).map((figure) => (
          <div key={figure} className={classNames(styles.line, totals.has(figure) && styles.total)}>
            <dt>{t('account.statement.figure', { figure })}</dt>
            <dd className="tabular">{money(figureOf(account, figure), currency)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
