import { lazy, Suspense } from 'react';
import { useAfterFirstPaint } from '../platform/after-first-paint';

const LaterParts = lazy(() => import('./later-parts'));

/** What may come once the first screen stands. */
export function Later({ isPlaying }: { isPlaying: boolean }) {
  return useAfterFirstPaint() && (
    <Suspense>
      <LaterParts isPlaying={isPlaying} />
    </Suspense>
  );
}
