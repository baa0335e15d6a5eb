import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { useSlow } from '../../platform/presence/use-slow';
import { Button } from '../../ui/button';
import { Message } from '../../ui/message';

interface SlowReadProps {
  /** The read that has no response yet. */
  queryKey: readonly unknown[];
}

/** For a read that's being waited for: after a few seconds it says that it takes longer than usual, with a way to start again. */
export function SlowRead({ queryKey }: SlowReadProps) {
  const t = useText();
  const queryClient = useQueryClient();
  const [attempts, setAttempts] = useState(0);
  const isSlow = useSlow(true, attempts);
  const startAgain = async () => {
    setAttempts(attempts + 1);
    // A read without any data isn't sent a second time while its request is pending.
    await queryClient.cancelQueries({ queryKey });
    await queryClient.refetchQueries({ queryKey });
  };
  if (!isSlow && attempts === 0) return null;
  return (
    <Message
      tone="warning"
      action={
        <Button size="small" variant="quiet" isBusy={!isSlow} onClick={() => void startAgain()}>
          {t('shell.slow-again')}
        </Button>
      }
    >
      {t('shell.slow')}
    </Message>
  );
}
