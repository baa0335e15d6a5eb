import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { refusal } from '#tests/support/fake-platform';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../../platform/api/client';
import { session } from '../../../platform/session';
import { jackpotsQuery } from '../jackpot/jackpot-corner';
import { RocketChancePage } from './rocket-chance-page';

let shown: Rendered;

const game = (title: string) => ({
  identifier: `house:${title}`,
  slug: title,
  name: title,
  title,
  provider: 'house',
  provider_title: 'House',
  categories: [],
  currencies: { EUR: 1, FUN: 2 },
  preview_image: '/covers/x',
  badges: [],
  has_demo_mode: true,
  seo_title: title,
  last_activity_at: null,
});
const press = () => act(async () => shown.page.querySelector<HTMLButtonElement>('section button')?.click());

afterEach(() => shown.unmount());

describe('rocket chance', () => {
  it('lets the server pick a game, repeatedly, and links to it [HUB-001b]', async () => {
    Object.assign(session, { status: 'guest', player: null });
    const names = ['comet', 'moon'];
    wireClient({
      fetch: async (url) => (String(url).includes('/random') ? Response.json(game(names.shift()!)) : refusal('not_found', 404)),
    });
    shown = await render(<RocketChancePage />, [[jackpotsQuery.queryKey, { data: [] }]]);
    await press();
    await shown.until(() => expect(shown.page.querySelector('[role=status]')?.textContent).toBe('Your game: comet'));
    expect(shown.page.querySelector('section a')?.getAttribute('href')).toContain('/play/house/comet');
    await press();
    await shown.until(() => expect(shown.page.querySelector('[role=status]')?.textContent).toBe('Your game: moon'));
  });

  it('shows why none was picked', async () => {
    wireClient({ fetch: async () => refusal('game_not_found', 404) });
    shown = await render(<RocketChancePage />, [[jackpotsQuery.queryKey, { data: [] }]]);
    await press();
    await shown.until(() => expect(shown.page.querySelector('[role=alert]')).not.toBeNull());
  });

  it('says that the jackpots need the network, if they were never loaded [OFF-001c]', async () => {
    wireClient({ retries: 0, fetch: async () => Promise.reject(new TypeError('no network')) });
    shown = await render(<RocketChancePage />);
    await expect.poll(() => shown.page.textContent, { timeout: 10_000 }).toMatch(/Jackpots right nowYou need to be online for this\.$/);
  });
});
