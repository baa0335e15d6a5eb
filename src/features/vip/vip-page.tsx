import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/i18n';
import { useSession } from '../../platform/session';
import { Button } from '../../ui/button';
import { OrbitScene } from '../../ui/orbit-scene';
import { PageHeading } from '../../ui/page-heading';
import ManagerPanel from './manager-panel';
import { VipProgress } from './vip-progress';
import { VipLevels } from './vip-levels';
import styles from './vip-page.module.css';

/** The club: how far the next level is, and what each level asks for and brings (ROUTE-021, VIP-006). */
export function VipPage() {
  const t = useText();
  const { status } = useSession();
  return (
    <div className={styles.page}>
      <PageHeading title={t('vip.title')} lead={t('vip.lead')} />
      {status === 'player' && <VipProgress />}
      {status === 'guest' && <Invitation />}
      {status === 'player' && <ManagerPanel />}
      <VipLevels />
    </div>
  );
}

/** What a guest finds where a player's quarter stands. */
function Invitation() {
  const t = useText();
  return (
    <section className={styles.hero}>
      <OrbitScene seed="club" />
      <div className={styles.words}>
        <p className={styles.invitation}>{t('vip.invitation')}</p>
        <Button variant="primary" render={<Link to="/registration" search={{ redirect: '/vip' }} />}>
          {t('shell.sign-up')}
        </Button>
      </div>
    </section>
  );
}
