import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index';
import { groups } from '#rules/account/groups';
import { send } from './asking';
import { requestOf } from './prepared';
import { cookieOf, openStage, type Stage } from './stage';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage.close());

type State = 'active' | 'locked' | 'break' | 'multi-account';

/** Sets the state of the regular player. */
async function setState({ database, players }: Stage, state: State): Promise<void> {
  const player_id = players.regular;
  const group_id = groups.multiAccount;
  const active_until = new Date(Date.now() + 3_600_000);
  const status = state === 'locked' ? 'locked' : 'active';
  await database.updateTable('players').set({ status }).where('id', '=', player_id).execute();
  await database.deleteFrom('user_limits').where('player_id', '=', player_id).where('type', '=', 'coolingoff').execute();
  await database.deleteFrom('player_groups').where('player_id', '=', player_id).where('group_id', '=', group_id).execute();
  if (state === 'multi-account') await database.insertInto('player_groups').values({ player_id, group_id }).execute();
  if (state !== 'break') return;
  await database.insertInto('user_limits').values({ player_id, type: 'coolingoff', period: 'day', active_until }).execute();
}

const never = { locked: 'account_locked', break: 'player_excluded' } as const;
const neverForDoubles = { ...never, 'multi-account': 'multi_account_player' } as const;

/** The refusal of a call's example in each state; unlisted states make no difference. */
const refusals: Readonly<Record<string, Partial<Record<State, string>>>> = {
  'cashbox.cancel': {},
  'cashbox.challenge': { locked: 'account_locked' },
  'cashbox.deposit': never,
  'cashbox.withdraw': { locked: 'account_locked' },
  'competitions.buy-tickets': never,
  'competitions.confirm': { break: 'player_excluded' },
  'competitions.promo-subscribe': { break: 'player_excluded' },
  'games.launch': never,
  'gifts.activate-bonus': never,
  'gifts.activate-freespins': never,
  'gifts.cancel-bonus': {},
  'gifts.coupon': neverForDoubles,
  'gifts.promo-code': never,
  'gifts.set-bonus-code': never,
  'gifts.settings': { break: 'player_excluded' },
  'limits.set': {},
  'live.bet': never,
  'live.chat-say': never,
  'provider.init': { break: 'player_excluded' },
  'provider.settle': {},
  'provider.wager': never,
  'shop.exchange': neverForDoubles,
  'shop.exchange-money': neverForDoubles,
};

describe('a player who is locked, on a break, or has a second account', () => {
  for (const [id, codes] of Object.entries(refusals)) {
    it(`${id}: is refused with ${[...new Set(Object.values(codes))].join(', ') || 'nothing'}`, async () => {
      const call = calls.find((one) => one.id === id)!;
      const seen: Partial<Record<State, string | null>> = {};
      for (const state of ['locked', 'break', 'multi-account'] as const) {
        await setState(stage, 'active');
        const request = await requestOf(stage, call);
        const cookie = await cookieOf(stage, stage.players.regular);
        await setState(stage, state);
        seen[state] = (await send(stage, call, request, cookie)).code;
      }
      expect(seen).toEqual({ locked: null, break: null, 'multi-account': null, ...codes });
    });
  }
});
