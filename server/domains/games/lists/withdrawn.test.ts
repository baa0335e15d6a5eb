import { expect, it } from 'vitest';
import { withdrawnGames } from '#rules/games/catalogue';
import { gamesCatalogue } from '../catalogue/games-catalogue';
import { gameAt } from '../game/game-info';

it('offers nothing that was withdrawn, but still names it in past rounds', () => {
  const [gone] = withdrawnGames();
  expect(gamesCatalogue().index.find(gone!.identifier)).toBeNull();
  expect(() => gameAt(gamesCatalogue(), { provider: gone!.provider.id, seo_title: gone!.seo_title }, new Set())).toThrow('game_not_found');
  expect(gamesCatalogue().cardOf(gone!.identifier)?.title).toBe(gone!.title);
  expect(gamesCatalogue().cardOf('orbit-house:nothing')).toBeNull();
});
