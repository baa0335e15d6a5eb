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
import { toast } from '../../../ui/toast';
import { limitsQuery } from './game-queries';
import styles from './panic-button.module.css';

/** Under licences that want it: one press starts a break of 24 hours. It asks nothing, so that nobody changes their mind. */
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
    onError: (error) => error instanceof CallFailed && toast({ tone: 'danger', title: failureText(t, error) }),
  });
  if (!data?.policy.has_panic_button) return null;
  return (
    <div className={styles.bar}>
      <span className={styles.text}>{t('games.panic.text')}</span>
      <Button size="small" isBusy={stopping.isPending} onClick={() => stopping.mutate()}>
        {t('games.panic')}
      </Button>
    </div>
  );
}
