import { Link } from '@tanstack/react-router';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormat, useText } from '../../platform/i18n';
import { useSession } from '../../platform/session';
import { Button } from '../../ui/button';
import { OrbitScene } from '../../ui/orbit-scene';
import { PageHeading } from '../../ui/page-heading';
import { VipProgress } from './vip-progress';
import { TierMark } from './tier-mark';
import { vipLevelsQuery } from './vip';
import { useStanding } from './use-standing';
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
      <Levels />
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

function Levels() {
  const t = useText();
  const { number } = useFormat();
  const { data } = useSuspenseQuery(vipLevelsQuery());
  const { data: standing } = useStanding();
  const stateOf = (id: number) => standing?.statuses.find((status) => status.id === id)?.state;
  return (
    <section aria-labelledby="vip-levels">
      <h2 id="vip-levels">{t('vip.levels')}</h2>
      <ol className={styles.levels}>
        {data.data.map(({ id, name, status, persistent_comp_points, gift_descriptions }) => (
          <li key={id} className={styles.level} data-tier={status} data-state={stateOf(id)} aria-current={stateOf(id) === 'active' ? 'step' : undefined}>
            <TierMark level={status} className={styles.mark} />
            <h3>{name}</h3>
            <p className={styles.points}>{t('vip.from', { points: number(persistent_comp_points.min) })}</p>
            <p className={styles.gift}>{gift_descriptions.join(' ')}</p>
            {stateOf(id) && <p className={styles.state}>{t(`vip.state.${stateOf(id) ?? 'locked'}`)}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
