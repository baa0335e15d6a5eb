import type { VipStatusId } from '#contract/fields/vip';
import { amountIn } from '#rules/money/amount-in';
import { cashbackOf, isAnniversary } from '#rules/vip/gives';
import { lastWeek } from '#rules/vip/quarter';
import { type Database, inTransaction } from '#server/database/connection';
import { configsOf } from '#server/domains/config/configs';
import { mayBeOffered } from '#server/domains/account/sign-in/play-break-store';
import type { Platform } from '#server/platform';
import { giveGift, type NewGift } from '../gifts/give';
import { spinsGame } from './spins-game';
import { membersDue, lostSince } from './club-gifts-store';

type Deps = Pick<Platform, 'database' | 'clock' | 'log'>;

const GROUP_KEY = 'vip-club';

/** Players at a level or above since before an instant, without those who got the gift of `source`. */
async function members(
  database: Database,
  asked: { level: VipStatusId; before: Date; source?: string },
): Promise<{ player: number; currency: string; joined: Date }[]> {
  const { level, before, source = null } = asked;
  const { rows } = await membersDue(database, level, before, source);
  return rows.map((row) => ({ ...row, player: Number(row.player) }));
}

/** Issues once per source, in a transaction per player, with a notification; not to a player on a break or with markers of harm. */
async function give({ database, clock }: Deps, player: number, gift: Omit<NewGift, 'group_key'>): Promise<void> {
  await inTransaction(database, async (transaction) => {
    if (await mayBeOffered(transaction, player)) await giveGift(transaction, player, { ...gift, group_key: GROUP_KEY }, clock.now());
  });
}

/** The monthly free spins, for everybody of the level and above. */
export async function giveMonthlySpins(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const { level, count, wager, days } = (await configsOf(deps).get('vip-program-config')).gives.monthly_spins;
  const source = `vip:spins:${now.toISOString().slice(0, 7)}`;
  for (const { player, currency } of await members(deps.database, { level, before: now, source })) {
    await give(deps, player, {
      type: 'freespins',
      kind: 'giftspin',
      currency,
      freespins_total: count,
      game: spinsGame(),
      wager,
      source,
      activatable_days: days,
    });
  }
}

/** A player's real-money losses in a week, by currency, in minor units; weeks with a net win are left out. */
async function lossesOf(
  database: Database,
  player: number,
  week: { start: number; end: number },
): Promise<{ currency: string; lost: number }[]> {
  const { rows } = await lostSince(database, player, week.start, week.end);
  return rows.map(({ currency, lost }) => ({ currency, lost: Number(lost) }));
}

/** Cashback on the last week's losses, for players who had the level during that week. */
export async function giveCashback(deps: Deps): Promise<void> {
  const { level, percent, wager, days } = (await configsOf(deps).get('vip-program-config')).gives.weekly_cashback;
  const week = lastWeek(deps.clock.now().getTime());
  const source = `vip:cashback:${new Date(week.start).toISOString().slice(0, 10)}`;
  for (const { player } of await members(deps.database, { level, before: new Date(week.end) })) {
    for (const { currency, lost } of await lossesOf(deps.database, player, week)) {
      const amount_cents = cashbackOf(lost, percent);
      if (amount_cents > 0)
        await give(deps, player, {
          type: 'bonus',
          kind: 'cashback',
          currency,
          amount_cents,
          wager,
          source: `${source}:${currency}`,
          activatable_days: days,
        });
    }
  }
}

/** The yearly gift, on the player's anniversary. */
export async function giveYearly(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const { level, amount, days } = (await configsOf(deps).get('vip-program-config')).gives.yearly_gift;
  const source = `vip:year:${now.getUTCFullYear()}`;
  const all = await members(deps.database, { level, before: now, source });
  for (const { player, currency } of all.filter(({ joined }) => isAnniversary(joined, now))) {
    const worth = amountIn(amount, currency);
    if (worth)
      await give(deps, player, {
        type: 'bonus',
        kind: 'cash',
        currency: worth.currency,
        amount_cents: worth.cents,
        wager: 0,
        source,
        activatable_days: days,
      });
  }
}
