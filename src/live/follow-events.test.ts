import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getAccounts } from '#contract/calls/cashbox/accounts';
import { catalogues } from '#locales/texts';
import { sampleNotification } from '#tests/support/notifications';
import { queryOf } from '../platform/api/query';
import { i18n } from '../platform/i18n';
import { setReveal } from '../platform/presence/result-reveal';
import { session } from '../platform/session';
import { takeToasts, type ToastOrder } from '../ui/toast';
import { followEvents } from './follow-events';

const { en } = catalogues;

const handlers = new Map<string, (payload: unknown) => void>();
vi.mock('../platform/realtime', () => ({
  on: (kind: string, handler: (payload: unknown) => void) => void handlers.set(kind, handler),
  onGap: (handler: () => void) => void handlers.set('gap', handler),
}));
const loadSession = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()));
vi.mock('../platform/session', async (original) => ({ ...(await original<object>()), loadSession }));
const pull = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()));
vi.mock('../features/notifications/inbox/inbox', () => ({
  takeIn: (items: unknown[]) => Promise.resolve(items),
  pull,
  takeMarks: () => Promise.resolve(),
}));

const { queryKey } = queryOf(getAccounts, {});
let queryClient: QueryClient;
let orders: ToastOrder[];
let stop: () => void;

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: en });
  queryClient = new QueryClient();
  queryClient.setQueryData(queryKey, { data: [{ currency: 'EUR', active: true, amount_cents: 100, available_to_cashout_cents: 100 }] });
  orders = [];
  stop = takeToasts((order) => void orders.push(order));
  followEvents(queryClient, {} as never);
});

afterEach(() => {
  setReveal('wheel', false);
  stop();
});

const shownBalance = () => queryClient.getQueryData<{ data: { amount_cents: number }[] }>(queryKey)?.data[0]?.amount_cents;
const follow = async () => {
  handlers.get('balance')!({ currency: 'EUR', amount_cents: 5_100, available_to_cashout_cents: 5_100, bonus_cents: 0 });
  handlers.get('personal_notifications')!(sampleNotification({ id: 'n-8', at: new Date().toISOString() }));
  await Promise.resolve();
  await Promise.resolve();
};

it('neither balance nor notification reveals a prize before the wheel stops, nor a jackpot before the reels do [JACK-003, LOOT-003c]', async () => {
  setReveal('wheel', true);
  await follow();
  expect([shownBalance(), orders]).toEqual([100, []]);
  setReveal('wheel', false);
  expect([shownBalance(), orders.length]).toEqual([5_100, 1]);
});

it('a jackpot’s toast is replaced by its dialog [JACK-003]', async () => {
  handlers.get('personal_notifications')!(
    sampleNotification({
      content: { icon: 'jackpot', title: 'T', button: { title: 'B', path: '/cashbox' } },
      at: new Date().toISOString(),
    }),
  );
  await Promise.resolve();
  await Promise.resolve();
  expect(orders).toEqual([]);
});

it.each([
  ['a player', { status: 'player', player: { id: 7 } }, 1],
  ['a guest', { status: 'guest', player: null }, 0],
])('after events that %s missed everything is refetched, the session and the inbox of a player too [RT-001b]', async (_who, who, times) => {
  Object.assign(session, who);
  loadSession.mockClear();
  pull.mockClear();
  let confirm = () => {};
  loadSession.mockImplementationOnce(() => new Promise((resolve) => (confirm = resolve)));
  const isStale = () => queryClient.getQueryState(queryKey)?.isInvalidated;
  handlers.get('gap')!(undefined);
  // If the session is over, nothing else is requested.
  expect(isStale()).toBe(times === 0);
  confirm();
  await vi.waitFor(() => expect(isStale()).toBe(true));
  expect([loadSession.mock.calls.length, pull.mock.calls.length]).toEqual([times, times]);
  loadSession.mockReset();
  Object.assign(session, { status: 'unknown', player: null });
});

const domains = ['account', 'cashbox', 'competitions', 'games', 'gifts', 'limits', 'support', 'vip', 'wheels'];
const balance = { currency: 'EUR', amount_cents: 1, available_to_cashout_cents: 1, bonus_cents: 0 };

it.each([
  ['balance', ['competitions', 'vip'], balance, false],
  ['balance', ['competitions', 'gifts', 'vip'], { ...balance, bonus_cents: 1 }, false],
  ['payments_changes', ['cashbox'], {}, false],
  ['payments_events', ['cashbox'], {}, false],
  ['allsecure_notification', ['cashbox'], {}, false],
  ['comps_award', ['vip'], {}, false],
  ['bonuses_changes', ['gifts'], {}, true],
  ['freespins_changes', ['gifts'], {}, false],
  ['groups_updates', ['vip', 'wheels'], {}, true],
  ['lootboxes_changes', ['wheels'], {}, false],
  ['tournaments_statuses', ['competitions'], {}, false],
  ['lotteries_statuses', ['competitions'], {}, false],
  ['favorite_games', ['games'], {}, false],
  ['support_messages', ['support'], { restore_id: 'r' }, false],
  ['accounts_changes', ['cashbox', 'gifts'], { currency: 'USD' }, true],
  ['limits_changes', ['limits'], {}, true],
  ['documents_changes', ['account'], {}, true],
])('%s refreshes %j [RT-001b]', async (kind, names, payload, isOfPlayer) => {
  vi.useFakeTimers();
  loadSession.mockClear();
  for (const domain of domains) queryClient.setQueryData(['private', `${domain}.list`, {}], {});
  handlers.get(kind)!(payload);
  await vi.advanceTimersByTimeAsync(500);
  const refreshed = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey: [, call] }) => String(call).split('.')[0]!);
  expect([[...new Set(refreshed)].toSorted(), loadSession.mock.calls.length]).toEqual([names, isOfPlayer ? 1 : 0]);
});
