import { notFound, redirect } from '@tanstack/react-router';
import { groups } from '#rules/account/groups';
import { CallFailed } from '../platform/api/refusal';
import { isDrawing } from '../platform/is-drawing';
import { isInDoubt, session } from '../platform/session';

interface Where {
  location: { href: string };
}

/**
 * Whether a player is here. While documents are drawn nobody is known, so that guards wait for the browser; while the
 * platform has yet to say who is here the page waits for it, and nobody is taken for a guest.
 */
function isPlayerHere(): boolean {
  if (isDrawing) throw redirect({ to: '/blank' });
  if (session.status !== 'player' && isInDoubt()) throw new CallFailed('no_answer', '', 0);
  return session.status === 'player';
}

/** Sends a guest to registration, with the way back (ROUTE-049). */
export function requireLogin({ location }: Where): void {
  if (!isPlayerHere()) throw redirect({ to: '/registration', search: { redirect: location.href } });
}

/** Sends a guest to main (ROUTE-046). */
export function membersOnly(): void {
  if (!isPlayerHere()) throw redirect({ to: '/' });
}

/** For everybody but testers there is no such page. */
export function testersOnly(where: Where): void {
  requireLogin(where);
  if (!session.player?.groups.includes(groups.tester)) throw notFound();
}

/** Sends a signed-in player to main (ROUTE-050). */
export function guestOnly(): void {
  if (!isDrawing && session.status === 'player') throw redirect({ to: '/' });
}
