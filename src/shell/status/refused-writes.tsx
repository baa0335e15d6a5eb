// @chunk later
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isPlayersOwn } from '#offline/outbox';
import { letGo, outbox } from '../../platform/device';
import { useText } from '../../platform/i18n';
import { toast } from '../../ui/toast';

const announced = new Set<string>();

/**
 * Handles queued writes that the server refused: the player is notified once, the shown data are refetched, and the profile lists the
 * writes until the player discards or resends them. Refusals of the app's automatic requests, such as install events, are silent (OFF-002).
 */
export default function RefusedWrites() {
  const t = useText();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { refused } = useSnapshot(outbox);
  useEffect(() => {
    for (const { order } of refused.filter((entry) => !isPlayersOwn(entry))) void letGo(order);
    const news = refused.filter(({ key }) => !announced.has(key));
    const look = { text: t('shell.outbox.look'), run: () => void navigate({ to: '/profile', hash: 'changes' }) };
    for (const entry of news) {
      announced.add(entry.key);
      if (isPlayersOwn(entry))
        toast({ id: `refused-${entry.key}`, tone: 'warning', title: t('shell.outbox.refused'), duration: null, action: look });
    }
    if (news.length > 0) void queryClient.invalidateQueries();
  }, [refused, t, queryClient, navigate]);
  return null;
}
