import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1100px)';

const media = () => globalThis.matchMedia(WIDE);

function subscribe(onChange: () => void): () => void {
  const asked = media();
  asked.addEventListener('change', onChange);
  return () => asked.removeEventListener('change', onChange);
}

/** Whether the window has room for the menu of desktops. */
export function isWide(): boolean {
  return media().matches;
}

/** The same as a component reads it; what the server draws serves both, since styles hide what has no room. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => true);
}
