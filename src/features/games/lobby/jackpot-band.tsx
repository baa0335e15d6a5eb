import type { Jackpot } from '#contract/fields/jackpot';
import { useFormat, useText } from '../../../platform/i18n';
import { useBreak } from '../../../platform/session';
import { classNames } from '../../../ui/class-names';
import { CategoryLink } from '../categories/category-link';
import styles from './jackpot-band.module.css';

interface JackpotBandProps {
  jackpots: readonly Jackpot[];
  leadsToGames?: boolean;
}

/** The jackpots' amounts, level by level; tabular digits, so that a changing amount doesn't move (JACK-001). */
export function JackpotBand({ jackpots, leadsToGames = false }: JackpotBandProps) {
  const t = useText();
  const { money } = useFormat();
  const playBreak = useBreak();
  const [jackpot] = jackpots;
  if (!jackpot || playBreak) return null;
  return (
    <section className={styles.band} aria-labelledby="jackpots-title">
      <div className={styles.head}>
        <h2 id="jackpots-title" className={styles.title}>
          {t('games.jackpots.title')}
        </h2>
        {leadsToGames && (
          <CategoryLink category="jackpots" className={styles.all}>
            {t('games.jackpots.games')}
          </CategoryLink>
        )}
      </div>
      <dl className={styles.levels}>
        {jackpot.levels.map((level, at) => (
          <div key={level.identifier} className={classNames(styles.level, at === 0 && styles.highest)}>
            <dt className={styles.name}>{level.name}</dt>
            <dd className={classNames(styles.amount, 'tabular')}>{money(level.amount_cents, jackpot.currency)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
