import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as competitions from '#contract/calls/competitions';
import { getDepositOffers, useCoupon } from '#contract/calls/gifts';
import { getHeaderNotices } from '#contract/calls/notifications';
import { getMoneyRates, getRates } from '#contract/calls/shop';
import type { Lottery } from '#contract/fields/lottery';
import type { Promo } from '#contract/fields/promo';
import type { Tournament } from '#contract/fields/tournament';
import { inTransaction } from '#server/database/connection';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { signedIn } from '#tests/support/signed-in';
import { competitionRoutes } from '../competitions/routes';
import { UnsoundRewards } from '../pricing/reward-prices';
import { turnTournaments } from '../competitions/tournaments/turn';
import { changeConfigs } from '../pricing/change-configs';
import { rewardTerms } from '../config/defaults/rewards.data';
import { giftRoutes } from '../gifts/routes';
import { notificationRoutes } from '../notifications/routes';
import { shopRoutes } from '../shop/routes';
import { readCampaignFiles } from './campaign-files';
import { readCampaign } from './definition';
import { ownCampaigns, seedCampaigns } from './seed';
import { applyCampaigns, campaignHistory, continueCampaigns, endCampaign, listCampaigns } from './store';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const server = ownServer([competitionRoutes, giftRoutes, notificationRoutes, shopRoutes]);
const { database, platform } = server;

const guest = () => new TestBrowser(server.app);
const now = () => platform.clock.now();
const at = (hours: number) => new Date(now().getTime() + hours * HOUR_MS).toISOString();
const apply = (...definitions: object[]) =>
  applyCampaigns(
    database,
    definitions.map((definition) => readCampaign(definition, 'a file')),
    { by: 'ada', now: now() },
  );
const end = (slug: string, atOnce = false) => endCampaign(database, slug, { by: 'ada', now: now(), atOnce });
const tournaments = async () => ((await guest().send(competitions.getTournaments)).json as { data: Tournament[] }).data;
const named = async (title: string) =>
  (await tournaments()).filter((one) => one.title === title).map(({ status, prize_cents }) => [status, prize_cents]);
const lotteries = async () => ((await guest().send(competitions.getLotteries)).json as { data: Lottery[] }).data;

const weekly = {
  kind: 'tournament',
  slug: 'open-week',
  title: 'Open Week',
  prize_eur_cents: 10_000,
  starts: at(-24),
  lasts: '7d',
  every: '7d',
};

/** Every test begins now, with a database without campaigns. */
beforeEach(async () => {
  platform.clock.set(new Date());
  for (const table of [
    'tournament_players',
    'tournaments',
    'lotteries',
    'promos',
    'bonus_offers',
    'promo_code_uses',
    'promo_codes',
    'shop_rates',
    'shop_cards',
    'header_notices',
    'campaigns',
    'campaign_history',
    'config_values',
  ] as const) {
    await database.deleteFrom(table).execute();
  }
  await database.deleteFrom('settings').where('key', '=', 'shop_sale_ends').execute();
});

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
      data: expect.arrayContaining([expect.objectContaining({ code: 'ORBIT100', freespins_total: 50 })]),
    });
    expect((await guest().send(getHeaderNotices, { query: { l: 'en' } })).json).toMatchObject({
      data: [{ icon: 'trophy' }, { icon: 'news' }, { icon: 'shield' }, { icon: 'wrench' }],
    });
  });

  it('never run dry: each that recurs runs in every later week, and its address leads to the one that runs', async () => {
    await seed();
    for (let day = 0; day < 40; day += 1) {
      platform.clock.pass(DAY_MS);
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

  it('stay as operators leave them: a later start brings back nothing', async () => {
    await seed();
    await end('night-watch', true);
    await seed();
    expect((await listCampaigns(database)).find(({ slug }) => slug === 'night-watch')?.ended_at).not.toBeNull();
  });

  it('cost less than they may, also all of the demo together', async () => {
    await apply(...(await ownCampaigns('everywhere')), ...(await ownCampaigns('demo')));
    expect((await listCampaigns(database)).length).toBeGreaterThan(40);
  });
});

describe('a board of a file', () => {
  it('is seen by players as it runs, and so is the next one', async () => {
    expect(await apply(weekly)).toEqual([{ slug: 'open-week', did: 'created' }]);
    expect(await named('Open Week')).toEqual([
      ['active', 10_000],
      ['future', 10_000],
    ]);
    expect(await apply(weekly)).toEqual([{ slug: 'open-week', did: 'unchanged' }]);
  });

  it('that runs keeps the terms under which players joined; the next one has the new ones, and history has both', async () => {
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

  it('keeps running after an end, without a next occurrence; with --now it ends immediately', async () => {
    await apply(weekly);
    expect([await end('open-week'), await end('open-week')]).toEqual([true, false]);
    expect(await named('Open Week')).toEqual([['active', 10_000]]);
    platform.clock.pass(14 * DAY_MS);
    await continueCampaigns(platform);
    expect(await named('Open Week')).toEqual([['archive', 10_000]]);
    await apply({ ...weekly, slug: 'short-week', title: 'Short Week' });
    await turnTournaments(platform);
    await end('short-week', true);
    await turnTournaments(platform);
    expect(await named('Short Week')).toEqual([['archive', 10_000]]);
  });

  it('takes who waits for the next one along when that is taken away', async () => {
    await apply(weekly);
    const { browser, player } = await signedIn(server.app, database);
    const next = (await tournaments()).find(({ status }) => status === 'future')!;
    expect(
      (await browser.send(competitions.confirmTournament, { params: { id: String(next.id) }, body: { confirmed: true } })).status,
    ).toBe(200);
    await end('open-week');
    expect(await database.selectFrom('bet_totals').select('key').where('player_id', '=', player).execute()).toEqual([]);
    expect((await browser.send(competitions.getPlayerTournaments)).json).toEqual({ data: [] });
  });

  it('is made once, however many servers look', async () => {
    await apply(weekly);
    platform.clock.pass(7 * DAY_MS);
    await Promise.all([1, 2, 3, 4].map(() => continueCampaigns(platform)));
    expect(await named('Open Week')).toEqual([
      ['active', 10_000],
      ['future', 10_000],
      ['archive', 10_000],
    ]);
  });

  it('that runs once can be moved until it has begun', async () => {
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

  it('a promo code works until it is ended, for as many players as its quota says', async () => {
    await apply({ ...code, quota: 2 });
    expect([await use(), await use(), await use()]).toEqual(['applied', 'applied', 'used_up']);
    await apply({ ...code, quota: 9 });
    expect(await use()).toBe('applied');
    await expect(apply({ ...code, quota: 1 })).rejects.toThrow('3 players have already used the code');
    await expect(apply({ ...code, slug: 'another' })).rejects.toThrow('another: code: already used by welcome-code');
    await end('welcome-code');
    expect(await use()).toBe('expired');
  });

  it('an offer, a card and a notice are seen until they are ended', async () => {
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
    await apply({ kind: 'notice', slug: 'hello', icon: 'news', audience: 'all', texts: { en: { message: 'Hello again' } } });
    expect((await browser.send(getHeaderNotices, { query: { l: 'en' } })).json).toMatchObject({ data: [{ message: 'Hello again' }] });
    for (const slug of ['half-more', 'fiver', 'hello']) await end(slug);
    expect(await seen()).toEqual([0, 0, 0]);
  });

  it('a sale opens the discounts from its first day to its last, and again', async () => {
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

describe('what cannot be taken', () => {
  it.each([
    ['an unknown kind', { kind: 'raffle' }, 'kind'],
    ['a span in words', { ...weekly, lasts: 'a week' }, 'lasts: hours or days, such as 36h or 7d'],
    ['one that overlaps itself', { ...weekly, every: '2d' }, 'every: it must be at least a day and no shorter than lasts'],
    ['a field that nobody reads', { ...weekly, prise: 1 }, 'prise'],
    ['a game that does not exist', { ...weekly, games: ['nobody:nothing'] }, 'games'],
    ['a provider that does not exist', { ...weekly, games: { provider: 'nobody' } }, 'games'],
    ['a slug that makes a tournament a quest', { ...weekly, slug: 'my-quest' }, 'slug'],
    [
      'a sale that begins at noon',
      { kind: 'sale', slug: 'noon', starts: '2026-01-05T12:00:00Z', lasts: '3d' },
      'starts: a sale starts at midnight UTC',
    ],
    [
      'a notice without English',
      { kind: 'notice', slug: 'de', icon: 'news', audience: 'all', texts: { de: { message: 'Hallo' } } },
      'texts: English is missing',
    ],
    ['an offer that brings nothing', { kind: 'offer', slug: 'none', with: 'deposit', title: { en: 'None' }, wager: 1 }, 'percent'],
    [
      'a lottery without a way to a ticket',
      { kind: 'lottery', slug: 'l', title: 'L', prizes_eur_cents: [1], starts: at(0), lasts: '1d' },
      'ticket_points',
    ],
  ])('is %s, with the place and the reason', (_name, definition, place) => {
    expect(() => readCampaign(definition, 'bad.yaml')).toThrow(`bad.yaml: ${place}`);
  });

  it('leaves everything as it was, also what came with it', async () => {
    await expect(apply(weekly, { ...weekly, slug: 'open-week', kind: 'achievement' })).rejects.toThrow(
      'open-week: slug: used in two files',
    );
    await apply(weekly);
    await expect(apply({ ...weekly, slug: 'second' }, { ...weekly, kind: 'achievement' })).rejects.toThrow(
      'open-week: kind: this slug belongs to a campaign of kind tournament',
    );
    expect((await listCampaigns(database)).map(({ slug }) => slug)).toEqual(['open-week']);
    await expect(
      apply({ kind: 'notice', slug: 'over', icon: 'news', audience: 'all', texts: { en: { message: 'Over' } }, ends: at(-1) }),
    ).rejects.toThrow('over: ends: it would end before it starts');
    await expect(end('nobody')).rejects.toThrow('nobody: no campaign with this slug');
  });

  it('is what makes rewards pay more than play costs; the same holds for a configuration [GIFT-010a]', async () => {
    const dear = { ...weekly, kind: 'quest', size: 'xs', slug: 'dear', title: 'Dear', prize_eur_cents: 40_000 };
    await expect(apply(dear)).rejects.toThrow(UnsoundRewards);
    expect(await tournaments()).toEqual([]);
    await apply({ ...dear, prize_eur_cents: 10_000 });
    await expect(changeConfigs(database, new Map([['reward-terms', { ...rewardTerms, edge_share_percent: 1 }]]), 'ada')).rejects.toThrow(
      UnsoundRewards,
    );
    expect(await database.selectFrom('config_values').selectAll().execute()).toEqual([]);
  });

  it.each([
    [
      'free spins',
      {
        kind: 'shop-card',
        gives: 'free-spins',
        slug: 'spins',
        title: { en: 'Spins' },
        points: 1,
        count: 1_000,
        game: 'orbit-house:penumbral-mare',
        wager: 0,
      },
    ],
    ['a loot box', { kind: 'shop-card', gives: 'lootbox', slug: 'box', title: { en: 'Box' }, points: 1 }],
    ['money', { kind: 'shop-card', gives: 'money', slug: 'money', title: { en: 'Money' }, points: 1, amounts_cents: { EUR: 100 } }],
  ])('is a card of the shop that gives %s for next to no points [GIFT-010a]', async (_name, card) => {
    await expect(apply(card)).rejects.toThrow(UnsoundRewards);
    await apply({ ...card, points: 100_000 });
  });

  it('changes nothing in a trial, which says what would come of it', async () => {
    const campaign = readCampaign(weekly, 'a file');
    expect(await applyCampaigns(database, [campaign], { by: 'ada', now: now() }, true)).toEqual([{ slug: 'open-week', did: 'created' }]);
    expect([await listCampaigns(database), await tournaments()]).toEqual([[], []]);
  });

  it('stops no other campaign where an older release wrote it', async () => {
    await apply(weekly);
    await database
      .insertInto('campaigns')
      .values({ slug: 'a-relic', kind: 'tournament', definition: '{"kind":"tournament","slug":"a-relic"}', ended_at: null })
      .execute();
    platform.clock.pass(14 * DAY_MS);
    await continueCampaigns(platform);
    expect(await named('Open Week')).toContainEqual(['active', 10_000]);
  });
});

describe('files', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'campaigns-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are read from a folder, each with its own name in what is wrong', async () => {
    await writeFile(join(folder, 'one.yaml'), 'kind: sale\nslug: one\nstarts: 2026-01-05T00:00:00Z\nlasts: 3d\n');
    expect(await readCampaignFiles(folder)).toEqual([{ kind: 'sale', slug: 'one', starts: '2026-01-05T00:00:00Z', lasts: '3d' }]);
    await writeFile(join(folder, 'two.yaml'), 'kind: [sale\n');
    await expect(readCampaignFiles(folder)).rejects.toThrow(`${folder}/two.yaml: `);
    await expect(readCampaignFiles(join(folder, 'three.yaml'))).rejects.toThrow('no such file or folder');
  });
});
