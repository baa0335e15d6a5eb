import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { playerFields } from '#rules/account/fields/player-fields';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../../platform/api/client';
import { type Player, session } from '../../../platform/session';
import { ProfileLinks } from './profile-links';
import { ProfilePage } from './profile-page';
import { profileNames } from './profile-shape';

const nobody = Object.fromEntries(profileNames.map((name) => [name, null])) as unknown as Player;
const player = {
  ...nobody,
  id: 7,
  groups: [],
  auth_fields_missed: [],
  created_at: '2026-01-05T10:00:00.000Z',
  confirmed_at: '2026-01-05T10:00:00.000Z',
} as unknown as Player;

let shown: Rendered;
afterEach(async () => {
  await shown.unmount();
  Object.assign(session, { status: 'unknown', player: null });
});

it('has its sign-out button above content that grows while loading, so that it doesn’t move', async () => {
  Object.assign(session, { status: 'player', player });
  wireClient({ fetch: async (url) => Response.json(url.includes('/api/info/player_fields') ? playerFields : player) });
  shown = await render(<ProfilePage device={<p data-device>Kept on this device</p>} />);
  const signOut = [...shown.page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Sign out')!;
  const device = shown.page.querySelector('[data-device]')!;
  expect(signOut.compareDocumentPosition(device) & Node.DOCUMENT_POSITION_FOLLOWING).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('signs out on a press, at the server too, and leads to the lobby [AUTH-008a]', async () => {
  document.cookie = 'signed_in=1; path=/';
  Object.assign(session, { status: 'player', player });
  const asked: string[] = [];
  wireClient({ fetch: async (url) => (asked.push(url), Response.json(url.includes('/api/info/player_fields') ? playerFields : player)) });
  shown = await render(<ProfilePage />);
  await shown.go('/profile');
  await act(async () => [...shown.page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Sign out')!.click());
  await shown.until(() => expect([session.status, shown.where()]).toEqual(['guest', '/']));
  expect(asked).toContain('/api/users/sign_out');
  document.cookie = 'signed_in=; path=/; max-age=0';
});

it('the links beside a page of the account begin with the profile itself, those under its own heading don’t', async () => {
  Object.assign(session, { status: 'player', player });
  const hrefs = async (isBeside: boolean) => {
    shown = await render(<ProfileLinks isBeside={isBeside} />);
    return [...shown.page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  };
  const below = await hrefs(false);
  await shown.unmount();
  expect(await hrefs(true)).toEqual(['/profile', ...below]);
  expect(below).not.toContain('/profile');
});
