import type { AppContext } from '../context/app-context';
import { waitBriefly } from './wait-briefly';

/**
 * Loads the player's own data for a page in parallel with the page, so that it's rendered in place and shifts nothing later. Waits briefly
 * only; does nothing for guests.
 */
export async function loadPlayerReads({ session }: Pick<AppContext, 'session'>, load: () => readonly Promise<unknown>[]): Promise<void> {
  if (session.status === 'player') await waitBriefly(Promise.all(load()));
}
