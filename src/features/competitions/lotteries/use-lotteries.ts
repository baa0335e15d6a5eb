import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { Lottery } from '#contract/fields/lottery';
import { mergeLotteries, type WithTickets } from '#rules/competitions/lottery-tickets';
import { tournamentStatus } from '#rules/competitions/tournament-status';
import { useSession } from '../../../platform/session';
import { useStart } from '../../../platform/presence/use-now';
import { lotteriesQuery, lotteryStatusesQuery } from './lottery-queries';

/** The lotteries, with the tickets of a signed-in player (LOTT-001), by the dates when the page opened. */
export function useLotteries(): WithTickets<Lottery>[] {
  const { status } = useSession();
  const now = useStart();
  const { data } = useSuspenseQuery(lotteriesQuery());
  const held = useQuery({ ...lotteryStatusesQuery(), enabled: status === 'player' });
  const lotteries = data.data.map((lottery) => ({ ...lottery, status: tournamentStatus(lottery, now) }));
  return mergeLotteries(lotteries, status === 'player' ? held.data?.data : undefined);
}
