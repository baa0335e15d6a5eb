import { dehydrate } from '@tanstack/react-query';
import { shapes } from '#contract/shapes.gen';
import type { AppContext } from '../context/app-context';

/**
 * The cached responses as text for the document, each with its shape in this release; `<` is escaped because the text is inside a script
 * element. `address` is the page's, as the router knows it.
 */
export function firstDataOf({ queryClient, renderedAt }: Pick<AppContext, 'queryClient' | 'renderedAt'>, address: string): string {
  const state = dehydrate(queryClient);
  const shapeOf = (call: unknown) => (shapes as Record<string, string>)[String(call)];
  const queries = state.queries.map((query) => ({ ...query, meta: { ...query.meta, shape: shapeOf(query.queryKey[1]) } }));
  return JSON.stringify({ ...state, queries, rendered: { at: renderedAt, address } }).replaceAll('<', '\\u003c');
}
