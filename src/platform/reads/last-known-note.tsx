import { useSyncExternalStore } from 'react';
import { ageOf, onAgeChange } from '../api/ages';
import { useFormat, useText } from '../i18n';
import { useAge } from './use-age';

/** How old the response of an address is, if it’s last known rather than fresh (OFF-001). */
export function LastKnownNote({ url, className }: { url: string; className?: string | undefined }) {
  const t = useText();
  const { ago } = useFormat();
  const age = useAge(
    useSyncExternalStore(
      onAgeChange,
      () => ageOf(url),
      () => null,
    ),
  );
  if (age === null) return null;
  return (
    <p className={className} role="status">
      {t('config.known-as-of', { ago: ago(age) })}
    </p>
  );
}
