import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayedRound } from '#contract/calls/games/rounds';
import { headers } from '#contract/headers';
import { refusal } from '#tests/support/fake-platform';
import { fakeResponses } from '#tests/support/fake-responses';
import { sampleGames } from '#tests/support/games';
import { choose, pressButton } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { forgetAge, rememberAge } from '../../../platform/api/ages';
import { wireClient } from '../../../platform/api/client';
import { session } from '../../../platform/session';
import { playedGamesQuery } from '../player/played-games-query';
import { GamesHistoryPage } from './games-history-page';
import { roundsQuery } from './rounds-query';

const nears: (() => void)[] = [];

class FakeIntersectionObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    nears.push(() => callback([{ isIntersecting: true }]));
  }
  observe() {}
  disconnect() {}
}

const games = sampleGames(2);
const round = (change: Partial<PlayedRound> = {}): PlayedRound => ({
  id: crypto.randomUUID(),
  game: { ...games[0]!, is_offered: true },
  currency: 'EUR',
  stake_cents: 100,
  win_cents: 0,
  state: 'settled',
  placed_at: '2026-03-04T12:00:00Z',
  outcome: null,
  balance_cents: null,
  ...change,
});

let shown: Rendered;
let asked: string[];

beforeEach(() => {
  nears.length = 0;
  asked = [];
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  Object.assign(session, { status: 'player', player: { id: 7, groups: [], currency: 'EUR' } });
  wireClient({ fetch: fakeResponses(() => Response.json({ data: [round()], next: null }), asked) });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await shown.unmount();
});

const open = async (data: PlayedRound[], next: string | null = null) => {
  shown = await render(<GamesHistoryPage />, [
    [playedGamesQuery.queryKey, { data: games }],
    [roundsQuery({}).queryKey, { pages: [{ data, next }], pageParams: [null] }],
  ]);
};
const rounds = () => [...shown.page.querySelectorAll('li')].map(({ textContent }) => textContent ?? '');

describe('the history of games', () => {
  it('leaves it to the bar to say how old a saved version is', async () => {
    const url = String(roundsQuery({}).meta?.url);
    rememberAge(url, new Headers({ [headers.storedAt]: String(Date.now() - 3_600_000) }));
    await open([round()]);
    forgetAge(url);
    expect(rounds()).toHaveLength(1);
    expect(shown.page.textContent).not.toContain('Refreshes when you’re back online');
  });

  it('shows stake and result of each round, as text and figures [PROF-001b]', async () => {
    await open([
      round({ win_cents: 550 }),
      round(),
      round({ state: 'open', win_cents: null }),
      round({ state: 'rolled_back' }),
      round({ game: null }),
    ]);
    expect(rounds()[0]).toMatch(/Bet €1.00Win \+€5.50$/);
    expect(
      rounds()
        .slice(1, 4)
        .map((text) => text.replace(/.*€1.00/, '')),
    ).toEqual(['No win', 'In progress', 'Bet returned']);
    expect(shown.page.querySelectorAll('li a[href^="/play"]')).toHaveLength(4);
  });

  it('names a withdrawn game, without a link', async () => {
    await open([round({ game: { ...games[0]!, is_offered: false } })]);
    expect(rounds()[0]).toContain(games[0]!.title);
    expect(shown.page.querySelectorAll('li a[href^="/play"]')).toHaveLength(0);
  });

  it('doesn’t call a returned stake a win, but every win of a free spin', async () => {
    await open([round({ win_cents: 100 }), round({ win_cents: 50 }), round({ stake_cents: 0, win_cents: 40 })]);
    expect(rounds()[0]).toMatch(/€1.00 of your bet returned$/);
    expect(rounds()[1]).toMatch(/€0.50 of your bet returned$/);
    expect(rounds()[2]).toMatch(/Win \+€0.40$/);
  });

  it('shows the drawn result and the balance afterwards, if they’re known', async () => {
    await open([
      round({ outcome: { kind: 'roulette', number: 17 }, balance_cents: 4_500 }),
      round({ outcome: { kind: 'roulette', number: 0 }, balance_cents: 0 }),
      round({ outcome: { kind: 'slots', free_spins: 8 } }),
      round({ outcome: { kind: 'slots', free_spins: 0 } }),
    ]);
    expect(rounds()[0]).toMatch(/17 black.*No winBalance after, incl. bonus: €45.00$/);
    expect(rounds()[1]).toMatch(/0 green.*Balance after, incl. bonus: €0.00$/);
    expect(rounds()[2]).toContain('8 free spins');
    expect(rounds()[3]).not.toMatch(/free spin|Balance/);
  });

  it('loads more rounds near the end, and refetches when the filter changes', async () => {
    await open([round()], 'b0000000-0000-4000-8000-000000000000');
    await act(async () => nears.at(-1)?.());
    await shown.until(() => expect(rounds()).toHaveLength(2));
    expect(asked).toEqual(['/api/player/rounds?before=b0000000-0000-4000-8000-000000000000']);
    const [game, result] = shown.page.querySelectorAll('select');
    expect([...game!.options].map(({ textContent }) => textContent)).toEqual(['All games', ...games.map(({ title }) => title)]);
    await act(async () => {
      result!.value = 'won';
      result!.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await shown.until(() => expect(asked.at(-1)).toBe('/api/player/rounds?result=won'));
    await choose(game!, games[1]!.identifier);
    await shown.until(() => expect(asked.at(-1)).toContain('game='));
    await choose(result!, '');
    await shown.until(() => expect(asked.at(-1)).toBe(`/api/player/rounds?game=${encodeURIComponent(games[1]!.identifier)}`));
    expect([game!.value, result!.value]).toEqual([games[1]!.identifier, '']);
  });

  it('asks for further rounds once if that fails, and again only on a press', async () => {
    wireClient({ retries: 0, fetch: fakeResponses(() => refusal('unavailable', 503), asked) });
    await open([round()], 'b0000000-0000-4000-8000-000000000000');
    await act(async () => nears.at(-1)?.());
    await shown.until(() => expect(shown.page.textContent).toContain('Try again'));
    const failed = asked.length;
    await act(async () => nears.at(-1)?.());
    await shown.settle();
    expect(asked).toHaveLength(failed);
    wireClient({ fetch: fakeResponses(() => Response.json({ data: [round()], next: null }), asked) });
    await pressButton('Try again');
    await shown.until(() => expect(rounds()).toHaveLength(2));
  });

  it('has a friendly empty state, which mentions filters only if there are some', async () => {
    wireClient({ fetch: fakeResponses(() => Response.json({ data: [], next: null }), asked) });
    await open([]);
    expect(shown.page.textContent).toContain('No rounds yet');
    const result = shown.page.querySelectorAll('select')[1]!;
    await act(async () => {
      result.value = 'won';
      result.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await shown.until(() => expect(shown.page.textContent).toContain('No rounds found'));
  });
});
