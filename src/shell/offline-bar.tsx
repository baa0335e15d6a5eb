import { notifyManager, useQueryClient } from '@tanstack/react-query';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { ageOf, onAgeChange } from '../platform/api/ages';
import { outbox } from '../platform/device';
import { useFormat, useText } from '../platform/i18n';
import { useAge } from '../platform/use-age';
import { useOnline } from '../platform/use-online';
import styles from './offline-bar.module.css';
import { type Freshness, freshnessOf } from './freshness';

/** A late answer is on its way for so long before anybody hears that the platform does not answer. */
const PATIENCE_MS = 5_000;

/** How fresh the reads on the screen are. */
function useFreshness(isOnline: boolean): Freshness {
  const cache = useQueryClient().getQueryCache();
  // As text, which is the same as long as nothing changes.
  const read = () => JSON.stringify(freshnessOf(cache.findAll({ type: 'active' }), isOnline, ageOf));
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = [cache.subscribe(notifyManager.batchCalls(onChange)), onAgeChange(onChange)];
      return () => stops.forEach((stop) => stop());
    },
    [cache],
  );
  const freshness = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => JSON.parse(freshness) as Freshness, [freshness]);
}

/** Whether something has been so for a while. */
function useLasting(isSo: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    const timer = isSo ? setTimeout(() => setLasts(true), PATIENCE_MS) : undefined;
    if (!isSo) setLasts(false);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isSo && lasts;
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

/**
 * Says on every page that there is no network, or that the platform does not answer, how old what is shown is, and what of
 * it was never loaded or needs the network (OFF-001).
 */
export default function OfflineBar() {
  const t = useText();
  const isOnline = useOnline();
  const { since, missing } = useFreshness(isOnline);
  const isAway = useLasting(isOnline && (since !== null || missing !== null));
  return (
    <div role="status">
      {(!isOnline || isAway) && (
        <p className={styles.bar}>
          <CloudOff aria-hidden size={18} />
          <span>
            {isOnline ? t('shell.away') : t('shell.offline')} {since !== null && <Age since={since} />} {missing !== null && t(`shell.${missing}`)} <Waiting />
          </span>
        </p>
      )}
    </div>
  );
}
