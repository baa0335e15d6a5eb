import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Security } from '#contract/fields/security';
import { completePlayer, network } from '#tests/support/deposit-page';
import { findOn, pageText, pressButton } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { session } from '../../../platform/session';
import { securityQuery, sessionsQuery } from '../security/security-query';
import { SecurityPage } from './security-page';
import { SessionsList } from './sessions-list';

let shown: Rendered;
const at = '2026-05-01T09:00:00Z';

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
  Object.assign(session, { status: 'player', player: completePlayer });
});

afterEach(async () => {
  await shown.unmount();
  Object.assign(session, { status: 'unknown', player: null });
});

it.each([
  ['Firefox, Linux', 'DE', 'Firefox, Linux · Germany'],
  [null, 'DE', 'Unknown device · Germany'],
])('the last sign-in names the device %s and the place', async (device, country, said) => {
  network(() => Response.json({ data: [] }));
  const security: Security = {
    two_factor: { enabled: false, recovery_codes_left: 0 },
    trusted_devices: [],
    last_sign_in: { at, device, country } as Security['last_sign_in'],
    factor_reset: null,
  };
  shown = await render(<SecurityPage />, [[securityQuery().queryKey, security]]);
  expect(pageText()).toContain(`Last sign-in: 1 May 2026, 09:00 · ${said}`);
});

it('while one device is signed out, only its button is busy', async () => {
  network(({ method }) => (method === 'DELETE' ? new Promise(() => undefined) : Response.json({ data: [] })));
  const one = (id: string, is_current = false) => ({ id, is_current, user_agent: '', country: 'DE', created_at: at, last_seen_at: at });
  shown = await render(<SessionsList />, [[sessionsQuery().queryKey, { data: [one('here', true), one('two'), one('three')] }]]);
  const busy = () => [...document.querySelectorAll('li button')].map((button) => button.getAttribute('aria-busy'));
  await pressButton('Sign out device');
  expect(busy()).toEqual(['true', 'false']);
  expect(findOn('ul + button').getAttribute('aria-busy')).toBe('false');
});
