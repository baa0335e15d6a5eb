import { getLotteries, getLottery, getLotteryStatus, getLotteryStatuses } from '#contract/calls/competitions';
import { getCompPoints } from '#contract/calls/vip';
import { queryOf } from '../../platform/api/query';

/** Every lottery. */
export const lotteriesQuery = () => queryOf(getLotteries, {});

/** How many tickets of each the player holds; asked for by players only. */
export const lotteryStatusesQuery = () => queryOf(getLotteryStatuses, {});

/** One lottery and its winners. */
export const lotteryQuery = (slug: string) => queryOf(getLottery, { params: { slug } });

/** The player's tickets of one lottery; asked for by players only. */
export const lotteryStatusQuery = (slug: string) => queryOf(getLotteryStatus, { params: { slug } });

/** What the player can buy tickets with. */
export const ticketPointsQuery = () => queryOf(getCompPoints, {});
