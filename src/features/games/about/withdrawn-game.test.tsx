import { afterEach, expect, it } from 'vitest';
import { getWithdrawnGame } from '#contract/calls/games/one-game';
import { sampleGames } from '#tests/support/games';
import { render, type Rendered } from '#tests/support/render';
import { WithdrawnGame } from './withdrawn-game';

let shown: Rendered;
afterEach(() => shown.unmount());

const address = { provider: 'basalt-row', seo_title: 'heartwood-nightjar' };
const open = async (known: object | null) => {
  const key = ['public', getWithdrawnGame.id, { params: address }];
  shown = await render(<WithdrawnGame address={address} otherwise={<p>Nowhere</p>} />, known ? [[key, known]] : []);
};

it('the page of a withdrawn game says so, and offers similar games', async () => {
  await open({ title: 'Heartwood Nightjar', provider_title: 'Basalt Row', similar: sampleGames(3) });
  expect(shown.page.querySelector('h1')?.textContent).toBe('Heartwood Nightjar is no longer available');
  expect(shown.page.textContent).toContain('by Basalt Row');
  expect(shown.page.querySelectorAll('article')).toHaveLength(3);
});

it('an address that never had a game shows the not-found page', async () => {
  await open(null);
  expect(shown.page.textContent).toBe('Nowhere');
});
