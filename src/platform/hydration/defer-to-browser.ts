import { redirect } from '@tanstack/react-router';
import { isServer } from '../context/is-server';

/**
 * While the server renders, ends with an empty page, so that the window decides: the server knows neither the player's
 * groups nor what this device overrides, and must not redirect away from a page that the visitor may see.
 */
export function deferToBrowser(): void {
  if (isServer) throw redirect({ to: '/blank' });
}
