import type { RegisteredRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * A step through the history while the page was hydrating: the router listens only from then on, and the page would stay another than
 * the address's.
 */
export function useAddressBeforeHydration(
  router: Pick<RegisteredRouter, 'history' | 'load'> & { state: Pick<RegisteredRouter['state'], 'location'> },
): void {
  useEffect(() => {
    const { maskedLocation, publicHref } = router.state.location;
    if (router.history.location.href !== (maskedLocation?.publicHref ?? publicHref)) void router.load();
  }, [router]);
}
