import type { RegisteredRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Loads the address's page if Back or Forward was pressed during hydration: the router listens only afterwards, so page and address would
 * differ.
 */
export function useAddressBeforeHydration(
  router: Pick<RegisteredRouter, 'history' | 'load'> & { state: Pick<RegisteredRouter['state'], 'location'> },
): void {
  useEffect(() => {
    const { maskedLocation, publicHref } = router.state.location;
    if (router.history.location.href !== (maskedLocation?.publicHref ?? publicHref)) void router.load();
  }, [router]);
}
