import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { PageHeading } from '../../ui/page-heading';
import { Coins, Rewards } from './shop-page';
import styles from './shop.module.css';

/** Only coins for money: the short version of the shop (ROUTE-037). */
export function PointsPage() {
  const t = useText();
  return (
    <div className={styles.page}>
      <PageHeading title={t('shop.points.title')} lead={t('shop.points.lead')} action={<Coins />} />
      <Rewards page="money" path="/exchange-comp-points" />
      <Button render={<Link to="/rocket-mart" />}>{t('shop.points.more')}</Button>
    </div>
  );
}
