import { Link } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n';
import { useSession } from '../../../platform/session';
import { ForNewPlayers } from '../../../platform/context/for-new-players';
import { Button } from '../../../ui/button';
import { OrbitScene } from '../../../ui/orbit-scene';
import { PageHeading } from '../../../ui/page-heading';
import ManagerPanel from '../manager/manager-panel';
import { SheetLink } from '../sheet-link';
import { useProgram } from '../use-program';
import { VipLevels } from './vip-levels';
import { VipProgress } from './vip-progress';
import { VipTabs } from './vip-tabs';
import styles from './vip-page.module.css';

/** The club: the progress to the next level, and the requirements and benefits of each (ROUTE-021, VIP-006). */
export function VipPage() {
  const t = useText();
  const { status } = useSession();
  return (
    <div className={styles.page}>
      <PageHeading title={t('vip.title')} lead={t('vip.lead')} />
      <VipTabs />
      {status === 'player' && <VipProgress />}
      {status === 'guest' && <Invitation />}
      <Around />
      {status === 'player' && <ManagerPanel />}
      <VipLevels />
    </div>
  );
}

/** The club's current texts: the season, how the club works, a promotion. */
function Around() {
  const t = useText();
  const { program, say } = useProgram();
  return (
    <div className={styles.around}>
      <SheetLink sheet="season">{t('vip.season')}</SheetLink>
      {program.onboarding.length > 0 && <SheetLink sheet="onboarding">{t('vip.onboarding')}</SheetLink>}
      {program.promo && <SheetLink sheet="promo">{say(program.promo.title)}</SheetLink>}
    </div>
  );
}

/** What a guest sees instead of a player's quarter. */
function Invitation() {
  const t = useText();
  return (
    <ForNewPlayers>
      <section className={styles.hero}>
        <OrbitScene seed="club" />
        <div className={styles.words}>
          <p className={styles.invitation}>{t('vip.invitation')}</p>
          <Button variant="secondary" render={<Link to="/registration" search={{ redirect: '/vip' }} />}>
            {t('shell.sign-up')}
          </Button>
        </div>
      </section>
    </ForNewPlayers>
  );
}
