import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getPlayer } from '#contract/calls/account/profile';
import { compiledCatalogue } from '#locales/compile';
import { eventually } from '#tests/support/eventually';
import { ask, wireClient } from '../platform/api/client';
import { i18n } from '../platform/i18n';
import { mayBeSignedIn, session } from '../platform/session';
import { takeToasts, type ToastOrder } from '../ui/toast';
import { followElsewhere, followSignOut } from './follow-sign-out';

const cookie = (isThere: boolean) => (document.cookie = `signed_in=${isThere ? '1; path=/' : '; path=/; max-age=0'}`);

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: compiledCatalogue('en') });
  Object.assign(session, { status: 'player', player: { id: 7 } });
  wireClient({ fetch: async () => Response.json({ id: 8 }) });
});

/** A router at an address, and where it was sent. */
function routerAt(href: string, pathname = href, search = {}) {
  const navigate = vi.fn<(to: unknown) => Promise<void>>(async () => undefined);
  return { router: { state: { location: { href, pathname, search } }, navigate } as never, navigate };
}

describe('a message that a player signed out in another window', () => {
  it('ends the session here immediately, and notifies the player who was here [AUTH-008a]', async () => {
    cookie(false);
    const orders: ToastOrder[] = [];
    const stop = takeToasts((order) => void orders.push(order));
    followElsewhere(routerAt('/profile').router, null, null);
    expect([session.status, session.player]).toEqual(['guest', null]);
    followElsewhere(routerAt('/profile').router, null, null);
    await eventually(() => expect(orders).toMatchObject([{ show: { title: 'You’ve been signed out.' } }]));
    stop();
  });

  it('leads to the sign-in page with the server’s reason, and back to this window’s page, if the server ended the session [AUTH-009a]', () => {
    cookie(false);
    const { router, navigate } = routerAt('/profile/security');
    followElsewhere(router, null, 'Your password has been changed.');
    expect(session).toMatchObject({ status: 'guest', reason: 'Your password has been changed.' });
    expect(navigate.mock.calls).toEqual([
      [{ to: '/login', search: { redirect: '/profile/security' }, state: { signedOut: 'Your password has been changed.' } }],
    ]);
  });

  it('adds the server’s reason to the sign-in page of a window that noticed before, and leaves a guest alone', () => {
    cookie(false);
    const { router, navigate } = routerAt('/login?redirect=%2Fprofile', '/login', { redirect: '/profile' });
    Object.assign(session, { status: 'guest', player: null, ends: 0 });
    followElsewhere(router, null, 'Changed.');
    expect(navigate).not.toHaveBeenCalled();
    Object.assign(session, { status: 'guest', player: null, ends: 1 });
    followElsewhere(router, null, 'Changed.');
    expect(navigate.mock.calls).toEqual([
      [{ to: '/login', search: { redirect: '/profile' }, state: { signedOut: 'Changed.' }, replace: true }],
    ]);
  });

  it('that arrives after the next sign-in leaves the new player signed in, here too [OFF-005a]', async () => {
    cookie(true);
    followElsewhere(routerAt('/profile').router, null, null);
    await eventually(() => expect(session.player?.id).toBe(8));
    expect([session.status, mayBeSignedIn()]).toEqual(['player', true]);
  });
});

describe('a session that was ended elsewhere', () => {
  it('leads to the sign-in page with a message, and back after the sign-in [AUTH-009a, ERR-001]', async () => {
    cookie(true);
    const navigate = vi.fn<(to: unknown) => Promise<void>>(async () => undefined);
    followSignOut({ state: { location: { href: '/profile' } }, navigate } as never);
    wireClient({
      fetch: async () => Response.json({ error: { code: 'signed_out', message: 'Sign in again.', fields: {} } }, { status: 401 }),
    });
    const orders: ToastOrder[] = [];
    const stop = takeToasts((order) => void orders.push(order));
    await expect(ask(getPlayer, {}, { retries: 1 })).rejects.toMatchObject({ code: 'signed_out' });
    await eventually(() => expect(navigate).toHaveBeenCalled());
    stop();
    expect(navigate.mock.calls).toEqual([[{ to: '/login', search: { redirect: '/profile' }, state: { signedOut: 'Sign in again.' } }]]);
    // The page says it.
    expect(orders).toEqual([]);
    expect([session.status, session.player]).toEqual(['guest', null]);
  });

  it('says nothing to a guest, who stays on the page', async () => {
    Object.assign(session, { status: 'guest', player: null });
    const navigate = vi.fn<(to: unknown) => Promise<void>>(async () => undefined);
    followSignOut({ state: { location: { href: '/profile' } }, navigate } as never);
    wireClient({ fetch: async () => Response.json({ error: { code: 'signed_out', message: '', fields: {} } }, { status: 401 }) });
    await expect(ask(getPlayer, {}, { retries: 1 })).rejects.toMatchObject({ code: 'signed_out' });
    expect(navigate).not.toHaveBeenCalled();
  });
});
