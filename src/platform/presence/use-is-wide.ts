import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1100px)';

const media = () => globalThis.matchMedia(WIDE);

function subscribe(onChange: () => void): () => void {
  const asked = media();
  asked.addEventListener('change', onChange);
  return () => asked.removeEventListener('change', onChange);
}

/** Whether the window has room for the desktop menu. */
export function isWide(): boolean {
  return media().matches;
}

/** The same as a hook; the server's HTML contains both variants, because styles hide the one that doesn't fit. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => true);
}
