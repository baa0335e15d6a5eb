import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import type { Gift } from '#contract/fields/gift';
import type { MessageKey } from '#locales/index';
import { useText } from '../../../platform/i18n';
import { CallFailed } from '../../../platform/api/refusal';
import { useOnline } from '../../../platform/presence/use-online';
import { holdFocus } from '../../../ui/hold-focus';
import { toast } from '../../../ui/toast';
import { activateGift, cancelGift, renewGifts } from '../gift-calls';

/** What became of a gift that was claimed or forfeited; null if its stage says nothing about that. */
function resultOf({ stage, kind }: Gift): MessageKey | null {
  if (stage === 'activated' || stage === 'handle_bets' || stage === 'wait' || stage === 'canceled') return `gifts.done.${stage}`;
  if (stage !== 'finished') return null;
  // The parts of a group are issued as gifts of their own.
  if (kind === 'group') return 'gifts.done.group';
  return kind === 'xp' ? 'gifts.done.points' : 'gifts.done.paid';
}

/**
 * Claims and forfeits a gift: a toast shows the result, the lists are updated, and the focus stays near a removed card. `card` is the
 * element around the buttons.
 */
export function useGiftAct(gift: Gift, card: RefObject<Element | null>) {
  const t = useText();
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const hasActed = useRef(false);
  // The second click of a double click comes before the button is rendered as busy.
  const isUnderWay = useRef(false);
  // The cleanup runs once the buttons have changed, or were removed with their card.
  useEffect(() => {
    const refocus = holdFocus(card.current);
    return () => {
      if (hasActed.current) refocus();
    };
  }, [card, gift.stage, gift.activatable]);
  const act = useMutation({
    mutationFn: (what: 'activate' | 'cancel') => {
      hasActed.current = true;
      return what === 'activate' ? activateGift(gift) : cancelGift(gift);
    },
    onSuccess: async (changed) => {
      if (changed && !(changed instanceof CallFailed)) {
        const result = resultOf(changed);
        toast({ id: 'gift', tone: 'success', title: gift.title, ...(result && { text: t(result) }) });
      } else {
        const text = isOnline && !changed?.isOffline ? changed?.message : t('gifts.needs-network');
        toast({ id: 'gift', tone: 'warning', title: t('gifts.not-done'), ...(text && { text }) });
      }
      await renewGifts(queryClient);
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const activate = () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    act.mutate('activate');
  };
  return { activate, cancel: () => act.mutateAsync('cancel'), isActing: act.isPending };
}
