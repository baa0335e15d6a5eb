import { beforeEach, describe, expect, it } from 'vitest';
import type { Prize, WheelItem } from '#contract/fields/config/prizes';
import { catalogue } from '#rules/games/catalogue';
import { smallestEdges } from '#rules/pricing/edges';
import { leftOfBonus } from '#rules/pricing/rewards';
import { readConfig, setConfig } from '#server/domains/config/store';
import { ownServer } from '#tests/support/own-server';
import { spinStake } from '../gifts/moves';
import { readBestPointValue } from './point-value';

const { database } = ownServer([]);
const { slots } = smallestEdges();
const title = { en: 'A card' };
const game = catalogue().find(({ kind }) => kind === 'slots')!.identifier;

/** A card of `amount_cents` for `points` in EUR, and far more in another currency. */
async function moneyCard(group_key: string, { points, wager = 0, is_open = true }: { points: number; wager?: number; is_open?: boolean }) {
  await database
    .insertInto('shop_cards')
    .values({ group_key, type: 'money', title: JSON.stringify(title), wager, is_open, points: null, full_points: null })
    .execute();
  await database
    .insertInto('shop_rates')
    .values([
      { group_key, currency: 'EUR', amount_cents: 1000, points },
      { group_key, currency: 'NOK', amount_cents: 9_000_000, points },
    ])
    .execute();
}

const card = (type: 'freespins' | 'lootboxes' | 'lotteries', points: number | null, more = {}) =>
  database
    .insertInto('shop_cards')
    .values({ group_key: `${type}-${points}`, type, title: JSON.stringify(title), points, full_points: null, ...more })
    .execute();

const bonus = (cents: number, wager = 0): Prize => ({
  type: 'bonus',
  title,
  attributes: { bonus_amount: { EUR: cents, NOK: 1_000_000 } },
  result_bonus: { wager, max_win: {} },
});
const spins = (count: number): Prize => ({
  type: 'freespins',
  title,
  attributes: { freespins_count: count, game },
  result_bonus: { wager: 0, max_win: {} },
});
const segment = (id: string, weight: number, ...bonuses: Prize[]): WheelItem => ({ id, weight, tone: 'ion', bonuses });

async function wheel(is_enabled: boolean, ...items: WheelItem[]) {
  const config = await readConfig(database, 'wheel-config');
  const forFew = { group: 131811, items: [segment('rich', 1, bonus(5_000_000)), segment('none', 1)] };
  await setConfig(database, 'wheel-config', { ...config, is_enabled, tables: [forFew, { group: null, items }] });
}

beforeEach(async () => {
  await database.deleteFrom('shop_rates').execute();
  await database.deleteFrom('shop_cards').execute();
});

describe('the highest value of a comp point', () => {
  it('is zero in an empty shop', async () => {
    expect(await readBestPointValue(database)).toBe(0);
  });

  it('is the best open money card’s, in the default currency, after the cost of wagering [GIFT-010a]', async () => {
    await moneyCard('dear', { points: 2000 });
    await moneyCard('cheap', { points: 400 });
    await moneyCard('closed', { points: 1, is_open: false });
    expect(await readBestPointValue(database)).toBe(1000 / 400);
    await moneyCard('wagered', { points: 200, wager: 10 });
    expect(leftOfBonus(10, slots)).toBeLessThan(1);
    expect(await readBestPointValue(database)).toBeCloseTo(Math.max(2.5, 5 * leftOfBonus(10, slots)), 10);
  });

  it('for free spins is the average return of their stakes after wagering; closed cards and cards without a game don’t count', async () => {
    const stake = await spinStake(game, 'EUR');
    expect(stake).toBeGreaterThan(0);
    await card('freespins', 1, { games: [game], freespins_count: 5, is_open: false });
    await card('freespins', 2, { games: [], freespins_count: 5000 });
    expect(await readBestPointValue(database)).toBe(0);
    await card('freespins', 100, { games: [game], freespins_count: 50, wager: 3 });
    expect(await readBestPointValue(database)).toBeCloseTo((50 * stake * (1 - slots / 1_000_000) * leftOfBonus(3, slots)) / 100, 10);
  });

  it('for a loot box is its average by the general table’s odds, and zero while the wheel is off', async () => {
    await card('lootboxes', 100);
    await card('lotteries', null);
    const items = [segment('money', 1, bonus(4000, 20)), segment('spins', 1, spins(10)), segment('none', 2)];
    await wheel(true, ...items);
    const spinsWorth = 10 * (await spinStake(game, 'EUR')) * (1 - slots / 1_000_000);
    const average = 0.25 * 4000 * leftOfBonus(20, slots) + 0.25 * spinsWorth;
    expect(await readBestPointValue(database)).toBeCloseTo(average / 100, 10);
    await wheel(false, ...items);
    expect(await readBestPointValue(database)).toBe(0);
  });
});
