import { describe, expect, it } from 'vitest';
import type { Tournament } from '#contract/fields/tournament';
import { tournamentScope } from './tournament-scope';
import { type TournamentTab, tournamentsNow, tournamentsOfTab, type Viewer } from './tournament-tabs';

const now = Date.parse('2026-05-01T12:00:00.000Z');
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
const one = (frontend_identifier: string, change: Partial<Tournament> = {}) =>
  ({
    frontend_identifier,
    group_ids: [],
    scope: 'all',
    status: 'active',
    in_progress: true,
    start_at: at(-1),
    end_at: at(1),
    ...change,
  }) as Tournament;

const list = [
  one('soon', { start_at: at(1), end_at: at(2) }),
  one('cup'),
  one('over', { start_at: at(-2), end_at: at(-1) }),
  one('quest--m--tour'),
  one('quest--m--ffc-trial'),
  one('nonvisible-cup'),
  one('gold-cup', { group_ids: [258, 259] }),
  one('achievement-first'),
  one('house-cup', { scope: 'producer' }),
  one('table-cup', { scope: 'live' }),
];
const guest: Viewer = { groups: [], seesTestQuests: false };
const names = (tab: TournamentTab, viewer = guest) =>
  tournamentsOfTab(tab, list, viewer, now).map(({ frontend_identifier }) => frontend_identifier);

describe('the tabs of /tournaments', () => {
  it.each([
    ['root', ['cup', 'house-cup', 'table-cup', 'soon']],
    ['all', ['cup', 'quest--m--tour', 'achievement-first', 'house-cup', 'table-cup', 'soon']],
    ['producers', ['house-cup']],
    ['live', ['table-cup']],
    ['actions', ['quest--m--tour']],
    ['achievements', ['achievement-first']],
    ['archive', ['over']],
    ['lotteries', []],
  ] as const)('%s lists its tournaments, running ones first [ROUTE-011a, ROUTE-011b]', (tab, expected) => {
    expect(names(tab)).toEqual(expected);
  });

  it('lists achievements separately [ACH-001a, ACH-001b]', () => {
    expect([names('achievements'), names('root').includes('achievement-first')]).toEqual([['achievement-first'], false]);
  });

  it('shows groups their own quests, and test quests if they are enabled [QUEST-004b]', () => {
    expect(names('root', { ...guest, groups: [259] })).toContain('gold-cup');
    expect(names('actions', { ...guest, seesTestQuests: true })).toEqual(['quest--m--tour', 'quest--m--ffc-trial']);
  });

  it('derives the state from the dates, even if a stale response differs [TOUR-002a]', () => {
    const listed = tournamentsOfTab('archive', list, guest, now + 1.5 * 3_600_000).map(({ frontend_identifier, status }) => [
      frontend_identifier,
      status,
    ]);
    expect(listed).toContainEqual(['cup', 'archive']);
    expect(listed.map(([name]) => name)).not.toContain('soon');
    const [, , archived] = tournamentsNow(list, now);
    expect(
      tournamentsNow(list, now)
        .slice(0, 2)
        .map((each) => each.in_progress),
    ).toEqual([false, true]);
    expect(archived).toMatchObject({ status: 'archive', in_progress: false });
  });
});

describe('where a tournament is played', () => {
  const slot = { provider: 'a', categories: ['slots'] };
  it.each([
    ['all', null],
    ['all', []],
    ['producer', [slot, slot]],
    ['all', [slot, { ...slot, provider: 'b' }]],
    [
      'live',
      [
        { provider: 'a', categories: ['table'] },
        { provider: 'b', categories: ['live'] },
      ],
    ],
    ['all', [slot, { provider: 'b', categories: ['live'] }]],
  ] as const)('is %s', (scope, games) => {
    expect(tournamentScope(games)).toBe(scope);
  });
});
