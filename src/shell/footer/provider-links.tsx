import { providersQuery } from '../../features/games/providers/providers-query';
import { useText } from '../../platform/i18n';
import { PlainLink } from '../../platform/navigation/plain-link';
import { useDeferredRead } from '../../platform/reads/use-deferred-read';
import styles from './footer.module.css';

const AT_MOST = 12;

/** The studios with the most games (FOOT-001). */
export function ProviderLinks() {
  const t = useText();
  const data = useDeferredRead(providersQuery);
  const providers = data?.data.toSorted((one, other) => other.games_count - one.games_count).slice(0, AT_MOST) ?? [];
  if (providers.length === 0) return null;
  return (
    <nav aria-label={t('frame.footer.providers')} className={styles.row}>
      <h2 className={styles.title}>{t('frame.footer.providers')}</h2>
      <ul className={styles.providers}>
        {providers.map(({ id, title }) => (
          <li key={id}>
            <PlainLink to={`/producers/${encodeURIComponent(id)}`} isPreloading>
              {title}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
