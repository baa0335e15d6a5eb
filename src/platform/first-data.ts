import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { shapes } from '#contract/shapes.gen';

type Carried = NonNullable<DehydratedState['queries']>;

let carried: Carried = [];

/** Puts the answers that the document carries into the cache, so that the first screen asks for nothing. */
export function takeFirstData(queryClient: QueryClient): void {
  const element = document.getElementById('first-data');
  if (!element?.textContent) return;
  const state = JSON.parse(element.textContent) as DehydratedState;
  hydrate(queryClient, state);
  carried = state.queries ?? [];
}

/** What the document carried, handed over once: nobody asked for it, so the service worker has not seen it. */
export function letGoOfFirstData(): Carried {
  const taken = carried;
  carried = [];
  return taken;
}

/**
 * The answers in the cache as text for the document, each with the shape it has in this release; `<` is escaped, since it
 * stands inside a script element.
 */
export function firstDataOf(queryClient: QueryClient): string {
  const state = dehydrate(queryClient);
  const shapeOf = (call: unknown) => (shapes as Record<string, string>)[String(call)];
  const queries = state.queries.map((query) => ({ ...query, meta: { ...query.meta, shape: shapeOf(query.queryKey[1]) } }));
  return JSON.stringify({ ...state, queries }).replaceAll('<', '\\u003c');
}
