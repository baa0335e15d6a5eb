import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeposit } from '#contract/calls/cashbox/deposits';
import { checkTransaction } from '#contract/calls/cashbox/withdrawals';
import { arrivedDeposit, depositPage, network, type Sent } from '#tests/support/deposit-page';
import { refusal } from '#tests/support/fake-platform';
import { shownToasts } from '#tests/support/shown-toasts';
import { RETRIES } from '#rules/retry';
import { wireClient } from '../../../platform/api/client';
import { session } from '../../../platform/session';
import { paymentQuery } from '../queries';

const isDeposit = ({ url, method }: Sent) => url === createDeposit.path && method === 'POST';
const response = (one: Sent) => Response.json(isDeposit(one) ? arrivedDeposit : { allowed: true, custom_player_status: null });

let page: Awaited<ReturnType<typeof depositPage>>;
const toasts = shownToasts();

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
});

afterEach(async () => {
  wireClient({ retries: RETRIES });
  await page.unmount();
});

describe('a deposit that’s closed while it’s being sent', () => {
  /** Closes the sheet while the request to this address is pending, then lets it finish. */
  const closeDuring = async (path: string, last: (one: Sent) => Response = response) => {
    let finish: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (finish = resolve));
    const sent = network((one) => (one.url === path ? held.then(() => last(one)) : response(one)));
    page = await depositPage();
    await page.fillCard();
    await page.submit();
    await page.until(() => expect(sent.some(({ url }) => url === path)).toBe(true));
    await page.unmount();
    finish();
    return sent;
  };

  it('before the payment itself was sent sends nothing more, and says so', async () => {
    const sent = await closeDuring(checkTransaction.path);
    await vi.waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Your deposit of €50.00 didn’t go through']));
    expect(toasts[0]!.text).toBe('You closed the window before it was sent. No money has moved.');
    expect(sent.filter(isDeposit)).toEqual([]);
  });

  it('afterwards announces its result', async () => {
    await closeDuring(createDeposit.path);
    await vi.waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Your deposit has arrived']));
    expect(toasts[0]!.text).toBe('€50.00');
  });

  it('announces nothing once its player has signed out: the toast would be the next one’s to read [OFF-005b]', async () => {
    await closeDuring(createDeposit.path, (one) => {
      Object.assign(session, { status: 'guest', player: null });
      return response(one);
    });
    await vi.waitFor(() => expect(page.queryClient.getQueryData(paymentQuery(arrivedDeposit.payment.id).queryKey)).toBeDefined());
    expect(toasts).toEqual([]);
  });

  it('says that a payment without a response may have been made', async () => {
    wireClient({ retries: 0 });
    await closeDuring(createDeposit.path, () => {
      throw new TypeError('network');
    });
    await vi.waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['No response about your payment of €50.00']));
    expect(toasts[0]!.text).toBe('We got no response. Your payments show whether it was made.');
  });

  it('announces why it was refused', async () => {
    await closeDuring(createDeposit.path, () => refusal('card_not_accepted', 422));
    await vi.waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Your deposit of €50.00 didn’t go through']));
    expect(toasts[0]!.text).toBe('card_not_accepted');
  });
});

describe('a deposit', () => {
  it('whose response is lost may have been made, and the page says so; a retry is the same intent', async () => {
    let isLost = true;
    const keys: unknown[] = [];
    network((one) => {
      if (!isDeposit(one)) return one.url.startsWith('/api/cashbox/payments/') ? Response.json(arrivedDeposit) : response(one);
      keys.push(one.key);
      if (isLost) throw new TypeError('network');
      return response(one);
    });
    wireClient({ retries: 0 });
    page = await depositPage();
    await page.fillCard();
    await page.submit();
    await page.until(() => expect(page.text()).toContain('this payment may have been made'));
    expect(page.text()).not.toContain('Nothing is sent');
    isLost = false;
    await page.submit();
    await page.until(() => expect(page.text()).toContain('Your deposit has arrived'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});
