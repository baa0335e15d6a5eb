import { expect, it } from 'vitest';
import type { Security } from '#contract/fields/security';
import { network } from '#tests/support/deposit-page';
import { findOn, pageText, pressButton } from '#tests/support/page-input';
import { playerWindow } from '#tests/support/player-window';
import { securityQuery, sessionsQuery } from '../security/security-query';
import { SecurityPage } from './security-page';
import { SessionsList } from './sessions-list';

const player = playerWindow();
const at = '2026-05-01T09:00:00Z';

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
  await player.open(<SecurityPage />, [[securityQuery().queryKey, security]]);
  expect(pageText()).toContain(`Last sign-in: 1 May 2026, 09:00 · ${said}`);
});

it('while one device is signed out, only its button is busy', async () => {
  network(({ method }) => (method === 'DELETE' ? new Promise(() => undefined) : Response.json({ data: [] })));
  const one = (id: string, is_current = false) => ({ id, is_current, user_agent: '', country: 'DE', created_at: at, last_seen_at: at });
  await player.open(<SessionsList />, [[sessionsQuery().queryKey, { data: [one('here', true), one('two'), one('three')] }]]);
  const busy = () => [...document.querySelectorAll('li button')].map((button) => button.getAttribute('aria-busy'));
  await pressButton('Sign out device');
  expect(busy()).toEqual(['true', 'false']);
  expect(findOn('ul + button').getAttribute('aria-busy')).toBe('false');
});
