import { useEffect, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import styles from '../inbox/notifications.module.css';
import { askForPush, isSubscribed, unsubscribe } from './push';
import { pushAbility } from './push-ability';

/** The displayed state: the browser's permission alone doesn't mean on. */
async function stateOfDevice(): Promise<ReturnType<typeof pushAbility>> {
  const ability = pushAbility();
  return ability === 'granted' && !(await isSubscribed()) ? 'default' : ability;
}

/** Pushes on this device: on, off, denied by the browser, or not possible here. */
export function PushSwitch() {
  const t = useText();
  const [state, setState] = useState(pushAbility);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => void stateOfDevice().then(setState), []);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setFailed(false);
    await work().catch(() => setFailed(true));
    setState(await stateOfDevice());
    setBusy(false);
  };
  return (
    <div className={styles.switches}>
      <p className={styles.note} role="status">
        {t(`notifications.push.${state}`)}
      </p>
      <div className={styles.actions}>
        {state === 'default' && (
          <Button variant="secondary" isBusy={isBusy} onClick={() => void run(askForPush)}>
            {t('notifications.push.turn-on')}
          </Button>
        )}
        {state === 'granted' && (
          <Button variant="quiet" isBusy={isBusy} onClick={() => void run(unsubscribe)}>
            {t('notifications.push.turn-off')}
          </Button>
        )}
      </div>
      {hasFailed && <p role="alert">{t('notifications.push.failed')}</p>}
    </div>
  );
}
