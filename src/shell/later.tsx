import { lazy, Suspense } from 'react';
import { useAfterFirstPaint } from '../platform/after-first-paint';

const UpdateOffer = lazy(() => import('./update-offer'));
const PushQuestion = lazy(() => import('./push-question'));

/** What may come once the first screen stands: the offer of a new release, our question about messages. */
export function Later() {
  const isReady = useAfterFirstPaint();
  if (!isReady) return null;
  return (
    <Suspense>
      <UpdateOffer />
      <PushQuestion />
    </Suspense>
  );
}
