import { act, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Security } from '#contract/fields/security';
import { completePlayer, network, type Sent } from '#tests/support/deposit-page';
import { refusal } from '#tests/support/fake-platform';
import { findOn, pageText, pressButton, submitForm, typeInto } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { shownToasts } from '#tests/support/shown-toasts';
import { session } from '../../../platform/session';
import { FactorResetPage, ResetWarning } from './factor-reset';
import { securityQuery } from './security-query';
import { TwoFactorSection } from './two-factor-section';

let shown: Rendered;
let sent: Sent[];
/** Responses to writes, in turn. */
let responses: Response[];
const toasts = shownToasts();
const token = 'A'.repeat(43);
const security: Security = {
  two_factor: { enabled: false, recovery_codes_left: 0 },
  trusted_devices: [],
  last_sign_in: null,
  factor_reset: null,
};
const on = (recovery_codes_left: number): Security => ({ ...security, two_factor: { enabled: true, recovery_codes_left } });
const reset: Security = { ...on(10), factor_reset: { requested_at: '2026-05-01T09:00:00Z', due_at: '2026-05-08T09:00:00Z' } };

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
  Object.assign(session, { status: 'player', player: completePlayer });
});

afterEach(async () => {
  await shown.unmount();
});

const open = async (element: ReactElement, known: Security | null, ...said: Response[]) => {
  responses = said;
  sent = network(({ method, url }) => {
    if (method !== 'GET' && url.startsWith('/api/')) return responses.shift() ?? Response.json({});
    return Response.json(url.includes('factor_reset') ? { due_at: '2026-05-08T09:00:00Z' } : known);
  });
  shown = await render(element, known ? [[securityQuery().queryKey, known]] : []);
};
const until = (expectation: () => void) => shown.until(expectation);
const writes = () =>
  sent.filter(({ method, url }) => method !== 'GET' && url.startsWith('/api/')).map(({ method, url, body }) => [method, url, body]);
const rereads = () => sent.filter(({ method, url }) => method === 'GET' && url === '/api/player/security').length;
const titles = () => toasts.map(({ title }) => title);
const dialog = () => findOn('[role="dialog"], [role="alertdialog"]');
const inDialog = (name: string) =>
  act(async () => [...dialog().querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click());
const begun = (secret: string) =>
  Response.json({ secret, uri: `otpauth://totp/Perigee?secret=${secret}`, recovery_codes: [`${secret.toLowerCase()}-code`] });

describe('two-factor authentication', () => {
  it('is on once the app’s code is confirmed; the recovery codes stay until they are saved [PROF-001d]', async () => {
    await open(<TwoFactorSection />, security, begun('ABCDEFGHIJ'), refusal('second_factor_wrong', 422), Response.json({}));
    await pressButton('Set up two-factor');
    await until(() => expect(dialog()?.textContent).toContain('ABCD EFGH IJ'));
    expect(findOn('a[href^="otpauth:"]').getAttribute('href')).toBe('otpauth://totp/Perigee?secret=ABCDEFGHIJ');
    await typeInto('code', '123456');
    await submitForm('code');
    await until(() => expect(findOn('form [role="alert"], [name="code"][aria-invalid="true"]')).not.toBeNull());
    expect(pageText()).not.toContain('abcdefghij-code');
    await typeInto('code', '654321');
    await submitForm('code');
    await until(() => expect(pageText()).toContain('abcdefghij-code'));
    expect(writes().map(([, url, body]) => [url, body])).toEqual([
      ['/api/player/two_factor', {}],
      ['/api/player/two_factor/confirm', { code: '123456' }],
      ['/api/player/two_factor/confirm', { code: '654321' }],
    ]);
    expect(rereads()).toBe(0);
    await act(async () => dialog().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect([pageText().includes('abcdefghij-code'), dialog().querySelector('[aria-label="Close"]')]).toEqual([true, null]);
    await act(async () => findOn<HTMLInputElement>('input[type="checkbox"]').click());
    await inDialog('Finish');
    await until(() => expect(rereads()).toBe(1));
  });

  it('that took too long to set up starts over with a new key, and says so', async () => {
    await open(<TwoFactorSection />, security, begun('ABCDEFGH'), refusal('token_expired', 422), begun('QRSTUVWX'));
    await pressButton('Set up two-factor');
    await until(() => expect(dialog()?.textContent).toContain('ABCD EFGH'));
    expect(pageText()).not.toContain('That took too long');
    await typeInto('code', '123456');
    await submitForm('code');
    await until(() => expect(dialog()?.textContent).toContain('QRST UVWX'));
    expect([pageText(), findOn<HTMLInputElement>('[name="code"]').value]).toEqual([expect.stringContaining('That took too long'), '']);
  });

  it.each([
    [3, true],
    [4, false],
  ])('with %i recovery codes left warns that they run out: %s', async (left, warns) => {
    await open(<TwoFactorSection />, on(left));
    expect(pageText()).toContain(`${left} recovery codes left`);
    expect(pageText().includes('You’re running out')).toBe(warns);
  });

  it('is turned off after a question alone, and a refusal shows in it', async () => {
    await open(<TwoFactorSection />, on(10), refusal('forbidden', 403), Response.json({}));
    await pressButton('Turn off');
    await until(() => expect(dialog()?.textContent).toContain('trusted devices will be deleted'));
    await inDialog('Keep it on');
    expect(writes()).toEqual([]);
    await until(() => expect(dialog()).toBeNull());
    await pressButton('Turn off');
    await until(() => expect(dialog()).not.toBeNull());
    await inDialog('Turn off');
    await until(() => expect(dialog().querySelector('[role="alert"], [role="status"]')).not.toBeNull());
    expect(titles()).toEqual([]);
    await inDialog('Turn off');
    await until(() => expect(titles()).toEqual(['Two-factor authentication is off.']));
    expect(writes()).toEqual(Array(2).fill(['DELETE', '/api/player/two_factor', {}]));
    await until(() => expect(rereads()).toBe(1));
  });

  it('gets new recovery codes after a question, which are shown once', async () => {
    await open(<TwoFactorSection />, on(1), Response.json({ recovery_codes: ['wxyz-2345'] }));
    await pressButton('New recovery codes');
    await until(() => expect(dialog()?.textContent).toContain('Your current codes will stop working.'));
    await inDialog('Create new codes');
    await until(() => expect(pageText()).toContain('wxyz-2345'));
    expect(pageText()).not.toContain('Your current codes will stop working.');
    expect(writes()).toEqual([['POST', '/api/player/two_factor/recovery_codes', {}]]);
    await until(() => expect(rereads()).toBe(1));
  });
});

describe('a reset of the second factor', () => {
  it('that waits is warned of with its date, and cancelled by a press', async () => {
    await open(<ResetWarning />, reset);
    expect(pageText()).toMatch(/This will happen on 8 May 2026/);
    await pressButton('Cancel reset');
    await until(() => expect(titles()).toEqual(['The reset is cancelled. Two-factor authentication stays on.']));
    expect(writes()).toEqual([['POST', '/api/users/factor_reset/cancel', {}]]);
    await until(() => expect(rereads()).toBe(1));
    await shown.unmount();
    await open(<ResetWarning />, security);
    expect(pageText()).toBe('');
  });

  it('is cancelled from its mail on a press alone', async () => {
    await open(<FactorResetPage token={token} />, null);
    await until(() => expect(pageText()).toMatch(/This will happen on 8 May 2026/));
    expect(writes()).toEqual([]);
    await pressButton('Cancel reset');
    await until(() => expect(pageText()).toContain('Two-factor authentication stays on.'));
    expect(writes().map(([, , body]) => body)).toEqual([{ token }]);
  });

  it.each([
    ['token_invalid', true],
    ['bad_input', true],
    ['forbidden', false],
  ])('refused with %s says why; the link is over: %s', async (code, isOver) => {
    await open(<FactorResetPage token={token} />, null, refusal(code, 403));
    await until(() => expect(findOn('button')).not.toBeNull());
    await pressButton('Cancel reset');
    await until(() => expect(findOn('[role="alert"], [role="status"]')).not.toBeNull());
    expect([pageText().includes('This link no longer works'), findOn('button') === null]).toEqual([isOver, isOver]);
  });

  it('without its token is over', async () => {
    await open(<FactorResetPage token={null} />, null);
    expect([pageText(), sent]).toEqual([expect.stringContaining('This link no longer works'), []]);
  });
});
