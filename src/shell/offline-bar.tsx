import { notifyManager, useQueryClient, type Query } from '@tanstack/react-query';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useCallback, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { ageOf, onAgeChange } from '../platform/api/ages';
import { outbox } from '../platform/device';
import { useFormat, useText } from '../platform/i18n';
import { useAge } from '../platform/use-age';
import { useOnline } from '../platform/use-online';
import styles from './offline-bar.module.css';

/** Since when an answer is known: as the service worker kept it, else as this window got it. */
function knownSince({ meta, state }: Query): number {
  return ageOf(String(meta?.url)) ?? state.dataUpdatedAt;
}

/** The oldest of the answers on the screen in epoch ms, null where it shows none. */
function useOldestAnswer(): number | null {
  const cache = useQueryClient().getQueryCache();
  const read = () => {
    const shown = cache.findAll({ type: 'active', predicate: ({ meta, state }) => meta?.url !== undefined && state.dataUpdatedAt > 0 });
    return shown.length > 0 ? Math.min(...shown.map(knownSince)) : null;
  };
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = [cache.subscribe(notifyManager.batchCalls(onChange)), onAgeChange(onChange)];
      return () => stops.forEach((stop) => stop());
    },
    [cache],
  );
  return useSyncExternalStore(subscribe, read, () => null);
}

function Age({ since }: { since: number }) {
  const t = useText();
  const { ago } = useFormat();
  const age = useAge(since);
  return <span className={styles.age}>{t('shell.age', { ago: ago(age ?? 0) })}</span>;
}

/** How much of what the player changed has yet to reach the platform (OFF-002). */
function Waiting() {
  const t = useText();
  const { waiting } = useSnapshot(outbox);
  const own = waiting.filter(({ player }) => player !== null);
  return own.length > 0 ? <span>{t('shell.outbox.waiting', { count: own.length })}</span> : null;
}

/** Says that there is no network, and how old what is shown is, on every page (OFF-001). */
export default function OfflineBar() {
  const t = useText();
  const isOnline = useOnline();
  const since = useOldestAnswer();
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.bar}>
          <CloudOff aria-hidden size={18} />
          <span>
            {t('shell.offline')} {since !== null && <Age since={since} />} <Waiting />
          </span>
        </p>
      )}
    </div>
  );
}
