import { useEffect, useState, useSyncExternalStore } from 'react';
import { ageOf, onAgeChange } from '../../platform/api/ages';
import { useFormat, useText } from '../../platform/i18n';
import styles from './known-as-of.module.css';

/** How old the shown money is, once it is last known rather than fresh (OFF-001). */
export function KnownAsOf({ url }: { url: string }) {
  const t = useText();
  const { ago } = useFormat();
  const since = useSyncExternalStore(onAgeChange, () => ageOf(url), () => null);
  const [now, setNow] = useState(since);
  useEffect(() => setNow(Date.now()), [since]);
  if (since === null) return null;
  return (
    <p className={styles.age} role="status">
      {t('cashbox.age', { ago: ago((now ?? since) - since) })}
    </p>
  );
}
