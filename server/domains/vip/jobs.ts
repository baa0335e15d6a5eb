import { giveCashback, giveMonthlySpins, giveYearly } from './club-gifts';
import { reviewLevels } from './review';
import { riseAll } from './rise';

/** Scheduled jobs for the club's members. */
export const vipJobs = {
  vip_rise: riseAll,
  vip_review: reviewLevels,
  vip_spins: giveMonthlySpins,
  vip_cashback: giveCashback,
  vip_year: giveYearly,
};

// Each issues once for its month, week, year or quarter. They run more often, so that a server that was down at the
// start of a period, or a level reached within it, misses nothing.
export const vipPeriods = [
  { task: 'vip_rise', at: '* * * * *' },
  { task: 'vip_review', at: '5 * * * *' },
  { task: 'vip_spins', at: '10 * * * *' },
  { task: 'vip_cashback', at: '15 */6 * * *' },
  { task: 'vip_year', at: '20 */6 * * *' },
];
