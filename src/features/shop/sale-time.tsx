import { saleEnd } from '#rules/shop/sale';
import { useText } from '../../platform/i18n';
import { useNow } from '../../platform/presence/use-now';
import { Countdown } from '../../ui/countdown';
import styles from './shop.module.css';

/** The time left of the sale (SHOP-007). */
export function SaleTime({ ends }: { ends: string }) {
  const t = useText();
  const now = useNow();
  return (
    <p className={styles.terms}>
      {t('shop.sale-ends')} <Countdown end={saleEnd(ends) ?? now} now={now} daysText={(days) => t('shop.days', { days })} doneText="" />
    </p>
  );
}
