import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { logFailure } from '../../platform/log';
import { useSession } from '../../platform/session';
import { compute } from '../../platform/worker';
import { compPointsQuery, vipProgressQuery } from './vip';

/** Where the player stands in the club, computed in the worker; a load that fails counts as regular status (VIP-002). */
export function useStanding() {
  const { status, player } = useSession();
  const isPlayer = status === 'player';
  const progress = useQuery({ ...vipProgressQuery(), enabled: isPlayer });
  const points = useQuery({ ...compPointsQuery(), enabled: isPlayer });
  const isLoaded = !isPlayer || !progress.isPending;
  const [now] = useState(() => Date.now());
  useEffect(() => {
    if (progress.error) logFailure('VIP_PROGRESS_NOT_LOADED', progress.error);
  }, [progress.error]);
  const asked = {
    progress: progress.data ?? null,
    quarterPoints: points.data?.persistent.quarter ?? 0,
    currency: player?.currency ?? 'EUR',
    now,
  };
  return useQuery({
    queryKey: ['worker', 'vipStanding', asked],
    queryFn: ({ signal }) => compute('vipProgress', asked, signal),
    enabled: isPlayer && isLoaded,
    placeholderData: (before) => before,
  });
}
