import type { AppContext } from '../context/app-context';
import { waitBriefly } from './wait-briefly';

/**
 * Loads what a player has of a page along with the page itself, so that it’s rendered in its place rather than pushed in
 * between; not waited for long, and nothing for guests.
 */
export async function loadPlayerReads({ session }: Pick<AppContext, 'session'>, load: () => readonly Promise<unknown>[]): Promise<void> {
  if (session.status === 'player') await waitBriefly(Promise.all(load()));
}
