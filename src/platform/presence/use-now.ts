import { useHydrated } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useAppContext } from '../context/app-context';

/** The instant at which a page began to be shown, epoch ms; for a drawn page that of its drawing. */
export function useStart(): number {
  const isHydrated = useHydrated();
  const { renderedAt } = useAppContext();
  const [start] = useState(() => (isHydrated ? Date.now() : renderedAt));
  return start;
}

/** The present instant in epoch ms, once a second; in a drawn page that of its drawing, until the page is the app's own. */
export function useNow(): number {
  const [now, setNow] = useState(useStart());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
