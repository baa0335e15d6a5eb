import { getLotteries, getLottery, getLotteryStatus, getLotteryStatuses } from '#contract/calls/competitions';
import { getCompPoints } from '#contract/calls/vip';
import { queryOf } from '../../../platform/api/query';

/** Every lottery. */
export const lotteriesQuery = () => queryOf(getLotteries, {});

/** How many tickets of each the player has; only requested for players. */
export const lotteryStatusesQuery = () => queryOf(getLotteryStatuses, {});

/** One lottery and its winners. */
export const lotteryQuery = (slug: string) => queryOf(getLottery, { params: { slug } });

/** The player's tickets of one lottery; only requested for players. */
export const lotteryStatusQuery = (slug: string) => queryOf(getLotteryStatus, { params: { slug } });

/** The player's comp points for tickets. */
export const ticketPointsQuery = () => queryOf(getCompPoints, {});
