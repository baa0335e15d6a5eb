import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPlayer } from '#contract/calls/account/profile';
import { getSecurityEvents } from '#contract/calls/account/session';
import { getVerification } from '#contract/calls/account/verification';
import { completePlayer, network, type Sent } from '#tests/support/deposit-page';
import { refusal } from '#tests/support/fake-platform';
import { findOn, pageText, pressButton, submitForm, typeInto } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { shownToasts } from '#tests/support/shown-toasts';
import { staleReads } from '#tests/support/stale-reads';
import { session } from '../../../platform/session';
import { ContactChangePage } from './contact-change-page';
import { contactQuery } from './contact-query';
import { ContactSection } from './contact-section';

const until = '2026-05-02T09:00:00Z';
const requested_at = '2026-05-01T09:00:00Z';

let shown: Rendered;
const toasts = shownToasts();

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
  Object.assign(session, { status: 'player', player: completePlayer });
});

afterEach(async () => {
  await shown.unmount();
});

const writes = (sent: Sent[]) =>
  sent.filter(({ method, url }) => method !== 'GET' && url.startsWith('/api/')).map(({ url, method, body }) => [method, url, body]);
const buttons = () => [...document.body.querySelectorAll('button')].map(({ textContent }) => textContent);
const said = () => findOn('[role="alert"], [role="status"]')?.textContent;

const settled = { is_confirmed: true, pending: null };
const unconfirmed = { is_confirmed: false, pending: null };
/** A change that's waiting for its code. The code may be resent from `resend_at` on. */
const waiting = (value: string, resend_at = requested_at) => ({ value, requested_at, resend_at, expires_at: until });

/** Responds to reads with `read` and to writes with `write`. */
const respondingWith = (read: object, write: () => Response = () => Response.json({ email: settled, phone: settled })) =>
  network(({ method }) => (method === 'GET' ? Response.json(read) : write()));

describe('the email on the security page', () => {
  const open = async (email: object, write?: () => Response) => {
    const read = { email, phone: settled };
    const sent = respondingWith(read, write);
    shown = await render(<ContactSection kind="email" />, [[contactQuery().queryKey, read]]);
    return sent;
  };
  const pending = { is_confirmed: true, pending: waiting('new@perigee.example') };

  it('shows the account’s address, and no code form without a pending change', async () => {
    await open(settled);
    expect(pageText()).toContain('ada@example.com');
    expect(buttons()).toEqual(['Change email']);
    expect(document.body.querySelector('form')).toBeNull();
  });

  it('shows the pending address with its deadline, and confirms it by its code', async () => {
    const sent = await open(pending);
    expect(pageText()).toContain('Confirm new@perigee.example');
    expect(pageText()).toContain('Both work until 2 May 2026');
    expect(buttons()).toEqual(['Confirm new email', 'Send the code again', 'Keep my current email', 'Use a different email']);
    const stale = staleReads(shown, ['private', getVerification.id, {}], ['private', getSecurityEvents.id, {}]);
    await typeInto('code', '123456');
    await submitForm('code');
    await shown.until(() => expect(toasts).toMatchObject([{ tone: 'success', title: 'Your email has been changed.' }]));
    await shown.until(() => expect(stale()).toEqual([true, true]));
    expect(writes(sent)).toEqual([['POST', '/api/player/contact_changes/confirm', { kind: 'email', code: '123456' }]]);
    await shown.until(() => expect(document.body.querySelector('form')).toBeNull());
  });

  it('is changed in a dialog: the code is asked for as soon as the change is requested', async () => {
    const sent = await open(settled, () => Response.json({ email: pending, phone: settled }));
    await pressButton('Change email');
    await shown.until(() => expect(findOn('[role="dialog"] form')).not.toBeNull());
    await typeInto('value', 'new@perigee.example');
    await submitForm('value');
    await shown.until(() => expect(pageText()).toContain('Confirm new@perigee.example'));
    expect(writes(sent)).toEqual([['POST', '/api/player/contact_changes', { kind: 'email', value: 'new@perigee.example' }]]);
  });

  it('sends only codes of six digits, and shows an error for a wrong one in the form', async () => {
    const sent = await open(pending, () => refusal('token_invalid', 422));
    await typeInto('code', '12345');
    await submitForm('code');
    expect(writes(sent)).toEqual([]);
    await typeInto('code', '123456');
    await submitForm('code');
    await shown.until(() => expect(findOn('form [role="alert"]')).not.toBeNull());
    expect(toasts).toEqual([]);
  });

  it('can be kept: the pending change is cancelled', async () => {
    const sent = await open(pending);
    await pressButton('Keep my current email');
    await shown.until(() => expect(toasts.map(({ title }) => title)).toEqual(['Your email stays as it is.']));
    expect(writes(sent)).toEqual([['DELETE', '/api/player/contact_changes/email', {}]]);
  });

  it('can have its code resent after a delay', async () => {
    const later = { ...pending, pending: waiting('new@perigee.example', new Date(Date.now() + 30_000).toISOString()) };
    const sent = await open(pending, () => Response.json({ email: later, phone: settled }));
    await pressButton('Send the code again');
    await shown.until(() => expect([toasts.length, buttons()[1]]).toEqual([1, expect.stringMatching(/ \d+ s/)]));
    expect(writes(sent)).toEqual([['POST', '/api/player/contact_changes', { kind: 'email', value: 'new@perigee.example' }]]);
    await shown.unmount();
    await open({ is_confirmed: true, pending: waiting('new@perigee.example', new Date(Date.now() + 30_000).toISOString()) });
    expect(buttons()[1]).toMatch(/ \d+ s/);
  });
});

describe('the page of a mailed email link', () => {
  const change = {
    kind: 'email',
    link: 'confirm',
    old_value: 'a•••a@example.com',
    new_value: 'n•••w@perigee.example',
    is_confirmed: false,
  };
  const open = async (token: string | null) => {
    shown = await render(<ContactChangePage kind="email" token={token} />);
  };

  it('says what changes, and changes nothing before a click', async () => {
    document.cookie = 'signed_in=1; path=/';
    const sent = respondingWith(change);
    await open('token-1');
    await shown.until(() => expect(pageText()).toContain('will change from a•••a@example.com to n•••w@perigee.example.'));
    expect(writes(sent)).toEqual([]);
    await pressButton('Confirm new email');
    await shown.until(() => expect(pageText()).toContain('Your email has been changed.'));
    expect(writes(sent)).toEqual([['POST', '/api/users/contact_change/confirm', { token: 'token-1' }]]);
    // The profile shows the new address right away.
    expect(sent.filter(({ url }) => url === getPlayer.path)).not.toEqual([]);
    expect(document.body.querySelector('a[href="/remind"]')).toBeNull();
  });

  it('on a network that hangs says so after a few seconds, for reading and for confirming, and reads again on a press [OFF-001c]', async () => {
    vi.useFakeTimers();
    let isHanging = true;
    const never = () => new Promise<Response>(() => undefined) as never;
    network(({ method }) => (method !== 'GET' || isHanging ? never() : Response.json(change)));
    await open('token-1');
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await pass(1_000);
    expect(pageText()).not.toContain('longer than usual');
    await pass(3_500);
    expect([pageText().includes('This is taking longer than usual.'), buttons()]).toEqual([true, ['Try again']]);
    isHanging = false;
    await act(async () => findOn('button').click());
    await pass(100);
    expect(buttons()).toEqual(['Confirm new email']);
    await act(async () => findOn('button').click());
    await pass(3_000);
    expect(pageText()).not.toContain('longer than usual');
    await pass(1_500);
    vi.useRealTimers();
    expect(pageText()).toContain('This is taking longer than usual.');
  });

  it('that can’t be confirmed for now says why, and keeps its button', async () => {
    respondingWith(change, () => refusal('forbidden', 403));
    await open('token-1');
    await shown.until(() => expect(buttons()).toHaveLength(1));
    await pressButton('Confirm new email');
    await shown.until(() => expect(said()).toBeTruthy());
    expect(buttons()).toEqual(['Confirm new email']);
  });

  it.each([
    [false, 'Someone asked to change'],
    [true, 'was changed from'],
  ])('undoes a change (confirmed: %s) on a click, then links to setting a new password', async (is_confirmed, text) => {
    const sent = respondingWith({ ...change, link: 'undo', is_confirmed });
    await open('token-1');
    await shown.until(() => expect(pageText()).toContain(text));
    await pressButton('This wasn’t me');
    await shown.until(() => expect(pageText()).toContain('all devices are signed out'));
    expect(writes(sent)).toEqual([['POST', '/api/users/contact_change/undo', { token: 'token-1' }]]);
    expect(findOn('a[href="/remind"]').textContent).toBe('Set a new password');
  });

  it('says that a used link, or one without a token, no longer works', async () => {
    network(() => refusal('token_expired', 422));
    await open('token-1');
    await shown.until(() => expect(said()).toContain('This link no longer works'));
    await shown.unmount();
    await open(null);
    expect(said()).toContain('This link no longer works');
  });
});

describe('the phone on the security page', () => {
  const open = async (phone: object, number: string | null = '+49 151 2345678', write?: () => Response) => {
    Object.assign(session, { player: { ...completePlayer, mobile_phone: number } });
    const read = { email: settled, phone };
    const sent = respondingWith(read, write);
    shown = await render(<ContactSection kind="phone" />, [[contactQuery().queryKey, read]]);
    return sent;
  };
  const pending = { is_confirmed: false, pending: waiting('+49 30 5550199') };

  it.each([
    ['a confirmed number', settled, '+49 151 2345678', ['+49 151 2345678', 'Confirmed'], 'Change number'],
    ['an unconfirmed number', unconfirmed, '+49 151 2345678', ['+49 151 2345678', 'Not confirmed'], 'Confirm number'],
    ['no number', unconfirmed, null, ['No number yet.'], 'Change number'],
  ])('shows %s', async (_, state, number, texts, button) => {
    await open(state, number);
    expect([...findOn('section p').children].map(({ textContent }) => textContent.trim())).toEqual(texts);
    expect(buttons()).toEqual([button]);
  });

  it('confirms the pending number by its code', async () => {
    const sent = await open(pending);
    expect(pageText()).toContain('Enter the code we sent to +49 30 5550199');
    expect(pageText()).toContain('The code works until 2 May 2026');
    await typeInto('code', '654321');
    await submitForm('code');
    await shown.until(() => expect(toasts).toMatchObject([{ tone: 'success', title: 'Your phone number is confirmed.' }]));
    expect(writes(sent)).toEqual([['POST', '/api/player/contact_changes/confirm', { kind: 'phone', code: '654321' }]]);
    await shown.until(() => expect(document.body.querySelector('form')).toBeNull());
  });

  it('cancels the pending number', async () => {
    const sent = await open(pending);
    await pressButton('Keep my current number');
    await shown.until(() => expect(document.body.querySelector('form')).toBeNull());
    expect(writes(sent)).toEqual([['DELETE', '/api/player/contact_changes/phone', {}]]);
  });
});

describe('the page of a mailed phone link', () => {
  const change = { kind: 'phone', link: 'undo', old_value: null, new_value: '+49 •• 99', is_confirmed: true };

  it('undoes the change on a click, and links to setting a new password', async () => {
    const sent = respondingWith(change);
    shown = await render(<ContactChangePage kind="phone" token="token-1" />);
    await shown.until(() => expect(buttons()).toEqual(['This wasn’t me']));
    expect(writes(sent)).toEqual([]);
    await pressButton('This wasn’t me');
    await shown.until(() => expect(pageText()).toContain('Your previous phone number is back'));
    expect(writes(sent)).toEqual([['POST', '/api/users/contact_change/undo', { token: 'token-1' }]]);
    expect(findOn('a[href="/remind"]').textContent).toBe('Set a new password');
  });

  it('says that a used link no longer works', async () => {
    respondingWith(change, () => refusal('token_invalid', 422));
    shown = await render(<ContactChangePage kind="phone" token="token-1" />);
    await shown.until(() => expect(buttons()).toHaveLength(1));
    await pressButton('This wasn’t me');
    await shown.until(() => expect(said()).toContain('This link no longer works'));
    expect(buttons()).toEqual([]);
  });
});
