import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCurrentIp } from '#contract/calls/locale';
import type { LotteryPart } from '#contract/fields/lottery';
import { hoursFromNoon as at, NOON, sampleLottery, samplePromo, sampleTournament } from '#tests/support/competitions';
import { sampleGames } from '#tests/support/games';
import { lateRead } from '#tests/support/late-read';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../platform/api/client';
import { queryOf } from '../../platform/api/query';
import { session } from '../../platform/session';
import { takeToasts, type ToastOrder } from '../../ui/toast';
import { lotteryQuery, lotteryStatusQuery, ticketPointsQuery } from './lotteries/lottery-queries';
import { LotteryPage } from './lotteries/lottery-page';
import { PromoPage } from './promos/promo-page';
import { promoQuery, promoSubscriptionQuery } from './promos/promo-queries';
import { tournamentQuery } from './tournaments/tournament-queries';
import { TournamentPage } from './tournaments/tournament-page';

let shown: Rendered;
let stop: () => void;
/** Refetches afterwards are still under way. */
const reads = new Promise<Response>(() => undefined);
const orders: ToastOrder[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  Object.assign(session, { status: 'guest', player: null });
  orders.length = 0;
  stop = takeToasts((order) => void orders.push(order));
});

afterEach(async () => {
  stop();
  await shown.unmount();
});

const signIn = () => Object.assign(session, { status: 'player', player: { id: 7, groups: [], currency: 'EUR' } });
const text = () => shown.page.textContent ?? '';
const button = (name: RegExp) =>
  [...shown.page.querySelectorAll<HTMLElement>('button, a')].find((one) => name.test(one.textContent ?? ''))!;
const press = (name: RegExp) => act(async () => button(name).click());
const toasts = () => orders.flatMap((order) => ('show' in order ? [[order.show.tone, order.show.title]] : []));
const fullWidth = () => shown.page.querySelector('[data-layout="full-width"] h1')?.textContent;

describe('the page of a tournament', () => {
  it('has its board and its games, in the full width [ROUTE-013a, ROUTE-058]', async () => {
    const response = {
      tournament: sampleTournament(1, { scope: 'producer' }),
      leaderboard: [{ award_place: 1, nickname: 'Ada', bets: 5000, is_self: false }],
      games: sampleGames(3),
    };
    shown = await render(
      <TournamentPage
        id="1"
        drawGames={(games) => (
          <ul>
            {games.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        )}
      />,
      [[tournamentQuery('1').queryKey, response]],
    );
    expect(fullWidth()).toBe('Cup 1');
    expect(text()).toContain('Ada');
    expect(text()).toMatch(/Qualifying games.*Game 1.*Game 3/);
    await shown.unmount();
    const over = {
      ...response,
      tournament: sampleTournament(1, { scope: 'producer', status: 'archive', start_at: at(-3), end_at: at(-2) }),
    };
    shown = await render(<TournamentPage id="1" drawGames={() => <p>games</p>} />, [[tournamentQuery('1').queryKey, over]]);
    expect(text()).not.toContain('Qualifying games');
  });
});

describe('the page of a lottery', () => {
  const held = (tickets: number, numbers: LotteryPart['numbers']): LotteryPart => ({
    lottery_id: 1,
    tickets,
    numbers,
    next_ticket_cents: 600,
  });
  const page = async (
    change: Parameters<typeof sampleLottery>[1] = {},
    more: [readonly unknown[], unknown][] = [],
    winners: object[] = [],
  ) =>
    void (shown = await render(<LotteryPage slug="draw-1" />, [
      [lotteryQuery('draw-1').queryKey, { lottery: sampleLottery(1, change), winners, full_from_cents: 400_000 }],
      ...more,
    ]));
  const points = (chargeable: number): [readonly unknown[], unknown] => [
    ticketPointsQuery().queryKey,
    { chargeable: { points: chargeable }, persistent: { points: 0, quarter: 0 }, rates: [] },
  ];
  const mine = (part: LotteryPart): [readonly unknown[], unknown] => [lotteryStatusQuery('draw-1').queryKey, { status: part }];

  it('shows prizes, tickets and the date of the draw, and a guest how to get tickets, in full width [ROUTE-013b, ROUTE-058]', async () => {
    await page();
    expect(fullWidth()).toBe('Draw 1');
    expect(text()).toMatch(/€700Prize money in total, €500 of it for 1st place/);
    expect(text()).toMatch(/The draw takes place shortly after 1 May 2026/);
    expect(text()).toMatch(/Every €25 in qualifying bets earns a ticket/);
    expect(text()).toContain('Prizes are paid in full once qualifying bets reach €4,000.');
    expect([...shown.page.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual(['1€500', '2€200']);
    expect(decodeURIComponent(button(/Sign up to get tickets/).getAttribute('href') ?? '')).toContain('redirect=/lottery/draw-1');
  });

  it('invites nobody to sign up from a country without accounts [AUTH-010b]', async () => {
    await page({}, [[queryOf(getCurrentIp, {}).queryKey, { country_code: 'PL' }]]);
    await shown.until(() => expect(text()).not.toContain('Sign up'));
    expect(text()).toMatch(/Every €25 in qualifying bets earns a ticket/);
  });

  it("shows a player's numbers, the progress to the next ticket, and sells as many as the points allow [LOTT-002b]", async () => {
    signIn();
    const asked: string[] = [];
    const bought = {
      status: held(8, [
        { first: 13, last: 17 },
        { first: 4, last: 6 },
      ]),
      chargeable_points: 10,
    };
    wireClient({
      fetch: (url, init) => (
        asked.push(`${init?.method} ${url} ${init?.body as string}`),
        init?.method === 'POST' ? Promise.resolve(Response.json(bought)) : reads
      ),
    });
    await page({}, [mine(held(3, [{ first: 4, last: 6 }])), points(110)]);
    expect(text()).toMatch(/You have 3 tickets.*4–6.*€6\.00 to go/);
    const offered = [...shown.page.querySelectorAll<HTMLButtonElement>('[role="group"] button[aria-pressed]')];
    expect(offered.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
      ['1 ticket', false],
      ['5 tickets', false],
      ['10 tickets', true],
      ['25 tickets', true],
    ]);
    const late = lateRead(shown.queryClient, lotteryStatusQuery('draw-1').queryKey, { status: held(3, []) });
    await press(/^5 tickets$/);
    await press(/Buy 5 tickets for 100 points/);
    await shown.until(() => expect(text()).toMatch(/You have 8 tickets.*13–17/));
    await act(late.give);
    expect(text()).toMatch(/You have 8 tickets/);
    expect(asked.filter((one) => one.startsWith('POST'))).toEqual(['POST /api/lotteries/draw-1/tickets {"count":5}']);
    expect(toasts()).toEqual([['success', 'You’ve got 5 tickets. Good luck.']]);
    const isStale = ({ queryKey }: { queryKey: readonly unknown[] }) => shown.queryClient.getQueryState(queryKey)?.isInvalidated;
    expect([ticketPointsQuery(), lotteryQuery('draw-1')].map(isStale)).toEqual([true, true]);
  });

  it('offers exactly as many tickets as the points pay', async () => {
    signIn();
    await page({}, [mine(held(0, [])), points(100)]);
    await press(/^5 tickets$/);
    expect((button(/Buy 5 tickets for 100 points/) as HTMLButtonElement).disabled).toBe(false);
  });

  it('sells no tickets to a player without points, and explains why', async () => {
    signIn();
    await page({}, [mine(held(0, [])), points(19)]);
    expect((button(/^Buy/) as HTMLButtonElement).disabled).toBe(true);
    expect(text()).toContain('You don’t have enough points for a ticket yet.');
  });

  it('shows the winners once it’s drawn, and highlights the player’s ticket', async () => {
    signIn();
    const winners = [
      { place: 1, ticket: 9, nickname: 'Ada', amount_cents: 50_000 },
      { place: 2, ticket: 5, nickname: 'Bo', amount_cents: 20_000 },
    ];
    await page(
      { status: 'archive', start_at: at(-3), end_at: at(-2), is_drawn: true },
      [
        mine(
          held(4, [
            { first: 2, last: 3 },
            { first: 5, last: 5 },
          ]),
        ),
      ],
      winners,
    );
    expect([...shown.page.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual(['1Ada9€500', '2Bo (you)5€200']);
    expect(shown.page.querySelector('[role="group"]')).toBeNull();
    expect(text()).not.toContain('Prizes are paid in full once');
  });

  it.each([
    [{ ticket_bets_cents: null }, [false, true], true],
    [{ ticket_points: null }, [true, false], false],
    [{ status: 'future', start_at: at(2), end_at: at(4) }, [true, true], false],
  ] as const)('with %o names the ways to tickets that it has, and sells some only while it runs', async (change, ways, sells) => {
    signIn();
    await page(change as Parameters<typeof page>[0], [mine(held(0, [])), points(110)]);
    expect([text().includes('in qualifying bets earns a ticket'), /A ticket costs \d+ comp points/.test(text())]).toEqual(ways);
    expect(shown.page.querySelector('[role="group"][aria-label="Buy tickets with comp points"]') !== null).toBe(sells);
  });
});

describe('the page of a promotion', () => {
  const page = async (change: Parameters<typeof samplePromo>[1] = {}, isSubscribed = false) =>
    void (shown = await render(<PromoPage slug="days" />, [
      [promoQuery('en', 'days').queryKey, samplePromo('days', change)],
      [promoSubscriptionQuery('days').queryKey, { is_subscribed: isSubscribed }],
    ]));

  it('has a timer, its text and a link to where it takes place, in full width [ARENA-001b, ROUTE-058, TOUR-002b]', async () => {
    await page();
    expect(fullWidth()).toBe('Promo days');
    expect(text()).toMatch(/Ends in 01:00:00/);
    expect(text()).toMatch(/At length\..*Small print\./);
    expect(button(/Go there/).getAttribute('href')).toBe('/tournaments/1');
    expect(decodeURIComponent(button(/Notify me/).getAttribute('href') ?? '')).toContain('redirect=/promo/days');
  });

  it('hides its timer at zero [TOUR-002d]', async () => {
    await page({ status: 'archive', start_at: at(-2), end_at: at(-1) });
    expect(text()).not.toMatch(/\d\d:\d\d:\d\d/);
    // The badge shows that it's over; nothing replaces the timer.
    expect(shown.page.querySelector('h1 + p')?.children.length).toBe(1);
    expect(button(/Notify me|Go there/)).toBeUndefined();
  });

  it('shows that the subscription worked, that it was on already, or that it failed [OVER-007a, OVER-007b, USER-004b]', async () => {
    signIn();
    const responses = [
      Response.json({ was_subscribed: false }),
      Response.json({ was_subscribed: true }),
      Response.json({ error: { code: 'promo_over', message: 'Over', fields: {} } }, { status: 409 }),
    ];
    wireClient({ fetch: async () => responses.shift()! });
    await page();
    const late = lateRead(shown.queryClient, promoSubscriptionQuery('days').queryKey, { is_subscribed: false });
    await press(/Notify me/);
    await shown.until(() => expect(button(/We’ll notify you/)).toBeDefined());
    await act(late.give);
    expect(shown.queryClient.getQueryData(promoSubscriptionQuery('days').queryKey)).toEqual({ is_subscribed: true });
    await press(/We’ll notify you/);
    await shown.until(() => expect(toasts()).toHaveLength(2));
    await press(/We’ll notify you/);
    await shown.until(() => expect(toasts()).toHaveLength(3));
    expect(toasts()).toEqual([
      ['success', 'Subscribed. We’ll keep you posted.'],
      ['info', 'You’ve already subscribed to this promotion.'],
      ['warning', 'Something went wrong. Try again in a moment.'],
    ]);
  });
});
