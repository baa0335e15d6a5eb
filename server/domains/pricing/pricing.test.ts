import { describe, expect, it } from 'vitest';
import { inTransaction } from '#server/database/connection';
import { ownDatabase } from '#tests/support/database';
import { rewardTerms } from '../config/defaults/rewards.data';
import { putConfig, readConfig, setConfig } from '../config/store';
import { changeConfigs, resetConfig } from './change-configs';
import { readPricedRewards } from './priced-rewards';
import { keepSound, readPricing, UnsoundRewards } from './reward-prices';

const { database } = ownDatabase();
const now = new Date('2026-05-01T12:00:00Z');
const HOUR_MS = 3_600_000;
const from = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
const spanOf = (start: number, end: number) => ({ from: from(start).getTime(), to: from(end).getTime() });

let count = 0;

/** A board, or a quest by its identifier, from one hour to another. */
async function board(change: {
  named?: string;
  prize?: number;
  games?: string[] | null;
  hours?: [number, number];
  campaign?: string | null;
}) {
  const { named = `board-${(count += 1)}`, prize = 10_000, games = null, hours = [-1, 1], campaign = null } = change;
  const span = { start_at: from(hours[0]), end_at: from(hours[1]) };
  await database
    .insertInto('tournaments')
    .values({ frontend_identifier: named, title: named, prize_cents: prize, games, campaign, ...span })
    .execute();
  return named;
}

const priced = async (name: string) => (await readPricedRewards(database, now)).filter((reward) => reward.name === name);

describe('the price of a reward', () => {
  it('of a board is the share of prizes, while it runs, for the kinds of its games [GIFT-010a]', async () => {
    const [all, some, unknown] = [
      await board({}),
      await board({ games: ['orbit-house:orbit-roulette', 'orbit-house:orbit-deuces-wild', 'orbit-house:orbit-roulette'], hours: [2, 5] }),
      await board({ games: ['nobody:nothing'] }),
    ];
    expect(await priced(`board ${all}`)).toEqual([{ name: `board ${all}`, ppm: 800, span: spanOf(-1, 1), kinds: null }]);
    expect(await priced(`board ${some}`)).toMatchObject([{ span: spanOf(2, 5), kinds: ['roulette', 'cards'] }]);
    expect(await priced(`board ${unknown}`)).toMatchObject([{ kinds: [] }]);
    expect(await priced(`board ${await board({ hours: [-2, -1] })}`)).toEqual([]);
  });

  it('of a quest is its prize for the stakes of its last level [GIFT-010b]', async () => {
    const quest = await board({ named: 'quest--xs--walk', prize: 3_000 });
    // The last threshold of the size is 15,000 euros.
    expect(await priced(`quest ${quest}`)).toMatchObject([{ ppm: 2_000, kinds: null }]);
  });

  it('of a recurring campaign counts once, as always running, at its most expensive occurrence; of an ended one by its dates', async () => {
    const campaigns = ['daily', 'stopped', 'single'].map((slug) => ({
      slug,
      kind: 'tournament',
      definition: JSON.stringify(slug === 'single' ? {} : { every: 'day' }),
      ended_at: slug === 'stopped' ? now : null,
    }));
    await database.insertInto('campaigns').values(campaigns).execute();
    for (const { slug: campaign } of campaigns)
      for (const prize of [1_500, 3_000]) await board({ named: `quest--xs--${campaign}-${prize}`, prize, campaign });
    expect(await priced('quest quest--xs--daily-3000')).toMatchObject([{ ppm: 2_000, span: null }]);
    expect(await priced('quest quest--xs--daily-1500')).toEqual([]);
    for (const name of ['stopped-3000', 'stopped-1500', 'single-3000', 'single-1500'])
      expect(await priced(`quest quest--xs--${name}`)).toMatchObject([{ span: spanOf(-1, 1) }]);
  });

  it('of a lottery is the share of prizes, for all kinds of games', async () => {
    const values = { ticket_points: 1, ticket_bets_cents: 100, prizes_cents: [100], start_at: from(-1) };
    const lottery = (name: string, end: number) => ({ ...values, identifier: name, title: name, end_at: from(end) });
    await database
      .insertInto('lotteries')
      .values([lottery('open', 1), lottery('over', -0.5)])
      .execute();
    expect(await priced('lottery open')).toEqual([{ name: 'lottery open', ppm: 800, span: spanOf(-1, 1), kinds: null }]);
    expect(await priced('lottery over')).toEqual([]);
  });

  it('includes the club’s cashback and the comp points', async () => {
    const rewards = await readPricedRewards(database, now);
    const always = rewards.filter(({ name }) => name === 'comp points' || name === 'weekly cashback');
    expect(always).toMatchObject([
      { name: 'comp points', ppm: 0, span: null, kinds: null },
      { name: 'weekly cashback', span: null, kinds: null },
    ]);
    expect(always[1]!.ppm).toBeGreaterThan(0);
  });
});

describe('a change of rewards', () => {
  const share = (prize_share_ppm: number) => ({ ...rewardTerms, prize_share_ppm });
  const change = (prize_share_ppm: number) =>
    inTransaction(database, (transaction) =>
      keepSound(transaction, now, async () => {
        await putConfig(transaction, 'reward-terms', share(prize_share_ppm), 'ada');
        return 'done';
      }),
    );
  const shareNow = async () => (await readConfig(database, 'reward-terms')).prize_share_ppm;

  it('that pays more than play costs is refused with the figures, and rolled back [GIFT-010a]', async () => {
    expect(await change(700)).toBe('done');
    const refused = change(900_000);
    await expect(refused).rejects.toThrow(UnsoundRewards);
    await expect(refused).rejects.toThrow(
      /^Rewards would pay back \d+\.\d{3} % of each bet on \w+; \d\.\d{3} % is allowed\. Lower the prizes or tighten reward-terms \(see npm run pricing\)\.$/,
    );
    expect(await shareNow()).toBe(700);
  });

  it('that doesn’t increase rewards that are already too high is accepted', async () => {
    await setConfig(database, 'reward-terms', share(900_000));
    expect((await readPricing(database, now)).some(({ isSound }) => !isSound)).toBe(true);
    expect(await change(900_000)).toBe('done');
    await expect(change(900_001)).rejects.toThrow(UnsoundRewards);
    expect(await change(800_000)).toBe('done');
    expect(await shareNow()).toBe(800_000);
  });

  it('of several configurations is applied completely or not at all, also for a reset', async () => {
    await setConfig(database, 'reward-terms', share(600));
    const tooHigh = new Map([
      ['reward-terms', { ...share(1), weights: { ...rewardTerms.weights, slots: 100 }, edge_share_percent: 1 }],
    ] as const);
    await expect(changeConfigs(database, tooHigh, 'ada')).rejects.toThrow(UnsoundRewards);
    expect(await shareNow()).toBe(600);
    await changeConfigs(database, new Map([['reward-terms', share(500)]]), 'ada');
    expect(await shareNow()).toBe(500);
    expect([await resetConfig(database, 'reward-terms', 'ada'), await resetConfig(database, 'reward-terms', 'ada')]).toEqual([true, false]);
    expect(await shareNow()).toBe(rewardTerms.prize_share_ppm);
  });
});
