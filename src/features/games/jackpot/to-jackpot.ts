import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { getJackpots } from '#contract/calls/games/jackpots';
import { queryOf } from '../../../platform/api/query';

/** Redirects from a jackpot's identifier to its amounts, winners and games (ROUTE-035); does nothing for any other slug. */
export async function toJackpot(queryClient: QueryClient, identifier: string): Promise<void> {
  const known = await queryClient.ensureQueryData(queryOf(getJackpots, {})).catch(() => null);
  if (known?.data.some((jackpot) => jackpot.identifier === identifier))
    throw redirect({ to: '/games/$category', params: { category: 'jackpots' } });
}
