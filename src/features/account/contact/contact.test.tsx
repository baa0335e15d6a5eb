// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { completePlayer, network, type Sent } from '#tests/support/deposit-page';
import { refusal } from '#tests/support/fake-platform';
import { findOn, pageText, pressButton, submitForm, typeInto } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { session } from '../../../platform/session';
import { takeToasts, type Toast } from '../../../ui/toast';
import { EmailChangePage } from './email-change-page';
import { emailChangeQuery } from './email-change-query';
import { EmailSection } from './email-section';
import { PhoneChangePage } from './phone-change-page';
import { phoneChangeQuery } from './phone-query';
import { PhoneSection } from './phone-section';

const until = '2026-05-02T09:00:00Z';
const requested_at = '2026-05-01T09:00:00Z';

let shown: Rendered;
let toasts: Toast[];
let stop: () => void;

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
  Object.assign(session, { status: 'player', player: completePlayer });
  toasts = [];
  stop = takeToasts((order) => void ('show' in order && toasts.push(order.show)));
});

afterEach(async () => {
  stop();
  await shown.unmount();
  vi.unstubAllGlobals();
});

const writes = (sent: Sent[]) =>
  sent.filter(({ method, url }) => method !== 'GET' && url.startsWith('/api/')).map(({ url, method, body }) => [method, url, body]);
const reads = (sent: Sent[], url: string) => sent.filter((one) => one.method === 'GET' && one.url === url).length;
const buttons = () => [...document.body.querySelectorAll('button')].map(({ textContent }) => textContent);
const said = () => findOn('[role="alert"], [role="status"]')?.textContent;

/** What a request of the test gets: reads their answer, writes `write`. */
const answering = (read: object, write: () => Response = () => Response.json({})) =>
  network(({ method }) => (method === 'GET' ? Response.json(read) : write()));

describe('the email on the security page', () => {
  const pending = { email: 'new@perigee.example', requested_at, expires_at: until };
  const open = async (response: object, write?: () => Response) => {
    const sent = answering(response, write);
    shown = await render(<EmailSection />, [[emailChangeQuery().queryKey, response]]);
    return sent;
  };

  it('shows the address of the account, and no form for a code while nothing waits', async () => {
    await open({ pending: null });
    expect(pageText()).toContain('ada@example.com');
    expect(buttons()).toEqual(['Change email']);
    expect(document.body.querySelector('form')).toBeNull();
  });

  it('shows the address that waits and until when, and confirms it by its code', async () => {
    const sent = await open({ pending });
    expect(pageText()).toContain('Confirm new@perigee.example');
    expect(pageText()).toContain('Both work until 2 May 2026');
    expect(buttons()).toEqual(['Confirm new email', 'Keep my current email', 'Use a different email']);
    await typeInto('code', '123456');
    await submitForm('code');
    await shown.until(() => expect(toasts).toMatchObject([{ tone: 'success', title: 'Your email is changed.' }]));
    expect(writes(sent)).toEqual([['POST', '/api/users/email_change/confirm', { code: '123456' }]]);
    await shown.until(() => expect(reads(sent, '/api/player/email_change')).toBe(1));
  });

  it('sends no code that isn’t six digits, and shows a wrong one at the form', async () => {
    const sent = await open({ pending }, () => refusal('token_invalid', 422));
    await typeInto('code', '12345');
    await submitForm('code');
    expect(writes(sent)).toEqual([]);
    await typeInto('code', '123456');
    await submitForm('code');
    await shown.until(() => expect(findOn('form [role="alert"]')).not.toBeNull());
    expect(toasts).toEqual([]);
  });

  it('can be kept: the change that waits is cancelled', async () => {
    const sent = await open({ pending });
    await pressButton('Keep my current email');
    await shown.until(() => expect(toasts.map(({ title }) => title)).toEqual(['Your email stays as it is.']));
    expect(writes(sent)).toEqual([['DELETE', '/api/player/email_change', {}]]);
  });
});

describe('the page of a mailed link about the email', () => {
  const change = { link: 'confirm', old_email: 'a•••a@example.com', new_email: 'n•••w@perigee.example', is_confirmed: false };

  it('says what changes, and does nothing before a press', async () => {
    const sent = answering(change);
    shown = await render(<EmailChangePage token="token-1" />);
    await shown.until(() => expect(pageText()).toContain('changes from a•••a@example.com to n•••w@perigee.example.'));
    expect(writes(sent)).toEqual([]);
    await pressButton('Confirm new email');
    await shown.until(() => expect(pageText()).toContain('Your email is changed.'));
    expect(writes(sent)).toEqual([['POST', '/api/users/email_change/confirm', { token: 'token-1' }]]);
    expect(document.body.querySelector('a[href="/remind"]')).toBeNull();
  });

  it.each([
    [false, 'Somebody asked to change'],
    [true, 'was changed from'],
  ])('that undoes a change (confirmed: %s) takes it back, and then leads to a new password', async (is_confirmed, text) => {
    const sent = answering({ ...change, link: 'undo', is_confirmed });
    shown = await render(<EmailChangePage token="token-1" />);
    await shown.until(() => expect(pageText()).toContain(text));
    await pressButton('This wasn’t me');
    await shown.until(() => expect(pageText()).toContain('all devices are signed out'));
    expect(writes(sent)).toEqual([['POST', '/api/users/email_change/undo', { token: 'token-1' }]]);
    expect(findOn('a[href="/remind"]').textContent).toBe('Set a new password');
  });

  it('says that a link is used up, also one without a token', async () => {
    network(() => refusal('token_expired', 422));
    shown = await render(<EmailChangePage token="token-1" />);
    await shown.until(() => expect(said()).toContain('This link no longer works'));
    await shown.unmount();
    shown = await render(<EmailChangePage token={null} />);
    expect(said()).toContain('This link no longer works');
  });
});

describe('the phone on the security page', () => {
  const open = async (response: object, phone: string | null = '+49 151 2345678', write?: () => Response) => {
    Object.assign(session, { player: { ...completePlayer, mobile_phone: phone } });
    const sent = answering(response, write);
    shown = await render(<PhoneSection />, [[phoneChangeQuery().queryKey, response]]);
    return sent;
  };

  it.each([
    ['a confirmed number', true, '+49 151 2345678', '+49 151 2345678 Confirmed', 'Change number'],
    ['an unconfirmed number', false, '+49 151 2345678', '+49 151 2345678 Not confirmed', 'Confirm number'],
    ['no number', false, null, 'No number yet. ', 'Change number'],
  ])('shows %s', async (_, is_confirmed, phone, text, button) => {
    await open({ is_confirmed, pending: null }, phone);
    expect(findOn('section p').textContent).toBe(text);
    expect(buttons()).toEqual([button]);
  });

  it('confirms the number that waits by its code and refetches it', async () => {
    const sent = await open({ is_confirmed: false, pending: { phone: '+49 30 5550199', requested_at, expires_at: until } });
    expect(pageText()).toContain('Enter the code we sent to +49 30 5550199');
    expect(pageText()).toContain('It works until 2 May 2026');
    await typeInto('code', '654321');
    await submitForm('code');
    await shown.until(() => expect(toasts).toMatchObject([{ tone: 'success', title: 'Your phone number is confirmed.' }]));
    expect(writes(sent)).toEqual([['POST', '/api/player/phone_change/confirm', { code: '654321' }]]);
    await shown.until(() => expect(reads(sent, '/api/player/phone_change')).toBe(1));
  });

  it('takes the number that waits back', async () => {
    const sent = await open({ is_confirmed: false, pending: { phone: '+49 30 5550199', requested_at, expires_at: until } });
    await pressButton('Cancel');
    await shown.until(() => expect(reads(sent, '/api/player/phone_change')).toBe(1));
    expect(writes(sent)).toEqual([['DELETE', '/api/player/phone_change', {}]]);
  });
});

describe('the page of a mailed link about the phone', () => {
  it('takes the change back on a press, and leads to a new password', async () => {
    const sent = answering({});
    shown = await render(<PhoneChangePage token="token-1" />);
    expect(writes(sent)).toEqual([]);
    await pressButton('This wasn’t me');
    await shown.until(() => expect(pageText()).toContain('Your former phone number is back'));
    expect(writes(sent)).toEqual([['POST', '/api/users/phone_change/undo', { token: 'token-1' }]]);
    expect(findOn('a[href="/remind"]').textContent).toBe('Set a new password');
  });

  it('says that a link is used up', async () => {
    answering({}, () => refusal('token_invalid', 422));
    shown = await render(<PhoneChangePage token="token-1" />);
    await pressButton('This wasn’t me');
    await shown.until(() => expect(said()).toContain('This link no longer works'));
    expect(buttons()).toEqual([]);
  });
});
