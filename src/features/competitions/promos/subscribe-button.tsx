import { Link } from '@tanstack/react-router';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import { subscribeToPromo } from '#contract/calls/competitions';
import { ask } from '../../../platform/api/client';
import { useText } from '../../../platform/i18n';
import { useBreak, useSession } from '../../../platform/session';
import { setCachedResponse } from '../../../platform/reads/set-cached-response';
import { ForNewPlayers } from '../../../platform/context/for-new-players';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { promoSubscriptionQuery } from './promo-queries';

/** Subscribes the player to a promotion, and shows the result (OVER-007). A guest signs up first. */
export function SubscribeButton({ slug }: { slug: string }) {
  const t = useText();
  const { status } = useSession();
  const playBreak = useBreak();
  const queryClient = useQueryClient();
  const subscription = useQuery({ ...promoSubscriptionQuery(slug), enabled: status === 'player' });
  const subscribing = useMutation({
    mutationFn: () => ask(subscribeToPromo, { params: { slug } }),
    onSuccess: ({ was_subscribed }) => {
      setCachedResponse(queryClient, promoSubscriptionQuery(slug).queryKey, { is_subscribed: true });
      if (was_subscribed) toast({ id: `promo-${slug}`, title: t('competitions.promo.already') });
      else toast({ id: `promo-${slug}`, tone: 'success', title: t('competitions.promo.subscribed') });
    },
    onError: () => toast({ id: `promo-${slug}`, tone: 'warning', title: t('competitions.promo.failed') }),
  });
  if (playBreak) return null;
  if (status !== 'player') {
    return (
      <ForNewPlayers>
        <Button icon={<Bell aria-hidden />} render={<Link to="/registration" search={{ redirect: `/promo/${slug}` }} />}>
          {t('competitions.promo.subscribe')}
        </Button>
      </ForNewPlayers>
    );
  }
  // The response to this click overrides a read that may have been sent before it.
  const isSubscribed = subscribing.isSuccess || (subscription.data?.is_subscribed ?? false);
  return (
    <Button
      icon={isSubscribed ? <BellRing aria-hidden /> : <Bell aria-hidden />}
      isBusy={subscribing.isPending}
      onClick={() => subscribing.mutate()}
    >
      {t(isSubscribed ? 'competitions.promo.is-subscribed' : 'competitions.promo.subscribe')}
    </Button>
  );
}
