import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleGame } from '#tests/support/games';
import { findOn, pageText } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { completePlayer } from '#tests/support/deposit-page';
import { headers } from '#contract/headers';
import { rememberAge } from '../../../platform/api/ages';
import { session } from '../../../platform/session';
import { LivePage } from './live-page';
import { liveKindOf, type ListedTable, liveTablesQuery } from './live-query';

let shown: Rendered;

beforeEach(() => {
  // The countdown starts at the time of the response.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T09:00:00Z') });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  Object.assign(session, { status: 'guest', player: null });
});

afterEach(async () => {
  await shown.unmount();
});

const running: NonNullable<ListedTable['table']> = {
  game: 'orbit-house:orbit-live-roulette',
  live_round: '3f6c2a54-9d0e-4a8b-b6a3-5d9a1c0f7e21',
  number: 7,
  phase: 'betting',
  left_ms: 14_001,
  phase_ms: 20_000,
  commitment: '0'.repeat(64),
  seed: null,
  seen: null,
  result: null,
  players: 3,
  watching: 9,
};
const listed = (change: Partial<ListedTable> = {}): ListedTable => ({
  game: sampleGame({ slug: 'orbit-live-roulette', title: 'Orbit Live Roulette' }),
  kind: 'roulette',
  table: running,
  opens_at: null,
  is_stopped: false,
  results: [0, 32, 15, 19, 4, 21, 2, 25, 17, 34].map((number) => ({ kind: 'roulette', number })),
  limits: { least: 100, most: 50_000 },
  ...change,
});
const open = async (tables: ListedTable[]) => {
  shown = await render(<LivePage />, [[liveTablesQuery.queryKey, { data: tables }]]);
};
const text = () => findOn('article').textContent;

it('a live table shows its players, the seconds that are left, its last eight results and its limits [ROUTE-003a]', async () => {
  await open([listed()]);
  expect(pageText()).toContain('1 table');
  expect(findOn('article h2 a').getAttribute('href')).toContain('/play/');
  for (const said of ['Orbit Live Roulette', 'Place your bets15 s', '€1–€500 per round']) expect(text()).toContain(said);
  expect(text()).toMatch(/^Live3/);
  const results = [...document.body.querySelectorAll('ol[aria-label="Last results"] li')];
  expect(results.map(({ textContent }) => textContent)).toEqual(['0', '32', '15', '19', '4', '21', '2', '25']);
  expect(results.slice(0, 3).map(({ className }) => /green|red|black/.exec(className)?.[0])).toEqual(['green', 'red', 'black']);
});

it('each kind has its picture and its result marks, with text for marks that are a letter or a colour', async () => {
  await open([
    listed({ kind: 'baccarat', results: [{ kind: 'baccarat', side: 'banker', total: 8, pairs: [] }] }),
    listed({
      kind: 'wheel',
      game: sampleGame({ slug: 'other' }),
      results: [
        { kind: 'wheel', number: 5, multiplier: 2 },
        { kind: 'wheel', number: 40, multiplier: 1 },
      ],
    }),
  ]);
  expect([...document.body.querySelectorAll('article svg[data-kind]')].map((svg) => svg.getAttribute('data-kind'))).toEqual([
    'baccarat',
    'wheel',
  ]);
  const marks = [...document.body.querySelectorAll('ol[aria-label="Last results"] li')];
  expect(marks.map((mark) => mark.getAttribute('aria-label') ?? mark.textContent)).toEqual(['Banker 8', '5×2', '40']);
  expect(marks.map(({ className }) => /banker|wheel\d+/.exec(className)?.[0])).toEqual(['banker', 'wheel5', 'wheel40']);
});

it('past hands of blackjack say what the dealer had, and whether that was a blackjack or bust', async () => {
  const hands = [
    [0, false],
    [17, false],
    [21, false],
    [21, true],
    [22, false],
  ] as const;
  await open([listed({ kind: 'blackjack', results: hands.map(([total, is_natural]) => ({ kind: 'blackjack', total, is_natural })) })]);
  const marks = [...document.body.querySelectorAll('ol[aria-label="Last results"] li')];
  expect(marks.map((mark) => `${mark.textContent}: ${mark.getAttribute('aria-label')}`)).toEqual([
    '–: No seat was taken, so nothing was dealt',
    '17: Dealer: 17',
    '21: Dealer: 21',
    'BJ: The dealer has blackjack',
    '22: The dealer busts with 22',
  ]);
});

it('a second table of a kind has a different picture', async () => {
  await open([
    listed(),
    listed({ game: sampleGame({ slug: 'zenith-live-roulette' }) }),
    listed({ kind: 'wheel', game: sampleGame({ slug: 'w' }), results: [] }),
  ]);
  const pictures = [...document.body.querySelectorAll('article svg[data-kind]')];
  expect(pictures.map((svg) => svg.hasAttribute('data-second'))).toEqual([false, true, false]);
});

it.each(['closing', 'playing', 'result'] as const)('a table that is %s takes no bets and shows no countdown', async (phase) => {
  await open([listed({ table: { ...running, phase } })]);
  expect(text()).toContain('Round in progress');
  expect(text()).not.toMatch(/Place your bets|\d+ s/);
});

it('a table says that its betting has just ended, or that it has had no round yet', async () => {
  await open([
    listed({ table: { ...running, left_ms: 0 }, results: [] }),
    listed({ game: sampleGame({ slug: 'other' }), table: null, results: [] }),
  ]);
  const tiles = [...document.body.querySelectorAll('article')].map(({ textContent }) => textContent);
  expect(tiles[0]).toContain('Round in progress');
  expect(tiles[1]).toContain('Opening soon');
  expect(document.body.querySelector('ol')).toBeNull();
});

it('limits are in the player’s currency; a table without it says so', async () => {
  Object.assign(session, { status: 'player', player: { ...completePlayer, currency: 'JPY' } });
  await open([listed({ game: sampleGame({ currencies: ['FUN', 'EUR', 'JPY'] }) }), listed({ game: sampleGame({ slug: 'other' }) })]);
  const tiles = [...document.body.querySelectorAll('article')].map(({ textContent }) => textContent);
  expect(tiles[0]).toMatch(/¥200–¥100,000 per round/);
  expect(tiles[1]).not.toContain('per round');
  expect(tiles[1]).toContain('JPY');
});

it('without tables, the page links to the roulette games; an unknown slug isn’t found [ROUTE-003b]', async () => {
  await open([]);
  expect(pageText()).toContain('No live tables are open');
  expect([...document.body.querySelectorAll('nav a, [role="list"] a')].map(({ textContent }) => textContent)).not.toContain(
    'Live roulette',
  );
  expect(liveKindOf('roulette')).toBe('roulette');
  expect(() => liveKindOf('slots')).toThrow(expect.objectContaining({ isNotFound: true }));
});

it('a closed live table says when it opens [ROUTE-003a]', async () => {
  await open([listed({ table: null, opens_at: '2026-05-01T16:30:00Z' })]);
  expect(text()).toMatch(/Closed until .*2026.*:30/);
  expect(text()).not.toMatch(/Place your bets|Opening soon/);
});

it('a live table that operators have switched off says so', async () => {
  await open([listed({ table: null, is_stopped: true })]);
  expect(text()).toContain('Closed for now');
  expect(text()).not.toMatch(/Place your bets|Opening soon/);
});

it('doesn’t show a table’s phase if its state is old, such as offline [ROUTE-003a]', async () => {
  await open([listed()]);
  expect(text()).toContain('Place your bets');
  vi.setSystemTime(new Date('2026-05-01T09:00:20Z'));
  await expect.poll(text, { timeout: 5_000 }).toContain('Go online to see what’s happening');
  expect(text()).not.toMatch(/^Live|Place your bets/);
});

it('counts down from when the worker stored a response of a few seconds ago [ROUTE-003a]', async () => {
  const url = String(liveTablesQuery.meta?.url);
  const served = (ageMs: number) => rememberAge(url, new Headers({ [headers.storedAt]: String(Date.now() - ageMs) }));
  served(5_000);
  await open([listed()]);
  expect(text()).toContain('Place your bets10 s');
  await act(async () => served(16_000));
  expect(text()).toContain('Go online to see what’s happening');
  rememberAge(url, new Headers());
});
