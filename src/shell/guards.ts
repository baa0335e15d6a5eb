import { redirect } from '@tanstack/react-router';
import { session } from '../platform/session';

interface Where {
  location: { href: string };
}

/** Whether routes are drawn for the document: then nobody is known, and guards wait for the browser. */
const isDrawing = typeof window === 'undefined';

/** Sends a guest to registration, with the way back (ROUTE-049). */
export function requireLogin({ location }: Where): void {
  if (isDrawing) throw redirect({ to: '/blank' });
  if (session.status === 'player') return;
  throw redirect({ to: '/registration', search: { redirect: location.href } });
}

/** Sends a signed-in player to main (ROUTE-050). */
export function guestOnly(): void {
  if (!isDrawing && session.status === 'player') throw redirect({ to: '/' });
}
