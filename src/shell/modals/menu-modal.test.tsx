import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storage } from '#contract/storage';
import { getCurrentIp } from '#contract/calls/locale';
import { groups } from '#rules/account/groups';
import { completePlayer, network, type Sent } from '#tests/support/deposit-page';
import { findOn, pageText } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { accountsQuery } from '../../features/cashbox/queries';
import { compPointsQuery } from '../../features/vip/vip-queries';
import { queryOf } from '../../platform/api/query';
import { type Player, session } from '../../platform/session';
import MenuModal from './menu-modal';

let shown: Rendered;
let sent: Sent[];

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('indexedDB', undefined);
  sent = network(() => Response.json({ data: [] }));
});

afterEach(async () => {
  await shown.unmount();
  Object.assign(session, { status: 'unknown', player: null });
});

const open = async (player: Partial<Player> | null, country = 'NO') => {
  Object.assign(
    session,
    player ? { status: 'player', player: { ...completePlayer, groups: [], ...player } } : { status: 'guest', player: null },
  );
  shown = await render(<MenuModal asked={{}} onClose={() => undefined} />, [
    [accountsQuery().queryKey, { data: [{ currency: 'EUR', active: true, amount_cents: 12_500, available_to_cashout_cents: 10_000 }] }],
    [queryOf(getCurrentIp, {}).queryKey, { country_code: country }],
    [compPointsQuery().queryKey, { chargeable: { points: 4200 }, persistent: { points: 1, quarter: 1 }, rates: [] }],
  ]);
  await shown.until(() => expect(findOn('[role="dialog"]')).not.toBeNull());
};
const link = (href: string) => findOn<HTMLAnchorElement>(`[role="dialog"] a[href="${href}"]`);
const has = (...hrefs: string[]) => hrefs.map((href) => link(href) !== null);

describe('the menu', () => {
  it('offers a guest the ways in, and nothing of a player', async () => {
    await open(null);
    expect(has('/sign-up', '/sign-in', '/deposit', '/withdraw', '/profile', '/ffc')).toEqual([true, true, false, false, false, false]);
    expect(pageText()).not.toContain('Sign out');
  });

  it('says to a guest from a country without accounts that nobody can sign up there, instead of offering it [AUTH-010b]', async () => {
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
    await open(null, 'PL');
    await shown.until(() => expect(has('/sign-up', '/sign-in')).toEqual([false, true]));
    expect(pageText()).toContain('Registration restricted in your country');
    expect(pageText()).not.toContain('Create an account');
  });

  it('shows players who they are, the cashbox and their own pages', async () => {
    await open({ nickname: 'Orbiter' });
    expect(has('/sign-up', '/sign-in', '/deposit', '/withdraw', '/profile', '/ffc')).toEqual([false, false, true, true, true, false]);
    expect(link('/personal-info').textContent).toContain('Orbiter');
    expect(link('/personal-info').textContent).toContain(completePlayer.email);
  });

  it('leads testers to the switches of the site', async () => {
    await open({ groups: [groups.tester] });
    expect(has('/ffc')).toEqual([true]);
  });

  it('offers a player on a break no deposit, but the way to withdraw [LIMIT-006a]', async () => {
    await open({ play_break: { type: 'coolingoff', until: null } as Player['play_break'] });
    expect(has('/deposit', '/withdraw', '/profile/limits')).toEqual([false, true, true]);
  });

  it('signs out, and leads to the lobby', async () => {
    document.cookie = 'signed_in=1; path=/';
    await open({});
    await shown.go('/profile');
    await act(async () => [...document.body.querySelectorAll('button')].find(({ textContent }) => textContent === 'Sign out')!.click());
    await shown.until(() => expect(shown.where()).toBe('/'));
    expect(sent.filter(({ method }) => method !== 'GET').map(({ url }) => url)).toContain('/api/users/sign_out');
    expect(session.status).toBe('guest');
    document.cookie = 'signed_in=; path=/; max-age=0';
  });

  it('hides the benefits of an account for two minutes once they are closed [MOB-003a, MOB-003b]', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const banner = () => findOn('[role="dialog"] aside button');
    await open(null);
    await act(async () => banner().click());
    expect(banner()).toBeNull();
    for (const [ago, isBack] of [
      [119_000, false],
      [121_000, true],
    ] as const) {
      await shown.unmount();
      sessionStorage.setItem(storage.session.guestBanner, JSON.stringify(Date.now() - ago));
      await open(null);
      expect(banner() !== null).toBe(isBack);
    }
  });
});
