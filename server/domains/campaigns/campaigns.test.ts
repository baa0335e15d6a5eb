import { describe, expect, it } from 'vitest';
import * as competitions from '#contract/calls/competitions';
import { getDepositOffers, useCoupon } from '#contract/calls/gifts';
import { getHeaderNotices } from '#contract/calls/notifications';
import { getMoneyRates, getRates } from '#contract/calls/shop';
import type { Lottery } from '#contract/fields/lottery';
import type { Promo } from '#contract/fields/promo';
import type { Tournament } from '#contract/fields/tournament';
import { inTransaction } from '#server/database/connection';
import { campaignServer } from '#tests/support/campaigns';
import { bet } from '#tests/support/ledger';
import { signedIn } from '#tests/support/signed-in';
import { turnTournaments } from '../competitions/tournaments/turn';
import { ownCampaigns, seedCampaigns } from './seed';
import { campaignHistory, continueCampaigns, listCampaigns } from './store';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const { server, guest, now, at, apply, end, tournaments, named, weekly } = campaignServer();
const { database, platform } = server;
const lotteries = async () => ((await guest().send(competitions.getLotteries)).json as { data: Lottery[] }).data;

describe('the campaigns that the product comes with', () => {
  const seed = () => inTransaction(database, (transaction) => seedCampaigns(transaction, { isDemo: false, now: now() }));

  it('give a new production database running boards, quests, lotteries, offers, a shop and notices', async () => {
    await seed();
    const running = (await tournaments()).filter(({ status }) => status === 'active').map(({ title }) => title);
    expect(running).toEqual(
      expect.arrayContaining([
        'Perihelion Sprint',
        'Night Watch',
        'Orbit House Open',
        'Short Hop',
        'Station Keeping',
        'Grand Tour',
        'First Orbit',
        'Table Manners',
      ]),
    );
    expect((await lotteries()).filter(({ status }) => status === 'active').map(({ title }) => title)).toContain('Lucky Orbit');
    const promos = ((await guest().send(competitions.getPromos, { query: { l: 'de' } })).json as { data: Promo[] }).data;
    expect(promos.map(({ title }) => title)).toContain('Losrausch');
    const { browser } = await signedIn(server.app, database);
    expect((await browser.send(getMoneyRates)).json).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ group: 'money-5' })]),
    });
    expect((await browser.send(getDepositOffers)).json).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({
          code: 'ORBIT100',
          freespins_total: 50,
          game: expect.objectContaining({ identifier: expect.any(String) }),
        }),
      ]),
    });
    expect((await guest().send(getHeaderNotices, { query: { l: 'en' } })).json).toMatchObject({
      data: [{ icon: 'trophy' }, { icon: 'news' }, { icon: 'shield' }, { icon: 'wrench' }],
    });
  });

  it('never run out: each recurring one runs in every later week, and its address leads to the current one', async () => {
    await seed();
    // Day by day for a week, then twice a week, up to the fortieth.
    for (let day = 0; day < 40; day += day < 8 ? 1 : 4) {
      platform.clock.pass(day < 8 ? DAY_MS : 4 * DAY_MS);
      await continueCampaigns(platform);
      const active = (await tournaments()).filter(({ status }) => status === 'active').map(({ title }) => title);
      expect(active).toEqual(expect.arrayContaining(['Perihelion Sprint', 'Night Watch', 'Short Hop', 'First Orbit']));
      const lucky = (await guest().send(competitions.getLottery, { params: { slug: 'lucky-orbit' } })).json as { lottery: Lottery };
      expect([day, lucky.lottery.status]).toEqual([day, 'active']);
      const sprint = (await guest().send(competitions.getTournament, { params: { id: 'perihelion-sprint' } })).json as {
        tournament: Tournament;
      };
      expect([day, sprint.tournament.status]).toEqual([day, 'active']);
    }
    const promos = ((await guest().send(competitions.getPromos, { query: { l: 'en' } })).json as { data: Promo[] }).data;
    expect(promos.map(({ title, status }) => [title, status])).toContainEqual(['Ticket Rush', 'active']);
  });

  it('keep operators’ changes at a later start', async () => {
    await seed();
    await end('night-watch', true);
    await seed();
    expect((await listCampaigns(database)).find(({ slug }) => slug === 'night-watch')?.ended_at).toBeInstanceOf(Date);
  });

  it('stay within the cost limit, even all of the demo together', async () => {
    await apply(...(await ownCampaigns('everywhere')), ...(await ownCampaigns('demo')));
    expect((await listCampaigns(database)).length).toBeGreaterThan(40);
  });
});

describe('a board from a file', () => {
  it('is visible to players while it runs, and so is the next one', async () => {
    expect(await apply(weekly)).toEqual([{ slug: 'open-week', did: 'created' }]);
    expect(await named('Open Week')).toEqual([
      ['active', 10_000],
      ['future', 10_000],
    ]);
    expect(await apply(weekly)).toEqual([{ slug: 'open-week', did: 'unchanged' }]);
  });

  it('that’s running keeps the terms under which players joined; the next one has the new terms, and the history has both', async () => {
    await apply(weekly);
    await apply({ ...weekly, title: 'Open Days', prize_eur_cents: 20_000 });
    expect(await named('Open Days')).toEqual([
      ['active', 10_000],
      ['future', 20_000],
    ]);
    const history = await campaignHistory(database, 'open-week');
    expect(
      history.map(({ action, changed_by, definition }) => [
        action,
        changed_by,
        definition.kind === 'tournament' && definition.prize_eur_cents,
      ]),
    ).toEqual([
      ['changed', 'ada', 20_000],
      ['created', 'ada', 10_000],
    ]);
  });

  it('continues after being ended, without a next occurrence; with --now it ends immediately', async () => {
    await apply(weekly);
    expect([await end('open-week'), await end('open-week')]).toEqual([true, false]);
    expect(await named('Open Week')).toEqual([['active', 10_000]]);
    platform.clock.pass(14 * DAY_MS);
    await continueCampaigns(platform);
    expect(await named('Open Week')).toEqual([['archive', 10_000]]);
    platform.clock.set(new Date());
    await apply({ ...weekly, slug: 'short-week', title: 'Short Week' });
    await turnTournaments(platform);
    const { browser, player } = await signedIn(server.app, database, { money: 10_000 });
    const { id } = (await tournaments()).find(({ title, status }) => title === 'Short Week' && status === 'active')!;
    await browser.send(competitions.confirmTournament, { params: { id: String(id) }, body: { confirmed: true } });
    await database
      .updateTable('bet_totals')
      .set({ counted_from: new Date(0) })
      .where('player_id', '=', player)
      .execute();
    await bet(database, player, { stake: 500 });
    await end('short-week', true);
    await bet(database, player, { stake: 700 });
    const total = database.selectFrom('bet_totals').select('bets').where('player_id', '=', player).where('kind', '=', 'competition');
    expect(await total.execute()).toEqual([{ bets: 500 }]);
    await turnTournaments(platform);
    expect(await named('Short Week')).toEqual([['archive', 10_000]]);
  });

  it('that’s removed before its start is deleted with its participants', async () => {
    await apply(weekly);
    const { browser, player } = await signedIn(server.app, database);
    const next = (await tournaments()).find(({ status }) => status === 'future')!;
    expect(
      (await browser.send(competitions.confirmTournament, { params: { id: String(next.id) }, body: { confirmed: true } })).status,
    ).toBe(200);
    const totals = () => database.selectFrom('bet_totals').select('games').where('player_id', '=', player).execute();
    // Before the start, changed terms also apply to players who have joined.
    await apply({ ...weekly, games: ['orbit-house:orbit-roulette'] });
    expect(await totals()).toEqual([{ games: ['orbit-house:orbit-roulette'] }]);
    await end('open-week');
    expect(await totals()).toEqual([]);
    expect((await browser.send(competitions.getPlayerTournaments)).json).toEqual({ data: [] });
  });

  it('is created once by concurrent servers', async () => {
    await apply(weekly);
    platform.clock.pass(7 * DAY_MS);
    await Promise.all([1, 2, 3, 4].map(() => continueCampaigns(platform)));
    expect(await named('Open Week')).toEqual([
      ['active', 10_000],
      ['future', 10_000],
      ['archive', 10_000],
    ]);
  });

  it('that runs once can be moved until it has started', async () => {
    const once = { ...weekly, every: undefined, slug: 'one-day', title: 'One Day', starts: at(1), lasts: '24h' };
    await apply(once);
    await apply({ ...once, starts: at(2) });
    expect(await named('One Day')).toEqual([['future', 10_000]]);
    platform.clock.pass(3 * HOUR_MS);
    await expect(apply({ ...once, starts: at(5) })).rejects.toThrow('one-day: starts: it has already started');
  });
});

describe('other kinds', () => {
  const code = {
    kind: 'promo-code',
    slug: 'welcome-code',
    code: 'AHOY',
    title: { en: 'Ahoy' },
    gift: { brings: 'money', amount_eur_cents: 500, wager: 5 },
  };
  const use = async () =>
    ((await (await signedIn(server.app, database)).browser.send(useCoupon, { body: { coupon_code: 'AHOY' } })).json as { status: string })
      .status;

  it('a promo code works until it’s ended, for as many players as its quota allows', async () => {
    await apply({ ...code, quota: 2 });
    expect([await use(), await use(), await use()]).toEqual(['applied', 'applied', 'used_up']);
    await apply({ ...code, quota: 9 });
    expect(await use()).toBe('applied');
    await expect(apply({ ...code, quota: 1 })).rejects.toThrow('3 players have already used the code');
    await expect(apply({ ...code, slug: 'another' })).rejects.toThrow('another: code: already used by welcome-code');
    await end('welcome-code');
    expect(await use()).toBe('expired');
    // An ended campaign that's applied again runs again, and a new code replaces the earlier one.
    expect(await apply({ ...code, quota: 9 })).toEqual([{ slug: 'welcome-code', did: 'changed' }]);
    expect(await use()).toBe('applied');
    await apply({ ...code, code: 'LAND-HO', quota: 9 });
    expect(await use()).toBe('expired');
    await expect(apply({ ...weekly, slug: 'welcome-code' })).rejects.toThrow('this slug belongs to a campaign of kind promo-code');
  });

  it('an offer, a card and a notice are visible until they’re ended', async () => {
    const { browser } = await signedIn(server.app, database);
    const seen = async () => {
      const [offers, cards, notices] = await Promise.all([
        browser.send(getDepositOffers),
        browser.send(getMoneyRates),
        browser.send(getHeaderNotices, { query: { l: 'en' } }),
      ]);
      return [offers, cards, notices].map(({ json }) => (json as { data: unknown[] }).data.length);
    };
    await apply(
      { kind: 'offer', slug: 'half-more', with: 'deposit', title: { en: 'Half more' }, percent: 50, max_eur_cents: 5_000, wager: 30 },
      { kind: 'shop-card', gives: 'money', slug: 'fiver', title: { en: 'Fiver' }, points: 600, amounts_cents: { EUR: 500 } },
      { kind: 'notice', slug: 'hello', icon: 'news', audience: 'all', texts: { en: { message: 'Hello' } } },
    );
    expect(await seen()).toEqual([1, 1, 1]);
    const card = { kind: 'shop-card', gives: 'money', slug: 'fiver', title: { en: 'Fiver' }, points: 600 };
    await apply({ ...card, amounts_cents: { EUR: 500, USD: 600 } });
    await apply({ ...card, amounts_cents: { EUR: 400 } });
    const rates = await database.selectFrom('shop_rates').select(['currency', 'amount_cents']).execute();
    expect(rates).toEqual([{ currency: 'EUR', amount_cents: 400 }]);
    await apply({ kind: 'notice', slug: 'hello', icon: 'news', audience: 'all', texts: { en: { message: 'Hello again' } } });
    expect((await browser.send(getHeaderNotices, { query: { l: 'en' } })).json).toMatchObject({ data: [{ message: 'Hello again' }] });
    for (const slug of ['half-more', 'fiver', 'hello']) await end(slug);
    expect(await seen()).toEqual([0, 0, 0]);
  });

  it('a lottery that’s running keeps the terms under which its tickets are earned, and counts no bet after it was ended', async () => {
    const draw = {
      kind: 'lottery',
      slug: 'week-draw',
      title: 'Week Draw',
      starts: at(-24),
      lasts: '7d',
      every: '7d',
      ticket_points: 10,
      ticket_bets_eur_cents: 1_000,
      prizes_eur_cents: [500],
    };
    await apply(draw);
    await apply({ ...draw, title: 'Draw of the Week', ticket_points: 20 });
    expect((await lotteries()).map(({ title, status, ticket_points }) => [title, status, ticket_points])).toEqual([
      ['Draw of the Week', 'active', 10],
      ['Draw of the Week', 'future', 20],
    ]);
    const { player } = await signedIn(server.app, database, { money: 10_000 });
    const counted = () =>
      database.selectFrom('bet_totals').select('bets').where('player_id', '=', player).where('kind', '=', 'lottery').execute();
    await bet(database, player, { stake: 500 });
    await end('week-draw', true);
    await bet(database, player, { stake: 700 });
    expect(await counted()).toEqual([{ bets: 500 }]);
  });

  it('a changed promotion has its new texts and place, and is over once it’s ended', async () => {
    const text = (title: string) => ({ en: { title, lead: 'Now.', button: 'Go', paragraphs: ['One.'], conditions: ['Fine.'] } });
    const tide = { kind: 'promotion', slug: 'tide', path: '/tournaments', position: 1, starts: at(-1), lasts: '7d', texts: text('Tide') };
    const shown = async () => ((await guest().send(competitions.getPromos, { query: { l: 'en' } })).json as { data: Promo[] }).data;
    await apply(tide);
    await apply({ ...tide, path: '/lotteries', texts: text('High tide') });
    expect(await shown()).toMatchObject([{ title: 'High tide', path: '/lotteries', status: 'active' }]);
    await end('tide', true);
    expect(await shown()).toEqual([]);
  });

  it('a sale applies its discounts from its first day to its last, and again', async () => {
    const midnight = new Date(Math.ceil(now().getTime() / DAY_MS) * DAY_MS).toISOString();
    const { browser } = await signedIn(server.app, database);
    const isOn = async () => (
      await continueCampaigns(platform),
      ((await browser.send(getRates, { params: { type: 'freespins' } })).json as { sale: unknown }).sale !== null
    );
    await apply({ kind: 'sale', slug: 'three-days', starts: midnight, lasts: '3d', every: '7d' });
    const days: boolean[] = [];
    for (let day = 0; day < 10; day += 1) {
      days.push(await isOn());
      platform.clock.pass(DAY_MS);
    }
    expect(days).toEqual([false, true, true, true, false, false, false, false, true, true]);
    await end('three-days', true);
    expect(await isOn()).toBe(false);
  });
});
