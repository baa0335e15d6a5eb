import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import type { Flag } from '#contract/fields/config/flags';
import { groups } from '#rules/account/groups';
import { pathInLocale } from '#rules/locale/address';
import { CallFailed } from '../platform/api/refusal';
import { isClosedFor, isOnFor } from '../platform/config/flags';
import { isGuestMode } from '../platform/guest-mode';
import { activeLocale } from '../platform/i18n';
import { isDrawing } from '../platform/is-drawing';
import { leaveToWindow } from '../platform/leave-to-window';
import { isUnconfirmed, session } from '../platform/session';

interface Where {
  location: { href: string };
}

/**
 * Whether a player is signed in. On the server nobody is known, so guards wait for the browser; while the player is being
 * requested the page waits, and nobody is treated as a guest.
 */
function isPlayerHere(): boolean {
  leaveToWindow();
  if (session.status !== 'player' && isUnconfirmed()) throw new CallFailed('no_answer', '', 0);
  return session.status === 'player';
}

/** Redirects a guest to registration, with the return address (ROUTE-049). */
export function requireLogin({ location }: Where): void {
  if (!isPlayerHere()) throw redirect({ to: '/registration', search: { redirect: location.href } });
}

/** Sends a guest to main (ROUTE-046). */
export function membersOnly(): void {
  if (!isPlayerHere()) throw redirect({ to: '/' });
}

/** The page doesn't exist, except for testers. */
export function testersOnly(where: Where): void {
  requireLogin(where);
  if (!session.player?.groups.includes(groups.tester)) throw notFound();
}

/** Redirects a signed-in player to main (ROUTE-050). Signing in leaves the guest view (ROUTE-055). */
export function guestOnly({ location }: Where): void {
  if (isGuestMode) window.location.assign(pathInLocale(activeLocale(), location.href));
  if (!isDrawing && session.status === 'player') throw redirect({ to: '/' });
}

/** Closes an address to visitors of a fully restricted country (ROUTE-048); server-rendered documents do the same. */
export async function openHere({ context, location }: { context: { queryClient: QueryClient }; location: { pathname: string } }): Promise<void> {
  if (isDrawing) return;
  const { requireOpen } = await import('./region');
  await requireOpen(context.queryClient, location.pathname);
}

/** Redirects a player onwards, and a guest to sign-in with that as the return address. */
export function byDoor(door: '/login' | '/registration', then: string): never {
  throw redirect(isPlayerHere() ? { to: then } : { to: door, search: { redirect: then } });
}

/** For content pages: one that operators have closed doesn't exist, which only the browser decides for testers (USER-003). */
export async function openPage(queryClient: QueryClient, path: string): Promise<void> {
  if (!(await isClosedFor(queryClient, path))) return;
  leaveToWindow();
  if (session.status !== 'player' && isUnconfirmed()) throw new CallFailed('no_answer', '', 0);
  throw notFound();
}

/** For pages behind a flag: redirects while it's off, which only the browser knows for testers and overrides (ROUTE-032, USER-003). */
export function onlyWhile(flag: Flag, elsewhere: string) {
  return async ({ context }: { context: { queryClient: QueryClient } }): Promise<void> => {
    if (await isOnFor(context.queryClient, flag)) return;
    leaveToWindow();
    throw redirect({ to: elsewhere });
  };
}
