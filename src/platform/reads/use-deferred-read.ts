import { type DefaultError, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useAfterFirstPaint } from '../hydration/after-first-paint';
import { beside } from '../api/query';

/**
 * Reads secondary data of the shell; undefined until it arrives. It's requested once the first screen is shown, and no server-rendered page
 * shows it: a part that hydrates late starts as it was rendered.
 */
export function useDeferredRead<Data, Key extends QueryKey>(query: UseQueryOptions<Data, DefaultError, Data, Key>): Data | undefined {
  const isStanding = useAfterFirstPaint();
  const isHydrated = useHydrated();
  const { data } = useQuery({ ...beside(query), enabled: isStanding });
  return isHydrated ? data : undefined;
}
