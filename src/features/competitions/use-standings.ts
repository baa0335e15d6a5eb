import { useQueries } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/call';
import type { getTournamentStatus } from '#contract/calls/competitions';
import { useSession } from '../../platform/session';
import { tournamentStatusQuery } from './tournaments';

/** A player's part in a tournament or quest; empty before joining, for a guest, and where it could not be had (TOUR-005). */
export type Standing = Partial<NonNullable<AnswerOf<typeof getTournamentStatus>['status']>>;

/** The player's part in each of these, each asked for by itself, so that one that fails takes no other along (TOUR-005). */
export function useStandings(ids: readonly number[]): Map<number, Standing> {
  const { status } = useSession();
  const isPlayer = status === 'player';
  return useQueries({
    queries: ids.map((id) => ({ ...tournamentStatusQuery(String(id)), enabled: isPlayer })),
    combine: (parts) => new Map(ids.map((id, at) => [id, (isPlayer ? parts[at]?.data?.status : null) ?? {}])),
  });
}
