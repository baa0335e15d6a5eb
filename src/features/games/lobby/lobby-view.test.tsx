import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleGame, sampleGames } from '#tests/support/games';
import { render, type Rendered } from '#tests/support/render';
import { session } from '../../../platform/session';
import { GameRowSkeleton } from './game-rail';
import { JackpotBand } from './jackpot-band';
import type { Lobby } from './lobby';
import { LobbyView } from './lobby-view';
import { withAmounts } from './use-jackpots';

let shown: Rendered;
afterEach(async () => {
  await shown.unmount();
  Object.assign(session, { status: 'unknown', player: null });
});

const jackpots: Lobby['jackpots'] = [
  {
    id: 1,
    identifier: 'mystic',
    state: 'active',
    currency: 'EUR',
    amount_cents: 2_605_000,
    levels: [
      { id: 101, identifier: 'nova', name: 'Nova', amount_cents: 2_500_000 },
      { id: 102, identifier: 'orbit', name: 'Orbit', amount_cents: 105_000 },
    ],
  },
];

const lobby: Lobby = {
  banners: [{ id: 'featured', game: sampleGame({ slug: 'first', title: 'First Light' }), picture: { narrow: '/n.webp', wide: '/w.webp' } }],
  promos: [],
  chips: [
    { id: 'slots', games_count: 624 },
    { id: 'live', games_count: 0 },
    { id: 'new', games_count: 65 },
  ],
  rails: [
    { id: 'top', games_count: 50, games: sampleGames(15) },
    { id: 'table', games_count: 3, games: sampleGames(3, 20) },
  ],
  jackpots,
  providers: [{ id: 'orbit-house', title: 'Orbit House', games_count: 20 }],
  games_count: 640,
};

const hrefs = (page: HTMLElement) => [...page.querySelectorAll('a')].map((anchor) => anchor.getAttribute('href'));

describe('the lobby', () => {
  it('shows banner, chips, rows, jackpots and studios from data alone [ROUTE-001a, ROUTE-001b]', async () => {
    shown = await render(<LobbyView lobby={lobby} jackpots={<JackpotBand jackpots={jackpots} leadsToGames />} brand="Perigee" />);
    const { page } = shown;
    expect(page.querySelector('h1')?.textContent).toBe('Play at Perigee');
    const titles = () => [...page.querySelectorAll('h2')].map((title) => title.textContent);
    await shown.until(() => expect(titles()).toEqual(['First Light', 'Top games', 'Jackpots', 'Table games', 'Studios']));
    expect(page.textContent).toContain('€25,000.00');
    expect(page.querySelectorAll('article')).toHaveLength(8 + 3);
  });

  it('links to every category, its rows and studios [ROUTE-004b]', async () => {
    shown = await render(<LobbyView lobby={lobby} jackpots={<JackpotBand jackpots={jackpots} leadsToGames />} brand="Perigee" />);
    await shown.until(() => expect(hrefs(shown.page)).toContain('/producers/orbit-house'));
    for (const href of ['/pokies', '/live', '/games/new', '/games/top', '/games/jackpots']) expect(hrefs(shown.page)).toContain(href);
  });

  it('shows five placeholders for a loading row [WIDG-006c]', async () => {
    shown = await render(<GameRowSkeleton title="Continue playing" />);
    expect(shown.page.querySelectorAll('li')).toHaveLength(5);
    expect(shown.page.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  it('loads only the pictures of the first screen immediately', async () => {
    shown = await render(<LobbyView lobby={lobby} jackpots={<JackpotBand jackpots={jackpots} leadsToGames />} brand="Perigee" />);
    const loading = [...shown.page.querySelectorAll('article img')].map((image) => image.getAttribute('loading'));
    expect(loading).toEqual([...Array<string>(4).fill('eager'), ...Array<string>(4).fill('lazy')]);
    expect(shown.page.querySelectorAll('article img[fetchpriority="high"]')).toHaveLength(3);
  });

  it('has a row of jackpot games, except on a break [LIMIT-006a]', async () => {
    const rails = (['top', 'jackpots', 'table'] as const).map((id, at) => ({ id, games_count: 9, games: sampleGames(3, at * 10) }));
    const rowsDuring = async (play_break: object | null) => {
      Object.assign(session, { status: 'player', player: { id: 7, groups: [], currency: 'EUR', play_break } });
      shown = await render(<LobbyView lobby={{ ...lobby, rails }} jackpots={null} brand="Perigee" />);
      await shown.until(() => expect(hrefs(shown.page)).toContain('/games/table'));
      return hrefs(shown.page).filter((href) => /^\/games\/(?:top|jackpots|table)$/.test(href ?? ''));
    };
    expect(await rowsDuring(null)).toEqual(['/games/top', '/games/jackpots', '/games/table']);
    await shown.unmount();
    expect(await rowsDuring({ type: 'coolingoff', until: null })).toEqual(['/games/top', '/games/table']);
  });

  it('loads the wide picture of its banner only without data saving', async () => {
    const wide = async (isSaving: boolean) => {
      const view = <LobbyView lobby={lobby} jackpots={null} brand="Perigee" />;
      shown = await render(view, [], { isDataSaving: () => isSaving });
      return [...shown.page.querySelectorAll('picture source')].map((one) => one.getAttribute('srcset'));
    };
    expect(await wide(false)).toEqual(['/w.webp']);
    await shown.unmount();
    expect(await wide(true)).toEqual([]);
  });

  it('renders the first row, then the others, and the far end of a row once it’s scrolled', async () => {
    shown = await render(<LobbyView lobby={lobby} jackpots={<JackpotBand jackpots={jackpots} leadsToGames />} brand="Perigee" />);
    const tiles = () => shown.page.querySelectorAll('article').length;
    expect(tiles()).toBe(8);
    await shown.until(() => expect(tiles()).toBe(8 + 3));
    await act(async () => void shown.page.querySelector('section[aria-label="Top games"] ul')!.dispatchEvent(new Event('scroll')));
    expect(tiles()).toBe(15 + 3);
  });
});

describe('live amounts', () => {
  it('update their levels and the sum [JACK-001b]', async () => {
    const change = { jackpots: [{ identifier: 'mystic', level: 'orbit', currency: 'EUR', amount_cents: 106_000 }] };
    const [moved] = withAmounts(jackpots, change);
    expect(moved?.levels.map(({ amount_cents }) => amount_cents)).toEqual([2_500_000, 106_000]);
    expect(moved?.amount_cents).toBe(2_606_000);
    shown = await render(
      <LobbyView lobby={lobby} jackpots={<JackpotBand jackpots={withAmounts(jackpots, change)} leadsToGames />} brand="Perigee" />,
    );
    expect(shown.page.textContent).toContain('€1,060.00');
  });
});
