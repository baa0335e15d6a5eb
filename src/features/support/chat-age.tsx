import { useSyncExternalStore } from 'react';
import { ageOf, onAgeChange } from '../../platform/api/ages';
import { useFormat, useText } from '../../platform/i18n';
import { useAge } from '../../platform/use-age';
import styles from './chat.module.css';

/** How old the conversation is, once it is last known rather than fresh (OFF-001). */
export function ChatAge({ url }: { url: string }) {
  const t = useText();
  const { ago } = useFormat();
  const age = useAge(useSyncExternalStore(onAgeChange, () => ageOf(url), () => null));
  if (age === null) return null;
  return (
    <p className={styles.age} role="status">
      {t('support.chat.age', { ago: ago(age) })}
    </p>
  );
}
