import { afterEach, expect, it } from 'vitest';
import { getGame } from '#contract/calls/games/one-game';
import { fakeResponses } from '#tests/support/fake-responses';
import { sampleGame, sampleGames } from '#tests/support/games';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../../platform/api/client';
import type { GameInfo } from '../play/play-props';
import { AboutPage } from './about-page';

let shown: Rendered;
afterEach(() => shown.unmount());

const address = { provider: 'orbit-house', seo_title: 'concentric' };
const info: GameInfo = {
  game: sampleGame(),
  kind: 'slots',
  frame: { url: '/studio/index.html', origin: null },
  rtp: 0.9612,
  volatility: 'high',
  hit_rate: 0.214,
  mechanic: 'hold',
  highest_win: null,
  kinds: ['slots', 'free-spins'],
  limits: [{ currency: 'EUR', stakes_cents: [20], minimum_cents: 20, maximum_cents: 10_000 }],
  minimum_cycle_ms: 2500,
  has_quick_stop: true,
  has_autoplay: true,
  has_turbo: true,
  similar: sampleGames(4, 50),
};
const open = async (change: Partial<GameInfo> = {}) => {
  wireClient({ fetch: fakeResponses(() => Response.json({ ids: [], data: [] })) });
  shown = await render(<AboutPage address={address} />, [[['public', getGame.id, { params: address }], { ...info, ...change }]]);
};
const facts = () =>
  [...shown.page.querySelectorAll('dl > div')].map(({ children: [name, value] }) => `${name!.textContent}: ${value!.textContent}`);

it('a game’s page shows its figures, and links to real play, demo and its categories [GAME-010a]', async () => {
  await open();
  expect(shown.page.querySelector('h1')?.textContent).toBe('Concentric');
  expect(facts()).toEqual([
    'Return to player (RTP): 96.12%',
    'Volatility: High: larger wins, less often',
    'Winning rounds: 21.4% of rounds',
    'Mechanic: Hold and respin',
    'Bet range: €0.20 to €100.00',
  ]);
  const hrefs = [...shown.page.querySelectorAll('a')].map((anchor) => anchor.getAttribute('href'));
  const ways = ['/play/orbit-house/concentric?mode=real', '/play/orbit-house/concentric?mode=demo', '/pokies', '/games/free-spins'];
  expect(hrefs).toEqual(expect.arrayContaining([...ways, '/producers/orbit-house']));
  expect(shown.page.querySelectorAll('article')).toHaveLength(4);
  expect(shown.page.textContent).not.toContain('Mystic jackpots');
  await shown.unmount();
  await open({ limits: [] });
  expect(facts().map((fact) => fact.split(':')[0])).toEqual(['Return to player (RTP)', 'Volatility', 'Winning rounds', 'Mechanic']);
});

it('a game’s page shows the highest payout, with its odds if they’re known, and its jackpots', async () => {
  await open({ kind: 'roulette', hit_rate: null, mechanic: null, highest_win: { times: 36, one_in: 37 }, kinds: ['table', 'jackpots'] });
  expect(facts()).toEqual(
    expect.arrayContaining(['Highest payout on a bet: 36x the bet', 'Odds of winning it: Once in 37 rounds on average']),
  );
  expect(facts().join()).not.toContain('Winning rounds');
  expect(shown.page.querySelector('a[href="/mystic-jackpots"]')).not.toBeNull();
});

it('an instant game’s page shows its maximum win in money at the highest stake, a slot’s page its top award', async () => {
  await open({ kind: 'keno', hit_rate: null, mechanic: null, highest_win: { times: 1_000, one_in: 847_660_528 } });
  expect(facts()).toContain('Maximum win: 1,000x the bet€100,000.00 at the maximum bet');
  expect(facts()).toContain('Odds of winning it: Once in 847,660,528 rounds on average');
  await shown.unmount();
  await open({ highest_win: { times: 125, one_in: 81_000 } });
  expect(facts()).toContain('Top award: 125x the bet');
  expect(shown.page.textContent).toContain('with no cap');
});

it('a blackjack page says what its return assumes, and what side bets return [GAME-010b]', async () => {
  await open({ kind: 'blackjack', hit_rate: null, mechanic: null, rtp: 0.9943, kinds: ['table', 'blackjack'] });
  expect(shown.page.textContent).toContain('This return assumes basic strategy');
  expect(shown.page.textContent).toContain('Perfect Pairs returns 94.23%, 21+3 returns 96.4%.');
});

it('a live blackjack page doesn’t mention side bets', async () => {
  await open({ kind: 'blackjack', live: 'blackjack', hit_rate: null, mechanic: null, kinds: ['table', 'live'] });
  expect(shown.page.textContent).toContain('This return assumes basic strategy');
  expect(shown.page.textContent).not.toContain('Perfect Pairs');
});
