import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '#tests/support/fake-platform';
import { limit, limitWrites, openLimits } from '#tests/support/limits-panel';
import { choose, findOn, pageText, pressButton, submitForm, typeInto } from '#tests/support/page-input';
import { shownToasts } from '#tests/support/shown-toasts';

let shown: Awaited<ReturnType<typeof openLimits>>;
const toasts = shownToasts();

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
});

afterEach(async () => {
  await shown.unmount();
});

const optionsOf = (name: string) => [...findOn(`select[name="${name}"]`).querySelectorAll('option')].map(({ textContent }) => textContent);

describe('the form', () => {
  it('offers the policy’s periods for each type, and none for a single bet or time', async () => {
    shown = await openLimits([]);
    expect(optionsOf('period').slice(0, 2)).toEqual(['24 hours', '7 days']);
    await choose('type', 'loss');
    expect(optionsOf('period').slice(0, 2)).toEqual(['7 days', '1 month']);
    await choose('type', 'wager');
    expect(optionsOf('period').slice(0, 2)).toEqual(['1 hour', '7 days']);
    await choose('type', 'single_bet');
    expect([findOn('input[name="amount"]') !== null, document.body.querySelectorAll('select[name="period"]').length]).toEqual([true, 1]);
    await choose('type', 'session');
    expect([findOn('input[name="amount"]'), findOn<HTMLInputElement>('input[name="minutes"]').value]).toEqual([null, '60']);
  });

  it.each([
    ['EUR', '12.5', 1_250],
    ['JPY', '1200', 1_200],
  ])('sends the amount in minor units of %s, says that the limit is set and reads it again', async (currency, typed, amount) => {
    shown = await openLimits([], undefined, currency);
    const reads = () => shown.sent.filter(({ url, method }) => method === 'GET' && url === '/api/user_limits');
    await shown.until(() => expect(reads()).toHaveLength(1));
    await choose('type', 'wager');
    await choose('period', 'hour');
    await typeInto('amount', typed);
    await submitForm('type');
    expect(limitWrites(shown.sent)).toEqual([
      ['POST', '/api/user_limits', { type: 'wager', period: 'hour', currency, amount_cents: amount }],
    ]);
    await shown.until(() => expect(toasts).toMatchObject([{ tone: 'success', title: 'Your limit is now active.' }]));
    await shown.until(() => expect(reads()).toHaveLength(2));
  });

  it('refuses an amount that could be two, and says how to write it', async () => {
    shown = await openLimits([]);
    await typeInto('amount', '1.000');
    await submitForm('type');
    expect(pageText()).toContain('If you mean €1,000.00, write 1000.');
    expect(limitWrites(shown.sent)).toEqual([]);
  });

  it('warns before a limit of 0, which blocks everything, and sets it when asked again [LIMIT-004a]', async () => {
    shown = await openLimits([]);
    await typeInto('amount', '0');
    await submitForm('type');
    expect(limitWrites(shown.sent)).toEqual([]);
    expect(pageText()).toContain('A limit of 0 takes effect straight away and blocks everything it covers.');
    await pressButton('Set limit of 0');
    await shown.until(() =>
      expect(limitWrites(shown.sent).map(([, , body]) => body)).toMatchObject([{ type: 'deposit', amount_cents: 0 }]),
    );
  });

  it('warns before a limit that hardly limits anything, and asks again for another period', async () => {
    shown = await openLimits([]);
    await typeInto('amount', '99999999');
    await submitForm('type');
    expect(pageText()).toContain('A limit this high offers little protection.');
    await choose('period', 'day');
    expect(pageText()).not.toContain('A limit this high');
    await submitForm('type');
    expect(limitWrites(shown.sent)).toEqual([]);
    await pressButton('Set this high limit');
    await shown.until(() => expect(limitWrites(shown.sent)).toHaveLength(1));
  });

  it('says that a raise is delayed', async () => {
    shown = await openLimits([], () => Response.json(limit({ pending: { value: 1_000, from: '2026-05-02T09:00:00Z' } })));
    await typeInto('amount', '10');
    await submitForm('type');
    await shown.until(() => expect(toasts.map(({ title }) => title)).toEqual([expect.stringContaining('We’ve received your request')]));
  });

  it('sends the right fields for a single-bet and a session limit', async () => {
    shown = await openLimits([]);
    await choose('type', 'single_bet');
    await typeInto('amount', '5');
    await submitForm('type');
    await shown.until(() => expect(toasts).toHaveLength(1));
    await choose('type', 'session');
    await typeInto('minutes', '90');
    await submitForm('type');
    expect(limitWrites(shown.sent).map(([, , body]) => body)).toEqual([
      { type: 'single_bet', period: 'bet', currency: 'EUR', amount_cents: 500 },
      { type: 'session', period: 'day', minutes: 90 },
    ]);
  });

  it.each(['14', '1441', '20.5', ''])('refuses %s minutes at the field, and sends nothing', async (minutes) => {
    shown = await openLimits([]);
    await choose('type', 'session');
    await typeInto('minutes', minutes);
    await submitForm('type');
    expect(pageText()).toContain('Enter a whole number of minutes from 15 to 1440.');
    expect(limitWrites(shown.sent)).toEqual([]);
  });

  it.each(['15', '1440'])('accepts %s minutes', async (minutes) => {
    shown = await openLimits([]);
    await choose('type', 'session');
    await typeInto('minutes', minutes);
    await submitForm('type');
    expect(limitWrites(shown.sent)).toHaveLength(1);
  });

  it('refuses an invalid amount at the field', async () => {
    shown = await openLimits([]);
    await typeInto('amount', 'plenty');
    await submitForm('type');
    expect(pageText()).toContain('Enter an amount such as 50.');
    expect(limitWrites(shown.sent)).toEqual([]);
  });

  it('suggests amounts of the currency that fit the type and the period, and none in a crypto currency', async () => {
    shown = await openLimits([]);
    const suggested = () =>
      [...findOn('[name="type"]').closest('form')!.querySelectorAll('button[type="button"]')].map((one) => one.textContent);
    expect(suggested()).toEqual(['€20', '€50', '€100', '€200']);
    await pressButton('€50');
    expect(findOn<HTMLInputElement>('input[name="amount"]').value).toBe('50');
    await choose('type', 'wager');
    await choose('period', 'hour');
    expect(suggested()).toEqual(['€25', '€50', '€100', '€250']);
    await choose('type', 'single_bet');
    expect(suggested()).toEqual(['€0.50', '€1', '€2', '€5']);
    await shown.unmount();
    shown = await openLimits([], undefined, 'BTC');
    expect(suggested()).toEqual([]);
  });

  it('says only of a single bet that it applies in any game', async () => {
    shown = await openLimits([]);
    const hint = 'No single bet can be higher than this, in any game.';
    expect(pageText()).not.toContain(hint);
    await choose('type', 'single_bet');
    expect(pageText()).toContain(hint);
  });

  it('shows a refusal of the server', async () => {
    shown = await openLimits([], () => refusal('limit_not_offered', 422));
    await typeInto('amount', '10');
    await submitForm('type');
    expect(findOn('[name="type"]').closest('form')!.querySelector('[role="alert"]')).not.toBeNull();
    expect(toasts).toEqual([]);
  });
});
