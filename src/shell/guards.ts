import { notFound, redirect } from '@tanstack/react-router';
import { groups } from '#rules/account/groups';
import { CallFailed } from '../platform/api/refusal';
import { isInDoubt, session } from '../platform/session';

interface Where {
  location: { href: string };
}

/** Whether routes are drawn for the document: then nobody is known, and guards wait for the browser. */
const isDrawing = typeof window === 'undefined';

/** Sends a guest to registration, with the way back (ROUTE-049). */
export function requireLogin({ location }: Where): void {
  if (isDrawing) throw redirect({ to: '/blank' });
  if (session.status === 'player') return;
  // The platform has yet to say who is here: the page waits for it, and nobody is taken for a guest.
  if (isInDoubt()) throw new CallFailed('no_answer', '', 0);
  throw redirect({ to: '/registration', search: { redirect: location.href } });
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
