import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Gift } from '#contract/fields/gift';
import { useText } from '../../../platform/i18n';
import { useOnline } from '../../../platform/presence/use-online';
import { toast } from '../../../ui/toast';
import { activateGift, cancelGift, renewGifts } from '../gift-calls';

/** Claiming and forfeiting a gift; lists show the result, and a failure shows an error. */
export function useGiftAct(gift: Gift) {
  const t = useText();
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const act = useMutation({
    mutationFn: (what: 'activate' | 'cancel') => (what === 'activate' ? activateGift(gift) : cancelGift(gift)),
    onSuccess: async (changed) => {
      if (!changed)
        toast({ id: 'gift', tone: 'warning', title: t('gifts.not-done'), ...(!isOnline && { text: t('gifts.needs-network') }) });
      await renewGifts(queryClient);
    },
  });
  return { activate: () => act.mutate('activate'), cancel: () => act.mutateAsync('cancel'), isActing: act.isPending };
}
