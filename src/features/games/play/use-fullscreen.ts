import { useHydrated } from '@tanstack/react-router';
import { type RefObject, useEffect, useState } from 'react';

/** Full screen of an element; null if the browser doesn't support it, as on an iPhone. */
export function useFullscreen(element: RefObject<HTMLElement | null>): { isOn: boolean; toggle: () => void } | null {
  const isHydrated = useHydrated();
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const follow = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  if (!isHydrated || !document.fullscreenEnabled) return null;
  const toggle = () => {
    // If the browser refuses, the page stays as it is.
    const change = document.fullscreenElement ? document.exitFullscreen() : element.current?.requestFullscreen();
    change?.catch(() => undefined);
  };
  return { isOn, toggle };
}
