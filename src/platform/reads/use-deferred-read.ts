import { type DefaultError, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useAfterFirstPaint } from '../hydration/after-first-paint';
import { beside } from '../api/query';

/**
 * An answer of the shell's own, beside the page; undefined while it is not here. It is asked for once the first screen
 * stands, and no drawn page shows it: a part that the app takes over late begins as it was drawn.
 */
export function useDeferredRead<Data, Key extends QueryKey>(query: UseQueryOptions<Data, DefaultError, Data, Key>): Data | undefined {
  const isStanding = useAfterFirstPaint();
  const isHydrated = useHydrated();
  const { data } = useQuery({ ...beside(query), enabled: isStanding });
  return isHydrated ? data : undefined;
}
