import { useHydrated } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useAppContext } from '../context/app-context';

/** When the page was first rendered, epoch ms; for a server-rendered page, when the server rendered it. */
export function useStart(): number {
  const isHydrated = useHydrated();
  const { renderedAt } = useAppContext();
  const [start] = useState(() => (isHydrated ? Date.now() : renderedAt));
  return start;
}

/** The current time in epoch ms, updated every second; in server-rendered HTML the time of rendering, until it's hydrated. */
export function useNow(): number {
  const [now, setNow] = useState(useStart());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
