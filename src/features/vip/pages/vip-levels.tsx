import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormat, useText } from '../../../platform/i18n';
import { SheetLink } from '../sheet-link';
import { TierMark } from '../marks/tier-mark';
import { useKeep } from '../use-keep';
import { useStanding } from '../use-standing';
import { vipLevelsQuery } from '../vip-queries';
import styles from './vip-page.module.css';

/** The requirements and benefits of each level of the club (VIP-006). */
export function VipLevels() {
  const t = useText();
  const { number } = useFormat();
  const keepOf = useKeep();
  const { data } = useSuspenseQuery(vipLevelsQuery());
  const { data: standing } = useStanding();
  const stateOf = (id: number) => standing?.statuses.find((status) => status.id === id)?.state;
  return (
    <section aria-labelledby="vip-levels">
      <h2 id="vip-levels">{t('vip.levels')}</h2>
      <p className={styles.qualifying}>{t('vip.levels.both')}</p>
      <ol className={styles.levels}>
        {data.data.map(({ id, name, status, saveTarget, persistent_comp_points, gift_descriptions }) => (
          <li
            key={id}
            className={styles.level}
            data-tier={status}
            data-state={stateOf(id)}
            aria-current={stateOf(id) === 'active' ? 'step' : undefined}
          >
            <TierMark level={status} className={styles.mark} />
            <h3>
              <SheetLink sheet="level" about={status} className={styles.about}>
                {name}
              </SheetLink>
            </h3>
            {persistent_comp_points.min > 0 && (
              <p className={styles.points}>{t('vip.level.from', { points: number(persistent_comp_points.min) })}</p>
            )}
            <p className={styles.points}>{keepOf({ status, saveTarget })}</p>
            <p className={styles.gift}>{gift_descriptions.join(' ')}</p>
            {stateOf(id) && <p className={styles.state}>{t(`vip.state.${stateOf(id) ?? 'locked'}`)}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
