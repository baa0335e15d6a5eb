import { afterEach, expect, it } from 'vitest';
import type { GameBadgeType } from '#contract/fields/game';
import { sampleGame } from '#tests/support/games';
import { render, type Rendered } from '#tests/support/render';
import { GamesContext } from '../player/games-context';
import { GameGrid } from './game-grid';

let shown: Rendered;
afterEach(() => shown.unmount());

/** The badge of each tile of a list, whose games have these badges; null for none. */
async function badgesOf(lists: readonly (readonly GameBadgeType[])[], withoutBadges?: readonly GameBadgeType[]) {
  const games = lists.map((types, at) =>
    sampleGame({ identifier: `house:game-${at}`, title: `Game ${at}`, badges: types.map((type) => ({ type, theme: 'ion' })) }),
  );
  const around = {
    player: null,
    isOnBreak: false,
    favorites: new Set<string>(),
    toggleFavorite: () => undefined,
    openMenu: () => undefined,
  };
  shown = await render(
    <GamesContext value={around}>
      <GameGrid games={games} {...(withoutBadges && { withoutBadges })} />
    </GamesContext>,
  );
  return [...shown.page.querySelectorAll('article')].map((tile) => /Top|New/.exec(tile.textContent)?.[0] ?? null);
}

it('a list shows no badge that all its games have, but the ones that distinguish some', async () => {
  expect(await badgesOf([['top'], ['top', 'new'], ['top']])).toEqual([null, 'New', null]);
  await shown.unmount();
  expect(await badgesOf([['top'], ['new'], []])).toEqual(['Top', 'New', null]);
});

it('a list of one game shows its badge', async () => {
  expect(await badgesOf([['top']])).toEqual(['Top']);
});

it('a list that says which badges are redundant omits those only', async () => {
  expect(await badgesOf([['top'], ['top']], ['new'])).toEqual(['Top', 'Top']);
});
