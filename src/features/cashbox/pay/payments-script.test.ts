import { describe, expect, it, vi } from 'vitest';
import type { PaymentMethod } from '#contract/fields/payment-method';
import { loadMethods, type PaymentsScript } from './payments-script';

const method = { id: 'card' } as PaymentMethod;
const euroDeposit = { currency: 'EUR', action: 'deposit' } as const;

function scriptOf(...lists: (PaymentMethod[] | Error)[]) {
  const getMethods = vi.fn(async () => {
    const next = lists.shift() ?? [];
    if (next instanceof Error) throw next;
    return next;
  });
  const script = { getMethods } as unknown as PaymentsScript;
  const load = vi.fn(async (_attempt: number) => script);
  return { load, getMethods };
}

describe('methods from the payments script', () => {
  it('are requested by currency and action [CASH-005a]', async () => {
    const { load, getMethods } = scriptOf([method]);
    expect((await loadMethods({ currency: 'EUR', action: 'cashout' }, load, 0)).methods).toEqual([method]);
    expect(getMethods).toHaveBeenCalledExactlyOnceWith('EUR', 'cashout');
    expect(load).toHaveBeenCalledExactlyOnceWith(0);
  });

  it('are reloaded if the list is empty, at most three times [CASH-005b]', async () => {
    const empty = scriptOf();
    expect((await loadMethods(euroDeposit, empty.load, 0)).methods).toEqual([]);
    expect(empty.load.mock.calls).toEqual([[0], [1], [2], [3]]);
    const late = scriptOf([], [], [method]);
    expect((await loadMethods(euroDeposit, late.load, 0)).methods).toEqual([method]);
    expect(late.load).toHaveBeenCalledTimes(3);
  });

  it('aren’t retried once cancelled by a newer load', async () => {
    const stop = new AbortController();
    const { load, getMethods } = scriptOf();
    getMethods.mockImplementationOnce(async () => (stop.abort(), []));
    await expect(loadMethods({ ...euroDeposit, signal: stop.signal }, load, 0)).rejects.toMatchObject({ name: 'AbortError' });
    const unread = loadMethods({ ...euroDeposit, signal: stop.signal }, load, 0);
    await expect(unread).rejects.toMatchObject({ name: 'AbortError' });
    expect([load.mock.calls, getMethods.mock.calls.length]).toEqual([[[0], [0]], 1]);
  });

  it('are retried after a failure, which is thrown if it persists', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const healed = scriptOf(new Error('503'), [method]);
    expect((await loadMethods(euroDeposit, healed.load, 0)).methods).toEqual([method]);
    const broken = scriptOf(...Array.from({ length: 4 }, () => new Error('503')));
    await expect(loadMethods(euroDeposit, broken.load, 0)).rejects.toThrow('503');
    vi.unstubAllGlobals();
  });
});
