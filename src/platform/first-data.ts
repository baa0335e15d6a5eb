import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** Puts the answers that the document carries into the cache, so that the first screen asks for nothing. */
export function takeFirstData(queryClient: QueryClient): void {
  const element = document.getElementById('first-data');
  if (element?.textContent) hydrate(queryClient, JSON.parse(element.textContent) as DehydratedState);
}

/** The answers in the cache as text for the document; `<` is escaped, since it stands inside a script element. */
export function firstDataOf(queryClient: QueryClient): string {
  return JSON.stringify(dehydrate(queryClient)).replaceAll('<', '\\u003c');
}
