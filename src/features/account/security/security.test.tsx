import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from 'react';
import { getPasskeys } from '#contract/calls/account/passkeys';
import { getSecurityEvents } from '#contract/calls/account/session';
import type { Security, SecurityEvent, TrustedDevice } from '#contract/fields/security';
import { completePlayer, network, type Sent } from '#tests/support/deposit-page';
import { refusal } from '#tests/support/fake-platform';
import { findOn, pageText, pressButton, typeInto } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { shownToasts } from '#tests/support/shown-toasts';
import { staleReads } from '#tests/support/stale-reads';
import { queryOf } from '../../../platform/api/query';
import { session } from '../../../platform/session';
import { SessionsList } from '../profile/sessions-list';
import { PasskeysSection } from './passkeys-section';
import { RecoveryCodes } from './recovery-codes';
import { SecurityHistoryPage } from './security-history-page';
import { securityQuery, sessionsQuery } from './security-query';
import { TrustedDevices } from './trusted-devices';

const chrome = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36';
const at = '2026-05-01T09:00:00Z';

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
const reads = (sent: Sent[], url: string) => sent.filter((one) => one.method === 'GET' && one.url === url).length;
const rows = () => [...document.body.querySelectorAll('li')];
const titles = () => toasts.map(({ title }) => title);
/** Responds to reads with `read` and to writes with `write`. */
const respondingWith = (read: object, write = () => Response.json({})) =>
  network(({ method }) => (method === 'GET' ? Response.json(read) : write()));

describe('trusted devices', () => {
  const device = (change: Partial<TrustedDevice>): TrustedDevice => ({
    id: 'a',
    is_current: false,
    user_agent: chrome,
    country: 'DE',
    created_at: at,
    last_used_at: at,
    expires_at: '2026-05-15T09:00:00Z',
    ...change,
  });
  const security = (devices: TrustedDevice[]): Security => ({
    two_factor: { enabled: true, recovery_codes_left: 10 },
    trusted_devices: devices,
    last_sign_in: null,
    factor_reset: null,
  });
  const open = async (devices: TrustedDevice[], write?: () => Response) => {
    const sent = respondingWith(security(devices), write);
    shown = await render(<TrustedDevices />, [[securityQuery().queryKey, security(devices)]]);
    return sent;
  };

  it('are listed with name, place and expiry, the current one marked; without any, nothing shows', async () => {
    await open([device({ is_current: true }), device({ id: 'b', user_agent: null, country: null })]);
    expect(rows().map((row) => row.textContent)).toEqual([
      'Chrome, Android · GermanyThis device · Until 15 May 2026Remove trust',
      'Unknown device · Unknown countryUntil 15 May 2026Remove trust',
    ]);
    await shown.unmount();
    await open([]);
    expect(pageText()).toBe('');
  });

  it('that can’t be loaded can be retried', async () => {
    let isDown = true;
    network(() => (isDown ? refusal('forbidden', 403) : Response.json(security([device({})]))));
    shown = await render(<TrustedDevices />);
    await shown.until(() => expect(findOn('[role="alert"], [role="status"]')).not.toBeNull());
    expect(rows()).toHaveLength(0);
    isDown = false;
    await pressButton('Try again');
    await shown.until(() => expect(rows()).toHaveLength(1));
  });

  it('are untrusted one by one, and the list is refetched', async () => {
    const sent = await open([device({}), device({ id: 'b' })]);
    await act(async () => rows()[1]!.querySelector('button')!.click());
    await shown.until(() => expect(titles()).toEqual(['We’ll ask that device for a code again.']));
    expect(writes(sent)).toEqual([['DELETE', '/api/player/trusted_devices/b', {}]]);
    await shown.until(() => expect(reads(sent, '/api/player/security')).toBe(1));
  });

  it('stay trusted if the server refuses, and an error shows', async () => {
    await open([device({})], () => refusal('forbidden', 403));
    await pressButton('Remove trust');
    await shown.until(() => expect(findOn('[role="alert"], [role="status"]')).not.toBeNull());
    expect(titles()).toEqual([]);
  });
});

describe('the security history', () => {
  const event = (change: Partial<SecurityEvent>): SecurityEvent => ({
    id: 1,
    at,
    kind: 'sign_in',
    way: 'password',
    country: 'DE',
    device: 'Chrome, Android',
    ...change,
  });

  it('shows what happened, by which method, where and on which device; a failed sign-in is highlighted', async () => {
    network(() =>
      Response.json({
        data: [
          event({ id: 3, way: 'trusted_device' }),
          event({ id: 2, kind: 'sign_in_failed', way: 'code', country: null }),
          event({ kind: 'two_factor_on', way: null, device: null }),
        ],
        next: null,
      }),
    );
    shown = await render(<SecurityHistoryPage />);
    await shown.until(() => expect(rows()).toHaveLength(3));
    const [first, second, third] = rows().map(({ textContent }) => textContent);
    expect(first).toMatch(/^Signed in on a trusted device1 May 2026.* · Chrome, Android · Germany$/);
    expect(second).toMatch(/^Failed sign-in: wrong code1 May 2026.* · Chrome, Android$/);
    expect(third).toMatch(/^Two-factor authentication turned on1 May 2026.* · Germany$/);
    expect(rows().map(({ className }) => className.includes('failed'))).toEqual([false, true, false]);
    expect(document.body.querySelector('button')).toBeNull();
  });

  it('loads earlier events from the last shown one on', async () => {
    const sent = network(({ url }) =>
      Response.json(url.includes('before=') ? { data: [event({ id: 6 })], next: null } : { data: [event({ id: 7 })], next: 7 }),
    );
    shown = await render(<SecurityHistoryPage />);
    await shown.until(() => expect(rows()).toHaveLength(1));
    await pressButton('Show more');
    await shown.until(() => expect(rows()).toHaveLength(2));
    expect(sent.at(-1)!.url).toBe('/api/player/security_events?before=7');
  });

  it('is empty for a new account', async () => {
    network(() => Response.json({ data: [], next: null }));
    shown = await render(<SecurityHistoryPage />);
    await shown.until(() => expect(pageText()).toContain('No activity yet.'));
  });

  it('that can’t be loaded can be retried', async () => {
    let isDown = true;
    network(() => (isDown ? refusal('forbidden', 403) : Response.json({ data: [event({})], next: null })));
    shown = await render(<SecurityHistoryPage />);
    await shown.until(() => expect(findOn('[role="alert"], [role="status"]')).not.toBeNull());
    expect(pageText()).not.toContain('No activity yet.');
    isDown = false;
    await pressButton('Try again');
    await shown.until(() => expect(rows()).toHaveLength(1));
  });
});

describe('signed-in devices', () => {
  const one = (id: string, is_current: boolean) => ({
    id,
    is_current,
    user_agent: chrome,
    country: 'DE',
    created_at: at,
    last_seen_at: '2026-05-03T09:00:00Z',
  });
  const open = async (data: object[]) => {
    const sent = respondingWith({ data });
    shown = await render(<SessionsList />, [[sessionsQuery().queryKey, { data }]]);
    return sent;
  };

  it('can be signed out one by one, except this one', async () => {
    const sent = await open([one('here', true), one('there', false)]);
    expect(rows().map((row) => [row.textContent?.includes('This device'), row.querySelector('button') !== null])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(rows()[1]!.textContent).toMatch(/Last active 3 May 2026.*Signed in 1 May 2026/);
    await pressButton('Sign out device');
    await shown.until(() => expect(titles()).toEqual(['Device signed out.']));
    expect(writes(sent)).toEqual([['DELETE', '/api/player/sessions/there', {}]]);
    await shown.until(() => expect(reads(sent, '/api/player/sessions')).toBe(1));
  });

  it('can be signed out together, if there are others', async () => {
    const sent = await open([one('here', true), one('there', false)]);
    await pressButton('Sign out other devices');
    await shown.until(() => expect(titles()).toEqual(['All other devices are signed out.']));
    expect(writes(sent)).toEqual([['DELETE', '/api/player/sessions', {}]]);
    await shown.unmount();
    await open([one('here', true)]);
    expect(document.body.querySelector('button')).toBeNull();
  });
});

describe('passkeys', () => {
  const passkey = { id: 'key-1', name: 'Phone', created_at: at, last_used_at: null };
  const key = queryOf(getPasskeys, {}).queryKey;
  const open = async (write?: () => Response) => {
    const data = [passkey, { ...passkey, id: 'key-2', name: 'Laptop', last_used_at: '2026-05-03T09:00:00Z' }];
    const sent = respondingWith({ data }, write);
    shown = await render(<PasskeysSection />, [[key, { data }]]);
    return sent;
  };
  const pressIn = (row: number, name: string) =>
    act(async () => [...rows()[row]!.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click());
  const inDialog = (name: string) =>
    act(async () =>
      [...findOn('[role="alertdialog"], [role="dialog"]').querySelectorAll('button')]
        .find(({ textContent }) => textContent === name)!
        .click(),
    );

  it('are listed with when they were added and used', async () => {
    await open();
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^PhoneAdded 1 May 2026Not used yet/),
      expect.stringMatching(/^LaptopAdded 1 May 2026Last used 3 May 2026/),
    ]);
  });

  it('have no empty list without any', async () => {
    respondingWith({ data: [] });
    shown = await render(<PasskeysSection />, [[key, { data: [] }]]);
    expect([document.body.querySelector('ul'), pageText().includes('Passkeys')]).toEqual([null, true]);
  });

  it('can’t be added where the browser has none, which it says', async () => {
    respondingWith({ data: [] });
    shown = await render(<PasskeysSection />, [[queryOf(getPasskeys, {}).queryKey, { data: [] }]]);
    expect(pageText()).toContain('This browser doesn’t support passkeys.');
    expect(document.body.querySelector('button')).toBeNull();
  });

  it('are removed after a question about this very one; “Keep passkey” removes nothing', async () => {
    const sent = await open();
    await pressIn(1, 'Remove passkey');
    await shown.until(() => expect(pageText()).toContain('Remove “Laptop”?'));
    await inDialog('Keep passkey');
    expect(writes(sent)).toEqual([]);
    await shown.until(() => expect(document.body.querySelector('[role="alertdialog"], [role="dialog"]')).toBeNull());
    await pressIn(1, 'Remove passkey');
    await shown.until(() => expect(pageText()).toContain('Remove “Laptop”?'));
    const stale = staleReads(shown, ['private', getSecurityEvents.id, {}]);
    await inDialog('Remove passkey');
    await shown.until(() => expect(titles()).toEqual(['Passkey removed.']));
    expect(stale()).toEqual([true]);
    expect(writes(sent)).toEqual([['DELETE', '/api/player/passkeys/key-2', {}]]);
    await shown.until(() => expect(reads(sent, getPasskeys.path)).toBe(1));
  });

  it('are renamed', async () => {
    const sent = await open();
    await pressIn(0, 'Rename');
    await shown.until(() => expect(findOn<HTMLInputElement>('input').value).toBe('Phone'));
    await typeInto(findOn<HTMLInputElement>('input').name, 'Red phone');
    await inDialog('Save name');
    await shown.until(() => expect(titles()).toEqual(['Passkey renamed.']));
    expect(writes(sent)).toEqual([['PATCH', '/api/player/passkeys/key-1', { name: 'Red phone' }]]);
    await shown.until(() => expect(reads(sent, getPasskeys.path)).toBe(1));
  });
});

it('recovery codes can be closed only once the player confirms having saved them; the file has every code', async () => {
  const done = vi.fn<() => void>();
  shown = await render(<RecoveryCodes codes={['aaaa-bbbb', 'cccc-dddd']} onDone={done} />);
  expect(rows().map(({ textContent }) => textContent)).toEqual(['aaaa-bbbb', 'cccc-dddd']);
  const file = findOn<HTMLAnchorElement>('a[download]');
  expect([file.getAttribute('download'), decodeURIComponent(file.getAttribute('href')!.split(',')[1]!)]).toEqual([
    'perigee-recovery-codes.txt',
    'aaaa-bbbb\ncccc-dddd\n',
  ]);
  await pressButton('Finish');
  expect(done).not.toHaveBeenCalled();
  await act(async () => findOn<HTMLInputElement>('input[type="checkbox"]').click());
  await pressButton('Finish');
  expect(done).toHaveBeenCalledOnce();
});
