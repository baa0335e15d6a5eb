import { useCallback, useEffect, useState } from 'react';
import { getGameConfig } from '#contract/calls/games/one-game';
import { useFormat, useText } from '../../platform/i18n';
import { requestPersistentStorage } from '../../platform/storage/persistent-storage';
import { readHealth, type StorageHealth } from '../../platform/storage/storage-health';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Message } from '../../ui/message';
import { Meter } from '../../ui/meter';
import { SkeletonRows } from '../../ui/skeleton-rows';
import styles from './device.module.css';
import { RepairStorage } from './repair-storage';

const MEGABYTE = 1_000_000;

/** What is stored for offline use, in plain words. */
function Kept({ kept, pictures }: { kept: NonNullable<StorageHealth['kept']>; pictures: number }) {
  const t = useText();
  return (
    <ul className={styles.list}>
      <li>{t('config.storage.pages', { count: kept.responses })}</li>
      <li>{t('config.storage.games', { count: kept.ofCall })}</li>
      <li>{t('config.storage.pictures', { count: pictures })}</li>
      <li>{t('config.storage.notifications', { count: kept.notifications })}</li>
      <li>{t('config.storage.waiting', { count: kept.waiting })}</li>
    </ul>
  );
}

/** Used and available bytes, in megabytes. */
function Usage({ usage, quota }: { usage: number; quota: number }) {
  const t = useText();
  const { number } = useFormat();
  const megabytes = (bytes: number) => number(Math.ceil(bytes / MEGABYTE));
  const valueText = t('config.storage.megabytes', { used: megabytes(usage), quota: megabytes(quota) });
  return (
    <Meter
      label={t('config.storage.used')}
      value={usage}
      max={quota}
      valueText={valueText}
      tone={usage > quota * 0.9 ? 'warning' : 'info'}
    />
  );
}

/** Whether storage is persistent, and the request for it. */
function Lasting({ isPersisted, onAsked }: { isPersisted: boolean; onAsked: () => void }) {
  const t = useText();
  const [isRefused, setRefused] = useState(false);
  const wish = async () => {
    setRefused(!(await requestPersistentStorage()));
    onAsked();
  };
  return (
    <div className={styles.actions}>
      <p role="status">{t(isPersisted ? 'config.storage.stays' : isRefused ? 'config.storage.refused' : 'config.storage.may-go')}</p>
      {!isPersisted && (
        <Button size="small" onClick={() => void wish()}>
          {t('config.storage.keep')}
        </Button>
      )}
    </div>
  );
}

/** The device's storage: what is stored, its size, whether it's persistent, and its repair (OFF-001). */
export function StorageCard() {
  const t = useText();
  const [health, setHealth] = useState<StorageHealth | null>(null);
  const look = useCallback(() => void readHealth(getGameConfig.id, Date.now()).then(setHealth), []);
  useEffect(look, [look]);
  return (
    <Card as="section" className={styles.card} aria-labelledby="storage" aria-busy={health === null}>
      <h2 id="storage">{t('config.storage.title')}</h2>
      {health === null && <SkeletonRows count={5} />}
      {health && !health.kept && (
        <Message tone="warning" title={t('config.storage.none')}>
          {t('config.storage.none.text')}
        </Message>
      )}
      {health?.kept && <Kept kept={health.kept} pictures={health.pictures} />}
      {health && health.usage !== null && health.quota !== null && <Usage usage={health.usage} quota={health.quota} />}
      {health?.kept && health.isPersisted !== null && <Lasting isPersisted={health.isPersisted} onAsked={look} />}
      {health?.kept && <RepairStorage onRepaired={look} />}
    </Card>
  );
}
