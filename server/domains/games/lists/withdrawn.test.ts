import { expect, it } from 'vitest';
import { withdrawnGames } from '#rules/games/catalogue';
import { gamesCatalogue } from '../catalogue/games-catalogue';
import { gameAt, withdrawnGame } from '../game/game-info';

it('a withdrawn game isn’t offered, but past rounds still show its name', () => {
  const [gone] = withdrawnGames();
  expect(gamesCatalogue().index.find(gone!.identifier)).toBeNull();
  expect(() => gameAt(gamesCatalogue(), { provider: gone!.provider.id, seo_title: gone!.seo_title }, new Set())).toThrow('game_not_found');
  expect(gamesCatalogue().cardOf(gone!.identifier)?.title).toBe(gone!.title);
  expect(gamesCatalogue().cardOf('orbit-house:nothing')).toBeNull();
});

it('the address of a withdrawn game shows its name and similar offered games; it’s not found for an offered or hidden game', () => {
  const [gone] = withdrawnGames();
  const games = gamesCatalogue();
  const address = { provider: gone!.provider.id, seo_title: gone!.seo_title };
  const known = withdrawnGame(games, address, new Set());
  expect(known.title).toBe(gone!.title);
  expect(known.similar.length).toBeGreaterThan(5);
  expect(known.similar.every(({ identifier }) => games.index.find(identifier))).toBe(true);
  expect(() => withdrawnGame(games, address, new Set([address.provider]))).toThrow('game_not_found');
  expect(() => withdrawnGame(games, { provider: 'orbit-house', seo_title: 'concentric' }, new Set())).toThrow('game_not_found');
});
