import { afterEach, expect, it } from 'vitest';
import { fakeResponses } from '#tests/support/fake-responses';
import { sampleGames } from '#tests/support/games';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../../platform/api/client';
import { type GamesOfPlayer, GamesContext } from '../player/games-context';
import { ContinueRail } from './continue-rail';

let shown: Rendered;
afterEach(() => shown.unmount());

/** The row for a player of this many games, and its requests. */
async function open(player: GamesOfPlayer['player'], count: number, isOnBreak = false): Promise<string[]> {
  const asked: string[] = [];
  wireClient({ fetch: fakeResponses(() => Response.json({ data: sampleGames(count) }), asked) });
  const games: GamesOfPlayer = { player, isOnBreak, favorites: new Set(), toggleFavorite: () => undefined, openMenu: () => undefined };
  shown = await render(
    <GamesContext.Provider value={games}>
      <ContinueRail />
    </GamesContext.Provider>,
  );
  await shown.settle();
  return asked;
}

const euros: GamesOfPlayer['player'] = { currency: 'EUR', isCrypto: false };
const titles = () => [...shown.page.querySelectorAll('h2')].map(({ textContent }) => textContent);

it('the row shows a player the last played games', async () => {
  expect(await open(euros, 3)).toEqual(['/api/player/played_games']);
  expect(titles()).toEqual(['Continue playing']);
  expect(shown.page.querySelectorAll('article')).toHaveLength(3);
});

it('a row of one game has links to play it and to read about it beside the tile, and a longer one has not', async () => {
  await open(euros, 1);
  const links = () => [...shown.page.querySelectorAll('li:not(:has(article)) a')].map(({ textContent }) => textContent);
  await shown.until(() => expect(links()).toEqual(['Play', 'About this game']));
  await shown.unmount();
  await open(euros, 2);
  expect(shown.page.querySelectorAll('li')).toHaveLength(2);
});

it('the row is missing for a player without played games', async () => {
  await open(euros, 0);
  expect(shown.page.textContent).toBe('');
});

it('the row is missing on a break, and requests nothing [LIMIT-006a]', async () => {
  expect(await open(euros, 3, true)).toEqual([]);
  expect(shown.page.textContent).toBe('');
});

it('the row is missing for a guest, and requests nothing', async () => {
  expect(await open(null, 3)).toEqual([]);
  expect(shown.page.textContent).toBe('');
});
