import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { campaignServer } from '#tests/support/campaigns';
import { UnsoundRewards } from '../pricing/reward-prices';
import { changeConfigs } from '../pricing/change-configs';
import { rewardTerms } from '../config/defaults/rewards.data';
import { readCampaignFiles } from './campaign-files';
import { readCampaign } from './definition';
import { applyCampaigns, continueCampaigns, listCampaigns } from './store';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const { server, now, at, apply, end, tournaments, named, weekly } = campaignServer();
const { database, platform } = server;

const offer = { kind: 'offer', slug: 'half', with: 'deposit', title: { en: 'Half' }, wager: 1 };

describe('an invalid definition', () => {
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
    ['one of more than a year', { ...weekly, lasts: '367d', every: '367d' }, 'lasts: at most a year'],
    ['a slug that hides a tournament', { ...weekly, slug: 'nonvisible-week' }, 'slug'],
    ['a percentage without a maximum', { ...offer, percent: 50 }, 'max_eur_cents: a percentage offer needs a maximum'],
    ['a bonus that nobody can wager', { ...offer, percent: 50, max_eur_cents: 100, wager: 101 }, 'wager'],
    ['an offer that brings nothing', { kind: 'offer', slug: 'none', with: 'deposit', title: { en: 'None' }, wager: 1 }, 'percent'],
    [
      'a lottery without a way to a ticket',
      { kind: 'lottery', slug: 'l', title: 'L', prizes_eur_cents: [1], starts: at(0), lasts: '1d' },
      'ticket_points',
    ],
  ])('is refused with position and reason: %s', (_name, definition, place) => {
    expect(() => readCampaign(definition, 'bad.yaml')).toThrow(`bad.yaml: ${place}`);
  });

  it('changes nothing, not even valid ones in the same run', async () => {
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
    await apply({ ...offer, code: 'HALF', percent: 50, max_eur_cents: 100, wager: 30 });
    await expect(apply({ ...offer, slug: 'other', code: 'HALF', percent: 50, max_eur_cents: 100, wager: 30 })).rejects.toThrow(
      'other: code: already used by half',
    );
    await expect(end('nobody')).rejects.toThrow('nobody: no campaign with this slug');
  });

  it('is one with rewards that pay more than play costs; a configuration is checked too [GIFT-010a]', async () => {
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
  ])('is a card of the shop that gives %s for almost no points [GIFT-010a]', async (_name, card) => {
    await expect(apply(card)).rejects.toThrow(UnsoundRewards);
    await apply({ ...card, points: 100_000 });
  });

  it('changes nothing in a dry run, which reports the results', async () => {
    const campaign = readCampaign(weekly, 'a file');
    expect(await applyCampaigns(database, [campaign], { by: 'ada', now: now() }, true)).toEqual([{ slug: 'open-week', did: 'created' }]);
    expect([await listCampaigns(database), await tournaments()]).toEqual([[], []]);
  });

  it('of an older release doesn’t stop other campaigns', async () => {
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

  it('are read from a folder, and errors contain the file’s name', async () => {
    await writeFile(join(folder, 'one.yaml'), 'kind: sale\nslug: one\nstarts: 2026-01-05T00:00:00Z\nlasts: 3d\n');
    expect(await readCampaignFiles(folder)).toEqual([{ kind: 'sale', slug: 'one', starts: '2026-01-05T00:00:00Z', lasts: '3d' }]);
    await writeFile(join(folder, 'two.yaml'), 'kind: [sale\n');
    await expect(readCampaignFiles(folder)).rejects.toThrow(`${folder}/two.yaml: `);
    await expect(readCampaignFiles(join(folder, 'three.yaml'))).rejects.toThrow('no such file or folder');
  });
});
