import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { setLimit } from '#contract/calls/limits';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';
import { failureText } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { endSession } from '../../../platform/session';
import { keepDeviceBreak } from '../../../platform/storage/device-break';
import { Button } from '../../../ui/button';
import { limitsQuery } from './game-queries';
import styles from './panic-button.module.css';

/**
 * One click starts a break of 24 hours, under licences that require the button. It asks for no confirmation, so that nobody changes their
 * mind.
 */
export function PanicButton() {
  const t = useText();
  const navigate = useNavigate();
  const { data } = useQuery(limitsQuery());
  const stopping = useMutation({
    mutationFn: () => ask(setLimit, { body: { type: 'coolingoff', period: 'day' } }, { retries: 2 }),
    onSuccess: async ({ active_until: until }) => {
      keepDeviceBreak({ type: 'coolingoff', until }, Date.now());
      endSession({ isRevoked: true });
      await navigate({ to: '/' });
    },
  });
  if (!data?.policy.has_panic_button) return null;
  // In the toolbar, because a toast would cover the button that has to be pressed again.
  const failed = stopping.error instanceof CallFailed ? failureText(t, stopping.error) : null;
  return (
    <div className={styles.bar}>
      {failed === null ? (
        <span className={styles.text}>{t('games.panic.text')}</span>
      ) : (
        <span className={styles.failed} role="alert">
          {t('games.panic.failed', { reason: failed })}
        </span>
      )}
      <Button size="small" isBusy={stopping.isPending} onClick={() => stopping.mutate()}>
        {t('games.panic')}
      </Button>
    </div>
  );
}
