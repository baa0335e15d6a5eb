import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { getCurrentIp } from '#contract/calls/locale';
import { render, type Rendered } from '#tests/support/render';
import { flagDefaults } from '#contract/fields/config/flags';
import { queryOf } from '../../platform/api/query';
import { shellConfigQuery } from '../../platform/config/flags';
import { makeWindowContext } from '../../platform/context/window-context';
import { session } from '../../platform/session';
import { BottomBar } from './bottom-bar';

let shown: Rendered;
const ways = () => [...shown.page.querySelectorAll('a')].map((link) => link.getAttribute('href'));

afterEach(async () => {
  await shown.unmount();
  Object.assign(session, { status: 'unknown', player: null });
});

it('offers the cashbox to a player, sign-in and sign-up to a guest, and neither during a sign-out [AUTH-008a, MOB-001a]', async () => {
  Object.assign(session, { status: 'player', player: { id: 7 } });
  shown = await render(<BottomBar />);
  expect(ways()[0]).toBe('/deposit');
  await act(async () => void (session.status = 'unknown'));
  expect(ways()).toHaveLength(4);
  await act(async () => void Object.assign(session, { status: 'guest', player: null }));
  expect(ways().slice(0, 2)).toEqual(['/sign-in', '/sign-up']);
});

it('invites nobody to sign up where no accounts are opened [AUTH-010d]', async () => {
  Object.assign(session, { status: 'guest', player: null });
  shown = await render(<BottomBar />, [], { site: { ...makeWindowContext().site, licence: 'EE' } });
  expect(ways().slice(0, 2)).toEqual(['/sign-in', '/']);
});

it('invites nobody to sign up from a country without accounts, once it’s known [AUTH-010b]', async () => {
  Object.assign(session, { status: 'guest', player: null });
  shown = await render(<BottomBar />, [[queryOf(getCurrentIp, {}).queryKey, { country_code: 'PL' }]]);
  await shown.until(() => expect(ways().slice(0, 2)).toEqual(['/sign-in', '/']));
});

it('has no deposit link for a player on a break', async () => {
  Object.assign(session, { status: 'player', player: { id: 7, play_break: { type: 'coolingoff', until: null } } });
  shown = await render(<BottomBar />);
  expect([ways().includes('/deposit'), ways().length]).toEqual([false, 4]);
});

it('betting-config: sports replace live while betting shows [MOB-001b, CONF-002, SPORT-001a]', async () => {
  const know = (betting: boolean) =>
    render(<BottomBar />, [[shellConfigQuery.queryKey, { flags: { ...flagDefaults, betting }, logo: null }]]);
  shown = await know(false);
  expect([ways().includes('/live'), ways().includes('/sport')]).toEqual([true, false]);
  await shown.unmount();
  shown = await know(true);
  expect([ways().includes('/live'), ways().includes('/sport')]).toEqual([false, true]);
});

it('shows the player’s entries, not sign-in, when the player can’t be requested [MOB-001a]', async () => {
  document.cookie = 'signed_in=1';
  shown = await render(<BottomBar />);
  expect(ways()[0]).toBe('/deposit');
  document.cookie = 'signed_in=; max-age=0';
});
