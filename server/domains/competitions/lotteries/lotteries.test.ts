import { describe, expect, it } from 'vitest';
import * as call from '#contract/calls/competitions';
import type { Lottery, LotteryPart, LotteryWinner } from '#contract/fields/lottery';
import type { Promo, PromoPage } from '#contract/fields/promo';
import { balanceOf, reconcile } from '#server/database/ledger';
import { newestAnnouncement, readAnnouncements } from '#server/realtime/announce';
import { eventsOf, waitingJobs } from '#tests/support/cashbox';
import { bet } from '#tests/support/ledger';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { signedIn } from '#tests/support/signed-in';
import { rewardTerms } from '../../config/defaults/rewards.data';
import { setConfig } from '../../config/store';
import { readHistory } from '../../notifications/store';
import { type LotteryPrize, payLotteryPrize, turnLotteries } from './lottery-turn';
import { turnPromos } from '../promos/promo-turn';
import { competitionRoutes } from '../routes';
import type { PromoText } from '../tables';

const HOUR_MS = 60 * 60 * 1000;

const server = ownServer([competitionRoutes]);
const { database, platform } = server;
let count = 0;

const guest = () => new TestBrowser(server.app);
const from = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

interface Made {
  id: number;
  slug: string;
}

/** A lottery from an hour ago to an hour from now, whose tickets cost 10 points or 10 euros of bets, unless specified. */
async function lottery(
  change: { hours?: [number, number]; points?: number | null; bets?: number | null; prizes?: number[] } = {},
): Promise<Made> {
  const { hours = [-1, 1], points = 10, bets = 1000, prizes = [50_000, 20_000] } = change;
  const slug = `draw-${(count += 1)}`;
  const values = {
    identifier: slug,
    title: slug,
    ticket_points: points,
    ticket_bets_cents: bets,
    prizes_cents: prizes,
    start_at: from(hours[0]),
    end_at: from(hours[1]),
  };
  const { id } = await database.insertInto('lotteries').values(values).returning('id').executeTakeFirstOrThrow();
  return { id, slug };
}

async function withPoints(chargeable: number, options: { currency?: string } = {}) {
  const made = await signedIn(server.app, database, { money: 1_000_000, ...options });
  await database.insertInto('comp_points').values({ player_id: made.player, chargeable, persistent: chargeable }).execute();
  return made;
}

const listed = async () => ((await guest().send(call.getLotteries)).json as { data: Lottery[] }).data;
const one = async (slug: string) =>
  (await guest().send(call.getLottery, { params: { slug } })).json as { lottery: Lottery; winners: LotteryWinner[] };
const partOf = async (browser: TestBrowser, slug: string) =>
  ((await browser.send(call.getLotteryStatus, { params: { slug } })).json as { status: LotteryPart }).status;
const buy = (browser: TestBrowser, slug: string, tickets: number) =>
  browser.send(call.buyTickets, { params: { slug }, body: { count: tickets } });
const at = (hours: number) => platform.clock.set(from(hours));

describe('a lottery', () => {
  it('follows its dates, and shows its prizes and ticket prices [LOTT-001a, TOUR-002a]', async () => {
    const { id, slug } = await lottery({ hours: [1, 2] });
    const stateAt = async (hours: number) => {
      at(hours);
      const { status, in_progress } = (await listed()).find((each) => each.id === id)!;
      return [status, in_progress];
    };
    expect([await stateAt(0), await stateAt(1.5), await stateAt(2.5)]).toEqual([
      ['future', false],
      ['active', true],
      ['archive', false],
    ]);
    at(0);
    expect((await one(slug)).lottery).toMatchObject({
      identifier: slug,
      tickets: 0,
      ticket_points: 10,
      ticket_bets_cents: 1000,
      prizes_cents: [50_000, 20_000],
      is_drawn: false,
    });
    expect((await guest().send(call.getLottery, { params: { slug: 'none' } })).code).toBe('lottery_not_found');
    // Running ones are listed first, then upcoming ones.
    await lottery({ bets: null });
    await lottery({ hours: [-3, -2] });
    const order = (await listed()).map(({ status }) => status);
    expect(order.filter((status, index) => status !== order[index - 1])).toEqual(['active', 'future', 'archive']);
  });

  it('announces its start and its end once each in repeated runs [TOUR-004a]', async () => {
    const before = await newestAnnouncement(database);
    const { id } = await lottery({ hours: [1, 2] });
    for (const hours of [0, 0.5, 1, 1.2, 1.5, 2, 2.01]) {
      at(hours);
      await Promise.all([turnLotteries(platform), turnLotteries(platform)]);
    }
    const told = (await readAnnouncements(database, before, []))
      .map(({ payload }) => payload as { id: number; status: string; is_drawn: boolean })
      .filter((event) => event.id === id);
    expect(told.map(({ status, is_drawn }) => [status, is_drawn])).toEqual([
      ['active', false],
      ['archive', false],
    ]);
    at(0);
  });

  it('sells tickets for comp points, numbered consecutively [LOTT-002b]', async () => {
    const { id, slug } = await lottery();
    const [{ browser, player }, { browser: other }] = [await withPoints(55), await withPoints(10)];
    expect(await partOf(browser, slug)).toEqual({ lottery_id: id, tickets: 0, numbers: [], next_ticket_cents: 1000 });
    expect((await buy(browser, slug, 3)).json).toMatchObject({
      status: { tickets: 3, numbers: [{ first: 1, last: 3 }] },
      chargeable_points: 25,
    });
    expect((await buy(other, slug, 1)).json).toMatchObject({
      status: { tickets: 1, numbers: [{ first: 4, last: 4 }] },
      chargeable_points: 0,
    });
    expect((await buy(browser, slug, 3)).code).toBe('not_enough_points');
    expect((await buy(browser, slug, 2)).json).toMatchObject({
      status: {
        tickets: 5,
        numbers: [
          { first: 5, last: 6 },
          { first: 1, last: 3 },
        ],
      },
    });
    expect((await browser.send(call.getLotteryStatuses)).json).toEqual({ data: [{ lottery_id: id, tickets: 5 }] });
    expect((await one(slug)).lottery.tickets).toBe(6);
    expect((await eventsOf(database, player, 'comps_award')).at(-1)).toEqual({ chargeable_points: 5, persistent_points: 55 });
  });

  it('refuses sales before its start, after its end, for points if only bets count, on a break, or of a locked account', async () => {
    const { browser, player } = await withPoints(100);
    for (const change of [{ hours: [1, 2] }, { hours: [-2, -1] }, { points: null }] as const) {
      expect((await buy(browser, (await lottery(change as Parameters<typeof lottery>[0])).slug, 1)).code).toBe('lottery_closed');
    }
    await database
      .insertInto('user_limits')
      .values({ player_id: player, type: 'coolingoff', period: 'day', active_until: from(1) })
      .execute();
    expect((await buy(browser, (await lottery()).slug, 1)).code).toBe('player_excluded');
    await database.updateTable('players').set({ status: 'locked' }).where('id', '=', player).execute();
    expect((await buy(browser, (await lottery()).slug, 1)).code).toBe('account_locked');
  });

  it('issues tickets for bets, counted in euros, once each with concurrent servers [LOTT-002a, TOUR-004a]', async () => {
    const { id, slug } = await lottery();
    const { browser, player } = await signedIn(server.app, database, { money: 100_000 });
    await bet(database, player, { stake: 2_600 });
    const turn = () => Promise.all([turnLotteries(platform), turnLotteries(platform), turnLotteries(platform)]);
    await turn();
    expect(await partOf(browser, slug)).toMatchObject({ tickets: 2, next_ticket_cents: 400 });
    await bet(database, player, { stake: 400 });
    await turn();
    await turn();
    expect(await partOf(browser, slug)).toMatchObject({ tickets: 3, next_ticket_cents: 1000 });
    const received = (await eventsOf(database, player, 'lotteries_statuses')) as { id: number }[];
    expect(received.filter((event) => event.id === id)).toHaveLength(2);
  });
});

describe('the draw', () => {
  it('happens once, a minute after the end, picks winners by ticket and pays them in their own currency [LOTT-002c, TOUR-004a]', async () => {
    // Ten tickets fund the whole pool.
    await setConfig(database, 'reward-terms', { ...rewardTerms, prize_share_ppm: 1_000_000 });
    const { id, slug } = await lottery({ hours: [-1, 1], bets: null });
    const [{ browser, player }, { player: abroad, browser: foreign }] = [
      await withPoints(1000),
      await withPoints(1000, { currency: 'USD' }),
    ];
    await buy(browser, slug, 4);
    await buy(foreign, slug, 6);
    const dice = { int: (below: number) => (below === 10 ? 9 : 0) };
    const turn = () => Promise.all([1, 2, 3].map(() => turnLotteries({ ...platform, dice })));
    const before = await newestAnnouncement(database);
    at(1.01);
    await turn();
    expect((await one(slug)).lottery).toMatchObject({ status: 'archive', is_drawn: false });
    at(1.02);
    await turn();
    await turn();
    expect(await one(slug)).toMatchObject({
      lottery: { is_drawn: true },
      winners: [
        { place: 1, ticket: 10, nickname: `Player ${abroad}`, amount_cents: 50_000 },
        { place: 2, ticket: 2, nickname: `Player ${player}`, amount_cents: 20_000 },
      ],
    });
    const received = (await readAnnouncements(database, before, []))
      .map(({ payload }) => payload as { id: number; status: string; is_drawn: boolean })
      .filter((event) => event.id === id);
    expect(received.map(({ status, is_drawn }) => [status, is_drawn])).toEqual([
      ['archive', false],
      ['archive', true],
    ]);
    const prizes = (await waitingJobs<LotteryPrize>(database, 'lottery_prize'))
      .map(({ payload }) => payload)
      .filter((prize) => prize.lottery === id);
    expect(prizes).toHaveLength(2);
    const paid = await Promise.all([balanceOf(database, player, 'EUR'), balanceOf(database, abroad, 'USD')]);
    for (const prize of [...prizes, ...prizes]) await payLotteryPrize(platform, prize);
    const { rows } = await database.pool.query<{ cents: number }>(
      "select floor(50000 * subunits / (eur_rate * 100))::bigint as cents from currency_rates where currency = 'USD'",
    );
    expect((await balanceOf(database, player, 'EUR')).amount_cents - paid[0].amount_cents).toBe(20_000);
    expect((await balanceOf(database, abroad, 'USD')).available_to_cashout_cents - paid[1].available_to_cashout_cents).toBe(
      Number(rows[0]!.cents),
    );
    expect(await reconcile(database, true)).toEqual([]);
    const { notifications } = await readHistory(database, player, platform.clock.now());
    expect(notifications).toMatchObject([{ category: 'payments', content: { button: { path: `/lottery/${slug}` } } }]);
    at(0);
  });

  it('without tickets has no winner, and still completes', async () => {
    const { slug } = await lottery({ hours: [-3, -2] });
    await turnLotteries(platform);
    expect(await one(slug)).toMatchObject({ lottery: { is_drawn: true, tickets: 0 }, winners: [] });
  });
});

describe('a promotion', () => {
  const text = (title: string): PromoText => ({
    title,
    lead: `${title} lead`,
    button: 'Go',
    paragraphs: ['One.', 'Two.'],
    conditions: ['Fine print.'],
  });

  async function promo(slug: string, hours: [number, number], position = 0): Promise<string> {
    const texts = JSON.stringify({ en: text(slug), de: text(`${slug} auf Deutsch`) });
    await database
      .insertInto('promos')
      .values({ slug, path: '/tournaments', texts, position, start_at: from(hours[0]), end_at: from(hours[1]) })
      .execute();
    return slug;
  }

  const inList = async (l: 'en' | 'de' | 'it') => ((await guest().send(call.getPromos, { query: { l } })).json as { data: Promo[] }).data;
  const subscribe = (browser: TestBrowser, slug: string) => browser.send(call.subscribeToPromo, { params: { slug } });

  it('is listed in the operators’ order until it ends, in the nearest language, and keeps its page after that', async () => {
    const [late, early, over] = [await promo('late', [1, 40], 2), await promo('early', [-1, 40], 1), await promo('over', [-2, -1])];
    expect((await inList('en')).map(({ slug, status }) => [slug, status])).toEqual([
      [early, 'active'],
      [late, 'future'],
    ]);
    expect((await inList('de'))[0]?.title).toBe('early auf Deutsch');
    expect((await inList('it'))[0]?.title).toBe('early');
    const page = (await guest().send(call.getPromo, { params: { slug: over }, query: { l: 'en' } })).json as PromoPage;
    expect(page).toMatchObject({ status: 'archive', path: '/tournaments', paragraphs: ['One.', 'Two.'], conditions: ['Fine print.'] });
    expect((await guest().send(call.getPromo, { params: { slug: 'none' }, query: { l: 'en' } })).code).toBe('promo_not_found');
  });

  it('can be subscribed to once, with a repeat reported as such, and not after its end', async () => {
    const { browser } = await signedIn(server.app, database);
    const slug = await promo('heard', [1, 40]);
    const isSubscribed = async () => (await browser.send(call.getPromoSubscription, { params: { slug } })).json;
    expect(await isSubscribed()).toEqual({ is_subscribed: false });
    expect((await subscribe(browser, slug)).json).toEqual({ was_subscribed: false });
    expect((await subscribe(browser, slug)).json).toEqual({ was_subscribed: true });
    expect(await isSubscribed()).toEqual({ is_subscribed: true });
    expect((await subscribe(browser, await promo('gone', [-2, -1]))).code).toBe('promo_over');
  });

  it('notifies its subscribers of its start and its approaching end, once each', async () => {
    const slug = await promo('told', [1, 40]);
    const { browser, player } = await signedIn(server.app, database);
    await subscribe(browser, slug);
    const titlesAt = async (hours: number, of = player) => {
      at(hours);
      await Promise.all([turnPromos(platform), turnPromos(platform)]);
      return (await readHistory(database, of, platform.clock.now())).notifications.map(({ title, content }) => [
        title,
        content.button?.path,
      ]);
    };
    expect(await titlesAt(0)).toEqual([]);
    expect(await titlesAt(2)).toEqual([['told has started', `/promo/${slug}`]]);
    // Notifications from 18 hours ago have left the history.
    expect(await titlesAt(20)).toEqual([['told ends soon', `/promo/${slug}`]]);
    // Players who subscribe late aren't notified that it has started or ends soon.
    at(0);
    const late = await signedIn(server.app, database);
    for (const until of [40, 20]) await subscribe(late.browser, await promo(`late-${until}`, [-1, until]));
    expect(await titlesAt(1, late.player)).toEqual([]);
    at(0);
  });
});
