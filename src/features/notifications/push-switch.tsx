import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import styles from './notifications.module.css';
import { askForPush, pushAbility, unsubscribe } from './push';

/** Pushes on this device: on, off, refused by the browser, or not possible here. */
export function PushSwitch() {
  const t = useText();
  const [ability, setAbility] = useState(pushAbility);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const run = (work: () => Promise<unknown>) => {
    setBusy(true);
    setFailed(false);
    work()
      .catch(() => setFailed(true))
      .finally(() => {
        setBusy(false);
        setAbility(pushAbility());
      });
  };
  return (
    <div className={styles.switches}>
      <p className={styles.note} role="status">
        {t(`notifications.push.${ability}`)}
      </p>
      <div className={styles.actions}>
        {ability === 'default' && (
          <Button variant="secondary" isBusy={isBusy} onClick={() => run(askForPush)}>
            {t('notifications.push.turn-on')}
          </Button>
        )}
        {ability === 'granted' && (
          <Button variant="quiet" isBusy={isBusy} onClick={() => run(unsubscribe)}>
            {t('notifications.push.turn-off')}
          </Button>
        )}
      </div>
      {hasFailed && <p role="alert">{t('notifications.push.failed')}</p>}
    </div>
  );
}
