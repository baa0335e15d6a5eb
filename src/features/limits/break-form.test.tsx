import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storage } from '#contract/storage';
import { refusal } from '#tests/support/fake-platform';
import { network, type Sent } from '#tests/support/deposit-page';
import { limit, limitWrites, openLimits } from '#tests/support/limits-panel';
import { choose, findOn, pageText, pressButton, submitForm } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { shownToasts } from '#tests/support/shown-toasts';
import { session } from '../../platform/session';
import { realityCheckInterval } from '../../platform/storage/reality-check-interval';
import { ConfirmLimitPage } from './confirm-limit-page';

let shown: Rendered & { sent: Sent[] };
const toasts = shownToasts();

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
});

afterEach(async () => {
  await shown.unmount();
});

describe('a break', () => {
  it('is offered in the policy’s lengths, each kind with its own default', async () => {
    shown = await openLimits([]);
    const lengths = () =>
      [...findOn('[name="kind"]').closest('form')!.querySelectorAll('[name="period"] option')].map((one) => one.textContent);
    const chosen = () => findOn('[name="kind"]').closest('form')!.querySelector<HTMLSelectElement>('[name="period"]')!.value;
    expect([lengths(), chosen()]).toEqual([['24 hours', '7 days'], 'day']);
    await choose('kind', 'selfexclusion');
    expect([lengths(), chosen()]).toEqual([['6 months', 'Permanent'], 'month_6']);
  });

  it('asks for confirmation, with its end and consequences; “Not now” starts nothing', async () => {
    shown = await openLimits([]);
    await submitForm('kind');
    await shown.until(() => expect(pageText()).toContain('Take a break for 24 hours?'));
    expect(pageText()).toMatch(/It starts now and ends on \d/);
    expect(pageText()).toContain('Nobody can end it early');
    expect(pageText()).not.toContain('It covers all our casinos');
    await pressButton('Not now');
    expect(limitWrites(shown.sent)).toEqual([]);
  });

  it('that’s a self-exclusion covers all casinos, starts with the selected length, and signs out', async () => {
    shown = await openLimits([]);
    await choose('kind', 'selfexclusion');
    await submitForm('kind');
    await shown.until(() => expect(pageText()).toContain('Self-exclude for 6 months?'));
    expect(pageText()).toContain('It covers all our casinos, and you can’t open another account.');
    await pressButton('Self-exclude');
    await shown.until(() => expect(session.player).toBeNull());
    expect(limitWrites(shown.sent)).toEqual([['POST', '/api/user_limits', { type: 'selfexclusion', period: 'month_6' }]]);
    await shown.until(() => expect(shown.where()).toBe('/'));
    expect(JSON.parse(localStorage.getItem(storage.local.playBreak)!)).toMatchObject({ type: 'selfexclusion' });
  });

  it('that the server refuses shows why, and leaves the player signed in', async () => {
    shown = await openLimits([], () => refusal('limit_not_offered', 422));
    // Its code has loaded by now.
    expect(findOn('[role="dialog"], [role="alertdialog"]')).toBeNull();
    await submitForm('kind');
    await shown.until(() => expect(pageText()).toContain('Take a break for 24 hours?'));
    await pressButton('Start break');
    await shown.until(() => expect(findOn('[role="dialog"] [role="alert"]')).not.toBeNull());
    expect([session.player?.id, toasts]).toEqual([7, []]);
  });
});

describe('the reality check', () => {
  it('shows the account’s interval, and sends another choice', async () => {
    shown = await openLimits([], () => Response.json({ minutes: 60, sitting: null, checked_at: null }));
    const select = findOn<HTMLSelectElement>('[aria-labelledby="limits-check"] select');
    await shown.until(() => expect(select.value).toBe('30'));
    await choose(select, '60');
    await shown.until(() => expect(realityCheckInterval()).toBe(60));
    expect(shown.sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([{ minutes: 60 }]);
  });

  it('reverts to the stored interval if the server refuses the change', async () => {
    shown = await openLimits([], () => refusal('unavailable', 503));
    const select = findOn<HTMLSelectElement>('[aria-labelledby="limits-check"] select');
    await shown.until(() => expect(select.value).toBe('30'));
    await choose(select, '15');
    await shown.until(() => expect(toasts).toMatchObject([{ tone: 'warning' }]));
    expect([select.value, realityCheckInterval()]).toEqual(['30', 30]);
  });
});

describe('the page of the mailed link', () => {
  const token = 'a'.repeat(43);

  it('confirms only on a click, once, and then links to the limits [ROUTE-015a]', async () => {
    const sent = network(() => Response.json(limit({})));
    shown = { ...(await render(<ConfirmLimitPage token={token} />)), sent };
    expect([limitWrites(shown.sent), pageText().includes('confirm it and it applies immediately')]).toEqual([[], true]);
    await pressButton('Change limit');
    await shown.until(() => expect(pageText()).toContain('Your limit has been changed.'));
    expect(limitWrites(shown.sent)).toEqual([['POST', '/api/user_limits/confirm', { token }]]);
    expect([...document.body.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('Change limit');
    expect(findOn('a').getAttribute('href')).toBe('/profile/limits');
  });

  it('shows that the confirmation is being sent', async () => {
    const sent = network(() => new Promise(() => undefined));
    shown = { ...(await render(<ConfirmLimitPage token={token} />)), sent };
    await pressButton('Change limit');
    expect(findOn('button').getAttribute('aria-busy')).toBe('true');
  });

  it('says that a refused link no longer works, and offers nothing but the limits', async () => {
    const sent = network(() => refusal('token_expired', 422));
    shown = { ...(await render(<ConfirmLimitPage token={token} />)), sent };
    await pressButton('Change limit');
    await shown.until(() => expect(pageText()).toContain('This link no longer works'));
    expect([pageText().includes('it applies immediately'), document.body.querySelector('button')]).toEqual([false, null]);
    expect(findOn('a').getAttribute('href')).toBe('/profile/limits');
  });

  it('says it immediately of a link that was cut, and without one asks the player to open the link', async () => {
    const sent = network(() => refusal('token_invalid', 422));
    shown = { ...(await render(<ConfirmLimitPage token="bogus" />)), sent };
    expect([pageText().includes('This link no longer works'), limitWrites(shown.sent)]).toEqual([true, []]);
    await shown.unmount();
    shown = { ...(await render(<ConfirmLimitPage token={null} />)), sent };
    expect(pageText()).toContain('Open the link in the email we sent you.');
    expect(document.body.querySelector('button')).toBeNull();
  });
});
