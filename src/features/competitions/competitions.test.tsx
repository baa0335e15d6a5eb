import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Place, Tournament } from '#contract/fields/tournament';
import { hoursFromNoon as at, NOON, sampleQuest as quest, sampleTournament as tournament } from '#tests/support/competitions';
import { lateRead } from '#tests/support/late-read';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../platform/api/client';
import { session } from '../../platform/session';
import { JoinButton } from './tournaments/join-button';
import { Leaderboard } from './tournaments/leaderboard';
import { TimeLeft } from './time-left';
import { tournamentQuery, tournamentStatusQuery } from './tournaments/tournament-queries';

let shown: Rendered;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  Object.assign(session, { status: 'guest', player: null });
});

afterEach(async () => {
  await shown.unmount();
});

const signIn = (groups: number[] = []) => Object.assign(session, { status: 'player', player: { id: 7, groups, currency: 'EUR' } });
const text = () => shown.page.textContent ?? '';

describe('the timer', () => {
  const timer = async (change: Partial<Tournament>) => {
    shown = await render(<TimeLeft span={tournament(1, change)} />);
    const { page } = shown;
    const read = page.textContent ?? '';
    await shown.unmount();
    return read;
  };

  it('counts down to the end while it runs and to the start before; a finished one shows that it’s over [TOUR-002b, TOUR-002c]', async () => {
    const running = await timer({ end_at: at(1.5) });
    const coming = await timer({ status: 'future', start_at: at(2), end_at: at(3) });
    const over = await timer({ status: 'archive', start_at: at(-3), end_at: at(-2) });
    expect(running).toMatch(/end.*01:30:00/i);
    expect(coming).toMatch(/start.*02:00:00/i);
    expect(over).not.toMatch(/\d/);
    expect(over.length).toBeGreaterThan(0);
  });
});

describe('the board', () => {
  it('shows places, names and bets, and highlights the player [TOUR-003c]', async () => {
    const places: Place[] = [
      { award_place: 1, nickname: 'Ada', bets: 5000, is_self: false },
      { award_place: 2, nickname: 'Bo', bets: 2000, is_self: true },
    ];
    shown = await render(<Leaderboard places={places} currency="EUR" pool={10_000} />);
    const rows = [...shown.page.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(rows[0]).toMatch(/1.*Ada.*50.*€40/);
    expect(rows[1]).toMatch(/2.*Bo.*you.*20|2.*you.*Bo.*20/i);
  });

  it('shows no prospective place on a finished board', async () => {
    shown = await render(<Leaderboard places={[]} currency="EUR" pool={0} />);
    expect(text()).toBe('No bets yet. First place is open.');
    await shown.unmount();
    shown = await render(<Leaderboard places={[]} currency="EUR" pool={0} isOver />);
    expect(text()).toBe('No one took part.');
  });
});

describe('joining', () => {
  const button = () => shown.page.querySelector<HTMLElement>('button, a')!;

  it('sends a guest to registration, with the return address', async () => {
    shown = await render(<JoinButton tournament={tournament(5)} />);
    expect(decodeURIComponent(button().getAttribute('href') ?? '')).toContain('/registration?redirect=/tournaments/5');
  });

  it('returns a guest of a quest to the quest', async () => {
    shown = await render(<JoinButton tournament={quest(5, 'quest--xs--short-hop')} />);
    expect(decodeURIComponent(button().getAttribute('href') ?? '')).toContain('/registration?redirect=/action/short-hop');
  });

  it('confirms once, and shows the player’s standing, whatever was loaded before [TOUR-003a]', async () => {
    signIn();
    const part = { status: { tournament_id: 5, bets: 0, award_place: null, nickname: 'Bo' } };
    const asked: string[] = [];
    wireClient({ fetch: async (url, init) => (asked.push(`${init?.method} ${url} ${init?.body as string}`), Response.json(part)) });
    shown = await render(<JoinButton tournament={tournament(5)} />, [
      [tournamentStatusQuery('5').queryKey, { status: null }],
      [tournamentQuery('5').queryKey, {}],
    ]);
    const late = lateRead(shown.queryClient, tournamentStatusQuery('5').queryKey, { status: null });
    await act(async () => button().click());
    await shown.until(() => expect(shown.page.querySelector('[role="status"]')).not.toBeNull());
    await act(late.give);
    expect(shown.page.querySelector('[role="status"]')).not.toBeNull();
    expect(shown.queryClient.getQueryState(tournamentQuery('5').queryKey)?.isInvalidated).toBe(true);
    expect(asked.filter((one) => one.startsWith('POST'))).toEqual(['POST /api/tournaments/5/confirm {"confirmed":true}']);
  });

  it('shows place and bets of a participant, and nothing once it’s over [TOUR-003b]', async () => {
    signIn();
    const known = [[tournamentStatusQuery('5').queryKey, { status: { tournament_id: 5, bets: 4200, award_place: 2, nickname: 'Bo' } }]] as [
      readonly unknown[],
      unknown,
    ][];
    shown = await render(<JoinButton tournament={tournament(5)} />, known);
    expect(text()).toMatch(/2.*42/);
    await shown.unmount();
    shown = await render(<JoinButton tournament={tournament(5, { status: 'archive' })} />, known);
    expect(text()).toBe('');
  });

  it('isn’t offered on a break, during which the standing still shows', async () => {
    signIn();
    session.player!.play_break = { type: 'coolingoff', until: null };
    const part = (status: object | null): [readonly unknown[], unknown][] => [[tournamentStatusQuery('5').queryKey, { status }]];
    shown = await render(<JoinButton tournament={tournament(5)} />, part(null));
    expect(text()).toBe('');
    await shown.unmount();
    shown = await render(<JoinButton tournament={tournament(5)} />, part({ tournament_id: 5, bets: 4200, award_place: 2, nickname: 'Bo' }));
    expect(text()).toMatch(/2.*42/);
  });

  it('tells a player who has joined before the start that bets count from then on [TOUR-002b]', async () => {
    signIn();
    const status = { tournament_id: 5, bets: 0, award_place: null, nickname: 'Bo' };
    const early = tournament(5, { status: 'future', start_at: at(2) });
    shown = await render(<JoinButton tournament={early} />, [[tournamentStatusQuery('5').queryKey, { status }]]);
    expect(text()).toContain('You’re in. Bets count from the start.');
  });

  it('shows that it needs a connection when offline [OFF-001c]', async () => {
    signIn();
    vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: false } }) as Navigator);
    wireClient({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    shown = await render(<JoinButton tournament={tournament(5)} />, [[tournamentStatusQuery('5').queryKey, { status: null }]]);
    await act(async () => button().click());
    await shown.until(() => expect(shown.page.querySelector('[role="alert"]')?.textContent).toMatch(/be online to join/));
    vi.unstubAllGlobals();
  });
});
