import type { Rendered } from './render';

/**
 * Caches responses that no component on the page reads, and returns which of them are refetched when they're next shown: another page
 * would otherwise keep showing what was true before a write.
 */
export function staleReads({ queryClient }: Rendered, ...keys: (readonly unknown[])[]): () => boolean[] {
  for (const key of keys) queryClient.setQueryData(key, {});
  return () => keys.map((key) => queryClient.getQueryState(key)?.isInvalidated === true);
}
