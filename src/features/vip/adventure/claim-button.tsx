import { useMutation, useQueryClient } from '@tanstack/react-query';
import { claimAdventureStep } from '#contract/calls/vip';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';
import { useText } from '../../../platform/i18n';
import { useBreak } from '../../../platform/session';
import { useOnline } from '../../../platform/presence/use-online';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import styles from './adventure.module.css';
import { adventureQuery } from './use-adventure';

/** Collects the prize of a step; the server decides whether it may, and gives it once. `onClaimed` is called before the button goes. */
export function ClaimButton({ day, step, onClaimed }: { day: number; step: number; onClaimed: () => void }) {
  const t = useText();
  const isOnline = useOnline();
  const playBreak = useBreak();
  const queryClient = useQueryClient();
  const claiming = useMutation({
    mutationFn: () => ask(claimAdventureStep, { params: { day: String(day), step: String(step) } }),
    onSuccess: async () => {
      toast({ tone: 'success', title: t('vip.adventure.claimed') });
      onClaimed();
      await queryClient.invalidateQueries({ queryKey: adventureQuery().queryKey });
    },
  });
  if (playBreak) return null;
  const failure = claiming.error instanceof CallFailed ? claiming.error : null;
  return (
    <>
      <Button variant="secondary" isWide isBusy={claiming.isPending} disabled={!isOnline} onClick={() => claiming.mutate()}>
        {t('vip.adventure.claim')}
      </Button>
      {!isOnline && <p className={styles.note}>{t('vip.adventure.needs-network')}</p>}
      {failure && <p role="alert">{failure.isOffline ? t('vip.adventure.needs-network') : failure.message}</p>}
    </>
  );
}
