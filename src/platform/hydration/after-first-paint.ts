import { useEffect, useState } from 'react';
import { whenIdle } from '../when-idle';

/** False while the first screen is being shown, true once the browser is idle: for work that can wait. */
export function useAfterFirstPaint(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => whenIdle(() => setReady(true), 300), []);
  return isReady;
}
