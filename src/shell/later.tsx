import { lazy, Suspense } from 'react';
import { useAfterFirstPaint } from '../platform/after-first-paint';

const InstallBanner = lazy(async () => ({ default: (await import('../features/install/install-banner')).InstallBanner }));
const UpdateOffer = lazy(() => import('./update-offer'));
const PushQuestion = lazy(() => import('./push-question'));
const PaymentWatch = lazy(() => import('../features/cashbox/payment-watch'));

/** What may come once the first screen stands: the offers of the app and of a new release, our question about messages. */
export function Later({ isPlaying }: { isPlaying: boolean }) {
  const isReady = useAfterFirstPaint();
  if (!isReady) return null;
  return (
    <Suspense>
      {!isPlaying && <InstallBanner />}
      <UpdateOffer />
      <PushQuestion />
      <PaymentWatch />
    </Suspense>
  );
}
