import { useRef } from 'react';
import { pageQuery } from '../../features/content/pages';
import { useLocale, useText } from '../../platform/i18n';
import { useLayoutAhead } from '../../platform/presence/later';
import { useDeferredRead } from '../../platform/reads/use-deferred-read';
import { Rail } from '../../ui/rail';
import styles from './footer.module.css';

/** The awards, newest first, in a row that's scrolled by hand (FOOT-001). */
export function AwardsRail() {
  const t = useText();
  const place = useRef<HTMLElement>(null);
  useLayoutAhead(place);
  const data = useDeferredRead(pageQuery(useLocale(), 'awards', null));
  const awards = data?.json.awards.toSorted((one, other) => other.year - one.year) ?? [];
  if (awards.length === 0) return null;
  return (
    <div className={styles.awards}>
      <Rail
        title={t('frame.footer.awards')}
        size="card"
        isForReading
        ref={place}
        previousText={t('games.lobby.previous')}
        nextText={t('games.lobby.next')}
      >
        {awards.map(({ name, nomination, prize, year, imgUrl }) => (
          <div key={`${name} ${nomination} ${year}`} className={styles.award}>
            <img src={imgUrl} alt="" width={40} height={40} loading="lazy" />
            <p>
              <strong>{nomination}</strong>
              <span>
                {prize}, {name} {year}
              </span>
            </p>
          </div>
        ))}
      </Rail>
    </div>
  );
}
