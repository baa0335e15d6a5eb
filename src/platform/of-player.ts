import type { AppContext } from './app-context';
import { forAWhile } from './for-a-while';

/**
 * Loads a player's own data of a page along with the page, so it's rendered in its place without a layout shift; waits only briefly, and
 * loads nothing for guests.
 */
export async function ofPlayer({ session }: Pick<AppContext, 'session'>, load: () => readonly Promise<unknown>[]): Promise<void> {
  if (session.status === 'player') await forAWhile(Promise.all(load()));
}
