import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { OneClickDeposit } from '#rules/cashbox/methods/one-click';
import { useFormat, useText } from '../../../platform/i18n';
import { MethodMark } from '../methods/method-mark';
import styles from '../methods/method-picker.module.css';
import { brandName } from '../methods/names';

/** The one-click deposit, for players with a saved method (CASH-014). */
export function OneClickOffer({ offer: { profile, method, amountCents } }: { offer: OneClickDeposit }) {
  const t = useText();
  const { money } = useFormat();
  return (
    <div className={styles.section}>
      <Link to="/deposit-fast" search={{ fromDashboard: true }} className={styles.method}>
        <MethodMark brand={profile.brand} />
        <span className={styles.texts}>
          <span className={styles.name}>{t('cashbox.one-click', { amount: money(amountCents, method.currency) })}</span>
          <span className={styles.note}>
            {brandName(t, profile.brand)} {profile.title}
          </span>
        </span>
        <ChevronRight className={styles.arrow} aria-hidden="true" />
      </Link>
    </div>
  );
}
