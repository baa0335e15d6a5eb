import { notFound, redirect } from '@tanstack/react-router';
import type { Flag } from '#contract/fields/config/flags';
import { safePath } from '#rules/account/sign-in/safe-path';
import { groups } from '#rules/account/groups';
import { pathInLocale } from '#rules/locale/address';
import { CallFailed } from '../../platform/api/refusal';
import type { AppContext } from '../../platform/context/app-context';
import { isClosedFor, isOnFor } from '../../platform/config/flags';
import { isGuestMode } from '../../platform/context/guest-mode';
import { isServer } from '../../platform/context/is-server';
import { deferToBrowser } from '../../platform/hydration/defer-to-browser';
import { isUnconfirmed } from '../../platform/session';

interface Where {
  context: { app: AppContext };
  location: { href: string };
}

/**
 * Whether a player is signed in. On the server nobody is known, so guards wait for the browser; while the player is being
 * requested the page waits, and nobody is treated as a guest.
 */
function isPlayerHere({ session }: AppContext): boolean {
  deferToBrowser();
  if (session.status !== 'player' && isUnconfirmed()) throw new CallFailed('no_response', '', 0);
  return session.status === 'player';
}

/**
 * Redirects a guest to registration, with the return address (ROUTE-049); to sign-in if it's a player whose session has ended in this window,
 * or if the sign-in opens over such a page, such as after a new password.
 */
export function requireLogin({ context, location }: Where): void {
  if (isPlayerHere(context.app)) return;
  const { href } = location;
  const page = href.replace(/[?&](?:modal|asked)=[^&#]*/g, '').replace(/^([^?#]*)&/, '$1?');
  const isPlayers = /[?&]modal=sign-in(?:[&#]|$)/.test(href) || context.app.session.ends > 0;
  throw redirect({ to: isPlayers ? '/login' : '/registration', search: { redirect: page } });
}

/** Redirects a guest to main (ROUTE-046). */
export function membersOnly(app: AppContext): void {
  if (!isPlayerHere(app)) throw redirect({ to: '/' });
}

/** Throws notFound, except for testers. */
export function testersOnly(where: Where): void {
  requireLogin(where);
  if (!where.context.app.session.player?.groups.includes(groups.tester)) throw notFound();
}

/**
 * Redirects a signed-in player to the return address, such as after a sign-in in another window, else to main (ROUTE-049, ROUTE-050).
 * Signing in or up leaves guest mode (ROUTE-055).
 */
export function guestOnly({ context: { app }, location }: Where): void {
  if (isGuestMode) window.location.assign(pathInLocale(app.language.locale, location.href));
  if (isServer || app.session.status !== 'player') return;
  const path = safePath(new URLSearchParams(/\?[^#]*/.exec(location.href)?.[0]).get('redirect'));
  throw redirect({ to: '/', ...(path && { href: path }) });
}

/** Like `guestOnly`, except for a player who has just signed up there: the question about a limit comes first. */
export function registrationOnly(where: Where): void {
  if (!where.context.app.signUp.isUnderWay) guestOnly(where);
}

/** Closes an address to visitors of a fully restricted country (ROUTE-048); the server says so in the documents it renders. */
export async function openHere({ context, location }: { context: { app: AppContext }; location: { pathname: string } }): Promise<void> {
  if (isServer) return;
  const { requireOpen } = await import('./region');
  await requireOpen(context.app, location.pathname);
}

/** Redirects a player to an address, and a guest to sign-in or sign-up, which then leads there. */
export function redirectToSignIn({ context }: Pick<Where, 'context'>, page: '/login' | '/registration', then: string): never {
  throw redirect(isPlayerHere(context.app) ? { to: then } : { to: page, search: { redirect: then } });
}

/** For content pages: throws notFound for one that operators have closed. Testers see it, which only the browser can decide (USER-003). */
export async function openPage(app: AppContext, path: string): Promise<void> {
  if (!(await isClosedFor(app, path))) return;
  deferToBrowser();
  if (app.session.status !== 'player' && isUnconfirmed()) throw new CallFailed('no_response', '', 0);
  throw notFound();
}

/**
 * For pages behind a flag: redirects to the promotions or to another page while it's off, which only the browser knows for testers and
 * overrides (ROUTE-012, ROUTE-023, ROUTE-032, USER-003).
 */
export function onlyWhile(flag: Flag, otherwise: '/promotions' | '/tournaments/all' = '/promotions') {
  return async ({ context }: Pick<Where, 'context'>): Promise<void> => {
    if (await isOnFor(context.app, flag)) return;
    deferToBrowser();
    throw redirect({ to: otherwise });
  };
}
