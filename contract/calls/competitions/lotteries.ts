import * as v from 'valibot';
import { defineCall } from '../../call';
import {
  lotteryPartSchema,
  lotterySchema,
  lotterySlugSchema,
  lotteryStatusSchema,
  lotteryWinnerSchema,
  TICKETS_AT_ONCE,
} from '../../fields/lottery';

const params = v.strictObject({ slug: lotterySlugSchema });

export const getLotteries = defineCall({
  id: 'competitions.lotteries',
  method: 'GET',
  path: '/api/lotteries',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'The lotteries, running ones first.',
  proves: ['API-042', 'LOTT-001'],
  response: v.strictObject({ data: v.array(lotterySchema) }),
  refusals: [],
  example: {},
});

export const getLotteryStatuses = defineCall({
  id: 'competitions.lottery-statuses',
  method: 'GET',
  path: '/api/lotteries/statuses',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'How many tickets the player holds of each lottery.',
  proves: ['API-042', 'LOTT-001'],
  response: v.strictObject({ data: v.array(lotteryStatusSchema) }),
  refusals: [],
  example: {},
});

export const getLottery = defineCall({
  id: 'competitions.lottery',
  method: 'GET',
  path: '/api/lotteries/{slug}',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'One lottery, with its winners once it is drawn.',
  proves: ['API-042', 'LOTT-001'],
  params,
  /** `full_from_cents`: the EUR cents of stakes behind its tickets at which its prizes are fully funded (GIFT-010). */
  response: v.strictObject({ lottery: lotterySchema, full_from_cents: v.number(), winners: v.array(lotteryWinnerSchema) }),
  refusals: ['lottery_not_found'],
  example: { params: { slug: 'lucky-orbit' } },
});

export const getLotteryStatus = defineCall({
  id: 'competitions.lottery-status',
  method: 'GET',
  path: '/api/lotteries/{slug}/status',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: "The player's tickets of one lottery, by number.",
  proves: ['API-042', 'LOTT-001'],
  params,
  response: v.strictObject({ status: lotteryPartSchema }),
  refusals: ['lottery_not_found'],
  example: { params: { slug: 'lucky-orbit' } },
});

export const buyTickets = defineCall({
  id: 'competitions.buy-tickets',
  method: 'POST',
  path: '/api/lotteries/{slug}/tickets',
  who: 'player',
  touches: 'play',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Buys tickets of a running lottery with comp points.',
  proves: ['LOTT-002'],
  params,
  body: v.strictObject({ count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(TICKETS_AT_ONCE)) }),
  response: v.strictObject({ status: lotteryPartSchema, chargeable_points: v.number() }),
  refusals: ['lottery_not_found', 'lottery_closed', 'not_enough_points', 'player_excluded', 'account_locked', 'money_stopped'],
  example: { params: { slug: 'lucky-orbit' }, body: { count: 1 } },
});
