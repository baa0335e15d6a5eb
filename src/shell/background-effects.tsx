import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { getClientContext } from '#contract/calls/locale';
import { ask } from '../platform/api/client';
import { i18n } from '../platform/i18n';
import { useGeoWarning } from './prompts/geo-warning';
import { turnTitle } from './titles/idle-title';
import { scrollToHash } from './navigation/scroll-to-hash';
import { movePages } from './navigation/transitions';

/** Scrolls to the element of the address's hash, even if it appears late (ROUTE-054). */
function useHashScroll(): void {
  const router = useRouter();
  useEffect(() => {
    let stop = router.state.location.hash ? scrollToHash(router.state.location.hash) : () => undefined;
    const unsubscribe = router.subscribe('onRendered', ({ toLocation: { hash }, pathChanged, hashChanged }) => {
      if (!pathChanged && !hashChanged) return;
      stop();
      stop = hash ? scrollToHash(hash) : () => undefined;
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [router]);
}

/** Sets the page transition from the platform info; the default without a response (ROUTE-061). */
function useTransitions(): void {
  const router = useRouter();
  useEffect(() => {
    let name = 'slide-left';
    movePages(router, () => name);
    ask(getClientContext, {}, { retries: 0 }).then(
      ({ transitionName }) => void (name = transitionName),
      () => undefined,
    );
  }, [router]);
}

/** Invisible effects of a window, from its first screen on. */
export default function BackgroundEffects() {
  useHashScroll();
  useEffect(() => turnTitle(() => [i18n._('shell.idle.call')]), []);
  useTransitions();
  useGeoWarning();
  return null;
}
