import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Payment } from '#contract/fields/payment';
import { arrivedDeposit, depositPage, network } from '#tests/support/deposit-page';

const { payment: arrived } = arrivedDeposit;
const waitingSince = (begun: Date): Payment => ({
  ...arrived,
  id: 'p-2',
  amount_cents: 3000,
  state: 'pending',
  waits_for: 'challenge',
  created_at: begun.toISOString(),
  finished_at: null,
});
const card = { id: 'kept-1', brand: 'visa', title: '•••• 4242', expires: '12/39', is_default: false, problem: null };

let page: Awaited<ReturnType<typeof depositPage>>;

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
  const next = { kind: 'challenge', attempts_left: 3, is_wrong: false };
  network(() => Response.json({ payment: waitingSince(new Date()), next, timeline: [] }));
});

afterEach(async () => {
  await page.unmount();
});

describe('a deposit that waits for the bank’s code', () => {
  it.each([false, true])('comes before another deposit, one-click: %s', async (isOneClick) => {
    page = await depositPage({ payments: [waitingSince(new Date()), arrived], saved: [card], isOneClick });
    expect(page.text()).toContain('Your deposit of €30.00 is waiting for the code from your bank.');
    expect(page.text()).toMatch(/MethodVisa •••• 4242Code accepted until\d/);
    expect([page.text().includes('Bank card'), page.value('amount')]).toEqual([false, undefined]);
    await page.press('Enter the code');
    expect(page.text()).toContain('Code from your bank');
  });

  it('gives way to another deposit when the player asks for one', async () => {
    page = await depositPage({ payments: [waitingSince(new Date())] });
    await page.press('Make another deposit');
    expect(page.text()).toContain('Bank card');
  });

  it('doesn’t come first once it has expired', async () => {
    page = await depositPage({ payments: [waitingSince(new Date(Date.now() - 31 * 60_000))] });
    expect(page.text()).toContain('Bank card');
  });
});
