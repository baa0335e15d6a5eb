import { getJackpots } from '#contract/calls/games/jackpots';
import { GAMES_A_PAGE, listGames } from '#contract/calls/games/lists';
import { getLobby } from '#contract/calls/games/lobby';
import { addFavoriteGame } from '#contract/calls/games/player-games';
import { badgeKinds, type CatalogueGame, catalogue } from '#rules/games/catalogue';
import { defaultOf } from '#server/domains/config/defaults/index';
import { isAlive } from '../support/alive';
import { expect, expectNoViolations, test } from '../support/journey';
import { configure, makeOlder } from '../support/operator';
import { send, signUpPlayer } from '../support/player';

test('a list of games shows 40 and loads the next 40 before its end is reached, with five placeholders meanwhile [GAME-003b, WIDG-006c, WIDG-007a]', async ({
  page,
  context,
  picture,
}) => {
  await page.goto('/pokies/all');
  await expect(page.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible();
  const tiles = page.getByRole('main').getByRole('article');
  await expect(tiles).toHaveCount(40);
  await expectNoViolations(page);
  await picture('slots-all');
  let give = () => undefined as void;
  const held = new Promise<void>((resolve) => (give = resolve));
  await context.route(/\/api\/games\?.*page=2/, async (route) => {
    await held;
    await route.continue();
  });
  await tiles.last().evaluate((tile) => scrollBy(0, tile.getBoundingClientRect().bottom - innerHeight - 450));
  const cards = page.getByRole('main').locator('ul:has(article) > li');
  await expect(cards).toHaveCount(45);
  give();
  await expect(tiles).toHaveCount(80);
});

test('a category, its other address and a sub-category show the same kind of list [ROUTE-002b, ROUTE-004b, ROUTE-005a]', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const address of ['/games/new', '/categories/new', '/pokies/new']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'New games', level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  }
});

test('a jackpot’s identifier opens its pots and its games [ROUTE-035a]', { tag: '@phone' }, async ({ page, request, baseURL }) => {
  const [jackpot] = (await send(request, baseURL!, getJackpots)).data;
  await page.goto(`/${jackpot!.identifier}`);
  await expect(page.getByRole('heading', { name: 'Jackpot games', level: 1 })).toBeVisible();
  for (const { name } of jackpot!.levels) await expect(page.getByRole('region', { name: 'Jackpots' })).toContainText(name);
});

test('a random game is picked and opened [ROUTE-032a, GAME-008a, HUB-001b]', { tag: '@phone' }, async ({ page, player }) => {
  // A guest has to sign up if the game has no demo.
  expect(player.id).toBeGreaterThan(0);
  await page.goto('/rocket-chance');
  await page.waitForFunction(isAlive);
  await expect(page.getByRole('link', { name: /^Balance / })).toBeVisible();
  await page.getByRole('button', { name: 'Pick a game' }).click();
  const picked = (await page.getByText(/^Your game: /).textContent())!.replace('Your game: ', '');
  await page.getByRole('main').getByRole('article').first().getByRole('link', { name: picked, exact: true }).click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.getByRole('heading', { name: picked })).toBeVisible();
});

test('a studio in the lobby links to its games, page by page [ROUTE-006a, ROUTE-006b]', { tag: '@phone' }, async ({
  page,
  request,
  baseURL,
  picture,
}) => {
  const { providers } = await send(request, baseURL!, getLobby);
  const largest = providers.toSorted((one, other) => other.games_count - one.games_count)[0]!;
  await page.goto('/');
  await page.getByRole('region', { name: 'Studios' }).getByRole('link', { name: largest.title }).click();
  await expect(page).toHaveURL(`/producers/${largest.id}`);
  await expect(page.getByRole('heading', { name: `Games by ${largest.title}` })).toBeVisible();
  await expectNoViolations(page);
  await picture('provider');
  const { pagination } = await send(request, baseURL!, listGames, { query: { provider: largest.id } });
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(Math.min(40, pagination.total_count));
  await page.goto(`/producers/${largest.id}/${pagination.total_pages}`);
  const left = pagination.total_count - 40 * (pagination.total_pages - 1);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(left);
});

test('five winners of jackpots are listed by amount and by day, and six articles to a page [JACK-002a, WIDG-006b]', {
  tag: '@phone',
}, async ({ page, context }) => {
  const win = (day: number) => ({
    user_name: `lucky${day}***`,
    created_at: `2026-10-0${day}T12:00:00.000Z`,
    amount_cents: day * 100,
    jackpot_original_amount_cents: day * 100,
    jackpot_original_currency: 'EUR',
    jackpot_level_name: 'Mini',
  });
  await context.route('**/api/jackpot_wins*', (route) => route.fulfill({ json: { data: [3, 1, 7, 2, 6, 4, 5].map(win) } }));
  await page.goto('/games/jackpots');
  for (const name of ['Biggest wins', 'Latest wins']) {
    const winners = page.getByRole('region', { name }).getByRole('listitem');
    await expect(winners).toHaveCount(5);
    await expect(winners.first()).toContainText('lucky7***');
    await expect(winners.last()).toContainText('lucky3***');
  }
  await page.goto('/news');
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') }),
  ).toHaveCount(6);
});

test('the search shows recommended games first, then matches from three letters on, or an empty result; full screen on a phone, over part of a desktop [GAME-004a, GAME-004b, GAME-004c, MOB-004]', async ({
  page,
  picture,
  isMobile,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Search games' }).filter({ visible: true }).click();
  const search = page.getByRole('dialog', { name: 'Search games' });
  await expect(search.getByRole('region', { name: 'Popular games' }).getByRole('article').first()).toBeVisible();
  const [sheet, window] = [(await search.boundingBox())!, page.viewportSize()!];
  expect(sheet.width === window.width).toBe(isMobile);
  await search.getByRole('searchbox').fill('pe');
  await expect(search.getByRole('region', { name: 'Popular games' })).toBeVisible();
  await search.getByRole('searchbox').fill('penumbral');
  await expect(search.getByText(/\d+ games? found/)).toBeVisible();
  await expect(search.getByRole('article').filter({ hasText: 'Penumbral Mare' })).toBeVisible();
  await expectNoViolations(page);
  await picture('search');
  await search.getByRole('searchbox').fill('qqqzzz');
  await expect(search.getByText('No games match “qqqzzz”')).toBeVisible();
  await search.getByRole('button', { name: 'Close search' }).click();
  await expect(search).toBeHidden();
});

test('a tile offers play, demo and the heart on hover and on focus [GAME-005a]', { tag: '@desktop' }, async ({ page, player }) => {
  expect(player.id).toBeGreaterThan(0);
  await page.goto('/games/top');
  await expect(page.getByRole('link', { name: /^Balance / })).toBeVisible();
  const waysOf = (at: number) => {
    const tile = page.getByRole('main').getByRole('article').nth(at);
    return {
      tile,
      ways: [
        tile.getByRole('link', { name: /^Play / }),
        tile.getByRole('link', { name: /^Demo of / }),
        tile.getByRole('button', { name: /to favourites$/ }),
      ],
    };
  };
  const [pointed, focused] = [waysOf(1), waysOf(2)];
  for (const { ways } of [pointed, focused]) for (const way of ways) await expect(way).toHaveCount(0);
  await pointed.tile.hover();
  for (const way of pointed.ways) await expect(way).toBeVisible();
  await focused.tile.getByRole('link').first().focus();
  for (const way of focused.ways) await expect(way).toBeVisible();
});

/** The badge texts; a tile shows the first one of a game. */
const badgeTexts = { top: 'Top', new: 'New', 'bonus-wagering': 'Bonus play', 'mystic-jackpots': 'Mystic', jackpot: 'Jackpot' } as const;

test('each game shows its own badge, for each kind of badge, and no wrong one [GAME-001b]', { tag: '@phone' }, async ({ page }) => {
  const shown = new Set<string>();
  for (const provider of ['orbit-house', 'parallax-yard']) {
    const games = new Map(
      catalogue()
        .filter((game) => game.provider.id === provider)
        .map((game) => [game.title, game]),
    );
    for (let shownSoFar = 0, number = 1; shownSoFar < games.size; shownSoFar += GAMES_A_PAGE, number++) {
      await page.goto(`/producers/${provider}${number > 1 ? `/${number}` : ''}`);
      const tiles = page.getByRole('main').getByRole('article');
      await expect(tiles).toHaveCount(Math.min(GAMES_A_PAGE, games.size - shownSoFar));
      for (const tile of await tiles.all()) {
        // A tile far below the screen isn't rendered, and has no text yet.
        await tile.scrollIntoViewIfNeeded();
        const lines = (await tile.innerText()).split('\n').map((line) => line.trim());
        const game = games.get(lines.find((line) => games.has(line))!)!;
        const badges = lines.filter((line) => (Object.values(badgeTexts) as string[]).includes(line));
        expect({ title: game.title, badges }).toEqual({
          title: game.title,
          badges: game.badges.slice(0, 1).map((kind) => badgeTexts[kind]),
        });
        for (const kind of game.badges.slice(0, 1)) shown.add(kind);
      }
    }
  }
  expect([...shown].toSorted()).toEqual(badgeKinds.toSorted());
});

test('a category, a collection and a provider list exactly their games [GAME-003a]', { tag: '@phone' }, async ({ page }) => {
  const lists: [string, (game: CatalogueGame) => boolean][] = [
    ['/games/table', ({ categories }) => categories.includes('table')],
    ['/categories/ocean', ({ motif }) => motif === 'ocean'],
    ['/producers/tidewright', ({ provider }) => provider.id === 'tidewright'],
  ];
  for (const [address, isIn] of lists) {
    const own = catalogue()
      .filter(isIn)
      .map(({ title }) => title);
    await page.goto(address);
    const titles = page.getByRole('main').getByRole('article').getByRole('link');
    await expect(titles).toHaveCount(Math.min(40, own.length));
    expect((await titles.allTextContents()).filter((title) => !own.includes(title))).toEqual([]);
  }
});

test('a game that doesn’t support the player’s currency shows it, and offers neither play nor the heart [GAME-005b]', {
  tag: '@desktop',
}, async ({ page, baseURL, dataDir }) => {
  await signUpPlayer(page.request, baseURL!, dataDir, { currency: 'NOK' });
  await page.goto('/producers/tidewright');
  await expect(page.getByRole('link', { name: /^Balance / })).toBeVisible();
  const tile = (title: string) => page.getByRole('main').getByRole('article').filter({ hasText: title });
  const games = catalogue().filter(({ provider }) => provider.id === 'tidewright');
  const [locked, open] = [
    games.find(({ currencies }) => !('NOK' in currencies))!,
    games.find(({ currencies }) => 'NOK' in currencies)!,
  ].map(({ title }) => tile(title));
  await expect(locked!.getByText('Not available in NOK')).toBeVisible();
  await open!.hover();
  await expect(open!.getByRole('link', { name: /^Play / })).toBeVisible();
  await expect(open!.getByText('Not available in NOK')).toHaveCount(0);
  await locked!.hover();
  await expect(locked!.getByRole('link', { name: /^Play / })).toHaveCount(0);
  await expect(locked!.getByRole('button', { name: /to favourites$/ })).toHaveCount(0);
});

test('a favourite of a provider that is disabled in the country of a player isn’t among the favourites there [GAME-007d]', {
  tag: '@phone',
}, async ({ page, player, baseURL, dataDir }) => {
  expect(player.id).toBeGreaterThan(0);
  const [hidden, shown] = ['zenith-pantry', 'orbit-house'].map((id) => catalogue().find(({ provider }) => provider.id === id)!);
  for (const { identifier } of [hidden!, shown!])
    await send(page.request, baseURL!, addFavoriteGame, { params: { id: identifier }, body: { game: identifier } });
  await page.goto('/favorite-games');
  const favorites = page.getByRole('main').getByRole('article');
  await expect(favorites).toHaveCount(2);
  // An Australian address that no other journey uses.
  await configure(dataDir, 'providers-config', { ...defaultOf('providers-config', new Date()), disabled: { AU: ['zenith-pantry'] } });
  await page.goto('about:blank');
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': '1.128.0.1' });
  await expect(async () => {
    await page.goto('/favorite-games');
    await expect(favorites).toHaveText([new RegExp(shown!.title)], { timeout: 2_000 });
  }).toPass();
  await configure(dataDir, 'providers-config', defaultOf('providers-config', new Date()));
});

test('main announces a new studio to a player once, with a link to its games [GAME-011, OVER-001g]', { tag: '@desktop' }, async ({
  page,
  player,
  dataDir,
}) => {
  await makeOlder(dataDir, player.id);
  await page.goto('/');
  const word = page.getByRole('complementary', { name: /^New studio: / });
  await expect(word).toBeVisible();
  const first = (await word.getAttribute('aria-label'))!;
  await word.getByRole('link', { name: 'View games' }).click();
  await expect(page.getByRole('heading', { name: `Games by ${first.replace('New studio: ', '')}` })).toBeVisible();
  await page.goto('/');
  await expect(word).not.toHaveAccessibleName(first);
  await word.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await page.waitForFunction(isAlive);
  await expect(page.getByRole('link', { name: /^Balance / })).toBeVisible();
  await expect(word).toHaveCount(0);
});
