import { hydrate, type DehydratedState } from '@tanstack/react-query';
import type { AppContext } from '../context/app-context';

/**
 * Puts the responses that the document carries into the query cache, so the first screen needs no requests. Returns the address (as the
 * router knows it) of the page in the document; null if the document carries none.
 */
export function takeFirstData(app: AppContext): string | null {
  const element = document.getElementById('first-data');
  if (!element?.textContent) return null;
  const { rendered, ...state } = JSON.parse(element.textContent) as DehydratedState & { rendered?: { at: number; address: string } };
  hydrate(app.queryClient, state);
  app.carried = state.queries ?? [];
  if (!rendered) return null;
  app.renderedAt = rendered.at;
  return rendered.address;
}

/**
 * Forgets the private responses that the document carried: it was rendered for a guest, and a player has others, such as a board with the
 * own place marked. Requested again, they're also stored for offline use.
 */
export function forgetGuestsResponses({ queryClient, carried }: Pick<AppContext, 'queryClient' | 'carried'>): void {
  for (const { queryKey } of carried) if (queryKey[0] === 'private') queryClient.removeQueries({ queryKey, exact: true });
}

/** What the document carried, handed over once: it was never requested, so the service worker hasn’t seen it. */
export function releaseFirstData(app: AppContext): AppContext['carried'] {
  const taken = app.carried;
  app.carried = [];
  return taken;
}
