import { getCompPoints, getVipLevels, getVipProgress } from '#contract/calls/vip';
import { queryOf } from '../../platform/api/query';

/** The player's progress to the next level in this quarter. */
export const vipProgressQuery = () => queryOf(getVipProgress, {});

/** The levels of the club, the same for all. */
export const vipLevelsQuery = () => queryOf(getVipLevels, {});

/** Points to spend, points for levels, points of this quarter. */
export const compPointsQuery = () => queryOf(getCompPoints, {});
