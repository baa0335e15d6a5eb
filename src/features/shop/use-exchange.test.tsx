import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShopCard } from '#contract/fields/shop';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../platform/api/client';
import { session } from '../../platform/session';
import { useExchange } from './use-exchange';

const card = {
  type: 'lotteries',
  group: 'lottery-7',
  rates: [],
  rate: { points: 50, freespins_count: 0, lottery_ids: [7] },
  games: [],
  wager: 0,
  title: 'Moon draw',
  labels: [],
  is_discount: false,
  full_points: null,
} satisfies ShopCard;

function Exchange() {
  const { begin, view } = useExchange(1_000);
  return (
    <>
      <button type="button" onClick={() => begin({ card, cost: 150, what: 'three' })}>
        Exchange
      </button>
      <output>{view === null ? '' : JSON.stringify(view)}</output>
    </>
  );
}

let shown: Rendered;
let asked: unknown[];
let answer: (response: Response) => void;

beforeEach(() => {
  asked = [];
  Object.assign(session, { status: 'player', player: { id: 7, groups: [], currency: 'EUR', can_issue_bonuses: true } });
  wireClient({
    fetch: async (url, init) => {
      asked.push([url, typeof init?.body === 'string' ? JSON.parse(init.body) : null]);
      return new Promise((give) => (answer = give));
    },
  });
});

afterEach(async () => {
  await shown.unmount();
  Object.assign(session, { status: 'unknown', player: null });
});

const press = () => act(async () => shown.page.querySelector('button')!.click());
const said = () => shown.page.querySelector('output')!.textContent;
const respond = () => act(async () => answer(Response.json({ id: 'a', points: 850, gift_id: null })));

describe('an exchange', () => {
  it('of coins for tickets names how many of which lottery [SHOP-006b]', async () => {
    shown = await render(<Exchange />);
    await press();
    expect(asked).toEqual([['/api/comp_points/exchange/lotteries', { tickets_count: 3, lottery_id: 7, group: 'lottery-7' }]]);
    await respond();
    await shown.until(() => expect(said()).toBe('{"kind":"done","gives":"tickets","what":"three"}'));
  });

  it('is sent once, however often the button is pressed meanwhile', async () => {
    shown = await render(<Exchange />);
    for (let time = 0; time < 3; time += 1) await press();
    expect(asked).toHaveLength(1);
    await respond();
    await shown.until(() => expect(said()).toContain('done'));
    await press();
    expect(asked).toHaveLength(2);
  });

  it('isn’t sent without a network, and says so', async () => {
    shown = await render(<Exchange />);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => dispatchEvent(new Event('offline')));
    await press();
    expect([said(), asked]).toEqual(['{"kind":"offline"}', []]);
    vi.restoreAllMocks();
    await act(async () => dispatchEvent(new Event('online')));
  });

  it('invalidates coins, gifts, tickets and boxes', async () => {
    const keys = ['vip.comp-points', 'gifts.bonuses', 'competitions.lottery-status', 'wheels.lootboxes', 'games.list'];
    shown = await render(
      <Exchange />,
      keys.map((key) => [['private', key, {}], {}]),
    );
    const stale = () => keys.filter((key) => shown.queryClient.getQueryState(['private', key, {}])?.isInvalidated);
    await press();
    expect(stale()).toEqual([]);
    await respond();
    await shown.until(() => expect(stale()).toEqual(keys.slice(0, 4)));
  });
});
