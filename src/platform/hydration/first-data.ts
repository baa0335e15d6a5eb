import { dehydrate, hydrate, type DehydratedState } from '@tanstack/react-query';
import { shapes } from '#contract/shapes.gen';
import type { AppContext } from '../context/app-context';

type Carried = NonNullable<DehydratedState['queries']>;

let carried: Carried = [];

/**
 * Puts the answers that the document carries into the cache, so that the first screen asks for nothing. Answers the address,
 * as the router knows it, whose page stands in the document with them; null where it carries none.
 */
export function takeFirstData(app: AppContext): string | null {
  const element = document.getElementById('first-data');
  if (!element?.textContent) return null;
  const { drawn, ...state } = JSON.parse(element.textContent) as DehydratedState & { drawn?: { at: number; address: string } };
  hydrate(app.queryClient, state);
  carried = state.queries ?? [];
  if (!drawn) return null;
  app.renderedAt = drawn.at;
  return drawn.address;
}

/** What the document carried, handed over once: nobody asked for it, so the service worker has not seen it. */
export function releaseFirstData(): Carried {
  const taken = carried;
  carried = [];
  return taken;
}

/**
 * The answers in the cache as text for the document, each with the shape it has in this release; `<` is escaped, since it
 * stands inside a script element. `address` is the page's, as the router knows it.
 */
export function firstDataOf({ queryClient, renderedAt }: Pick<AppContext, 'queryClient' | 'renderedAt'>, address: string): string {
  const state = dehydrate(queryClient);
  const shapeOf = (call: unknown) => (shapes as Record<string, string>)[String(call)];
  const queries = state.queries.map((query) => ({ ...query, meta: { ...query.meta, shape: shapeOf(query.queryKey[1]) } }));
  return JSON.stringify({ ...state, queries, drawn: { at: renderedAt, address } }).replaceAll('<', '\\u003c');
}
