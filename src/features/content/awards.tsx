import type { Award } from '#contract/fields/content';
import { useText } from '../../platform/i18n';
import styles from './content.module.css';

/** The awards, newest first (CMS-001). */
export function Awards({ awards }: { awards: readonly Award[] }) {
  const t = useText();
  if (awards.length === 0) return <p className={styles.quiet}>{t('content.awards.none')}</p>;
  return (
    <ul className={styles.awards}>
      {awards
        .toSorted((one, other) => other.year - one.year)
        .map(({ name, nomination, prize, year, imgUrl }) => (
          <li key={`${name} ${nomination} ${year}`} className={styles.award}>
            <img src={imgUrl} alt="" width={56} height={56} loading="lazy" />
            <div>
              <p className={styles.prize}>{prize}</p>
              <p>{nomination}</p>
              <p className={styles.quiet}>
                {name}, {year}
              </p>
            </div>
          </li>
        ))}
    </ul>
  );
}
