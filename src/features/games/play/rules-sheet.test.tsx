import { afterEach, expect, it, vi } from 'vitest';
import { sampleGameInfo } from '#tests/support/games';
import { pageText } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { type GamesOfPlayer, GamesContext } from '../player/games-context';
import RulesSheet from './rules-sheet';

const stakes = (currency: string, minimum_cents: number, maximum_cents: number) => {
  return { currency, stakes_cents: [minimum_cents, maximum_cents], minimum_cents, maximum_cents };
};
const info = { ...sampleGameInfo(), limits: [stakes('FUN', 1, 5), stakes('EUR', 20, 10_000), stakes('CAD', 30, 15_000)] };

let shown: Rendered;

afterEach(async () => {
  await shown.unmount();
});

it.each([
  ['CAD', 'CA$0.30 to CA$150.00'],
  ['EUR', '€0.20 to €100.00'],
  // A currency that the game isn't played in.
  ['SEK', '€0.20 to €100.00'],
  [null, '€0.20 to €100.00'],
])('the rules name the stakes of the player’s currency (%s)', async (currency, expected) => {
  const player = currency === null ? null : { currency, isCrypto: false };
  const visitor: GamesOfPlayer = { player, isOnBreak: false, favorites: new Set(), toggleFavorite: vi.fn(), openMenu: vi.fn() };
  shown = await render(
    <GamesContext value={visitor}>
      <RulesSheet info={info} mode="real" onPaytable={vi.fn()} onSimilar={null} onClosed={vi.fn()} />
    </GamesContext>,
  );
  await shown.settle();
  expect(pageText()).toContain(expected);
});
