import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { letGo, outbox } from '../platform/device';
import { useText } from '../platform/i18n';
import { toast } from '../ui/toast';

/**
 * Writes that the platform refused after they had waited: the player is told once, what is shown is loaded anew, and they
 * are let go. What belongs to the device alone, such as events of installing, is nobody's to hear of (OFF-002).
 */
export default function RefusedWrites() {
  const t = useText();
  const queryClient = useQueryClient();
  const { refused } = useSnapshot(outbox);
  useEffect(() => {
    for (const { order, key, player } of refused) {
      if (player !== null) toast({ id: `refused-${key}`, tone: 'warning', title: t('shell.outbox.refused'), duration: null });
      void letGo(order);
    }
    if (refused.length > 0) void queryClient.invalidateQueries();
  }, [refused, t, queryClient]);
  return null;
}
