import './as-in-production';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listGames } from '#contract/calls/games/lists';
import { inTransaction } from '#server/database/connection';
import { putPage } from '#server/domains/content/store';
import { openPages, type PagesStage } from './stage';

let stage: PagesStage;
beforeAll(async () => {
  stage = await openPages();
}, 120_000);
afterAll(() => stage.close());

/** The text of an element of a document. */
function wordsOf(body: string, element: string): string {
  const inner = new RegExp(`<${element}[ >][\\s\\S]*?</${element}>`).exec(body)?.[0] ?? '';
  return inner.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

const read = async (address: string) => {
  const { status, body, location } = await stage.visit(address);
  return { status, location, body, heading: wordsOf(body, 'h1').trim(), words: wordsOf(body, 'main') };
};

describe('an address shows its page', () => {
  it.each([
    ['/pokies', 'Slots', 'Three reels', '[ROUTE-002a]'],
    ['/producers/orbit-house', 'Games by Orbit House', 'Barometric Tempest', '[ROUTE-006a]'],
    ['/tournaments', 'Tournaments', 'Night Watch', '[ROUTE-011a]'],
    ['/tournaments/all', 'All competitions', 'Short Hop', '[ROUTE-011a]'],
    ['/tournaments/producers', 'Studio tournaments', 'Orbit House Open', '[ROUTE-011a]'],
    ['/tournaments/lotteries', 'Lotteries', 'Lucky Orbit', '[ROUTE-011a, ROUTE-012a]'],
    ['/tournaments/actions', 'Quests', 'Short Hop', '[ROUTE-011a]'],
    ['/tournaments/live', 'Table tournaments', 'Red Shift Tables', '[ROUTE-011a]'],
    ['/tournaments/achievements', 'Achievements', 'Table Manners', '[ROUTE-011a, ACH-001a]'],
    ['/tournaments/archive', 'Finished competitions', 'Finished 9 players First Light', '[ROUTE-011b, TOUR-002c]'],
    ['/lottery/lucky-orbit-0', 'Lucky Orbit', 'A ticket costs 20 comp points', '[ROUTE-013b]'],
    ['/support', 'Support', 'Open chat', '[ROUTE-016]'],
    ['/action/short-hop', 'Short Hop', 'paid as you reach each level', '[ROUTE-017a]'],
    ['/action', 'Quests', 'Short Hop', '[ROUTE-017b]'],
    ['/quests', 'Quests', 'Short Hop', '[ROUTE-017b, ROUTE-037a]'],
    ['/benefits-of-crypto', 'Paying with crypto', 'Bitcoin (BTC)', '[ROUTE-018, ROUTE-042a]'],
    ['/rocketmart-wheel', 'Loot-box wheel', 'Open a loot box', '[ROUTE-019a]'],
    ['/perigee-wheel', 'Wheel of the day', 'One free spin a day', '[ROUTE-019b]'],
    ['/vip/rewards', 'Club rewards', 'Free spins every month', '[ROUTE-021b, VIP-006a]'],
    ['/vip/info', 'About the club', 'How do I earn points?', '[ROUTE-021b, VIP-006a]'],
    ['/aquanova-odyssey', 'Activity hub', 'Loot-box wheel', '[ROUTE-022]'],
    ['/perigee-adventure', 'Adventure in orbit', 'One step a day', '[ROUTE-024]'],
    ['/oops', 'Something went wrong', 'Try again', '[ROUTE-026]'],
    ['/registration', 'Create your account', 'Step 1 of 4', '[ROUTE-031]'],
    ['/login', 'Sign in', 'Forgot your password?', '[ROUTE-031]'],
    ['/rocket-chance', 'Rocket Chance', 'Pick a game', '[ROUTE-032a]'],
    ['/awards', 'Awards', 'Installable casino of the year', '[CMS-001d]'],
    ['/arena', 'Arena', 'Night Watch', '[ROUTE-037a, ARENA-001a]'],
    ['/promotions', 'Promotions', 'Aphelion Countdown', '[ROUTE-037a, ARENA-001b]'],
    ['/promo/aphelion-countdown', 'Aphelion Countdown', 'View cup', '[ROUTE-037a, ARENA-001b]'],
    ['/achievements', 'Achievements', 'Table Manners', '[ROUTE-037a, ARENA-001c, ACH-001a]'],
    ['/news', 'News', 'The lobby opens offline', '[ROUTE-037a, CMS-006a]'],
    ['/news/open-without-a-network', 'The lobby opens offline', 'Perigee now starts on a train', '[ROUTE-037a, CMS-006a]'],
    ['/how-it-works', 'How it works', 'A house that shows its working', '[ROUTE-045]'],
    ['/mystic-jackpots', 'Mystic jackpots', 'Nova', '[JACK-004a]'],
  ])('%s: “%s”, with “%s” %s', async (address, title, held) => {
    const { status, heading, words } = await read(address);
    expect([status, heading]).toEqual([200, title]);
    expect(words.replace(title, '')).toContain(held);
  });

  it.each([
    ['/pokies/all', 'slots', 'Slots', '[ROUTE-002a]'],
    ['/pokies/new', 'new', 'New games', '[ROUTE-002b]'],
    ['/slots', 'slots', 'Slots', '[ROUTE-004a]'],
    ['/games/table', 'table', 'Table games', '[ROUTE-004b]'],
    ['/categories/new', 'new', 'New games', '[ROUTE-005a]'],
  ])('%s: the games of the category %s, and how many there are, under “%s” %s', async (address, category, title) => {
    const { data, pagination } = (await stage.app.inject(`${listGames.path}?category=${category}`)).json<{
      data: { title: string }[];
      pagination: { total_count: number };
    }>();
    const { words } = await read(address);
    expect(words).toContain(`${title} ${pagination.total_count} games`);
    expect(words).toContain(data[0]!.title);
  });

  it.each(['/xx-yy/vip', '/sv/vip', '/sv'])('%s: no page, since its first segment isn’t a locale [ROUTE-036b]', async (address) => {
    expect(await read(address)).toMatchObject({ status: 404, heading: 'Nothing in this orbit' });
  });

  it.each(['/promo/aphelion-countdown', '/tournaments/1', '/lottery/lucky-orbit-0', '/action/short-hop', '/aquanova-odyssey'])(
    '%s takes the full width [ROUTE-058]',
    async (address) => {
      expect((await read(address)).body).toContain('data-layout="full-width"');
      expect((await read('/vip')).body).not.toContain('data-layout="full-width"');
    },
  );

  it('replaces a placeholder in its content by the component [CMS-003a]', async () => {
    const { body, words } = await read('/self-check');
    expect(words).not.toContain('#limits-link#');
    expect(/<main[\s\S]*<\/main>/.exec(body)![0]).toContain('href="/profile/limits"');
  });

  it('shows the app’s own page even if a content page has the same name [ROUTE-043]', async () => {
    const settings = {
      categories: ['bottom-menu' as const],
      order: 1,
      hidden: false,
      membersOnly: false,
      type: 'static' as const,
      awards: [],
    };
    const head = { title: 'Un altro supporto', description: 'Altrove', keywords: '', badge: null };
    await inTransaction(stage.platform.database, (transaction) =>
      putPage(transaction, { slug: 'support', settings, texts: [{ locale: 'it', variant: '', head, source: 'Scrivi a qualcun altro.' }] }),
    );
    // In another language, because rendered pages are cached for a minute.
    const after = await read('/it/support');
    expect([after.status, after.heading]).toEqual([200, 'Assistenza']);
    expect(after.words).not.toContain('qualcun altro');
  });

  it('shows “not found” with status 404 if there’s no page [ROUTE-037b, CMS-004b]', async () => {
    expect(await read('/no-such-page')).toMatchObject({
      status: 404,
      heading: 'Nothing in this orbit',
      words: expect.stringContaining('We can’t find that page.'),
    });
  });

  it.each([
    ['/perigee-vipclub', '/vip', '[ROUTE-020]'],
    ['/accounts/history', '/', '[ROUTE-027]'],
  ])('%s leads to %s %s', async (address, to) => {
    expect(await read(address)).toMatchObject({ status: 302, location: to });
  });
});

describe('the menu', () => {
  const menuAt = async (address: string) => {
    const { body } = await read(address);
    const menu = /<nav aria-label="Main"[\s\S]*?<\/nav>/.exec(body)![0];
    return [...menu.matchAll(/<a ([^>]*)><span>([^<]*)<\/span>/g)].map(([, attributes, name]) => ({
      name,
      isActive: attributes!.includes('data-active="true"'),
    }));
  };
  const activeAt = async (address: string) => (await menuAt(address)).filter(({ isActive }) => isActive).map(({ name }) => name);

  it('is in its order [HEAD-005a]', async () => {
    expect((await menuAt('/oops')).map(({ name }) => name)).toEqual([
      'Lobby',
      'Slots',
      'Live',
      'VIP club',
      'Activity hub',
      'Rocket Mart',
      'Rocket Chance',
      'Tournaments',
      'Mystic jackpots',
      'Achievements',
    ]);
  });

  it.each(['/arena', '/promo/aphelion-countdown', '/tournaments', '/tournaments/1', '/quests', '/leaderboard'])(
    'marks the tournaments at %s [HEAD-006a]',
    async (address) => {
      expect(await activeAt(address)).toEqual(['Tournaments']);
    },
  );

  it('marks no tournaments at /promotions [HEAD-006b]', async () => {
    expect(await activeAt('/promotions')).toEqual([]);
  });

  it.each(['/', '/categories/new', '/games/table'])('marks the lobby at %s [HEAD-007]', async (address) => {
    expect(await activeAt(address)).toEqual(['Lobby']);
  });
});

it('numbers, money and dates are formatted in the language of the address [LOC-003a]', async () => {
  for (const [locale, money, turnover, day] of [
    ['', '€320', '€400,000', '18 November 2026'],
    ['/de', '320 €', '400.000 €', '18. November 2026'],
  ]) {
    const lottery = (await read(`${locale}/lottery/lucky-orbit-0`)).words.replaceAll('\u00a0', ' ');
    expect(lottery).toContain(money);
    expect(lottery).toContain(turnover);
    expect((await read(`${locale}/news/open-without-a-network`)).words).toContain(day);
  }
});
