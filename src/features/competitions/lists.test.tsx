import { windowWith } from '#tests/support/window-with';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TournamentTab } from '#rules/competitions/tournament-tabs';
import { questLevels } from '#rules/competitions/quest-levels';
import {
  hoursFromNoon as at,
  NOON,
  sampleLottery as lottery,
  samplePromo,
  sampleQuest as quest,
  sampleTournament as tournament,
} from '#tests/support/competitions';
import { render, type Rendered } from '#tests/support/render';
import { storage } from '#contract/storage';
import { shellConfigQuery } from '../../platform/config/flags';
import { session } from '../../platform/session';
import { AchievementsPage } from './quests/achievements-page';
import { ArenaPage } from './tournaments/arena-page';
import { loadQuest } from './load';
import { lotteriesQuery, lotteryStatusesQuery } from './lotteries/lottery-queries';
import { PromotionsPage } from './promos/promotions-page';
import { promosQuery } from './promos/promo-queries';
import { QuestsPage } from './quests/quests-page';
import { TournamentsPage } from './tournaments/tournaments-page';
import { tournamentsQuery, tournamentStatusQuery } from './tournaments/tournament-queries';

vi.mock('../../platform/worker', () => ({
  compute: async (_name: string, asked: Parameters<typeof questLevels>[0]) => questLevels(asked),
}));

type Known = [key: readonly unknown[], response: unknown];

let shown: Rendered;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  Object.assign(session, { status: 'guest', player: null });
});

afterEach(async () => {
  await shown.unmount();
  localStorage.clear();
});

const all = [
  tournament(1, { top_players: [{ award_place: 1, nickname: 'Ada' }] }),
  tournament(2, { status: 'future', in_progress: false, start_at: at(1), end_at: at(2) }),
  tournament(3, {
    status: 'archive',
    in_progress: false,
    start_at: at(-2),
    end_at: at(-1),
    top_players: [{ award_place: 1, nickname: 'Bo' }],
  }),
  quest(4, 'quest--m--tour'),
  tournament(5, { frontend_identifier: 'achievement-x', title: 'First flight' }),
  tournament(6, { scope: 'producer', title: 'Studio cup' }),
  tournament(7, { scope: 'live', title: 'Table cup' }),
];
const lotteries = [lottery(1), lottery(2, { status: 'archive', start_at: at(-3), end_at: at(-2), is_drawn: true })];
const signIn = (groups: number[] = []) => Object.assign(session, { status: 'player', player: { id: 7, groups, currency: 'EUR' } });
const known = (...more: Known[]): Known[] => [
  [tournamentsQuery(false).queryKey, { data: all }],
  [lotteriesQuery().queryKey, { data: lotteries }],
  [promosQuery('en').queryKey, { data: [samplePromo('days')] }],
  ...more,
];
const say = (flags: object): Known => [shellConfigQuery.queryKey, { flags, logo: null }];
const part = (id: number, bets: number): Known => [
  tournamentStatusQuery(String(id)).queryKey,
  { status: { tournament_id: id, bets, award_place: 2, nickname: 'Cy' } },
];
const show = async (page: ReactElement, ...more: Known[]) => void (shown = await render(page, known(...more)));
const titles = () => [...shown.page.querySelectorAll('article h2')].map((one) => one.textContent);
const text = () => shown.page.textContent ?? '';
const hrefOf = (title: string) =>
  [...shown.page.querySelectorAll('article h2 a')].find((one) => one.textContent === title)?.getAttribute('href');

describe('the tabs of /tournaments', () => {
  it.each([
    ['root', ['Cup 1', 'Studio cup', 'Table cup', 'Cup 2', 'Draw 1']],
    ['all', ['Cup 1', 'Quest 4', 'First flight', 'Studio cup', 'Table cup', 'Cup 2', 'Draw 1']],
    ['producers', ['Studio cup']],
    ['lotteries', ['Draw 1', 'Draw 2']],
    ['actions', ['Quest 4']],
    ['live', ['Table cup']],
    ['achievements', ['First flight']],
    ['archive', ['Cup 3', 'Draw 2']],
  ] as [TournamentTab, string[]][])('%s has its own cards and is marked among the tabs [ROUTE-011a, ROUTE-011b]', async (tab, expected) => {
    await show(<TournamentsPage tab={tab} />);
    expect(titles()).toEqual(expected);
    expect(shown.page.querySelector('h1')?.textContent).not.toBe('');
    const ways = [...shown.page.querySelectorAll('nav a')];
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(
      ['', '/all', '/producers', '/lotteries', '/actions', '/live', '/achievements', '/archive'].map((child) => `/tournaments${child}`),
    );
    expect(ways.filter((way) => way.hasAttribute('aria-current')).map((way) => way.getAttribute('href'))).toEqual([
      tab === 'root' ? '/tournaments' : `/tournaments/${tab}`,
    ]);
  });

  it('show an empty state for a tab without competitions', async () => {
    shown = await render(<TournamentsPage tab="live" />, [[tournamentsQuery(false).queryKey, { data: [] }]]);
    expect(text()).toContain('There are no table tournaments right now.');
  });

  it('link each card to its page, and name leaders and winners', async () => {
    await show(<TournamentsPage tab="all" />);
    expect([hrefOf('Cup 1'), hrefOf('Quest 4'), hrefOf('Draw 1')]).toEqual(['/tournaments/1', '/action/tour', '/lottery/draw-1']);
    expect(text()).toContain('Led by Ada');
    await shown.unmount();
    await show(<TournamentsPage tab="archive" />);
    expect(text()).toContain('Won by Bo');
  });

  it('show no lotteries while their page is disabled: manage-promotion-pages [CONF-002]', async () => {
    await show(<TournamentsPage tab="root" />, say({ lotteries: false }));
    expect([titles().includes('Draw 1'), text().includes('Lotteries')]).toEqual([false, false]);
  });

  it("show a player's tickets in the lotteries [LOTT-001b]", async () => {
    signIn();
    await show(<TournamentsPage tab="lotteries" />, [lotteryStatusesQuery().queryKey, { data: [{ lottery_id: 1, tickets: 4 }] }]);
    expect(text()).toContain('You have 4 tickets');
    expect(text()).toContain('You had no tickets');
  });

  it('include achievements, which also have their own page [ACH-001a, ARENA-001c]', async () => {
    await show(<AchievementsPage />);
    expect([shown.page.querySelector('h1')?.textContent, titles()]).toEqual(['Achievements', ['First flight']]);
  });
});

describe('the arena', () => {
  it('shows the running boards, with their first places and the player’s [ARENA-001a]', async () => {
    signIn();
    await show(<ArenaPage />, part(1, 4200), [tournamentStatusQuery('6').queryKey, { status: null }], part(7, 0));
    expect(titles()).toEqual(['Cup 1', 'Studio cup', 'Table cup']);
    expect(text()).toContain('1Ada');
    expect(text()).not.toContain('No leaderboards are live right now.');
    expect(shown.page.querySelector('ol')?.getAttribute('aria-label')).toBe('Leaderboard');
    expect(text()).toMatch(/You’re 2nd with €42.* in qualifying bets/);
  });

  it('shows a guest no standing of the player who has signed out [OFF-005b]', async () => {
    Object.assign(session, { status: 'guest', player: null });
    await show(<ArenaPage />, part(1, 4200));
    expect([titles().length, text().includes('in qualifying bets')]).toEqual([3, false]);
  });

  it('treats a failed standing as empty, and shows the others [TOUR-005]', async () => {
    signIn();
    await show(<ArenaPage />, part(7, 900));
    expect(titles()).toHaveLength(3);
    expect(text().match(/You’re \d+(?:st|nd|rd|th) with/g)).toHaveLength(1);
  });
});

describe('the promotions', () => {
  it('are everything that runs: promotions, tournaments, lotteries and quests [ARENA-001b]', async () => {
    await show(<PromotionsPage />);
    expect(titles()).toEqual(['Promo days', 'Cup 1', 'Studio cup', 'Table cup', 'Draw 1', 'Quest 4']);
    expect(hrefOf('Promo days')).toBe('/promo/days');
  });

  it('omit what is over, even with a stale response [TOUR-002a]', async () => {
    vi.setSystemTime(NOON + 1.5 * 3_600_000);
    await show(<PromotionsPage />);
    expect(titles()).toEqual(['Cup 2']);
    expect(text()).toContain('There are no promotions right now.');
  });
});

describe('the quests', () => {
  const some: Known = [
    tournamentsQuery(false).queryKey,
    {
      data: [
        quest(1, 'quest--xs--open'),
        quest(2, 'quest--s--gold', { group_ids: [259] }),
        quest(3, 'quest--m--ffc-trial'),
        quest(4, 'quest--m--nonvisible-x'),
      ],
    },
  ];
  const one = (identifier: string): Known => [tournamentsQuery(false).queryKey, { data: [quest(1, identifier)] }];

  it('are those of the player, without test quests [QUEST-004a, QUEST-004b, ROUTE-017b, TOUR-001c]', async () => {
    await show(<QuestsPage slug={undefined} />, some);
    expect(titles()).toEqual(['Quest 1']);
    await shown.unmount();
    signIn([259]);
    await show(<QuestsPage slug={undefined} />, some);
    expect(titles()).toEqual(['Quest 1', 'Quest 2']);
    await shown.unmount();
    signIn([21]);
    await show(<QuestsPage slug={undefined} />, [tournamentsQuery(true).queryKey, some[1]]);
    expect(titles()).toEqual(['Quest 1', 'Quest 3']);
    await shown.unmount();
    signIn([]);
    localStorage.setItem(storage.local.flags, JSON.stringify({ 'test-quests': true }));
    await show(<QuestsPage slug={undefined} />, [tournamentsQuery(true).queryKey, some[1]]);
    expect(titles()).toEqual(['Quest 1', 'Quest 3']);
  });

  it('show the player’s progress in each, or only its length if the status failed [QUEST-002b, TOUR-005]', async () => {
    signIn();
    await show(
      <QuestsPage slug={undefined} />,
      [tournamentsQuery(false).queryKey, { data: [quest(1, 'quest--xs--open'), quest(2, 'quest--s--gold')] }],
      part(1, 60_000),
    );
    await shown.until(() => expect(text()).toContain('Level 3 of 6'));
    await shown.until(() => expect(text()).toContain('15 levels'));
  });

  it.each([
    ['xs', 6],
    ['s', 15],
    ['robot-s', 15],
    ['m', 25],
    ['robot-m', 25],
  ])('of size %s show a map of %i points, in the full width [ROUTE-058, ROUTE-060, QUEST-005b]', async (size, count) => {
    await show(<QuestsPage slug="one" />, one(`quest--${size}--one`));
    await shown.until(() => expect(shown.page.querySelectorAll('ol li')).toHaveLength(count));
    expect([shown.page.querySelector('[data-layout="full-width"] h1')?.textContent, shown.page.querySelectorAll('h1').length]).toEqual([
      'Quest 1',
      1,
    ]);
  });

  it('highlight the level that the bets have reached [QUEST-002b, QUEST-005b]', async () => {
    signIn();
    await show(<QuestsPage slug="one" />, one('quest--xs--one'), part(1, 60_000));
    await shown.until(() => expect(shown.page.querySelectorAll('ol li')).toHaveLength(6));
    const current = [...shown.page.querySelectorAll('ol li')].findIndex((level) => level.getAttribute('aria-current') === 'step');
    expect(current).toBe(2);
  });

  it('show each level’s prize, and whether it’s been paid', async () => {
    signIn();
    await show(
      <QuestsPage slug="one" />,
      [tournamentsQuery(false).queryKey, { data: [quest(1, 'quest--xs--one', { prize_cents: 20_000 })] }],
      part(1, 60_000),
    );
    await shown.until(() => expect(shown.page.querySelectorAll('ol li')).toHaveLength(6));
    const paid = [...shown.page.querySelectorAll('ol li')].map(({ textContent }) => /(?:Paid|Pays) €\d+/.exec(textContent ?? '')?.[0]);
    expect(paid).toEqual([undefined, 'Paid €2', 'Paid €4', 'Pays €7', 'Pays €53', 'Pays €134']);
    expect(text()).toContain('Up to €200 in prizes');
  });

  it('show a guest the start, and no progress before joining', async () => {
    const positions = () => shown.page.querySelectorAll('[aria-current="step"], progress').length;
    await show(<QuestsPage slug="one" />, one('quest--xs--one'));
    await shown.until(() => expect(shown.page.querySelectorAll('ol li')).toHaveLength(6));
    expect([text().includes('Start at level 1'), text().includes('You’re here'), positions()]).toEqual([true, false, 0]);
    await shown.unmount();
    signIn();
    await show(<QuestsPage slug="one" />, one('quest--xs--one'), [tournamentStatusQuery('1').queryKey, { status: null }]);
    await shown.until(() => expect(shown.page.querySelectorAll('ol li')).toHaveLength(6));
    expect([text().includes('You’re here'), positions()]).toEqual([false, 0]);
  });
});

describe('the title of the quests page', () => {
  it('is the quest’s if the visitor can see it; other slugs aren’t found [QUEST-004a, ROUTE-017c]', async () => {
    const hidden = quest(8, 'quest--m--secret', { group_ids: [259] });
    await show(<p />, [tournamentsQuery(false).queryKey, { data: [...all, hidden] }]);
    const titleOf = (slug?: string) => loadQuest(windowWith(shown.queryClient), slug);
    expect([await titleOf('tour'), await titleOf()]).toEqual(['Quest 4', undefined]);
    for (const slug of ['nothing', 'secret']) await expect(titleOf(slug)).rejects.toMatchObject({ isNotFound: true });
    signIn([259]);
    expect(await titleOf('secret')).toBe('Quest 8');
  });
});

it('a lottery’s card shows the same prizes as its page: the total, and the first', async () => {
  await show(<TournamentsPage tab="lotteries" />);
  expect(text()).toMatch(/Draw 1.*€700Prize money in total, €500 of it for 1st place/);
});
