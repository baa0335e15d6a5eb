// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Place, Tournament } from '#contract/fields/tournament';
import { questLevels } from '#rules/competitions/quest-levels';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../platform/api/client';
import { session } from '../../platform/session';
import { JoinButton } from './join-button';
import { Leaderboard } from './leaderboard';
import { QuestsPage } from './quests-page';
import { TournamentTimer } from './tournament-timer';
import { TournamentsPage } from './tournaments-page';
import { tournamentQuery, tournamentsQuery, tournamentStatusQuery } from './tournaments';

vi.mock('../../platform/worker', () => ({ compute: async (_name: string, asked: Parameters<typeof questLevels>[0]) => questLevels(asked) }));

const NOON = Date.parse('2026-05-01T12:00:00.000Z');
const at = (hours: number) => new Date(NOON + hours * 3_600_000).toISOString();

let shown: Rendered;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  Object.assign(session, { status: 'guest', player: null });
});

afterEach(async () => {
  await shown.unmount();
  vi.useRealTimers();
});

function tournament(id: number, change: Partial<Tournament> = {}): Tournament {
  return {
    id, frontend_identifier: `cup-${id}`, title: `Cup ${id}`, in_progress: true, currency: 'EUR', questSize: null, group_ids: [], top_players: [],
    status: 'active', start_at: at(-1), end_at: at(1), prize_cents: 10_000, players: 3, ...change,
  };
}

const quest = (id: number, identifier: string, change: Partial<Tournament> = {}) => tournament(id, { frontend_identifier: identifier, title: `Quest ${id}`, ...change });
const list = (...data: Tournament[]) => [tournamentsQuery().queryKey, { data }] as [readonly unknown[], unknown];
const signIn = (groups: number[] = []) => Object.assign(session, { status: 'player', player: { id: 7, groups, currency: 'EUR' } });
const text = () => shown.page.textContent ?? '';

describe('the list of tournaments', () => {
  it('shows tournaments with state, prize and time; quests and achievements have pages of their own', async () => {
    shown = await render(<TournamentsPage />, [list(tournament(1), tournament(2, { status: 'archive', end_at: at(-1) }), quest(3, 'quest--m--tour'), tournament(4, { frontend_identifier: 'achievement-x', title: 'First flight' }))]);
    expect([...shown.page.querySelectorAll('h2')].map((one) => one.textContent)).toEqual(['Cup 1', 'Cup 2']);
    expect(text()).toContain('100');
    expect(shown.page.querySelector('h2 a')?.getAttribute('href')).toBe('/tournaments/1');
  });
});

describe('the timer', () => {
  const timer = async (change: Partial<Tournament>) => {
    shown = await render(<TournamentTimer tournament={tournament(1, change)} />);
    const { page } = shown;
    const read = page.textContent ?? '';
    await shown.unmount();
    return read;
  };

  it('counts to the end while it runs and to the start before; one that is over says so [TOUR-002]', async () => {
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
  it('shows places, names and bets, and marks the player [TOUR-003]', async () => {
    const places: Place[] = [{ award_place: 1, nickname: 'Ada', bets: 5000, is_self: false }, { award_place: 2, nickname: 'Bo', bets: 2000, is_self: true }];
    shown = await render(<Leaderboard places={places} currency="EUR" />);
    const rows = [...shown.page.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(rows[0]).toMatch(/1.*Ada.*50/);
    expect(rows[1]).toMatch(/2.*Bo.*you.*20|2.*you.*Bo.*20/i);
  });

  it('promises no place on a board that is over', async () => {
    shown = await render(<Leaderboard places={[]} currency="EUR" />);
    expect(text()).toBe('Nobody has bet yet. The first place is free.');
    await shown.unmount();
    shown = await render(<Leaderboard places={[]} currency="EUR" isOver />);
    expect(text()).toBe('Nobody took part.');
  });
});

describe('joining', () => {
  const button = () => shown.page.querySelector<HTMLElement>('button, a')!;

  it('leads a guest to registration, with the way back', async () => {
    shown = await render(<JoinButton tournament={tournament(5)} />);
    expect(decodeURIComponent(button().getAttribute('href') ?? '')).toContain('/registration?redirect=/tournaments/5');
  });

  it('leads a guest of a quest back to the quest [ROUTE-049]', async () => {
    shown = await render(<JoinButton tournament={quest(5, 'quest--xs--short-hop')} />);
    expect(decodeURIComponent(button().getAttribute('href') ?? '')).toContain('/registration?redirect=/action/short-hop');
  });

  it('confirms once, and shows where the player stands [TOUR-003]', async () => {
    signIn();
    const part = { status: { tournament_id: 5, bets: 0, award_place: null, nickname: 'Bo' } };
    const asked: string[] = [];
    wireClient({ fetch: async (url, init) => (asked.push(`${init?.method} ${url} ${init?.body as string}`), Response.json(part)) });
    shown = await render(<JoinButton tournament={tournament(5)} />, [[tournamentStatusQuery('5').queryKey, { status: null }], [tournamentQuery('5').queryKey, {}]]);
    await act(async () => button().click());
    await shown.until(() => expect(shown.page.querySelector('[role="status"]')).not.toBeNull());
    expect(asked.filter((one) => one.startsWith('POST'))).toEqual(['POST /api/tournaments/5/confirm {"confirmed":true}']);
  });

  it('shows place and bets of one who takes part, and nothing once it is over', async () => {
    signIn();
    const known = [[tournamentStatusQuery('5').queryKey, { status: { tournament_id: 5, bets: 4200, award_place: 2, nickname: 'Bo' } }]] as [readonly unknown[], unknown][];
    shown = await render(<JoinButton tournament={tournament(5)} />, known);
    expect(text()).toMatch(/2.*42/);
    await shown.unmount();
    shown = await render(<JoinButton tournament={tournament(5, { status: 'archive' })} />, known);
    expect(text()).toBe('');
  });

  it('says that it needs the network where there is none', async () => {
    signIn();
    vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: false } }) as Navigator);
    wireClient({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    shown = await render(<JoinButton tournament={tournament(5)} />, [[tournamentStatusQuery('5').queryKey, { status: null }]]);
    await act(async () => button().click());
    await shown.until(() => expect(shown.page.querySelector('[role="alert"]')?.textContent).toMatch(/network|offline|connection/i));
    vi.unstubAllGlobals();
  });
});

describe('the quests', () => {
  const names = () => [...shown.page.querySelectorAll('nav a, h2')].map((one) => one.textContent);
  const all = list(quest(1, 'quest--xs--open'), quest(2, 'quest--s--gold', { group_ids: [259] }), quest(3, 'quest--m--ffc-trial'), quest(4, 'quest--m--nonvisible-x'));

  it('are those of the player, without the ones for testing [QUEST-004]', async () => {
    shown = await render(<QuestsPage slug={undefined} />, [all]);
    expect(names()).toEqual(['Quest 1']);
    await shown.unmount();
    signIn([259]);
    shown = await render(<QuestsPage slug="gold" />, [all, [tournamentStatusQuery('2').queryKey, { status: null }]]);
    expect(names()).toEqual(['Quest 1', 'Quest 2', 'Quest 2']);
  });

  it.each([['xs', 6], ['s', 15], ['m', 25]])('of size %s show a map of %i points [ROUTE-060]', async (size, count) => {
    shown = await render(<QuestsPage slug={undefined} />, [list(quest(1, `quest--${size}--one`))]);
    await shown.until(() => expect(shown.page.querySelectorAll('ol li')).toHaveLength(count));
  });

  it('mark the level that the bets have reached, and the next [QUEST-002, QUEST-005]', async () => {
    signIn();
    shown = await render(<QuestsPage slug={undefined} />, [list(quest(1, 'quest--xs--one')), [tournamentStatusQuery('1').queryKey, { status: { tournament_id: 1, bets: 60_000, award_place: 1, nickname: 'Bo' } }]]);
    await shown.until(() => expect(shown.page.querySelectorAll('ol li')).toHaveLength(6));
    const current = [...shown.page.querySelectorAll('ol li')].findIndex((level) => level.getAttribute('aria-current') === 'step');
    expect(current).toBe(2);
  });

  it('tell a guest where they begin, and nobody that they are anywhere before joining [QUEST-002]', async () => {
    const open = list(quest(1, 'quest--xs--one'));
    const positions = () => shown.page.querySelectorAll('[aria-current="step"], progress').length;
    shown = await render(<QuestsPage slug={undefined} />, [open]);
    await shown.until(() => expect(shown.page.querySelectorAll('ol li')).toHaveLength(6));
    expect([text().includes('starts at level 1'), text().includes('You are here'), positions()]).toEqual([true, false, 0]);
    await shown.unmount();
    signIn();
    shown = await render(<QuestsPage slug={undefined} />, [open, [tournamentStatusQuery('1').queryKey, { status: null }]]);
    await shown.until(() => expect(shown.page.querySelectorAll('ol li')).toHaveLength(6));
    expect([text().includes('You are here'), positions()]).toEqual([false, 0]);
  });
});
