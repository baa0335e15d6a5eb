import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallFailed } from '../../platform/api/refusal';
import { logFailure } from '../../platform/log';
import { useSession } from '../../platform/session';
import { compute } from '../../platform/worker';
import { useStart } from '../../platform/presence/use-now';
import { compPointsQuery, vipProgressQuery } from './vip-queries';

/** Whether the player's progress is unknown: it was never loaded on this device, and there's no network (OFF-001). */
export function useIsStandingUnknown(): boolean {
  const { status } = useSession();
  const { data, error } = useQuery({ ...vipProgressQuery(), enabled: status === 'player' });
  return data === undefined && error instanceof CallFailed && error.isOffline;
}

/**
 * The player's standing in the club, computed in the web worker; a refused load counts as regular status
 * (VIP-002), one without a response as nothing.
 */
export function useStanding() {
  const { status, player } = useSession();
  const isPlayer = status === 'player';
  const progress = useQuery({ ...vipProgressQuery(), enabled: isPlayer });
  const points = useQuery({ ...compPointsQuery(), enabled: isPlayer });
  const isUnknown = useIsStandingUnknown();
  const now = useStart();
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
    enabled: isPlayer && !progress.isPending && !isUnknown,
    placeholderData: (before) => before,
  });
}
