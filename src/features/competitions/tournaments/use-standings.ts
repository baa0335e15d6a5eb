import { useQueries } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/call';
import type { getTournamentStatus } from '#contract/calls/competitions';
import { useSession } from '../../../platform/session';
import { tournamentStatusQuery } from './tournament-queries';

/** A player's participation in a tournament or quest; empty before joining, for a guest, and if it failed to load (TOUR-005). */
export type Standing = Partial<NonNullable<ResponseOf<typeof getTournamentStatus>['status']>>;

/** The player's participation in each of these, each a separate request, so that a failed one doesn't affect the others (TOUR-005). */
export function useStandings(ids: readonly number[]): Map<number, Standing> {
  const { status } = useSession();
  const isPlayer = status === 'player';
  return useQueries({
    queries: ids.map((id) => ({ ...tournamentStatusQuery(String(id)), enabled: isPlayer })),
    combine: (parts) => new Map(ids.map((id, at) => [id, (isPlayer ? parts[at]?.data?.status : null) ?? {}])),
  });
}
